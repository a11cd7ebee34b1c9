# La page sur le projet.

about-title = À propos de Gongenial
about-lead = Gongenial, c’est une table de jeux de famille dans ton navigateur : avec tes amis, avec des robots, sans compte. Ici, on joue à quatre jeux : GONG LINK, FAMILY et FIGHT, et Einfach Genial, le jeu de collection.
about-games = À qui sont ces jeux
about-games-gong = GONG, le Game Of Nine Galaxies, est un jeu de cartes de Galaxy Gamers.
about-games-genial = Совершенно гениально est édité par Hobby World. C’est le jeu Einfach Genial, inventé par Reiner Knizia et édité par Kosmos. Dans notre nom, il y a un petit bout de chacun des deux jeux.
about-games-real = La plus belle façon de dire merci à celles et ceux qui les ont faits : procure-toi les vrais jeux !
about-independent = Un projet indépendant
about-independent-text = Gongenial est un projet indépendant. Galaxy Gamers, Hobby World, Kosmos et Reiner Knizia n’y sont pour rien : ils ne l’ont ni fait, ni commandé, ni vérifié. Les noms des jeux appartiennent à leurs propriétaires.
about-independent-ours = Les règles sont racontées avec nos propres mots, et toutes les images sont de nous.
about-licences = Licences
about-licences-code = Le programme est libre : tout le monde peut l’utiliser, le modifier et le partager, selon la licence Apache 2.0.
about-licences-fonts = Les lettres de la page et des cartes viennent de polices libres ({ $fonts }), sous licence SIL Open Font License 1.1.
about-privacy = Ce qu’on sait de toi
about-privacy-account = Presque rien. Pas de compte, pas de mot de passe, pas de publicité, et personne ne te suit à la trace.
about-privacy-cookie = Un cookie se souvient de ta place, pour que tu la retrouves après une pause. Ton navigateur se souvient aussi de ta langue, de tes réglages et des défis que tu as déjà eus.
about-privacy-name = Tout le monde à la table voit le nom que tu choisis. Ce n’est pas obligé d’être le vrai.
about-privacy-games = L’ordinateur qui fait tourner la table garde les noms et les coups de chaque partie, pour qu’elle puisse reprendre après une coupure. Il garde aussi les feuilles de score : qui en a le lien peut la lire et y écrire.
about-privacy-secret = Les cartes des autres ne sont pas juste cachées : elles ne te sont pas envoyées du tout. Impossible de tricher, même en cherchant bien.
