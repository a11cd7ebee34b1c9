# La table de FAMILY.

## Demander

family-ask-group = Ta question
family-ask-player = Demander à { $name }
family-card-ask = { $card } : demander cette galaxie
family-offer =
    { $count ->
        [one] { $family } : tu en as { $count } carte
       *[other] { $family } : tu en as { $count } cartes
    }
family-other = Une autre galaxie
family-mine = tu l’as déjà
family-gone = on ne peut pas la demander
family-yes = La voilà !
family-no = Non !
family-luck = Pile la bonne !
family-quiet = Qui a quelle carte ? Demande et rassemble des galaxies entières !
family-has =
    { $count ->
        [one] { $count } galaxie entière : { $families }
       *[other] { $count } galaxies entières : { $families }
    }

## Ce qu’on attend

family-status-ask = À toi ! Quelle galaxie veux-tu rassembler ?
family-status-again = Oui ! Tu peux encore demander.
family-status-which = Quelle carte veux-tu ?
family-status-which-of = Quelle carte veux-tu de { $name } ?
family-status-what-of = Quelle galaxie veux-tu de { $name } ?
family-status-whom = Qui a { $card } ? Touche quelqu’un !
family-status-draw = Tu ne peux rien demander. Pioche une carte !
family-status-pass = Tu ne peux rien demander, et il n’y a rien à piocher. Passe.

## Ce qui s’est passé

family-ask = { $name } demande { $card } à { $target }.
family-ask-you = Tu demandes { $card } à { $target }.
family-ask-at-you = { $name } te demande { $card }.
family-gave = { $name } la donne.
family-gave-you = Tu la donnes.
family-lacks = { $name } ne l’a pas.
family-lacks-you = Tu ne l’as pas.
family-lucky = { $name } pioche { $card }, pile la bonne, et peut continuer !
family-lucky-you = Tu pioches { $card }, pile la bonne ! Tu peux continuer.
family-empty = Il n’y a rien à piocher.
family-laid = { $name } a toute la galaxie { $family } !
family-laid-you = Tu as toute la galaxie { $family } !

## L’aide-mémoire

family-memory = Que sait-on ?
family-aid = Aide-moi à retenir
family-aid-about = Il faut retenir qui a demandé quoi. Si c’est trop dur, allume l’aide : tu verras ici, et quand tu demandes, où sont les cartes.
family-aid-holds = A sûrement
family-aid-some = A une carte de
family-aid-lacks = N’a sûrement pas
family-aid-nothing = On ne sait encore rien.
family-known-holds = { $name } l’a
family-hint-has = l’a
family-hint-lacks = ne l’a pas
family-hint-maybe = a une carte de cette galaxie

## La fin

family-over-first = Autant de galaxies : qui les a eues en premier gagne.
family-over-stuck = Plus aucune galaxie complète depuis longtemps : le plus de galaxies gagne.
family-over-turn_limit = C’était une très longue partie : le plus de galaxies gagne.
family-over-left = Tous les autres sont partis.

## L’aide

family-help-ask = Demande à n’importe qui une carte d’une galaxie dont tu as déjà une carte.
family-help-yes = La carte est là ? Elle est à toi, et tu demandes encore.
family-help-no = Elle n’y est pas ? Tu pioches une carte, et c’est au suivant.
family-help-joker = Avec un joker, tu échanges toute ta main avec quelqu’un.
family-help-win = Les six cartes d’une galaxie ? Elle reste devant toi. Qui a le plus de galaxies gagne !
family-key-tab = passer d’une galaxie, d’une carte, d’un joueur à l’autre
family-key-seat = demander à quelqu’un, de gauche à droite
