# Gongenial comme une application, et sans réseau.

pwa-description = Quatre jeux de famille à une même table : GONG LINK, FAMILY, FIGHT et le jeu de collection. Avec des amis, avec des robots, sans compte.
pwa-play = Jouer
pwa-title = Sur ton appareil
pwa-install = Installer
pwa-can = Mets Gongenial sur ton écran d’accueil, avec son icône à lui et sans navigateur autour.
pwa-installed = Gongenial est installé ici. Amuse-toi bien !
pwa-ios = Sur un iPhone ou un iPad, touche le bouton de partage, puis « Sur l’écran d’accueil ». Gongenial y aura son icône à lui.
pwa-menu = Tu veux Gongenial sur ton écran d’accueil ? Cherche « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de ton navigateur.
pwa-offline = Ton navigateur garde les règles, les cartes avec leurs défis et la feuille de score. Tu peux t’en servir sans internet aussi.
pwa-plain = L’adresse de cette page commence par http. Ton navigateur ne peut donc pas installer Gongenial, ni le montrer sans réseau, ni garder l’écran allumé. Tout le reste marche.
pwa-offtitle = Pas de connexion
pwa-offlead = Pour une table, il faut une connexion. Dès qu’elle revient, tu peux jouer.
pwa-offcan = En attendant, ceci marche sans elle :
