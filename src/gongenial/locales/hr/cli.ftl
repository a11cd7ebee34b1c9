# Što govori naredbeni redak.

cli-about = Gongenial: obiteljske igre s prijateljima i botovima u pregledniku.
cli-serve-about = Pokreni poslužitelj stolova.
cli-host-about = Adresa na kojoj se sluša. S 127.0.0.1 pristup ima samo ovo računalo.
cli-port-about = Port na kojem se sluša.
cli-data-about = Mapa u kojoj se čuvaju stolovi i igre.
cli-open-about = Otvori stranicu u pregledniku.
cli-proxy-about = Poslužitelj je iza proxyja: vjeruj njegovim zaglavljima za prosljeđivanje.
cli-version-about = Pokaži verziju i završi.
cli-tasks-about = Paketi zadataka za FIGHT: provjeri paket ili započni svoj.
cli-tasks-check-about = Provjeri paket zadataka: svaka greška s datotekom i retkom.
cli-tasks-new-about = Započni paket zadataka: mapa s primjerom za svaku vrstu zadatka.
cli-tasks-pack-about = Mapa paketa.
cli-tasks-name-about = Ime novog paketa, koje dobiva i njegova mapa.
cli-print-about = Izradi PDF za ispis: špil GONG, žetone, pravila ili sve.
cli-print-what-about = Što ispisati.
cli-print-language-about = Jezik pravila i savjeta.
cli-print-paper-about = Veličina papira.
cli-print-bw-about = Crno-bijeli crteži umjesto boja: štede tintu.
cli-print-address-about = Kamo vode QR kodovi karata, na primjer https://gongenial.example.org. Bez nje nema kodova.
cli-print-output-about = Datoteka koju treba napisati.
cli-print-backs-about = Izostavi naličja karata i žetona.

serve-here = Na ovom računalu
serve-phones = Za mobitele u istoj mreži
serve-scan = Ili skeniraj ovo mobitelom:
serve-alone = Pristup ima samo ovo računalo. Bez --host 127.0.0.1 mogu se pridružiti i tvoji mobiteli.
serve-no-network = Mreža nije pronađena, pa pristup ima samo ovo računalo.
serve-stop = Zaustavi s Ctrl+C. Igre ostaju sačuvane.
serve-port-taken = Port { $port } je već zauzet. Možda Gongenial već radi? Ako ne, uzmi drugi: --port { $other }
serve-no-data = Mapa { $folder } ne može se koristiti: { $why }
serve-bad-address = { $host } nije adresa ovog računala: { $why }

tasks-sound = { $pack }: sve je u redu. Zadaci: { $yellow } žutih, { $red } crvenih, { $blue } plavih, { $real } za pravi stol.
tasks-faults = { $count ->
    [one] Nije u redu { $count } stvar.
    [few] Nisu u redu { $count } stvari.
   *[other] Nije u redu { $count } stvari.
}
tasks-made = Paket je u mapi { $folder }. Napiši svoje zadatke pa ih provjeri: gongenial tasks check { $folder }
tasks-in-the-way = { $folder } već postoji.

