# La table du jeu de collection.

token-red = cœur rouge
token-orange = lune orange
token-yellow = étoile jaune
token-green = trèfle vert
token-blue = goutte bleue
token-violet = diamant violet

## À la table

genial-reserve =
    { $count ->
        [one] Réserve : { $count } jeton
       *[other] Réserve : { $count } jetons
    }
genial-centre = Centre
genial-zone = Zone
genial-centre-sr = Au centre : { $tokens }
genial-zone-sr = Dans la zone : { $tokens }
genial-nothing = rien
genial-lines = Ta collection
genial-line = { $token } : { $count } sur { $line }
genial-earned = tour bonus gagné
genial-total =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
genial-take = Prendre
genial-take-count = Prendre { $count }
genial-alt-one = Prendre 1
genial-alt-all = Tout prendre

## Ce qu’on attend

genial-status-draw = À toi ! Tire un jeton.
genial-status-alt = Ta ligne la plus courte : { $token }. Prendre ou tirer ?
genial-status-alt-only = La réserve est vide. Prends au centre : { $token }.
genial-status-again = Ça colle ! Tirer encore, ou prendre ?
genial-status-take = La réserve est vide. Prends !
genial-status-bonus = Tour bonus ! Tire un jeton.
genial-turning = { $name } tire… qu’est-ce que ce sera ?
genial-turning-you = Qu’est-ce que ce sera ?

## Les cris

genial-banner-match = Ça colle !
genial-banner-miss = Raté !
genial-banner-conflict = En double !
genial-banner-bonus = Tour bonus !
genial-banner-lapsed = Plus de jetons !

## Ce qui s’est passé

genial-log-match = { $name } tire : { $token }. Ça colle !
genial-log-match-you = Tu tires : { $token }. Ça colle !
genial-log-miss = { $name } tire : { $token }. Raté ! Tout va au centre.
genial-log-miss-you = Tu tires : { $token }. Raté ! Tout va au centre.
genial-log-conflict = { $name } tire : { $token }. En double ! Tout va au centre.
genial-log-conflict-you = Tu tires : { $token }. En double ! Tout va au centre.
genial-log-take =
    { $count ->
        [one] { $name } prend { $count } jeton.
       *[other] { $name } prend { $count } jetons.
    }
genial-log-take-you =
    { $count ->
        [one] Tu prends { $count } jeton.
       *[other] Tu prends { $count } jetons.
    }
genial-log-alt =
    { $count ->
        [one] { $name } joue l’autre coup et prend { $count } jeton : { $token }.
       *[other] { $name } joue l’autre coup et prend { $count } jetons : { $token }.
    }
genial-log-alt-you =
    { $count ->
        [one] Tu joues l’autre coup et tu prends { $count } jeton : { $token }.
       *[other] Tu joues l’autre coup et tu prends { $count } jetons : { $token }.
    }
genial-log-line = { $name } a une ligne pleine : { $token } ! Ça donne un tour bonus.
genial-log-line-you = Tu as une ligne pleine : { $token } ! Ça donne un tour bonus.
genial-log-returned =
    { $count ->
        [one] { $count } jeton en trop retourne dans la réserve.
       *[other] { $count } jetons en trop retournent dans la réserve.
    }
genial-log-lapsed = La réserve est vide : pas de tour bonus.

## Les chances

genial-odds = Chances
genial-odds-match = ça colle
genial-odds-miss = raté
genial-odds-conflict = en double
genial-odds-of =
    { $count ->
        [one] sur { $count } jeton
       *[other] sur { $count } jetons
    }
genial-odds-empty = Plus de jetons

## La fin

genial-over-won = Les six lignes sont pleines !
genial-over-reserve-empty = Il n’y a plus rien à tirer : le plus de jetons gagne.
genial-over-turn-limit = C’était une très longue partie : le plus de jetons gagne.

## L’aide

genial-help-draw = Tire un jeton. Sa couleur est au centre, et pas encore dans ta zone ? Ça colle !
genial-help-miss = Ça ne colle pas ? Alors toute ta zone va au centre, et ton tour est fini.
genial-help-take = Ça colle ? Tire encore, ou prends : tout ce qui est dans ta zone, et au centre tous les jetons de ces couleurs.
genial-help-bonus = Une ligne pleine te donne un tour bonus.
genial-help-other = Tu as une couleur moins que toutes les autres, et elle est au centre ? Au début de ton tour, tu peux la prendre au lieu de tirer.
genial-help-win = La première personne qui remplit les six lignes gagne.
genial-key-take = prendre (s’arrêter)
genial-key-other = l’autre coup
genial-key-odds = montrer ou cacher les chances
