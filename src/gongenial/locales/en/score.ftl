# The score sheet for games with real cards and tokens.

## A sheet and the list of them

score-lead = For games with real cards and tokens: who won, who begins, who leads. It works without a network, too.
score-own = Your score sheets
score-own-only = only on this device
score-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
score-hide = Take off this list: { $names }
score-new = A new score sheet
score-other = Someone else's sheet
score-open = Open
score-all = All score sheets
score-who-plays = Who plays? Clockwise, as you sit
score-player = Player { $number }
score-name = Name
score-add = Add a player
score-remove = Take away { $name }
score-begin = Let's go!
score-length-other = another number
score-length-less = One game fewer
score-length-more = One game more
score-opening = The sheet is opening…
score-unreached = No connection right now. The sheet opens as soon as there is one.
score-missing = There is no such score sheet. Is the code right?
score-state-own = Only on this device so far. Once there is a connection, others can join.
score-state-saved = Saved. Whoever has the link sees it.
score-state-cut = No connection. This device keeps everything and sends it later.
score-state-full = This sheet is full. Begin a new one for more games.
score-unkept = This browser keeps nothing. Leave the page open until there is a connection.

## The game that is being played

score-game = Which game?
score-too-many = This game is for up to { $most } players. Somebody can sit it out: tap Players.
score-who-won = Who won?
score-done = Done!
score-nobody = Nobody plays right now. Tap Players.
score-points-link = Cards left
score-points-family = Galaxies collected
score-points-fight = Cards left
score-points-genial = Tokens collected
score-starter = Who begins?
score-starter-change = Change who begins
score-starter-about = The youngest begins the first game. Then the start goes round clockwise, all by itself.

## The evening

score-standing = Who leads?
score-place = Place
score-matches-won =
    { $count ->
        [one] { $count } match won
       *[other] { $count } matches won
    }
score-paused = sits out
score-course = The games so far
score-match = Match { $number }
score-correct = Look at it or correct it
score-began = began
score-more = More: who played, who began, points
score-who-played = Who played?
score-strike = Remove this game
score-twice-at = Two phones wrote down game { $number }. Is it there twice?
score-twice = Two phones wrote down a game at the same time. If it was the same one, remove it here.
score-twice-keep = They were two games
score-to-sheet = Back to the sheet

## People and matches

score-players = Players
score-order = In the order in which you sit, clockwise.
score-name-of = Name of { $name }
score-earlier = { $name }: one seat earlier
score-later = { $name }: one seat later
score-pause = Sits out
score-back = Plays again
score-full-table = Up to { $most } people play at once.
score-youngest = Who is the youngest?
score-match-short = Match
score-match-about = A new match starts at no wins. The games of this one stay.

## Others' phones

score-hand-on = Write on every phone
score-hand-on-short = Share
score-hand-on-about = Scan it with another phone, or send the link. Whoever has it sees everything at once and may write, too.
score-qr = QR code: scan it with a phone to open this score sheet
score-code = Code of this sheet: { $code }
score-link = Link to this score sheet
score-share-text = Our score sheet
score-own-about = This sheet is only on this device so far. As soon as there is a connection, a code to scan appears here.

## What can be undone

score-undo = Undo: { $what }
score-did-enter = game { $number }, { $names }
score-did-correct = game { $number } is now { $names }
score-did-strike = game { $number } removed
score-did-join = { $name } joins
score-did-remove = { $name } taken away
score-did-pause = { $name } sits out
score-did-back = { $name } plays again
score-did-game = { $game } next
score-did-start = { $name } begins
score-did-match = new match
score-did-change = the last change
