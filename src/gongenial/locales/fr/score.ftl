# La feuille de score des parties avec de vraies cartes et de vrais jetons.

## Une feuille, et la liste de celles qui existent

score-lead = Pour les parties avec de vraies cartes et de vrais jetons : qui a gagné, qui commence, qui mène. Même sans réseau.
score-own = Tes feuilles de score
score-own-only = seulement sur cet appareil
score-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
score-hide = Retirer de cette liste : { $names }
score-new = Une nouvelle feuille
score-other = La feuille de quelqu’un d’autre
score-open = Ouvrir
score-all = Toutes les feuilles
score-who-plays = Qui joue ? Dans l’ordre autour de la table
score-player = Joueur { $number }
score-name = Nom
score-add = Ajouter quelqu’un
score-remove = Retirer { $name }
score-begin = C’est parti !
score-length-other = un autre nombre
score-length-less = Une partie de moins
score-length-more = Une partie de plus
score-opening = La feuille s’ouvre…
score-unreached = Pas de connexion pour le moment. La feuille s’ouvrira dès qu’il y en aura une.
score-missing = Cette feuille n’existe pas. Le code est-il juste ?
score-state-own = Seulement sur cet appareil pour l’instant. Les autres pourront venir dès qu’il y aura une connexion.
score-state-saved = Enregistré. Visible avec le lien.
score-state-cut = Pas de connexion. Cet appareil garde tout et l’envoie plus tard.
score-state-full = Cette feuille est pleine. Commences-en une autre pour la suite.
score-unkept = Ce navigateur ne garde rien. Laisse la page ouverte jusqu’à la prochaine connexion.

## La partie en cours

score-game = Quel jeu ?
score-too-many = Ce jeu se joue à { $most } au plus. Quelqu’un peut passer son tour : touche Joueurs.
score-who-won = Qui a gagné ?
score-done = C’est noté !
score-nobody = Personne ne joue pour le moment. Touche Joueurs.
score-points-link = Cartes restantes
score-points-family = Galaxies réunies
score-points-fight = Cartes restantes
score-points-genial = Jetons récoltés
score-starter = Qui commence ?
score-starter-change = Changer qui commence
score-starter-about = La personne la plus jeune commence la première partie. Ensuite, le départ passe tout seul dans le sens des aiguilles d’une montre.

## La soirée

score-standing = Qui mène ?
score-place = Place
score-matches-won =
    { $count ->
        [one] { $count } match gagné
       *[other] { $count } matchs gagnés
    }
score-paused = fait une pause
score-course = Les parties jouées
score-match = Match { $number }
score-correct = Regarder ou corriger
score-began = a commencé
score-more = Plus : qui a joué, qui a commencé, points
score-who-played = Qui a joué ?
score-strike = Effacer cette partie
score-twice-at = Deux téléphones ont noté la partie { $number }. Est-elle en double ?
score-twice = Deux téléphones ont noté une partie en même temps. Si c’était la même, efface-la ici.
score-twice-keep = C’étaient deux parties
score-to-sheet = Retour à la feuille

## Les gens et les matchs

score-players = Joueurs
score-order = Dans l’ordre autour de la table, dans le sens des aiguilles d’une montre.
score-name-of = Nom de { $name }
score-earlier = { $name } : une place plus tôt
score-later = { $name } : une place plus tard
score-pause = Fait une pause
score-back = Rejoue
score-full-table = On joue à { $most } au plus.
score-youngest = Qui est le plus jeune ?
score-match-short = Match
score-match-about = Un nouveau match repart de zéro. Les parties de celui-ci restent.

## Les téléphones des autres

score-hand-on = Écrire sur chaque téléphone
score-hand-on-short = Partager
score-hand-on-about = Scanne-le avec un autre téléphone, ou envoie le lien. Qui l’a voit tout aussitôt et peut écrire aussi.
score-qr = Code QR : scanne-le avec un téléphone pour ouvrir cette feuille
score-code = Code de cette feuille : { $code }
score-link = Lien vers cette feuille
score-share-text = Notre feuille de score
score-own-about = Cette feuille n’est que sur cet appareil pour l’instant. Dès qu’il y aura une connexion, un code à scanner apparaîtra ici.

## Ce qui peut être annulé

score-undo = Annuler : { $what }
score-did-enter = partie { $number }, { $names }
score-did-correct = partie { $number }, maintenant { $names }
score-did-strike = partie { $number } effacée
score-did-join = { $name } arrive
score-did-remove = sans { $name }
score-did-pause = { $name } fait une pause
score-did-back = { $name } rejoue
score-did-game = { $game } ensuite
score-did-start = { $name } commence
score-did-match = nouveau match
score-did-change = le dernier changement
