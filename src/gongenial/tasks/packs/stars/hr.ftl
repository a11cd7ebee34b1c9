# Zadaci iz paketa. Svaki kaže igraču na redu sve što njegov program radi, riječima za dijete od šest godina.

pack-title = Među zvijezdama
pack-about = Rakete, pospani kometi i mrzovoljni izvanzemaljac: zadaci za sve od šest godina.

## Žuto: dvoboj

task-bright-star = Odaberi protivnika. Oboje potajno birate po jednu kartu. Veći broj pobjeđuje, a pobjednik odlaže jednu kartu.
    .title = Najsjajnija zvijezda
task-star-tug = Igraj protiv igrača s lijeve strane. Oboje potajno birate po jednu kartu. Veći broj pobjeđuje, a pobjednik daje drugome jednu kartu.
    .title = Zvjezdano potezanje konopa
task-giant-wrestling = Igraj protiv onoga od ostalih koji ima najmanje karata. Oboje potajno birate po jednu kartu. Veći broj pobjeđuje; ako su jednaki, pobjeđuješ ti. Tko izgubi, vuče kartu, a pobjednik jednu odlaže.
    .title = Hrvanje s divom
task-photon-race = Igraj protiv igrača s desne strane. Oboje potajno birate po jednu kartu. Veći broj pobjeđuje; ako su jednaki, pobjeđuješ ti. Pobjednik odlaže jednu kartu.
    .title = Utrka brzinom svjetlosti
task-sun-moon-comet = Odaberi protivnika. Oboje potajno birate sunce, mjesec ili komet. Pobjednik odlaže jednu kartu.
    .title = Sunce, mjesec, komet
task-sky-duel = Odaberi protivnika. Oboje potajno birate sunce, mjesec ili komet. Ako je znak isti, pobjeđuješ ti. Pobjednik daje drugome jednu kartu.
    .title = Dvoboj na nebu
task-robot-boxing = Igraj protiv igrača s lijeve strane. Oboje potajno birate sunce, mjesec ili komet. Pobjednik odlaže jednu kartu.
    .title = Boks robota
task-sleepy-comet = Igraj protiv igrača s desne strane. Oboje potajno birate sunce, mjesec ili komet. Tko izgubi, zaspi i propušta potez.
    .title = Pospani komet
task-alien-dance = Igraj protiv onoga od ostalih koji ima najviše karata. Oboje potajno birate sunce, mjesec ili komet. Ako je znak isti, pobjeđuje protivnik. Pobjednik daje drugome dvije karte.
    .title = Ples izvanzemaljaca
task-hide-and-seek = Odaberi protivnika, koji će sakriti jednu kartu. Pogađaj njezinu boju: žuta, crvena ili plava. Ako pogodiš, odlažeš jednu kartu. Ako ne, odlaže je protivnik.
    .title = Skrivača
task-secret-crater = Sakrij jednu kartu. Igrač s lijeve strane pogađa njezinu boju: žuta, crvena ili plava. Tko pobijedi, daje drugome jednu kartu.
    .title = Tajni krater
task-mind-reader = Odaberi protivnika, koji će sakriti jednu kartu. Pogađaj njezin broj. Ako pogodiš, odlažeš jednu kartu. Ako ne, odlaže je protivnik.
    .title = Čitanje misli
task-number-planet = Sakrij jednu kartu. Igrač s desne strane pogađa njezin broj. Ako ne pogodi, ti odlažeš jednu kartu. Ako pogodi, odlaže je on ili ona.
    .title = Planet brojeva
task-lost-galaxy = Odaberi protivnika i sakrij jednu kartu. Protivnik pogađa njezinu galaksiju. Tko pobijedi, odlaže jednu kartu, a drugi jednu vuče.
    .title = Izgubljena galaksija
task-galaxy-quiz = Odaberi protivnika i pogledaj mu dvije karte. Onda protivnik sakrije jednu kartu, a ti pogađaš njezinu galaksiju. Pobjednik odlaže jednu kartu.
    .title = Kviz o galaksijama
task-rocket-race = Igraj protiv onoga od ostalih koji ima najviše karata. Oboje potajno birate po jednu kartu. Veći broj pobjeđuje; ako su jednaki, pobjeđuje protivnik. Tko izgubi, uzima drugome jednu kartu bez gledanja.
    .title = Utrka raketa

