# Gongenial kao aplikacija, i bez mreže.

pwa-description = Četiri obiteljske igre za jednim stolom: GONG LINK, FAMILY, FIGHT i igra skupljanja. S prijateljima, s botovima, bez računa.
pwa-play = Igraj
pwa-title = Na tvom uređaju
pwa-install = Instaliraj
pwa-can = Stavi Gongenial na početni zaslon: imat će svoju ikonu i otvarat će se bez preglednika.
pwa-installed = Gongenial je ovdje instaliran. Dobra zabava!
pwa-ios = Na iPhoneu ili iPadu dodirni gumb za dijeljenje, a zatim „Dodaj na početni zaslon”. Gongenial će ondje imati svoju ikonu.
pwa-menu = Želiš Gongenial na početnom zaslonu? U izborniku preglednika potraži „Instaliraj” ili „Dodaj na početni zaslon”.
pwa-offline = Tvoj preglednik čuva pravila, karte sa zadacima i tablicu rezultata. Možeš ih koristiti i bez interneta.
pwa-plain = Adresa ove stranice počinje s http. Zato tvoj preglednik ne može instalirati Gongenial, ne može ga prikazati bez mreže i ne može držati zaslon upaljenim. Sve ostalo radi.
pwa-offtitle = Nema veze
pwa-offlead = Za stol treba veza. Čim se vrati, možeš igrati.
pwa-offcan = Dotad i bez nje radi ovo:
