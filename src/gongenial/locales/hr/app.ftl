## Početna i putovi

home-claim = Četiri igre za cijelu obitelj. Igraj odmah ovdje, s prijateljima ili botovima.
home-choose = Koja igra?
home-play = Igraj odmah
home-open = Igraj s prijateljima
home-join = Pridruži se
home-code = Kôd
home-code-help = Kôd ima šest slova. Naći ćeš ga na drugom zaslonu.
home-back = Natrag u igru
home-your-turn = Ti si na redu!
nav-home = Početna
nav-rules = Pravila
nav-about = O igri
nav-cards = Sve karte
nav-print = Ispiši karte
nav-packs = Vlastiti zadaci
nav-score = Tablica rezultata
nav-tv = Na velikom zaslonu
home-real-cards = Igraš pravim kartama?
home-more = Više
cards-fight = Karte dvoboja
cards-malus = Karte malusa
cards-bonus = Karte bonusa
cards-at-table = Zadaci za prave karte
nav-one = Na jednom uređaju
language = Jezik
theme-auto = Boje: kao na uređaju
theme-light = Boje: svijetle
theme-dark = Boje: tamne
mute = Isključi zvuk
fewer-bots = Jedan bot manje
more-bots = Jedan bot više
bots-count =
    { $count ->
        [one] { $count } bot
        [few] { $count } bota
       *[other] { $count } botova
    }
level-button = Botovi: { $level }. Dodirni za promjenu.
level-easy = laki
level-medium = srednji
level-hard = pametni
you = ti
yes = da
no = ne
close = Zatvori
reload = Učitaj ponovno
opening = Stol se otvara…
page-outdated = Postoji nova verzija. Učitaj stranicu ponovno i igraj dalje.
line-cut = Nema veze. Tvoje mjesto te čeka!

## Igre

game-link = GONG LINK
game-link-about = Riješi se karata: ista galaksija ili isti broj. I ne zaboravi reći GONG!
game-family = GONG FAMILY
game-family-about = Traži karte i skupljaj cijele galaksije.
game-fight = GONG FIGHT
game-fight-about = Okreni kartu i napravi što kaže: dvoboj, mala nezgoda ili nagrada.
game-genial = Genial
game-genial-about = Einfach Genial, igra skupljanja: vuci žetone, stani na vrijeme i popuni svojih šest nizova.

## Stol prije igre

lobby-title = Tvoj stol
lobby-seats = Tko igra?
lobby-invited = Ovo je pozivnica za tebe! Sjedni i igraj.
lobby-full = Sva su mjesta zauzeta. Možeš gledati.
lobby-fill =
    { $count ->
        [one] Može? { $count } slobodno mjesto dobiva bot.
        [few] Može? { $count } slobodna mjesta dobivaju botovi.
       *[other] Može? { $count } slobodnih mjesta dobivaju botovi.
    }
lobby-ready = Sve je spremno. Idemo!
lobby-wait = { $name } uskoro započinje igru.
lobby-learn = Kako se igra
sit = Sjedni za stol
sit-short = Sjedni
sit-here = Sjedni na mjesto { $number }
start = Započni igru
seat-number = Mjesto { $number }
seat-open = Slobodno
seat-person = Osoba
seat-choose = Tko sjedi na mjestu { $number }?
bot-easy = Bot, lak
bot-medium = Bot, srednji
bot-hard = Bot, pametan
host = Domaćin
youngest = Najmlađi
away = trenutačno nije tu
gone = više ne igra
wins =
    { $count ->
        [one] { $count } pobjeda
        [few] { $count } pobjede
       *[other] { $count } pobjeda
    }
wins-sr = Pobjede:
spectators =
    { $count ->
        [one] { $count } osoba gleda
        [few] { $count } osobe gledaju
       *[other] { $count } osoba gleda
    }
your-name = Tvoje ime
save-name = Spremi ime
invite-title = Pozovi prijatelje
invite-qr = QR kôd: skeniraj ga mobitelom i dođi za ovaj stol
invite-code = Kôd ovog stola: { $code }
invite-link = Poveznica na ovaj stol
invite-text = Igraj { $game } sa mnom! Kôd je { $code }.
share = Podijeli poveznicu
copy = Kopiraj poveznicu
copied = Kopirano!
invite-screen = Pokaži na velikom zaslonu
invite-screen-how = Svi vide stol na televizoru, a mobiteli ostaju tajni. Ondje otvori ovu adresu:
invite-screen-open = Otvori na ovom uređaju
settings = Postavke igre
set-seats = Mjesta
set-youngest = Tko je najmlađi i počinje?
set-youngest-lot = neka odluči ždrijeb
set-hand-size = Karata za svakoga
set-jokers = Jokeri
set-jokers-2 = dva
set-jokers-0 = nijedan
set-draw-when-able = Vuci i kad možeš igrati
set-false-call = Krivi GONG košta jednu kartu
set-clock = Vrijeme za potez
set-clock-0 = koliko god želiš
seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekunde
       *[other] { $count } sekundi
    }
