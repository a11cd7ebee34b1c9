# The tasks of the pack. Each says to the turn player, in words for a child of six, all that its program does.

pack-title = Among the stars
pack-about = Rockets, sleepy comets and a grumpy alien: tasks for everybody from six.

## Yellow: fight

task-bright-star = Choose a rival. Both of you secretly pick a card. The higher number wins, and the winner lays down a card.
    .title = The brightest star
task-star-tug = Play against the player on your left. Both of you secretly pick a card. The higher number wins, and the winner gives the loser a card.
    .title = Star tug-of-war
task-giant-wrestling = Play against the other player with the fewest cards. Both of you secretly pick a card. The higher number wins; if they are equal, you win. The loser draws a card, and the winner lays one down.
    .title = Wrestling with a giant
task-photon-race = Play against the player on your right. Both of you secretly pick a card. The higher number wins; if they are equal, you win. The winner lays down a card.
    .title = Race at the speed of light
task-sun-moon-comet = Choose a rival. Both of you secretly pick sun, moon or comet. The winner lays down a card.
    .title = Sun, moon, comet
task-sky-duel = Choose a rival. Both of you secretly pick sun, moon or comet. If you pick the same, you win. The winner gives the loser a card.
    .title = Duel in the sky
task-robot-boxing = Play against the player on your left. Both of you secretly pick sun, moon or comet. The winner lays down a card.
    .title = Robot boxing
task-sleepy-comet = Play against the player on your right. Both of you secretly pick sun, moon or comet. The loser falls asleep and misses a turn.
    .title = The sleepy comet
task-alien-dance = Play against the other player with the most cards. Both of you secretly pick sun, moon or comet. If you pick the same, your rival wins. The winner gives the loser two cards.
    .title = Dance of the aliens
task-hide-and-seek = Choose a rival, who hides a card. You guess its colour: yellow, red or blue. If you are right, you lay down a card. If not, your rival does.
    .title = Hide and seek
task-secret-crater = Hide a card. The player on your left guesses its colour: yellow, red or blue. Whoever wins gives the other one a card.
    .title = The secret crater
task-mind-reader = Choose a rival, who hides a card. You guess its number. If you are right, you lay down a card. If not, your rival does.
    .title = The mind reader
task-number-planet = Hide a card. The player on your right guesses its number. If they are wrong, you lay down a card. If they are right, they do.
    .title = Planet of numbers
task-lost-galaxy = Choose a rival and hide a card. Your rival guesses its galaxy. Whoever wins lays down a card, and the other one draws a card.
    .title = The lost galaxy
task-galaxy-quiz = Choose a rival and look at two of their cards. Then your rival hides a card, and you guess its galaxy. The winner lays down a card.
    .title = Galaxy quiz
task-rocket-race = Play against the other player with the most cards. Both of you secretly pick a card. The higher number wins; if they are equal, your rival wins. The loser takes a card from the winner without looking.
    .title = Rocket race

## Red: malus

task-space-dust = Achoo! Space dust! Draw a card.
    .title = Space dust
task-comet-tail = You are caught in a comet's tail. Draw two cards.
    .title = In the comet's tail
task-long-nap = Zzz... You fall asleep in your rocket and miss your next turn.
    .title = A long nap
task-sticky-stars = Your hands are sticky with stars. Choose a player and take a card from them without looking.
    .title = Sticky stars
task-heavy-backpack = You carry something for the other player with the most cards: take two cards from them without looking.
    .title = The heavy backpack
task-space-post = Post for you! The player on your left gives you a card.
    .title = Space post
task-flying-socks = A sock comes flying! The player on your right gives you a card. But you may look at one more of their cards.
    .title = Flying socks
task-star-rain = It is raining stars! Everybody draws a card, you too.
    .title = Star rain
task-leaky-rocket = Your rocket has a hole! Lay down a card, then draw two.
    .title = The leaky rocket
task-fork-in-space = Which way do you fly? Draw a card, or miss your next turn.
    .title = Fork in space
    .one = Draw a card
    .two = Miss a turn
