# Pravila za LINK. Što vrijedi i za druge igre, u rules.ftl je.

rules-link-lead = Riješi se svih karata prije drugih. A kad ti ostane samo jedna, vikni GONG!

## Dijeljenje

rules-link-deal-top = Gornja karta špila okrene se licem prema gore. Tako počinje hrpa.
rules-link-deal-joker = Je li to joker? Onda se vraća, špil se promiješa i okrene se druga karta.
rules-link-deal-all = Podijeljene su sve karte? Onda hrpe još nema, a tko počinje, smije igrati bilo koju kartu.
rules-link-deal-all-joker = Dok na hrpi nema nijedne karte s galaksijom, odgovara svaka karta. Ako su na njoj samo jokeri, a netko vuče, svi oni postaju novi špil.

## Ti si na redu

rules-link-turn-match = Igraj kartu koja odgovara gornjoj karti na hrpi: isti broj ili ista galaksija.
rules-link-match-top = Na vrhu hrpe
rules-link-match-family = Ista galaksija: može!
rules-link-match-number = Isti broj: može!
rules-link-match-none = Ni jedno ni drugo: ne može

## Vučenje

rules-link-draw = Vučenje karte
rules-link-draw-must = Ništa ne odgovara? Onda vuci jednu kartu. Ako imaš kartu koja odgovara, ne smiješ vući.
rules-link-draw-joker = Ako je joker jedina karta koju možeš igrati, biraj: igraj ga ili vuci.
rules-link-draw-play = Nova karta odgovara? Smiješ je odmah igrati.
rules-link-draw-keep = I novog jokera smiješ odmah igrati. Ako karta ne odgovara, ili je radije zadržiš, tvoj je potez gotov. U jednom potezu vučeš samo jednom, a poslije toga smiješ igrati samo novu kartu.
rules-link-draw-more = Nova karta bila je joker i već je na hrpi? Onda nastavi s kartama koje sad imaš: igraj bilo koju kartu koja odgovara, igraj još jednog jokera ili reci dalje.
rules-link-draw-when = To se događa tek kad netko mora vući. Gornja karta hrpe ostaje na svom mjestu.
rules-link-draw-nothing = Nema se više ni što miješati? Onda kažeš dalje i ne vučeš. Tada nema ni kaznene karte.

## GONG!

rules-link-gong = GONG!
rules-link-gong-say = Ostala ti je samo jedna karta? Reci GONG! Imaš vremena do svog sljedećeg poteza.
rules-link-gong-until = Točnije: do prve stvari koju napraviš u svom sljedećem potezu.
rules-link-gong-catch = Zaboravljeno? Čim sljedeći igrač odigra, bilo tko drugi smije reći GONG umjesto tebe. Onda vučeš jednu kaznenu kartu.
rules-link-gong-early = Poziv vrijedi tek kad netko drugi završi svoj potez. Prerano? Onda ne vrijedi, ali i ne košta nijednu kartu. Kad te jednom ulove, to je riješeno, čak i ako više nije bilo karte za vući.
rules-link-gong-nobody = Nitko nije primijetio? Baš imaš sreće! Igra ide dalje kao da ništa nije bilo.
rules-link-gong-over = S prvom stvari koju napraviš u svom sljedećem potezu to je zaboravljeno. Dotad još možeš reći GONG, a drugi te još mogu uloviti.
rules-link-gong-swap = Poslije zamjene imaš samo jednu kartu? I tada reci GONG. Opet imaš više karata? Onda ne trebaš. Ako ti joker zamijeni jednu kartu za jednu kartu, za tebe se ništa ne mijenja.
rules-link-gong-false = Ako nitko nije zaboravio, poziv ne vrijedi.
rules-link-gong-race = To je utrka: vrijedi poziv koji prvi stigne. Dok se čeka odgovor na jokera, čekaju i pozivi.
rules-link-gong-bots = Kad računala igraju samo međusobno, poslije svakog poteza pitamo ih redom, jedno po jedno.

## Joker

rules-link-joker-top = Ide ispod gornje karte na hrpi, pa i dalje treba odgovarati istoj karti. Ako tamo još nema karte s galaksijom, jokeru ne treba ništa odgovarati.
rules-link-joker-match = Joker ne mora odgovarati nijednoj karti, i nijedna karta ne mora odgovarati jokeru.

## Kraj

rules-link-end-win = Tko prvi ostane bez karata, pobjeđuje. Igra je odmah gotova.
rules-link-end-blocked = Ako svi redom kažu dalje, a nema se što vući, igra je gotova. Pobjeđuje tko ima najmanje karata. Ako ih je više s jednako malo, pobjeđuju zajedno.
rules-link-end-long = Nijedna igra ne traje vječno: poslije 1000 poteza je kraj, i opet pobjeđuje tko ima najmanje karata.

## Igra udvoje

rules-link-two = Igra udvoje
rules-link-two-swap = Udvoje joker uvijek mijenja tvoje karte s kartama drugog igrača.
rules-link-two-gong = Kad ti ostane jedna karta, dolazi samo jedan tuđi potez i već si opet na redu. Samo te tada može uloviti, dok nešto ne napraviš. Zato odmah reci GONG!

## Postavke

rules-link-options-draw = Vuci kad želiš: obično isključeno. Kad je uključeno, smiješ vući i ako imaš kartu koja odgovara. Poslije toga opet smiješ igrati samo novu kartu.
rules-link-options-false = Krivi GONG košta jednu kartu: obično isključeno. Kad je uključeno, tko bez razloga vikne GONG, vuče jednu kartu, najviše jednom u potezu.
