# Ce que disent les défis : tout, à qui est en train de jouer, avec des mots qu’un enfant lit.

pack-title = Mes défis
pack-about = Une ligne pour les présenter.

task-high-card = Choisis quelqu’un. Chacun choisit en secret une carte. Le plus grand nombre gagne. Qui gagne pose deux cartes.
    .title = La plus haute
task-three-signs = Joue au soleil, lune, comète contre qui est à ta gauche. Qui gagne donne une carte à qui perd. Si c’est égal, tu gagnes.
    .title = Trois signes
task-arm-wrestling = Fais un bras de fer avec qui tu veux. Qui gagne pose une carte.
    .title = Bras de fer

task-one-more = Pioche une carte.
    .title = Une de plus
task-bitter-choice = Saute ton prochain tour, ou prends sans regarder une carte à qui est à ta gauche.
    .title = Un choix amer
    .one = Sauter un tour
    .two = Prendre une carte

task-two-less = Pose deux cartes.
    .title = Deux de moins
task-peep-and-give = Choisis quelqu’un et regarde deux de ses cartes. Donne-lui une des tiennes, et rejoue.
    .title = Regarde et donne
