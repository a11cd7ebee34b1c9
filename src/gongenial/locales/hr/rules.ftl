# Stranica s pravilima.

rules-title = Kako se igra LINK
rules-lead = Riješi se svih karata prije drugih. A kad ti ostane samo jedna, vikni GONG!
rules-contents = Na ovoj stranici
rules-ruling = naše pravilo
rules-ruling-why = Tiskana pravila ne kažu baš sve. Gdje vidiš ovu oznaku, odlučili smo mi.
rules-ids-why = Svako pravilo ima kratko ime, na primjer { $rule }. Ako za stolom dođe do spora, pogledaj ovdje.
rules-ids-label = Pravila: { $ids }

## Što ti treba

rules-need = Što ti treba
rules-need-players = Od dvoje do šestero igrača, od šest godina nadalje.
rules-need-families = Galaksija ima devet, a svaka ima svoje ime i svoju sliku. Karte jedne galaksije čine obitelj.
rules-need-xpheres = Svaka galaksija ima šest karata, od 1 do 6. Svaki broj ima svoju boju i svoj znak: svoju Xpheru.
rules-need-jokers = Tu su i dva GONG JOKERA. To je ukupno 56 karata.
rules-need-games = S ovim se kartama igraju tri igre: LINK, FAMILY i FIGHT. Ova je stranica o igri LINK.

## Dijeljenje

rules-deal = Dijeljenje
rules-deal-hand = Svatko dobije devet karata u ruku. Ostale karte leže licem prema dolje: to je špil.
rules-deal-top = Gornja karta špila okrene se licem prema gore. Tako počinje hrpa.
rules-deal-joker = Je li to joker? Onda se vraća, špil se promiješa i okrene se druga karta.
rules-deal-all = Podijeljene su sve karte? Onda hrpe još nema, a tko počinje, smije igrati bilo koju kartu.
rules-deal-all-joker = Dok na hrpi nema nijedne karte s galaksijom, odgovara svaka karta. Ako su na njoj samo jokeri, a netko vuče, svi oni postaju novi špil.
rules-deal-starter = Prvu igru počinje najmlađi igrač. Igra se redom u smjeru kazaljke na satu. Sljedeću igru počinje sljedeći igrač.
rules-deal-lot = Zaslon ne vidi tko je najmlađi. Tko otvori stol, može označiti to mjesto. Inače odlučuje ždrijeb, i svi vide tko počinje.

## Ti si na redu

rules-turn = Ti si na redu
rules-turn-match = Igraj kartu koja odgovara gornjoj karti na hrpi: isti broj ili ista galaksija.
rules-match-top = Na vrhu hrpe
rules-match-family = Ista galaksija: može!
rules-match-number = Isti broj: može!
rules-match-none = Ni jedno ni drugo: ne može

## Vučenje

rules-draw = Vučenje karte
rules-draw-must = Ništa ne odgovara? Onda vuci jednu kartu. Ako imaš kartu koja odgovara, ne smiješ vući.
rules-draw-joker = Ako je joker jedina karta koju možeš igrati, biraj: igraj ga ili vuci.
rules-draw-play = Nova karta odgovara? Smiješ je odmah igrati.
rules-draw-keep = I novog jokera smiješ odmah igrati. Ako karta ne odgovara, ili je radije zadržiš, tvoj je potez gotov. U jednom potezu vučeš samo jednom, a poslije toga smiješ igrati samo novu kartu.
rules-draw-more = Nova karta bila je joker i već je na hrpi? Onda nastavi s kartama koje sad imaš: igraj bilo koju kartu koja odgovara, igraj još jednog jokera ili reci dalje.
rules-draw-empty = Nema više špila? Karte s hrpe se promiješaju i postaju novi špil.
rules-draw-when = To se događa tek kad netko mora vući. Gornja karta hrpe ostaje na svom mjestu.
rules-draw-nothing = Nema se više ni što miješati? Onda kažeš dalje i ne vučeš. Tada nema ni kaznene karte.

## GONG!

rules-gong = GONG!
rules-gong-say = Ostala ti je samo jedna karta? Reci GONG! Imaš vremena do svog sljedećeg poteza.
rules-gong-until = Točnije: do prve stvari koju napraviš u svom sljedećem potezu.
rules-gong-catch = Zaboravljeno? Čim sljedeći igrač odigra, bilo tko drugi smije reći GONG umjesto tebe. Onda vučeš jednu kaznenu kartu.
rules-gong-early = Poziv vrijedi tek kad netko drugi završi svoj potez. Prerano? Onda ne vrijedi, ali i ne košta nijednu kartu. Kad te jednom ulove, to je riješeno, čak i ako više nije bilo karte za vući.
rules-gong-nobody = Nitko nije primijetio? Baš imaš sreće! Igra ide dalje kao da ništa nije bilo.
rules-gong-over = S prvom stvari koju napraviš u svom sljedećem potezu to je zaboravljeno. Dotad još možeš reći GONG, a drugi te još mogu uloviti.
rules-gong-swap = Poslije zamjene imaš samo jednu kartu? I tada reci GONG. Opet imaš više karata? Onda ne trebaš. Ako ti joker zamijeni jednu kartu za jednu kartu, za tebe se ništa ne mijenja.
rules-gong-false = Ako nitko nije zaboravio, poziv ne vrijedi.
rules-gong-race = To je utrka: vrijedi poziv koji prvi stigne.
rules-gong-bots = Kad računala igraju samo međusobno, poslije svakog poteza pitamo ih redom, jedno po jedno.

