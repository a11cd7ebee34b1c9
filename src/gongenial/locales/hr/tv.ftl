# Stol na velikom zaslonu: televizor u sobi, a mobiteli su ruke.

## Koji stol

tv-title = Stol na velikom zaslonu
tv-lead = Ovdje svi vide stol. Karte u ruci svatko tajno drži na svom mobitelu.
tv-open = Otvori stol
tv-or = Ili pokaži stol koji je već otvoren:
tv-show = Pokaži

## Sam zaslon

tv-sound = Pritisni bilo koju tipku za zvuk
tv-full = Preko cijelog zaslona
tv-small = Natrag u prozor
tv-cut = Nema veze. Zaslon se sam pokušava ponovno spojiti…
tv-back = Veza je opet tu!

## Stol

tv-join = Skeniraj i igraj!
tv-first = Tko prvi sjedne, domaćin je i pokreće igru na svom mobitelu.
tv-host-starts = { $name } pokreće igru na mobitelu.
tv-corner = Igraj ili gledaj
tv-left = Igrači lijevo
tv-right = Igrači desno
tv-again = Još jedna igra? Na mobitelu dodirni „Igraj opet“!
