# The rules of FIGHT. What it has in common with other games is in rules.ftl.

rules-fight-lead = Turn over a card, do the task, and get rid of your cards. No cards left? You win!

## Your turn

rules-fight-turn-draw = Draw a card from the stock and show it to everybody. Its number brings you a task.
rules-fight-code-yellow = Yellow code: a fight
rules-fight-code-red = Red code: bad luck
rules-fight-code-blue = Blue code: a bonus
rules-fight-turn-code = The printed cards have QR codes in these three colours. Scan the code with a phone, and you see your task. Or choose the kind of task on the home page of Galaxy Gamers.
rules-fight-turn-here = Here you don't need a phone: the table shows you the task. The tasks are our own. Each colour has its own shuffled tasks, and none comes back before all of them have been used.
rules-fight-turn-discard = When the task is done, the card goes onto the pile. You don't keep it.
rules-fight-turn-joker = You drew a joker? It has no task. It goes into your hand, and your turn is over. If you want to play a joker, do it before you draw.

## The stock

rules-fight-stock = No stock left
rules-fight-stock-when = That happens only when somebody has to draw. Nothing left to shuffle either? Then you pass. And if a task says draw, you draw as many cards as there are.
rules-fight-stock-all = Have all the cards been dealt? Then everybody lays their cards face down in front of them.
rules-fight-stock-own = Then you turn over one of your own cards on your turn, picked by chance, and do its task. Until the task is done, the card is still yours. Then it goes onto the pile, if you still have it. It goes on like this to the end of the game, and the pile isn't shuffled.

## Tasks

rules-fight-tasks = The tasks
rules-fight-tasks-kinds = There are tasks to give cards away, to take some, to lay some down, to draw, or to face another player.
rules-fight-tasks-choose = If you give cards or lay them down, you choose which. Cards laid down go face up onto the pile, and you're rid of them. If you take cards, you take them without looking.
rules-fight-tasks-more = Four kinds of task are our idea: missing a turn, playing again (only once a turn), choosing one of two things, and looking at somebody's cards.
rules-fight-tasks-few = Not enough cards for the task? Then just do what you can.

## Duels

rules-fight-duel = Face to face
rules-fight-duel-fair = In a duel it's your own choice that counts: the computer never throws dice. Everybody chooses in secret, and then all is shown together.
rules-fight-duel-highest = Highest card: each of you puts down a card, face down. The higher number wins. Then the cards go back into your hands.
rules-fight-duel-signs = Signs: choose the sun, the moon or the comet.
rules-fight-sign-sun = The sun burns the comet
rules-fight-sign-comet = The comet strikes the moon
rules-fight-sign-moon = The moon covers the sun
rules-fight-duel-guess = Guessing: one of you picks a card, the other one guesses its number, its galaxy or the colour of its code. A right guess wins.
rules-fight-duel-tie = A tie? The task says who wins then. Sometimes nobody does.
rules-fight-duel-real = Playing at a real table? Then a duel can be a little contest too, like who laughs first.

## The joker

rules-fight-joker-duel = In a duel a joker counts as 0, and it has no galaxy and no colour. If you give it away or lay it down, nothing else happens.

## The end

rules-fight-end-win = Whoever is first to have no cards left wins.
rules-fight-end-when = That counts when the whole task is done. Are there several players without cards? Then it's the one whose turn it is, or else the next one clockwise.
rules-fight-end-long = No game lasts for ever: after 1,000 turns it ends. The fewest cards win, and if that's more than one player, they win together.

## Fair play and options

rules-fight-fair-secret = What you choose in a duel stays secret until everybody has chosen. And nobody knows which task comes next.
rules-fight-fair-leave = If it's your turn and your seat is taken away, your task is over. Other players' tasks go on without you, and a duel against you has no winner.
rules-fight-options-shown = The card you show: it usually goes onto the pile after its task. If you like, you take it into your hand before the task instead. Then a game takes much longer.
rules-fight-options-pack = The tasks: ours, or others that somebody has written.
