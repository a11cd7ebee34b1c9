# Što je pravilima svih igara zajedničko.

rules-title = Kako se igra { $game }
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
rules-need-games = S ovim se kartama igraju tri igre: LINK, FAMILY i FIGHT.

## Dijeljenje

rules-deal = Dijeljenje
rules-deal-hand = Svatko dobije devet karata u ruku. Ostale karte leže licem prema dolje: to je špil.
rules-deal-starter = Prvu igru počinje najmlađi igrač. Igra se redom u smjeru kazaljke na satu. Sljedeću igru počinje sljedeći igrač.
rules-deal-lot = Zaslon ne vidi tko je najmlađi. Tko otvori stol, može označiti to mjesto. Inače odlučuje ždrijeb, i svi vide tko počinje.

## Ti si na redu

rules-turn = Ti si na redu

## Vučenje

rules-draw-empty = Nema više špila? Karte s hrpe se promiješaju i postaju novi špil.

## Joker

rules-joker = GONG JOKER
rules-joker-swap = Kad si na redu, smiješ igrati jokera. Odaberi drugog igrača i s njim zamijeni sve karte!
rules-joker-under = Poslije toga joker više nije u ruci, nego među odigranim kartama.
rules-joker-again = Onda smiješ opet igrati.
rules-joker-same = To je još uvijek isti potez, sad s tvojim novim kartama. Smiješ čak igrati i drugog jokera.
rules-joker-cancel = I odabrani igrač ima jokera? Smije ga igrati i spriječiti zamjenu. Oba jokera odlaze, a sad je taj igrač na redu.
rules-joker-round = Odatle se igra dalje u smjeru kazaljke na satu.
rules-joker-ask = Odabranog igrača uvijek pitamo, imao jokera ili ne, a odgovor uvijek stiže poslije 4 sekunde. Tako nitko ne zna tko ga ima. Dotad svi drugi čekaju. Samo kad svi vide da drugog jokera više nema u igri, ne pitamo.
rules-joker-ask-shared = Ide li jedan uređaj iz ruke u ruku? Onda joker čeka: odabrani igrač uzme uređaj, imao jokera ili ne, i mora odgovoriti. Trenutak poslije odgovor vrijedi.
rules-joker-last = Joker ti je zadnja karta? Igraj ga i odmah pobjeđuješ, bez zamjene. Ako zadnjom kartom spriječiš zamjenu, isto pobjeđuješ.

## Kraj

rules-end = Tko pobjeđuje?

## Pošteno

rules-fair = Pošteno
rules-fair-secret = Nitko ne sazna ono što ne smije vidjeti: ni tuđe karte ni poredak špila. To vrijedi i za one koji samo gledaju.
rules-fair-open = Kad je igra gotova, svi vide sve karte.
rules-fair-cards = Svaka je karta u igri uvijek negdje, i to samo jednom.
rules-fair-leave = Moraš ići? Možeš otići kad god želiš. Umjesto tebe igra bot ili tvoje mjesto nestaje, kako je stol namješten.
rules-fair-choice = Ako odeš dok te nešto pitamo, to znači ne. Ako tvoje mjesto nestane, tvoje se karte umiješaju u špil. Drugima se red ne mijenja. Zadnji koji ostane, pobjeđuje.

## Postavke

rules-options = Igraj po svom
rules-options-lead = Tko otvori stol, može promijeniti ovo:
rules-options-jokers = Jokeri: dva ili nijedan.
rules-options-hand = Karte za svakoga: devet ili neki drugi broj od 5 naviše, dok karata ima dovoljno za sve.
rules-options-leaver = Kad netko ode: preuzima bot ili mjesto nestaje.
