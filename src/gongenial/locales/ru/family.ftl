# Стол FAMILY.

## Вопрос

family-ask-group = Твой вопрос
family-ask-player = Спросить: { $name }
family-card-ask = { $card }: спросить эту галактику
family-offer =
    { $count ->
        [one] { $family }: у тебя { $count } карта
        [few] { $family }: у тебя { $count } карты
       *[many] { $family }: у тебя { $count } карт
    }
family-other = Другая галактика
family-mine = у тебя есть
family-gone = её спросить нельзя
family-yes = Держи!
family-no = Нет!
family-luck = Та самая карта!
family-quiet = У кого какая карта? Спрашивай и собирай целые галактики!
family-has =
    { $count ->
        [one] { $count } целая галактика: { $families }
        [few] { $count } целые галактики: { $families }
       *[many] { $count } целых галактик: { $families }
    }

## Чего ждём

family-status-ask = Твой ход! Какую галактику собираешь?
family-status-again = Да! Можно спросить ещё.
family-status-which = Какая карта тебе нужна?
family-status-which-of = { $name }: какую карту спросить?
family-status-what-of = { $name }: какую галактику спросить?
family-status-whom = У кого { $card }? Нажми на игрока!
family-status-draw = Спросить некого. Тяни карту!
family-status-pass = Спросить некого, и тянуть нечего. Пропусти ход.

## Что случилось

family-ask = { $name } спрашивает: { $target }, у тебя есть { $card }?
family-ask-you = Ты спрашиваешь: { $target }, у тебя есть { $card }?
family-ask-at-you = { $name } спрашивает у тебя { $card }.
family-gave = { $name } отдаёт карту.
family-gave-you = Ты отдаёшь карту.
family-lacks = { $name } говорит: нет такой.
family-lacks-you = У тебя её нет.
family-lucky = { $name } тянет { $card }, ту самую карту, и спрашивает дальше!
family-lucky-you = Ты тянешь { $card }, ту самую карту! Спрашивай дальше.
family-empty = Тянуть нечего.
family-laid = { $name } собирает всю галактику { $family }!
family-laid-you = У тебя вся галактика { $family }!

## Подсказка

family-memory = Что мы знаем?
family-aid = Помоги мне запомнить
family-aid-about = Надо помнить, кто что спрашивал. Если это трудно, включи подсказку: тогда здесь и во время вопроса видно, где какие карты.
family-aid-holds = Точно есть
family-aid-some = Есть что-то из
family-aid-lacks = Точно нет
family-aid-nothing = Пока ничего не знаем.
family-known-holds = { $name }: карта здесь
family-hint-has = карта есть
family-hint-lacks = карты нет
family-hint-maybe = есть что-то из этой галактики

## Конец

family-over-first = Галактик поровну: побеждает тот, кто собрал их раньше.
family-over-stuck = Давно никто не собирал галактику: у кого их больше, тот и победил.
family-over-turn_limit = Это была очень долгая игра: у кого больше галактик, тот и победил.
family-over-left = Все остальные ушли.

## Помощь

family-help-ask = Спроси у любого карту галактики, из которой у тебя уже что-то есть.
family-help-yes = Карта нашлась? Она твоя, и ты спрашиваешь ещё.
family-help-no = Не нашлась? Тяни карту, и спрашивает следующий.
family-help-joker = Джокером ты меняешься всеми картами с другим игроком.
family-help-win = Все шесть карт галактики? Она лежит перед тобой. Побеждает тот, у кого галактик больше!
family-key-tab = идти по галактикам, картам и игрокам
family-key-seat = спросить игрока, слева направо
