## Accueil et chemins

home-claim = Quatre jeux pour toute la famille. Joue ici, avec des amis ou des robots.
home-choose = Quel jeu ?
home-play = Jouer
home-open = Jouer avec des amis
home-join = Rejoindre
home-code = Code
home-code-help = Le code a six lettres. Tu le trouves sur l’autre écran.
home-back = Retour à ta partie
home-your-turn = C’est à toi !
nav-home = Accueil
nav-rules = Règles
nav-about = À propos
nav-cards = Toutes les cartes
nav-print = Imprimer les cartes
nav-packs = Tes propres défis
nav-score = Feuille de score
nav-tv = Sur un grand écran
home-real-cards = Tu joues avec de vraies cartes ?
home-more = Plus
cards-fight = Cartes duel
cards-malus = Cartes malus
cards-bonus = Cartes bonus
cards-at-table = Défis pour de vraies cartes
nav-one = Sur un seul appareil
language = Langue
theme-auto = Couleurs : comme ton appareil
theme-light = Couleurs : claires
theme-dark = Couleurs : sombres
mute = Couper le son
fewer-bots = Un robot de moins
more-bots = Un robot de plus
bots-count =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
level-button = Robots : { $level }. Touche pour changer.
level-easy = facile
level-medium = moyen
level-hard = malin
you = toi
yes = oui
no = non
close = Fermer
reload = Recharger
opening = La table s’ouvre…
page-outdated = Il y a une nouvelle version. Recharge la page pour continuer.
line-cut = Pas de connexion. Ta place est gardée !

## Les jeux

game-link = GONG LINK
game-link-about = Débarrasse-toi de tes cartes : même galaxie ou même numéro. Et n’oublie pas de dire GONG !
game-family = GONG FAMILY
game-family-about = Demande des cartes et rassemble des galaxies entières.
game-fight = GONG FIGHT
game-fight-about = Retourne une carte et fais ce qu’elle dit : un duel, un petit malheur ou un cadeau.
game-genial = Genial
game-genial-about = Einfach Genial, le jeu de collection : pioche des jetons, arrête-toi à temps et remplis tes six lignes.

## La table avant la partie

lobby-title = Ta table
lobby-seats = Qui joue ?
lobby-invited = Tu as une invitation ! Prends une place et joue.
lobby-full = Toutes les places sont prises. Tu peux regarder.
lobby-fill =
    { $count ->
        [one] On y va ? Un robot prend la place libre.
       *[other] On y va ? Des robots prennent les { $count } places libres.
    }
lobby-ready = Tout est prêt. C’est parti !
lobby-wait = { $name } lance bientôt la partie.
lobby-learn = Comment on joue
sit = Prendre une place
sit-short = Ici
sit-here = Prendre la place { $number }
start = Lancer la partie
seat-number = Place { $number }
seat-open = Place libre
seat-person = Une personne
seat-choose = Qui joue à la place { $number } ?
bot-easy = Robot facile
bot-medium = Robot moyen
bot-hard = Robot malin
host = Hôte
youngest = Plus jeune
away = pas là
gone = n’est plus là
wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
wins-sr = Victoires :
spectators =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
your-name = Ton nom
save-name = Garder ce nom
invite-title = Invite tes amis
invite-qr = Code QR : scanne-le avec un téléphone pour rejoindre cette table
invite-code = Code de cette table : { $code }
invite-link = Lien vers cette table
invite-text = Joue à { $game } avec moi ! Le code est { $code }.
share = Partager le lien
copy = Copier le lien
copied = Copié !
invite-screen = Montrer sur un grand écran
invite-screen-how = Tout le monde voit la table à la télé, et les téléphones restent secrets. Ouvre cette adresse dessus :
invite-screen-open = L’ouvrir sur cet appareil
settings = Réglages de la partie
set-seats = Places
set-youngest = Qui est le plus jeune et commence ?
set-youngest-lot = tirage au sort
set-hand-size = Cartes par personne
set-jokers = Jokers
set-jokers-2 = deux
set-jokers-0 = aucun
set-draw-when-able = Piocher même si on peut jouer
set-false-call = Un GONG pour rien coûte une carte
set-clock = Temps pour un tour
set-clock-0 = autant que tu veux
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
set-leaver = Si quelqu’un part
set-leaver-bot = un robot continue
set-leaver-remove = la place disparaît

