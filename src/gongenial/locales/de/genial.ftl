# Der Tisch des Sammelspiels.

token-red = rotes Herz
token-orange = oranger Mond
token-yellow = gelber Stern
token-green = grünes Kleeblatt
token-blue = blauer Tropfen
token-violet = lila Diamant

## Am Tisch

genial-reserve =
    { $count ->
        [one] Vorrat: { $count } Plättchen
       *[other] Vorrat: { $count } Plättchen
    }
genial-centre = Mitte
genial-zone = Zone
genial-centre-sr = In der Mitte: { $tokens }
genial-zone-sr = In der Zone: { $tokens }
genial-nothing = nichts
genial-lines = Deine Sammlung
genial-line = { $token }: { $count } von { $line }
genial-earned = Extrazug verdient
genial-total =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
genial-take = Nehmen
genial-take-count = { $count } nehmen
genial-alt-one = Eins nehmen
genial-alt-all = Alle nehmen

## Worauf alle warten

genial-status-draw = Du bist dran! Zieh ein Plättchen.
genial-status-alt = Deine kürzeste Reihe: { $token }. Nehmen oder ziehen?
genial-status-alt-only = Der Vorrat ist leer. Nimm aus der Mitte: { $token }.
genial-status-again = Passt! Noch eins ziehen oder nehmen?
genial-status-take = Der Vorrat ist leer. Nimm!
genial-status-bonus = Extrazug! Zieh ein Plättchen.
genial-turning = { $name } zieht … was wird es?
genial-turning-you = Was wird es wohl?

## Ausrufe

genial-banner-match = Passt!
genial-banner-miss = Daneben!
genial-banner-conflict = Doppelt!
genial-banner-bonus = Extrazug!
genial-banner-lapsed = Nichts mehr da!

## Was passiert ist

genial-log-match = { $name } zieht: { $token }. Passt!
genial-log-match-you = Du ziehst: { $token }. Passt!
genial-log-miss = { $name } zieht: { $token }. Daneben! Alles kommt in die Mitte.
genial-log-miss-you = Du ziehst: { $token }. Daneben! Alles kommt in die Mitte.
genial-log-conflict = { $name } zieht: { $token }. Doppelt! Alles kommt in die Mitte.
genial-log-conflict-you = Du ziehst: { $token }. Doppelt! Alles kommt in die Mitte.
genial-log-take =
    { $count ->
        [one] { $name } nimmt { $count } Plättchen.
       *[other] { $name } nimmt { $count } Plättchen.
    }
genial-log-take-you =
    { $count ->
        [one] Du nimmst { $count } Plättchen.
       *[other] Du nimmst { $count } Plättchen.
    }
genial-log-alt =
    { $count ->
        [one] { $name } macht den anderen Zug und nimmt { $count } Plättchen: { $token }.
       *[other] { $name } macht den anderen Zug und nimmt { $count } Plättchen: { $token }.
    }
genial-log-alt-you =
    { $count ->
        [one] Du machst den anderen Zug und nimmst { $count } Plättchen: { $token }.
       *[other] Du machst den anderen Zug und nimmst { $count } Plättchen: { $token }.
    }
genial-log-line = { $name } hat eine volle Reihe: { $token }! Dafür gibt es einen Extrazug.
genial-log-line-you = Du hast eine volle Reihe: { $token }! Dafür gibt es einen Extrazug.
genial-log-returned =
    { $count ->
        [one] { $count } Plättchen ist zu viel und kommt zurück in den Vorrat.
       *[other] { $count } Plättchen sind zu viel und kommen zurück in den Vorrat.
    }
genial-log-lapsed = Der Vorrat ist leer: Der Extrazug fällt aus.

## Chancen

genial-odds = Chancen
genial-odds-match = passt
genial-odds-miss = daneben
genial-odds-conflict = doppelt
genial-odds-of =
    { $count ->
        [one] von { $count } Plättchen
       *[other] von { $count } Plättchen
    }
genial-odds-empty = Nichts mehr da

## Das Ende

genial-over-won = Alle sechs Reihen sind voll!
genial-over-reserve-empty = Es gibt nichts mehr zu ziehen: Die meisten Plättchen gewinnen.
genial-over-turn-limit = Das war ein sehr langes Spiel: Die meisten Plättchen gewinnen.

## Hilfe

genial-help-draw = Zieh ein Plättchen. Liegt seine Farbe in der Mitte, aber noch nicht in deiner Zone? Dann passt es!
genial-help-miss = Passt es nicht? Dann kommt deine ganze Zone in die Mitte, und dein Zug ist vorbei.
genial-help-take = Passt es? Dann zieh noch eins oder nimm: alles aus deiner Zone, und aus der Mitte alle Plättchen in diesen Farben.
genial-help-bonus = Eine volle Reihe bringt dir einen Extrazug.
genial-help-other = Von einer Farbe hast du am wenigsten, und sie liegt in der Mitte? Am Anfang deines Zugs darfst du sie nehmen statt zu ziehen.
genial-help-win = Wer zuerst alle sechs Reihen voll hat, gewinnt.
genial-key-take = nehmen (aufhören)
genial-key-other = der andere Zug
genial-key-odds = Chancen zeigen oder verstecken
