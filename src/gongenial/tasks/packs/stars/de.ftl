# Die Aufgaben des Pakets. Jede sagt in Worten für ein Kind von sechs Jahren alles, was ihr Programm tut.

pack-title = Zwischen den Sternen
pack-about = Raketen, schläfrige Kometen und ein mürrischer Außerirdischer: Aufgaben für alle ab sechs.

## Gelb: Duell

task-bright-star = Such dir jemanden aus. Beide wählen heimlich eine Karte. Die höhere Zahl gewinnt, und wer gewinnt, legt eine Karte ab.
    .title = Der hellste Stern
task-star-tug = Spiel gegen die Person links von dir. Beide wählen heimlich eine Karte. Die höhere Zahl gewinnt, und wer gewinnt, schenkt der anderen Person eine Karte.
    .title = Sternen-Tauziehen
task-giant-wrestling = Spiel gegen die Person, die von allen anderen die wenigsten Karten hat. Beide wählen heimlich eine Karte. Die höhere Zahl gewinnt, und bei gleichen Zahlen gewinnst du. Wer verliert, zieht eine Karte, wer gewinnt, legt eine ab.
    .title = Ringkampf mit einem Riesen
task-photon-race = Spiel gegen die Person rechts von dir. Beide wählen heimlich eine Karte. Die höhere Zahl gewinnt, und bei gleichen Zahlen gewinnst du. Wer gewinnt, legt eine Karte ab.
    .title = Wettrennen mit Lichtgeschwindigkeit
task-sun-moon-comet = Such dir jemanden aus. Beide wählen heimlich Sonne, Mond oder Komet. Wer gewinnt, legt eine Karte ab.
    .title = Sonne, Mond, Komet
task-sky-duel = Such dir jemanden aus. Beide wählen heimlich Sonne, Mond oder Komet. Bei gleichen Zeichen gewinnst du. Wer gewinnt, schenkt der anderen Person eine Karte.
    .title = Duell am Himmel
task-robot-boxing = Spiel gegen die Person links von dir. Beide wählen heimlich Sonne, Mond oder Komet. Wer gewinnt, legt eine Karte ab.
    .title = Roboter-Boxen
task-sleepy-comet = Spiel gegen die Person rechts von dir. Beide wählen heimlich Sonne, Mond oder Komet. Wer verliert, schläft ein und setzt einmal aus.
    .title = Der schläfrige Komet
task-alien-dance = Spiel gegen die Person, die von allen anderen die meisten Karten hat. Beide wählen heimlich Sonne, Mond oder Komet. Bei gleichen Zeichen gewinnt die andere Person. Wer gewinnt, schenkt der anderen Person zwei Karten.
    .title = Tanz der Außerirdischen
task-hide-and-seek = Such dir jemanden aus, der eine Karte versteckt. Rate ihre Farbe: Gelb, Rot oder Blau. Stimmt es, legst du eine Karte ab. Sonst tut es die andere Person.
    .title = Verstecken
task-secret-crater = Versteck eine Karte. Die Person links von dir rät ihre Farbe: Gelb, Rot oder Blau. Wer gewinnt, schenkt der anderen Person eine Karte.
    .title = Der geheime Krater
task-mind-reader = Such dir jemanden aus, der eine Karte versteckt. Rate ihre Zahl. Stimmt es, legst du eine Karte ab. Sonst tut es die andere Person.
    .title = Gedanken lesen
task-number-planet = Versteck eine Karte. Die Person rechts von dir rät ihre Zahl. Stimmt es nicht, legst du eine Karte ab. Stimmt es, tut sie es.
    .title = Planet der Zahlen
task-lost-galaxy = Such dir jemanden aus und versteck eine Karte. Die andere Person rät ihre Galaxie. Wer gewinnt, legt eine Karte ab, wer verliert, zieht eine.
    .title = Die verlorene Galaxie
task-galaxy-quiz = Such dir jemanden aus und schau zwei Karten dieser Person an. Dann versteckt sie eine Karte, und du rätst ihre Galaxie. Wer gewinnt, legt eine Karte ab.
    .title = Galaxien-Quiz
task-rocket-race = Spiel gegen die Person, die von allen anderen die meisten Karten hat. Beide wählen heimlich eine Karte. Die höhere Zahl gewinnt, und bei gleichen Zahlen gewinnt die andere Person. Wer verliert, nimmt der anderen blind eine Karte weg.
    .title = Raketenrennen

