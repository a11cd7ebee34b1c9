# Die Regeln des Sammelspiels. Was auch für andere Spiele gilt, steht in rules.ftl.

rules-genial-lead = Einfach Genial, das Sammelspiel: Zieh Plättchen, hör rechtzeitig auf und füll in jeder der sechs Farben eine Reihe. Aber sei nicht zu gierig!

## Was ihr braucht

rules-genial-need-tokens = 126 Plättchen in sechs Farben, 21 von jeder.
rules-genial-need-players = Zwei bis vier Leute.

## Vorbereiten

rules-genial-deal = Vorbereiten
rules-genial-deal-reserve = Dreh alle Plättchen auf die Rückseite und misch sie: Das ist der Vorrat. Leg drei davon offen in die Mitte.

## Du bist dran

rules-genial-turn-draw = Zieh ein Plättchen aus dem Vorrat und leg es offen in deine Zone. Drei Dinge können passieren:
rules-genial-turn-match = Passt: Die Farbe liegt in der Mitte, und in deiner Zone war sie noch nicht. Hurra! Jetzt such dir aus: noch eins ziehen oder nehmen.
rules-genial-turn-miss = Daneben: Die Farbe liegt nicht in der Mitte. Dein Zug ist vorbei. Alles aus deiner Zone kommt in die Mitte, auch das neue Plättchen.
rules-genial-turn-clash = Doppelt: Die Farbe liegt schon in deiner Zone. Dein Zug ist vorbei, und auch hier kommt alles in die Mitte.
rules-genial-example-centre = Mitte
rules-genial-example-zone = Deine Zone
rules-genial-example-new = neu
rules-genial-example-match = Passt!
rules-genial-example-miss = Daneben
rules-genial-example-clash = Doppelt

## Nehmen

rules-genial-take = Nehmen
rules-genial-take-all = Wenn es passt, darfst du nehmen. Du bekommst alles aus deiner Zone, und aus der Mitte jedes Plättchen in einer dieser Farben.
rules-genial-take-safe = Leg die Plättchen nach Farben sortiert in deine Sammlung. Dort sind sie sicher bis zum Ende des Spiels.
rules-genial-take-over = Dann ist dein Zug vorbei, außer du hast dir einen Extrazug verdient.

## Extrazüge

rules-genial-bonus = Extrazüge
rules-genial-bonus-line = Sieben Plättchen einer Farbe sind eine volle Reihe. Zu viert reichen fünf. Für eine volle Reihe bekommst du gleich einen Extrazug: Du ziehst wieder, und alles geht weiter wie immer.
rules-genial-bonus-once = Jede Reihe bringt dir einen Extrazug, und nur einmal im Spiel. Zwei Reihen in einem Zug bringen zwei.
rules-genial-bonus-miss = Geht es daneben, ist nur dieser Extrazug vorbei. Hast du noch einen verdient, bekommst du ihn trotzdem.
rules-genial-bonus-more = Mehr Plättchen, als in die Reihe passen? Am Ende deines Zugs kommen sie zurück in den Vorrat und werden untergemischt.
rules-genial-bonus-end = Das heißt: nach dem letzten deiner Extrazüge.

## Der andere Zug

rules-genial-other = Der andere Zug
rules-genial-other-when = Gibt es eine Farbe, von der du weniger hast als von jeder anderen? Und liegt sie in der Mitte? Dann darfst du statt zu ziehen einen anderen Zug machen.
rules-genial-other-one = Nimm ein Plättchen dieser Farbe aus der Mitte. Dann ist dein Zug vorbei. Ist dadurch eine Reihe voll, kommt vorher noch dein Extrazug.
rules-genial-other-start = Das geht nur ganz am Anfang deines Zugs, und nicht in einem Extrazug. Die gedruckten Regeln, die wir kennen, hören hier mittendrin auf, darum haben wir den Rest entschieden.

## Das Ende

rules-genial-end-win = Wer zuerst in allen sechs Farben eine volle Reihe hat, gewinnt. Das Spiel ist sofort vorbei.
rules-genial-end-others = Die Plätze danach: Mehr Plättchen sind besser. Gleich viele? Dann schaut auf die Farbe, von der jeder am wenigsten hat: Wer davon mehr hat, liegt vorn.
rules-genial-end-empty = Der Vorrat ist leer? Wenn es gepasst hat, musst du nehmen. Am Anfang deines Zugs bleibt nur der andere Zug. Geht der nicht? Dann ist das Spiel vorbei, und die meisten Plättchen gewinnen.
rules-genial-end-bonus = Gibt es nichts zu ziehen, fällt ein Extrazug aus.
rules-genial-end-three = Zu dritt mit Reihen von 7 braucht ihr wirklich jedes Plättchen aus der Schachtel. Darum kann ein Spiel gut so enden: ungefähr eins von sieben. Mit kürzeren Reihen passiert es fast nie.
rules-genial-end-long = Kein Spiel dauert ewig: Nach 1000 Zügen ist Schluss, und wieder gewinnen die meisten Plättchen.

## Fair gespielt

rules-genial-fair-secret = Niemand kann sehen, welches Plättchen als Nächstes kommt: du nicht, die Bots nicht und auch nicht, wer nur zuschaut.
rules-genial-fair-open = Wenn das Spiel vorbei ist, gibt es keine Geheimnisse mehr.
rules-genial-fair-tokens = Jedes der 126 Plättchen ist immer irgendwo, und nur einmal.
rules-genial-fair-seat = Fällt dein Platz weg, kommen die Plättchen aus deiner Zone in die Mitte und deine Sammlung in den Vorrat. Für die anderen bleibt die Reihe, wie sie ist. Wer als Letztes übrig ist, gewinnt.

## Einstellungen

rules-genial-options-line = Wie lang ist eine Reihe? Sieben Plättchen, zu viert fünf. Oder wie in der deutschen Schachtel: sieben, sechs oder fünf Plättchen zu zweit, zu dritt oder zu viert.
rules-genial-options-other = Der andere Zug: Du nimmst ein Plättchen, oder alle dieser Farbe. Oder ihr spielt ohne.