task-party-without-you = Everybody is at the party, only you have to brush your teeth. The player on your left and the player on your right each lay down a card.
    .title = Party without you
task-kind-neighbours = Your neighbours bring you something! The player on your left and the player on your right each give you a card.
    .title = Kind neighbours
task-meteor-trouble = A meteor! Play sun, moon, comet against the player on your left. If you pick the same, you lose. The loser draws a card.
    .title = Meteor trouble
task-grumpy-alien = The other player with the most cards hides a card. You guess its colour: yellow, red or blue. If you are wrong, you draw a card. If you are right, your rival does.
    .title = The grumpy alien
task-little-helper = You help the other player with the fewest cards: they give you a card.
    .title = The little helper
task-moon-toll = The moon wants its toll! Draw two cards, or take a card from the player on your left and one from the player on your right without looking.
    .title = The moon's toll
    .one = Draw two cards
    .two = Take from left and right

## Blue: bonus

task-star-gift = A gift! Choose a player and give them a card.
    .title = Star gift
task-shooting-star = A shooting star! Lay down a card and play again.
    .title = Shooting star
task-twin-stars = Two stars are twinkling for you: lay down two cards.
    .title = Twin stars
task-three-wishes = You have three wishes! Lay down three cards.
    .title = Three wishes
task-turbo-rocket = Turbo on! You play again.
    .title = Turbo rocket
task-galaxy-mail = Post your letters! Give a card to the player on your left and one to the player on your right.
    .title = Galaxy mail
task-telescope = Choose a player and look at two of their cards through your telescope. Then give them one of yours.
    .title = Telescope
task-star-fairy = The star fairy asks you: would you like to lay down two cards, or give two cards to a player?
    .title = The star fairy
    .one = Lay down two cards
    .two = Give two cards away
task-sleepy-dust = Lay down a card. Then choose a player for your sleepy dust: they miss a turn.
    .title = Sleepy dust
task-space-picnic = A picnic on the moon! Everybody lays down a card, you too.
    .title = Picnic on the moon
task-star-carousel = All aboard the carousel! One after the other, everybody gives a card to the player on their left. You start.
    .title = Star carousel
task-robin-moon = The other player with the most cards lays down a card, and you lay down two.
    .title = Robin Moon
task-sneaky-swap = Choose a player. Take a card from them without looking, then give them two of yours.
    .title = Sneaky swap
task-golden-fork = Which road of gold? Lay down a card and play again, or lay down two cards.
    .title = Golden fork
    .one = Lay down one, play again
    .two = Lay down two
task-heavy-present = A heavy present! Give two cards to the other player with the fewest cards.
    .title = The heavy present
task-tidy-spaceship = Tidy up your spaceship! Lay down two cards, then draw one.
    .title = Tidy spaceship
task-laser-show = What a laser show! All the others stare at the sky and draw a card.
    .title = Laser show

## Yellow, around a real table

task-eye-to-eye = Choose a rival. Look into each other's eyes. Whoever laughs or looks away first has lost. The winner lays down a card.
    .title = Eye to eye
task-thumb-wrestling = Choose a rival and wrestle with your thumbs. Whoever holds the other thumb down and counts to three wins and lays down a card.
    .title = Thumb wrestling
task-long-hum = Play against the player on your left. Take a deep breath and hum! Whoever hums longer gives the other one a card.
    .title = The long hum
task-flamingo = Choose a rival. Both of you stand on one leg and close your eyes. Whoever puts a foot down first draws a card.
    .title = Flamingo in space
task-funny-faces = Play against the player on your right. Pull the funniest faces you can. Whoever laughs first draws a card.
    .title = Funny faces
task-drum-echo = Choose a rival. Drum something on the table. Your rival repeats it and adds one more beat, then you do the same, and so on. Whoever makes a mistake draws a card.
    .title = Drum echo
task-space-zoo = Play against the player on your left. Take turns naming animals, as fast as you can. Whoever can't think of one, or says one again, draws a card.
    .title = Zoo in space
