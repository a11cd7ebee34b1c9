# What the pages of rules of all games have in common. Which rule ids stand beside a passage, and which passages are our rulings, is said in web/src/rules/.

rules-title = How to play { $game }
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
rules-need-games = These cards make three games: LINK, FAMILY and FIGHT.

## The deal

rules-deal = The deal
rules-deal-hand = Everybody gets nine cards. Those are your hand. The other cards lie face down: they are the stock.
rules-deal-starter = The youngest starts the first game. Turns go round like the hands of a clock. In the next game, the next player starts.
rules-deal-lot = A screen can't see who is youngest. Whoever opened the table can mark that seat. If not, the first player is picked by chance, and everybody sees who it is.

## Your turn

rules-turn = Your turn

## Drawing

rules-draw-empty = No stock left? The cards of the pile are shuffled and become the new stock.

## The joker

rules-joker = The GONG JOKER
rules-joker-swap = On your turn you may play a joker. Choose another player: the two of you swap all your cards!
rules-joker-under = After that the joker is out of your hand and lies with the played cards.
rules-joker-again = Then you may play again.
rules-joker-same = It's still the same turn, now with your new cards. You may even play another joker.
rules-joker-cancel = Does the player you chose have a joker too? They may play it and stop the swap. Both jokers are gone, and now it's their turn.
rules-joker-round = From there, the game goes on clockwise.
rules-joker-ask = The chosen player is always asked, with or without a joker, and the answer always comes after 4 seconds. So nobody can tell who has one. Until then everyone else waits. Only when everybody can see that there's no other joker in play, nobody is asked.
rules-joker-ask-shared = Do you all share one device? Then the joker waits: the chosen player takes the device, with or without a joker in hand, and has to answer. A moment later the answer counts.
rules-joker-last = Is the joker your last card? Play it and you win at once, without a swap. If you stop a swap with your last card, you win too.

## The end

rules-end = Who wins?

## Fair play

rules-fair = Fair play
rules-fair-secret = Nobody learns what they aren't allowed to see: no other player's cards, and not the order of the stock. That goes for those who just watch, too.
rules-fair-open = When the game is over, everyone sees all the cards.
rules-fair-cards = Every card of the game is always somewhere, and only once.
rules-fair-leave = Do you have to go? You can leave at any time. A bot plays on for you, or your seat is taken away: that's up to the table.
rules-fair-choice = If you leave while you're being asked something, that counts as no. If your seat is taken away, your cards are shuffled into the stock. Nobody else's turn changes. The last player left wins.

## Options

rules-options = Playing it your way
rules-options-lead = Whoever opens a table can change these things:
rules-options-jokers = Jokers: two, or none at all.
rules-options-hand = Cards for each player: nine, or another number from 5 up, as long as there are enough cards for everyone.
rules-options-leaver = When somebody leaves: a bot takes over, or the seat is taken away.
