# Was die Befehlszeile sagt.

cli-about = Gongenial: Spiel GONG LINK mit Freunden und Bots im Browser.
cli-serve-about = Den Tisch-Server starten.
cli-host-about = Die Adresse, auf der gelauscht wird. Mit 127.0.0.1 kommt nur dieser Computer herein.
cli-port-about = Der Port, auf dem gelauscht wird.
cli-data-about = Der Ordner, der Tische und Spiele aufbewahrt.
cli-open-about = Die Seite im Browser öffnen.
cli-proxy-about = Der Server steht hinter einem Proxy: seinen Weiterleitungs-Kopfzeilen glauben.
cli-version-about = Die Version zeigen und aufhören.

serve-here = Auf diesem Computer
serve-phones = Für Handys im selben Netz
serve-scan = Oder scanne das mit einem Handy:
serve-alone = Nur dieser Computer kommt herein. Ohne --host 127.0.0.1 können auch deine Handys mitspielen.
serve-no-network = Kein Netz gefunden, also kommt nur dieser Computer herein.
serve-stop = Beenden mit Strg+C. Die Spiele bleiben erhalten.
serve-port-taken = Port { $port } ist schon belegt. Läuft Gongenial vielleicht schon? Sonst nimm einen anderen: --port { $other }
serve-no-data = Der Ordner { $folder } lässt sich nicht benutzen: { $why }
serve-bad-address = { $host } ist keine Adresse dieses Computers: { $why }