## Crveno: malus

task-space-dust = Apćiha! Svemirska prašina! Vuci jednu kartu.
    .title = Svemirska prašina
task-comet-tail = Evo te u repu kometa. Vuci dvije karte.
    .title = U repu kometa
task-long-nap = Zzz… Zaspiš u svojoj raketi i propuštaš sljedeći potez.
    .title = Dugo spavanje
task-sticky-stars = Ruke su ti ljepljive od zvijezda. Odaberi igrača i uzmi mu jednu kartu bez gledanja.
    .title = Ljepljive zvijezde
task-heavy-backpack = Nosiš nešto za onoga od ostalih koji ima najviše karata: uzmi mu dvije karte bez gledanja.
    .title = Teški ruksak
task-space-post = Stigla ti je pošta! Igrač s lijeve strane daje ti jednu kartu.
    .title = Svemirska pošta
task-flying-socks = Leti čarapa! Igrač s desne strane daje ti jednu kartu. Ali smiješ pogledati još jednu njegovu kartu.
    .title = Leteće čarape
task-star-rain = Pada kiša zvijezda! Svi vuku po jednu kartu, i ti.
    .title = Zvjezdana kiša
task-leaky-rocket = Raketa ti je probušena! Odloži jednu kartu, a onda vuci dvije.
    .title = Probušena raketa
task-fork-in-space = Kamo letiš? Vuci jednu kartu ili propusti sljedeći potez.
    .title = Raskrižje u svemiru
    .one = Vuci jednu kartu
    .two = Propusti potez
task-party-without-you = Svi su na zabavi, samo ti pereš zube. Igrač s lijeve i igrač s desne strane odlažu po jednu kartu.
    .title = Zabava bez tebe
task-kind-neighbours = Susjedi ti nešto nose! Igrač s lijeve i igrač s desne strane daju ti po jednu kartu.
    .title = Ljubazni susjedi
task-meteor-trouble = Meteor! Igraj sunce, mjesec, komet protiv igrača s lijeve strane. Ako je znak isti, gubiš ti. Tko izgubi, vuče jednu kartu.
    .title = Nevolja s meteorom
task-grumpy-alien = Onaj od ostalih koji ima najviše karata sakrije jednu kartu. Pogađaj njezinu boju: žuta, crvena ili plava. Ako ne pogodiš, vučeš jednu kartu. Ako pogodiš, vuče protivnik.
    .title = Mrzovoljni izvanzemaljac
task-little-helper = Pomažeš onome od ostalih koji ima najmanje karata: dobivaš od njega jednu kartu.
    .title = Mali pomoćnik
task-moon-toll = Mjesec traži cestarinu! Vuci dvije karte, ili bez gledanja uzmi po jednu kartu igraču s lijeve i igraču s desne strane.
    .title = Mjesečeva cestarina
    .one = Vuci dvije karte
    .two = Uzmi lijevo i desno

## Plavo: bonus

task-star-gift = Dar! Odaberi igrača i daj mu jednu kartu.
    .title = Zvjezdani dar
task-shooting-star = Zvijezda padalica! Odloži jednu kartu i igraj opet.
    .title = Zvijezda padalica
task-twin-stars = Dvije zvijezde svjetlucaju za tebe: odloži dvije karte.
    .title = Zvijezde blizanke
task-three-wishes = Imaš tri želje! Odloži tri karte.
    .title = Tri želje
task-turbo-rocket = Turbo! Igraš opet.
    .title = Turbo raketa
task-galaxy-mail = Pošalji svoja pisma! Daj jednu kartu igraču s lijeve strane i jednu igraču s desne.
    .title = Galaktička pošta
task-telescope = Odaberi igrača i teleskopom mu pogledaj dvije karte. Onda mu daj jednu svoju.
    .title = Teleskop
task-star-fairy = Zvjezdana vila pita: želiš li odložiti dvije karte ili dati dvije karte nekom igraču?
    .title = Zvjezdana vila
    .one = Odloži dvije karte
    .two = Daj dvije karte
task-sleepy-dust = Odloži jednu kartu. Onda odaberi igrača za svoj prah za spavanje: propušta jedan potez.
    .title = Prah za spavanje
