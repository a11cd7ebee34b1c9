# Les pages des cartes imprimées, et ce que partagent les téléphones autour d’une vraie table.

cards-title = Cartes à défis
cards-lead = Tu joues à FIGHT avec de vraies cartes ? Touche ta carte et lis son défi.
cards-by-colour = Par couleur
cards-by-galaxy = De quelle galaxie vient ta carte ?
cards-another = Un autre défi
cards-pick = Choisir une carte
cards-rules = Règles de FIGHT

## Une carte qui n’existe pas, et le joker

cards-unknown-title = D’où vient cette carte ?
cards-unknown = Il n’y a pas de carte { $card } dans notre jeu. Cherche la tienne d’après son image.
cards-joker-title = Dans tous les jeux
cards-joker-any = Joue-le à ton tour : choisis quelqu’un et échange toutes tes cartes contre les siennes. Ensuite tu peux rejouer. L’autre a aussi un joker ? Il peut s’en servir pour empêcher l’échange.
cards-joker-link = Il ne va sur rien, et rien n’a besoin d’aller sur lui. Il se glisse sous la carte du dessus de la pile.
cards-joker-family = Après l’échange, il retourne dans la pioche, et on la mélange.
cards-joker-fight = Il n’a pas de code, donc pas de défi. Si tu le pioches, garde-le : ton tour est fini. Joue-le avant de piocher.

## Piocher ensemble

cards-group-title = Jouer ensemble
cards-group-about = Tous les téléphones de la table partagent le même paquet de défis. Aucun défi ne revient avant que tous soient passés.
cards-group-open = On joue ensemble
cards-group-join = Quelqu’un a déjà commencé ? Scanne le code de son téléphone, ou tape les six lettres.
cards-group-code = Les six lettres
cards-group-go = Rejoindre
cards-group-invite = Les défis sont partagés. Fais scanner ce code aux autres !
cards-group-qr = Code QR : scanne-le avec un téléphone pour partager ces défis
cards-group-leave = Continuer sans le groupe
cards-group-badge = Ensemble : { $code }
cards-group-none = Il n’y a pas de groupe avec le code { $code }.
cards-group-gone = Ton groupe n’existe plus. Maintenant, ton téléphone choisit les défis tout seul.
cards-alone = Ton groupe ne répond pas. Pour l’instant, ton téléphone choisit tout seul : un défi peut revenir.

## Quels défis

cards-packs = Quels défis ?
cards-packs-about = Voici les défis que montre ton téléphone.
cards-packs-together = Ils changent pour tout ton groupe.