pack-fault-no-folder = Nema mape { $folder }.
pack-fault-no-file = Nedostaje datoteka { $file }.
pack-fault-not-utf8 = Ovaj redak nije zapisan u UTF-8. Spremi datoteku kao UTF-8.
pack-fault-too-large = S ovom datotekom paket je prevelik: sve njegove datoteke zajedno imaju najviše { $most } kB.
pack-fault-too-many-languages = Broj jezika: { $count }. Stane ih { $most }.
pack-fault-odd-sign = U ovom je retku znak { $sign }, koji se ne vidi ili okreće pismo. Izbriši ga.
pack-fault-too-many-letters = { $text } je predugačak. Broj slova: { $count }. Stane ih { $most }.
pack-fault-no-toml = Ovo nije TOML: { $why }
pack-fault-no-such-field = Nema polja { $field }. Postoje: { $fields }
pack-fault-format = `format` mora biti { $format }, a ne { $value }.
pack-fault-name = Ime ima 2 do 32 znaka, mala slova od a do z, znamenke i crtice, i počinje slovom. Ovo nije takvo ime: { $value }
pack-fault-other-folder = Paket kaže da se zove { $value }, a njegova se mapa zove { $folder }. Oboje mora biti isto.
pack-fault-known-already = Paket po imenu { $value } već postoji.
pack-fault-languages = `languages` mora biti popis kao ["en", "hr"], a ne { $value }.
pack-fault-language = Jezik je kratka oznaka kao "en", svaka samo jednom. Ovo nije: { $value }
pack-fault-no-tasks = Nema zadataka. Svaki počinje s [[task]].
pack-fault-no-task-of-colour = Nijedan zadatak boje { $colour } nema `do`. Od svake boje, yellow, red i blue, treba barem jedan.
pack-fault-too-many-tasks = `do` ima { $count } zadataka boje { $colour }, a mjesta je za { $most }.
pack-fault-too-many-of-colour = Zadataka boje { $colour } ima ukupno { $count }, a mjesta je za { $most }.
pack-fault-name-twice = Jedan se zadatak već zove { $value }: vidi redak { $line }.
pack-fault-do-or-real = Zadatak ima ili `do`, ono što igra izvodi, ili `real = true`, za pravi stol.
pack-fault-true-wanted = `{ $field }` može biti samo true, a ne { $value }. Inače to izostavi.
pack-fault-one-of = `{ $field }` je nešto od ovoga: { $values }, a ne { $value }.
pack-fault-field-missing = Nedostaje `{ $field }`.
pack-fault-count-wanted = `{ $field }` je broj od 1 do { $most }, a ne { $value }.
pack-fault-steps-wanted = Ovdje mora stajati popis koraka, kao [{"{"} draw = 1 {"}"}], a ne { $value }.
pack-fault-step-wanted = Korak ima točno jedno od ovoga: { $steps }. To nije { $value }.
pack-fault-no-such-field-in-step = Korak s `{ $step }` nema polje { $field }.
pack-fault-to-oneself = Nitko ne može davati ili uzimati karte sam sebi.
pack-fault-one-player-wanted = `{ $field }` mora biti jedan drugi igrač, a ne { $value }.
pack-fault-second-look = U jednom se zadatku karte mogu gledati samo jednom.
pack-fault-second-duel = Zadatak može imati samo jedan dvoboj.
pack-fault-nobody-guesses = U dvoboju { $duel } nitko ne pogađa: izostavi `guesser`.
pack-fault-no-duel-yet = Prije dvoboja nema nikoga tko bi bio { $value }.
pack-fault-choice-in-choice = Izbor ne može stajati u drugom izboru.
pack-fault-two-wanted = `choose` moraju biti dva popisa koraka, a ne { $value }.
pack-fault-too-long = Zadatak je predug: najviše { $most } koraka, a izbor se broji kao dva.
pack-fault-too-much = Zadatak za stolom sa šest igrača pomiče previše karata.
pack-fault-no-fluent = Ovaj redak nije Fluent. Tekst se piše ovako: task-name = Što treba učiniti.
pack-fault-text-twice = Tekst { $text } postoji dvaput: vidi redak { $line }.
pack-fault-text-missing = Nedostaje tekst { $text }.
pack-fault-task-without-text = Zadatak { $task } nema tekst { $text } u datoteci { $file }.
pack-fault-text-empty = { $text } ništa ne kaže: iza znaka = napiši što treba učiniti.
pack-fault-no-title = { $text } nema naslov: redak ispod, kao .title = Zvjezdani dar
pack-fault-no-one = { $text } je izbor i treba redak .one = za prvo od toga dvoga.
pack-fault-no-two = { $text } je izbor i treba redak .two = za drugo od toga dvoga.
pack-fault-text-of-nothing = Tekst { $text } ne pripada nijednom zadatku.
pack-fault-attribute-of-nothing = { $text } ne treba .{ $attribute }.
pack-fault-hole = { $text } ima nešto u vitičastim zagradama što treba popuniti. Napiši obične riječi.

pack-zip-too-large = U ovoj ZIP datoteci ima previše toga.
pack-zip-unreadable = Ova se ZIP datoteka ne može pročitati.
pack-zip-without-pack = U ovoj ZIP datoteci nema datoteke pack.toml.
pack-shelf-full = Na ovom poslužitelju nema mjesta za više paketa.
pack-shelf-own-full = Već imaš { $most } paketa. Najprije ukloni jedan.

print-done = { $file } je gotov: { $size } MB, za { $seconds } s.
print-no-codes = Karte nemaju QR kodova. Da ih dobiju: --address https://gongenial.example.org
print-no-file = { $file } se ne može napisati: { $why }
print-not-built = Slike karata još nisu nacrtane: nedostaje { $file }. Pokreni jednom make play.
