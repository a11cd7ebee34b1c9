# Stol igre skupljanja.

token-red = crveno srce
token-orange = narančasti mjesec
token-yellow = žuta zvijezda
token-green = zelena djetelina
token-blue = plava kap
token-violet = ljubičasti dijamant

## Za stolom

genial-reserve =
    { $count ->
        [one] Zaliha: { $count } žeton
        [few] Zaliha: { $count } žetona
       *[other] Zaliha: { $count } žetona
    }
genial-centre = Sredina
genial-zone = Zona
genial-centre-sr = U sredini: { $tokens }
genial-zone-sr = U zoni: { $tokens }
genial-nothing = ništa
genial-lines = Tvoja zbirka
genial-line = { $token }: { $count } od { $line }
genial-earned = dodatni potez osvojen
genial-total =
    { $count ->
        [one] { $count } žeton
        [few] { $count } žetona
       *[other] { $count } žetona
    }
genial-take = Uzmi
genial-take-count = Uzmi { $count }
genial-alt-one = Uzmi jedan
genial-alt-all = Uzmi sve

## Što se čeka

genial-status-draw = Ti si na redu! Izvuci žeton.
genial-status-alt = Tvoj najkraći niz: { $token }. Uzeti ili vući?
genial-status-alt-only = Zaliha je prazna. Uzmi iz sredine: { $token }.
genial-status-again = Pogodak! Vući dalje ili uzeti?
genial-status-take = Zaliha je prazna. Uzmi!
genial-status-bonus = Dodatni potez! Izvuci žeton.
genial-turning = { $name } vuče… što će biti?
genial-turning-you = Što će biti?

## Uzvici

genial-banner-match = Pogodak!
genial-banner-miss = Promašaj!
genial-banner-conflict = Sudar!
genial-banner-bonus = Dodatni potez!
genial-banner-lapsed = Nema više žetona!

## Što se dogodilo

genial-log-match = { $name } vuče: { $token }. Pogodak!
genial-log-match-you = Vučeš: { $token }. Pogodak!
genial-log-miss = { $name } vuče: { $token }. Promašaj! Sve ide u sredinu.
genial-log-miss-you = Vučeš: { $token }. Promašaj! Sve ide u sredinu.
genial-log-conflict = { $name } vuče: { $token }. Sudar! Sve ide u sredinu.
genial-log-conflict-you = Vučeš: { $token }. Sudar! Sve ide u sredinu.
genial-log-take =
    { $count ->
        [one] { $name } uzima { $count } žeton.
        [few] { $name } uzima { $count } žetona.
       *[other] { $name } uzima { $count } žetona.
    }
genial-log-take-you =
    { $count ->
        [one] Uzimaš { $count } žeton.
        [few] Uzimaš { $count } žetona.
       *[other] Uzimaš { $count } žetona.
    }
genial-log-alt =
    { $count ->
        [one] { $name } igra drugi potez i uzima { $count } žeton: { $token }.
        [few] { $name } igra drugi potez i uzima { $count } žetona: { $token }.
       *[other] { $name } igra drugi potez i uzima { $count } žetona: { $token }.
    }
genial-log-alt-you =
    { $count ->
        [one] Igraš drugi potez i uzimaš { $count } žeton: { $token }.
        [few] Igraš drugi potez i uzimaš { $count } žetona: { $token }.
       *[other] Igraš drugi potez i uzimaš { $count } žetona: { $token }.
    }
genial-log-line = { $name } ima pun niz: { $token }! Za to dobiva dodatni potez.
genial-log-line-you = Imaš pun niz: { $token }! Za to dobivaš dodatni potez.
genial-log-returned =
    { $count ->
        [one] { $count } žeton viška vraća se u zalihu.
        [few] { $count } žetona viška vraćaju se u zalihu.
       *[other] { $count } žetona viška vraća se u zalihu.
    }
genial-log-lapsed = Zaliha je prazna: nema dodatnog poteza.

## Izgledi

genial-odds = Izgledi
genial-odds-match = pogodak
genial-odds-miss = promašaj
genial-odds-conflict = sudar
genial-odds-of =
    { $count ->
        [one] od { $count } žetona
        [few] od { $count } žetona
       *[other] od { $count } žetona
    }
genial-odds-empty = Nema više žetona

## Kraj

genial-over-won = Svih je šest nizova puno!
genial-over-reserve-empty = Nema se više što vući: pobjeđuje tko ima najviše žetona.
genial-over-turn-limit = To je bila vrlo duga igra: pobjeđuje tko ima najviše žetona.

## Pomoć

genial-help-draw = Izvuci žeton. Te boje ima u sredini, a u tvojoj zoni još ne? Pogodak!
genial-help-miss = Nije pogodak? Onda cijela tvoja zona ide u sredinu, a tvoj je potez gotov.
genial-help-take = Pogodak? Vuci dalje ili uzmi: sve iz svoje zone, a iz sredine sve žetone tih boja.
genial-help-bonus = Pun niz donosi ti dodatni potez.
genial-help-other = Jedne boje imaš manje nego svake druge, a ima je u sredini? Na početku poteza smiješ je uzeti umjesto da vučeš.
genial-help-win = Tko prvi popuni svih šest nizova, pobjeđuje.
genial-key-take = uzmi (stani)
genial-key-other = drugi potez
genial-key-odds = pokaži ili sakrij izglede
