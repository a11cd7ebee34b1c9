# Les défis du paquet. Chacun dit à qui joue tout ce que fait son programme, avec des mots pour un enfant de six ans.

pack-title = Parmi les étoiles
pack-about = Des fusées, une comète qui dort et un extraterrestre grognon : des défis pour tous, à partir de six ans.

## Jaune : duel

task-bright-star = Choisis quelqu’un. Chacun choisit une carte en secret. Le plus grand numéro gagne, et qui gagne pose une carte.
    .title = L’étoile la plus brillante
task-star-tug = Joue contre la personne à ta gauche. Chacun choisit une carte en secret. Le plus grand numéro gagne, et qui gagne donne une carte à l’autre.
    .title = Tir à la corde d’étoiles
task-giant-wrestling = Joue contre la personne qui a le moins de cartes, à part toi. Chacun choisit une carte en secret. Le plus grand numéro gagne ; à égalité, c’est toi. Qui perd pioche une carte, qui gagne en pose une.
    .title = Lutte avec un géant
task-photon-race = Joue contre la personne à ta droite. Chacun choisit une carte en secret. Le plus grand numéro gagne ; à égalité, c’est toi. Qui gagne pose une carte.
    .title = Course à la vitesse de la lumière
task-sun-moon-comet = Choisis quelqu’un. Chacun choisit en secret le soleil, la lune ou la comète. Qui gagne pose une carte.
    .title = Soleil, lune, comète
task-sky-duel = Choisis quelqu’un. Chacun choisit en secret le soleil, la lune ou la comète. Si c’est le même signe, tu gagnes. Qui gagne donne une carte à l’autre.
    .title = Duel dans le ciel
task-robot-boxing = Joue contre la personne à ta gauche. Chacun choisit en secret le soleil, la lune ou la comète. Qui gagne pose une carte.
    .title = Boxe de robots
task-sleepy-comet = Joue contre la personne à ta droite. Chacun choisit en secret le soleil, la lune ou la comète. Qui perd s’endort et saute un tour.
    .title = La comète qui dort
task-alien-dance = Joue contre la personne qui a le plus de cartes, à part toi. Chacun choisit en secret le soleil, la lune ou la comète. Si c’est le même signe, l’autre gagne. Qui gagne donne deux cartes à l’autre.
    .title = La danse des extraterrestres
task-hide-and-seek = Choisis quelqu’un qui cache une carte. Devine sa couleur : jaune, rouge ou bleu. Si c’est juste, tu poses une carte. Sinon, c’est l’autre.
    .title = Cache-cache
task-secret-crater = Cache une carte. La personne à ta gauche devine sa couleur : jaune, rouge ou bleu. Qui gagne donne une carte à l’autre.
    .title = Le cratère secret
task-mind-reader = Choisis quelqu’un qui cache une carte. Devine son numéro. Si c’est juste, tu poses une carte. Sinon, c’est l’autre.
    .title = Lire dans les pensées
task-number-planet = Cache une carte. La personne à ta droite devine son numéro. Si c’est faux, tu poses une carte. Si c’est juste, c’est elle.
    .title = La planète des numéros
task-lost-galaxy = Choisis quelqu’un et cache une carte. L’autre devine sa galaxie. Qui gagne pose une carte, qui perd en pioche une.
    .title = La galaxie perdue
task-galaxy-quiz = Choisis quelqu’un et regarde deux de ses cartes. Ensuite, cette personne cache une carte, et tu devines sa galaxie. Qui gagne pose une carte.
    .title = Quiz des galaxies
task-rocket-race = Joue contre la personne qui a le plus de cartes, à part toi. Chacun choisit une carte en secret. Le plus grand numéro gagne ; à égalité, c’est l’autre. Qui perd prend une carte à l’autre sans regarder.
    .title = Course de fusées

## Rouge : malus

task-space-dust = Atchoum ! De la poussière d’étoiles ! Pioche une carte.
    .title = Poussière d’étoiles
task-comet-tail = Te voilà dans la queue d’une comète. Pioche deux cartes.
    .title = Dans la queue de la comète
