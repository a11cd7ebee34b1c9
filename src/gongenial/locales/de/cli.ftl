# Was die Befehlszeile sagt.

cli-about = Gongenial: Familienspiele mit Freunden und Bots im Browser.
cli-serve-about = Den Tisch-Server starten.
cli-host-about = Die Adresse, auf der gelauscht wird. Mit 127.0.0.1 kommt nur dieser Computer herein.
cli-port-about = Der Port, auf dem gelauscht wird.
cli-data-about = Der Ordner, der Tische und Spiele aufbewahrt.
cli-open-about = Die Seite im Browser öffnen.
cli-proxy-about = Der Server steht hinter einem Proxy: seinen Weiterleitungs-Kopfzeilen glauben.
cli-version-about = Die Version zeigen und aufhören.
cli-tasks-about = Aufgabenpakete für FIGHT: prüfen oder ein eigenes anfangen.
cli-tasks-check-about = Ein Aufgabenpaket prüfen: jeder Fehler mit Datei und Zeile.
cli-tasks-new-about = Ein Aufgabenpaket anfangen: ein Ordner mit einem Beispiel für jede Art von Aufgabe.
cli-tasks-pack-about = Der Ordner des Pakets.
cli-tasks-name-about = Der Name des neuen Pakets, den auch sein Ordner bekommt.
cli-print-about = Ein PDF zum Ausdrucken machen: die GONG-Karten, die Plättchen, die Regeln oder alles.
cli-print-what-about = Was gedruckt werden soll.
cli-print-language-about = Die Sprache der Regeln und der Hinweise.
cli-print-paper-about = Das Papierformat.
cli-print-bw-about = Strichzeichnungen in Schwarz-Weiß statt Farben: Das spart Tinte.
cli-print-address-about = Wohin die QR-Codes der Karten führen, zum Beispiel https://gongenial.example.org. Ohne Adresse gibt es keine Codes.
cli-print-output-about = Die Datei, die geschrieben wird.
cli-print-backs-about = Die Rückseiten von Karten und Plättchen weglassen.

serve-here = Auf diesem Computer
serve-phones = Für Handys im selben Netz
serve-scan = Oder scanne das mit einem Handy:
serve-alone = Nur dieser Computer kommt herein. Ohne --host 127.0.0.1 können auch deine Handys mitspielen.
serve-no-network = Kein Netz gefunden, also kommt nur dieser Computer herein.
serve-stop = Beenden mit Strg+C. Die Spiele bleiben erhalten.
serve-port-taken = Port { $port } ist schon belegt. Läuft Gongenial vielleicht schon? Sonst nimm einen anderen: --port { $other }
serve-no-data = Der Ordner { $folder } lässt sich nicht benutzen: { $why }
serve-bad-address = { $host } ist keine Adresse dieses Computers: { $why }

tasks-sound = { $pack }: Alles in Ordnung. Aufgaben: { $yellow } gelbe, { $red } rote, { $blue } blaue, { $real } für einen echten Tisch.
tasks-faults = { $count ->
    [one] Eine Sache stimmt nicht.
   *[other] { $count } Sachen stimmen nicht.
}
tasks-made = Das Paket ist im Ordner { $folder }. Schreib deine Aufgaben und prüfe sie dann: gongenial tasks check { $folder }
tasks-in-the-way = { $folder } gibt es schon.