## Rot: Pech

task-space-dust = Hatschi! Weltraumstaub! Zieh eine Karte.
    .title = Weltraumstaub
task-comet-tail = Du steckst im Schweif eines Kometen. Zieh zwei Karten.
    .title = Im Kometenschweif
task-long-nap = Chrrr … Du schläfst in deiner Rakete ein und setzt beim nächsten Mal aus.
    .title = Ein langes Nickerchen
task-sticky-stars = Deine Hände kleben vor lauter Sternen. Such dir jemanden aus und nimm dieser Person blind eine Karte weg.
    .title = Klebrige Sterne
task-heavy-backpack = Du trägst etwas für die Person, die von allen anderen die meisten Karten hat: Nimm ihr blind zwei Karten ab.
    .title = Der schwere Rucksack
task-space-post = Post für dich! Die Person links von dir gibt dir eine Karte.
    .title = Weltraumpost
task-flying-socks = Da fliegt eine Socke! Die Person rechts von dir gibt dir eine Karte. Dafür darfst du noch eine ihrer Karten anschauen.
    .title = Fliegende Socken
task-star-rain = Es regnet Sterne! Alle ziehen eine Karte, du auch.
    .title = Sternenregen
task-leaky-rocket = Deine Rakete hat ein Loch! Leg eine Karte ab, dann zieh zwei.
    .title = Die Rakete mit dem Loch
task-fork-in-space = Wohin fliegst du? Zieh eine Karte, oder setz beim nächsten Mal aus.
    .title = Kreuzung im Weltraum
    .one = Eine Karte ziehen
    .two = Einmal aussetzen
task-party-without-you = Alle feiern, nur du musst Zähne putzen. Die Person links und die Person rechts von dir legen je eine Karte ab.
    .title = Party ohne dich
task-kind-neighbours = Deine Nachbarn bringen dir etwas! Die Person links und die Person rechts von dir geben dir je eine Karte.
    .title = Nette Nachbarn
task-meteor-trouble = Ein Meteor! Spiel Sonne, Mond, Komet gegen die Person links von dir. Bei gleichen Zeichen verlierst du. Wer verliert, zieht eine Karte.
    .title = Ärger mit dem Meteor
task-grumpy-alien = Die Person, die von allen anderen die meisten Karten hat, versteckt eine Karte. Rate ihre Farbe: Gelb, Rot oder Blau. Stimmt es nicht, ziehst du eine Karte. Stimmt es, zieht die andere Person eine.
    .title = Der mürrische Außerirdische
task-little-helper = Du hilfst der Person, die von allen anderen die wenigsten Karten hat: Sie gibt dir eine Karte.
    .title = Der kleine Helfer
task-moon-toll = Der Mond will Zoll! Zieh zwei Karten, oder nimm blind je eine Karte von der Person links und der Person rechts von dir.
    .title = Der Mondzoll
    .one = Zwei Karten ziehen
    .two = Links und rechts nehmen

## Blau: Bonus

task-star-gift = Ein Geschenk! Such dir jemanden aus und schenk dieser Person eine Karte.
    .title = Sternengeschenk
task-shooting-star = Eine Sternschnuppe! Leg eine Karte ab und spiel noch einmal.
    .title = Sternschnuppe
task-twin-stars = Zwei Sterne blinken dir zu: Leg zwei Karten ab.
    .title = Zwillingssterne
task-three-wishes = Du hast drei Wünsche frei! Leg drei Karten ab.
    .title = Drei Wünsche
task-turbo-rocket = Turbo an! Du spielst noch einmal.
    .title = Turborakete
task-galaxy-mail = Trag deine Briefe aus! Gib der Person links und der Person rechts von dir je eine Karte.
    .title = Galaxienpost
task-telescope = Such dir jemanden aus und schau dir mit dem Fernrohr zwei Karten dieser Person an. Dann schenk ihr eine von deinen.
    .title = Das Fernrohr
task-star-fairy = Die Sternenfee fragt dich: Willst du zwei Karten ablegen oder jemandem zwei Karten schenken?
    .title = Die Sternenfee
    .one = Zwei Karten ablegen
    .two = Zwei Karten schenken
task-sleepy-dust = Leg eine Karte ab. Dann such dir jemanden für deinen Schlafsand aus: Diese Person setzt einmal aus.
    .title = Schlafsand
