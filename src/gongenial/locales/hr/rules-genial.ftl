# Pravila igre skupljanja. Što vrijedi i za druge igre, u rules.ftl je.

rules-genial-lead = Einfach Genial, igra skupljanja: vuci žetone, stani na vrijeme i popuni po jedan niz u svakoj od šest boja. Samo nemoj pretjerati!

## Što ti treba

rules-genial-need-tokens = 126 žetona u šest boja, po 21 od svake.
rules-genial-need-players = Od dvoje do četvero igrača.

## Priprema

rules-genial-deal = Priprema
rules-genial-deal-reserve = Okreni sve žetone licem prema dolje i promiješaj ih: to je zaliha. Tri žetona stavi licem prema gore u sredinu.

## Ti si na redu

rules-genial-turn-draw = Izvuci žeton iz zalihe i stavi ga licem prema gore u svoju zonu. Mogu se dogoditi tri stvari:
rules-genial-turn-match = Pogodak: te boje ima u sredini, a u tvojoj je zoni još nije bilo. Bravo! Sad biraj: vuci dalje ili uzmi.
rules-genial-turn-miss = Promašaj: te boje nema u sredini. Tvoj je potez gotov. Sve iz tvoje zone ide u sredinu, i novi žeton.
rules-genial-turn-clash = Sudar: te boje već ima u tvojoj zoni. Tvoj je potez gotov, i opet sve ide u sredinu.
rules-genial-example-centre = Sredina
rules-genial-example-zone = Tvoja zona
rules-genial-example-new = novi
rules-genial-example-match = Pogodak!
rules-genial-example-miss = Promašaj
rules-genial-example-clash = Sudar

## Uzimanje

rules-genial-take = Uzimanje
rules-genial-take-all = Poslije pogotka smiješ uzeti. Dobivaš sve iz svoje zone, a iz sredine svaki žeton koji ima jednu od tih boja.
rules-genial-take-safe = Složi žetone u svoju zbirku, po bojama. Tamo su sigurni do kraja igre.
rules-genial-take-over = Onda je tvoj potez gotov, osim ako imaš pravo na dodatni potez.

## Dodatni potezi

rules-genial-bonus = Dodatni potezi
rules-genial-bonus-line = Sedam žetona jedne boje čini pun niz. Kad vas je četvero, dovoljno je pet. Za pun niz odmah dobivaš dodatni potez: opet vučeš, i sve ide kao i inače.
rules-genial-bonus-once = Svaki niz daje jedan dodatni potez, i to samo jednom u igri. Dva niza u jednom potezu daju dva.
rules-genial-bonus-miss = Promašaj završava samo taj dodatni potez. Ako te čeka još jedan, svejedno ga igraš.
rules-genial-bonus-more = Više žetona nego što stane u niz? Na kraju tvog poteza vraćaju se u zalihu i umiješaju se.
rules-genial-bonus-end = To jest poslije zadnjeg od tvojih dodatnih poteza.

## Drugi potez

rules-genial-other = Drugi potez
rules-genial-other-when = Ima li boja koje imaš manje nego bilo koje druge? I ima li je u sredini? Onda umjesto vučenja smiješ odigrati drugi potez.
rules-genial-other-one = Uzmi jedan žeton te boje iz sredine. Onda je tvoj potez gotov. Ako je time niz pun, prije toga igraš dodatni potez.
rules-genial-other-start = To smiješ samo na samom početku svog poteza, a ne u dodatnom potezu. Tiskana pravila koja imamo ovdje se prekidaju u pola, pa smo ostalo odlučili mi.

## Kraj

rules-genial-end-win = Tko prvi ima pune nizove u svih šest boja, pobjeđuje. Igra je odmah gotova.
rules-genial-end-others = Ostala mjesta: više žetona je bolje. Jednako ih je? Onda gledamo boju koje svatko ima najmanje, i tko je ima više, ispred je.
rules-genial-end-empty = Zaliha je prazna? Poslije pogotka moraš uzeti. Na početku poteza ostaje ti samo drugi potez. Ne ide? Onda je igra gotova, a pobjeđuje tko ima najviše žetona.
rules-genial-end-bonus = Dodatni potez u kojem se nema što vući propada.
rules-genial-end-three = Utroje s nizovima od 7 treba vam svaki žeton iz kutije. Zato igra lako završi ovako: otprilike jedna od sedam. S kraćim nizovima to se gotovo nikad ne dogodi.
rules-genial-end-long = Nijedna igra ne traje vječno: poslije 1000 poteza je kraj, i opet pobjeđuje tko ima najviše žetona.

## Pošteno

rules-genial-fair-secret = Nitko ne može vidjeti koji je žeton sljedeći: ni ti, ni botovi, ni oni koji samo gledaju.
rules-genial-fair-open = Kad je igra gotova, tajni više nema.
rules-genial-fair-tokens = Svaki je od 126 žetona uvijek negdje, i to samo jednom.
rules-genial-fair-seat = Ako tvoje mjesto nestane, žetoni iz tvoje zone idu u sredinu, a tvoja zbirka u zalihu. Drugima se red ne mijenja. Zadnji koji ostane, pobjeđuje.

## Postavke

rules-genial-options-line = Koliko je dug niz? Sedam žetona, a učetvero pet. Ili kao u njemačkoj kutiji: sedam, šest ili pet žetona za dvoje, troje ili četvero.
rules-genial-options-other = Drugi potez: uzmeš jedan žeton ili sve te boje. Ili igrate bez toga.
