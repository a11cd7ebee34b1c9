# Ce que dit la ligne de commande.

cli-about = Gongenial : des jeux de famille avec tes amis et des robots, dans ton navigateur.
cli-serve-about = Lancer le serveur de tables.
cli-host-about = L’adresse à écouter. Avec 127.0.0.1, seul cet ordinateur a accès.
cli-port-about = Le port à écouter.
cli-data-about = Le dossier où sont gardées les tables et les parties.
cli-open-about = Ouvrir la page dans le navigateur.
cli-proxy-about = Le serveur est derrière un proxy : croire ses en-têtes de transfert.
cli-version-about = Afficher la version et s’arrêter.
cli-tasks-about = Les paquets de défis de FIGHT : en vérifier un, ou commencer le tien.
cli-tasks-check-about = Vérifier un paquet de défis : chaque faute avec son fichier et sa ligne.
cli-tasks-new-about = Commencer un paquet de défis : un dossier avec un exemple de chaque sorte de défi.
cli-tasks-pack-about = Le dossier du paquet.
cli-tasks-name-about = Le nom du nouveau paquet, et de son dossier.
cli-print-about = Fabriquer un PDF à imprimer : le paquet GONG, les jetons, les règles, ou tout.
cli-print-what-about = Ce qu’il faut imprimer.
cli-print-language-about = La langue des règles et des conseils.
cli-print-paper-about = Le format du papier.
cli-print-bw-about = Des dessins au trait en noir et blanc au lieu des couleurs : ils économisent l’encre.
cli-print-address-about = Où mènent les codes QR des cartes, par exemple https://gongenial.example.org. Sans elle, pas de codes.
cli-print-output-about = Le fichier à écrire.
cli-print-backs-about = Laisser de côté les dos des cartes et des jetons.

serve-here = Sur cet ordinateur
serve-phones = Pour les téléphones du même réseau
serve-scan = Ou scanne ceci avec un téléphone :
serve-alone = Seul cet ordinateur a accès. Sans --host 127.0.0.1, tes téléphones peuvent aussi jouer.
serve-no-network = Aucun réseau trouvé : seul cet ordinateur a accès.
serve-stop = Arrête avec Ctrl+C. Les parties sont gardées.
serve-port-taken = Le port { $port } est déjà pris. Gongenial tourne peut-être déjà ? Sinon, prends-en un autre : --port { $other }
serve-no-data = Le dossier { $folder } est inutilisable : { $why }
serve-bad-address = { $host } n’est pas une adresse de cet ordinateur : { $why }

tasks-sound = { $pack } : tout va bien. Défis : { $yellow } jaunes, { $red } rouges, { $blue } bleus, { $real } pour une vraie table.
tasks-faults = { $count ->
    [one] Une chose ne va pas.
    [many] { $count } de choses ne vont pas.
   *[other] { $count } choses ne vont pas.
}
tasks-made = Le paquet est dans le dossier { $folder }. Écris tes défis, puis vérifie-les : gongenial tasks check { $folder }
tasks-in-the-way = { $folder } existe déjà.

