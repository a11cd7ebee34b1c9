# Le choix des jeux et la feuille de score.

## À quoi on joue, et combien de temps

lobby-games = À quoi joue-t-on ?
lobby-turns = Plusieurs jeux, l’un après l’autre
set-series = Combien de temps ?
series-0 = tant qu’on veut
series-best = au meilleur des { $games }
series-next = Ensuite : { $game }
settings-of = Réglages : { $game }
set-shown-card = La carte avec le défi
set-shown-card-discard = va ensuite sur la pile
set-shown-card-hand = va dans la main
set-shown-card-long = Alors les mains grandissent presque aussi vite qu’elles fondent : une partie peut durer très longtemps, surtout à deux.
set-pack = Défis
set-pack-gone = { $name } (enlevé)
set-row-length = Jetons dans une ligne pleine
set-row-length-sheet = 7, ou 5 à quatre joueurs
set-row-length-kosmos = 7, 6 ou 5 à 2, 3 ou 4 joueurs
set-row-length-three = À trois, les lignes de 7 demandent tous les jetons du jeu. Dans une partie sur sept, il n’y en a plus avant la fin, et la personne qui en a le plus gagne. Avec des lignes de 6, il en reste.
set-alternative = Un jeton de ta plus petite couleur au lieu de piocher
set-alternative-one = tu peux en prendre un
set-alternative-all = tu peux tous les prendre
set-alternative-off = non

## La feuille de score

sheet-title = Feuille de score
sheet-game = Partie { $number } : { $game }
sheet-won = gagnée
sheet-wins = Victoires
match-standing = Match { $number }, au meilleur des { $games }
match-champion = { $name } gagne le match !
match-champion-you = Tu gagnes le match !
match-shared = Le match est gagné ensemble : { $names } !
match-new = Nouveau match
again-waiting = On attend les autres…
again-asked = { $names } : encore une partie !
