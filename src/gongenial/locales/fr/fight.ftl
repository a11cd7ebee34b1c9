# La table de FIGHT.

## Signes et codes

sign-sun = soleil
sign-moon = lune
sign-comet = comète
code-yellow = jaune
code-red = rouge
code-blue = bleu
code-yellow-kind = Duel
code-red-kind = Malus
code-blue-kind = Bonus

## La carte et son défi

fight-draw = Retourner une carte
fight-quiet = Retourne une carte : que va-t-elle dire ?
fight-read = Lire à voix haute
fight-task-region = Le défi
fight-you-see = Voici des cartes de { $name } :
fight-sign-beats = { $sign }, bat { $other }
fight-way-one = Le premier
fight-way-two = Le deuxième
fight-choose-player = Choisir { $name }
fight-sleeps = saute son prochain tour
fight-card-give = { $card }, tu peux la donner
fight-card-laydown = { $card }, tu peux la poser
fight-card-highest = { $card }, tu peux la prendre pour le duel
fight-card-pick = { $card }, tu peux la cacher

## Ce qu’on attend

fight-status-draw = À toi ! Retourne une carte.
fight-status-joker-or-draw = À toi ! Retourne une carte, ou joue d’abord ton joker.
fight-status-player = Qui choisis-tu ? Touche quelqu’un !
fight-status-give =
    { $count ->
        [one] Quelle carte donnes-tu à { $name } ?
       *[other] Quelles cartes donnes-tu à { $name } ? Encore { $count }.
    }
fight-status-laydown =
    { $count ->
        [one] Quelle carte poses-tu ?
       *[other] Quelles cartes poses-tu ? Encore { $count }.
    }
fight-status-highest = Duel ! Choisis une carte. Le plus grand numéro gagne.
fight-status-signs = Duel ! Soleil, lune ou comète ?
fight-status-pick = Cache une carte ! L’autre doit la deviner.
fight-status-guess-number = Quel numéro a la carte cachée ?
fight-status-guess-family = De quelle galaxie est la carte cachée ?
fight-status-guess-colour = De quelle couleur est le code de la carte cachée ?
fight-status-choose = À toi de choisir : que fais-tu ?
fight-status-ready = C’est choisi ! On attend { $name }…
fight-status-reveal = Trois, deux, un…
fight-status-chooses = { $name } réfléchit…

## Ce qui s’est passé

fight-shown = { $name } retourne { $card }.
fight-shown-you = Tu retournes { $card }.
fight-task = Le défi : { $title }.
fight-joker = { $name } pioche un joker et le garde.
fight-joker-you = Tu pioches un joker et tu le gardes.
fight-chose = { $name } choisit { $target }.
fight-chose-you = Tu choisis { $target }.
fight-chose-at-you = { $name } te choisit.
fight-answer = { $name } a choisi en secret.
fight-answer-you = Tu as choisi en secret.
fight-reveals = { $name } montre : { $what }.
fight-reveals-you = Tu montres : { $what }.
fight-won = { $name } gagne le duel !
fight-won-you = Tu gagnes le duel !
fight-tie = Personne ne gagne le duel.
fight-gave =
    { $count ->
        [one] { $count } carte passe de { $name } à { $target }.
       *[other] { $count } cartes passent de { $name } à { $target }.
    }
fight-gave-you =
    { $count ->
        [one] { $count } de tes cartes va à { $target }.
       *[other] { $count } de tes cartes vont à { $target }.
    }
fight-gave-at-you =
    { $count ->
        [one] Tu reçois { $count } carte de { $name }.
       *[other] Tu reçois { $count } cartes de { $name }.
    }
fight-gave-cards-you = { $cards } : c’est pour { $target }.
fight-gave-cards-at-you = Tu reçois { $cards } de { $name }.
fight-put-down = { $name } pose { $card }.
fight-put-down-you = Tu poses { $card }.
fight-drew =
    { $count ->
        [one] { $name } pioche { $count } carte.
       *[other] { $name } pioche { $count } cartes.
    }
fight-drew-you =
    { $count ->
        [one] Tu pioches { $count } carte.
       *[other] Tu pioches { $count } cartes.
    }
fight-drew-cards-you = Tu pioches { $cards }.
fight-looked =
    { $count ->
        [one] { $name } regarde { $count } carte de { $target }.
       *[other] { $name } regarde { $count } cartes de { $target }.
    }
fight-looked-you =
    { $count ->
        [one] Tu regardes { $count } carte de { $target }.
       *[other] Tu regardes { $count } cartes de { $target }.
    }
fight-looked-at-you =
    { $count ->
        [one] { $name } regarde { $count } de tes cartes.
       *[other] { $name } regarde { $count } de tes cartes.
    }
fight-skipped = { $name } saute un tour.
fight-skipped-you = Tu sautes un tour.
fight-again = { $name } rejoue !
fight-again-you = Tu rejoues !

## L’aide

fight-help-draw = À ton tour, retourne une carte. Son numéro amène un défi.
fight-help-task = Jaune, c’est un duel, rouge, un malus, bleu, un bonus.
fight-help-duel = En duel, chacun choisit en secret, et tout se montre en même temps.
fight-help-joker = Avant de retourner une carte, un joker échange toute ta main avec quelqu’un.
fight-help-win = Qui n’a plus de cartes gagne.
fight-key-tab = passer d’un choix à l’autre
fight-key-seat = choisir quelqu’un, de gauche à droite