set-leaver = Ako netko ode
set-leaver-bot = igra bot
set-leaver-remove = mjesto nestaje

## Za stolom

table-title = Stol za kartanje
players = Ostali igrači
actions = Što možeš učiniti
log = Što se dogodilo
talk = Reci nešto
menu = Izbornik
help = Pomoć
log-empty = Ovdje piše što se odsad događa.
your-hand =
    { $count ->
        [one] Tvoja ruka: { $count } karta
        [few] Tvoja ruka: { $count } karte
       *[other] Tvoja ruka: { $count } karata
    }
cards-left =
    { $count ->
        [0] nema više karata
        [one] još { $count } karta
        [few] još { $count } karte
       *[other] još { $count } karata
    }
opponent =
    { $count ->
        [one] { $name }: { $count } karta
        [few] { $name }: { $count } karte
       *[other] { $name }: { $count } karata
    }
their-turn = na redu
owes-gong = ima jednu kartu, a još nema GONG-a
stock =
    { $count ->
        [one] Špil: { $count } karta
        [few] Špil: { $count } karte
       *[other] Špil: { $count } karata
    }
pile-top = Na hrpi: { $card }
pile-empty = Hrpa je prazna
match-any = Odgovara svaka karta
or = ili
draw = Vuci
pass = Dalje
gong-button = Reci GONG
call-gong = Reci GONG umjesto igrača { $name }
swap-with = Zamijeni karte: { $name }
watching = Gledaš ovu igru.
said = { $name } kaže: { $phrase }
card-name = { $family } { $number }
card-joker = GONG JOKER
card-label = { $card }, { $xphere }
card-playable = { $card }, možeš je igrati
xphere-1 = zlato
xphere-2 = opsidijan
xphere-3 = srebro
xphere-4 = rubin
xphere-5 = led
xphere-6 = ametist
title-your-turn = Ti si na redu!
give-up-seat = { $name } nije tu: neka igra bot
leave = Napusti stol
leave-sure = Zaista odlaziš? U ovoj se igri ne možeš vratiti na to mjesto.
leave-sure-bot = Zaista odlaziš? Dok se ne vratiš, umjesto tebe igra bot.
stay = Ostani

## Na koga se čeka

status-gong = Još samo jedna karta! Reci GONG!
status-play = Ti si na redu! Igraj kartu koja svijetli.
status-any = Ti si na redu! Igraj koju god kartu želiš.
status-play-or-draw = Ti si na redu! Igraj kartu koja svijetli ili vuci.
status-play-or-pass = Nastavljaš: igraj kartu koja svijetli ili reci dalje.
status-draw = Nijedna karta ne odgovara. Vuci jednu!
status-joker-or-draw = Igraj jokera ili vuci kartu.
status-joker-or-pass = Igraj jokera ili reci dalje.
status-drawn = Nova karta odgovara! Igraj je ili reci dalje.
status-pass-drawn = Ne odgovara. Reci dalje.
status-pass = Nema se što vući. Reci dalje.
status-choose = S kim mijenjaš karte? Dodirni igrača!
status-asked = { $name } smije odgovoriti na jokera…
status-asked-you = { $name } želi zamijeniti karte s tobom!
status-answered = U redu. Samo trenutak…
status-wait = Na redu: { $name }.
status-away = Čekamo: { $name }. Trenutačno nije tu.
question = Odgovori na jokera
question-cancel = Zaustavi svojim jokerom
question-accept = Zamijeni karte
question-answered = Tvoj odgovor stiže.

## Što se dogodilo

