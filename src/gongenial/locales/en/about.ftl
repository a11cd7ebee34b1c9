# The page about the project.

about-title = About Gongenial
about-lead = Gongenial is a table for family games, in your browser: with friends, with bots, without an account. You can play four games here: GONG LINK, FAMILY and FIGHT, and Einfach Genial, the collecting game.
about-games = Whose games these are
about-games-gong = GONG, the Game Of Nine Galaxies, is a card game by Galaxy Gamers.
about-games-genial = Совершенно гениально is published by Hobby World. It is the game Einfach Genial, invented by Reiner Knizia and published by Kosmos. Our name has a bit of both games in it.
about-games-real = The best way to say thank you to the people who made them: get the real games!
about-independent = We stand on our own
about-independent-text = Gongenial is an independent project. Galaxy Gamers, Hobby World, Kosmos and Reiner Knizia have nothing to do with it: they didn't make it, order it or check it. The names of the games belong to their owners.
about-independent-ours = The rules are retold in our own words, and all the pictures are our own.
about-licences = Licences
about-licences-code = The program is free: anyone may use it, change it and pass it on, under the Apache License 2.0.
about-licences-fonts = The letters on the page and on the cards come from free fonts ({ $fonts }) under the SIL Open Font License 1.1.
about-privacy = What we know about you
about-privacy-account = Hardly anything. There is no account, no password, no advertising, and nobody follows you around.
about-privacy-cookie = One cookie remembers which seat is yours, so you find it again after a pause. Your browser also remembers your language, your settings and which tasks it has shown you.
about-privacy-name = Everybody at the table can see the name you choose. It doesn't have to be your real one.
about-privacy-games = The computer that runs the table stores the names and the moves of each game, so that the game can go on after a break. It stores your score sheets, too: whoever has the link to one can read it and write on it.
about-privacy-secret = Other players' cards aren't just covered up: they aren't sent to you at all. So nobody can peek, however hard they look.
