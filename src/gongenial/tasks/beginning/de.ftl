# Was die Aufgaben sagen: alles, und zwar dem, der dran ist, in Worten, die ein Kind liest.

pack-title = Meine Aufgaben
pack-about = Eine Zeile dazu.

task-high-card = Such dir jemanden aus. Beide wählen heimlich eine Karte. Die höhere Zahl gewinnt. Wer gewinnt, legt zwei ab.
    .title = Die höhere Karte
task-three-signs = Spiel Sonne, Mond, Komet gegen die Person links von dir. Wer gewinnt, gibt der anderen Person eine Karte. Ist es gleich, gewinnst du.
    .title = Drei Zeichen
task-arm-wrestling = Such dir jemanden zum Armdrücken aus. Wer gewinnt, legt eine Karte ab.
    .title = Armdrücken

task-one-more = Zieh eine Karte.
    .title = Eine mehr
task-bitter-choice = Setz beim nächsten Mal aus, oder nimm, ohne hinzusehen, eine Karte von der Person links von dir.
    .title = Eine bittere Wahl
    .one = Einmal aussetzen
    .two = Eine Karte nehmen

task-two-less = Leg zwei Karten ab.
    .title = Zwei weniger
task-peep-and-give = Such dir jemanden aus und schau dir zwei Karten dieser Person an. Schenk ihr eine von deinen und spiel noch einmal.
    .title = Schauen und schenken
