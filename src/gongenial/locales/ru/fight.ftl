# Стол FIGHT.

## Знаки и коды

sign-sun = солнце
sign-moon = луна
sign-comet = комета
code-yellow = жёлтый
code-red = красный
code-blue = синий
code-yellow-kind = Поединок
code-red-kind = Невезение
code-blue-kind = Бонус

## Карта и её задание

fight-draw = Открыть карту
fight-quiet = Открой карту: что она скажет?
fight-read = Прочитать вслух
fight-task-region = Задание
fight-you-see = У игрока { $name } есть:
fight-sign-beats = { $sign }, сильнее, чем { $other }
fight-way-one = Первое
fight-way-two = Второе
fight-choose-player = Выбрать: { $name }
fight-sleeps = пропустит следующий ход
fight-card-give = { $card }, можно отдать
fight-card-laydown = { $card }, можно сбросить
fight-card-highest = { $card }, можно взять в поединок
fight-card-pick = { $card }, можно спрятать

## Чего ждём

fight-status-draw = Твой ход! Открой карту.
fight-status-joker-or-draw = Твой ход! Открой карту или сначала сыграй джокера.
fight-status-player = Кого выберешь? Нажми на игрока!
fight-status-give =
    { $count ->
        [one] Какую карту от тебя получит { $name }?
        [few] Какие карты от тебя получит { $name }? Ещё { $count }.
       *[many] Какие карты от тебя получит { $name }? Ещё { $count }.
    }
fight-status-laydown =
    { $count ->
        [one] Какую карту сбросишь?
        [few] Какие карты сбросишь? Ещё { $count }.
       *[many] Какие карты сбросишь? Ещё { $count }.
    }
fight-status-highest = Поединок! Выбери карту. Победит большее число.
fight-status-signs = Поединок! Солнце, луна или комета?
fight-status-pick = Спрячь карту! Её будут угадывать.
fight-status-guess-number = Какое число у спрятанной карты?
fight-status-guess-family = Из какой галактики спрятанная карта?
fight-status-guess-colour = Какого цвета код спрятанной карты?
fight-status-choose = Выбирай: что будешь делать?
fight-status-ready = Готово! Ждём: { $name }…
fight-status-reveal = Три, два, один…
fight-status-chooses = { $name } выбирает…

## Что случилось

fight-shown = { $name } открывает { $card }.
fight-shown-you = Ты открываешь { $card }.
fight-task = Задание: { $title }.
fight-joker = { $name } тянет джокера и оставляет его себе.
fight-joker-you = Ты тянешь джокера и оставляешь его себе.
fight-chose = { $name } выбирает: { $target }.
fight-chose-you = Ты выбираешь: { $target }.
fight-chose-at-you = { $name } выбирает тебя.
fight-answer = { $name } тайно выбирает.
fight-answer-you = Ты тайно выбираешь.
fight-reveals = { $name } показывает: { $what }.
fight-reveals-you = Ты показываешь: { $what }.
fight-won = { $name } побеждает в поединке!
fight-won-you = Ты побеждаешь в поединке!
fight-tie = В поединке никто не победил.
fight-gave =
    { $count ->
        [one] { $name } отдаёт { $count } карту, её получает { $target }.
        [few] { $name } отдаёт { $count } карты, их получает { $target }.
       *[many] { $name } отдаёт { $count } карт, их получает { $target }.
    }
fight-gave-you =
    { $count ->
        [one] { $target } получает от тебя { $count } карту.
        [few] { $target } получает от тебя { $count } карты.
       *[many] { $target } получает от тебя { $count } карт.
    }
fight-gave-at-you =
    { $count ->
        [one] { $name } отдаёт тебе { $count } карту.
        [few] { $name } отдаёт тебе { $count } карты.
       *[many] { $name } отдаёт тебе { $count } карт.
    }
fight-gave-cards-you = { $target } получает от тебя: { $cards }.
fight-gave-cards-at-you = { $name } отдаёт тебе: { $cards }.
fight-put-down = { $name } сбрасывает { $card }.
fight-put-down-you = Ты сбрасываешь { $card }.
fight-drew =
    { $count ->
        [one] { $name } тянет { $count } карту.
        [few] { $name } тянет { $count } карты.
       *[many] { $name } тянет { $count } карт.
    }
fight-drew-you =
    { $count ->
        [one] Ты тянешь { $count } карту.
        [few] Ты тянешь { $count } карты.
       *[many] Ты тянешь { $count } карт.
    }
fight-drew-cards-you = Ты тянешь { $cards }.
fight-looked =
    { $count ->
        [one] { $name } смотрит { $count } карту игрока { $target }.
        [few] { $name } смотрит { $count } карты игрока { $target }.
       *[many] { $name } смотрит { $count } карт игрока { $target }.
    }
fight-looked-you =
    { $count ->
        [one] Ты смотришь { $count } карту игрока { $target }.
        [few] Ты смотришь { $count } карты игрока { $target }.
       *[many] Ты смотришь { $count } карт игрока { $target }.
    }
fight-looked-at-you =
    { $count ->
        [one] { $name } смотрит { $count } твою карту.
        [few] { $name } смотрит { $count } твои карты.
       *[many] { $name } смотрит { $count } твоих карт.
    }
fight-skipped = { $name } пропускает ход.
fight-skipped-you = Ты пропускаешь ход.
fight-again = { $name } ходит ещё раз!
fight-again-you = Ты ходишь ещё раз!

## Помощь

fight-help-draw = В свой ход открой карту. Её число даёт задание.
fight-help-task = Жёлтый цвет — поединок, красный — невезение, синий — бонус.
fight-help-duel = В поединке оба выбирают тайно, а открывают одновременно.
fight-help-joker = До открытой карты джокер меняет все твои карты с картами другого игрока.
fight-help-win = У кого не осталось карт, тот побеждает.
fight-key-tab = идти по всему, что можно выбрать
fight-key-seat = выбрать игрока, слева направо
