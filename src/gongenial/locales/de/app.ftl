## Startseite und Wege

home-claim = Vier Spiele für die ganze Familie. Spiel gleich hier, mit Freunden oder Bots.
home-choose = Welches Spiel?
home-play = Jetzt spielen
home-open = Mit Freunden spielen
home-join = Mitspielen
home-code = Code
home-code-help = Der Code hat sechs Buchstaben. Du findest ihn auf dem anderen Bildschirm.
home-back = Zurück zu deinem Spiel
home-your-turn = Du bist dran!
nav-home = Startseite
nav-rules = Regeln
nav-about = Über das Spiel
nav-cards = Alle Karten
nav-print = Karten drucken
nav-packs = Eigene Aufgaben
nav-score = Punktezettel
nav-tv = Auf einem großen Bildschirm
home-real-cards = Ihr spielt mit echten Karten?
home-more = Mehr
cards-fight = Duell-Karten
cards-malus = Pech-Karten
cards-bonus = Bonus-Karten
cards-at-table = Aufgaben für echte Karten
nav-one = Auf einem Gerät
language = Sprache
theme-auto = Farben: wie dein Gerät
theme-light = Farben: hell
theme-dark = Farben: dunkel
mute = Ton aus
fewer-bots = Ein Bot weniger
more-bots = Ein Bot mehr
bots-count =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
level-button = Bots: { $level }. Tippe zum Ändern.
level-easy = leicht
level-medium = mittel
level-hard = schlau
you = du
yes = ja
no = nein
close = Schließen
reload = Neu laden
opening = Der Tisch geht auf …
page-outdated = Es gibt eine neue Version. Lade die Seite neu, dann geht es weiter.
line-cut = Keine Verbindung. Dein Platz bleibt frei!

## Die Spiele

game-link = GONG LINK
game-link-about = Werde deine Karten los: gleiche Galaxie oder gleiche Zahl. Und vergiss nicht, GONG zu sagen!
game-family = GONG FAMILY
game-family-about = Frag nach Karten und sammle ganze Galaxien.
game-fight = GONG FIGHT
game-fight-about = Deck eine Karte auf und tu, was sie sagt: ein Duell, ein kleines Pech oder ein Geschenk.
game-genial = Genial
game-genial-about = Einfach Genial, das Sammelspiel: Zieh Plättchen, hör rechtzeitig auf und füll deine sechs Reihen.

## Der Tisch vor dem Spiel

lobby-title = Dein Tisch
lobby-seats = Wer spielt mit?
lobby-invited = Du bist eingeladen! Setz dich und spiel mit.
lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
lobby-fill =
    { $count ->
        [one] Bereit? Den freien Platz nimmt ein Bot.
       *[other] Bereit? Die { $count } freien Plätze nehmen Bots.
    }
lobby-ready = Alles bereit. Los geht’s!
lobby-wait = { $name } startet das Spiel gleich.
lobby-learn = So wird gespielt
sit = Hinsetzen
sit-short = Setzen
sit-here = Auf Platz { $number } setzen
start = Spiel starten
seat-number = Platz { $number }
seat-open = Freier Platz
seat-person = Mensch
seat-choose = Wer sitzt auf Platz { $number }?
bot-easy = Bot, leicht
bot-medium = Bot, mittel
bot-hard = Bot, schlau
host = Gastgeber
youngest = Am jüngsten
away = gerade weg
gone = ist gegangen
wins =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
wins-sr = Siege:
spectators =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Leute schauen zu
    }
your-name = Dein Name
save-name = Namen speichern
invite-title = Lade deine Freunde ein
invite-qr = QR-Code: mit dem Handy scannen und an diesem Tisch mitspielen
invite-code = Code dieses Tisches: { $code }
invite-link = Link zu diesem Tisch
invite-text = Spiel { $game } mit mir! Der Code ist { $code }.
share = Link teilen
copy = Link kopieren
copied = Kopiert!
invite-screen = Auf einem großen Bildschirm zeigen
invite-screen-how = Alle sehen den Tisch auf dem Fernseher, und die Handys bleiben geheim. Öffne dort diese Adresse:
invite-screen-open = Auf diesem Gerät öffnen
settings = Spiel einstellen
set-seats = Plätze
set-youngest = Wer ist am jüngsten und fängt an?
set-youngest-lot = auslosen
set-hand-size = Karten für jeden
set-jokers = Joker
set-jokers-2 = zwei
set-jokers-0 = keine
set-draw-when-able = Ziehen, auch wenn eine Karte passt
set-false-call = Ein falsches GONG kostet eine Karte
set-clock = Zeit für einen Zug
set-clock-0 = so lange du magst
seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
set-leaver = Wenn jemand geht
set-leaver-bot = spielt ein Bot weiter
set-leaver-remove = fällt der Platz weg