task-space-picnic = Ein Picknick auf dem Mond! Alle legen eine Karte ab, du auch.
    .title = Picknick auf dem Mond
task-star-carousel = Alle aufs Karussell! Der Reihe nach gibt jeder der Person links eine Karte. Du fängst an.
    .title = Sternenkarussell
task-robin-moon = Die Person, die von allen anderen die meisten Karten hat, legt eine Karte ab, und du legst zwei ab.
    .title = Robin Mond
task-sneaky-swap = Such dir jemanden aus. Nimm dieser Person blind eine Karte weg, dann schenk ihr zwei von deinen.
    .title = Schlauer Tausch
task-golden-fork = Welchen goldenen Weg nimmst du? Leg eine Karte ab und spiel noch einmal, oder leg zwei Karten ab.
    .title = Goldene Kreuzung
    .one = Eine ablegen, noch einmal spielen
    .two = Zwei ablegen
task-heavy-present = Ein schweres Geschenk! Schenk der Person, die von allen anderen die wenigsten Karten hat, zwei Karten.
    .title = Das schwere Geschenk
task-tidy-spaceship = Räum dein Raumschiff auf! Leg zwei Karten ab, dann zieh eine.
    .title = Aufgeräumtes Raumschiff
task-laser-show = Was für eine Lasershow! Alle anderen starren in den Himmel und ziehen eine Karte.
    .title = Lasershow

## Gelb, an einem echten Tisch

task-eye-to-eye = Such dir jemanden aus. Schaut euch in die Augen. Wer zuerst lacht oder wegschaut, hat verloren. Wer gewinnt, legt eine Karte ab.
    .title = Auge in Auge
task-thumb-wrestling = Such dir jemanden zum Daumenringen aus. Wer den anderen Daumen festhält und bis drei zählt, gewinnt und legt eine Karte ab.
    .title = Daumenringen
task-long-hum = Spiel gegen die Person links von dir. Holt tief Luft und summt! Wer länger summt, schenkt der anderen Person eine Karte.
    .title = Das lange Summen
task-flamingo = Such dir jemanden aus. Beide stehen auf einem Bein und machen die Augen zu. Wer zuerst den Fuß absetzt, zieht eine Karte.
    .title = Flamingo im All
task-funny-faces = Spiel gegen die Person rechts von dir. Macht die lustigsten Grimassen. Wer zuerst lacht, zieht eine Karte.
    .title = Grimassen
task-drum-echo = Such dir jemanden aus. Trommel etwas auf den Tisch. Die andere Person macht es nach und trommelt einen Schlag dazu, dann wieder du, und so weiter. Wer einen Fehler macht, zieht eine Karte.
    .title = Trommel-Echo
task-space-zoo = Spiel gegen die Person links von dir. Nennt abwechselnd Tiere, so schnell ihr könnt. Wem keins mehr einfällt oder wer eins noch einmal sagt, zieht eine Karte.
    .title = Zoo im Weltraum
task-moon-landing = Such dir jemanden aus. Beide schnipsen einen Knopf oder eine Münze über den Tisch. Was näher am Rand liegen bleibt, ohne herunterzufallen, gewinnt. Wer gewinnt, legt eine Karte ab.
    .title = Mondlandung
task-frozen-planet = Brrr! Alle frieren ein wie Statuen. Atmen ist erlaubt, sonst nichts. Wer sich zuerst bewegt, zieht eine Karte.
    .title = Der gefrorene Planet
task-space-mirror = Such dir jemanden aus. Beweg dich langsam, und die andere Person macht alles nach wie ein Spiegel, während die anderen bis zwanzig zählen. Klappt es, legt sie eine Karte ab. Sonst legst du eine ab.
    .title = Der Weltraumspiegel
task-finger-sum = Such dir jemanden aus. Bei „drei“ zeigen beide ein paar Finger einer Hand und rufen, wie viele es zusammen werden. Hat nur eine Person recht, legt sie zwei Karten ab.
    .title = Rechnen mit Fingern
task-silent-astronaut = Die Person rechts von dir hält sich die Augen zu, und du schleichst einmal um den Tisch. Hört sie dich und zeigt auf dich, legt sie eine Karte ab. Sonst legst du eine ab.
    .title = Auf leisen Sohlen

## Rot, an einem echten Tisch

task-robot-voice = Bis du wieder dran bist, bist du ein Roboter. Sprich auch so! Vergisst du es, zieh eine Karte.
    .title = Roboterstimme
