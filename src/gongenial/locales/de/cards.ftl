# Die Seiten für gedruckte Karten und was Handys an einem echten Tisch teilen.

cards-title = Aufgabenkarten
cards-lead = Du spielst FIGHT mit echten Karten? Tippe deine Karte an und lies ihre Aufgabe.
cards-by-colour = Nach Farbe
cards-by-galaxy = Aus welcher Galaxie ist deine Karte?
cards-another = Andere Aufgabe
cards-pick = Karte suchen
cards-rules = Regeln von FIGHT

## Eine Karte, die es nicht gibt, und der Joker

cards-unknown-title = Woher kommt diese Karte?
cards-unknown = Eine Karte { $card } gibt es in unserem Spiel nicht. Such deine nach ihrem Bild aus.
cards-joker-title = In jedem Spiel
cards-joker-any = Spiel ihn, wenn du dran bist: Wähle jemanden aus, und ihr tauscht alle eure Karten. Danach darfst du noch einmal spielen. Hat der andere auch einen Joker? Damit darf er den Tausch verhindern.
cards-joker-link = Er passt auf nichts, und nichts muss auf ihn passen. Er kommt unter die oberste Karte des Stapels.
cards-joker-family = Nach dem Tausch kommt er zurück in den Vorrat, und der wird gemischt.
cards-joker-fight = Er hat keinen Code und darum keine Aufgabe. Ziehst du ihn, dann behalte ihn: Dein Zug ist vorbei. Spiel ihn, bevor du ziehst.

## Zusammen ziehen

cards-group-title = Zusammen spielen
cards-group-about = Alle Handys an eurem Tisch teilen sich einen Stapel mit Aufgaben. Dann kommt keine zweimal, bis alle dran waren.
cards-group-open = Wir spielen zusammen
cards-group-join = Hat schon jemand angefangen? Scanne den Code auf dem anderen Handy oder tippe die sechs Buchstaben ein.
cards-group-code = Die sechs Buchstaben
cards-group-go = Mitmachen
cards-group-invite = Ihr teilt euch die Aufgaben. Lass die anderen diesen Code scannen!
cards-group-qr = QR-Code: mit dem Handy scannen und diese Aufgaben teilen
cards-group-leave = Allein weiter
cards-group-badge = Zusammen: { $code }
cards-group-none = Es gibt keine Gruppe mit dem Code { $code }.
cards-group-gone = Deine Gruppe gibt es nicht mehr. Jetzt sucht dein Handy die Aufgaben selbst aus.
cards-alone = Deine Gruppe ist gerade nicht erreichbar. Dein Handy sucht vorerst selbst aus, darum kann eine Aufgabe zweimal kommen.

## Welche Aufgaben

cards-packs = Welche Aufgaben?
cards-packs-about = Diese Aufgaben zeigt dein Handy.
cards-packs-together = Sie ändern sich für eure ganze Gruppe.
