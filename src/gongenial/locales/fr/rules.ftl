# La page des règles.

rules-title = Comment jouer à LINK
rules-lead = Débarrasse-toi de toutes tes cartes avant les autres. Et quand il ne t’en reste qu’une, crie GONG !
rules-contents = Sur cette page
rules-ruling = notre règle
rules-ruling-why = Les règles imprimées ne disent pas tout. Là où tu vois cette étiquette, c’est nous qui avons décidé.
rules-ids-why = Chaque règle a un petit nom, comme { $rule }. Pas d’accord à la table ? Regarde ici.
rules-ids-label = Règles : { $ids }

## Ce qu’il faut

rules-need = Ce qu’il faut
rules-need-players = De deux à six personnes, à partir de six ans.
rules-need-families = Il y a neuf galaxies, chacune avec son nom et son image. Les cartes d’une galaxie forment une famille.
rules-need-xpheres = Chaque galaxie a six cartes, de 1 à 6. Chaque numéro a sa couleur et son signe : sa Xphere.
rules-need-jokers = Il y a aussi deux GONG JOKERS. Ça fait 56 cartes.
rules-need-games = Avec ces cartes, il y a trois jeux : LINK, FAMILY et FIGHT. Ici, on parle de LINK.

## La distribution

rules-deal = On distribue
rules-deal-hand = Tout le monde reçoit neuf cartes : c’est ta main. Les autres cartes restent face cachée : c’est la pioche.
rules-deal-top = On retourne la carte du dessus de la pioche. C’est le début de la pile.
rules-deal-joker = C’est un joker ? Il retourne dans la pioche, on mélange, et on retourne une autre carte.
rules-deal-all = Toutes les cartes sont distribuées ? Alors il n’y a pas encore de pile, et la première carte jouée peut être n’importe laquelle.
rules-deal-all-joker = Tant qu’il n’y a pas de carte de galaxie sur la pile, n’importe quelle carte convient. S’il n’y a que des jokers et que quelqu’un pioche, ils forment tous la nouvelle pioche.
rules-deal-starter = À la première partie, c’est l’enfant le plus jeune qui commence. On joue dans le sens des aiguilles d’une montre. À la partie suivante, c’est la place suivante qui commence.
rules-deal-lot = Un écran ne voit pas qui est le plus jeune. La personne qui a ouvert la table peut marquer cette place. Sinon, on tire au sort, et tout le monde voit qui commence.

## À toi de jouer

rules-turn = À toi de jouer
rules-turn-match = Joue une carte qui va avec celle du dessus de la pile : même numéro ou même galaxie.
rules-match-top = Sur le dessus de la pile
rules-match-family = Même galaxie : oui !
rules-match-number = Même numéro : oui !
rules-match-none = Ni l’un ni l’autre : non

## Piocher

rules-draw = Piocher une carte
rules-draw-must = Aucune carte ne convient ? Pioche une carte. Si tu as une carte qui convient, tu ne peux pas piocher.
rules-draw-joker = Si un joker est la seule carte que tu peux jouer, à toi de choisir : le jouer ou piocher.
rules-draw-play = La nouvelle carte convient ? Tu peux la jouer tout de suite.
rules-draw-keep = Un nouveau joker aussi, tu peux le jouer tout de suite. Si la carte ne convient pas, ou si tu préfères la garder, ton tour est fini. On pioche une seule fois par tour, et après, on ne peut jouer que la nouvelle carte.
rules-draw-more = La nouvelle carte était un joker et tu l’as joué ? Continue avec la main que tu as maintenant : joue n’importe quelle carte qui convient, joue un autre joker, ou passe.
rules-draw-empty = La pioche est vide ? On mélange les cartes de la pile, et elles deviennent la nouvelle pioche.
rules-draw-when = On le fait seulement quand quelqu’un doit piocher. La carte du dessus de la pile reste à sa place.
rules-draw-nothing = Plus rien à mélanger non plus ? Alors tu passes sans piocher. Et la carte de pénalité saute aussi.

## GONG !

rules-gong = GONG !
rules-gong-say = Plus qu’une carte ? Dis GONG ! Tu as le temps jusqu’à ton prochain tour.
rules-gong-until = Plus exactement : jusqu’à la première chose que tu fais à ton prochain tour.
rules-gong-catch = Tu as oublié ? Dès que la personne suivante a joué, n’importe qui d’autre peut dire GONG à ta place. Alors tu pioches une carte de pénalité.
rules-gong-early = L’appel ne compte que si quelqu’un d’autre a fini un tour. Trop tôt ? Il est refusé, mais il ne coûte pas de carte. Une fois que quelqu’un t’a eu, c’est réglé, même s’il n’y avait plus de carte à piocher.
rules-gong-nobody = Personne n’a rien vu ? Quelle chance ! Le jeu continue comme si de rien n’était.
rules-gong-over = Dès la première chose que tu fais à ton prochain tour, c’est oublié. Jusque-là, tu peux encore le dire, et les autres peuvent encore t’attraper.
rules-gong-swap = Plus qu’une carte après un échange ? Dis GONG aussi. De nouveau plus de cartes ? Alors plus besoin. Si un joker échange ton unique carte contre une seule carte, rien ne change pour toi.
rules-gong-false = Si personne n’a oublié, l’appel est refusé.
rules-gong-race = C’est une course : le premier appel arrivé compte.
rules-gong-bots = Quand des ordinateurs jouent seulement entre eux, on leur demande chacun à son tour, après chaque tour de jeu.

