## One device for all: who plays

one-about = Mobitel ili tablet ide iz ruke u ruku. Tvoje su karte skrivene dok ne dodirneš svoje ime.
one-players = Tko igra?
one-name = Ime igrača { $number }
one-youngest = { $name } počinje kao najmlađi igrač
one-remove = { $name } ne igra
one-lot = Tko je najmlađi? Dodirni zvjezdicu kraj tog imena, i taj igrač počinje. Bez zvjezdice odlučuje ždrijeb.
one-begins = { $name } počinje kao najmlađi igrač.
one-crowded =
    { $count ->
        [one] Ova je igra za najviše { $count } igrača.
        [few] Ova je igra za najviše { $count } igrača. Odaberi drugu igru ili nekoga makni s popisa.
       *[other] Ova je igra za najviše { $count } igrača. Odaberi drugu igru ili nekoga makni s popisa.
    }
one-add = Još jedan igrač
one-bots = Botovi koji igraju s vama
one-settle = Prvo namjesti ostalo
one-start = Podijeli karte

## While the device is handed on

one-pass = Sad igra { $name }. Daj dalje!
one-me = Ja sam { $name }!
one-show = Pokaži moje karte
one-look = Gledaj što se događa…
one-bot = Igra { $name }…
one-back = { $name } opet igra
one-turn = Sad igra { $name }!
one-gongs = Reci GONG za sebe
one-gong = { $name } kaže GONG
one-catch = Uhvaćeno!

## With the cards in sight

one-strip = Tvoje se karte vide
one-hide = Sakrij
one-done = Gotovo