## À la table

table-title = La table de jeu
players = Les autres
actions = Ce que tu peux faire
log = Ce qui s’est passé
talk = Dire quelque chose
menu = Menu
help = Aide
log-empty = Ici s’affiche ce qui se passe à partir de maintenant.
your-hand =
    { $count ->
        [one] Ta main : { $count } carte
       *[other] Ta main : { $count } cartes
    }
cards-left =
    { $count ->
        [0] plus de carte
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
opponent =
    { $count ->
        [one] { $name } : { $count } carte
       *[other] { $name } : { $count } cartes
    }
their-turn = joue maintenant
owes-gong = a une seule carte et n’a pas dit GONG
stock =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
pile-top = Sur la pile : { $card }
pile-empty = La pile est vide
match-any = N’importe quelle carte convient
or = ou
draw = Piocher
pass = Passer
gong-button = Dire GONG
call-gong = Dire GONG pour { $name }
swap-with = Échanger les mains avec { $name }
watching = Tu regardes cette partie.
said = { $name } dit : { $phrase }
card-name = { $family } { $number }
card-joker = GONG JOKER
card-label = { $card }, { $xphere }
card-playable = { $card }, tu peux la jouer
xphere-1 = or
xphere-2 = obsidienne
xphere-3 = argent
xphere-4 = rubis
xphere-5 = glace
xphere-6 = améthyste
title-your-turn = À toi !
give-up-seat = { $name } n’est pas là : laisser jouer un robot
leave = Quitter la table
leave-sure = Partir vraiment ? Tu ne pourras pas reprendre ta place pendant la partie.
leave-sure-bot = Partir vraiment ? Un robot joue pour toi jusqu’à ton retour.
stay = Rester

## Ce qu’on attend

status-gong = Plus qu’une carte ! Dis GONG !
status-play = À toi ! Joue une carte qui brille.
status-any = À toi ! Joue la carte que tu veux.
status-play-or-draw = À toi ! Joue une carte qui brille, ou pioche.
status-play-or-pass = Tu continues : joue une carte qui brille, ou passe.
status-draw = Aucune carte ne convient. Pioche !
status-joker-or-draw = Joue ton joker, ou pioche une carte.
status-joker-or-pass = Joue ton joker, ou passe.
status-drawn = Ta nouvelle carte convient ! Joue-la, ou passe.
status-pass-drawn = Elle ne convient pas. Passe.
status-pass = Il n’y a rien à piocher. Passe.
status-choose = Avec qui veux-tu échanger ? Touche quelqu’un !
status-asked = { $name } peut répondre au joker…
status-asked-you = { $name } veut échanger sa main avec toi !
status-answered = C’est noté. Un petit moment…
status-wait = C’est à { $name }.
status-away = On attend { $name }, qui n’est pas là en ce moment.
question = Répondre au joker
question-cancel = Arrêter avec ton joker
question-accept = Échanger les mains
question-answered = Ta réponse est en route.

## Ce qui s’est passé

log-deal = { $name } commence.
log-deal-you = Tu commences.
log-play = { $name } joue { $card }.
log-play-you = Tu joues { $card }.
log-joker = { $name } joue un joker contre { $target }.
log-joker-you = Tu joues un joker contre { $target }.
log-joker-at-you = { $name } joue un joker contre toi.
log-exchange = { $one } et { $other } échangent leurs mains.
log-exchange-you = Tu échanges ta main avec { $name }.
log-cancel = { $name } arrête tout avec un autre joker !
log-cancel-you = Tu arrêtes tout avec ton joker !
log-accept = { $name } laisse faire.
log-accept-you = Tu laisses faire.
log-draw = { $name } pioche une carte.
log-draw-you = Tu pioches une carte.
log-draw-card-you = Tu pioches { $card }.
log-pass = { $name } passe.
log-pass-you = Tu passes.
log-gong = { $name } dit GONG !
log-gong-you = Tu dis GONG !
log-catch =
    { $count ->
        [0] { $name } dit GONG pour { $target }.
        [one] { $name } dit GONG pour { $target }, qui pioche { $count } carte.
       *[other] { $name } dit GONG pour { $target }, qui pioche { $count } cartes.
    }
log-catch-you =
    { $count ->
        [0] Tu dis GONG pour { $target }.
        [one] Tu dis GONG pour { $target }, qui pioche { $count } carte.
       *[other] Tu dis GONG pour { $target }, qui pioche { $count } cartes.
    }
log-catch-at-you =
    { $count ->
        [0] { $name } dit GONG pour toi.
        [one] { $name } dit GONG pour toi : tu pioches { $count } carte.
       *[other] { $name } dit GONG pour toi : tu pioches { $count } cartes.
    }
log-false =
    { $count ->
        [0] { $name } dit GONG pour rien.
        [one] { $name } dit GONG pour rien et pioche { $count } carte.
       *[other] { $name } dit GONG pour rien et pioche { $count } cartes.
    }
log-false-you =
    { $count ->
        [0] Tu dis GONG pour rien.
        [one] Tu dis GONG pour rien et tu pioches { $count } carte.
       *[other] Tu dis GONG pour rien et tu pioches { $count } cartes.
    }
log-leave = { $name } s’en va.
log-leave-you = Tu t’en vas.
log-stand-in = Un robot joue maintenant pour { $name }.
log-stand-in-you = Un robot joue maintenant pour toi.
log-back = { $name } est de retour.
log-back-you = Te revoilà.
log-auto = Le temps de { $name } est écoulé.
log-auto-you = Ton temps est écoulé.
log-reshuffled = On mélange la pile : une nouvelle pioche !

## La fin

over-won = { $name } gagne !
over-won-you = Tu gagnes !
over-shared = Victoire partagée : { $names } !
over-cheer = Quelle étoile ! Bravo !
over-comfort = Bien joué ! Qui gagne la prochaine ?
over-blocked = Personne ne pouvait jouer ni piocher : la personne qui a le moins de cartes gagne.
over-stuck = Plus rien ne pouvait changer : la personne qui a le moins de cartes gagne.
over-turn_limit = C’était une très longue partie : la personne qui a le moins de cartes gagne.
over-reserve_empty = Il n’y a plus rien à piocher.
over-left = Il n’y a plus personne d’autre.
again = Rejouer
change-table = Changer la table
to-lobby = Voir la table

## Aide

help-match = Joue une carte de la même galaxie ou du même numéro.
help-draw = Aucune carte ne convient ? Pioche une carte. Si elle convient, tu peux la jouer.
help-joker = Avec un joker, tu échanges toute ta main avec quelqu’un.
help-gong = Plus qu’une carte ? Dis GONG avant ton prochain tour. Sinon les autres le disent et tu pioches une carte.
help-win = Qui n’a plus de carte gagne.
help-rules = Toutes les règles
help-keys = Jouer au clavier
key-arrows = parcourir tes cartes
key-enter = jouer la carte
key-draw = piocher
key-pass = passer
key-gong = dire GONG
key-catch = dire GONG pour quelqu’un qui a oublié
key-seat = choisir quelqu’un, de gauche à droite
key-answer = répondre au joker : arrêter ou échanger
key-sheets = parler, journal, menu, aide
key-escape = fermer ou revenir

## À dire

phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-wow = Waouh !
phrase-hurry = Plus vite !
phrase-one-more = Encore une ?
phrase-sorry = Pardon !
phrase-bye = Au revoir !
phrase-smile = Un sourire
phrase-laugh = Rire
phrase-cool = Cool
phrase-think = Réfléchir
phrase-cry = Triste
phrase-heart = Un cœur
phrase-clap = Applaudir
phrase-rocket = Une fusée

## Quand quelque chose ne va pas

error-line = Pas de connexion. Réessaie dans un instant.
error-unknown = Ça n’a pas marché. Réessaie.
error-protocol = Il y a une nouvelle version. Recharge la page.
error-no-table = Cette table n’existe pas. Le code est-il juste ?
error-table-broken = On ne retrouve plus cette table. Ouvre-en une autre.
error-not-stored = Impossible d’enregistrer. Réessaie dans un instant.
error-table-full = Toutes les places sont prises. Tu peux regarder.
error-one-device = Ici, tout le monde joue sur un seul appareil. Tu peux regarder.
error-seat-taken = Il y a déjà quelqu’un ici.
error-not-host = Seul l’hôte peut faire ça.
error-not-seated = Prends d’abord une place.
error-not-your-turn = Attends, ce n’est pas encore à toi.
error-stale = Il vient de se passer quelque chose. Regarde encore !
error-wrong-stage = Ce n’est pas possible maintenant.
error-bad-message = Ça n’a pas marché. Réessaie.
error-too-fast = Pas si vite !
error-cool-down = Trop tôt ! Attends un peu avant de redire GONG.
error-unknown-phrase = On ne peut pas dire ça ici.
error-bad-option = Ces réglages ne vont pas ensemble.
error-no-pack = Ce paquet de défis a été enlevé. Choisis-en un autre.
error-too-many-seats = Ce jeu est pour moins de joueurs. Enlève d’abord une place.
error-game-over = La partie est finie.
error-absent-only = Cette personne est là et joue encore.
error-answered = Tu as déjà répondu.
error-illegal-game-over = La partie est finie.
error-illegal-seat-left = Cette place a quitté la partie.
error-illegal-not-your-turn = Attends, ce n’est pas encore à toi.
error-illegal-question-open = Attends : d’abord la réponse au joker.
error-illegal-no-question = Il n’y a rien à répondre.
error-illegal-no-joker = Tu n’as pas de joker.
error-illegal-not-in-hand = Tu n’as pas cette carte.
error-illegal-no-match = Elle ne convient pas. Il faut la même galaxie ou le même numéro.
error-illegal-can-play = Tu peux jouer une carte, alors tu ne peux pas piocher.
error-illegal-already-drew = Tu as déjà pioché. Une carte par tour.
error-illegal-only-drawn-card = Tu ne peux jouer que la carte piochée, ou passer.
error-illegal-nothing-to-draw = Il n’y a rien à piocher. Tu peux passer.
error-illegal-draw-first = Pioche une carte avant de passer.
error-illegal-target-self = Choisis quelqu’un d’autre.
error-illegal-target-left = Cette personne est partie.
error-illegal-owes-nothing = On dit GONG quand on n’a plus qu’une carte.
error-illegal-call-self = Pour toi, prends le grand gong.
error-illegal-too-early = Trop tôt ! Attends que quelqu’un ait joué.
error-illegal-called-already = GONG a déjà été dit.
error-illegal-must-ask = Tu peux encore demander une carte, alors demande.
error-illegal-target-empty = Cette personne n’a plus de cartes.
error-illegal-own-card = Cette carte, tu l’as déjà. Demandes-en une autre.
error-illegal-no-family = Il te faut une carte de cette galaxie pour en demander une.
error-illegal-no-success = Tu ne peux prendre qu’après une réussite.
error-illegal-no-alternative = L’autre coup n’est pas possible maintenant.
error-illegal-must-draw = Maintenant, tu dois piocher.
error-illegal-must-take = Il n’y a plus rien à piocher. Prends ce qui est à toi.
error-illegal-reserve-empty = Il n’y a plus de jetons à piocher.
error-illegal-no-task = Retourne d’abord une carte.
error-illegal-task-first = D’abord le défi.
error-illegal-wrong-choice = Le défi demande autre chose.
error-illegal-others-choose = Attends : quelqu’un d’autre choisit.
error-illegal-chosen-already = Tu as déjà choisi.
