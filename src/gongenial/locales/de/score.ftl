# Der Punktezettel für Spiele mit echten Karten und Plättchen.

## Ein Zettel, und die Liste davon

score-lead = Für Spiele mit echten Karten und Plättchen: wer gewonnen hat, wer anfängt, wer vorne liegt. Auch ohne Netz.
score-own = Deine Punktezettel
score-own-only = nur auf diesem Gerät
score-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
score-hide = Von der Liste nehmen: { $names }
score-new = Ein neuer Punktezettel
score-other = Der Zettel von jemand anderem
score-open = Öffnen
score-all = Alle Punktezettel
score-who-plays = Wer spielt mit? Im Uhrzeigersinn, wie ihr sitzt
score-player = Spieler { $number }
score-name = Name
score-add = Noch jemand
score-remove = { $name } wegnehmen
score-begin = Los geht’s!
score-length-other = andere Zahl
score-length-less = Ein Spiel weniger
score-length-more = Ein Spiel mehr
score-opening = Der Zettel wird geöffnet …
score-unreached = Gerade keine Verbindung. Der Zettel öffnet sich, sobald es eine gibt.
score-missing = So einen Punktezettel gibt es nicht. Stimmt der Code?
score-state-own = Bisher nur auf diesem Gerät. Sobald es eine Verbindung gibt, können andere mitmachen.
score-state-saved = Gespeichert. Wer den Link hat, sieht es.
score-state-cut = Keine Verbindung. Dieses Gerät merkt sich alles und sendet es später.
score-state-full = Dieser Zettel ist voll. Fang für weitere Spiele einen neuen an.
score-unkept = Dieser Browser merkt sich nichts. Lass die Seite offen, bis es eine Verbindung gibt.

## Das Spiel, das läuft

score-game = Welches Spiel?
score-too-many = Dieses Spiel ist für höchstens { $most }. Jemand kann aussetzen: tippe auf Spieler.
score-who-won = Wer hat gewonnen?
score-done = Fertig!
score-nobody = Gerade spielt niemand. Tippe auf Spieler.
score-points-link = Übrige Karten
score-points-family = Gesammelte Galaxien
score-points-fight = Übrige Karten
score-points-genial = Gesammelte Plättchen
score-starter = Wer fängt an?
score-starter-change = Ändern, wer anfängt
score-starter-about = Das erste Spiel fängt an, wer am jüngsten ist. Danach wandert der Anfang von selbst im Uhrzeigersinn weiter.

## Der Abend

score-standing = Wer liegt vorne?
score-place = Platz
score-matches-won =
    { $count ->
        [one] { $count } gewonnenes Turnier
       *[other] { $count } gewonnene Turniere
    }
score-paused = setzt aus
score-course = Die Spiele bisher
score-match = Turnier { $number }
score-correct = Ansehen oder ändern
score-began = hat angefangen
score-more = Mehr: wer dabei war, wer anfing, Punkte
score-who-played = Wer war dabei?
score-strike = Dieses Spiel streichen
score-twice-at = Zwei Handys haben Spiel { $number } eingetragen. Steht es doppelt da?
score-twice = Zwei Handys haben gleichzeitig ein Spiel eingetragen. War es dasselbe, dann streich es hier.
score-twice-keep = Es waren zwei Spiele
score-to-sheet = Zurück zum Zettel

## Leute und Turniere

score-players = Spieler
score-order = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
score-name-of = Name von { $name }
score-earlier = { $name }: einen Platz früher
score-later = { $name }: einen Platz später
score-pause = Setzt aus
score-back = Spielt wieder mit
score-full-table = Höchstens { $most } spielen gleichzeitig.
score-youngest = Wer ist am jüngsten?
score-match-short = Turnier
score-match-about = Ein neues Turnier fängt bei null an. Die Spiele von diesem bleiben.

## Die Handys der anderen

score-hand-on = Auf jedem Handy schreiben
score-hand-on-short = Teilen
score-hand-on-about = Scanne ihn mit einem anderen Handy, oder schick den Link. Wer ihn hat, sieht gleich alles und darf auch schreiben.
score-qr = QR-Code: mit dem Handy scannen und diesen Punktezettel öffnen
score-code = Code dieses Zettels: { $code }
score-link = Link zu diesem Punktezettel
score-share-text = Unser Punktezettel
score-own-about = Dieser Zettel ist bisher nur auf diesem Gerät. Sobald es eine Verbindung gibt, steht hier ein Code zum Scannen.

## Was sich zurücknehmen lässt

score-undo = Zurück: { $what }
score-did-enter = Spiel { $number }, { $names }
score-did-correct = Spiel { $number }, jetzt { $names }
score-did-strike = Spiel { $number } gestrichen
score-did-join = { $name } kommt dazu
score-did-remove = ohne { $name }
score-did-pause = { $name } setzt aus
score-did-back = { $name } spielt wieder mit
score-did-game = als Nächstes { $game }
score-did-start = { $name } fängt an
score-did-match = neues Turnier
score-did-change = die letzte Änderung