## Am Tisch

table-title = Der Kartentisch
players = Die anderen
actions = Was du tun kannst
log = Was passiert ist
talk = Etwas sagen
menu = Menü
help = Hilfe
log-empty = Hier steht, was ab jetzt passiert.
your-hand =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
cards-left =
    { $count ->
        [0] keine Karten übrig
        [one] { $count } Karte übrig
       *[other] { $count } Karten übrig
    }
opponent =
    { $count ->
        [one] { $name }: { $count } Karte
       *[other] { $name }: { $count } Karten
    }
their-turn = ist dran
owes-gong = hat eine Karte und hat noch nicht GONG gesagt
stock =
    { $count ->
        [one] Nachziehstapel: { $count } Karte
       *[other] Nachziehstapel: { $count } Karten
    }
pile-top = Auf dem Ablagestapel: { $card }
pile-empty = Der Ablagestapel ist leer
match-any = Jede Karte passt
or = oder
draw = Ziehen
pass = Weiter
gong-button = GONG sagen
call-gong = GONG sagen für { $name }
swap-with = Karten tauschen mit { $name }
watching = Du schaust bei diesem Spiel zu.
said = { $name } sagt: { $phrase }
card-name = { $family } { $number }
card-joker = GONG JOKER
card-label = { $card }, { $xphere }
card-playable = { $card }, kannst du spielen
xphere-1 = Gold
xphere-2 = Obsidian
xphere-3 = Silber
xphere-4 = Rubin
xphere-5 = Eis
xphere-6 = Amethyst
title-your-turn = Du bist dran!
give-up-seat = { $name } ist weg: einen Bot spielen lassen
leave = Tisch verlassen
leave-sure = Wirklich gehen? In diesem Spiel kannst du nicht auf den Platz zurück.
leave-sure-bot = Wirklich gehen? Bis du wiederkommst, spielt ein Bot für dich.
stay = Bleiben

## Worauf gewartet wird

status-gong = Nur noch eine Karte! Sag GONG!
status-play = Du bist dran! Spiel eine leuchtende Karte.
status-any = Du bist dran! Spiel irgendeine Karte.
status-play-or-draw = Du bist dran! Spiel eine leuchtende Karte oder zieh eine.
status-play-or-pass = Du machst weiter: Spiel eine leuchtende Karte oder sag „Weiter“.
status-draw = Keine Karte passt. Zieh eine!
status-joker-or-draw = Spiel deinen Joker oder zieh eine Karte.
status-joker-or-pass = Spiel deinen Joker oder sag „Weiter“.
status-drawn = Die neue Karte passt! Spiel sie oder sag „Weiter“.
status-pass-drawn = Sie passt nicht. Sag „Weiter“.
status-pass = Es gibt nichts zu ziehen. Sag „Weiter“.
status-choose = Mit wem willst du tauschen? Tippe auf einen Mitspieler!
status-asked = { $name } darf auf den Joker antworten …
status-asked-you = { $name } will mit dir die Karten tauschen!
status-answered = Gut. Einen Augenblick …
status-wait = { $name } ist dran.
status-away = Wir warten auf { $name }, gerade nicht da.
question = Auf den Joker antworten
question-cancel = Mit deinem Joker stoppen
question-accept = Karten tauschen
question-answered = Deine Antwort ist unterwegs.

## Was passiert ist

log-deal = { $name } fängt an.
log-deal-you = Du fängst an.
log-play = { $name } spielt { $card }.
log-play-you = Du spielst { $card }.
log-joker = { $name } spielt einen Joker gegen { $target }.
log-joker-you = Du spielst einen Joker gegen { $target }.
log-joker-at-you = { $name } spielt einen Joker gegen dich.
log-exchange = { $one } und { $other } tauschen ihre Karten.
log-exchange-you = Du tauschst die Karten mit { $name }.
log-cancel = { $name } stoppt das mit noch einem Joker!
log-cancel-you = Du stoppst das mit deinem Joker!
log-accept = { $name } ist einverstanden.
log-accept-you = Du bist einverstanden.
log-draw = { $name } zieht eine Karte.
log-draw-you = Du ziehst eine Karte.
log-draw-card-you = Du ziehst { $card }.
log-pass = { $name } sagt „Weiter“.
log-pass-you = Du sagst „Weiter“.
log-gong = { $name } sagt GONG!
log-gong-you = Du sagst GONG!
log-catch =
    { $count ->
        [0] { $name } sagt GONG für { $target }.
        [one] { $name } sagt GONG für { $target }, und { $target } zieht { $count } Karte.
       *[other] { $name } sagt GONG für { $target }, und { $target } zieht { $count } Karten.
    }