task-long-nap = Zzz… Tu t’endors dans ta fusée et tu sautes ton prochain tour.
    .title = Une longue sieste
task-sticky-stars = Tes mains collent, elles sont pleines d’étoiles. Choisis quelqu’un et prends-lui une carte sans regarder.
    .title = Étoiles collantes
task-heavy-backpack = Tu portes quelque chose pour la personne qui a le plus de cartes, à part toi : prends-lui deux cartes sans regarder.
    .title = Le sac à dos lourd
task-space-post = Du courrier pour toi ! La personne à ta gauche te donne une carte.
    .title = La poste de l’espace
task-flying-socks = Une chaussette volante ! La personne à ta droite te donne une carte. Mais tu peux regarder une autre de ses cartes.
    .title = Chaussettes volantes
task-star-rain = Il pleut des étoiles ! Tout le monde pioche une carte, toi aussi.
    .title = Pluie d’étoiles
task-leaky-rocket = Ta fusée a un trou ! Pose une carte, puis pioches-en deux.
    .title = La fusée percée
task-fork-in-space = De quel côté voles-tu ? Pioche une carte, ou saute ton prochain tour.
    .title = Carrefour dans l’espace
    .one = Piocher une carte
    .two = Sauter un tour
task-party-without-you = Tout le monde fait la fête, et toi, tu te brosses les dents. La personne à ta gauche et la personne à ta droite posent chacune une carte.
    .title = La fête sans toi
task-kind-neighbours = Tes voisins t’apportent quelque chose ! La personne à ta gauche et la personne à ta droite te donnent chacune une carte.
    .title = De gentils voisins
task-meteor-trouble = Une météorite ! Joue à soleil, lune, comète contre la personne à ta gauche. Si c’est le même signe, tu perds. Qui perd pioche une carte.
    .title = Gare à la météorite
task-grumpy-alien = La personne qui a le plus de cartes, à part toi, cache une carte. Devine sa couleur : jaune, rouge ou bleu. Si c’est faux, tu pioches une carte. Si c’est juste, c’est elle.
    .title = L’extraterrestre grognon
task-little-helper = Tu aides la personne qui a le moins de cartes, à part toi : elle te donne une carte.
    .title = Un coup de main
task-moon-toll = La lune veut son péage ! Pioche deux cartes, ou prends sans regarder une carte à la personne à ta gauche et une à la personne à ta droite.
    .title = Le péage de la lune
    .one = Piocher deux cartes
    .two = Prendre à gauche et à droite

## Bleu : bonus

task-star-gift = Un cadeau ! Choisis quelqu’un et donne-lui une carte.
    .title = Cadeau des étoiles
task-shooting-star = Une étoile filante ! Pose une carte et rejoue.
    .title = Étoile filante
task-twin-stars = Deux étoiles brillent pour toi : pose deux cartes.
    .title = Étoiles jumelles
task-three-wishes = Tu as trois vœux ! Pose trois cartes.
    .title = Trois vœux
task-turbo-rocket = Turbo ! Tu rejoues.
    .title = Fusée turbo
task-galaxy-mail = Poste tes lettres ! Donne une carte à la personne à ta gauche et une à la personne à ta droite.
    .title = Courrier des galaxies
task-telescope = Choisis quelqu’un et regarde deux de ses cartes avec ton télescope. Puis donne-lui une des tiennes.
    .title = Le télescope
task-star-fairy = La fée des étoiles te demande : veux-tu poser deux cartes, ou donner deux cartes à quelqu’un ?
    .title = La fée des étoiles
    .one = Poser deux cartes
    .two = Donner deux cartes
task-sleepy-dust = Pose une carte. Puis choisis quelqu’un pour ta poudre à dormir : cette personne saute un tour.
    .title = Poudre à dormir
task-space-picnic = Un pique-nique sur la lune ! Tout le monde pose une carte, toi aussi.
    .title = Pique-nique sur la lune
