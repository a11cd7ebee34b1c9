# Стол игры-коллекции.

token-red = красное сердце
token-orange = оранжевая луна
token-yellow = жёлтая звезда
token-green = зелёный клевер
token-blue = синяя капля
token-violet = фиолетовый алмаз

## За столом

genial-reserve =
    { $count ->
        [one] Резерв: { $count } жетон
        [few] Резерв: { $count } жетона
        [many] Резерв: { $count } жетонов
       *[other] Резерв: { $count } жетона
    }
genial-centre = Центр
genial-zone = Зона
genial-centre-sr = В центре: { $tokens }
genial-zone-sr = В зоне: { $tokens }
genial-nothing = ничего
genial-lines = Твоя коллекция
genial-line = { $token }: { $count } из { $line }
genial-earned = призовой ход получен
genial-total =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }
genial-take = Забрать
genial-take-count = Забрать { $count }
genial-alt-one = Взять один
genial-alt-all = Взять все

## Чего ждём

genial-status-draw = Твой ход! Тяни жетон.
genial-status-alt = Твоя самая короткая линия: { $token }. Взять или тянуть?
genial-status-alt-only = Резерв пуст. Возьми из центра: { $token }.
genial-status-again = Совпало! Тянуть ещё или забрать?
genial-status-take = Резерв пуст. Забирай!
genial-status-bonus = Призовой ход! Тяни жетон.
genial-turning = { $name } тянет… Что же там?
genial-turning-you = Что же там?

## Возгласы

genial-banner-match = Совпало!
genial-banner-miss = Мимо!
genial-banner-conflict = Повтор!
genial-banner-bonus = Призовой ход!
genial-banner-lapsed = Жетонов больше нет!

## Что случилось

genial-log-match = { $name } тянет: { $token }. Совпало!
genial-log-match-you = Ты тянешь: { $token }. Совпало!
genial-log-miss = { $name } тянет: { $token }. Мимо! Всё уходит в центр.
genial-log-miss-you = Ты тянешь: { $token }. Мимо! Всё уходит в центр.
genial-log-conflict = { $name } тянет: { $token }. Повтор! Всё уходит в центр.
genial-log-conflict-you = Ты тянешь: { $token }. Повтор! Всё уходит в центр.
genial-log-take =
    { $count ->
        [one] { $name } забирает { $count } жетон.
        [few] { $name } забирает { $count } жетона.
        [many] { $name } забирает { $count } жетонов.
       *[other] { $name } забирает { $count } жетона.
    }
genial-log-take-you =
    { $count ->
        [one] Ты забираешь { $count } жетон.
        [few] Ты забираешь { $count } жетона.
        [many] Ты забираешь { $count } жетонов.
       *[other] Ты забираешь { $count } жетона.
    }
genial-log-alt =
    { $count ->
        [one] { $name } делает другой ход и берёт { $count } жетон: { $token }.
        [few] { $name } делает другой ход и берёт { $count } жетона: { $token }.
        [many] { $name } делает другой ход и берёт { $count } жетонов: { $token }.
       *[other] { $name } делает другой ход и берёт { $count } жетона: { $token }.
    }
genial-log-alt-you =
    { $count ->
        [one] Ты делаешь другой ход и берёшь { $count } жетон: { $token }.
        [few] Ты делаешь другой ход и берёшь { $count } жетона: { $token }.
        [many] Ты делаешь другой ход и берёшь { $count } жетонов: { $token }.
       *[other] Ты делаешь другой ход и берёшь { $count } жетона: { $token }.
    }
genial-log-line = Полная линия: { $token }! За это { $name } ходит ещё раз.
genial-log-line-you = Полная линия: { $token }! За это тебе призовой ход.
genial-log-returned =
    { $count ->
        [one] { $count } лишний жетон возвращается в резерв.
        [few] { $count } лишних жетона возвращаются в резерв.
        [many] { $count } лишних жетонов возвращаются в резерв.
       *[other] { $count } лишних жетона возвращаются в резерв.
    }
genial-log-lapsed = Резерв пуст: призового хода не будет.

## Шансы

genial-odds = Шансы
genial-odds-match = совпадёт
genial-odds-miss = мимо
genial-odds-conflict = повтор
genial-odds-of =
    { $count ->
        [one] из { $count } жетона
        [few] из { $count } жетонов
        [many] из { $count } жетонов
       *[other] из { $count } жетонов
    }
genial-odds-empty = Жетонов больше нет

## Конец

genial-over-won = Все шесть линий полны!
genial-over-reserve-empty = Тянуть больше нечего: побеждает тот, у кого больше всего жетонов.
genial-over-turn-limit = Это была очень длинная игра: побеждает тот, у кого больше всего жетонов.

## Помощь

genial-help-draw = Тяни жетон. Такой цвет есть в центре, а в твоей зоне ещё нет? Совпало!
genial-help-miss = Не совпало? Тогда вся твоя зона уходит в центр, и твой ход окончен.
genial-help-take = Совпало? Тяни ещё или забирай: всё из своей зоны, а из центра — все жетоны этих цветов.
genial-help-bonus = Полная линия приносит призовой ход.
genial-help-other = Какого-то цвета у тебя меньше, чем любого другого, и он есть в центре? В начале хода его можно взять, вместо того чтобы тянуть.
genial-help-win = Кто первым заполнит все шесть линий, тот победил.
genial-key-take = забрать (остановиться)
genial-key-other = другой ход
genial-key-odds = показать или спрятать шансы
