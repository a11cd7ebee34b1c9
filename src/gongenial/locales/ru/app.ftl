## Начало и дороги

home-claim = Четыре игры для всей семьи. Играй прямо здесь, с друзьями или ботами.
home-choose = Какая игра?
home-play = Играть
home-open = Играть с друзьями
home-join = Войти
home-code = Код
home-code-help = В коде шесть букв. Он есть на другом экране.
home-back = Вернуться в игру
home-your-turn = Твой ход!
nav-home = На главную
nav-rules = Правила
nav-about = Об игре
nav-cards = Все карты
nav-print = Напечатать карты
nav-packs = Свои задания
nav-score = Счёт игр
nav-tv = На большом экране
home-real-cards = Играешь настоящими картами?
home-more = Ещё
cards-fight = Поединки
cards-malus = Невезение
cards-bonus = Бонусы
cards-at-table = Задания для настоящих карт
nav-one = На одном устройстве
language = Язык
theme-auto = Цвета: как на устройстве
theme-light = Цвета: светлые
theme-dark = Цвета: тёмные
mute = Без звука
fewer-bots = На одного бота меньше
more-bots = На одного бота больше
bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
level-button = Боты: { $level }. Нажми, чтобы изменить.
level-easy = лёгкие
level-medium = средние
level-hard = умные
you = ты
yes = да
no = нет
close = Закрыть
reload = Загрузить заново
opening = Стол открывается…
page-outdated = Есть новая версия. Загрузи страницу заново и играй дальше.
line-cut = Нет связи. Твоё место ждёт тебя!

## Игры

game-link = GONG LINK
game-link-about = Избавься от своих карт: та же галактика или то же число. И не забудь сказать «ГОНГ»!
game-family = GONG FAMILY
game-family-about = Спрашивай карты и собирай целые галактики.
game-fight = GONG FIGHT
game-fight-about = Открой карту и сделай, что она велит: поединок, маленькая неприятность или подарок.
game-genial = Совершенно гениально
game-genial-about = Игра-коллекция: тяни жетоны, вовремя остановись и собери шесть полных линий.

## Стол перед игрой

lobby-title = Твой стол
lobby-seats = Кто играет?
lobby-invited = Тебя ждут! Садись и играй.
lobby-full = Все места заняты. Можно смотреть.
lobby-fill =
    { $count ->
        [one] Готово? На { $count } свободное место сядет бот.
        [few] Готово? На { $count } свободных места сядут боты.
        [many] Готово? На { $count } свободных мест сядут боты.
       *[other] Готово? На { $count } свободного места сядут боты.
    }
lobby-ready = Всё готово. Поехали!
lobby-wait = { $name } скоро начнёт игру.
lobby-learn = Как играть
sit = Сесть за стол
sit-short = Сесть
sit-here = Сесть на место { $number }
start = Начать игру
seat-number = Место { $number }
seat-open = Свободно
seat-person = Человек
seat-choose = Кто сидит на месте { $number }?
bot-easy = Бот, лёгкий
bot-medium = Бот, средний
bot-hard = Бот, умный
host = Хозяин стола
youngest = Самый младший
away = не в сети
gone = больше не играет
wins =
    { $count ->
        [one] { $count } победа
        [few] { $count } победы
        [many] { $count } побед
       *[other] { $count } победы
    }
wins-sr = Победы:
spectators =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
your-name = Твоё имя
save-name = Сохранить имя
invite-title = Позови друзей
invite-qr = QR-код: наведи на него телефон, чтобы сесть за этот стол
invite-code = Код этого стола: { $code }
invite-link = Ссылка на этот стол
invite-text = Сыграй со мной в { $game }! Код: { $code }.
share = Поделиться ссылкой
copy = Копировать ссылку
copied = Скопировано!
invite-screen = Показать на большом экране
invite-screen-how = Все видят стол на телевизоре, а телефоны остаются секретными. Открой на нём этот адрес:
invite-screen-open = Открыть на этом устройстве
settings = Настройки игры
set-seats = Мест за столом
set-youngest = Кто самый младший и ходит первым?
set-youngest-lot = по жребию
set-hand-size = Карт каждому
set-jokers = Джокеры
set-jokers-2 = два
set-jokers-0 = ни одного
set-draw-when-able = Тянуть, даже если есть чем ходить
set-false-call = Ложный «ГОНГ» стоит карту
set-clock = Время на ход
set-clock-0 = сколько хочешь
seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
set-leaver = Если кто-то уйдёт
set-leaver-bot = играет бот
set-leaver-remove = место исчезает

