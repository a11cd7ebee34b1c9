# Gongenial als App, und ohne Netz.

pwa-description = Vier Familienspiele an einem Tisch: GONG LINK, FAMILY, FIGHT und das Sammelspiel. Mit Freunden, mit Bots, ohne Konto.
pwa-play = Spielen
pwa-title = Auf deinem Gerät
pwa-install = Installieren
pwa-can = Hol dir Gongenial auf deinen Startbildschirm: mit eigenem Symbol und ohne Browser drum herum.
pwa-installed = Gongenial ist hier installiert. Viel Spaß!
pwa-ios = Tippe auf dem iPhone oder iPad auf das Teilen-Zeichen und dann auf „Zum Home-Bildschirm“. Dort hat Gongenial dann sein eigenes Symbol.
pwa-menu = Möchtest du Gongenial auf deinem Startbildschirm? Such im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm hinzufügen“.
pwa-offline = Dein Browser hebt die Regeln, die Karten mit ihren Aufgaben und den Punktezettel auf. Du kannst sie auch ohne Internet benutzen.
pwa-plain = Die Adresse dieser Seite beginnt mit http. Darum kann dein Browser Gongenial nicht installieren, nicht ohne Netz zeigen und den Bildschirm nicht wach halten. Alles andere geht.
pwa-offtitle = Keine Verbindung
pwa-offlead = Ein Tisch braucht eine Verbindung. Sobald sie wieder da ist, kannst du spielen.
pwa-offcan = Bis dahin geht das auch ohne:
