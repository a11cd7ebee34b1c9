# Was die Regeln aller Spiele gemeinsam haben.

rules-title = So spielst du { $game }
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
rules-need-games = Mit diesen Karten gibt es drei Spiele: LINK, FAMILY und FIGHT.

## Das Austeilen

rules-deal = Austeilen
rules-deal-hand = Alle bekommen neun Karten auf die Hand. Die übrigen Karten liegen verdeckt: Das ist der Nachziehstapel.
rules-deal-starter = Im ersten Spiel fängt an, wer am jüngsten ist. Dann geht es reihum im Uhrzeigersinn. Im nächsten Spiel beginnt der nächste Platz.
rules-deal-lot = Ein Bildschirm sieht nicht, wer am jüngsten ist. Wer den Tisch aufgemacht hat, kann den Platz markieren. Sonst entscheidet das Los, und alle sehen, wer anfängt.

## Du bist dran

rules-turn = Du bist dran

## Ziehen

rules-draw-empty = Der Nachziehstapel ist leer? Die Karten vom Ablagestapel werden gemischt und sind der neue Nachziehstapel.

## Der Joker

rules-joker = Der GONG JOKER
rules-joker-swap = Wenn du dran bist, darfst du einen Joker spielen. Such dir jemanden aus: Ihr tauscht alle eure Karten!
rules-joker-under = Danach bist du den Joker los, er liegt bei den gespielten Karten.
rules-joker-again = Dann darfst du noch einmal spielen.
rules-joker-same = Es ist immer noch derselbe Zug, jetzt mit deinen neuen Karten. Sogar noch ein Joker ist erlaubt.
rules-joker-cancel = Hat die Person, die du dir ausgesucht hast, auch einen Joker? Dann darf sie ihn spielen und den Tausch verhindern. Beide Joker sind weg, und jetzt ist sie dran.
rules-joker-round = Von dort geht es im Uhrzeigersinn weiter.
rules-joker-ask = Gefragt wird immer, mit oder ohne Joker, und die Antwort kommt immer nach 4 Sekunden. So merkt niemand, wer einen hat. Bis dahin warten alle anderen. Nur wenn alle sehen können, dass kein anderer Joker im Spiel ist, wird nicht gefragt.
rules-joker-ask-shared = Ein Gerät geht von Hand zu Hand? Dann wartet der Joker: Die gewählte Person nimmt das Gerät, mit oder ohne Joker auf der Hand, und muss antworten. Einen Moment später gilt die Antwort.
rules-joker-last = Ist der Joker deine letzte Karte? Spiel ihn, und du gewinnst sofort, ohne Tausch. Verhinderst du einen Tausch mit deiner letzten Karte, gewinnst du auch.

## Das Ende

rules-end = Wer gewinnt?

## Fair gespielt

rules-fair = Fair gespielt
rules-fair-secret = Niemand erfährt, was er nicht sehen darf: nicht die Karten der anderen und nicht, wie der Nachziehstapel liegt. Das gilt auch für alle, die nur zuschauen.
rules-fair-open = Wenn das Spiel vorbei ist, sehen alle alle Karten.
rules-fair-cards = Jede Karte im Spiel ist immer irgendwo, und nur einmal.
rules-fair-leave = Musst du weg? Du kannst jederzeit gehen. Ein Bot spielt für dich weiter, oder dein Platz fällt weg, je nachdem, wie der Tisch eingestellt ist.
rules-fair-choice = Gehst du, während du etwas gefragt wirst, heißt das nein. Fällt dein Platz weg, werden deine Karten in den Nachziehstapel gemischt. Für die anderen bleibt die Reihe, wie sie ist. Wer als Letztes übrig ist, gewinnt.

## Einstellungen

rules-options = Spielt, wie ihr mögt
rules-options-lead = Wer einen Tisch aufmacht, kann das hier ändern:
rules-options-jokers = Joker: zwei oder gar keine.
rules-options-hand = Karten für jeden: neun, oder eine andere Zahl ab 5, solange die Karten für alle reichen.
rules-options-leaver = Wenn jemand geht: Ein Bot übernimmt, oder der Platz fällt weg.
