# The table of FAMILY.

## Asking

family-ask-group = Your question
family-ask-player = Ask { $name }
family-card-ask = { $card }: ask for this galaxy
family-offer =
    { $count ->
        [one] { $family }: you have { $count } card of it
       *[other] { $family }: you have { $count } cards of it
    }
family-other = Another galaxy
family-mine = you have it
family-gone = can't be asked for
family-yes = Here you are!
family-no = No!
family-luck = Just that card!
family-quiet = Who has which card? Ask and collect whole galaxies!
family-has =
    { $count ->
        [one] { $count } whole galaxy: { $families }
       *[other] { $count } whole galaxies: { $families }
    }

## What is waited for

family-status-ask = Your turn! Which galaxy do you collect?
family-status-again = Yes! You may ask again.
family-status-which = Which card do you want?
family-status-which-of = Which card do you want from { $name }?
family-status-what-of = Which galaxy do you want from { $name }?
family-status-whom = Who has { $card }? Tap a player!
family-status-draw = You can't ask anybody. Draw a card!
family-status-pass = You can't ask, and there is nothing to draw. Pass.

## What happened

family-ask = { $name } asks { $target } for { $card }.
family-ask-you = You ask { $target } for { $card }.
family-ask-at-you = { $name } asks you for { $card }.
family-gave = { $name } hands it over.
family-gave-you = You hand it over.
family-lacks = { $name } doesn't have it.
family-lacks-you = You don't have it.
family-lucky = { $name } draws { $card }, just that card, and may go on!
family-lucky-you = You draw { $card }, just that card! You may go on.
family-empty = There is nothing to draw.
family-laid = { $name } has all of { $family }!
family-laid-you = You have all of { $family }!

## The help to remember

family-memory = What do we know?
family-aid = Help me remember
family-aid-about = You have to remember who asked for what. If that is too hard, switch the help on: then you see here, and when you ask, where cards are.
family-aid-holds = Surely has
family-aid-some = Has something of
family-aid-lacks = Surely doesn't have
family-aid-nothing = We know nothing yet.
family-known-holds = { $name } has it
family-hint-has = has it
family-hint-lacks = doesn't have it
family-hint-maybe = has something of this galaxy

## The end

family-over-first = The same number of galaxies: whoever had them first wins.
family-over-stuck = No galaxy was completed for a long time: the most galaxies win.
family-over-turn_limit = That was a very long game: the most galaxies win.
family-over-left = Everybody else has left.

## Help

family-help-ask = Ask anybody for a card of a galaxy of which you have one.
family-help-yes = They have it? It is yours, and you ask again.
family-help-no = They don't? You draw a card, and the next one asks.
family-help-joker = With a joker you swap your whole hand with another player.
family-help-win = All six cards of a galaxy? It lies in front of you. The most galaxies win!
family-key-tab = walk through galaxies, cards and players
family-key-seat = ask a player, from left to right
