# Les règles du jeu de collection. Ce qui vaut aussi pour d’autres jeux est dans rules.ftl.

rules-genial-lead = Einfach Genial, le jeu de collection : pioche des jetons, arrête-toi à temps et remplis une ligne dans chacune des six couleurs. Mais attention à la gourmandise !

## Ce qu’il faut

rules-genial-need-tokens = 126 jetons de six couleurs, 21 de chaque.
rules-genial-need-players = De deux à quatre personnes.

## La préparation

rules-genial-deal = On prépare
rules-genial-deal-reserve = Retourne tous les jetons face cachée et mélange-les : c’est la réserve. Pose trois jetons face visible au centre.

## À toi de jouer

rules-genial-turn-draw = Tire un jeton de la réserve et pose-le face visible dans ta zone. Trois choses peuvent arriver :
rules-genial-turn-match = Ça colle : cette couleur est au centre, et elle n’était pas encore dans ta zone. Bravo ! À toi de choisir : tirer encore, ou prendre.
rules-genial-turn-miss = Raté : cette couleur n’est pas au centre. Ton tour est fini. Tout ce qui est dans ta zone va au centre, le nouveau jeton aussi.
rules-genial-turn-clash = En double : cette couleur est déjà dans ta zone. Ton tour est fini, et là aussi, tout va au centre.
rules-genial-example-centre = Centre
rules-genial-example-zone = Ta zone
rules-genial-example-new = nouveau
rules-genial-example-match = Ça colle !
rules-genial-example-miss = Raté
rules-genial-example-clash = En double

## Prendre

rules-genial-take = Prendre
rules-genial-take-all = Quand ça colle, tu peux prendre. Tu reçois tout ce qui est dans ta zone, et au centre tous les jetons qui ont une de ces couleurs.
rules-genial-take-safe = Range les jetons dans ta collection, par couleur. Ils y sont à l’abri jusqu’à la fin de la partie.
rules-genial-take-over = Ensuite, ton tour est fini, sauf si tu as gagné un tour bonus.

## Les tours bonus

rules-genial-bonus = Les tours bonus
rules-genial-bonus-line = Sept jetons d’une couleur font une ligne pleine. À quatre, il en faut seulement cinq. Pour une ligne pleine, tu as tout de suite un tour bonus : tu tires encore, et ça continue comme d’habitude.
rules-genial-bonus-once = Chaque ligne donne un tour bonus, une seule fois dans la partie. Deux lignes dans un tour en donnent deux.
rules-genial-bonus-miss = Si tu rates, seul ce tour bonus est fini. Si tu en as gagné un autre, tu le joues quand même.
rules-genial-bonus-more = Plus de jetons que la ligne ne peut en contenir ? À la fin de ton tour, ils retournent dans la réserve et on mélange.
rules-genial-bonus-end = La fin, c’est après le dernier de tes tours bonus.

## L’autre coup

rules-genial-other = L’autre coup
rules-genial-other-when = Y a-t-il une couleur dont tu as moins de jetons que de chacune des autres ? Et est-elle au centre ? Alors tu peux faire un autre coup au lieu de tirer.
rules-genial-other-one = Prends au centre un jeton de cette couleur. Ensuite, ton tour est fini. Si ça remplit une ligne, tu joues d’abord ton tour bonus.
rules-genial-other-start = C’est possible seulement au tout début de ton tour, et pas dans un tour bonus. Les règles imprimées que nous connaissons s’arrêtent ici au milieu, alors la suite, c’est nous qui l’avons décidée.

## La fin

rules-genial-end-win = La première personne qui a une ligne pleine dans les six couleurs gagne. La partie s’arrête aussitôt.
rules-genial-end-others = Pour les autres places : le plus de jetons d’abord. Autant de jetons ? On regarde la couleur dont chacun a le moins, et le plus grand nombre passe devant.
rules-genial-end-empty = La réserve est vide ? Quand ça colle, tu dois prendre. Au début de ton tour, il ne reste que l’autre coup. Impossible ? Alors la partie est finie, et la personne qui a le plus de jetons gagne.
rules-genial-end-bonus = Un tour bonus sans rien à tirer est perdu.
rules-genial-end-three = À trois, avec des lignes de 7, il faut tous les jetons de la boîte sans exception. Alors une partie peut bien finir comme ça : à peu près une sur sept. Avec des lignes plus courtes, ça n’arrive presque jamais.
rules-genial-end-long = Aucune partie ne dure toujours : après 1 000 tours, c’est fini, et là aussi, la personne qui a le plus de jetons gagne.

## Sans tricher

rules-genial-fair-secret = Personne ne peut voir quel jeton vient après : ni toi, ni les robots, ni ceux qui regardent seulement.
rules-genial-fair-open = Quand la partie est finie, il n’y a plus de secrets.
rules-genial-fair-tokens = Chacun des 126 jetons est toujours quelque part, et une seule fois.
rules-genial-fair-seat = Si ta place disparaît, les jetons de ta zone vont au centre et ta collection retourne dans la réserve. Pour les autres, l’ordre des tours ne change pas. La dernière personne qui reste gagne.

## Les options

rules-genial-options-line = Une ligne, c’est long comment ? Sept jetons, et cinq à quatre. Ou comme dans la boîte allemande : sept, six ou cinq jetons à deux, trois ou quatre.
rules-genial-options-other = L’autre coup : tu prends un jeton, ou tous ceux de cette couleur. Ou on joue sans.
