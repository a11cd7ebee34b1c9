# Stol za FIGHT.

## Znakovi i kodovi

sign-sun = sunce
sign-moon = mjesec
sign-comet = komet
code-yellow = žuta
code-red = crvena
code-blue = plava
code-yellow-kind = Dvoboj
code-red-kind = Malus
code-blue-kind = Bonus

## Karta i njezin zadatak

fight-draw = Okreni kartu
fight-quiet = Okreni kartu: što li će reći?
fight-read = Pročitaj naglas
fight-task-region = Zadatak
fight-you-see = { $name } ima ove karte:
fight-sign-beats = { $sign }, pobjeđuje: { $other }
fight-way-one = Prvo
fight-way-two = Drugo
fight-choose-player = Odaberi: { $name }
fight-sleeps = propušta sljedeći potez
fight-card-give = { $card }, možeš je dati
fight-card-laydown = { $card }, možeš je odložiti
fight-card-highest = { $card }, možeš je uzeti za dvoboj
fight-card-pick = { $card }, možeš je sakriti

## Što se čeka

fight-status-draw = Ti si na redu! Okreni kartu.
fight-status-joker-or-draw = Ti si na redu! Okreni kartu ili prvo igraj jokera.
fight-status-player = Koga biraš? Dodirni igrača!
fight-status-give =
    { $count ->
        [one] Koju kartu od tebe dobiva { $name }?
        [few] Koje karte od tebe dobiva { $name }? Još { $count }.
       *[other] Koje karte od tebe dobiva { $name }? Još { $count }.
    }
fight-status-laydown =
    { $count ->
        [one] Koju kartu odlažeš?
        [few] Koje karte odlažeš? Još { $count }.
       *[other] Koje karte odlažeš? Još { $count }.
    }
fight-status-highest = Dvoboj! Odaberi kartu. Veći broj pobjeđuje.
fight-status-signs = Dvoboj! Sunce, mjesec ili komet?
fight-status-pick = Sakrij kartu! Netko će je pogađati.
fight-status-guess-number = Koji broj ima skrivena karta?
fight-status-guess-family = Iz koje je galaksije skrivena karta?
fight-status-guess-colour = Koje je boje kôd skrivene karte?
fight-status-choose = Ti biraš: što ćeš?
fight-status-ready = Odabrano! Čekamo: { $name }…
fight-status-reveal = Tri, dva, jedan…
fight-status-chooses = { $name } bira…

## Što se dogodilo

fight-shown = { $name } okreće { $card }.
fight-shown-you = Okrećeš { $card }.
fight-task = Zadatak: { $title }.
fight-joker = { $name } vuče jokera i čuva ga.
fight-joker-you = Vučeš jokera i čuvaš ga.
fight-chose = { $name } bira: { $target }.
fight-chose-you = Biraš: { $target }.
fight-chose-at-you = { $name } bira tebe.
fight-answer = { $name } potajno bira.
fight-answer-you = Potajno biraš.
fight-reveals = { $name } pokazuje: { $what }.
fight-reveals-you = Pokazuješ: { $what }.
fight-won = { $name } dobiva dvoboj!
fight-won-you = Dobivaš dvoboj!
fight-tie = Nitko ne dobiva dvoboj.
fight-gave =
    { $count ->
        [one] { $name } daje { $count } kartu, a dobiva je { $target }.
        [few] { $name } daje { $count } karte, a dobiva ih { $target }.
       *[other] { $name } daje { $count } karata, a dobiva ih { $target }.
    }
fight-gave-you =
    { $count ->
        [one] { $target } od tebe dobiva { $count } kartu.
        [few] { $target } od tebe dobiva { $count } karte.
       *[other] { $target } od tebe dobiva { $count } karata.
    }
fight-gave-at-you =
    { $count ->
        [one] { $name } ti daje { $count } kartu.
        [few] { $name } ti daje { $count } karte.
       *[other] { $name } ti daje { $count } karata.
    }
fight-gave-cards-you = { $target } od tebe dobiva: { $cards }.
fight-gave-cards-at-you = { $name } ti daje: { $cards }.
fight-put-down = { $name } odlaže { $card }.
fight-put-down-you = Odlažeš { $card }.
fight-drew =
    { $count ->
        [one] { $name } vuče { $count } kartu.
        [few] { $name } vuče { $count } karte.
       *[other] { $name } vuče { $count } karata.
    }
fight-drew-you =
    { $count ->
        [one] Vučeš { $count } kartu.
        [few] Vučeš { $count } karte.
       *[other] Vučeš { $count } karata.
    }
fight-drew-cards-you = Vučeš { $cards }.
fight-looked =
    { $count ->
        [one] { $name } gleda { $count } kartu koju ima { $target }.
        [few] { $name } gleda { $count } karte koje ima { $target }.
       *[other] { $name } gleda { $count } karata koje ima { $target }.
    }
fight-looked-you =
    { $count ->
        [one] Gledaš { $count } kartu koju ima { $target }.
        [few] Gledaš { $count } karte koje ima { $target }.
       *[other] Gledaš { $count } karata koje ima { $target }.
    }
fight-looked-at-you =
    { $count ->
        [one] { $name } gleda { $count } tvoju kartu.
        [few] { $name } gleda { $count } tvoje karte.
       *[other] { $name } gleda { $count } tvojih karata.
    }
fight-skipped = { $name } propušta potez.
fight-skipped-you = Propuštaš potez.
fight-again = { $name } igra još jednom!
fight-again-you = Igraš još jednom!

## Pomoć

fight-help-draw = Kad si na redu, okreni kartu. Njezin broj donosi zadatak.
fight-help-task = Žuto je dvoboj, crveno malus, plavo bonus.
fight-help-duel = U dvoboju oboje biraju potajno, a sve se pokaže odjednom.
fight-help-joker = Prije okretanja jokerom mijenjaš cijelu ruku s drugim igračem.
fight-help-win = Tko nema više karata, pobjeđuje.
fight-key-tab = hodaj po svemu što možeš birati
fight-key-seat = odaberi igrača, slijeva nadesno