log-catch-you =
    { $count ->
        [0] Du sagst GONG für { $target }.
        [one] Du sagst GONG für { $target }, und { $target } zieht { $count } Karte.
       *[other] Du sagst GONG für { $target }, und { $target } zieht { $count } Karten.
    }
log-catch-at-you =
    { $count ->
        [0] { $name } sagt GONG für dich.
        [one] { $name } sagt GONG für dich: Du ziehst { $count } Karte.
       *[other] { $name } sagt GONG für dich: Du ziehst { $count } Karten.
    }
log-false =
    { $count ->
        [0] { $name } sagt GONG ohne Grund.
        [one] { $name } sagt GONG ohne Grund und zieht { $count } Karte.
       *[other] { $name } sagt GONG ohne Grund und zieht { $count } Karten.
    }
log-false-you =
    { $count ->
        [0] Du sagst GONG ohne Grund.
        [one] Du sagst GONG ohne Grund und ziehst { $count } Karte.
       *[other] Du sagst GONG ohne Grund und ziehst { $count } Karten.
    }
log-leave = { $name } geht.
log-leave-you = Du gehst.
log-stand-in = Ein Bot spielt jetzt für { $name }.
log-stand-in-you = Ein Bot spielt jetzt für dich.
log-back = { $name } ist wieder da.
log-back-you = Du bist wieder da.
log-auto = Die Zeit von { $name } ist um.
log-auto-you = Deine Zeit ist um.
log-reshuffled = Der Ablagestapel wird gemischt: ein neuer Nachziehstapel!

## Das Ende

over-won = { $name } gewinnt!
over-won-you = Du gewinnst!
over-shared = Gemeinsam gewonnen: { $names }!
over-cheer = Ein echter Star! Herzlichen Glückwunsch!
over-comfort = Gut gespielt! Wer gewinnt das nächste Spiel?
over-blocked = Niemand konnte spielen oder ziehen: Die wenigsten Karten gewinnen.
over-stuck = Es konnte sich nichts mehr ändern: Die wenigsten Karten gewinnen.
over-turn_limit = Das war ein sehr langes Spiel: Die wenigsten Karten gewinnen.
over-reserve_empty = Es gibt nichts mehr zu ziehen.
over-left = Alle anderen sind gegangen.
again = Noch einmal
change-table = Tisch ändern
to-lobby = Zum Tisch

## Hilfe

help-match = Spiel eine Karte mit der gleichen Galaxie oder der gleichen Zahl.
help-draw = Nichts passt? Zieh eine Karte. Passt sie, darfst du sie spielen.
help-joker = Mit einem Joker tauschst du alle Karten mit einem Mitspieler.
help-gong = Nur noch eine Karte? Sag GONG, bevor du wieder dran bist. Sonst rufen es die anderen und du ziehst eine Karte.
help-win = Wer keine Karten mehr hat, gewinnt.
help-rules = Alle Regeln
help-keys = Spielen mit der Tastatur
key-arrows = durch deine Karten gehen
key-enter = die Karte spielen
key-draw = ziehen
key-pass = weiter
key-gong = GONG sagen
key-catch = GONG sagen für jemanden, der es vergessen hat
key-seat = einen Mitspieler wählen, von links nach rechts
key-answer = auf einen Joker antworten: stoppen oder tauschen
key-sheets = reden, Verlauf, Menü, Hilfe
key-escape = schließen oder zurück

## Sprüche

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-hurry = Mach schnell!
phrase-one-more = Noch ein Spiel?
phrase-sorry = Tut mir leid!
phrase-bye = Tschüss!
phrase-smile = Ein Lächeln
phrase-laugh = Lachen
phrase-cool = Cool
phrase-think = Nachdenken
phrase-cry = Traurig
phrase-heart = Ein Herz
phrase-clap = Klatschen
phrase-rocket = Eine Rakete