pack-fault-no-folder = Es gibt keinen Ordner { $folder }.
pack-fault-no-file = Die Datei { $file } fehlt.
pack-fault-not-utf8 = Diese Zeile ist nicht in UTF-8 geschrieben. Speichere die Datei als UTF-8.
pack-fault-too-large = Mit dieser Datei ist das Paket zu groß: Alle seine Dateien zusammen haben höchstens { $most } kB.
pack-fault-too-many-languages = Sprachen: { $count }. Platz ist für { $most }.
pack-fault-odd-sign = In dieser Zeile steht das Zeichen { $sign }, das man nicht sieht oder das die Schrift umdreht. Nimm es heraus.
pack-fault-too-many-letters = { $text } ist zu lang. Buchstaben: { $count }. Platz ist für { $most }.
pack-fault-no-toml = Das ist kein TOML: { $why }
pack-fault-no-such-field = Ein Feld { $field } gibt es nicht. Es gibt: { $fields }
pack-fault-format = `format` muss { $format } sein, nicht { $value }.
pack-fault-name = Ein Name hat 2 bis 32 Zeichen, kleine Buchstaben von a bis z, Ziffern und Bindestriche, und fängt mit einem Buchstaben an: nicht { $value }
pack-fault-other-folder = Das Paket sagt, dass es { $value } heißt, aber sein Ordner heißt { $folder }. Beides muss gleich sein.
pack-fault-known-already = Ein Paket namens { $value } gibt es schon.
pack-fault-languages = `languages` muss eine Liste sein wie ["en", "hr"], nicht { $value }.
pack-fault-language = Eine Sprache ist ein kurzes Zeichen wie "en", jedes nur einmal: nicht { $value }
pack-fault-no-tasks = Es gibt keine Aufgaben. Jede beginnt mit [[task]].
pack-fault-no-task-of-colour = Keine Aufgabe der Farbe { $colour } hat ein `do`. Von yellow, red und blue wird je mindestens eine gebraucht.
pack-fault-too-many-tasks = { $count } Aufgaben der Farbe { $colour } haben ein `do`, und Platz ist für { $most }.
pack-fault-too-many-of-colour = Es gibt insgesamt { $count } Aufgaben der Farbe { $colour }, und Platz ist für { $most }.
pack-fault-name-twice = Eine andere Aufgabe heißt schon { $value }: siehe Zeile { $line }.
pack-fault-do-or-real = Eine Aufgabe hat entweder `do`, was das Spiel ausführt, oder `real = true`, für einen echten Tisch.
pack-fault-true-wanted = `{ $field }` kann nur true sein, nicht { $value }. Lass es sonst weg.
pack-fault-one-of = `{ $field }` ist eines von { $values }, nicht { $value }.
pack-fault-field-missing = `{ $field }` fehlt.
pack-fault-count-wanted = `{ $field }` ist eine Zahl von 1 bis { $most }, nicht { $value }.
pack-fault-steps-wanted = Hier muss eine Liste von Schritten stehen, etwa [{"{"} draw = 1 {"}"}], nicht { $value }.
pack-fault-step-wanted = Ein Schritt hat genau eines von { $steps }: { $value } ist keiner.
pack-fault-no-such-field-in-step = Ein Schritt mit `{ $step }` hat kein Feld { $field }.
pack-fault-to-oneself = Niemand kann sich selbst Karten geben oder nehmen.
pack-fault-one-player-wanted = `{ $field }` muss ein anderer Spieler sein, nicht { $value }.
pack-fault-second-look = Eine Aufgabe kann nur einmal Karten ansehen lassen.
pack-fault-second-duel = Eine Aufgabe kann nur ein Duell haben.
pack-fault-nobody-guesses = Im Duell { $duel } rät niemand: Lass `guesser` weg.
pack-fault-no-duel-yet = Vor einem Duell gibt es noch keinen { $value }.
pack-fault-choice-in-choice = In einer Wahl kann keine andere Wahl stehen.
pack-fault-two-wanted = `choose` muss aus zwei Listen von Schritten bestehen, nicht aus { $value }.
pack-fault-too-long = Die Aufgabe ist zu lang: höchstens { $most } Schritte, und eine Wahl zählt als zwei.
pack-fault-too-much = Die Aufgabe bewegt an einem Tisch für sechs zu viele Karten.
pack-fault-no-fluent = Diese Zeile ist kein Fluent. Ein Text wird so geschrieben: task-name = Was zu tun ist.
pack-fault-text-twice = Den Text { $text } gibt es zweimal: siehe Zeile { $line }.
pack-fault-text-missing = Der Text { $text } fehlt.
pack-fault-task-without-text = Die Aufgabe { $task } hat keinen Text { $text } in { $file }.
pack-fault-text-empty = { $text } sagt nichts: Schreib hinter das Zeichen =, was zu tun ist.
pack-fault-no-title = { $text } hat keinen Titel: eine Zeile darunter wie .title = Sternengeschenk
pack-fault-no-one = { $text } ist eine Wahl und braucht eine Zeile .one = für das Erste von beiden.
pack-fault-no-two = { $text } ist eine Wahl und braucht eine Zeile .two = für das Zweite von beiden.
pack-fault-text-of-nothing = Der Text { $text } gehört zu keiner Aufgabe.
pack-fault-attribute-of-nothing = { $text } braucht kein .{ $attribute }.
pack-fault-hole = { $text } hat etwas in Klammern, das eingesetzt werden soll. Schreib einfach Wörter.

pack-zip-too-large = In dieser ZIP-Datei ist zu viel.
pack-zip-unreadable = Diese ZIP-Datei lässt sich nicht lesen.
pack-zip-without-pack = In dieser ZIP-Datei ist keine pack.toml.
pack-shelf-full = Auf diesem Server ist kein Platz für weitere Pakete.
pack-shelf-own-full = Du hast schon { $most } Pakete. Nimm zuerst eines weg.

print-done = { $file } ist fertig: { $size } MB, in { $seconds } s.
print-no-codes = Die Karten haben keine QR-Codes. So bekommen sie welche: --address https://gongenial.example.org
print-no-file = { $file } lässt sich nicht schreiben: { $why }
print-not-built = Die Bilder der Karten sind noch nicht gezeichnet: { $file } fehlt. Führe einmal make play aus.
