# Die Regeln von FIGHT. Was auch für andere Spiele gilt, steht in rules.ftl.

rules-fight-lead = Deck eine Karte auf, lös die Aufgabe und werde deine Karten los. Keine mehr da? Gewonnen!

## Du bist dran

rules-fight-turn-draw = Zieh eine Karte vom Nachziehstapel und zeig sie allen. Ihre Zahl bringt dir eine Aufgabe.
rules-fight-code-yellow = Gelber Code: ein Duell
rules-fight-code-red = Roter Code: Pech
rules-fight-code-blue = Blauer Code: ein Bonus
rules-fight-turn-code = Die gedruckten Karten haben QR-Codes in diesen drei Farben. Scann den Code mit einem Handy, und du siehst deine Aufgabe. Oder such dir die Art der Aufgabe auf der Startseite von Galaxy Gamers aus.
rules-fight-turn-here = Hier brauchst du kein Handy: Der Tisch zeigt dir die Aufgabe. Die Aufgaben haben wir uns ausgedacht. Jede Farbe hat ihre eigenen gemischten Aufgaben, und keine kommt wieder, bevor alle dran waren.
rules-fight-turn-discard = Ist die Aufgabe erledigt, kommt die Karte auf den Ablagestapel. Du behältst sie nicht.
rules-fight-turn-joker = Du hast einen Joker gezogen? Er hat keine Aufgabe. Er kommt auf deine Hand, und dein Zug ist vorbei. Wenn du einen Joker spielen willst, dann vor dem Ziehen.

## Der Nachziehstapel

rules-fight-stock = Nichts mehr zum Ziehen
rules-fight-stock-when = Das passiert erst, wenn jemand ziehen muss. Auch nichts mehr zum Mischen da? Dann sagst du „Weiter“. Und sagt eine Aufgabe „zieh“, dann ziehst du, so viel noch da ist.
rules-fight-stock-all = Sind alle Karten ausgeteilt? Dann legen alle ihre Karten verdeckt vor sich hin.
rules-fight-stock-own = Wenn du dran bist, deckst du dann eine deiner eigenen Karten auf, ohne auszusuchen, und löst ihre Aufgabe. Bis sie erledigt ist, gehört die Karte noch dir. Dann kommt sie auf den Ablagestapel, wenn du sie noch hast. So geht es bis zum Ende des Spiels, und der Ablagestapel wird nicht gemischt.

## Aufgaben

rules-fight-tasks = Die Aufgaben
rules-fight-tasks-kinds = Es gibt Aufgaben, bei denen du Karten verschenkst, nimmst, ablegst oder ziehst, oder bei denen du gegen jemanden antrittst.
rules-fight-tasks-choose = Karten, die du verschenkst oder ablegst, suchst du dir selbst aus. Abgelegte Karten kommen offen auf den Ablagestapel, und du bist sie los. Karten, die du nimmst, nimmst du blind.
rules-fight-tasks-more = Vier Arten von Aufgaben sind unsere Idee: aussetzen, noch einmal spielen (nur einmal pro Zug), zwischen zwei Dingen wählen und jemandem in die Karten schauen.
rules-fight-tasks-few = Zu wenige Karten für die Aufgabe? Dann tu einfach, was geht.

## Duelle

rules-fight-duel = Auge in Auge
rules-fight-duel-fair = Im Duell zählt, was ihr selbst wählt: Der Computer würfelt nie. Alle wählen heimlich, dann wird alles gleichzeitig gezeigt.
rules-fight-duel-highest = Höchste Karte: Beide legen eine Karte verdeckt hin. Die höhere Zahl gewinnt. Danach kommen die Karten zurück auf die Hand.
rules-fight-duel-signs = Zeichen: Wähl Sonne, Mond oder Komet.
rules-fight-sign-sun = Die Sonne verbrennt den Kometen
rules-fight-sign-comet = Der Komet trifft den Mond
rules-fight-sign-moon = Der Mond verdeckt die Sonne
rules-fight-duel-guess = Raten: Eine Person sucht eine Karte aus, die andere rät ihre Zahl, ihre Galaxie oder die Farbe ihres Codes. Richtig geraten? Gewonnen!
rules-fight-duel-tie = Unentschieden? Die Aufgabe sagt, wer dann gewinnt. Manchmal niemand.
rules-fight-duel-real = Spielt ihr an einem echten Tisch? Dann kann ein Duell auch ein kleiner Wettkampf sein, zum Beispiel: Wer lacht zuerst?

## Der Joker

rules-fight-joker-duel = Im Duell zählt ein Joker 0, und er hat weder Galaxie noch Farbe. Verschenkst du ihn oder legst du ihn ab, passiert sonst nichts.

## Das Ende

rules-fight-end-win = Wer zuerst keine Karten mehr hat, gewinnt.
rules-fight-end-when = Geschaut wird, wenn die ganze Aufgabe erledigt ist. Haben mehrere keine Karten mehr? Dann gewinnt, wer gerade dran ist, sonst der nächste Platz im Uhrzeigersinn.
rules-fight-end-long = Kein Spiel dauert ewig: Nach 1000 Zügen ist Schluss. Die wenigsten Karten gewinnen. Haben mehrere gleich wenige, gewinnen sie zusammen.

## Fair gespielt und Einstellungen

rules-fight-fair-secret = Was du im Duell wählst, bleibt geheim, bis alle gewählt haben. Und niemand weiß, welche Aufgabe als Nächstes kommt.
rules-fight-fair-leave = Bist du dran und dein Platz fällt weg, ist deine Aufgabe vorbei. Die Aufgaben der anderen gehen ohne dich weiter, und ein Duell gegen dich hat keinen Sieger.
rules-fight-options-shown = Die Karte, die du zeigst: Normalerweise kommt sie nach der Aufgabe auf den Ablagestapel. Wenn ihr wollt, nimmst du sie stattdessen vor der Aufgabe auf die Hand. Dann dauert ein Spiel viel länger.
rules-fight-options-pack = Die Aufgaben: unsere, oder andere, die jemand geschrieben hat.
