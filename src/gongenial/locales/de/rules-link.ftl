# Die Regeln von LINK. Was auch für andere Spiele gilt, steht in rules.ftl.

rules-link-lead = Werde als Erstes alle deine Karten los. Und wenn du nur noch eine hast, ruf GONG!

## Das Austeilen

rules-link-deal-top = Die oberste Karte vom Nachziehstapel wird aufgedeckt. Damit beginnt der Ablagestapel.
rules-link-deal-joker = Ist es ein Joker? Dann kommt er zurück, der Nachziehstapel wird gemischt, und eine andere Karte wird aufgedeckt.
rules-link-deal-all = Sind alle Karten ausgeteilt? Dann gibt es noch keinen Ablagestapel, und wer anfängt, darf jede Karte spielen.
rules-link-deal-all-joker = Solange keine Galaxiekarte auf dem Ablagestapel liegt, passt jede Karte. Liegen dort nur Joker und jemand zieht, werden sie alle zum neuen Nachziehstapel.

## Du bist dran

rules-link-turn-match = Spiel eine Karte, die zur obersten Karte vom Ablagestapel passt: gleiche Zahl oder gleiche Galaxie.
rules-link-match-top = Oben auf dem Ablagestapel
rules-link-match-family = Gleiche Galaxie: passt!
rules-link-match-number = Gleiche Zahl: passt!
rules-link-match-none = Keins von beiden: passt nicht

## Ziehen

rules-link-draw = Eine Karte ziehen
rules-link-draw-must = Nichts passt? Dann zieh eine Karte. Wenn du eine passende Karte hast, darfst du nicht ziehen.
rules-link-draw-joker = Ist ein Joker die einzige Karte, die du spielen könntest? Dann such es dir aus: spielen oder ziehen.
rules-link-draw-play = Passt die neue Karte? Dann darfst du sie gleich spielen.
rules-link-draw-keep = Auch einen neuen Joker darfst du gleich spielen. Passt die Karte nicht, oder willst du sie lieber behalten, ist dein Zug vorbei. Du ziehst nur einmal pro Zug, und danach darfst du nur die neue Karte spielen.
rules-link-draw-more = War die neue Karte ein Joker und du hast ihn gespielt? Dann mach mit der Hand weiter, die du jetzt hast: Spiel irgendeine passende Karte, noch einen Joker, oder sag „Weiter“.
rules-link-draw-when = Das passiert erst, wenn jemand ziehen muss. Die oberste Karte vom Ablagestapel bleibt liegen.
rules-link-draw-nothing = Auch nichts mehr zum Mischen da? Dann sagst du „Weiter“, ohne zu ziehen. Auch eine Strafkarte fällt dann aus.

## GONG!

rules-link-gong = GONG!
rules-link-gong-say = Nur noch eine Karte? Sag GONG! Du hast Zeit, bis du wieder dran bist.
rules-link-gong-until = Ganz genau: bis du in deinem nächsten Zug das Erste tust.
rules-link-gong-catch = Vergessen? Sobald die nächste Person gespielt hat, dürfen alle anderen für dich GONG sagen. Dann ziehst du eine Strafkarte.
rules-link-gong-early = Der Ruf zählt erst, wenn jemand anders einen Zug beendet hat. Zu früh? Dann gilt er nicht und kostet auch keine Karte. Bist du einmal erwischt, ist die Sache erledigt, auch wenn keine Karte mehr zum Ziehen da war.
rules-link-gong-nobody = Keiner hat’s gemerkt? Glück gehabt! Das Spiel geht einfach weiter.
rules-link-gong-over = Mit dem Ersten, was du in deinem nächsten Zug tust, ist es vergessen. Bis dahin kannst du es noch sagen, und die anderen können dich noch erwischen.
rules-link-gong-swap = Nach einem Tausch nur noch eine Karte? Auch dann sag GONG. Wieder mehr Karten? Dann brauchst du es nicht mehr. Tauscht dir jemand mit einem Joker eine Karte gegen eine Karte, ändert sich für dich nichts.
rules-link-gong-false = Hat niemand es vergessen, gilt ein Ruf nicht.
rules-link-gong-race = Es ist ein Wettrennen: Der Ruf, der zuerst ankommt, zählt. Solange jemand zu einem Joker gefragt wird, warten auch die Rufe.
rules-link-gong-bots = Wenn nur Computer unter sich spielen, werden sie nach jedem Zug der Reihe nach gefragt.

## Der Joker

rules-link-joker-top = Er kommt unter die oberste Karte vom Ablagestapel. Die Karte, zu der ihr etwas legt, bleibt also dieselbe. Liegt dort noch keine Galaxiekarte, muss trotzdem nichts zum Joker passen.
rules-link-joker-match = Ein Joker muss zu nichts passen, und nichts muss zu einem Joker passen.

## Das Ende

rules-link-end-win = Wer zuerst keine Karten mehr hat, gewinnt. Das Spiel ist sofort vorbei.
rules-link-end-blocked = Wenn alle nacheinander „Weiter“ sagen und es nichts zu ziehen gibt, ist das Spiel vorbei. Die wenigsten Karten gewinnen. Sind das mehrere, gewinnen sie zusammen.
rules-link-end-long = Kein Spiel dauert ewig: Nach 1000 Zügen ist Schluss, und wieder gewinnen die wenigsten Karten.

## Zu zweit

rules-link-two = Zu zweit
rules-link-two-swap = Zu zweit tauscht ein Joker immer deine Karten mit denen der anderen Person.
rules-link-two-gong = Hast du nur noch eine Karte, kommt bloß ein anderer Zug, und schon bist du wieder dran. Nur dann kann man dich erwischen, bis du etwas tust. Also sag lieber gleich GONG!

## Einstellungen

rules-link-options-draw = Ziehen, wann du magst: normalerweise aus. Ist es an, darfst du ziehen, auch wenn du eine passende Karte hast. Danach darfst du wieder nur die neue Karte spielen.
rules-link-options-false = Falsches GONG kostet eine Karte: normalerweise aus. Ist es an, zieht eine Karte, wer umsonst GONG ruft, höchstens einmal pro Zug.