task-star-carousel = En route pour le manège ! L’un après l’autre, chacun donne une carte à la personne à sa gauche. Tu commences.
    .title = Le manège des étoiles
task-robin-moon = La personne qui a le plus de cartes, à part toi, en pose une, et toi, tu en poses deux.
    .title = Robin des Lunes
task-sneaky-swap = Choisis quelqu’un. Prends-lui une carte sans regarder, puis donne-lui deux des tiennes.
    .title = Échange malin
task-golden-fork = Quel chemin doré ? Pose une carte et rejoue, ou pose deux cartes.
    .title = Carrefour doré
    .one = En poser une, rejouer
    .two = En poser deux
task-heavy-present = Un lourd cadeau ! Donne deux cartes à la personne qui a le moins de cartes, à part toi.
    .title = Le lourd cadeau
task-tidy-spaceship = Range ton vaisseau ! Pose deux cartes, puis pioches-en une.
    .title = Vaisseau bien rangé
task-laser-show = Quel spectacle laser ! Tous les autres regardent le ciel et piochent une carte.
    .title = Spectacle laser

## Jaune, autour d’une vraie table

task-eye-to-eye = Choisis quelqu’un. On se regarde dans les yeux. Qui rit ou tourne la tête en premier a perdu. Qui gagne pose une carte.
    .title = Les yeux dans les yeux
task-thumb-wrestling = Choisis quelqu’un pour une bataille de pouces. Qui bloque le pouce de l’autre et compte jusqu’à trois gagne et pose une carte.
    .title = Bataille de pouces
task-long-hum = Joue contre la personne à ta gauche. Un grand souffle, et on fait « mmm » ! Qui tient le plus longtemps donne une carte à l’autre.
    .title = Le long mmm
task-flamingo = Choisis quelqu’un. On se tient tous les deux sur une jambe, les yeux fermés. Qui pose le pied en premier pioche une carte.
    .title = Flamant de l’espace
task-funny-faces = Joue contre la personne à ta droite. On fait les grimaces les plus drôles possible. Qui rit en premier pioche une carte.
    .title = Grimaces
task-drum-echo = Choisis quelqu’un. Tambourine quelque chose sur la table. L’autre répète et ajoute un coup, puis c’est à toi, et ainsi de suite. Qui se trompe pioche une carte.
    .title = L’écho du tambour
task-space-zoo = Joue contre la personne à ta gauche. Chacun son tour, on dit un nom d’animal, le plus vite possible. Qui ne trouve plus, ou répète un animal, pioche une carte.
    .title = Le zoo de l’espace
task-moon-landing = Choisis quelqu’un. Chacun lance d’une pichenette un bouton ou une pièce à travers la table. L’objet qui s’arrête le plus près du bord, sans tomber, gagne. Qui gagne pose une carte.
    .title = Alunissage
task-frozen-planet = Brrr ! Tout le monde se fige comme une statue. On peut respirer, rien d’autre. Qui bouge en premier pioche une carte.
    .title = La planète gelée
task-space-mirror = Choisis quelqu’un. Bouge lentement, et l’autre copie tout comme un miroir pendant que les autres comptent jusqu’à vingt. Si ça marche, l’autre pose une carte. Sinon, c’est toi.
    .title = Le miroir de l’espace
task-finger-sum = Choisis quelqu’un. À « trois », chacun montre des doigts d’une main et crie combien il y en aura en tout. Si une seule personne a raison, elle pose deux cartes.
    .title = Calcul sur les doigts
task-silent-astronaut = La personne à ta droite se cache les yeux, et tu fais le tour de la table sur la pointe des pieds. Si elle t’entend et te montre du doigt, elle pose une carte. Sinon, c’est toi.
    .title = L’astronaute silencieux

## Rouge, autour d’une vraie table

task-robot-voice = Jusqu’à ton prochain tour, tu es un robot. Parle comme lui ! Si tu oublies, pioche une carte.
    .title = Voix de robot
task-space-chicken = Fais le tour de la table comme une poule, en caquetant. Tu n’as pas envie ? Alors pioche deux cartes.
    .title = La poule de l’espace