log-deal = { $name } počinje.
log-deal-you = Ti počinješ.
log-play = { $name } igra { $card }.
log-play-you = Igraš { $card }.
log-joker = { $name } igra jokera i bira: { $target }.
log-joker-you = Igraš jokera i biraš: { $target }.
log-joker-at-you = { $name } igra jokera i bira tebe.
log-exchange = { $one } i { $other } mijenjaju karte.
log-exchange-you = Ti i { $name } mijenjate karte.
log-cancel = { $name } to zaustavlja drugim jokerom!
log-cancel-you = Zaustavljaš to svojim jokerom!
log-accept = { $name } pristaje.
log-accept-you = Pristaješ.
log-draw = { $name } vuče kartu.
log-draw-you = Vučeš kartu.
log-draw-card-you = Vučeš { $card }.
log-pass = { $name } kaže dalje.
log-pass-you = Kažeš dalje.
log-gong = { $name } kaže GONG!
log-gong-you = Kažeš GONG!
log-catch =
    { $count ->
        [0] { $name } kaže GONG. { $target } ne vuče ništa.
        [one] { $name } kaže GONG. { $target } vuče { $count } kartu.
        [few] { $name } kaže GONG. { $target } vuče { $count } karte.
       *[other] { $name } kaže GONG. { $target } vuče { $count } karata.
    }
log-catch-you =
    { $count ->
        [0] Kažeš GONG. { $target } ne vuče ništa.
        [one] Kažeš GONG. { $target } vuče { $count } kartu.
        [few] Kažeš GONG. { $target } vuče { $count } karte.
       *[other] Kažeš GONG. { $target } vuče { $count } karata.
    }
log-catch-at-you =
    { $count ->
        [0] { $name } kaže GONG umjesto tebe.
        [one] { $name } kaže GONG umjesto tebe: vučeš { $count } kartu.
        [few] { $name } kaže GONG umjesto tebe: vučeš { $count } karte.
       *[other] { $name } kaže GONG umjesto tebe: vučeš { $count } karata.
    }
log-false =
    { $count ->
        [0] { $name } kaže GONG bez razloga.
        [one] { $name } kaže GONG bez razloga i vuče { $count } kartu.
        [few] { $name } kaže GONG bez razloga i vuče { $count } karte.
       *[other] { $name } kaže GONG bez razloga i vuče { $count } karata.
    }
log-false-you =
    { $count ->
        [0] Kažeš GONG bez razloga.
        [one] Kažeš GONG bez razloga i vučeš { $count } kartu.
        [few] Kažeš GONG bez razloga i vučeš { $count } karte.
       *[other] Kažeš GONG bez razloga i vučeš { $count } karata.
    }
log-leave = { $name } odlazi.
log-leave-you = Odlaziš.
log-stand-in = { $name }: sad igra bot.
log-stand-in-you = Sad umjesto tebe igra bot.
log-back = { $name } se vraća.
log-back-you = Opet si tu.
log-auto = Isteklo je vrijeme: { $name }.
log-auto-you = Tvoje je vrijeme isteklo.
log-reshuffled = Hrpa se miješa: novi špil!

## Kraj

over-won = { $name } pobjeđuje!
over-won-you = Pobjeda je tvoja!
over-shared = Pobjeđuju zajedno: { $names }!
over-cheer = Prava si zvijezda! Čestitamo!
over-comfort = Lijepo odigrano! Tko dobiva sljedeću?
over-blocked = Nitko nije mogao igrati ni vući: pobjeđuje tko ima najmanje karata.
over-stuck = Ništa se više nije moglo promijeniti: pobjeđuje tko ima najmanje karata.
over-turn_limit = Bila je to jako duga igra: pobjeđuje tko ima najmanje karata.
over-reserve_empty = Nema se više što vući.
over-left = Svi su drugi otišli.
again = Igraj opet
change-table = Promijeni stol
to-lobby = Do stola

## Pomoć

help-match = Igraj kartu iste galaksije ili istog broja.
help-draw = Ništa ne odgovara? Vuci jednu kartu. Ako odgovara, smiješ je igrati.
help-joker = S jokerom mijenjaš sve karte s drugim igračem.
help-gong = Još samo jedna karta? Reci GONG prije svog sljedećeg poteza. Inače će to reći drugi, a ti vučeš kartu.
help-win = Tko nema više karata, pobjeđuje.
help-rules = Sva pravila
help-keys = Igra tipkovnicom
key-arrows = kreni kroz svoje karte
key-enter = igraj kartu
key-draw = vuci
key-pass = dalje
key-gong = reci GONG
key-catch = reci GONG umjesto onoga tko je zaboravio
key-seat = odaberi igrača, slijeva nadesno
key-answer = odgovori na jokera: zaustavi ili zamijeni
key-sheets = razgovor, tijek igre, izbornik, pomoć
key-escape = zatvori ili natrag

