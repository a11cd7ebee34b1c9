# Pravila za FIGHT. Što vrijedi i za druge igre, u rules.ftl je.

rules-fight-lead = Okreni kartu, izvrši zadatak i riješi se karata. Nemaš više nijednu? Pobjeda je tvoja!

## Ti si na redu

rules-fight-turn-draw = Vuci kartu iz špila i pokaži je svima. Njezin ti broj donosi zadatak.
rules-fight-code-yellow = Žuti kôd: dvoboj
rules-fight-code-red = Crveni kôd: malus
rules-fight-code-blue = Plavi kôd: bonus
rules-fight-turn-code = Tiskane karte imaju QR kôd u jednoj od tih triju boja. Skeniraj ga mobitelom i vidjet ćeš zadatak. Ili odaberi vrstu zadatka na početnoj stranici Galaxy Gamersa.
rules-fight-turn-here = Ovdje ti mobitel ne treba: zadatak ti pokaže stol. Zadatke smo smislili mi. Zadaci svake boje su promiješani, i nijedan se ne vraća dok ne prođu svi.
rules-fight-turn-discard = Kad je zadatak gotov, karta ide na hrpu. Ne ostaje tebi.
rules-fight-turn-joker = Izvučen je joker? On nema zadatka. Ide u tvoju ruku, a tvoj je potez gotov. Ako želiš igrati jokera, igraj ga prije vučenja.

## Špil

rules-fight-stock = Nema više špila
rules-fight-stock-when = To se događa tek kad netko mora vući. Nema se više ni što miješati? Onda kažeš dalje. A ako zadatak kaže vuci, vučeš koliko karata ima.
rules-fight-stock-all = Podijeljene su sve karte? Onda svatko stavi svoje karte pred sebe, licem prema dolje.
rules-fight-stock-own = Kad si na redu, tada okreneš jednu svoju kartu, uzetu nasumce, i izvršiš njezin zadatak. Dok nije gotov, karta je još tvoja. Onda ide na hrpu, ako je još imaš. Tako ide do kraja igre, a hrpa se ne miješa.

## Zadaci

rules-fight-tasks = Zadaci
rules-fight-tasks-kinds = Ima zadataka u kojima daješ karte, uzimaš ih, odlažeš, vučeš ili se suočiš s drugim igračem.
rules-fight-tasks-choose = Karte koje daješ ili odlažeš biraš ti. Odložene karte idu na hrpu licem prema gore, i više nisu tvoje. Karte koje uzimaš, uzimaš bez gledanja.
rules-fight-tasks-more = Četiri vrste zadataka dodali smo mi: propusti potez, igraj opet (samo jednom u potezu), biraj između dvije stvari i pogledaj nečije karte.
rules-fight-tasks-few = Nemaš dovoljno karata za zadatak? Onda napravi koliko možeš.

## Dvoboji

rules-fight-duel = Licem u lice
rules-fight-duel-fair = U dvoboju vrijedi ono što sami odaberete: računalo nikad ne baca kocku. Svatko bira potajno, a onda se sve pokaže odjednom.
rules-fight-duel-highest = Najjača karta: svatko stavi jednu kartu licem prema dolje. Veći broj pobjeđuje. Poslije se karte vraćaju u ruke.
rules-fight-duel-signs = Znakovi: odaberi sunce, mjesec ili komet.
rules-fight-sign-sun = Sunce sprži komet
rules-fight-sign-comet = Komet udari u mjesec
rules-fight-sign-moon = Mjesec zakloni sunce
rules-fight-duel-guess = Pogađanje: jedan igrač odabere kartu, a drugi pogađa njezin broj, galaksiju ili boju kôda. Tko pogodi, pobjeđuje.
rules-fight-duel-tie = Neriješeno? Zadatak kaže tko tada pobjeđuje. Katkad nitko.
rules-fight-duel-real = Igrate za pravim stolom? Onda dvoboj može biti i malo natjecanje, na primjer tko će se prvi nasmijati.

## Joker

rules-fight-joker-duel = U dvoboju joker vrijedi 0 i nema ni galaksije ni boje. Ako ga daš ili odložiš, ne dogodi se ništa drugo.

## Kraj

rules-fight-end-win = Tko prvi ostane bez karata, pobjeđuje.
rules-fight-end-when = Gleda se kad je cijeli zadatak gotov. Više igrača nema karata? Onda pobjeđuje igrač koji je na redu, a inače sljedeći u smjeru kazaljke na satu.
rules-fight-end-long = Nijedna igra ne traje vječno: poslije 1000 poteza je kraj. Pobjeđuje tko ima najmanje karata. Ako ih je više s jednako malo, pobjeđuju zajedno.

## Pošteno i po svom

rules-fight-fair-secret = Što odabereš u dvoboju, ostaje tajna dok ne odaberu svi. I nitko ne zna koji je zadatak sljedeći.
rules-fight-fair-leave = Ako si na redu, a tvoje mjesto nestane, tvoj je zadatak gotov. Tuđi zadaci idu dalje bez tebe, a dvoboj s tobom nema pobjednika.
rules-fight-options-shown = Karta koju pokažeš: obično ide na hrpu poslije zadatka. A može i ovako: uzmeš je u ruku prije zadatka. Tada igra traje mnogo dulje.
rules-fight-options-pack = Zadaci: naši ili neki drugi koje je netko napisao.