## За столом

table-title = Карточный стол
players = Остальные игроки
actions = Что можно сделать
log = Что было
talk = Сказать что-нибудь
menu = Меню
help = Помощь
log-empty = Здесь видно, что происходит с этого момента.
your-hand =
    { $count ->
        [one] У тебя { $count } карта
        [few] У тебя { $count } карты
        [many] У тебя { $count } карт
       *[other] У тебя { $count } карты
    }
cards-left =
    { $count ->
        [0] карт больше нет
        [one] осталась { $count } карта
        [few] осталось { $count } карты
        [many] осталось { $count } карт
       *[other] осталось { $count } карты
    }
opponent =
    { $count ->
        [one] { $name }: { $count } карта
        [few] { $name }: { $count } карты
        [many] { $name }: { $count } карт
       *[other] { $name }: { $count } карты
    }
their-turn = сейчас ходит
owes-gong = одна карта, а «ГОНГ» ещё не сказан
stock =
    { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
        [many] Колода: { $count } карт
       *[other] Колода: { $count } карты
    }
pile-top = Сверху в стопке: { $card }
pile-empty = В стопке пусто
match-any = Подходит любая карта
or = или
draw = Тянуть
pass = Пропустить
gong-button = Сказать «ГОНГ»
call-gong = Сказать «ГОНГ» за игрока { $name }
swap-with = Поменяться картами: { $name }
watching = Ты смотришь эту игру.
said = { $name } говорит: { $phrase }
card-name = { $family } { $number }
card-joker = ГОНГ-ДЖОКЕР
card-label = { $card }, { $xphere }
card-playable = { $card }, можно сыграть
xphere-1 = золото
xphere-2 = обсидиан
xphere-3 = серебро
xphere-4 = рубин
xphere-5 = лёд
xphere-6 = аметист
title-your-turn = Твой ход!
give-up-seat = { $name } не в сети: пусть играет бот
leave = Уйти из-за стола
leave-sure = Точно уходишь? В этой игре на место уже не вернуться.
leave-sure-bot = Точно уходишь? Пока тебя нет, за тебя играет бот.
stay = Остаться

## Кого ждём

status-gong = Осталась одна карта! Скажи «ГОНГ»!
status-play = Твой ход! Сыграй карту, которая светится.
status-any = Твой ход! Сыграй любую карту.
status-play-or-draw = Твой ход! Сыграй карту, которая светится, или тяни.
status-play-or-pass = Ходи дальше: сыграй карту, которая светится, или пропусти ход.
status-draw = Ни одна карта не подходит. Тяни!
status-joker-or-draw = Сыграй джокера или тяни карту.
status-joker-or-pass = Сыграй джокера или пропусти ход.
status-drawn = Новая карта подходит! Сыграй её или пропусти ход.
status-pass-drawn = Не подходит. Пропусти ход.
status-pass = Тянуть нечего. Пропусти ход.
status-choose = С кем поменяться? Нажми на игрока!
status-asked = { $name } может ответить на джокера…
status-asked-you = { $name } хочет поменяться с тобой картами!
status-answered = Хорошо. Одну секунду…
status-wait = Сейчас ходит { $name }.
status-away = Ждём: { $name }. Сейчас не в сети.
question = Ответ на джокера
question-cancel = Отменить своим джокером
question-accept = Поменяться
question-answered = Твой ответ уже в пути.

## Что было

log-deal = Начинает { $name }.
log-deal-you = Ты начинаешь.
log-play = { $name } играет { $card }.
log-play-you = Ты играешь { $card }.
log-joker = { $name } играет джокера и выбирает игрока { $target }.
log-joker-you = Ты играешь джокера и выбираешь игрока { $target }.
log-joker-at-you = { $name } играет джокера и выбирает тебя.
log-exchange = { $one } и { $other } меняются картами.
log-exchange-you = Ты и { $name } меняетесь картами.
log-cancel = { $name } отменяет это вторым джокером!
log-cancel-you = Ты отменяешь это своим джокером!
log-accept = { $name } соглашается.
log-accept-you = Ты соглашаешься.
log-draw = { $name } тянет карту.
log-draw-you = Ты тянешь карту.
log-draw-card-you = Ты тянешь { $card }.
log-pass = { $name } пропускает ход.
log-pass-you = Ты пропускаешь ход.
log-gong = { $name } говорит «ГОНГ»!
log-gong-you = Ты говоришь «ГОНГ»!
log-catch =
    { $count ->
        [0] { $name } говорит «ГОНГ». { $target } ничего не тянет.
        [one] { $name } говорит «ГОНГ». { $target } тянет { $count } карту.
        [few] { $name } говорит «ГОНГ». { $target } тянет { $count } карты.
        [many] { $name } говорит «ГОНГ». { $target } тянет { $count } карт.
       *[other] { $name } говорит «ГОНГ». { $target } тянет { $count } карты.
    }