task-tongue-twister = Dis trois fois, très vite : « Six fusées sifflent, six souris soufflent. » Si ta langue fait un nœud, pioche une carte.
    .title = Un nœud à la langue
task-space-opera = Jusqu’à ton prochain tour, chante tout ce que tu veux dire. Si tu oublies, pioche une carte.
    .title = L’opéra de l’espace
task-stinky-planet = Pouah, quelle odeur ! Bouche-toi le nez jusqu’à ton prochain tour. Si tu lâches, pioche une carte.
    .title = La planète qui pue
task-wrong-hand = Jusqu’à ton prochain tour, ta main droite dort. Fais tout avec la gauche. Si tu oublies, pioche une carte.
    .title = La main qui dort
task-snoring-star = Pose la tête sur la table et ronfle, jusqu’à ce que la personne suivante ait fini son tour. Et pioche une carte en dormant.
    .title = L’étoile qui ronfle
task-moon-cow = Tout le monde te pose une question. Tu as seulement le droit de répondre « meuh ». Si tu ris, pioche une carte.
    .title = La vache de la lune
task-slow-motion = Jusqu’à ton prochain tour, tu bouges au ralenti. Si les autres crient « Trop vite ! », pioche une carte.
    .title = Au ralenti
task-card-hat = Mets une carte sur ta tête et garde-la jusqu’à ton prochain tour. Si elle tombe, pioche une carte.
    .title = Le chapeau-carte
task-space-waiter = Tu fais le service à bord. Apporte un verre d’eau à la personne à ta gauche. Tu n’as pas envie ? Alors pioche deux cartes.
    .title = Le service à bord
task-countdown = Saute sur une jambe et compte à rebours à partir de dix. Si tu te trompes, pioche une carte. Au prochain tour, tu peux réessayer, juste pour rire.
    .title = Compte à rebours bancal

## Bleu, autour d’une vraie table

task-high-five = Tape dans la main de tout le monde, l’un après l’autre. Puis pose une carte.
    .title = Tope là
task-star-choir = Choisis une chanson. Tout le monde la chante ou la fredonne avec toi. Puis pose deux cartes.
    .title = Le chœur des étoiles
task-captain = Jusqu’à ton prochain tour, c’est toi qui commandes, et tout le monde t’appelle « capitaine ». Qui oublie reçoit une carte de toi.
    .title = Capitaine à bord
task-mars-joke = Raconte une blague. Si quelqu’un rit, pose deux cartes. Si personne ne rit, poses-en une.
    .title = Une blague de Mars
task-story-rocket = Dis trois mots. La personne à ta droite invente une phrase avec. Puis chacun pose une carte, toi et elle.
    .title = La fusée aux histoires
task-secret-handshake = Choisis quelqu’un et invente avec cette personne un salut secret. Montre-le aux autres avec elle. Puis chacun pose une carte, toi et elle.
    .title = Le salut secret
task-treasure-hunt = Regarde autour de toi : trouves-tu quelque chose qui brille avant que les autres aient compté jusqu’à dix ? Alors pose deux cartes.
    .title = Chasse au trésor
task-animal-quiz = Fais le bruit d’un animal. Qui devine en premier pose une carte, et toi aussi.
    .title = Qui va là ?
task-star-wave = Lance une vague : tu lèves les bras, puis la personne à ta gauche, et ainsi de suite autour de la table. C’était une belle vague ? Alors tout le monde pose une carte.
    .title = La vague d’étoiles
task-thank-you = Dis merci à quelqu’un à la table, pour quelque chose de gentil. Puis donne-lui une carte.
    .title = L’étoile du merci
task-applause = Lève-toi et salue. Tant que les autres applaudissent, pose des cartes, mais pas plus de trois. Après, on arrête d’applaudir.
    .title = Bravo !
task-rocket-launch = Tout le monde compte avec toi à rebours à partir de cinq, et à « zéro », on saute tous. Pose une carte pour chaque personne qui a sauté, mais pas plus de trois.
    .title = Décollage
