# Der Tisch von FAMILY.

## Fragen

family-ask-group = Deine Frage
family-ask-player = { $name } fragen
family-card-ask = { $card }: nach dieser Galaxie fragen
family-offer =
    { $count ->
        [one] { $family }: du hast { $count } Karte davon
       *[other] { $family }: du hast { $count } Karten davon
    }
family-other = Andere Galaxie
family-mine = die hast du
family-gone = danach kannst du nicht fragen
family-yes = Bitte sehr!
family-no = Nein!
family-luck = Genau die gezogen!
family-quiet = Wer hat welche Karte? Frag und sammle ganze Galaxien!
family-has =
    { $count ->
        [one] { $count } ganze Galaxie: { $families }
       *[other] { $count } ganze Galaxien: { $families }
    }

## Worauf alle warten

family-status-ask = Du bist dran! Welche Galaxie sammelst du?
family-status-again = Ja! Du darfst noch mal fragen.
family-status-which = Welche Karte möchtest du?
family-status-which-of = Welche Karte möchtest du von { $name }?
family-status-what-of = Welche Galaxie möchtest du von { $name }?
family-status-whom = Wer hat { $card }? Tipp jemanden an!
family-status-draw = Du kannst niemanden fragen. Zieh eine Karte!
family-status-pass = Du kannst nicht fragen, und es gibt nichts zu ziehen. Sag „Weiter“.

## Was passiert ist

family-ask = { $name } fragt { $target } nach { $card }.
family-ask-you = Du fragst { $target } nach { $card }.
family-ask-at-you = { $name } fragt dich nach { $card }.
family-gave = { $name } gibt sie her.
family-gave-you = Du gibst sie her.
family-lacks = { $name } hat sie nicht.
family-lacks-you = Du hast sie nicht.
family-lucky = { $name } zieht genau diese Karte, { $card }, und darf weiterfragen!
family-lucky-you = Du ziehst genau diese Karte, { $card }! Du darfst weiterfragen.
family-empty = Es gibt nichts zu ziehen.
family-laid = { $name } hat ganz { $family }!
family-laid-you = Du hast ganz { $family }!

## Die Merkhilfe

family-memory = Was wissen wir?
family-aid = Hilf mir beim Merken
family-aid-about = Merk dir, wer wonach gefragt hat. Ist das zu schwer, dann schalte die Hilfe ein: Dann siehst du hier und beim Fragen, wo Karten sind.
family-aid-holds = Hat sicher
family-aid-some = Hat etwas von
family-aid-lacks = Hat sicher nicht
family-aid-nothing = Wir wissen noch nichts.
family-known-holds = { $name } hat sie
family-hint-has = hat sie
family-hint-lacks = hat sie nicht
family-hint-maybe = hat etwas von dieser Galaxie

## Das Ende

family-over-first = Gleich viele Galaxien: Wer sie zuerst hatte, gewinnt.
family-over-stuck = Lange ist keine Galaxie mehr voll geworden: Die meisten Galaxien gewinnen.
family-over-turn_limit = Das war ein sehr langes Spiel: Die meisten Galaxien gewinnen.
family-over-left = Alle anderen sind gegangen.

## Hilfe

family-help-ask = Frag irgendwen nach einer Karte aus einer Galaxie, von der du schon eine hast.
family-help-yes = Die Karte ist da? Dann gehört sie dir, und du fragst noch mal.
family-help-no = Nicht da? Dann ziehst du eine Karte, und die nächste Person fragt.
family-help-joker = Mit einem Joker tauschst du deine ganze Hand mit jemandem.
family-help-win = Alle sechs Karten einer Galaxie? Sie liegt dann vor dir. Die meisten Galaxien gewinnen!
family-key-tab = durch Galaxien, Karten und Mitspieler gehen
family-key-seat = jemanden fragen, von links nach rechts
