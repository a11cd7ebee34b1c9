# Die Seite der Aufgabenpakete: welche es gibt, was darin steckt, und wie man eines hinzufügt.

packs-title = Aufgaben für GONG FIGHT
packs-lead = Die Aufgaben von GONG FIGHT kommen in Paketen. Schau hinein, spiel damit oder schreib deine eigenen.
packs-all = Alle Pakete
packs-origin-program = Gehört zum Spiel
packs-origin-server = Von diesem Server
packs-origin-own = Deins
packs-origin-others = Von jemand anderem
packs-count = { $kind }: { $count }
packs-real-count = Für einen echten Tisch: { $count }
packs-languages = Sprachen: { $languages }
packs-look = Hineinschauen
packs-none = So ein Paket gibt es nicht. Vielleicht hat es jemand entfernt.

## Ein Paket
packs-play = Gegen Bots spielen
packs-friends = Mit Freunden spielen
packs-cards = Seine Aufgaben auf diesem Handy ziehen
packs-real = Nur am echten Tisch
packs-one-of = Wähle: „{ $one }“ oder „{ $two }“
packs-link = Wer diesen Link hat, kann auch damit spielen:
packs-edit = Ändern
packs-remove = Entfernen
packs-remove-sure = Wirklich entfernen? Begonnene Spiele behalten es.
packs-yes = Ja
packs-no = Nein

## Das eigene
packs-own-title = Ein eigenes Paket
packs-own-lead = Schreib Aufgaben gleich hier. Oder bring Dateien mit: pack.toml und für jede Sprache eine Textdatei wie de.ftl. Eine ZIP-Datei geht auch.
packs-own-name = Wie heißt es?
packs-own-name-hint = 2 bis 32 kleine Buchstaben, Ziffern und Bindestriche, zum Beispiel piraten
packs-start = Mit Beispielen anfangen
packs-choose-files = Dateien auswählen
packs-drop = Oder leg sie hier ab.
packs-left-out = Das sind keine Dateien eines Pakets: { $files }
packs-files = Dateien deines Pakets
packs-text-of = { $file }, zum Ändern
packs-add-language = Noch eine Sprache
packs-kept = Es bleibt auf diesem Gerät, bis du es hinzufügst oder wegwirfst.
packs-check = Prüfen
packs-add = Paket hinzufügen
packs-replaces = Du hast schon ein Paket namens { $name }. Begonnene Spiele behalten das alte.
packs-replace = Durch dieses ersetzen
packs-sound = Alles in Ordnung!
packs-faults = { $count ->
    [one] Eine Sache stimmt nicht:
   *[other] { $count } Sachen stimmen nicht:
}
packs-more-faults = Es gibt noch mehr: { $count }
packs-where = { $file }, Zeile { $line }
packs-changed = Du hast etwas geändert. Prüf es noch einmal.
packs-discard = Wegwerfen
packs-discard-sure = Wirklich wegwerfen? Es ist sonst nirgends.
packs-in-the-way = Du schreibst noch an einem anderen Paket. Durch dieses ersetzen?
packs-too-large = Das ist zu viel für ein Paket.