pack-fault-no-folder = Il n’y a pas de dossier { $folder }.
pack-fault-no-file = Le fichier { $file } manque.
pack-fault-not-utf8 = Cette ligne n’est pas écrite en UTF-8. Enregistre le fichier en UTF-8.
pack-fault-too-large = Avec ce fichier, le paquet est trop gros : tous ses fichiers ensemble ont { $most } ko au plus.
pack-fault-too-many-languages = Langues : { $count }. Il y a de la place pour { $most }.
pack-fault-odd-sign = Dans cette ligne il y a le signe { $sign }, qu’on ne voit pas ou qui retourne l’écriture. Enlève-le.
pack-fault-too-many-letters = { $text } est trop long. Lettres : { $count }. Il y a de la place pour { $most }.
pack-fault-no-toml = Ce n’est pas du TOML : { $why }
pack-fault-no-such-field = Il n’y a pas de champ { $field }. Il y a : { $fields }
pack-fault-format = `format` doit être { $format }, pas { $value }.
pack-fault-name = Un nom a de 2 à 32 signes, des lettres minuscules de a à z, des chiffres et des traits d’union, et commence par une lettre. Ce n’est pas le cas de { $value }
pack-fault-other-folder = Le paquet dit qu’il s’appelle { $value }, mais son dossier s’appelle { $folder }. Les deux doivent être pareils.
pack-fault-known-already = Il y a déjà un paquet nommé { $value }.
pack-fault-languages = `languages` doit être une liste comme ["en", "hr"], pas { $value }.
pack-fault-language = Une langue est un code court comme "en", chacun une seule fois. Ce n’est pas le cas de { $value }
pack-fault-no-tasks = Il n’y a pas de défis. Chacun commence par [[task]].
pack-fault-no-task-of-colour = Aucun défi de la couleur { $colour } n’a de `do`. Il en faut au moins un pour chacune des couleurs yellow, red et blue.
pack-fault-too-many-tasks = { $count } défis de la couleur { $colour } ont un `do`, et il y a de la place pour { $most }.
pack-fault-too-many-of-colour = Il y a en tout { $count } défis de la couleur { $colour }, et de la place pour { $most }.
pack-fault-name-twice = Un autre défi s’appelle { $value } : regarde la ligne { $line }.
pack-fault-do-or-real = Un défi a soit `do`, ce que le jeu exécute, soit `real = true`, pour une vraie table.
pack-fault-true-wanted = `{ $field }` ne peut être que true, pas { $value }. Sinon, ne l’écris pas.
pack-fault-one-of = `{ $field }` est à choisir parmi { $values }, pas { $value }.
pack-fault-field-missing = `{ $field }` manque.
pack-fault-count-wanted = `{ $field }` est un nombre de 1 à { $most }, pas { $value }.
pack-fault-steps-wanted = Il faut ici une liste d’étapes, comme [{"{"} draw = 1 {"}"}], pas { $value }.
pack-fault-step-wanted = Une étape a exactement un de ces mots : { $steps }. Ce n’est pas le cas de { $value }.
pack-fault-no-such-field-in-step = Une étape avec `{ $step }` n’a pas de champ { $field }.
pack-fault-to-oneself = Personne ne peut se donner ou se prendre des cartes.
pack-fault-one-player-wanted = `{ $field }` doit être un seul autre joueur, pas { $value }.
pack-fault-second-look = Un défi ne peut faire regarder des cartes qu’une fois.
pack-fault-second-duel = Un défi ne peut avoir qu’un duel.
pack-fault-nobody-guesses = Dans le duel { $duel }, personne ne devine : n’écris pas `guesser`.
pack-fault-no-duel-yet = Il n’y a pas de { $value } avant un duel.
pack-fault-choice-in-choice = Il ne peut pas y avoir de choix dans un choix.
pack-fault-two-wanted = `choose` doit être fait de deux listes d’étapes, pas de { $value }.
pack-fault-too-long = Le défi est trop long : { $most } étapes au plus, et un choix compte pour deux.
pack-fault-too-much = Le défi déplace trop de cartes à une table de six.
pack-fault-no-fluent = Cette ligne n’est pas du Fluent. Un texte s’écrit ainsi : task-name = Ce qu’il faut faire.
pack-fault-text-twice = Le texte { $text } est là deux fois : regarde la ligne { $line }.
pack-fault-text-missing = Le texte { $text } manque.
pack-fault-task-without-text = Le défi { $task } n’a pas de texte { $text } dans { $file }.
pack-fault-text-empty = { $text } ne dit rien : écris après le signe = ce qu’il faut faire.
pack-fault-no-title = { $text } n’a pas de titre : une ligne en dessous comme .title = Cadeau d’étoiles
pack-fault-no-one = { $text } est un choix et demande une ligne .one = pour la première possibilité.
pack-fault-no-two = { $text } est un choix et demande une ligne .two = pour la deuxième possibilité.
pack-fault-text-of-nothing = Le texte { $text } n’appartient à aucun défi.
pack-fault-attribute-of-nothing = { $text } n’a pas besoin de .{ $attribute }.
pack-fault-hole = { $text } a quelque chose à remplir entre accolades. Écris simplement des mots.

pack-zip-too-large = Il y a trop de choses dans ce fichier ZIP.
pack-zip-unreadable = Ce fichier ZIP ne se laisse pas lire.
pack-zip-without-pack = Il n’y a pas de pack.toml dans ce fichier ZIP.
pack-shelf-full = Ce serveur n’a plus de place pour d’autres paquets.
pack-shelf-own-full = Tu as déjà { $most } paquets. Enlèves-en un d’abord.

print-done = { $file } est prêt : { $size } Mo, en { $seconds } s.
print-no-codes = Les cartes n’ont pas de codes QR. Pour en mettre : --address https://gongenial.example.org
print-no-file = Impossible d’écrire { $file } : { $why }
print-not-built = Les images des cartes n’ont pas encore été dessinées : { $file } manque. Lance make play une fois.
