# Ce que dit la ligne de commande.

cli-about = Gongenial : joue à GONG LINK avec tes amis et des robots, dans ton navigateur.
cli-serve-about = Lancer le serveur de tables.
cli-host-about = L’adresse à écouter. Avec 127.0.0.1, seul cet ordinateur a accès.
cli-port-about = Le port à écouter.
cli-data-about = Le dossier où sont gardées les tables et les parties.
cli-open-about = Ouvrir la page dans le navigateur.
cli-proxy-about = Le serveur est derrière un proxy : croire ses en-têtes de transfert.
cli-version-about = Afficher la version et s’arrêter.

serve-here = Sur cet ordinateur
serve-phones = Pour les téléphones du même réseau
serve-scan = Ou scanne ceci avec un téléphone :
serve-alone = Seul cet ordinateur a accès. Sans --host 127.0.0.1, tes téléphones peuvent aussi jouer.
serve-no-network = Aucun réseau trouvé : seul cet ordinateur a accès.
serve-stop = Arrête avec Ctrl+C. Les parties sont gardées.
serve-port-taken = Le port { $port } est déjà pris. Gongenial tourne peut-être déjà ? Sinon, prends-en un autre : --port { $other }
serve-no-data = Le dossier { $folder } est inutilisable : { $why }
serve-bad-address = { $host } n’est pas une adresse de cet ordinateur : { $why }
