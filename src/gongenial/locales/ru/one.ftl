## One device for all: who plays

one-about = Телефон или планшет ходит по кругу. Твои карты спрятаны, пока ты не нажмёшь на своё имя.
one-players = Кто играет?
one-name = Имя игрока { $number }
one-youngest = { $name } младше всех и начинает
one-remove = { $name } не играет
one-lot = Кто младше всех? Нажми на звезду рядом с именем, и этот игрок начнёт. Без звезды решит жребий.
one-begins = { $name } младше всех и начинает.
one-crowded =
    { $count ->
        [one] В эту игру играет не больше { $count } игрока.
        [few] В эту игру играет не больше { $count } игроков. Выбери другую игру или убери кого-нибудь из списка.
       *[many] В эту игру играет не больше { $count } игроков. Выбери другую игру или убери кого-нибудь из списка.
    }
one-add = Ещё один игрок
one-bots = Боты, которые играют вместе с нами
one-settle = Сначала настроить
one-start = Раздать карты

## While the device is handed on

one-pass = Теперь { $name }! Передай дальше.
one-me = Это я, { $name }!
one-show = Показать мои карты
one-look = Смотри, что происходит…
one-bot = Ходит { $name }…
one-back = { $name } снова в игре
one-turn = Теперь ходит { $name }!
one-gongs = Сказать GONG за себя
one-gong = { $name } говорит GONG
one-catch = Поймали!

## With the cards in sight

one-strip = Твои карты видны
one-hide = Спрятать
one-done = Готово
