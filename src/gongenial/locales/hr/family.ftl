# Stol za FAMILY.

## Pitanje

family-ask-group = Tvoje pitanje
family-ask-player = Pitaj: { $name }
family-card-ask = { $card }: pitaj za ovu galaksiju
family-offer =
    { $count ->
        [one] { $family }: imaš { $count } kartu
        [few] { $family }: imaš { $count } karte
       *[other] { $family }: imaš { $count } karata
    }
family-other = Druga galaksija
family-mine = tu imaš
family-gone = za nju se ne može pitati
family-yes = Izvoli!
family-no = Ne!
family-luck = Baš ta karta!
family-quiet = Tko ima koju kartu? Pitaj i skupljaj cijele galaksije!
family-has =
    { $count ->
        [one] { $count } cijela galaksija: { $families }
        [few] { $count } cijele galaksije: { $families }
       *[other] { $count } cijelih galaksija: { $families }
    }

## Što se čeka

family-status-ask = Ti si na redu! Koju galaksiju skupljaš?
family-status-again = Da! Smiješ opet pitati.
family-status-which = Koju kartu želiš?
family-status-which-of = { $name }: koju kartu tražiš?
family-status-what-of = { $name }: koju galaksiju tražiš?
family-status-whom = Tko ima { $card }? Dodirni igrača!
family-status-draw = Nikoga ne možeš pitati. Povuci kartu!
family-status-pass = Ne možeš pitati, a nema se što vući. Reci dalje.

## Što se dogodilo

family-ask = { $name } pita: { $target }, imaš li { $card }?
family-ask-you = Pitaš: { $target }, imaš li { $card }?
family-ask-at-you = { $name } te pita imaš li { $card }.
family-gave = { $name } daje kartu.
family-gave-you = Daješ kartu.
family-lacks = { $name } je nema.
family-lacks-you = Nemaš je.
family-lucky = { $name } vuče { $card }, baš tu kartu, i pita dalje!
family-lucky-you = Vučeš { $card }, baš tu kartu! Pitaj dalje.
family-empty = Nema se što vući.
family-laid = { $name } ima cijelu galaksiju { $family }!
family-laid-you = Imaš cijelu galaksiju { $family }!

## Pomoć pri pamćenju

family-memory = Što znamo?
family-aid = Pomozi mi pamtiti
family-aid-about = Treba pamtiti tko je što tražio. Ako ti je to preteško, uključi pomoć: onda ovdje, i kad pitaš, vidiš gdje su karte.
family-aid-holds = Sigurno ima
family-aid-some = Ima nešto iz
family-aid-lacks = Sigurno nema
family-aid-nothing = Još ne znamo ništa.
family-known-holds = { $name } je ima
family-hint-has = ima je
family-hint-lacks = nema je
family-hint-maybe = ima nešto iz te galaksije

## Kraj

family-over-first = Jednako galaksija: pobjeđuje tko ih je prije imao.
family-over-stuck = Dugo nitko nije dovršio galaksiju: pobjeđuje tko ih ima najviše.
family-over-turn_limit = Bila je to vrlo duga igra: pobjeđuje tko ima najviše galaksija.
family-over-left = Svi ostali su otišli.

## Pomoć

family-help-ask = Pitaj bilo koga za kartu iz galaksije od koje već imaš neku kartu.
family-help-yes = Ima je? Tvoja je, i pitaš opet.
family-help-no = Nema je? Vučeš kartu, a pita sljedeći.
family-help-joker = Jokerom mijenjaš cijelu ruku s drugim igračem.
family-help-win = Svih šest karata galaksije? Leži pred tobom. Tko ima najviše galaksija, pobjeđuje!
family-key-tab = hodaj po galaksijama, kartama i igračima
family-key-seat = pitaj igrača, slijeva nadesno
