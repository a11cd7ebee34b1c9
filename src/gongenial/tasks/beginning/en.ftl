# What the tasks say: all of it, to the player whose turn it is, in words that a child reads.

pack-title = My tasks
pack-about = A line about them.

task-high-card = Choose a rival. Both of you secretly pick a card. The higher number wins. The winner lays down two.
    .title = High card
task-three-signs = Play sun, moon, comet against the player on your left. The winner gives the loser a card. If it is a draw, you win.
    .title = Three signs
task-arm-wrestling = Arm-wrestle with anybody you like. The winner lays down a card.
    .title = Arm wrestling

task-one-more = Draw a card.
    .title = One more
task-bitter-choice = Miss your next turn, or take a card from the player on your left without looking.
    .title = A bitter choice
    .one = Miss a turn
    .two = Take a card

task-two-less = Lay down two cards.
    .title = Two less
task-peep-and-give = Choose a player and look at two of their cards. Give them one of yours, and play again.
    .title = Peep and give
