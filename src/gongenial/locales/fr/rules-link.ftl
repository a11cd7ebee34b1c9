# Les règles de LINK. Ce qui vaut aussi pour d’autres jeux est dans rules.ftl.

rules-link-lead = Débarrasse-toi de toutes tes cartes avant les autres. Et quand il ne t’en reste qu’une, crie GONG !

## La distribution

rules-link-deal-top = On retourne la carte du dessus de la pioche. C’est le début de la pile.
rules-link-deal-joker = C’est un joker ? Il retourne dans la pioche, on mélange, et on retourne une autre carte.
rules-link-deal-all = Toutes les cartes sont distribuées ? Alors il n’y a pas encore de pile, et la première carte jouée peut être n’importe laquelle.
rules-link-deal-all-joker = Tant qu’il n’y a pas de carte de galaxie sur la pile, n’importe quelle carte convient. S’il n’y a que des jokers et que quelqu’un pioche, ils forment tous la nouvelle pioche.

## À toi de jouer

rules-link-turn-match = Joue une carte qui va avec celle du dessus de la pile : même numéro ou même galaxie.
rules-link-match-top = Sur le dessus de la pile
rules-link-match-family = Même galaxie : oui !
rules-link-match-number = Même numéro : oui !
rules-link-match-none = Ni l’un ni l’autre : non

## Piocher

rules-link-draw = Piocher une carte
rules-link-draw-must = Aucune carte ne convient ? Pioche une carte. Si tu as une carte qui convient, tu ne peux pas piocher.
rules-link-draw-joker = Si un joker est la seule carte que tu peux jouer, à toi de choisir : le jouer ou piocher.
rules-link-draw-play = La nouvelle carte convient ? Tu peux la jouer tout de suite.
rules-link-draw-keep = Un nouveau joker aussi, tu peux le jouer tout de suite. Si la carte ne convient pas, ou si tu préfères la garder, ton tour est fini. On pioche une seule fois par tour, et après, on ne peut jouer que la nouvelle carte.
rules-link-draw-more = La nouvelle carte était un joker et tu l’as joué ? Continue avec la main que tu as maintenant : joue n’importe quelle carte qui convient, joue un autre joker, ou passe.
rules-link-draw-when = On le fait seulement quand quelqu’un doit piocher. La carte du dessus de la pile reste à sa place.
rules-link-draw-nothing = Plus rien à mélanger non plus ? Alors tu passes sans piocher. Et la carte de pénalité saute aussi.

## GONG !

rules-link-gong = GONG !
rules-link-gong-say = Plus qu’une carte ? Dis GONG ! Tu as le temps jusqu’à ton prochain tour.
rules-link-gong-until = Plus exactement : jusqu’à la première chose que tu fais à ton prochain tour.
rules-link-gong-catch = Tu as oublié ? Dès que la personne suivante a joué, n’importe qui d’autre peut dire GONG à ta place. Alors tu pioches une carte de pénalité.
rules-link-gong-early = L’appel ne compte que si quelqu’un d’autre a fini un tour. Trop tôt ? Il est refusé, mais il ne coûte pas de carte. Une fois que quelqu’un t’a eu, c’est réglé, même s’il n’y avait plus de carte à piocher.
rules-link-gong-nobody = Personne n’a rien vu ? Quelle chance ! Le jeu continue comme si de rien n’était.
rules-link-gong-over = Dès la première chose que tu fais à ton prochain tour, c’est oublié. Jusque-là, tu peux encore le dire, et les autres peuvent encore t’attraper.
rules-link-gong-swap = Plus qu’une carte après un échange ? Dis GONG aussi. De nouveau plus de cartes ? Alors plus besoin. Si un joker échange ton unique carte contre une seule carte, rien ne change pour toi.
rules-link-gong-false = Si personne n’a oublié, l’appel est refusé.
rules-link-gong-race = C’est une course : le premier appel arrivé compte. Tant qu’on attend une réponse à un joker, les appels attendent aussi.
rules-link-gong-bots = Quand des ordinateurs jouent seulement entre eux, on leur demande chacun à son tour, après chaque tour de jeu.

## Le joker

rules-link-joker-top = Il va sous la carte du dessus de la pile, donc la carte à suivre ne change pas. S’il n’y a pas encore de carte de galaxie, on n’a pas à suivre le joker.
rules-link-joker-match = Un joker n’a pas besoin d’aller avec une carte, et aucune carte n’a besoin d’aller avec un joker.

## La fin

rules-link-end-win = La première personne qui n’a plus de cartes gagne. La partie s’arrête aussitôt.
rules-link-end-blocked = Si tout le monde passe, l’un après l’autre, et qu’il n’y a rien à piocher, la partie est finie. La personne qui a le moins de cartes gagne. En cas d’égalité, on gagne ensemble.
rules-link-end-long = Aucune partie ne dure toujours : après 1 000 tours, c’est fini, et là aussi, la personne qui a le moins de cartes gagne.

## À deux

rules-link-two = Jouer à deux
rules-link-two-swap = À deux, le joker échange toujours tes cartes avec l’autre.
rules-link-two-gong = Quand il te reste une carte, il n’y a qu’un seul autre tour, puis c’est déjà à toi. C’est le seul moment où l’autre peut t’attraper, jusqu’à ce que tu fasses quelque chose. Alors dis GONG tout de suite !

## Les options

rules-link-options-draw = Piocher quand on veut : normalement non. Si oui, tu peux piocher même avec une carte qui convient. Après, là aussi, tu ne peux jouer que la nouvelle carte.
rules-link-options-false = Un faux GONG coûte une carte : normalement non. Si oui, qui crie GONG pour rien pioche une carte, au plus une fois par tour.