task-space-chicken = Geh wie ein Huhn einmal um den Tisch und gackere. Keine Lust? Dann zieh zwei Karten.
    .title = Das Weltraumhuhn
task-tongue-twister = Sag dreimal ganz schnell: „Zwischen zwei Sternen zischen zwei Zwerge.“ Hast du einen Knoten in der Zunge, zieh eine Karte.
    .title = Knoten in der Zunge
task-space-opera = Bis du wieder dran bist, sing alles, was du sagen willst. Vergisst du es, zieh eine Karte.
    .title = Weltraumoper
task-stinky-planet = Puh, wie das riecht! Halt dir die Nase zu, bis du wieder dran bist. Lässt du los, zieh eine Karte.
    .title = Der stinkende Planet
task-wrong-hand = Bis du wieder dran bist, schläft deine rechte Hand. Mach alles mit links. Vergisst du es, zieh eine Karte.
    .title = Die schlafende Hand
task-snoring-star = Leg den Kopf auf den Tisch und schnarch, bis der nächste Zug vorbei ist. Und zieh im Schlaf eine Karte.
    .title = Der schnarchende Stern
task-moon-cow = Alle stellen dir eine Frage. Du darfst nur „Muh“ antworten. Lachst du, zieh eine Karte.
    .title = Die Mondkuh
task-slow-motion = Bis du wieder dran bist, bewegst du dich in Zeitlupe. Rufen die anderen „Zu schnell!“, zieh eine Karte.
    .title = Zeitlupe
task-card-hat = Leg dir eine Karte auf den Kopf und lass sie dort, bis du wieder dran bist. Fällt sie herunter, zieh eine Karte.
    .title = Der Kartenhut
task-space-waiter = Du hast Dienst an Bord. Hol der Person links von dir ein Glas Wasser. Keine Lust? Dann zieh zwei Karten.
    .title = Dienst an Bord
task-countdown = Hüpf auf einem Bein und zähl von zehn rückwärts. Machst du einen Fehler, zieh eine Karte. In deinem nächsten Zug darfst du es noch einmal probieren, nur so zum Spaß.
    .title = Wackliger Countdown

## Blau, an einem echten Tisch

task-high-five = Klatsch alle der Reihe nach ab. Dann leg eine Karte ab.
    .title = Gib mir fünf
task-star-choir = Such ein Lied aus. Alle singen oder summen es mit dir. Dann leg zwei Karten ab.
    .title = Sternenchor
task-captain = Bis du wieder dran bist, hast du an Bord das Sagen, und alle nennen dich „Captain“. Wer es vergisst, bekommt eine Karte von dir.
    .title = Captain an Bord
task-mars-joke = Erzähl einen Witz. Lacht jemand, leg zwei Karten ab. Lacht niemand, leg eine ab.
    .title = Ein Witz vom Mars
task-story-rocket = Sag drei Wörter. Die Person rechts von dir macht daraus einen Satz. Dann legt ihr beide eine Karte ab.
    .title = Geschichtenrakete
task-secret-handshake = Such dir jemanden aus und denkt euch einen geheimen Handschlag aus. Führt ihn allen vor. Dann legt ihr beide eine Karte ab.
    .title = Geheimer Handschlag
task-treasure-hunt = Schau dich um: Findest du etwas, das glänzt, bevor die anderen bis zehn gezählt haben? Dann leg zwei Karten ab.
    .title = Schatzsuche
task-animal-quiz = Mach ein Tier nach. Wer es zuerst errät, legt eine Karte ab, und du auch.
    .title = Wer ist denn da?
task-star-wave = Starte eine Welle: Du wirfst die Arme hoch, dann die Person links von dir, und so weiter um den Tisch. War sie schön? Dann legen alle eine Karte ab.
    .title = Sternenwelle
task-thank-you = Sag jemandem am Tisch Danke für etwas Nettes. Dann schenk dieser Person eine Karte.
    .title = Dankeschön-Stern
task-applause = Steh auf und verbeug dich. Solange die anderen klatschen, leg Karten ab, aber höchstens drei. Dann hört das Klatschen auf.
    .title = Applaus!
task-rocket-launch = Alle zählen mit dir von fünf rückwärts, und bei „null“ springt ihr hoch. Leg für alle, die gesprungen sind, je eine Karte ab, aber höchstens drei.
    .title = Raketenstart
