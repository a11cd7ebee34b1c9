# The pages for printed cards, and what phones around a real table share.

cards-title = Task cards
cards-lead = Playing FIGHT with real cards? Tap your card and read its task.
cards-by-colour = By colour
cards-by-galaxy = Which galaxy is your card from?
cards-another = Another task
cards-pick = Pick a card
cards-rules = Rules of FIGHT

## A card that isn't there, and the joker

cards-unknown-title = Where is this card from?
cards-unknown = There is no card called { $card } in our deck. Pick yours by its picture.
cards-joker-title = In every game
cards-joker-any = Play it on your turn: choose a player, and the two of you swap all your cards. Then you may play again. Has that player a joker too? They may stop the swap with it.
cards-joker-link = It matches nothing, and nothing has to match it. It goes under the top card of the pile.
cards-joker-family = After the swap it goes back into the stock, and the stock is shuffled.
cards-joker-fight = It has no code and so no task. If you draw it, keep it: your turn is over. Play it before you draw.

## Drawing together

cards-group-title = Play together
cards-group-about = Share one deck of tasks with all phones at your table. Then no task comes twice until all of them have been used.
cards-group-open = We play together
cards-group-join = Has somebody begun already? Scan the code on their phone, or type the six letters.
cards-group-code = The six letters
cards-group-go = Join in
cards-group-invite = You share a deck of tasks. Let the others scan this code!
cards-group-qr = QR code: scan it with a phone to share this deck of tasks
cards-group-leave = Go on alone
cards-group-badge = Together: { $code }
cards-group-none = There is no group with the code { $code }.
cards-group-gone = Your group is no longer there. Now your phone picks the tasks by itself.
cards-alone = Your group can't be reached. For now your phone picks by itself, so a task may come twice.

## Which tasks

cards-packs = Which tasks?
cards-packs-about = These are the tasks that your phone shows.
cards-packs-together = They change for your whole group.
