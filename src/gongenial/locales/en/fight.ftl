# The table of FIGHT.

## Signs and codes

sign-sun = sun
sign-moon = moon
sign-comet = comet
code-yellow = yellow
code-red = red
code-blue = blue
code-yellow-kind = Fight
code-red-kind = Bad luck
code-blue-kind = Bonus

## The card and its task

fight-draw = Turn over a card
fight-quiet = Turn over a card: what will it say?
fight-read = Read it aloud
fight-task-region = The task
fight-you-see = You see cards of { $name }:
fight-sign-beats = { $sign }, it beats { $other }
fight-way-one = The first
fight-way-two = The second
fight-choose-player = Choose { $name }
fight-sleeps = misses the next turn
fight-card-give = { $card }, you can give it away
fight-card-laydown = { $card }, you can lay it down
fight-card-highest = { $card }, you can pick it for the fight
fight-card-pick = { $card }, you can hide it

## What is waited for

fight-status-draw = Your turn! Turn over a card.
fight-status-joker-or-draw = Your turn! Turn over a card, or play your joker first.
fight-status-player = Which player? Tap one!
fight-status-give =
    { $count ->
        [one] Which card do you give to { $name }?
       *[other] Which cards do you give to { $name }? { $count } to go.
    }
fight-status-laydown =
    { $count ->
        [one] Which card do you lay down?
       *[other] Which cards do you lay down? { $count } to go.
    }
fight-status-highest = A duel! Pick a card. The higher number wins.
fight-status-signs = A duel! Sun, moon or comet?
fight-status-pick = Hide a card! The other one has to guess it.
fight-status-guess-number = Which number does the hidden card have?
fight-status-guess-family = Which galaxy is the hidden card from?
fight-status-guess-colour = Which colour is the code of the hidden card?
fight-status-choose = You choose: what do you do?
fight-status-ready = Sealed! We wait for { $name }…
fight-status-reveal = Three, two, one…
fight-status-chooses = { $name } is choosing…

## What happened

fight-shown = { $name } turns over { $card }.
fight-shown-you = You turn over { $card }.
fight-task = The task: { $title }.
fight-joker = { $name } draws a joker and keeps it.
fight-joker-you = You draw a joker and keep it.
fight-chose = { $name } chooses { $target }.
fight-chose-you = You choose { $target }.
fight-chose-at-you = { $name } chooses you.
fight-answer = { $name } has picked in secret.
fight-answer-you = You have picked in secret.
fight-reveals = { $name } shows: { $what }.
fight-reveals-you = You show: { $what }.
fight-won = { $name } wins the duel!
fight-won-you = You win the duel!
fight-tie = Nobody wins the duel.
fight-gave =
    { $count ->
        [one] { $count } card goes from { $name } to { $target }.
       *[other] { $count } cards go from { $name } to { $target }.
    }
fight-gave-you =
    { $count ->
        [one] { $count } of your cards goes to { $target }.
       *[other] { $count } of your cards go to { $target }.
    }
fight-gave-at-you =
    { $count ->
        [one] You get { $count } card from { $name }.
       *[other] You get { $count } cards from { $name }.
    }
fight-gave-cards-you = { $cards } goes to { $target }.
fight-gave-cards-at-you = You get { $cards } from { $name }.
fight-put-down = { $name } lays down { $card }.
fight-put-down-you = You lay down { $card }.
fight-drew =
    { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
fight-drew-you =
    { $count ->
        [one] You draw { $count } card.
       *[other] You draw { $count } cards.
    }
fight-drew-cards-you = You draw { $cards }.
fight-looked =
    { $count ->
        [one] { $name } looks at { $count } card of { $target }.
       *[other] { $name } looks at { $count } cards of { $target }.
    }
fight-looked-you =
    { $count ->
        [one] You look at { $count } card of { $target }.
       *[other] You look at { $count } cards of { $target }.
    }
fight-looked-at-you =
    { $count ->
        [one] { $name } looks at { $count } of your cards.
       *[other] { $name } looks at { $count } of your cards.
    }
fight-skipped = { $name } misses a turn.
fight-skipped-you = You miss a turn.
fight-again = { $name } plays again!
fight-again-you = You play again!

## Help

fight-help-draw = Turn over a card on your turn. Its number brings a task.
fight-help-task = Yellow is a fight, red is bad luck, blue is a bonus.
fight-help-duel = In a duel both pick in secret, and both are shown at once.
fight-help-joker = Before you turn over, a joker swaps your whole hand with another player.
fight-help-win = Whoever has no cards left wins.
fight-key-tab = walk through what you can choose
fight-key-seat = choose a player, from left to right
