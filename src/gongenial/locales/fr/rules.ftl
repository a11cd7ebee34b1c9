# Ce que les règles de tous les jeux ont en commun.

rules-title = Comment jouer à { $game }
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
rules-need-games = Avec ces cartes, il y a trois jeux : LINK, FAMILY et FIGHT.

## La distribution

rules-deal = On distribue
rules-deal-hand = Tout le monde reçoit neuf cartes : c’est ta main. Les autres cartes restent face cachée : c’est la pioche.
rules-deal-starter = À la première partie, c’est l’enfant le plus jeune qui commence. On joue dans le sens des aiguilles d’une montre. À la partie suivante, c’est la place suivante qui commence.
rules-deal-lot = Un écran ne voit pas qui est le plus jeune. La personne qui a ouvert la table peut marquer cette place. Sinon, on tire au sort, et tout le monde voit qui commence.

## À toi de jouer

rules-turn = À toi de jouer

## Piocher

rules-draw-empty = La pioche est vide ? On mélange les cartes de la pile, et elles deviennent la nouvelle pioche.

## Le joker

rules-joker = Le GONG JOKER
rules-joker-swap = À ton tour, tu peux jouer un joker. Choisis quelqu’un : tu échanges toutes tes cartes avec cette personne !
rules-joker-under = Ensuite, le joker quitte ta main et rejoint les cartes jouées.
rules-joker-again = Puis tu peux rejouer.
rules-joker-same = C’est toujours le même tour, avec tes nouvelles cartes. Tu peux même jouer un autre joker.
rules-joker-cancel = La personne choisie a aussi un joker ? Elle peut le jouer pour empêcher l’échange. Les deux jokers s’en vont, et c’est à elle de jouer.
rules-joker-round = De là, on continue dans le sens des aiguilles d’une montre.
rules-joker-ask = On pose toujours la question à la personne choisie, joker ou pas, et la réponse arrive toujours après 4 secondes. Comme ça, personne ne devine qui en a un. En attendant, tous les autres patientent. Un seul cas sans question : quand tout le monde peut voir qu’il n’y a pas d’autre joker en jeu.
rules-joker-ask-shared = Un seul appareil passe de main en main ? Alors le joker attend : la personne choisie prend l’appareil, joker en main ou pas, et doit répondre. Un instant après, la réponse compte.
rules-joker-last = Le joker est ta dernière carte ? Joue-le et tu gagnes tout de suite, sans échange. Si tu empêches un échange avec ta dernière carte, tu gagnes aussi.

## La fin

rules-end = Qui gagne ?

## Sans tricher

rules-fair = Sans tricher
rules-fair-secret = Personne n’apprend ce qu’il n’a pas le droit de voir : ni les cartes des autres, ni l’ordre de la pioche. Même chose pour qui regarde seulement.
rules-fair-open = Quand la partie est finie, tout le monde voit toutes les cartes.
rules-fair-cards = Chaque carte du jeu est toujours quelque part, et une seule fois.
rules-fair-leave = Tu dois partir ? Tu peux quitter la table quand tu veux. Un robot joue à ta place, ou ta place disparaît : ça dépend de la table.
rules-fair-choice = Si tu pars pendant qu’on te pose une question, ça veut dire non. Si ta place disparaît, tes cartes sont mélangées dans la pioche. Pour les autres, l’ordre des tours ne change pas. La dernière personne qui reste gagne.

## Les options

rules-options = Chacun sa façon
rules-options-lead = La personne qui ouvre une table peut changer ceci :
rules-options-jokers = Jokers : deux, ou aucun.
rules-options-hand = Cartes pour chacun : neuf, ou un autre nombre à partir de 5, tant qu’il y a assez de cartes pour tout le monde.
rules-options-leaver = Quand quelqu’un part : un robot prend sa place, ou la place disparaît.
