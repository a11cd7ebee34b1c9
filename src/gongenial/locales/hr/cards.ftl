# Stranice za tiskane karte i ono što mobiteli dijele za pravim stolom.

cards-title = Karte sa zadacima
cards-lead = Igraš FIGHT pravim kartama? Dodirni svoju kartu i pročitaj zadatak.
cards-by-colour = Po boji
cards-by-galaxy = Iz koje je galaksije tvoja karta?
cards-another = Drugi zadatak
cards-pick = Odaberi kartu
cards-rules = Pravila za FIGHT

## Karta koje nema i džoker

cards-unknown-title = Odakle je ova karta?
cards-unknown = U našem špilu nema karte { $card }. Potraži svoju po slici.
cards-joker-title = U svakoj igri
cards-joker-any = Odigraj ga kad si na redu: odaberi igrača i zamijeni s njim sve karte. Nakon toga smiješ opet igrati. Ima li i taj igrač džokera? Njime smije zaustaviti zamjenu.
cards-joker-link = Ne slaže se ni s čim i ništa se ne mora slagati s njim. Ide pod gornju kartu na hrpi.
cards-joker-family = Nakon zamjene vraća se u špil i špil se promiješa.
cards-joker-fight = Nema kôda, pa nema ni zadatka. Ako ga izvučeš, zadrži ga: tvoj je potez gotov. Odigraj ga prije nego što vučeš.

## Zajedničko izvlačenje

cards-group-title = Igrajmo zajedno
cards-group-about = Svi mobiteli za stolom dijele isti špil zadataka. Nijedan se ne ponavlja dok se svi ne potroše.
cards-group-open = Igramo zajedno
cards-group-join = Netko je već počeo? Skeniraj kôd na tom mobitelu ili upiši šest slova.
cards-group-code = Šest slova
cards-group-go = Pridruži se
cards-group-invite = Špil zadataka je zajednički. Neka ostali skeniraju ovaj kôd!
cards-group-qr = QR kôd: skeniraj ga mobitelom i dijeli ove zadatke
cards-group-leave = Nastavi bez grupe
cards-group-badge = Zajedno: { $code }
cards-group-none = Nema grupe s kôdom { $code }.
cards-group-gone = Tvoje grupe više nema. Sada tvoj mobitel sam bira zadatke.
cards-alone = Grupa trenutačno nije dostupna. Tvoj mobitel zasad bira sam, pa se koji zadatak može ponoviti.

## Koji zadaci

cards-packs = Koji zadaci?
cards-packs-about = Ovo su zadaci koje pokazuje tvoj mobitel.
cards-packs-together = Mijenjaju se za cijelu grupu.
