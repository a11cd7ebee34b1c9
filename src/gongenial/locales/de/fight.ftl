# Der Tisch von FIGHT.

## Zeichen und Codes

sign-sun = Sonne
sign-moon = Mond
sign-comet = Komet
code-yellow = gelb
code-red = rot
code-blue = blau
code-yellow-kind = Duell
code-red-kind = Pech
code-blue-kind = Bonus

## Die Karte und ihre Aufgabe

fight-draw = Karte aufdecken
fight-quiet = Deck eine Karte auf: Was sie wohl sagt?
fight-read = Vorlesen
fight-task-region = Die Aufgabe
fight-you-see = Das sind Karten von { $name }:
fight-sign-beats = { $sign }, besiegt { $other }
fight-way-one = Das Erste
fight-way-two = Das Zweite
fight-choose-player = { $name } aussuchen
fight-sleeps = setzt beim nächsten Mal aus
fight-card-give = { $card }, du kannst sie hergeben
fight-card-laydown = { $card }, du kannst sie ablegen
fight-card-highest = { $card }, du kannst sie fürs Duell nehmen
fight-card-pick = { $card }, du kannst sie verstecken

## Worauf alle warten

fight-status-draw = Du bist dran! Deck eine Karte auf.
fight-status-joker-or-draw = Du bist dran! Deck eine Karte auf, oder spiel erst deinen Joker.
fight-status-player = Wen suchst du dir aus? Tipp jemanden an!
fight-status-give =
    { $count ->
        [one] Welche Karte bekommt { $name } von dir?
       *[other] Welche Karten bekommt { $name } von dir? Noch { $count }.
    }
fight-status-laydown =
    { $count ->
        [one] Welche Karte legst du ab?
       *[other] Welche Karten legst du ab? Noch { $count }.
    }
fight-status-highest = Duell! Wähl eine Karte. Die höhere Zahl gewinnt.
fight-status-signs = Duell! Sonne, Mond oder Komet?
fight-status-pick = Versteck eine Karte! Sie wird gleich geraten.
fight-status-guess-number = Welche Zahl hat die versteckte Karte?
fight-status-guess-family = Aus welcher Galaxie ist die versteckte Karte?
fight-status-guess-colour = Welche Farbe hat der Code der versteckten Karte?
fight-status-choose = Du darfst wählen: Was machst du?
fight-status-ready = Abgemacht! Wir warten auf { $name } …
fight-status-reveal = Drei, zwei, eins …
fight-status-chooses = { $name } überlegt …

## Was passiert ist

fight-shown = { $name } deckt { $card } auf.
fight-shown-you = Du deckst { $card } auf.
fight-task = Die Aufgabe: { $title }.
fight-joker = { $name } zieht einen Joker und behält ihn.
fight-joker-you = Du ziehst einen Joker und behältst ihn.
fight-chose = { $name } sucht sich { $target } aus.
fight-chose-you = Du suchst dir { $target } aus.
fight-chose-at-you = { $name } sucht sich dich aus.
fight-answer = { $name } hat geheim gewählt.
fight-answer-you = Du hast geheim gewählt.
fight-reveals = { $name } zeigt: { $what }.
fight-reveals-you = Du zeigst: { $what }.
fight-won = { $name } gewinnt das Duell!
fight-won-you = Du gewinnst das Duell!
fight-tie = Niemand gewinnt das Duell.
fight-gave =
    { $count ->
        [one] { $count } Karte geht von { $name } an { $target }.
       *[other] { $count } Karten gehen von { $name } an { $target }.
    }
fight-gave-you =
    { $count ->
        [one] { $count } Karte von dir geht an { $target }.
       *[other] { $count } Karten von dir gehen an { $target }.
    }
fight-gave-at-you =
    { $count ->
        [one] Du bekommst { $count } Karte von { $name }.
       *[other] Du bekommst { $count } Karten von { $name }.
    }
fight-gave-cards-you = { $cards } geht an { $target }.
fight-gave-cards-at-you = Du bekommst { $cards } von { $name }.
fight-put-down = { $name } legt { $card } ab.
fight-put-down-you = Du legst { $card } ab.
fight-drew =
    { $count ->
        [one] { $name } zieht { $count } Karte.
       *[other] { $name } zieht { $count } Karten.
    }
fight-drew-you =
    { $count ->
        [one] Du ziehst { $count } Karte.
       *[other] Du ziehst { $count } Karten.
    }
fight-drew-cards-you = Du ziehst { $cards }.
fight-looked =
    { $count ->
        [one] { $name } sieht { $count } Karte von { $target } an.
       *[other] { $name } sieht { $count } Karten von { $target } an.
    }
fight-looked-you =
    { $count ->
        [one] Du siehst { $count } Karte von { $target } an.
       *[other] Du siehst { $count } Karten von { $target } an.
    }
fight-looked-at-you =
    { $count ->
        [one] { $name } sieht { $count } Karte von dir an.
       *[other] { $name } sieht { $count } Karten von dir an.
    }
fight-skipped = { $name } setzt aus.
fight-skipped-you = Du setzt aus.
fight-again = { $name } ist noch mal dran!
fight-again-you = Du bist noch mal dran!

## Hilfe

fight-help-draw = Deck eine Karte auf, wenn du dran bist. Ihre Zahl bringt eine Aufgabe.
fight-help-task = Gelb ist ein Duell, Rot ist Pech, Blau ist ein Bonus.
fight-help-duel = Im Duell wählen beide geheim, und beides wird zugleich gezeigt.
fight-help-joker = Vor dem Aufdecken tauschst du mit einem Joker deine ganze Hand mit jemandem.
fight-help-win = Wer keine Karten mehr hat, gewinnt.
fight-key-tab = durch alles gehen, was du wählen kannst
fight-key-seat = jemanden aussuchen, von links nach rechts
