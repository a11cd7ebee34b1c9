# Što govori naredbeni redak.

cli-about = Gongenial: igraj GONG LINK s prijateljima i botovima u pregledniku.
cli-serve-about = Pokreni poslužitelj stolova.
cli-host-about = Adresa na kojoj se sluša. S 127.0.0.1 pristup ima samo ovo računalo.
cli-port-about = Port na kojem se sluša.
cli-data-about = Mapa u kojoj se čuvaju stolovi i igre.
cli-open-about = Otvori stranicu u pregledniku.
cli-proxy-about = Poslužitelj je iza proxyja: vjeruj njegovim zaglavljima za prosljeđivanje.
cli-version-about = Pokaži verziju i završi.

serve-here = Na ovom računalu
serve-phones = Za mobitele u istoj mreži
serve-scan = Ili skeniraj ovo mobitelom:
serve-alone = Pristup ima samo ovo računalo. Bez --host 127.0.0.1 mogu se pridružiti i tvoji mobiteli.
serve-no-network = Mreža nije pronađena, pa pristup ima samo ovo računalo.
serve-stop = Zaustavi s Ctrl+C. Igre ostaju sačuvane.
serve-port-taken = Port { $port } je već zauzet. Možda Gongenial već radi? Ako ne, uzmi drugi: --port { $other }
serve-no-data = Mapa { $folder } ne može se koristiti: { $why }
serve-bad-address = { $host } nije adresa ovog računala: { $why }