task-moon-landing = Choose a rival. Each of you flicks a button or a coin across the table. The one that stops nearer to the edge without falling down wins. The winner lays down a card.
    .title = Moon landing
task-frozen-planet = Brrr! Everybody freezes like a statue. You may breathe, but nothing else. Whoever moves first draws a card.
    .title = Frozen planet
task-space-mirror = Choose a rival. Move slowly, and your rival copies everything like a mirror, while the others count to twenty. If they manage, they lay down a card. If not, you do.
    .title = Space mirror
task-finger-sum = Choose a rival. On "three", both of you show some fingers of one hand and shout how many there will be together. If just one of you is right, that player lays down two cards.
    .title = Finger sums
task-silent-astronaut = The player on your right covers their eyes, and you tiptoe once around the table. If they hear you and point at you, they lay down a card. If not, you do.
    .title = The silent astronaut

## Red, around a real table

task-robot-voice = You are a robot until your next turn. Talk like one! If you forget, draw a card.
    .title = Robot voice
task-space-chicken = Walk once around the table like a chicken and cluck. You would rather not? Then draw two cards.
    .title = The space chicken
task-tongue-twister = Say it three times, quickly: "Six silly sheep sleep in a spaceship." If your tongue gets into a knot, draw a card.
    .title = Tongue in a knot
task-space-opera = Until your next turn, sing everything that you want to say. If you forget, draw a card.
    .title = Space opera
task-stinky-planet = Phew, what a smell! Hold your nose until your next turn. If you let go, draw a card.
    .title = The stinky planet
task-wrong-hand = Until your next turn, your right hand is asleep. Do everything with your left one. If you forget, draw a card.
    .title = The sleeping hand
task-snoring-star = Put your head on the table and snore, until the next player has finished their turn. And draw a card in your sleep.
    .title = The snoring star
task-moon-cow = Everybody asks you a question. You may only answer "moo". If you laugh, draw a card.
    .title = The moon cow
task-slow-motion = Until your next turn, you move in slow motion. If the others shout "Too fast!", draw a card.
    .title = Slow motion
task-card-hat = Put a card on your head and keep it there until your next turn. If it falls down, draw a card.
    .title = The card hat
task-space-waiter = You are the waiter on board. Fetch a glass of water for the player on your left. You would rather not? Then draw two cards.
    .title = Waiter on board
task-countdown = Hop on one leg and count backwards from ten. If you make a mistake, draw a card. You may try again on your next turn, just for fun.
    .title = Wobbly countdown

## Blue, around a real table

task-high-five = Clap hands with everybody, one after the other. Then lay down a card.
    .title = High five
task-star-choir = Choose a song. Everybody sings or hums it with you. Then lay down two cards.
    .title = Choir of the stars
task-captain = Until your next turn you are the captain, and everybody calls you "Captain". Whoever forgets gets a card from you.
    .title = Captain on board
task-mars-joke = Tell a joke. If somebody laughs, lay down two cards. If nobody does, lay down one.
    .title = A joke from Mars
task-story-rocket = Say three words. The player on your right makes up a sentence with them. Then both of you lay down a card.
    .title = Story rocket
task-secret-handshake = Choose a friend and make up a secret handshake, just for the two of you. Show it to everybody. Then both of you lay down a card.
    .title = Secret handshake
task-treasure-hunt = Look around: can you find something that shines, before the others have counted to ten? Then lay down two cards.
    .title = Treasure hunt
task-animal-quiz = Make the noise of an animal. Whoever is first to guess it lays down a card, and so do you.
    .title = Who goes there?
task-star-wave = Start a wave: you throw up your arms, then the player on your left, and so on round the table. Was it a good one? Then everybody lays down a card.
    .title = Star wave
task-thank-you = Say thank you to somebody at the table, for something nice they did. Then give them a card.
    .title = Thank-you star
task-applause = Stand up and bow. As long as the others clap, lay down cards, but not more than three. Then the clapping stops.
    .title = Applause!
task-rocket-launch = Everybody counts down from five with you, and on "zero" you all jump up. Lay down one card for everybody who jumped, but not more than three.
    .title = Rocket launch