## Wenn etwas nicht geht

error-line = Gerade keine Verbindung. Versuch es gleich noch einmal.
error-unknown = Das hat nicht geklappt. Versuch es noch einmal.
error-protocol = Es gibt eine neue Version. Lade die Seite neu.
error-no-table = Diesen Tisch gibt es nicht. Stimmt der Code?
error-table-broken = Dieser Tisch lässt sich nicht wiederherstellen. Mach einen neuen auf.
error-not-stored = Das konnte nicht gespeichert werden. Versuch es gleich noch einmal.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-one-device = Hier spielen alle auf einem Gerät. Du kannst zuschauen.
error-seat-taken = Hier sitzt schon jemand.
error-not-host = Das kann nur der Gastgeber.
error-not-seated = Setz dich zuerst hin.
error-not-your-turn = Warte, du bist noch nicht dran.
error-stale = Gerade ist etwas passiert. Schau noch einmal!
error-wrong-stage = Das geht jetzt nicht.
error-bad-message = Das hat nicht geklappt. Versuch es noch einmal.
error-too-fast = Nicht so schnell!
error-cool-down = Zu früh! Warte ein bisschen, bevor du wieder rufst.
error-unknown-phrase = Das kann hier niemand sagen.
error-bad-option = Diese Einstellungen passen nicht zusammen.
error-no-pack = Dieses Aufgabenpaket gibt es nicht mehr. Wähle ein anderes.
error-too-many-seats = Dieses Spiel ist für weniger Spieler. Nimm zuerst einen Platz weg.
error-game-over = Das Spiel ist vorbei.
error-absent-only = Dieser Mitspieler ist da und spielt weiter.
error-answered = Du hast schon geantwortet.
error-illegal-game-over = Das Spiel ist vorbei.
error-illegal-seat-left = Dieser Platz ist nicht mehr im Spiel.
error-illegal-not-your-turn = Warte, du bist noch nicht dran.
error-illegal-question-open = Warte: Zuerst kommt die Antwort auf den Joker.
error-illegal-no-question = Es gibt gerade nichts zu beantworten.
error-illegal-no-joker = Du hast keinen Joker.
error-illegal-not-in-hand = Diese Karte hast du nicht.
error-illegal-no-match = Sie passt nicht. Du brauchst die gleiche Galaxie oder die gleiche Zahl.
error-illegal-can-play = Du kannst eine Karte spielen, also darfst du nicht ziehen.
error-illegal-already-drew = Du hast schon gezogen. Eine Karte pro Zug.
error-illegal-only-drawn-card = Du darfst nur die gezogene Karte spielen oder „Weiter“ sagen.
error-illegal-nothing-to-draw = Es gibt nichts zu ziehen. Sag „Weiter“.
error-illegal-draw-first = Zieh eine Karte, bevor du „Weiter“ sagst.
error-illegal-target-self = Wähle einen anderen Mitspieler.
error-illegal-target-left = Dieser Mitspieler ist gegangen.
error-illegal-owes-nothing = GONG sagst du, wenn du nur noch eine Karte hast.
error-illegal-call-self = Für dich selbst nimm den großen Gong.
error-illegal-too-early = Zu früh! Warte, bis jemand gespielt hat.
error-illegal-called-already = GONG wurde schon gesagt.
error-illegal-must-ask = Du kannst noch nach einer Karte fragen, also frag.
error-illegal-target-empty = Dieser Mitspieler hat keine Karten mehr.
error-illegal-own-card = Diese Karte hast du selbst. Frag nach einer anderen.
error-illegal-no-family = Du brauchst eine Karte dieser Galaxie, um nach einer zu fragen.
error-illegal-no-success = Nehmen darfst du nur nach einem Treffer.
error-illegal-no-alternative = Der andere Zug ist gerade nicht möglich.
error-illegal-must-draw = Jetzt musst du ziehen.
error-illegal-must-take = Es gibt nichts mehr zu ziehen. Nimm, was dir gehört.
error-illegal-reserve-empty = Es sind keine Steine mehr zum Ziehen da.
error-illegal-no-task = Deck zuerst eine Karte auf.
error-illegal-task-first = Zuerst kommt die Aufgabe.
error-illegal-wrong-choice = Die Aufgabe will etwas anderes.
error-illegal-others-choose = Warte: Gerade wählt jemand anders.
error-illegal-chosen-already = Du hast schon gewählt.
