# Odabir igara i rezultati meča.

## Što se igra i koliko dugo

lobby-games = Što igramo?
lobby-turns = Više igara, jedna za drugom
set-series = Koliko dugo?
series-0 = koliko god želimo
series-best = tko dobije najviše od { $games }
series-next = Sljedeća igra: { $game }
settings-of = Postavke: { $game }
set-shown-card = Karta sa zadatkom
set-shown-card-discard = poslije ide na hrpu
set-shown-card-hand = ide u ruku
set-shown-card-long = Onda karata u ruci dolazi gotovo koliko i odlazi: takva igra može trajati jako dugo, najviše udvoje.
set-pack = Zadaci
set-pack-gone = { $name } (uklonjeno)
set-row-length = Žetona u punom nizu
set-row-length-sheet = 7, učetvero 5
set-row-length-kosmos = 7, 6 ili 5 za 2, 3 ili 4 igrača
set-row-length-three = Utroje za nizove od 7 treba baš svaki žeton. U jednoj igri od sedam prije ih nestane, pa pobjeđuje tko ih ima najviše. S nizovima od 6 nešto ostane.
set-alternative = Umjesto vučenja žeton boje koje imaš najmanje
set-alternative-one = smiješ uzeti jedan
set-alternative-all = smiješ uzeti sve
set-alternative-off = ne

## Rezultati

sheet-title = Rezultati
sheet-game = Igra { $number }: { $game }
sheet-won = pobjeda
sheet-wins = Pobjede
match-standing = { $number }. meč, najviše igara: { $games }
match-champion = { $name } osvaja meč!
match-champion-you = Osvajaš meč!
match-shared = Meč zajedno osvajaju: { $names }!
match-new = Novi meč
again-waiting = Čekamo ostale…
again-asked = { $names }: još jedna igra!
