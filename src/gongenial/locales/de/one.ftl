## One device for all: who plays

one-about = Das Handy oder Tablet geht von Hand zu Hand. Deine Karten sind verdeckt, bis du auf deinen Namen tippst.
one-players = Wer spielt mit?
one-name = Name von Spieler { $number }
one-youngest = { $name } ist am jüngsten und fängt an
one-remove = { $name } spielt nicht mit
one-lot = Wer ist am jüngsten? Tipp auf den Stern daneben, dann geht es dort los. Ohne Stern entscheidet das Los.
one-begins = { $name } ist am jüngsten und fängt an.
one-crowded =
    { $count ->
        [one] Dieses Spiel ist für höchstens { $count } Person.
       *[other] Dieses Spiel ist für höchstens { $count } Personen. Wähl ein anderes Spiel oder nimm jemanden von der Liste.
    }
one-add = Noch jemand
one-bots = Bots, die mitspielen
one-settle = Erst mehr einstellen
one-start = Karten austeilen

## While the device is handed on

one-pass = Gib das Gerät an { $name } weiter!
one-me = Ich bin { $name }!
one-show = Meine Karten zeigen
one-look = Schau, was passiert…
one-bot = { $name } spielt gerade…
one-back = { $name } ist wieder da
one-turn = { $name } ist dran!
one-gongs = GONG für sich selbst sagen
one-gong = { $name } sagt GONG
one-catch = Erwischt!

## With the cards in sight

one-strip = Deine Karten sind zu sehen
one-hide = Verdecken
one-done = Fertig
