## One device for all: who plays

one-about = Pass the phone or the tablet around. It hides your cards until you tap your name.
one-players = Who plays?
one-name = Name of player { $number }
one-youngest = { $name } is the youngest and begins
one-remove = { $name } doesn't play
one-lot = Who is the youngest? Tap their star, and they begin. Without a star we draw lots.
one-begins = { $name } is the youngest and begins.
one-crowded =
    { $count ->
        [one] This game is for one player at most.
       *[other] This game is for { $count } players at most. Choose another game, or take somebody off the list.
    }
one-add = One more player
one-bots = Bots that play along
one-settle = Choose more first
one-start = Deal the cards

## While the device is handed on

one-pass = Pass the device to { $name }!
one-me = I'm { $name }!
one-show = Show my cards
one-look = Look what happens…
one-bot = { $name } is playing…
one-back = { $name } is back
one-turn = It's { $name }'s turn!
one-gongs = Say GONG for yourself
one-gong = { $name } says GONG
one-catch = Caught!

## With the cards in sight

one-strip = Your cards are in sight
one-hide = Hide
one-done = Done
