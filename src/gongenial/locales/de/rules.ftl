# Die Seite mit den Regeln.

rules-title = So spielst du LINK
rules-lead = Werde als Erstes alle deine Karten los. Und wenn du nur noch eine hast, ruf GONG!
rules-contents = Auf dieser Seite
rules-ruling = unsere Regel
rules-ruling-why = Die gedruckten Regeln lassen ein paar Dinge offen. Wo du dieses Schildchen siehst, haben wir entschieden.
rules-ids-why = Jede Regel hat einen kurzen Namen, zum Beispiel { $rule }. Wenn ihr euch am Tisch nicht einig seid, schau hier nach.
rules-ids-label = Regeln: { $ids }

## Was du brauchst

rules-need = Was ihr braucht
rules-need-players = Zwei bis sechs Leute, ab sechs Jahren.
rules-need-families = Es gibt neun Galaxien, jede mit eigenem Namen und eigenem Bild. Die Karten einer Galaxie sind eine Familie.
rules-need-xpheres = Jede Galaxie hat sechs Karten, von 1 bis 6. Jede Zahl hat ihre eigene Farbe und ihr eigenes Zeichen: ihre Xphere.
rules-need-jokers = Dazu kommen zwei GONG JOKER. Das macht 56 Karten.
rules-need-games = Mit diesen Karten gibt es drei Spiele: LINK, FAMILY und FIGHT. Auf dieser Seite geht es um LINK.

## Das Austeilen

rules-deal = Austeilen
rules-deal-hand = Alle bekommen neun Karten auf die Hand. Die übrigen Karten liegen verdeckt: Das ist der Nachziehstapel.
rules-deal-top = Die oberste Karte vom Nachziehstapel wird aufgedeckt. Damit beginnt der Ablagestapel.
rules-deal-joker = Ist es ein Joker? Dann kommt er zurück, der Nachziehstapel wird gemischt, und eine andere Karte wird aufgedeckt.
rules-deal-all = Sind alle Karten ausgeteilt? Dann gibt es noch keinen Ablagestapel, und wer anfängt, darf jede Karte spielen.
rules-deal-all-joker = Solange keine Galaxiekarte auf dem Ablagestapel liegt, passt jede Karte. Liegen dort nur Joker und jemand zieht, werden sie alle zum neuen Nachziehstapel.
rules-deal-starter = Im ersten Spiel fängt an, wer am jüngsten ist. Dann geht es reihum im Uhrzeigersinn. Im nächsten Spiel beginnt der nächste Platz.
rules-deal-lot = Ein Bildschirm sieht nicht, wer am jüngsten ist. Wer den Tisch aufgemacht hat, kann den Platz markieren. Sonst entscheidet das Los, und alle sehen, wer anfängt.

## Du bist dran

rules-turn = Du bist dran
rules-turn-match = Spiel eine Karte, die zur obersten Karte vom Ablagestapel passt: gleiche Zahl oder gleiche Galaxie.
rules-match-top = Oben auf dem Ablagestapel
rules-match-family = Gleiche Galaxie: passt!
rules-match-number = Gleiche Zahl: passt!
rules-match-none = Keins von beiden: passt nicht

## Ziehen

rules-draw = Eine Karte ziehen
rules-draw-must = Nichts passt? Dann zieh eine Karte. Wenn du eine passende Karte hast, darfst du nicht ziehen.
rules-draw-joker = Ist ein Joker die einzige Karte, die du spielen könntest? Dann such es dir aus: spielen oder ziehen.
rules-draw-play = Passt die neue Karte? Dann darfst du sie gleich spielen.
rules-draw-keep = Auch einen neuen Joker darfst du gleich spielen. Passt die Karte nicht, oder willst du sie lieber behalten, ist dein Zug vorbei. Du ziehst nur einmal pro Zug, und danach darfst du nur die neue Karte spielen.
rules-draw-more = War die neue Karte ein Joker und du hast ihn gespielt? Dann mach mit der Hand weiter, die du jetzt hast: Spiel irgendeine passende Karte, noch einen Joker, oder sag „Weiter“.
rules-draw-empty = Der Nachziehstapel ist leer? Die Karten vom Ablagestapel werden gemischt und sind der neue Nachziehstapel.
rules-draw-when = Das passiert erst, wenn jemand ziehen muss. Die oberste Karte vom Ablagestapel bleibt liegen.
rules-draw-nothing = Auch nichts mehr zum Mischen da? Dann sagst du „Weiter“, ohne zu ziehen. Auch eine Strafkarte fällt dann aus.

## GONG!