log-catch-you =
    { $count ->
        [0] Ты говоришь «ГОНГ». { $target } ничего не тянет.
        [one] Ты говоришь «ГОНГ». { $target } тянет { $count } карту.
        [few] Ты говоришь «ГОНГ». { $target } тянет { $count } карты.
        [many] Ты говоришь «ГОНГ». { $target } тянет { $count } карт.
       *[other] Ты говоришь «ГОНГ». { $target } тянет { $count } карты.
    }
log-catch-at-you =
    { $count ->
        [0] { $name } говорит «ГОНГ» за тебя.
        [one] { $name } говорит «ГОНГ» за тебя: ты тянешь { $count } карту.
        [few] { $name } говорит «ГОНГ» за тебя: ты тянешь { $count } карты.
        [many] { $name } говорит «ГОНГ» за тебя: ты тянешь { $count } карт.
       *[other] { $name } говорит «ГОНГ» за тебя: ты тянешь { $count } карты.
    }
log-false =
    { $count ->
        [0] { $name } говорит «ГОНГ» зря.
        [one] { $name } говорит «ГОНГ» зря и тянет { $count } карту.
        [few] { $name } говорит «ГОНГ» зря и тянет { $count } карты.
        [many] { $name } говорит «ГОНГ» зря и тянет { $count } карт.
       *[other] { $name } говорит «ГОНГ» зря и тянет { $count } карты.
    }
log-false-you =
    { $count ->
        [0] Ты говоришь «ГОНГ» зря.
        [one] Ты говоришь «ГОНГ» зря и тянешь { $count } карту.
        [few] Ты говоришь «ГОНГ» зря и тянешь { $count } карты.
        [many] Ты говоришь «ГОНГ» зря и тянешь { $count } карт.
       *[other] Ты говоришь «ГОНГ» зря и тянешь { $count } карты.
    }
log-leave = { $name } уходит.
log-leave-you = Ты уходишь.
log-stand-in = { $name }: теперь играет бот.
log-stand-in-you = Теперь за тебя играет бот.
log-back = { $name } снова в игре.
log-back-you = Ты снова в игре.
log-auto = Время вышло: { $name }.
log-auto-you = Твоё время вышло.
log-reshuffled = Стопку тасуют: новая колода!

## Конец

over-won = { $name } побеждает!
over-won-you = Победа твоя!
over-shared = Победили вместе: { $names }!
over-cheer = Ты настоящая звезда! Поздравляем!
over-comfort = Отличная игра! Кто победит в следующей?
over-blocked = Никто не мог ни ходить, ни тянуть: побеждает тот, у кого меньше карт.
over-stuck = Ничего уже не могло измениться: побеждает тот, у кого меньше карт.
over-turn_limit = Это была очень долгая игра: побеждает тот, у кого меньше карт.
over-reserve_empty = Тянуть больше нечего.
over-left = Все остальные ушли.
again = Ещё раз
change-table = Изменить стол
to-lobby = К столу

## Помощь

help-match = Сыграй карту той же галактики или с тем же числом.
help-draw = Ничего не подходит? Тяни одну карту. Если подойдёт, её можно сыграть.
help-joker = С джокером ты меняешься всеми картами с другим игроком.
help-gong = Осталась одна карта? Скажи «ГОНГ» до своего следующего хода. Иначе скажут другие, и ты тянешь карту.
help-win = Кто остался без карт, тот победил.
help-rules = Все правила
help-keys = Игра с клавиатуры
key-arrows = идти по своим картам
key-enter = сыграть карту
key-draw = тянуть
key-pass = пропустить
key-gong = сказать «ГОНГ»
key-catch = сказать «ГОНГ» за того, кто забыл
key-seat = выбрать игрока, слева направо
key-answer = ответить на джокера: отменить или поменяться
key-sheets = разговор, что было, меню, помощь
key-escape = закрыть или назад

