# The rules of FAMILY. What it has in common with other games is in rules.ftl.

rules-family-lead = Ask the others for cards and collect whole galaxies. The most galaxies win!

## Asking

rules-family-ask = Asking for a card
rules-family-ask-who = Ask any other player for one card. Say its galaxy and its number. Its colour will do too.
rules-family-ask-empty = You can't ask somebody who has no cards.
rules-family-ask-own = To ask for a card, you need another card of the same galaxy in your hand.
rules-family-ask-new = You can't ask for a card that you have yourself. And a joker belongs to no galaxy, so it doesn't count.
rules-family-example-hand = In your hand
rules-family-example-yes = You have this galaxy: ask!
rules-family-example-none = You don't have this galaxy: no
rules-family-example-own = You have this card: no

## The answer

rules-family-answer = The answer
rules-family-answer-yes = They have it? Then the card is yours! And you may ask again, anyone you like.
rules-family-answer-again = You go on asking until somebody says no.
rules-family-answer-no = They don't have it? Then draw one card from the stock.
rules-family-answer-lucky = Did you draw the very card you asked for? Lucky you! You may ask again.
rules-family-answer-other = Is it another card? Then it's the next player's turn.
rules-family-answer-next = That's the next player clockwise. If there's nothing left to draw, your turn is over too.
rules-family-answer-open = Everybody hears what is asked, and sees which card is handed over. So keep your ears open! The card you draw is your secret. You only show it if it's the one you asked for.
rules-family-answer-cannot = You have no galaxy card, or nobody else has any cards? Then you can't ask. Play a joker or draw a card, and if there's nothing to draw, pass. Then your turn is over. Only after a joker does it go on.

## Whole galaxies

rules-family-whole = Whole galaxies
rules-family-whole-lay = Got all six cards of a galaxy? Lay them down in front of you, for everybody to see.
rules-family-whole-once = That happens right away, even if all six were dealt to you.
rules-family-whole-pile = There is no pile in FAMILY: nothing is thrown away. So when the stock is used up, there is no new one.

## The joker

rules-family-joker-back = A joker that was played goes back into the stock, and the stock is shuffled.
rules-family-joker-empty = You may swap even if the joker is your last card. And you may choose somebody who has no cards at all.
rules-family-joker-whole = The galaxies on the table stay where they are. You only swap what you hold in your hands.

## The end

rules-family-end-win = Whoever has the most galaxies wins.
rules-family-end-nine = The game is over when all nine galaxies are on the table.
rules-family-end-tie = Just as many galaxies as somebody else? Then whoever had that many first wins.
rules-family-end-deal = Galaxies that were dealt count one player after the other, beginning with whoever starts. If nobody has a galaxy, you all win together.
rules-family-end-long = No game lasts for ever: after 1,000 turns it ends. It also ends when the stock has no galaxy cards left and nobody completes a galaxy for very long: 30 turns for each player. Then, too, the most galaxies win.

## Fair play and options

rules-family-fair-leave = If your seat is taken away, your galaxies stay on the table, but you can't win any more.
rules-family-options-hand = Cards for each player: nine, or another number from 5 up, as long as there are enough cards for everyone. With two players, at least 12 cards stay in the stock.
