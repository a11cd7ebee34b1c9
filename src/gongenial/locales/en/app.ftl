## Home and ways around

home-claim = Four games for the whole family. Play right here, with friends or bots.
home-choose = Which game?
home-play = Play now
home-open = Play with friends
home-join = Join
home-code = Code
home-code-help = The code has six letters. You'll find it on the other screen.
home-back = Back to your game
home-your-turn = It's your turn!
nav-home = Home
nav-rules = Rules
nav-about = About
nav-cards = All cards
nav-print = Print the cards
nav-packs = Your own tasks
nav-score = Score sheet
nav-tv = On a big screen
home-real-cards = Playing with real cards?
home-more = More
cards-fight = Fight cards
cards-malus = Malus cards
cards-bonus = Bonus cards
cards-at-table = Tasks for real cards
nav-one = On one device
language = Language
theme-auto = Colours: like your device
theme-light = Colours: light
theme-dark = Colours: dark
mute = Sound off
fewer-bots = One bot fewer
more-bots = One bot more
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
level-button = Bots: { $level }. Tap to change.
level-easy = easy
level-medium = medium
level-hard = clever
you = you
yes = yes
no = no
close = Close
reload = Load again
opening = The table is opening…
page-outdated = There is a new version. Load the page again to go on.
line-cut = No connection. Your seat is safe!

## The games

game-link = GONG LINK
game-link-about = Get rid of your cards: same galaxy or same number. And don't forget to say GONG!
game-family = GONG FAMILY
game-family-about = Ask for cards and collect whole galaxies.
game-fight = GONG FIGHT
game-fight-about = Turn over a card and do what it says: a duel, a bit of bad luck or a treat.
game-genial = Genial
game-genial-about = Einfach Genial, the collecting game: draw tokens, stop in time and fill your six lines.

## The table before the game

lobby-title = Your table
lobby-seats = Who plays?
lobby-invited = You are invited! Sit down and play.
lobby-full = All seats are taken. You can watch.
lobby-fill =
    { $count ->
        [one] Ready? A bot takes the free seat.
       *[other] Ready? Bots take the { $count } free seats.
    }
lobby-ready = All set. Let's go!
lobby-wait = { $name } starts the game soon.
lobby-learn = How to play
sit = Sit down
sit-short = Sit
sit-here = Sit on seat { $number }
start = Start the game
seat-number = Seat { $number }
seat-open = Free seat
seat-person = Person
seat-choose = Who sits on seat { $number }?
bot-easy = Bot, easy
bot-medium = Bot, medium
bot-hard = Bot, clever
host = Host
youngest = Youngest
away = away
gone = has left
wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
wins-sr = Wins:
spectators =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
your-name = Your name
save-name = Save your name
invite-title = Invite your friends
invite-qr = QR code: scan it with a phone to join this table
invite-code = Code of this table: { $code }
invite-link = Link to this table
invite-text = Play { $game } with me! The code is { $code }.
share = Share the link
copy = Copy the link
copied = Copied!
invite-screen = Show it on a big screen
invite-screen-how = Everybody sees the table on the TV, and the phones stay secret. Open this address on it:
invite-screen-open = Open it on this device
settings = Game settings
set-seats = Seats
set-youngest = Who is the youngest and begins?
set-youngest-lot = Draw lots
set-hand-size = Cards for each player
set-jokers = Jokers
set-jokers-2 = two
set-jokers-0 = none
set-draw-when-able = Draw even if you could play
set-false-call = A wrong GONG costs a card
set-clock = Time for a turn
set-clock-0 = as long as you like
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
set-leaver = If someone leaves
set-leaver-bot = a bot plays on
set-leaver-remove = the seat is gone

## At the table

