# Der Tisch auf einem großen Bildschirm: ein Fernseher im Zimmer, und die Handys sind die Hände.

## Welcher Tisch

tv-title = Der Tisch auf dem großen Bildschirm
tv-lead = Hier sehen alle den Tisch. Eure Handys sind eure geheimen Hände.
tv-open = Einen Tisch aufmachen
tv-or = Oder einen Tisch zeigen, den es schon gibt:
tv-show = Zeigen

## Der Bildschirm selbst

tv-sound = Drück eine Taste, dann kommt der Ton
tv-full = Den ganzen Bildschirm füllen
tv-small = Zurück zum Fenster
tv-cut = Keine Verbindung. Sie wird von selbst wieder gesucht …
tv-back = Die Verbindung ist wieder da!

## Der Tisch

tv-join = Scannen und mitspielen!
tv-first = Wer sich zuerst hinsetzt, ist Gastgeber und startet das Spiel auf dem Handy.
tv-host-starts = { $name } startet das Spiel auf dem Handy.
tv-corner = Mitspielen oder zuschauen
tv-left = Die Mitspieler links
tv-right = Die Mitspieler rechts
tv-again = Noch ein Spiel? Tippe auf dem Handy auf „Noch einmal“!
