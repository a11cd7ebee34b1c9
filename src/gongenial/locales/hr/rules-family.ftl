# Pravila za FAMILY. Što vrijedi i za druge igre, u rules.ftl je.

rules-family-lead = Traži karte od drugih i skupljaj cijele galaksije. Tko ih ima najviše, pobjeđuje!

## Traženje

rules-family-ask = Kako se traži karta
rules-family-ask-who = Od bilo kojeg igrača zatraži jednu kartu. Reci njezinu galaksiju i broj. Može i boja.
rules-family-ask-empty = Od igrača koji nema karata ne možeš tražiti.
rules-family-ask-own = Kartu smiješ tražiti samo ako u ruci imaš neku drugu kartu iste galaksije.
rules-family-ask-new = Ne možeš tražiti kartu koju već imaš. A joker ne pripada nijednoj galaksiji, pa se ne računa.
rules-family-example-hand = U tvojoj ruci
rules-family-example-yes = Imaš tu galaksiju: traži!
rules-family-example-none = Nemaš tu galaksiju: ne može
rules-family-example-own = Imaš već tu kartu: ne može

## Odgovor

rules-family-answer = Odgovor
rules-family-answer-yes = Igrač ima tu kartu? Sad je tvoja! I opet smiješ tražiti, od koga god želiš.
rules-family-answer-again = Tražiš dalje sve dok netko ne kaže ne.
rules-family-answer-no = Nema je? Onda vuci jednu kartu iz špila.
rules-family-answer-lucky = Izvučena je baš ona karta koju tražiš? Koja sreća! Smiješ opet tražiti.
rules-family-answer-other = Neka je druga karta? Onda je na redu sljedeći igrač.
rules-family-answer-next = Ide se u smjeru kazaljke na satu. Ako se više nema što vući, tvoj je potez isto gotov.
rules-family-answer-open = Svi čuju što tko traži i vide koja karta mijenja vlasnika. Zato dobro slušaj! Karta koju izvučeš tvoja je tajna. Pokažeš je samo ako je to ona koju tražiš.
rules-family-answer-cannot = Nemaš nijednu kartu s galaksijom ili nitko drugi nema karata? Onda ne možeš tražiti. Igraj jokera ili vuci kartu, a ako se nema što vući, reci dalje. Time je tvoj potez gotov. Samo poslije jokera ide dalje.

## Cijele galaksije

rules-family-whole = Cijele galaksije
rules-family-whole-lay = Imaš svih šest karata jedne galaksije? Stavi ih pred sebe, da ih svi vide.
rules-family-whole-once = To se radi odmah, čak i ako ti je svih šest podijeljeno na početku.
rules-family-whole-pile = U igri FAMILY nema hrpe: ništa se ne odbacuje. Zato, kad se špil potroši, novoga nema.

## Joker

rules-family-joker-back = Odigrani joker vraća se u špil, a špil se promiješa.
rules-family-joker-empty = Smiješ mijenjati i kad ti je joker zadnja karta. A smiješ odabrati i igrača koji nema nijednu kartu.
rules-family-joker-whole = Galaksije na stolu ostaju gdje jesu. Mijenjaju se samo karte u rukama.

## Kraj

rules-family-end-win = Pobjeđuje tko ima najviše galaksija.
rules-family-end-nine = Igra je gotova kad je svih devet galaksija na stolu.
rules-family-end-tie = Netko ima jednako mnogo galaksija kao ti? Onda pobjeđuje tko je prvi došao do tog broja.
rules-family-end-deal = Galaksije dobivene dijeljenjem računaju se igrač po igrač, od onoga koji počinje. Ako nitko nema nijednu galaksiju, svi pobjeđuju zajedno.
rules-family-end-long = Nijedna igra ne traje vječno: poslije 1000 poteza je kraj. Kraj je i kad u špilu više nema karata s galaksijom, a jako dugo nitko ne složi galaksiju: 30 poteza po igraču. I tada pobjeđuje tko ima najviše galaksija.

## Pošteno i po svom

rules-family-fair-leave = Ako tvoje mjesto nestane, tvoje galaksije ostaju na stolu, ali više ne možeš pobijediti.
rules-family-options-hand = Karte za svakoga: devet ili neki drugi broj od 5 naviše, dok karata ima dovoljno za sve. Udvoje u špilu ostaje barem 12 karata.
