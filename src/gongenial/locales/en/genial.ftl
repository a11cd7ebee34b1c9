# The table of the collecting game.

token-red = red heart
token-orange = orange moon
token-yellow = yellow star
token-green = green clover
token-blue = blue drop
token-violet = purple diamond

## At the table

genial-reserve =
    { $count ->
        [one] Reserve: { $count } token
       *[other] Reserve: { $count } tokens
    }
genial-centre = Centre
genial-zone = Zone
genial-centre-sr = In the centre: { $tokens }
genial-zone-sr = In the zone: { $tokens }
genial-nothing = nothing
genial-lines = Your collection
genial-line = { $token }: { $count } of { $line }
genial-earned = bonus turn earned
genial-total =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
genial-take = Take
genial-take-count = Take { $count }
genial-alt-one = Take one
genial-alt-all = Take all

## What is waited for

genial-status-draw = Your turn! Draw a token.
genial-status-alt = Your shortest line: { $token }. Take or draw?
genial-status-alt-only = The reserve is empty. Take from the centre: { $token }.
genial-status-again = It fits! Draw another, or take?
genial-status-take = The reserve is empty. Take!
genial-status-bonus = Bonus turn! Draw a token.
genial-turning = { $name } draws… what will it be?
genial-turning-you = What will it be?

## Called out

genial-banner-match = It fits!
genial-banner-miss = No match!
genial-banner-conflict = Clash!
genial-banner-bonus = Bonus turn!
genial-banner-lapsed = No tokens left!

## What happened

genial-log-match = { $name } draws: { $token }. It fits!
genial-log-match-you = You draw: { $token }. It fits!
genial-log-miss = { $name } draws: { $token }. No match! All of it goes into the centre.
genial-log-miss-you = You draw: { $token }. No match! All of it goes into the centre.
genial-log-conflict = { $name } draws: { $token }. A clash! All of it goes into the centre.
genial-log-conflict-you = You draw: { $token }. A clash! All of it goes into the centre.
genial-log-take =
    { $count ->
        [one] { $name } takes { $count } token.
       *[other] { $name } takes { $count } tokens.
    }
genial-log-take-you =
    { $count ->
        [one] You take { $count } token.
       *[other] You take { $count } tokens.
    }
genial-log-alt =
    { $count ->
        [one] { $name } makes the other move and takes { $count } token: { $token }.
       *[other] { $name } makes the other move and takes { $count } tokens: { $token }.
    }
genial-log-alt-you =
    { $count ->
        [one] You make the other move and take { $count } token: { $token }.
       *[other] You make the other move and take { $count } tokens: { $token }.
    }
genial-log-line = { $name } has a full line: { $token }! That's a bonus turn.
genial-log-line-you = You have a full line: { $token }! That's a bonus turn.
genial-log-returned =
    { $count ->
        [one] { $count } token too many goes back into the reserve.
       *[other] { $count } tokens too many go back into the reserve.
    }
genial-log-lapsed = The reserve is empty: no bonus turn.

## Chances

genial-odds = Chances
genial-odds-match = fits
genial-odds-miss = no match
genial-odds-conflict = clash
genial-odds-of =
    { $count ->
        [one] of { $count } token
       *[other] of { $count } tokens
    }
genial-odds-empty = No tokens left

## The end

genial-over-won = All six lines are full!
genial-over-reserve-empty = Nothing is left to draw: the most tokens win.
genial-over-turn-limit = That was a very long game: the most tokens win.

## Help

genial-help-draw = Draw a token. Is its colour in the centre, and not in your zone yet? It fits!
genial-help-miss = It doesn't fit? Then your whole zone goes into the centre, and your turn is over.
genial-help-take = It fits? Draw another one, or take: everything in your zone, and from the centre all tokens of these colours.
genial-help-bonus = A full line earns you a bonus turn.
genial-help-other = You have the fewest of one colour, and it's in the centre? At the start of your turn you may take it instead of drawing.
genial-help-win = Whoever fills all six lines first wins.
genial-key-take = take (stop)
genial-key-other = the other move
genial-key-odds = show or hide the chances
