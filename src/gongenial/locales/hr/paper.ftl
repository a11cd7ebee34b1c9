# Što stoji na listovima za ispis, osim pravila.

paper-front = lica
paper-back = naličja
paper-hint = Ispis i rezanje
paper-hint-scale = Ispiši u mjerilu 100 % („stvarna veličina“): pisač ne smije prilagoditi stranicu.
paper-hint-duplex = Ispiši obostrano, s okretanjem po dužem rubu. Ako se naličja pomaknu za milimetar, neće se vidjeti ništa bijelo.
paper-hint-cut = Najbolji je debeo papir: od 200 do 300 grama. Reži od oznake do oznake, uz ravnalo.
paper-hint-codes = Kodovi vode na { $address }. Rade dok god je Gongenial na toj adresi.
paper-hint-ruler = Izmjeri ovdje: ova je crta duga 10 cm.
paper-rules-codes = Skeniraj kod na karti mobitelom: pokazat će ti zadatak. Boja i znak pokraj koda kažu koje je vrste.
paper-rules-ours = označava ono što tiskana pravila ne kažu: ondje smo odlučili mi.
paper-rules-alone = Gongenial je neovisan projekt. Ovi su tekstovi i slike naši.
