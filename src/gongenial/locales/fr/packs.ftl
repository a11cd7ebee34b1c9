# La page des paquets de défis : lesquels il y a, ce qu’ils contiennent, et comment en ajouter un.

packs-title = Défis pour GONG FIGHT
packs-lead = Les défis de GONG FIGHT viennent en paquets. Regarde dedans, joue avec, ou écris les tiens.
packs-all = Tous les paquets
packs-origin-program = Vient avec le jeu
packs-origin-server = De ce serveur
packs-origin-own = À toi
packs-origin-others = À quelqu’un d’autre
packs-count = { $kind } : { $count }
packs-real-count = Pour une vraie table : { $count }
packs-languages = Langues : { $languages }
packs-look = Regarder dedans
packs-none = Ce paquet n’existe pas. Quelqu’un l’a peut-être enlevé.

## Un paquet
packs-play = Jouer contre des robots
packs-friends = Jouer entre amis
packs-cards = Piocher ses défis sur ce téléphone
packs-real = Seulement à une vraie table
packs-one-of = Au choix : « { $one } » ou « { $two } »
packs-link = Avec ce lien, d’autres peuvent aussi y jouer :
packs-edit = Le changer
packs-remove = L’enlever
packs-remove-sure = Vraiment l’enlever ? Les parties commencées le gardent.
packs-yes = Oui
packs-no = Non

## Le sien
packs-own-title = Un paquet à toi
packs-own-lead = Écris des défis ici même. Ou apporte des fichiers : pack.toml, et un fichier de textes comme fr.ftl pour chaque langue. Un fichier ZIP va aussi.
packs-own-name = Comment s’appelle-t-il ?
packs-own-name-hint = 2 à 32 petites lettres, chiffres et traits d’union, comme pirates
packs-start = Commencer avec des exemples
packs-choose-files = Choisir des fichiers
packs-drop = Ou dépose-les ici.
packs-left-out = Ce ne sont pas des fichiers d’un paquet : { $files }
packs-files = Fichiers de ton paquet
packs-text-of = { $file }, à changer
packs-add-language = Une autre langue
packs-kept = Il reste sur cet appareil jusqu’à ce que tu l’ajoutes ou que tu le jettes.
packs-check = Vérifier
packs-add = Ajouter le paquet
packs-replaces = Tu as déjà un paquet nommé { $name }. Les parties commencées gardent l’ancien.
packs-replace = Mettre celui-ci à sa place
packs-sound = Tout va bien !
packs-faults = { $count ->
    [one] Une chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
packs-more-faults = Il y en a encore d’autres : { $count }
packs-where = { $file }, ligne { $line }
packs-changed = Tu as changé quelque chose. Vérifie encore une fois.
packs-discard = Le jeter
packs-discard-sure = Vraiment le jeter ? Il n’est nulle part ailleurs.
packs-in-the-way = Tu écris encore un autre paquet. Mettre celui-ci à sa place ?
packs-too-large = C’est trop pour un seul paquet.