task-space-picnic = Piknik na mjesecu! Svi odlažu po jednu kartu, i ti.
    .title = Piknik na mjesecu
task-star-carousel = Ukrcaj na vrtuljak! Redom svatko daje jednu kartu igraču sa svoje lijeve strane. Ti počinješ.
    .title = Zvjezdani vrtuljak
task-robin-moon = Onaj od ostalih koji ima najviše karata odlaže jednu kartu, a ti dvije.
    .title = Robin Mjesec
task-sneaky-swap = Odaberi igrača. Uzmi mu jednu kartu bez gledanja, a onda mu daj dvije svoje.
    .title = Lukava zamjena
task-golden-fork = Kojim zlatnim putem? Odloži jednu kartu i igraj opet, ili odloži dvije karte.
    .title = Zlatno raskrižje
    .one = Odloži jednu, igraj opet
    .two = Odloži dvije
task-heavy-present = Težak dar! Daj dvije karte onome od ostalih koji ima najmanje karata.
    .title = Težak dar
task-tidy-spaceship = Pospremi svemirski brod! Odloži dvije karte, a onda vuci jednu.
    .title = Uredan svemirski brod
task-laser-show = Kakva laserska predstava! Svi ostali bulje u nebo i vuku po jednu kartu.
    .title = Laserska predstava

## Žuto, za pravim stolom

task-eye-to-eye = Odaberi protivnika. Gledate se ravno u oči. Tko se prvi nasmije ili odvrati pogled, gubi. Pobjednik odlaže jednu kartu.
    .title = Oči u oči
task-thumb-wrestling = Odaberi protivnika za hrvanje palčevima. Tko tuđi palac pritisne i izbroji do tri, pobjeđuje i odlaže jednu kartu.
    .title = Hrvanje palčevima
task-long-hum = Igraj protiv igrača s lijeve strane. Duboko udahni i pjevuši »mmm«! Tko izdrži dulje, daje drugome jednu kartu.
    .title = Dugo mmm
task-flamingo = Odaberi protivnika. I ti i protivnik stanete na jednu nogu, zatvorenih očiju. Tko prvi spusti nogu, vuče jednu kartu.
    .title = Plamenac u svemiru
task-funny-faces = Igraj protiv igrača s desne strane. Krevelji se što smješnije, a neka se krevelji i on. Tko se prvi nasmije, vuče jednu kartu.
    .title = Kreveljenje
task-drum-echo = Odaberi protivnika. Odbubnjaj nešto po stolu. Protivnik to ponovi i doda jedan udarac, onda opet ti, i tako dalje. Tko pogriješi, vuče jednu kartu.
    .title = Jeka bubnja
task-space-zoo = Igraj protiv igrača s lijeve strane. Naizmjence nabrajate životinje, što brže. Tko se više ne sjeti ili neku ponovi, vuče jednu kartu.
    .title = Svemirski zoološki vrt
task-moon-landing = Odaberi protivnika. Svatko prstom lansira gumb ili novčić preko stola. Pobjeđuje onaj koji stane bliže rubu, a ne padne. Pobjednik odlaže jednu kartu.
    .title = Slijetanje na mjesec
task-frozen-planet = Brrr! Svi se smrznu kao kip. Disati se smije, a ništa drugo. Tko se prvi pomakne, vuče jednu kartu.
    .title = Zaleđeni planet
task-space-mirror = Odaberi protivnika. Polako se miči, a protivnik te oponaša kao zrcalo dok drugi broje do dvadeset. Ako mu uspije, odlaže jednu kartu. Ako ne, odlažeš je ti.
    .title = Svemirsko zrcalo
task-finger-sum = Odaberi protivnika. Na »tri« oboje pokažete nekoliko prstiju jedne ruke i viknete koliko će ih biti ukupno. Ako pogodi samo jedan od vas, odlaže dvije karte.
    .title = Zbrajanje na prste
task-silent-astronaut = Igrač s desne strane pokrije oči, a ti na prstima obiđeš stol. Ako te čuje i pokaže na tebe, odlaže jednu kartu. Ako ne, odlažeš je ti.
    .title = Tihi astronaut

## Crveno, za pravim stolom

task-robot-voice = Do svog sljedećeg poteza robot si. Govori tako! Ako zaboraviš, vuci jednu kartu.
    .title = Glas robota
