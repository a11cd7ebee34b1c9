# Les règles de FAMILY. Ce qui vaut aussi pour d’autres jeux est dans rules.ftl.

rules-family-lead = Demande des cartes aux autres et rassemble des galaxies entières. Qui en a le plus gagne !

## Demander

rules-family-ask = Demander une carte
rules-family-ask-who = Demande une carte à qui tu veux. Dis sa galaxie et son numéro. Sa couleur, ça marche aussi.
rules-family-ask-empty = On ne demande rien à quelqu’un qui n’a plus de cartes.
rules-family-ask-own = Pour demander une carte, il te faut une autre carte de la même galaxie dans ta main.
rules-family-ask-new = Tu ne peux pas demander une carte que tu as déjà. Et un joker n’est d’aucune galaxie : il ne compte pas.
rules-family-example-hand = Dans ta main
rules-family-example-yes = Tu as cette galaxie : demande !
rules-family-example-none = Tu n’as pas cette galaxie : non
rules-family-example-own = Tu as déjà cette carte : non

## La réponse

rules-family-answer = La réponse
rules-family-answer-yes = La personne a cette carte ? Elle est à toi ! Et tu peux redemander, à qui tu veux.
rules-family-answer-again = Tu continues à demander jusqu’à ce que quelqu’un dise non.
rules-family-answer-no = Elle ne l’a pas ? Alors pioche une carte.
rules-family-answer-lucky = C’est justement la carte que tu voulais ? Quelle chance ! Tu peux demander encore.
rules-family-answer-other = C’est une autre carte ? Alors c’est à la personne suivante de jouer.
rules-family-answer-next = On tourne dans le sens des aiguilles d’une montre. S’il n’y a plus rien à piocher, ton tour est fini aussi.
rules-family-answer-open = Tout le monde entend ce qu’on demande et voit quelle carte change de main. Alors ouvre bien les oreilles ! La carte que tu pioches reste ton secret. Tu la montres seulement si c’est celle que tu as demandée.
rules-family-answer-cannot = Tu n’as pas de carte de galaxie, ou personne d’autre n’a de cartes ? Alors tu ne peux rien demander. Joue un joker ou pioche une carte, et s’il n’y a rien à piocher, passe. Ensuite, ton tour est fini. Il continue seulement après un joker.

## Les galaxies entières

rules-family-whole = Les galaxies entières
rules-family-whole-lay = Tu as les six cartes d’une galaxie ? Pose-les devant toi, bien visibles pour tout le monde.
rules-family-whole-once = Ça se fait tout de suite, même si tu as reçu les six à la distribution.
rules-family-whole-pile = Il n’y a pas de pile dans FAMILY : on ne jette rien. Alors, quand la pioche est finie, il n’y en a pas de nouvelle.

## Le joker

rules-family-joker-back = Un joker joué retourne dans la pioche, et on la mélange.
rules-family-joker-empty = Tu peux échanger même si le joker est ta dernière carte. Et tu peux choisir quelqu’un qui n’a aucune carte.
rules-family-joker-whole = Les galaxies posées sur la table y restent. On échange seulement les cartes en main.

## La fin

rules-family-end-win = La personne qui a le plus de galaxies gagne.
rules-family-end-nine = La partie est finie quand les neuf galaxies sont sur la table.
rules-family-end-tie = Autant de galaxies que quelqu’un d’autre ? Alors la première personne arrivée à ce nombre gagne.
rules-family-end-deal = Les galaxies reçues à la distribution comptent place après place, à partir de la personne qui commence. Si personne n’a de galaxie, tout le monde gagne ensemble.
rules-family-end-long = Aucune partie ne dure toujours : après 1 000 tours, c’est fini. C’est fini aussi quand la pioche n’a plus de carte de galaxie et que personne n’en termine une pendant très longtemps : 30 tours par personne. Là aussi, qui a le plus de galaxies gagne.

## Sans tricher, et les options

rules-family-fair-leave = Si ta place disparaît, tes galaxies restent sur la table, mais tu ne peux plus gagner.
rules-family-options-hand = Cartes pour chacun : neuf, ou un autre nombre à partir de 5, tant qu’il y a assez de cartes pour tout le monde. À deux, il reste au moins 12 cartes dans la pioche.