rules-gong = GONG!
rules-gong-say = Nur noch eine Karte? Sag GONG! Du hast Zeit, bis du wieder dran bist.
rules-gong-until = Ganz genau: bis du in deinem nächsten Zug das Erste tust.
rules-gong-catch = Vergessen? Sobald die nächste Person gespielt hat, dürfen alle anderen für dich GONG sagen. Dann ziehst du eine Strafkarte.
rules-gong-early = Der Ruf zählt erst, wenn jemand anders einen Zug beendet hat. Zu früh? Dann gilt er nicht und kostet auch keine Karte. Bist du einmal erwischt, ist die Sache erledigt, auch wenn keine Karte mehr zum Ziehen da war.
rules-gong-nobody = Keiner hat’s gemerkt? Glück gehabt! Das Spiel geht einfach weiter.
rules-gong-over = Mit dem Ersten, was du in deinem nächsten Zug tust, ist es vergessen. Bis dahin kannst du es noch sagen, und die anderen können dich noch erwischen.
rules-gong-swap = Nach einem Tausch nur noch eine Karte? Auch dann sag GONG. Wieder mehr Karten? Dann brauchst du es nicht mehr. Tauscht dir jemand mit einem Joker eine Karte gegen eine Karte, ändert sich für dich nichts.
rules-gong-false = Hat niemand es vergessen, gilt ein Ruf nicht.
rules-gong-race = Es ist ein Wettrennen: Der Ruf, der zuerst ankommt, zählt.
rules-gong-bots = Wenn nur Computer unter sich spielen, werden sie nach jedem Zug der Reihe nach gefragt.

## Der Joker

rules-joker = Der GONG JOKER
rules-joker-swap = Wenn du dran bist, darfst du einen Joker spielen. Such dir jemanden aus: Ihr tauscht alle eure Karten!
rules-joker-under = Danach bist du den Joker los, er liegt bei den gespielten Karten.
rules-joker-top = Er kommt unter die oberste Karte vom Ablagestapel. Die Karte, zu der ihr etwas legt, bleibt also dieselbe. Liegt dort noch keine Galaxiekarte, muss trotzdem nichts zum Joker passen.
rules-joker-again = Dann darfst du noch einmal spielen.
rules-joker-same = Es ist immer noch derselbe Zug, jetzt mit deinen neuen Karten. Sogar noch ein Joker ist erlaubt.
rules-joker-cancel = Hat die Person, die du dir ausgesucht hast, auch einen Joker? Dann darf sie ihn spielen und den Tausch verhindern. Beide Joker sind weg, und jetzt ist sie dran.
rules-joker-round = Von dort geht es im Uhrzeigersinn weiter.
rules-joker-ask = Gefragt wird immer, mit oder ohne Joker, und die Antwort kommt immer nach 4 Sekunden. So merkt niemand, wer einen hat. Bis dahin warten alle anderen, auch mit GONG. Nur wenn alle sehen können, dass kein anderer Joker im Spiel ist, wird nicht gefragt.
rules-joker-match = Ein Joker muss zu nichts passen, und nichts muss zu einem Joker passen.
rules-joker-last = Ist der Joker deine letzte Karte? Spiel ihn, und du gewinnst sofort, ohne Tausch. Verhinderst du einen Tausch mit deiner letzten Karte, gewinnst du auch.

## Das Ende

rules-end = Wer gewinnt?
rules-end-win = Wer zuerst keine Karten mehr hat, gewinnt. Das Spiel ist sofort vorbei.
rules-end-blocked = Wenn alle nacheinander „Weiter“ sagen und es nichts zu ziehen gibt, ist das Spiel vorbei. Die wenigsten Karten gewinnen. Sind das mehrere, gewinnen sie zusammen.
rules-end-long = Kein Spiel dauert ewig: Nach 1000 Zügen ist Schluss, und wieder gewinnen die wenigsten Karten.

## Zu zweit

rules-two = Zu zweit
rules-two-swap = Zu zweit tauscht ein Joker immer deine Karten mit denen der anderen Person.
rules-two-gong = Hast du nur noch eine Karte, kommt bloß ein anderer Zug, und schon bist du wieder dran. Nur dann kann man dich erwischen, bis du etwas tust. Also sag lieber gleich GONG!

## Fair gespielt

rules-fair = Fair gespielt
rules-fair-secret = Niemand erfährt, was er nicht sehen darf: nicht die Karten der anderen und nicht, wie der Nachziehstapel liegt. Das gilt auch für alle, die nur zuschauen.
rules-fair-open = Wenn das Spiel vorbei ist, sehen alle alle Karten.
rules-fair-cards = Jede Karte im Spiel ist immer irgendwo, und nur einmal.
rules-fair-leave = Musst du weg? Du kannst jederzeit gehen. Ein Bot übernimmt deine Karten, oder dein Platz fällt weg, je nachdem, wie der Tisch eingestellt ist.
rules-fair-choice = Gehst du, während du etwas gefragt wirst, heißt das nein. Fällt dein Platz weg, werden deine Karten in den Nachziehstapel gemischt. Für die anderen bleibt die Reihe, wie sie ist. Wer als Letztes übrig ist, gewinnt.

## Einstellungen

rules-options = Spielt, wie ihr mögt
rules-options-lead = Wer einen Tisch aufmacht, kann das hier ändern:
rules-options-jokers = Joker: zwei oder gar keine.
rules-options-hand = Karten für jeden: neun, oder eine andere Zahl ab 5, solange die Karten für alle reichen.
rules-options-draw = Ziehen, wann du magst: normalerweise aus. Ist es an, darfst du ziehen, auch wenn du eine passende Karte hast. Danach darfst du wieder nur die neue Karte spielen.
rules-options-false = Falsches GONG kostet eine Karte: normalerweise aus. Ist es an, zieht eine Karte, wer umsonst GONG ruft, höchstens einmal pro Zug.
rules-options-leaver = Wenn jemand geht: Ein Bot übernimmt, oder der Platz fällt weg.