## Фразы

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-wow = Ух ты!
phrase-hurry = Побыстрее!
phrase-one-more = Ещё разок?
phrase-sorry = Извини!
phrase-bye = Пока!
phrase-smile = Улыбка
phrase-laugh = Смех
phrase-cool = Круто
phrase-think = Думаю
phrase-cry = Грустно
phrase-heart = Сердце
phrase-clap = Аплодисменты
phrase-rocket = Ракета

## Когда что-то не выходит

error-line = Сейчас нет связи. Попробуй чуть позже.
error-unknown = Не получилось. Попробуй ещё раз.
error-protocol = Есть новая версия. Загрузи страницу заново.
error-no-table = Такого стола нет. Код верный?
error-table-broken = Этот стол не удалось вернуть. Открой новый.
error-not-stored = Не удалось сохранить. Попробуй ещё раз чуть позже.
error-table-full = Все места заняты. Можно смотреть.
error-one-device = Здесь все играют на одном устройстве. Можно смотреть.
error-seat-taken = Здесь уже кто-то сидит.
error-not-host = Это может только хозяин стола.
error-not-seated = Сначала сядь за стол.
error-not-your-turn = Подожди, сейчас не твой ход.
error-stale = Только что что-то случилось. Посмотри ещё раз!
error-wrong-stage = Сейчас так нельзя.
error-bad-message = Не получилось. Попробуй ещё раз.
error-too-fast = Не так быстро!
error-cool-down = Рано! Подожди немного, прежде чем снова говорить «ГОНГ».
error-unknown-phrase = Здесь так не говорят.
error-bad-option = Эти настройки не подходят друг к другу.
error-no-pack = Этот набор заданий убрали. Выбери другой.
error-too-many-seats = В эту игру играют меньше человек. Сначала убери место.
error-game-over = Игра окончена.
error-absent-only = Этот игрок здесь и играет дальше.
error-answered = Ответ уже есть.
error-illegal-game-over = Игра окончена.
error-illegal-seat-left = Этого места в игре больше нет.
error-illegal-not-your-turn = Подожди, сейчас не твой ход.
error-illegal-question-open = Подожди: сначала ответ на джокера.
error-illegal-no-question = Сейчас отвечать не на что.
error-illegal-no-joker = У тебя нет джокера.
error-illegal-not-in-hand = У тебя нет этой карты.
error-illegal-no-match = Не подходит. Нужна та же галактика или то же число.
error-illegal-can-play = Есть карта для хода, поэтому тянуть нельзя.
error-illegal-already-drew = Тянуть можно только одну карту за ход.
error-illegal-only-drawn-card = Можно сыграть только новую карту или пропустить ход.
error-illegal-nothing-to-draw = Тянуть нечего. Пропусти ход.
error-illegal-draw-first = Сначала тяни карту, потом пропускай.
error-illegal-target-self = Выбери другого игрока.
error-illegal-target-left = Этот игрок ушёл.
error-illegal-owes-nothing = «ГОНГ» говорят, когда осталась одна карта.
error-illegal-call-self = За себя бей в большой гонг.
error-illegal-too-early = Рано! Подожди, пока кто-нибудь сыграет.
error-illegal-called-already = «ГОНГ» уже прозвучал.
error-illegal-must-ask = Ещё можно спросить карту, так что спрашивай.
error-illegal-target-empty = У этого игрока нет карт.
error-illegal-own-card = Эта карта у тебя уже есть. Спроси другую.
error-illegal-no-family = Чтобы спросить карту, нужна другая карта той же галактики.
error-illegal-no-success = Забрать можно только после удачи.
error-illegal-no-alternative = Другой ход сейчас невозможен.
error-illegal-must-draw = Сейчас нужно тянуть.
error-illegal-must-take = Тянуть больше нечего. Забирай своё.
error-illegal-reserve-empty = Тянуть больше нечего: фишек не осталось.
error-illegal-no-task = Сначала открой карту.
error-illegal-task-first = Сначала задание.
error-illegal-wrong-choice = Задание просит другое.
error-illegal-others-choose = Подожди: выбирает кто-то другой.
error-illegal-chosen-already = Твой выбор уже сделан.
