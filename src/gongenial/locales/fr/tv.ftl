# La table sur un grand écran : une télé dans la pièce, et les téléphones sont les mains.

## Quelle table

tv-title = La table sur le grand écran
tv-lead = Ici, tout le monde voit la table. Chacun garde ses cartes secrètes sur son téléphone.
tv-open = Ouvrir une table
tv-or = Ou montrer une table déjà ouverte :
tv-show = Montrer

## L’écran lui-même

tv-sound = Appuie sur une touche pour avoir le son
tv-full = Remplir tout l’écran
tv-small = Revenir à la fenêtre
tv-cut = Pas de connexion. L’écran réessaie tout seul…
tv-back = La connexion est revenue !

## La table

tv-join = Scanne et joue !
tv-first = Le premier qui s’assoit est l’hôte et lance la partie sur son téléphone.
tv-host-starts = { $name } lance la partie sur son téléphone.
tv-corner = Jouer ou regarder
tv-left = Les joueurs à gauche
tv-right = Les joueurs à droite
tv-again = Encore une partie ? Touche « Rejouer » sur ton téléphone !