## Le joker

rules-joker = Le GONG JOKER
rules-joker-swap = À ton tour, tu peux jouer un joker. Choisis quelqu’un : tu échanges toutes tes cartes avec cette personne !
rules-joker-under = Ensuite, le joker quitte ta main et rejoint les cartes jouées.
rules-joker-top = Il va sous la carte du dessus de la pile, donc la carte à suivre ne change pas. S’il n’y a pas encore de carte de galaxie, on n’a pas à suivre le joker.
rules-joker-again = Puis tu peux rejouer.
rules-joker-same = C’est toujours le même tour, avec tes nouvelles cartes. Tu peux même jouer un autre joker.
rules-joker-cancel = La personne choisie a aussi un joker ? Elle peut le jouer pour empêcher l’échange. Les deux jokers s’en vont, et c’est à elle de jouer.
rules-joker-round = De là, on continue dans le sens des aiguilles d’une montre.
rules-joker-ask = On pose toujours la question à la personne choisie, joker ou pas, et la réponse arrive toujours après 4 secondes. Comme ça, personne ne devine qui en a un. En attendant, tous les autres patientent, même pour GONG. Un seul cas sans question : quand tout le monde peut voir qu’il n’y a pas d’autre joker en jeu.
rules-joker-match = Un joker n’a pas besoin d’aller avec une carte, et aucune carte n’a besoin d’aller avec un joker.
rules-joker-last = Le joker est ta dernière carte ? Joue-le et tu gagnes tout de suite, sans échange. Si tu empêches un échange avec ta dernière carte, tu gagnes aussi.

## La fin

rules-end = Qui gagne ?
rules-end-win = La première personne qui n’a plus de cartes gagne. La partie s’arrête aussitôt.
rules-end-blocked = Si tout le monde passe, l’un après l’autre, et qu’il n’y a rien à piocher, la partie est finie. La personne qui a le moins de cartes gagne. En cas d’égalité, on gagne ensemble.
rules-end-long = Aucune partie ne dure toujours : après 1 000 tours, c’est fini, et là aussi, la personne qui a le moins de cartes gagne.

## À deux

rules-two = Jouer à deux
rules-two-swap = À deux, le joker échange toujours tes cartes avec l’autre.
rules-two-gong = Quand il te reste une carte, il n’y a qu’un seul autre tour, puis c’est déjà à toi. C’est le seul moment où l’autre peut t’attraper, jusqu’à ce que tu fasses quelque chose. Alors dis GONG tout de suite !

## Sans tricher

rules-fair = Sans tricher
rules-fair-secret = Personne n’apprend ce qu’il n’a pas le droit de voir : ni les cartes des autres, ni l’ordre de la pioche. Même chose pour qui regarde seulement.
rules-fair-open = Quand la partie est finie, tout le monde voit toutes les cartes.
rules-fair-cards = Chaque carte du jeu est toujours quelque part, et une seule fois.
rules-fair-leave = Tu dois partir ? Tu peux quitter la table quand tu veux. Un robot reprend tes cartes, ou ta place disparaît : ça dépend de la table.
rules-fair-choice = Si tu pars pendant qu’on te pose une question, ça veut dire non. Si ta place disparaît, tes cartes sont mélangées dans la pioche. Pour les autres, l’ordre des tours ne change pas. La dernière personne qui reste gagne.

## Les options

rules-options = Chacun sa façon
rules-options-lead = La personne qui ouvre une table peut changer ceci :
rules-options-jokers = Jokers : deux, ou aucun.
rules-options-hand = Cartes pour chacun : neuf, ou un autre nombre à partir de 5, tant qu’il y a assez de cartes pour tout le monde.
rules-options-draw = Piocher quand on veut : normalement non. Si oui, tu peux piocher même avec une carte qui convient. Après, là aussi, tu ne peux jouer que la nouvelle carte.
rules-options-false = Un faux GONG coûte une carte : normalement non. Si oui, qui crie GONG pour rien pioche une carte, au plus une fois par tour.
rules-options-leaver = Quand quelqu’un part : un robot prend sa place, ou la place disparaît.
