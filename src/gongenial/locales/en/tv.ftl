# The table on a big screen: a television in the room, and the phones are the hands.

## Which table

tv-title = The table on the big screen
tv-lead = Here everybody sees the table. Your phones are your secret hands.
tv-open = Open a table
tv-or = Or show a table that is open already:
tv-show = Show it

## The screen itself

tv-sound = Press any key for sound
tv-full = Fill the whole screen
tv-small = Leave the whole screen
tv-cut = No connection. It keeps trying by itself…
tv-back = The connection is back!

## The table

tv-join = Scan and join in!
tv-first = Whoever sits down first is the host and starts the game on their phone.
tv-host-starts = { $name } starts the game on the phone.
tv-corner = Join in or watch
tv-left = The players on the left
tv-right = The players on the right
tv-again = Another game? Tap “Play again” on your phone!