task-space-chicken = Obiđi stol kao kokoš i kokodači. Ne da ti se? Onda vuci dvije karte.
    .title = Svemirska kokoš
task-tongue-twister = Reci triput, i to brzo: »Raketa na vrh brda vrda mrda.« Ako ti se jezik zaplete, vuci jednu kartu.
    .title = Zapleten jezik
task-space-opera = Do svog sljedećeg poteza pjevaj sve što želiš reći. Ako zaboraviš, vuci jednu kartu.
    .title = Svemirska opera
task-stinky-planet = Fuj, kakav smrad! Drži se za nos do svog sljedećeg poteza. Ako pustiš, vuci jednu kartu.
    .title = Smrdljivi planet
task-wrong-hand = Do tvog sljedećeg poteza desna ti ruka spava. Radi sve lijevom. Ako zaboraviš, vuci jednu kartu.
    .title = Ruka koja spava
task-snoring-star = Stavi glavu na stol i hrči dok sljedeći igrač ne završi potez. I u snu vuci jednu kartu.
    .title = Zvijezda koja hrče
task-moon-cow = Svatko ti postavi jedno pitanje. Smiješ odgovoriti samo »muu«. Ako se nasmiješ, vuci jednu kartu.
    .title = Mjesečeva krava
task-slow-motion = Do svog sljedećeg poteza krećeš se usporeno. Ako drugi viknu »Prebrzo!«, vuci jednu kartu.
    .title = Usporeni film
task-card-hat = Stavi kartu na glavu i drži je tamo do svog sljedećeg poteza. Ako padne, vuci jednu kartu.
    .title = Šešir od karte
task-space-waiter = Ti danas poslužuješ na brodu. Donesi čašu vode igraču s lijeve strane. Ne da ti se? Onda vuci dvije karte.
    .title = Posluga na brodu
task-countdown = Skači na jednoj nozi i broji unatrag od deset. Ako pogriješiš, vuci jednu kartu. U sljedećem potezu smiješ probati opet, za zabavu.
    .title = Klimavo odbrojavanje

## Plavo, za pravim stolom

task-high-five = Pljesni rukom o ruku sa svima, redom. Onda odloži jednu kartu.
    .title = Daj pet
task-star-choir = Odaberi pjesmu. Svi je pjevaju ili pjevuše s tobom. Onda odloži dvije karte.
    .title = Zbor zvijezda
task-captain = Do svog sljedećeg poteza ti zapovijedaš i svi ti govore »kapetane«. Tko zaboravi, dobiva od tebe jednu kartu.
    .title = Kapetan na brodu
task-mars-joke = Ispričaj vic. Ako se netko nasmije, odloži dvije karte. Ako nitko, odloži jednu.
    .title = Vic s Marsa
task-story-rocket = Reci tri riječi. Igrač s desne strane složi od njih rečenicu. Onda on i ti odlažete po jednu kartu.
    .title = Raketa s pričama
task-secret-handshake = Odaberi nekoga i smisli s njim tajni pozdrav samo za vas dvoje. Onda ga zajedno pokažete svima i odlažete po jednu kartu.
    .title = Tajni pozdrav
task-treasure-hunt = Pogledaj oko sebe: vidiš li nešto što se sjaji, prije nego što drugi izbroje do deset? Onda odloži dvije karte.
    .title = Potraga za blagom
task-animal-quiz = Oglasi se kao neka životinja. Tko prvi pogodi koja je, odlaže jednu kartu, a i ti.
    .title = Tko to ide?
task-star-wave = Pokreni val: ti digneš ruke, pa igrač s lijeve strane, i tako oko stola. Val je bio dobar? Onda svi odlažu po jednu kartu.
    .title = Zvjezdani val
task-thank-you = Zahvali nekome za stolom na nečem lijepom. Onda mu daj jednu kartu.
    .title = Zvijezda hvala
task-applause = Ustani i nakloni se. Dok drugi plješću, odlaži karte, ali najviše tri. Onda pljesak prestaje.
    .title = Bravo!
task-rocket-launch = Svi s tobom odbrojavaju od pet, a na »nula« svi skoče. Odloži po jednu kartu za svakoga tko je skočio, ali najviše tri.
    .title = Polijetanje
