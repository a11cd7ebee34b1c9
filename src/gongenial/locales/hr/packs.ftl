# Stranica s paketima zadataka: koji postoje, što je u njima i kako dodati svoj.

packs-title = Zadaci za GONG FIGHT
packs-lead = Zadaci igre GONG FIGHT dolaze u paketima. Zaviri u njih, igraj se s njima ili napiši svoje.
packs-all = Svi paketi
packs-origin-program = Dolazi s igrom
packs-origin-server = S ovog poslužitelja
packs-origin-own = Tvoj
packs-origin-others = Od nekoga drugog
packs-count = { $kind }: { $count }
packs-real-count = Za pravi stol: { $count }
packs-languages = Jezici: { $languages }
packs-look = Zaviri unutra
packs-none = Takvog paketa nema. Možda ga je netko uklonio.

## Jedan paket
packs-play = Igraj protiv botova
packs-friends = Igraj s prijateljima
packs-cards = Vuci njegove zadatke na ovom mobitelu
packs-real = Samo za pravi stol
packs-one-of = Odaberi: „{ $one }” ili „{ $two }”
packs-link = S ovom se poveznicom i drugi mogu igrati s njim:
packs-edit = Promijeni ga
packs-remove = Ukloni ga
packs-remove-sure = Stvarno ga ukloniti? Igre koje su počele zadržavaju ga.
packs-yes = Da
packs-no = Ne

## Svoj paket
packs-own-title = Tvoj vlastiti paket
packs-own-lead = Piši zadatke ovdje. Ili donesi datoteke: pack.toml i po jednu s tekstovima za svaki jezik, na primjer hr.ftl. Može i ZIP datoteka.
packs-own-name = Kako se zove?
packs-own-name-hint = 2 do 32 mala slova, znamenke i crtice, na primjer pirati
packs-start = Počni s primjerima
packs-choose-files = Odaberi datoteke
packs-drop = Ili ih spusti ovamo.
packs-left-out = Ovo nisu datoteke paketa: { $files }
packs-files = Datoteke tvog paketa
packs-text-of = { $file }, za mijenjanje
packs-add-language = Još jedan jezik
packs-kept = Ostaje na ovom uređaju dok ga ne dodaš ili ne baciš.
packs-check = Provjeri
packs-add = Dodaj paket
packs-replaces = Već imaš paket po imenu { $name }. Igre koje su počele zadržavaju stari.
packs-replace = Stavi ovaj na njegovo mjesto
packs-sound = Sve je u redu!
packs-faults = { $count ->
    [one] Nije u redu { $count } stvar:
    [few] Nisu u redu { $count } stvari:
   *[other] Nije u redu { $count } stvari:
}
packs-more-faults = Ima ih još: { $count }
packs-where = { $file }, redak { $line }
packs-changed = Nešto je promijenjeno. Provjeri ponovno.
packs-discard = Baci ga
packs-discard-sure = Stvarno ga baciti? Nema ga nigdje drugdje.
packs-in-the-way = Još pišeš drugi paket. Staviti ovaj na njegovo mjesto?
packs-too-large = To je previše za jedan paket.
