# Ce qui figure sur les feuilles à imprimer, en plus des règles.

paper-front = faces
paper-back = dos
paper-hint = Imprimer et découper
paper-hint-scale = Imprime à 100 % (« taille réelle ») : l’imprimante ne doit pas ajuster la page.
paper-hint-duplex = Imprime recto verso, en retournant sur le bord long. Si les dos se décalent d’un millimètre, on ne verra pas de blanc.
paper-hint-cut = Un papier épais convient le mieux : de 200 à 300 grammes. Coupe d’un repère à l’autre, le long d’une règle.
paper-hint-codes = Les codes mènent à { $address }. Ils marchent tant que Gongenial se trouve à cette adresse.
paper-hint-ruler = Mesure ici : ce trait fait 10 cm.
paper-rules-codes = Scanne le code de la carte avec un téléphone : il te montre ta tâche. La couleur et le signe à côté disent de quelle sorte elle est.
paper-rules-ours = signale ce que la règle imprimée laisse ouvert : là, c’est nous qui avons décidé.
paper-rules-alone = Gongenial est un projet indépendant. Ces textes et ces images sont les nôtres.
