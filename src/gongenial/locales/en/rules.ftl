# The page of rules. Which rule ids stand beside a passage, and which passages are our rulings, is said in web/src/pages/rules.ts.

rules-title = How to play LINK
rules-lead = Be the first to get rid of all your cards. And when you have just one left, call GONG!
rules-contents = On this page
rules-ruling = our ruling
rules-ruling-why = The printed rules leave a few things open. Where you see this badge, we made the decision.
rules-ids-why = Every rule has a short name, like { $rule }. If you can't agree at the table, look it up here.
rules-ids-label = Rules: { $ids }

## What you need

rules-need = What you need
rules-need-players = Two to six players, six years old or older.
rules-need-families = There are nine galaxies, each with its own name and its own picture. The cards of one galaxy are a family.
rules-need-xpheres = Every galaxy has six cards, from 1 to 6. Each number has its own colour and its own sign: its Xphere.
rules-need-jokers = And there are two GONG JOKERS. That makes 56 cards.
rules-need-games = These cards make three games: LINK, FAMILY and FIGHT. This page is about LINK.

## The deal

rules-deal = The deal
rules-deal-hand = Everybody gets nine cards. Those are your hand. The other cards lie face down: they are the stock.
rules-deal-top = The top card of the stock is turned over. That starts the pile.
rules-deal-joker = Is it a joker? Then it goes back, the stock is shuffled, and another card is turned over.
rules-deal-all = Have all the cards been dealt? Then there is no pile yet, and whoever starts may play any card.
rules-deal-all-joker = Any card will do as long as no galaxy card lies on the pile. If there are only jokers on it and somebody draws, they all become the new stock.
rules-deal-starter = The youngest starts the first game. Turns go round like the hands of a clock. In the next game, the next player starts.
rules-deal-lot = A screen can't see who is youngest. Whoever opened the table can mark that seat. If not, the first player is picked by chance, and everybody sees who it is.

## Your turn

rules-turn = Your turn
rules-turn-match = Play a card that fits the top card of the pile: the same number or the same galaxy.
rules-match-top = On top of the pile
rules-match-family = Same galaxy: yes!
rules-match-number = Same number: yes!
rules-match-none = Neither of them: no

## Drawing

rules-draw = Drawing a card
rules-draw-must = Nothing fits? Then draw one card. If you do have a card that fits, you can't draw.
rules-draw-joker = If a joker is the only card you could play, you choose: play it or draw.
rules-draw-play = Does the new card fit? Then you may play it at once.
rules-draw-keep = A new joker may be played at once too. If the card doesn't fit, or you'd rather keep it, your turn is over. You draw only once a turn, and after that only the new card may be played.
rules-draw-more = Was the new card a joker, and you played it? Then go on with the hand you have now: play any card that fits, play another joker, or pass.
rules-draw-empty = No stock left? The cards of the pile are shuffled and become the new stock.
rules-draw-when = That happens only when somebody has to draw. The top card of the pile stays where it is.
rules-draw-nothing = Nothing left to shuffle either? Then you pass without drawing. A penalty card is skipped too.

## GONG!

rules-gong = GONG!
rules-gong-say = Just one card left? Say GONG! You have time until your next turn.
rules-gong-until = To be exact: until the first thing you do in your next turn.
rules-gong-catch = Did you forget? Once the next player has played, anyone else may say GONG for you. Then you draw one penalty card.
rules-gong-early = A call counts only when another player has finished a turn. Too early? It isn't accepted, and it costs no card. Once you've been called you're in the clear, even if there was no card left to draw.
rules-gong-nobody = Nobody noticed? Lucky you! The game just goes on.
rules-gong-over = It's forgotten with the first thing you do in your next turn. Until then you can still say it, and the others can still catch you.
rules-gong-swap = Down to one card because of a swap? Say GONG then too. More cards again? Then you don't have to. If a joker swaps your one card for one other card, nothing changes for you.
rules-gong-false = If nobody has forgotten, a call isn't accepted.
rules-gong-race = It's a race: the first call to arrive counts.
rules-gong-bots = When computers play only among themselves, they are asked one after the other, after each turn.

## The joker

rules-joker = The GONG JOKER
rules-joker-swap = On your turn you may play a joker. Choose another player: the two of you swap all your cards!
rules-joker-under = After that the joker is out of your hand and lies with the played cards.
rules-joker-top = It goes under the top card of the pile, so the card to match stays the same. If no galaxy card is there yet, the joker doesn't become a card to match.
rules-joker-again = Then you may play again.
rules-joker-same = It's still the same turn, now with your new cards. You may even play another joker.
rules-joker-cancel = Does the player you chose have a joker too? They may play it and stop the swap. Both jokers are gone, and now it's their turn.
rules-joker-round = From there, the game goes on clockwise.
rules-joker-ask = The chosen player is always asked, with or without a joker, and the answer always comes after 4 seconds. So nobody can tell who has one. Until then everyone else waits, even with GONG. Only when everybody can see that there's no other joker in play, nobody is asked.
rules-joker-match = A joker doesn't have to match anything, and nothing has to match a joker.
rules-joker-last = Is the joker your last card? Play it and you win at once, without a swap. If you stop a swap with your last card, you win too.

## The end

rules-end = Who wins?
rules-end-win = Whoever is first to have no cards wins. The game is over at once.
rules-end-blocked = If everybody passes, one after the other, and there's nothing to draw, the game is over. The fewest cards win. If that's more than one player, they win together.
rules-end-long = No game lasts for ever: after 1,000 turns it ends, and again the fewest cards win.

## For two players

rules-two = Playing as two
rules-two-swap = With two players, a joker always swaps your cards with the other player's.
rules-two-gong = After your GONG card comes just one other turn, and then it's yours again. That is the only moment when you can be caught, until you do something. So say GONG right away!

## Fair play

rules-fair = Fair play
rules-fair-secret = Nobody learns what they aren't allowed to see: no other player's cards, and not the order of the stock. That goes for those who just watch, too.
rules-fair-open = When the game is over, everyone sees all the cards.
rules-fair-cards = Every card of the game is always somewhere, and only once.
rules-fair-leave = Do you have to go? You can leave at any time. A bot takes over your cards, or your seat is taken away: that's up to the table.
rules-fair-choice = If you leave while you're being asked something, that counts as no. If your seat is taken away, your cards are shuffled into the stock. Nobody else's turn changes. The last player left wins.

## Options

rules-options = Playing it your way
rules-options-lead = Whoever opens a table can change these things:
rules-options-jokers = Jokers: two, or none at all.
rules-options-hand = Cards for each player: nine, or another number from 5 up, as long as there are enough cards for everyone.
rules-options-draw = Draw whenever you like: usually off. When it's on, you may draw even if you have a card that fits. After that, again only the new card may be played.
rules-options-false = A wrong GONG costs a card: usually off. When it's on, whoever calls GONG for nothing draws one card, at most once a turn.
rules-options-leaver = When somebody leaves: a bot takes over, or the seat is taken away.
