# Die Regeln von FAMILY. Was auch für andere Spiele gilt, steht in rules.ftl.

rules-family-lead = Frag die anderen nach Karten und sammle ganze Galaxien. Die meisten Galaxien gewinnen!

## Fragen

rules-family-ask = Nach einer Karte fragen
rules-family-ask-who = Frag irgendwen nach einer Karte. Sag ihre Galaxie und ihre Zahl. Die Farbe geht auch.
rules-family-ask-empty = Wer keine Karten hat, wird nicht gefragt.
rules-family-ask-own = Nach einer Karte fragen kannst du nur, wenn du eine andere Karte derselben Galaxie auf der Hand hast.
rules-family-ask-new = Nach einer Karte, die du selbst hast, kannst du nicht fragen. Und ein Joker gehört zu keiner Galaxie, also zählt er nicht.
rules-family-example-hand = Auf deiner Hand
rules-family-example-yes = Die Galaxie hast du: Frag!
rules-family-example-none = Die Galaxie hast du nicht: nein
rules-family-example-own = Die Karte hast du schon: nein

## Die Antwort

rules-family-answer = Die Antwort
rules-family-answer-yes = Die Karte ist da? Dann gehört sie dir! Und du darfst noch einmal fragen, wen du willst.
rules-family-answer-again = Du fragst weiter, bis jemand nein sagt.
rules-family-answer-no = Die Karte ist nicht da? Dann zieh eine vom Nachziehstapel.
rules-family-answer-lucky = Hast du genau die Karte gezogen, nach der du gefragt hast? So ein Glück! Du darfst weiterfragen.
rules-family-answer-other = Ist es eine andere Karte? Dann ist die nächste Person dran.
rules-family-answer-next = Es geht im Uhrzeigersinn weiter. Gibt es nichts mehr zu ziehen, ist dein Zug auch vorbei.
rules-family-answer-open = Alle hören, wonach gefragt wird, und sehen, welche Karte weitergegeben wird. Also spitz die Ohren! Die Karte, die du ziehst, bleibt dein Geheimnis. Du zeigst sie nur, wenn es die ist, nach der du gefragt hast.
rules-family-answer-cannot = Du hast keine Galaxiekarte, oder sonst hat niemand mehr Karten? Dann kannst du nicht fragen. Spiel einen Joker oder zieh eine Karte, und wenn es nichts zu ziehen gibt, sag „Weiter“. Dann ist dein Zug vorbei. Nur nach einem Joker geht er weiter.

## Ganze Galaxien

rules-family-whole = Ganze Galaxien
rules-family-whole-lay = Hast du alle sechs Karten einer Galaxie? Leg sie vor dich hin, damit alle sie sehen.
rules-family-whole-once = Das passiert sofort, auch wenn du alle sechs beim Austeilen bekommen hast.
rules-family-whole-pile = In FAMILY gibt es keinen Ablagestapel: Nichts wird abgelegt. Darum kommt kein neuer Nachziehstapel, wenn der alte leer ist.

## Der Joker

rules-family-joker-back = Ein gespielter Joker kommt zurück in den Nachziehstapel, und der wird gemischt.
rules-family-joker-empty = Tauschen darfst du auch, wenn der Joker deine letzte Karte ist. Und du darfst dir jemanden aussuchen, der gar keine Karten hat.
rules-family-joker-whole = Die Galaxien auf dem Tisch bleiben liegen. Ihr tauscht nur, was ihr auf der Hand habt.

## Das Ende

rules-family-end-win = Wer die meisten Galaxien hat, gewinnt.
rules-family-end-nine = Das Spiel ist vorbei, wenn alle neun Galaxien auf dem Tisch liegen.
rules-family-end-tie = Hat jemand genauso viele Galaxien wie du? Dann gewinnt, wer zuerst so viele hatte.
rules-family-end-deal = Galaxien vom Austeilen zählen der Reihe nach, und zwar ab der Person, die anfängt. Hat niemand eine Galaxie, gewinnt ihr alle zusammen.
rules-family-end-long = Kein Spiel dauert ewig: Nach 1000 Zügen ist Schluss. Schluss ist auch, wenn im Nachziehstapel keine Galaxiekarte mehr liegt und sehr lange niemand eine Galaxie vollmacht: 30 Züge für jeden. Auch dann gewinnen die meisten Galaxien.

## Fair gespielt und Einstellungen

rules-family-fair-leave = Fällt dein Platz weg, bleiben deine Galaxien auf dem Tisch, aber gewinnen kannst du nicht mehr.
rules-family-options-hand = Karten für jeden: neun, oder eine andere Zahl ab 5, solange die Karten für alle reichen. Zu zweit bleiben mindestens 12 Karten im Nachziehstapel.
