# Što zadaci kažu: sve, onome tko je na potezu, riječima koje dijete čita.

pack-title = Moji zadaci
pack-about = Jedan redak o njima.

task-high-card = Odaberi protivnika. Oboje potajno birate kartu. Veći broj pobjeđuje. Pobjednik odlaže dvije karte.
    .title = Viša karta
task-three-signs = Igraj sunce, mjesec, komet protiv igrača s lijeve strane. Pobjednik daje gubitniku jednu kartu. Ako je jednako, pobjeđuješ ti.
    .title = Tri znaka
task-arm-wrestling = Obaraj ruku s kim god želiš. Pobjednik odlaže jednu kartu.
    .title = Obaranje ruku

task-one-more = Vuci jednu kartu.
    .title = Još jedna
task-bitter-choice = Propusti sljedeći potez ili uzmi, bez gledanja, jednu kartu igraču s lijeve strane.
    .title = Gorak izbor
    .one = Propusti potez
    .two = Uzmi kartu

task-two-less = Odloži dvije karte.
    .title = Dvije manje
task-peep-and-give = Odaberi igrača i pogledaj mu dvije karte. Daj mu jednu svoju i igraj opet.
    .title = Zaviri i daj
