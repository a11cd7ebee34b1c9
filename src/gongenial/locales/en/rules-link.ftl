# The rules of LINK. What it has in common with other games is in rules.ftl.

rules-link-lead = Be the first to get rid of all your cards. And when you have just one left, call GONG!

## The deal

rules-link-deal-top = The top card of the stock is turned over. That starts the pile.
rules-link-deal-joker = Is it a joker? Then it goes back, the stock is shuffled, and another card is turned over.
rules-link-deal-all = Have all the cards been dealt? Then there is no pile yet, and whoever starts may play any card.
rules-link-deal-all-joker = Any card will do as long as no galaxy card lies on the pile. If there are only jokers on it and somebody draws, they all become the new stock.

## Your turn

rules-link-turn-match = Play a card that fits the top card of the pile: the same number or the same galaxy.
rules-link-match-top = On top of the pile
rules-link-match-family = Same galaxy: yes!
rules-link-match-number = Same number: yes!
rules-link-match-none = Neither of them: no

## Drawing

rules-link-draw = Drawing a card
rules-link-draw-must = Nothing fits? Then draw one card. If you do have a card that fits, you can't draw.
rules-link-draw-joker = If a joker is the only card you could play, you choose: play it or draw.
rules-link-draw-play = Does the new card fit? Then you may play it at once.
rules-link-draw-keep = A new joker may be played at once too. If the card doesn't fit, or you'd rather keep it, your turn is over. You draw only once a turn, and after that only the new card may be played.
rules-link-draw-more = Was the new card a joker, and you played it? Then go on with the hand you have now: play any card that fits, play another joker, or pass.
rules-link-draw-when = That happens only when somebody has to draw. The top card of the pile stays where it is.
rules-link-draw-nothing = Nothing left to shuffle either? Then you pass without drawing. A penalty card is skipped too.

## GONG!

rules-link-gong = GONG!
rules-link-gong-say = Just one card left? Say GONG! You have time until your next turn.
rules-link-gong-until = To be exact: until the first thing you do in your next turn.
rules-link-gong-catch = Did you forget? Once the next player has played, anyone else may say GONG for you. Then you draw one penalty card.
rules-link-gong-early = A call counts only when another player has finished a turn. Too early? It isn't accepted, and it costs no card. Once you've been called you're in the clear, even if there was no card left to draw.
rules-link-gong-nobody = Nobody noticed? Lucky you! The game just goes on.
rules-link-gong-over = It's forgotten with the first thing you do in your next turn. Until then you can still say it, and the others can still catch you.
rules-link-gong-swap = Down to one card because of a swap? Say GONG then too. More cards again? Then you don't have to. If a joker swaps your one card for one other card, nothing changes for you.
rules-link-gong-false = If nobody has forgotten, a call isn't accepted.
rules-link-gong-race = It's a race: the first call to arrive counts. While somebody is asked about a joker, calls have to wait.
rules-link-gong-bots = When computers play only among themselves, they are asked one after the other, after each turn.

## The joker

rules-link-joker-top = It goes under the top card of the pile, so the card to match stays the same. If no galaxy card is there yet, the joker doesn't become a card to match.
rules-link-joker-match = A joker doesn't have to match anything, and nothing has to match a joker.

## The end

rules-link-end-win = Whoever is first to have no cards wins. The game is over at once.
rules-link-end-blocked = If everybody passes, one after the other, and there's nothing to draw, the game is over. The fewest cards win. If that's more than one player, they win together.
rules-link-end-long = No game lasts for ever: after 1,000 turns it ends, and again the fewest cards win.

## For two players

rules-link-two = Playing as two
rules-link-two-swap = With two players, a joker always swaps your cards with the other player's.
rules-link-two-gong = After your GONG card comes just one other turn, and then it's yours again. That is the only moment when you can be caught, until you do something. So say GONG right away!

## Options

rules-link-options-draw = Draw whenever you like: usually off. When it's on, you may draw even if you have a card that fits. After that, again only the new card may be played.
rules-link-options-false = A wrong GONG costs a card: usually off. When it's on, whoever calls GONG for nothing draws one card, at most once a turn.
