# What the command line says.

cli-about = Gongenial: play GONG LINK with friends and bots in your browser.
cli-serve-about = Start the table server.
cli-host-about = The address to listen on. With 127.0.0.1 only this computer gets in.
cli-port-about = The port to listen on.
cli-data-about = The folder that keeps tables and games.
cli-open-about = Open the page in the browser.
cli-proxy-about = The server stands behind a proxy: believe its forwarding headers.
cli-version-about = Show the version and stop.

serve-here = On this computer
serve-phones = For phones on the same network
serve-scan = Or scan this with a phone:
serve-alone = Only this computer can get in. Without --host 127.0.0.1 your phones can join too.
serve-no-network = No network found, so only this computer can get in.
serve-stop = Stop with Ctrl+C. Games are kept.
serve-port-taken = Port { $port } is already in use. Perhaps Gongenial is already running? Otherwise take another one: --port { $other }
serve-no-data = The folder { $folder } can't be used: { $why }
serve-bad-address = { $host } is no address of this computer: { $why }
