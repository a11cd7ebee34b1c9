# Tablica rezultata za igre s pravim kartama i žetonima.

## Tablica i popis tablica

score-lead = Za igre s pravim kartama i žetonima: tko je pobijedio, tko počinje, tko vodi. Radi i bez mreže.
score-own = Tvoje tablice
score-own-only = samo na ovom uređaju
score-games =
    { $count ->
        [one] { $count } igra
        [few] { $count } igre
       *[other] { $count } igara
    }
score-hide = Makni s popisa: { $names }
score-new = Nova tablica
score-other = Tuđa tablica
score-open = Otvori
score-all = Sve tablice
score-who-plays = Tko igra? Redom oko stola
score-player = Igrač { $number }
score-name = Ime
score-add = Dodaj igrača
score-remove = Makni: { $name }
score-begin = Idemo!
score-length-other = drugi broj
score-length-less = Jedna igra manje
score-length-more = Jedna igra više
score-opening = Tablica se otvara…
score-unreached = Trenutno nema veze. Tablica će se otvoriti čim je bude.
score-missing = Nema takve tablice. Je li kôd točan?
score-state-own = Zasad samo na ovom uređaju. Kad bude veze, mogu se pridružiti i drugi.
score-state-saved = Spremljeno. Vidi ga svatko tko ima poveznicu.
score-state-cut = Nema veze. Ovaj uređaj sve čuva i šalje kasnije.
score-state-full = Ova je tablica puna. Za nove igre započni drugu.
score-unkept = Ovaj preglednik ništa ne čuva. Ostavi stranicu otvorenu dok ne bude veze.

## Igra koja traje

score-game = Koja igra?
score-too-many = Ovu igru igra najviše { $most } igrača. Netko može preskočiti: dodirni Igrači.
score-who-won = Tko je pobijedio?
score-done = Gotovo!
score-nobody = Trenutno nitko ne igra. Dodirni Igrači.
score-points-link = Preostale karte
score-points-family = Skupljene galaksije
score-points-fight = Preostale karte
score-points-genial = Skupljeni žetoni
score-starter = Tko počinje?
score-starter-change = Promijeni tko počinje
score-starter-about = Prvu igru počinje najmlađi. Dalje početak sam ide ukrug, u smjeru kazaljke na satu.

## Večer

score-standing = Tko vodi?
score-place = Mjesto
score-matches-won =
    { $count ->
        [one] { $count } osvojen meč
        [few] { $count } osvojena meča
       *[other] { $count } osvojenih mečeva
    }
score-paused = odmara se
score-course = Igre dosad
score-match = Meč { $number }
score-correct = Pogledaj ili ispravi
score-began = prvi na redu
score-more = Više: tko je igrao, tko je počeo, bodovi
score-who-played = Tko je igrao?
score-strike = Obriši ovu igru
score-twice-at = Dva su mobitela upisala igru { $number }. Je li upisana dvaput?
score-twice = Dva su mobitela istodobno upisala igru. Ako je to ista igra, obriši je ovdje.
score-twice-keep = To su dvije igre
score-to-sheet = Natrag na tablicu

## Igrači i mečevi

score-players = Igrači
score-order = Redom oko stola, u smjeru kazaljke na satu.
score-name-of = Ime: { $name }
score-earlier = { $name }: jedno mjesto ranije
score-later = { $name }: jedno mjesto kasnije
score-pause = Neka odmara
score-back = Opet igra
score-full-table = Odjednom igra najviše { $most } igrača.
score-youngest = Tko je najmlađi?
score-match-short = Meč
score-match-about = Novi meč kreće od nule. Igre ovog meča ostaju.

## Tuđi mobiteli

score-hand-on = Piši sa svakog mobitela
score-hand-on-short = Podijeli
score-hand-on-about = Skeniraj drugim mobitelom ili pošalji poveznicu. Tko je ima, odmah sve vidi i smije pisati.
score-qr = QR kôd: skeniraj ga mobitelom i otvori ovu tablicu
score-code = Kôd ove tablice: { $code }
score-link = Poveznica na ovu tablicu
score-share-text = Naša tablica rezultata
score-own-about = Ova je tablica zasad samo na ovom uređaju. Čim bude veze, ovdje će biti kôd za skeniranje.

## Što se može poništiti

score-undo = Poništi: { $what }
score-did-enter = igra { $number }, { $names }
score-did-correct = igra { $number }, sada { $names }
score-did-strike = igra { $number } obrisana
score-did-join = { $name } dolazi
score-did-remove = bez igrača { $name }
score-did-pause = { $name } odmara
score-did-back = { $name } opet igra
score-did-game = dalje { $game }
score-did-start = { $name } počinje
score-did-match = novi meč
score-did-change = zadnja promjena