## Joker

rules-joker = GONG JOKER
rules-joker-swap = Kad si na redu, smiješ igrati jokera. Odaberi drugog igrača i s njim zamijeni sve karte!
rules-joker-under = Poslije toga joker više nije u ruci, nego među odigranim kartama.
rules-joker-top = Ide ispod gornje karte na hrpi, pa i dalje treba odgovarati istoj karti. Ako tamo još nema karte s galaksijom, jokeru ne treba ništa odgovarati.
rules-joker-again = Onda smiješ opet igrati.
rules-joker-same = To je još uvijek isti potez, sad s tvojim novim kartama. Smiješ čak igrati i drugog jokera.
rules-joker-cancel = I odabrani igrač ima jokera? Smije ga igrati i spriječiti zamjenu. Oba jokera odlaze, a sad je taj igrač na redu.
rules-joker-round = Odatle se igra dalje u smjeru kazaljke na satu.
rules-joker-ask = Odabranog igrača uvijek pitamo, imao jokera ili ne, a odgovor uvijek stiže poslije 4 sekunde. Tako nitko ne zna tko ga ima. Dotad svi drugi čekaju, i s GONG-om. Samo kad svi vide da drugog jokera više nema u igri, ne pitamo.
rules-joker-match = Joker ne mora odgovarati nijednoj karti, i nijedna karta ne mora odgovarati jokeru.
rules-joker-last = Joker ti je zadnja karta? Igraj ga i odmah pobjeđuješ, bez zamjene. Ako zadnjom kartom spriječiš zamjenu, isto pobjeđuješ.

## Kraj

rules-end = Tko pobjeđuje?
rules-end-win = Tko prvi ostane bez karata, pobjeđuje. Igra je odmah gotova.
rules-end-blocked = Ako svi redom kažu dalje, a nema se što vući, igra je gotova. Pobjeđuje tko ima najmanje karata. Ako ih je više s jednako malo, pobjeđuju zajedno.
rules-end-long = Nijedna igra ne traje vječno: poslije 1000 poteza je kraj, i opet pobjeđuje tko ima najmanje karata.

## Igra udvoje

rules-two = Igra udvoje
rules-two-swap = Udvoje joker uvijek mijenja tvoje karte s kartama drugog igrača.
rules-two-gong = Kad ti ostane jedna karta, dolazi samo jedan tuđi potez i već si opet na redu. Samo te tada može uloviti, dok nešto ne napraviš. Zato odmah reci GONG!

## Pošteno

rules-fair = Pošteno
rules-fair-secret = Nitko ne sazna ono što ne smije vidjeti: ni tuđe karte ni poredak špila. To vrijedi i za one koji samo gledaju.
rules-fair-open = Kad je igra gotova, svi vide sve karte.
rules-fair-cards = Svaka je karta u igri uvijek negdje, i to samo jednom.
rules-fair-leave = Moraš ići? Možeš otići kad god želiš. Tvoje karte preuzima bot ili tvoje mjesto nestaje, kako je stol namješten.
rules-fair-choice = Ako odeš dok te nešto pitamo, to znači ne. Ako tvoje mjesto nestane, tvoje se karte umiješaju u špil. Drugima se red ne mijenja. Zadnji koji ostane, pobjeđuje.

## Postavke

rules-options = Igraj po svom
rules-options-lead = Tko otvori stol, može promijeniti ovo:
rules-options-jokers = Jokeri: dva ili nijedan.
rules-options-hand = Karte za svakoga: devet ili neki drugi broj od 5 naviše, dok karata ima dovoljno za sve.
rules-options-draw = Vuci kad želiš: obično isključeno. Kad je uključeno, smiješ vući i ako imaš kartu koja odgovara. Poslije toga opet smiješ igrati samo novu kartu.
rules-options-false = Krivi GONG košta jednu kartu: obično isključeno. Kad je uključeno, tko bez razloga vikne GONG, vuče jednu kartu, najviše jednom u potezu.
rules-options-leaver = Kad netko ode: preuzima bot ili mjesto nestaje.