## Poruke

phrase-hello = Bok!
phrase-good-luck = Sretno!
phrase-well-played = Lijepo odigrano!
phrase-thanks = Hvala!
phrase-oops = Ups!
phrase-wow = Opa!
phrase-hurry = Požuri!
phrase-one-more = Još jednu?
phrase-sorry = Oprosti!
phrase-bye = Doviđenja!
phrase-smile = Osmijeh
phrase-laugh = Smijeh
phrase-cool = Super
phrase-think = Razmišljanje
phrase-cry = Tužno
phrase-heart = Srce
phrase-clap = Pljesak
phrase-rocket = Raketa

## Kad nešto ne ide

error-line = Trenutačno nema veze. Pokušaj opet za koji tren.
error-unknown = Nije uspjelo. Pokušaj opet.
error-protocol = Postoji nova verzija. Učitaj stranicu ponovno.
error-no-table = Takvog stola nema. Je li kôd točan?
error-table-broken = Ovaj se stol ne može vratiti. Otvori novi.
error-not-stored = To se nije moglo spremiti. Pokušaj ponovno za koji trenutak.
error-table-full = Sva su mjesta zauzeta. Možeš gledati.
error-one-device = Ovdje svi igraju na jednom uređaju. Možeš gledati.
error-seat-taken = Tu već netko sjedi.
error-not-host = To može samo domaćin.
error-not-seated = Najprije sjedni.
error-not-your-turn = Čekaj, još nisi na redu.
error-stale = Upravo se nešto dogodilo. Pogledaj opet!
error-wrong-stage = To sada ne ide.
error-bad-message = Nije uspjelo. Pokušaj opet.
error-too-fast = Malo polakše!
error-cool-down = Prerano! Pričekaj malo prije nego što opet kažeš GONG.
error-unknown-phrase = To se ovdje ne može reći.
error-bad-option = Te postavke ne idu zajedno.
error-no-pack = Taj je paket zadataka uklonjen. Odaberi drugi.
error-too-many-seats = Ova je igra za manje igrača. Najprije makni mjesto.
error-game-over = Igra je gotova.
error-absent-only = Taj je igrač tu i igra dalje.
error-answered = Već imamo tvoj odgovor.
error-illegal-game-over = Igra je gotova.
error-illegal-seat-left = To mjesto više nije u igri.
error-illegal-not-your-turn = Čekaj, još nisi na redu.
error-illegal-question-open = Čekaj: najprije odgovor na jokera.
error-illegal-no-question = Sada nema što odgovoriti.
error-illegal-no-joker = Nemaš jokera.
error-illegal-not-in-hand = Nemaš tu kartu.
error-illegal-no-match = Ne odgovara. Treba ti ista galaksija ili isti broj.
error-illegal-can-play = Možeš igrati kartu, zato ne smiješ vući.
error-illegal-already-drew = Jednu kartu već imaš iz špila. Više ne možeš vući.
error-illegal-only-drawn-card = Smiješ igrati samo novu kartu ili reći dalje.
error-illegal-nothing-to-draw = Nema se što vući. Reci dalje.
error-illegal-draw-first = Vuci kartu prije nego što kažeš dalje.
error-illegal-target-self = Odaberi drugog igrača.
error-illegal-target-left = Tog igrača više nema.
error-illegal-owes-nothing = GONG kažeš kad imaš samo jednu kartu.
error-illegal-call-self = Za sebe uzmi veliki gong.
error-illegal-too-early = Prerano! Čekaj da netko odigra.
error-illegal-called-already = GONG je već rečen.
error-illegal-must-ask = Još možeš tražiti kartu, zato traži.
error-illegal-target-empty = Taj igrač više nema karata.
error-illegal-own-card = Tu kartu već imaš. Traži neku drugu.
error-illegal-no-family = Za to ti treba karta iz te galaksije.
error-illegal-no-success = Uzeti smiješ samo nakon pogotka.
error-illegal-no-alternative = Drugi potez sada nije moguć.
error-illegal-must-draw = Sada moraš vući.
error-illegal-must-take = Nema se više što vući. Uzmi što je tvoje.
error-illegal-reserve-empty = Nema više žetona za vući.
error-illegal-no-task = Najprije otkrij kartu.
error-illegal-task-first = Najprije dolazi zadatak.
error-illegal-wrong-choice = Zadatak traži nešto drugo.
error-illegal-others-choose = Čekaj: netko drugi bira.
error-illegal-chosen-already = Već imaš svoj izbor.
