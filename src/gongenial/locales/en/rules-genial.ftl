# The rules of the collecting game. What it has in common with other games is in rules.ftl.

rules-genial-lead = Einfach Genial, the collecting game: draw tokens, stop in time, and fill a line in each of the six colours. But don't be too greedy!

## What you need

rules-genial-need-tokens = 126 tokens in six colours, 21 of each.
rules-genial-need-players = Two to four players.

## Getting ready

rules-genial-deal = Getting ready
rules-genial-deal-reserve = Turn all the tokens face down and mix them: that's the reserve. Lay three of them face up in the centre.

## Your turn

rules-genial-turn-draw = Draw a token from the reserve and lay it face up in your zone. Three things can happen:
rules-genial-turn-match = Match: the centre has this colour, and your zone didn't have it yet. Hooray! Now you choose: draw again, or take.
rules-genial-turn-miss = No match: the centre doesn't have this colour. Your turn is over. Everything in your zone goes into the centre, the new token too.
rules-genial-turn-clash = Clash: your zone has this colour already. Your turn is over, and here too everything goes into the centre.
rules-genial-example-centre = Centre
rules-genial-example-zone = Your zone
rules-genial-example-new = new
rules-genial-example-match = Match!
rules-genial-example-miss = No match
rules-genial-example-clash = Clash

## Taking

rules-genial-take = Taking
rules-genial-take-all = After a match you may take. You get everything in your zone, and from the centre every token that has one of these colours.
rules-genial-take-safe = Put the tokens into your collection, sorted by colour. They're safe there for the rest of the game.
rules-genial-take-over = Then your turn is over, unless you've earned a bonus turn.

## Bonus turns

rules-genial-bonus = Bonus turns
rules-genial-bonus-line = Seven tokens of one colour make a full line. With four players, five are enough. For a full line you get a bonus turn right away: you draw again, and everything goes on as usual.
rules-genial-bonus-once = Each line gives you one bonus turn, and only once in the game. Two lines in one turn give you two.
rules-genial-bonus-miss = A miss ends only this bonus turn. If you've earned another one, you still get it.
rules-genial-bonus-more = More tokens than the line can hold? They go back into the reserve at the end of your turn and are mixed in.
rules-genial-bonus-end = And that's after the last of your bonus turns.

## The other move

rules-genial-other = The other move
rules-genial-other-when = Is there one colour that you have fewer of than of any other? And does the centre have it? Then you may make another move instead of drawing.
rules-genial-other-one = Take one token of this colour from the centre. Then your turn is over. If it filled a line, you get your bonus turn first.
rules-genial-other-start = You can do this only at the very start of your turn, and not in a bonus turn. The printed rules that we know end in the middle here, so the rest is our decision.

## The end

rules-genial-end-win = Whoever is first to have full lines in all six colours wins. The game is over at once.
rules-genial-end-others = Places after that: more tokens come first. The same number? Look at everyone's smallest colour, and the larger one comes first.
rules-genial-end-empty = The reserve is empty? After a match you have to take. At the start of your turn only the other move is left. You can't make it? Then the game is over, and whoever has the most tokens wins.
rules-genial-end-bonus = A bonus turn with nothing to draw is lost.
rules-genial-end-three = With three players and lines of 7 you need every single token in the box. So a game can well end like this: about one in seven does. With shorter lines it hardly ever happens.
rules-genial-end-long = No game lasts for ever: after 1,000 turns it ends, and again whoever has the most tokens wins.

## Fair play

rules-genial-fair-secret = Nobody can see which token comes next: not you, not the bots, and not those who just watch.
rules-genial-fair-open = When the game is over, there are no secrets left.
rules-genial-fair-tokens = Every one of the 126 tokens is always somewhere, and only once.
rules-genial-fair-seat = If your seat is taken away, the tokens in your zone go into the centre and your collection goes into the reserve. Nobody else's turn changes. The last player left wins.

## Options

rules-genial-options-line = How long is a line? Seven tokens, and five with four players. Or as in the German box: seven, six or five tokens with two, three or four players.
rules-genial-options-other = The other move: you take one token, or all of that colour. Or you play without it.
