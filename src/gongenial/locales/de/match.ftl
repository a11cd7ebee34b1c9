# Die Wahl der Spiele und der Spielstand.

## Was gespielt wird und wie lange

lobby-games = Was spielt ihr?
lobby-turns = Mehrere Spiele, eins nach dem anderen
set-series = Wie lange?
series-0 = so lange ihr wollt
series-best = wer am meisten von { $games } gewinnt
series-next = Als Nächstes: { $game }
settings-of = Einstellungen: { $game }
set-shown-card = Die Karte mit der Aufgabe
set-shown-card-discard = kommt danach auf den Ablagestapel
set-shown-card-hand = kommt auf die Hand
set-shown-card-long = Dann kommen fast so viele Karten auf die Hand, wie weggehen: So ein Spiel kann sehr lange dauern, vor allem zu zweit.
set-pack = Aufgaben
set-pack-gone = { $name } (entfernt)
set-row-length = Plättchen in einer vollen Reihe
set-row-length-sheet = 7, zu viert 5
set-row-length-kosmos = 7, 6 oder 5 zu zweit, dritt, viert
set-row-length-three = Zu dritt braucht ihr für Reihen mit 7 jedes einzelne Plättchen. In einem von sieben Spielen gehen sie vorher aus, und dann gewinnt, wer die meisten hat. Bei Reihen mit 6 bleiben welche übrig.
set-alternative = Statt zu ziehen ein Plättchen deiner kleinsten Farbe
set-alternative-one = du darfst eins nehmen
set-alternative-all = du darfst alle nehmen
set-alternative-off = nein

## Der Spielstand

sheet-title = Spielstand
sheet-game = Spiel { $number }: { $game }
sheet-won = gewonnen
sheet-wins = Siege
match-standing = { $number }. Turnier, bis zu { $games } Spiele
match-champion = { $name } gewinnt das Turnier!
match-champion-you = Du gewinnst das Turnier!
match-shared = Ihr gewinnt das Turnier gemeinsam: { $names }!
match-new = Neues Turnier
again-waiting = Wir warten auf die anderen …
again-asked = { $names }: noch ein Spiel!
