## One device for all: who plays

one-about = Fais passer le téléphone ou la tablette. Tes cartes restent cachées jusqu’à ce que tu touches ton nom.
one-players = Qui joue ?
one-name = Nom du joueur { $number }
one-youngest = { $name }, le plus jeune, commence
one-remove = { $name } ne joue pas
one-lot = Qui est le plus jeune ? Touche son étoile, et c’est à lui de commencer. Sans étoile, on tire au sort.
one-begins = { $name }, le plus jeune, commence.
one-crowded =
    { $count ->
        [one] Ce jeu est pour { $count } joueur au plus.
       *[other] Ce jeu est pour { $count } joueurs au plus. Choisis un autre jeu ou enlève quelqu’un de la liste.
    }
one-add = Un joueur de plus
one-bots = Robots qui jouent aussi
one-settle = Régler d’abord le reste
one-start = Distribuer les cartes

## While the device is handed on

one-pass = Passe l’appareil à { $name } !
one-me = C’est moi, { $name } !
one-show = Voir mes cartes
one-look = Regarde ce qui se passe…
one-bot = { $name } joue…
one-back = { $name } revient
one-turn = C’est à { $name } !
one-gongs = Dire GONG pour soi
one-gong = { $name } dit GONG
one-catch = Attrapé !

## With the cards in sight

one-strip = Tes cartes sont visibles
one-hide = Cacher
one-done = Fini
