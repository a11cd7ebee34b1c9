# Les règles de FIGHT. Ce qui vaut aussi pour d’autres jeux est dans rules.ftl.

rules-fight-lead = Retourne une carte, relève le défi et débarrasse-toi de tes cartes. Plus de cartes ? Tu gagnes !

## À toi de jouer

rules-fight-turn-draw = Pioche une carte et montre-la à tout le monde. Son numéro t’apporte un défi.
rules-fight-code-yellow = Code jaune : un duel
rules-fight-code-red = Code rouge : un malus
rules-fight-code-blue = Code bleu : un bonus
rules-fight-turn-code = Les cartes imprimées ont un QR code dans une de ces trois couleurs. Scanne-le avec un téléphone, et tu vois ton défi. Ou choisis la sorte de défi sur la page d’accueil de Galaxy Gamers.
rules-fight-turn-here = Ici, pas besoin de téléphone : la table te montre le défi. Les défis sont de nous. Ceux d’une couleur sont mélangés, et aucun ne revient avant que tous soient passés.
rules-fight-turn-discard = Quand le défi est fini, la carte va sur la pile. Tu ne la gardes pas.
rules-fight-turn-joker = Tu as pioché un joker ? Il n’a pas de défi. Il va dans ta main, et ton tour est fini. Si tu veux jouer un joker, fais-le avant de piocher.

## La pioche

rules-fight-stock = Plus de pioche
rules-fight-stock-when = On le fait seulement quand quelqu’un doit piocher. Plus rien à mélanger non plus ? Alors tu passes. Et si un défi dit de piocher, tu pioches ce qu’il y a.
rules-fight-stock-all = Toutes les cartes sont distribuées ? Alors chacun pose ses cartes devant soi, face cachée.
rules-fight-stock-own = À ton tour, tu retournes alors une de tes cartes, prise au hasard, et tu fais son défi. Tant qu’il n’est pas fini, la carte est encore à toi. Après, elle va sur la pile, si tu l’as encore. C’est comme ça jusqu’à la fin de la partie, et la pile n’est pas mélangée.

## Les défis

rules-fight-tasks = Les défis
rules-fight-tasks-kinds = Il y a des défis pour donner des cartes, en prendre, en poser, en piocher, ou pour affronter quelqu’un.
rules-fight-tasks-choose = Si tu donnes ou poses des cartes, c’est toi qui choisis lesquelles. Les cartes posées vont sur la pile, face visible, et tu n’as plus à les garder. Si tu prends des cartes, tu les prends sans regarder.
rules-fight-tasks-more = Quatre sortes de défis sont de nous : sauter un tour, rejouer (une seule fois par tour), choisir entre deux choses, et regarder les cartes de quelqu’un.
rules-fight-tasks-few = Pas assez de cartes pour le défi ? Alors fais ce que tu peux.

## Les duels

rules-fight-duel = Face à face
rules-fight-duel-fair = Dans un duel, ce sont les choix des joueurs qui comptent : l’ordinateur ne lance jamais les dés. Tout le monde choisit en secret, puis on montre tout en même temps.
rules-fight-duel-highest = La plus forte : chaque joueur pose une carte, face cachée. Le plus grand numéro gagne. Ensuite, les cartes reviennent en main.
rules-fight-duel-signs = Les signes : choisis le soleil, la lune ou la comète.
rules-fight-sign-sun = Le soleil brûle la comète
rules-fight-sign-comet = La comète frappe la lune
rules-fight-sign-moon = La lune cache le soleil
rules-fight-duel-guess = Deviner : une personne choisit une carte, l’autre devine son numéro, sa galaxie ou la couleur de son code. C’est juste ? Alors elle gagne.
rules-fight-duel-tie = Égalité ? Le défi dit qui gagne. Parfois, c’est personne.
rules-fight-duel-real = On joue à une vraie table ? Alors un duel peut aussi être un petit concours, par exemple à qui rit en premier.

## Le joker

rules-fight-joker-duel = Dans un duel, un joker compte 0, et il n’a ni galaxie ni couleur. Si tu le donnes ou le poses, il ne se passe rien de plus.

## La fin

rules-fight-end-win = La première personne qui n’a plus de cartes gagne.
rules-fight-end-when = On regarde quand tout le défi est fini. Plusieurs personnes n’ont plus de cartes ? Alors c’est celle dont c’est le tour qui gagne, sinon la suivante dans le sens des aiguilles d’une montre.
rules-fight-end-long = Aucune partie ne dure toujours : après 1 000 tours, c’est fini. La personne qui a le moins de cartes gagne. En cas d’égalité, on gagne ensemble.

## Sans tricher, et les options

rules-fight-fair-secret = Ce que tu choisis dans un duel reste secret jusqu’à ce que tout le monde ait choisi. Et personne ne sait quel défi vient après.
rules-fight-fair-leave = Si c’est ton tour et que ta place disparaît, ton défi est fini. Les défis des autres continuent sans toi, et un duel contre toi reste sans gagnant.
rules-fight-options-shown = La carte que tu montres : normalement, elle va sur la pile après son défi. Autre façon : tu la prends dans ta main avant le défi. Alors la partie est bien plus longue.
rules-fight-options-pack = Les défis : les nôtres, ou d’autres que quelqu’un a écrits.
