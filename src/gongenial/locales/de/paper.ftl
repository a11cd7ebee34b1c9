# Was außer den Regeln auf den Blättern zum Ausdrucken steht.

paper-front = Vorderseiten
paper-back = Rückseiten
paper-hint = Drucken und Schneiden
paper-hint-scale = Druck mit 100 % („Originalgröße“): Der Drucker darf die Seite nicht anpassen.
paper-hint-duplex = Druck auf beide Seiten, mit Wenden an der langen Kante. Verrutschen die Rückseiten um einen Millimeter, sieht man trotzdem nichts Weißes.
paper-hint-cut = Am besten ist dickes Papier mit 200 bis 300 Gramm. Schneide von Marke zu Marke, an einem Lineal entlang.
paper-hint-codes = Die Codes führen zu { $address }. Sie gehen, solange Gongenial dort zu finden ist.
paper-hint-ruler = Miss hier nach: Diese Linie ist 10 cm lang.
paper-rules-codes = Scanne den Code auf der Karte mit einem Handy: Dann siehst du deine Aufgabe. Die Farbe und das Zeichen daneben sagen, welche Art es ist.
paper-rules-ours = steht, wo die gedruckten Regeln etwas offenlassen: Das haben wir entschieden.
paper-rules-alone = Gongenial ist ein unabhängiges Projekt. Diese Worte und Bilder sind unsere eigenen.
