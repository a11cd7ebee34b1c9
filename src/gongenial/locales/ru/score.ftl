# Счёт игр с настоящими картами и жетонами.

## Счёт и список счетов

score-lead = Для игр с настоящими картами и жетонами: кто победил, кто начинает, кто впереди. Работает и без сети.
score-own = Твои записи
score-own-only = только на этом устройстве
score-games =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
        [many] { $count } игр
       *[other] { $count } игры
    }
score-hide = Убрать из списка: { $names }
score-new = Новая запись
score-other = Чужая запись
score-open = Открыть
score-all = Все записи
score-who-plays = Кто играет? По кругу, по часовой стрелке
score-player = Игрок { $number }
score-name = Имя
score-add = Добавить игрока
score-remove = Убрать: { $name }
score-begin = Начали!
score-length-other = другое число
score-length-less = На одну игру меньше
score-length-more = На одну игру больше
score-opening = Открываем…
score-unreached = Сейчас нет связи. Всё откроется, как только она появится.
score-missing = Такой записи нет. Код верный?
score-state-own = Пока только на этом устройстве. Когда появится связь, смогут подключиться и другие.
score-state-saved = Сохранено. Видно всем, у кого есть ссылка.
score-state-cut = Нет связи. Устройство всё запомнит и отправит позже.
score-state-full = Здесь больше нет места. Для новых игр начни новую запись.
score-unkept = Этот браузер ничего не запоминает. Не закрывай страницу, пока не появится связь.

## Игра, которая идёт

score-game = Какая игра?
score-too-many = В этой игре не больше { $most } игроков. Кто-то может пропустить: нажми «Игроки».
score-who-won = Кто победил?
score-done = Готово!
score-nobody = Сейчас никто не играет. Нажми «Игроки».
score-points-link = Остались карты
score-points-family = Собранные галактики
score-points-fight = Остались карты
score-points-genial = Собранные жетоны
score-starter = Кто начинает?
score-starter-change = Изменить, кто начинает
score-starter-about = Первую игру начинает самый младший. Потом право начать само переходит по часовой стрелке.

## Вечер

score-standing = Кто впереди?
score-place = Место
score-matches-won =
    { $count ->
        [one] { $count } выигранный матч
        [few] { $count } выигранных матча
        [many] { $count } выигранных матчей
       *[other] { $count } выигранного матча
    }
score-paused = отдыхает
score-course = Сыгранные игры
score-match = Матч { $number }
score-correct = Посмотреть или исправить
score-began = начинает
score-more = Ещё: кто играл, кто начинал, очки
score-who-played = Кто играл?
score-strike = Удалить эту игру
score-twice-at = Два телефона записали игру { $number }. Не записана ли она дважды?
score-twice = Два телефона одновременно записали игру. Если это одна и та же, удали её здесь.
score-twice-keep = Это были две игры
score-to-sheet = Назад к счёту

## Игроки и матчи

score-players = Игроки
score-order = По кругу, как сидим: по часовой стрелке.
score-name-of = Имя: { $name }
score-earlier = { $name }: на место раньше
score-later = { $name }: на место позже
score-pause = Отдыхает
score-back = Снова играет
score-full-table = Одновременно играют не больше { $most } человек.
score-youngest = Кто самый младший?
score-match-short = Матч
score-match-about = Новый матч начинается с нуля. Игры этого матча останутся.

## Телефоны остальных

score-hand-on = Писать с любого телефона
score-hand-on-short = Поделиться
score-hand-on-about = Наведи другой телефон или отправь ссылку. У кого она есть, тот сразу всё видит и тоже может писать.
score-qr = QR-код: наведи на него телефон, чтобы открыть этот счёт
score-code = Код этой записи: { $code }
score-link = Ссылка на этот счёт
score-share-text = Наш счёт
score-own-about = Пока всё только на этом устройстве. Как только появится связь, здесь будет код для других телефонов.

## Что можно отменить

score-undo = Отменить: { $what }
score-did-enter = игра { $number }, { $names }
score-did-correct = игра { $number }, теперь { $names }
score-did-strike = игра { $number } удалена
score-did-join = новый игрок, { $name }
score-did-remove = без игрока { $name }
score-did-pause = { $name } отдыхает
score-did-back = { $name } снова играет
score-did-game = дальше { $game }
score-did-start = начинает { $name }
score-did-match = новый матч
score-did-change = последнее изменение
