# The lobby's choice of games, and the score sheet of a match.

## What is played, and for how long

lobby-games = What do you play?
lobby-turns = Several games, one after the other
set-series = How long?
series-0 = as long as you like
series-best = best of { $games }
series-next = Next: { $game }
settings-of = Settings: { $game }
set-shown-card = The card with the task
set-shown-card-discard = is laid down after it
set-shown-card-hand = goes into your hand
set-shown-card-long = Then hands grow nearly as fast as they shrink: such a game can last very long, above all for two.
set-pack = Tasks
set-pack-gone = { $name } (taken away)
set-row-length = Tokens in a full line
set-row-length-sheet = 7, with four players 5
set-row-length-kosmos = 7, 6 or 5 for 2, 3 or 4 players
set-row-length-three = With three players, lines of 7 need every single token. In one game of seven they run out first, and then whoever has the most wins. Lines of 6 leave some over.
set-alternative = A token of your smallest colour, instead of drawing
set-alternative-one = you may take one
set-alternative-all = you may take all
set-alternative-off = no

## The score sheet

sheet-title = Score sheet
sheet-game = Game { $number }: { $game }
sheet-won = won
sheet-wins = Wins
match-standing = { $number }. match, best of { $games }
match-champion = { $name } wins the match!
match-champion-you = You win the match!
match-shared = The match is won together: { $names }!
match-new = New match
again-waiting = Waiting for the others…
again-asked = { $names }: one more game!
