# Stranica o projektu.

about-title = O Gongenialu
about-lead = Gongenial je stol za obiteljske igre u tvom pregledniku: s prijateljima, s botovima, bez računa. Ovdje su četiri igre: GONG LINK, FAMILY i FIGHT, a tu je i Einfach Genial, igra skupljanja.
about-games = Čije su ovo igre
about-games-gong = GONG, Game Of Nine Galaxies, kartaška je igra koju je napravio Galaxy Gamers.
about-games-genial = Совершенно гениально izdaje Hobby World. To je igra Einfach Genial, koju je smislio Reiner Knizia, a izdaje Kosmos. U našem imenu ima pomalo od obiju igara.
about-games-real = Najljepše ćeš zahvaliti onima koji su ih napravili ako nabaviš prave igre!
about-independent = Radimo samostalno
about-independent-text = Gongenial je neovisan projekt. Galaxy Gamers, Hobby World, Kosmos i Reiner Knizia nemaju ništa s njim: nisu ga ni napravili, ni naručili, ni pregledali. Imena igara pripadaju svojim vlasnicima.
about-independent-ours = Pravila su ispričana našim riječima, a i sve su slike naše.
about-licences = Licence
about-licences-code = Program je slobodan: svatko ga smije koristiti, mijenjati i dijeliti pod licencom Apache 2.0.
about-licences-fonts = Slova na stranici i na kartama dolaze iz slobodnih fontova ({ $fonts }) pod licencom SIL Open Font License 1.1.
about-privacy = Što znamo o tebi
about-privacy-account = Gotovo ništa. Nema računa, nema lozinke, nema reklama i nitko te ne prati.
about-privacy-cookie = Jedan kolačić pamti koje je mjesto tvoje, da ga nađeš i poslije stanke. Tvoj preglednik pamti i tvoj jezik, tvoje postavke i zadatke koje je već pokazao.
about-privacy-name = Ime koje odabereš vide svi za stolom. Ne mora biti tvoje pravo ime.
about-privacy-games = Računalo na kojem je stol sprema imena i poteze svake igre, da se igra može nastaviti poslije prekida. Sprema i tablice rezultata: tko ima poveznicu na jednu, može je čitati i u nju pisati.
about-privacy-secret = Tuđe karte nisu samo pokrivene: uopće se ne šalju k tebi. Zato nitko ne može viriti, ma koliko se trudio.
