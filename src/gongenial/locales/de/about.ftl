# Die Seite über das Projekt.

about-title = Über Gongenial
about-lead = Gongenial ist ein Spieltisch für Familienspiele in deinem Browser: mit Freunden, mit Bots, ohne Konto. Vier Spiele gibt es hier: GONG LINK, FAMILY und FIGHT, und dazu Einfach Genial, das Sammelspiel.
about-games = Wem die Spiele gehören
about-games-gong = GONG, das Game Of Nine Galaxies, ist ein Kartenspiel von Galaxy Gamers.
about-games-genial = Совершенно гениально ist bei Hobby World erschienen. Es ist das Spiel Einfach Genial, das Reiner Knizia erfunden hat und das bei Kosmos erscheint. In unserem Namen steckt von beiden Spielen etwas.
about-games-real = So sagst du denen, die sie gemacht haben, am schönsten Danke: Hol dir die echten Spiele!
about-independent = Wir sind unabhängig
about-independent-text = Gongenial ist ein eigenständiges Projekt. Galaxy Gamers, Hobby World, Kosmos und Reiner Knizia haben damit nichts zu tun: Sie haben es weder gemacht noch bestellt noch geprüft. Die Namen der Spiele gehören denen, die sie besitzen.
about-independent-ours = Die Regeln sind in unseren eigenen Worten erzählt, und alle Bilder sind von uns.
about-licences = Lizenzen
about-licences-code = Das Programm ist frei: Alle dürfen es benutzen, ändern und weitergeben, nach der Apache License 2.0.
about-licences-fonts = Die Buchstaben auf der Seite und auf den Karten kommen aus freien Schriften ({ $fonts }) unter der SIL Open Font License 1.1.
about-privacy = Was wir über dich wissen
about-privacy-account = Fast nichts. Es gibt kein Konto, kein Passwort, keine Werbung, und niemand spioniert dir nach.
about-privacy-cookie = Ein Cookie merkt sich, welcher Platz deiner ist, damit du ihn nach einer Pause wiederfindest. Dein Browser merkt sich außerdem deine Sprache, deine Einstellungen und welche Aufgaben du schon hattest.
about-privacy-name = Den Namen, den du dir aussuchst, sehen alle am Tisch. Es muss nicht dein richtiger sein.
about-privacy-games = Der Computer, auf dem der Tisch läuft, speichert die Namen und die Züge jedes Spiels, damit es nach einer Unterbrechung weitergehen kann. Auch eure Punktezettel speichert er: Wer den Link zu einem hat, kann ihn lesen und darauf schreiben.
about-privacy-secret = Die Karten der anderen sind nicht bloß zugedeckt: Sie werden gar nicht erst zu dir geschickt. Darum kann niemand spicken, da hilft auch kein Trick.