table-title = The card table
players = The other players
actions = What you can do
log = What happened
talk = Say something
menu = Menu
help = Help
log-empty = You'll read here what happens from now on.
your-hand =
    { $count ->
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
cards-left =
    { $count ->
        [0] no cards left
        [one] { $count } card left
       *[other] { $count } cards left
    }
opponent =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
their-turn = their turn
owes-gong = has one card and has not said GONG
stock =
    { $count ->
        [one] Stock to draw from: { $count } card
       *[other] Stock to draw from: { $count } cards
    }
pile-top = On the pile: { $card }
pile-empty = The pile is empty
match-any = Any card fits
or = or
draw = Draw
pass = Pass
gong-button = Say GONG
call-gong = Say GONG for { $name }
swap-with = Swap hands with { $name }
watching = You are watching this game.
said = { $name } says: { $phrase }
card-name = { $family } { $number }
card-joker = GONG JOKER
card-label = { $card }, { $xphere }
card-playable = { $card }, you can play it
xphere-1 = Gold
xphere-2 = Obsidian
xphere-3 = Silver
xphere-4 = Ruby
xphere-5 = Ice
xphere-6 = Amethyst
title-your-turn = Your turn!
give-up-seat = { $name } is away: let a bot play
leave = Leave the table
leave-sure = Really leave? You can't take this seat back during the game.
leave-sure-bot = Really leave? A bot plays for you until you come back.
stay = Stay

## What is waited for

status-gong = One card left! Say GONG!
status-play = Your turn! Play a glowing card.
status-any = Your turn! Play any card you like.
status-play-or-draw = Your turn! Play a glowing card, or draw one.
status-play-or-pass = You go on: play a glowing card, or pass.
status-draw = No card fits. Draw one!
status-joker-or-draw = Play your joker, or draw a card.
status-joker-or-pass = Play your joker, or pass.
status-drawn = Your new card fits! Play it, or pass.
status-pass-drawn = It doesn't fit. Pass.
status-pass = There is nothing to draw. Pass.
status-choose = Who shall swap hands with you? Tap a player!
status-asked = { $name } may answer the joker…
status-asked-you = { $name } wants to swap hands with you!
status-answered = All right. Just a moment…
status-wait = It's { $name }'s turn.
status-away = We wait for { $name }, who is away right now.
question = Answer the joker
question-cancel = Stop it with your joker
question-accept = Swap hands
question-answered = Your answer is on its way.

## What happened

log-deal = { $name } begins.
log-deal-you = You begin.
log-play = { $name } plays { $card }.
log-play-you = You play { $card }.
log-joker = { $name } plays a joker on { $target }.
log-joker-you = You play a joker on { $target }.
log-joker-at-you = { $name } plays a joker on you.
log-exchange = { $one } and { $other } swap hands.
log-exchange-you = You and { $name } swap hands.
log-cancel = { $name } stops it with another joker!
log-cancel-you = You stop it with your joker!
log-accept = { $name } lets it happen.
log-accept-you = You let it happen.
log-draw = { $name } draws a card.
log-draw-you = You draw a card.
log-draw-card-you = You draw { $card }.
log-pass = { $name } passes.
log-pass-you = You pass.
log-gong = { $name } says GONG!
log-gong-you = You say GONG!
log-catch =
    { $count ->
        [0] { $name } says GONG for { $target }.
        [one] { $name } says GONG for { $target }, who draws { $count } card.
       *[other] { $name } says GONG for { $target }, who draws { $count } cards.
    }
log-catch-you =
    { $count ->
        [0] You say GONG for { $target }.
        [one] You say GONG for { $target }, who draws { $count } card.
       *[other] You say GONG for { $target }, who draws { $count } cards.
    }
log-catch-at-you =
    { $count ->
        [0] { $name } says GONG for you.
        [one] { $name } says GONG for you: you draw { $count } card.
       *[other] { $name } says GONG for you: you draw { $count } cards.
    }
log-false =
    { $count ->
        [0] { $name } says GONG for nothing.
        [one] { $name } says GONG for nothing and draws { $count } card.
       *[other] { $name } says GONG for nothing and draws { $count } cards.
    }
log-false-you =
    { $count ->
        [0] You say GONG for nothing.
        [one] You say GONG for nothing and draw { $count } card.
       *[other] You say GONG for nothing and draw { $count } cards.
    }
log-leave = { $name } leaves.
log-leave-you = You leave.
log-stand-in = A bot plays for { $name } now.
log-stand-in-you = A bot plays for you now.
log-back = { $name } is back.
log-back-you = You are back.
log-auto = Time is up for { $name }.
log-auto-you = Your time is up.
log-reshuffled = The pile is shuffled: a new stock!

## The end

over-won = { $name } wins!
over-won-you = You win!
over-shared = Won together: { $names }!
over-cheer = What a star! Congratulations!
over-comfort = Well played! Who wins the next one?
over-blocked = Nobody could play or draw: the fewest cards win.
over-stuck = Nothing could change any more: the fewest cards win.
over-turn_limit = That was a very long game: the fewest cards win.
over-reserve_empty = Nothing is left to draw.
over-left = Everybody else has left.
again = Play again
change-table = Change the table
to-lobby = To the table

## Help

help-match = Play a card with the same galaxy or the same number.
help-draw = Nothing fits? Draw one card. If it fits, you may play it.
help-joker = With a joker you swap your whole hand with another player.
help-gong = One card left? Say GONG before your next turn, or others call it and you draw a card.
help-win = Whoever has no cards left wins.
help-rules = All the rules
help-keys = Playing with the keyboard
key-arrows = walk through your cards
key-enter = play the card
key-draw = draw
key-pass = pass
key-gong = say GONG
key-catch = say GONG for somebody who forgot
key-seat = choose a player, from left to right
key-answer = answer a joker: stop it, or swap
key-sheets = talk, log, menu, help
key-escape = close or go back

## Sayings

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-hurry = Hurry up!
phrase-one-more = One more game?
phrase-sorry = Sorry!
phrase-bye = Bye!
phrase-smile = A smile
phrase-laugh = Laughing
phrase-cool = Cool
phrase-think = Thinking
phrase-cry = Sad
phrase-heart = A heart
phrase-clap = Clapping
phrase-rocket = A rocket

## When something can't be done

error-line = No connection right now. Try again in a moment.
error-unknown = That didn't work. Try again.
error-protocol = There is a new version. Load the page again.
error-no-table = There is no such table. Is the code right?
error-table-broken = This table can't be brought back. Open a new one.
error-not-stored = That couldn't be saved. Try again in a moment.
error-table-full = All seats are taken. You can watch.
error-one-device = Everybody here plays on one device. You can watch.
error-seat-taken = Somebody already sits here.
error-not-host = Only the host can do that.
error-not-seated = Sit down first.
error-not-your-turn = Wait, it's not your turn yet.
error-stale = Something happened just before. Look again!
error-wrong-stage = That doesn't work right now.
error-bad-message = That didn't work. Try again.
error-too-fast = Slow down a little!
error-cool-down = Too early! Wait a moment before you call again.
error-unknown-phrase = Nobody can say that here.
error-bad-option = These settings don't go together.
error-no-pack = That pack of tasks has been taken away. Choose another one.
error-too-many-seats = This game is for fewer players. Take a seat away first.
error-game-over = The game is over.
error-absent-only = This player is here and plays on.
error-answered = You have answered already.
error-illegal-game-over = The game is over.
error-illegal-seat-left = This seat has left the game.
error-illegal-not-your-turn = Wait, it's not your turn yet.
error-illegal-question-open = Wait: first the joker is answered.
error-illegal-no-question = There is nothing to answer now.
error-illegal-no-joker = You have no joker.
error-illegal-not-in-hand = You don't have this card.
error-illegal-no-match = It doesn't fit. You need the same galaxy or the same number.
error-illegal-can-play = You can play a card, so you can't draw.
error-illegal-already-drew = You have drawn already. One card a turn.
error-illegal-only-drawn-card = You may only play the card you drew, or pass.
error-illegal-nothing-to-draw = There is nothing to draw. You can pass.
error-illegal-draw-first = Draw a card before you pass.
error-illegal-target-self = Choose another player.
error-illegal-target-left = This player has left.
error-illegal-owes-nothing = GONG is for when you have one card left.
error-illegal-call-self = For yourself, use the big gong.
error-illegal-too-early = Too early! Wait till somebody has played.
error-illegal-called-already = GONG has been said already.
error-illegal-must-ask = You can still ask for a card, so ask.
error-illegal-target-empty = This player has no cards to ask for.
error-illegal-own-card = You have this card yourself. Ask for another.
error-illegal-no-family = You need a card of that galaxy to ask for one.
error-illegal-no-success = You can only take after a match.
error-illegal-no-alternative = The other move isn't open to you now.
error-illegal-must-draw = Now you have to draw.
error-illegal-must-take = There is nothing left to draw. Take what is yours.
error-illegal-reserve-empty = There are no tokens left to draw.
error-illegal-no-task = Turn up a card first.
error-illegal-task-first = First comes the task.
error-illegal-wrong-choice = The task asks for something else.
error-illegal-others-choose = Wait: somebody else is choosing.
error-illegal-chosen-already = You have chosen already.
