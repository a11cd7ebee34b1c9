# Выбор игр и счёт матча.

## Во что играем и как долго

lobby-games = Во что играем?
lobby-turns = Несколько игр по очереди
set-series = Как долго?
series-0 = сколько хочется
series-best = кто выиграет больше из { $games }
series-next = Дальше: { $game }
settings-of = Настройки: { $game }
set-shown-card = Карта с заданием
set-shown-card-discard = потом ложится в стопку
set-shown-card-hand = идёт на руки
set-shown-card-long = Тогда карт приходит почти столько же, сколько уходит: такая игра может тянуться очень долго, особенно вдвоём.
set-pack = Задания
set-pack-gone = { $name } (убрано)
set-row-length = Жетонов в полной линии
set-row-length-sheet = 7, вчетвером 5
set-row-length-kosmos = 7, 6 или 5 на 2, 3 или 4 игроков
set-row-length-three = Втроём для линий по 7 нужны все жетоны до одного. В одной игре из семи они кончаются раньше, и тогда побеждает тот, у кого их больше. С линиями по 6 жетоны остаются.
set-alternative = Жетон самого редкого у тебя цвета, вместо того чтобы тянуть
set-alternative-one = можно взять один
set-alternative-all = можно взять все
set-alternative-off = нет

## Счёт

sheet-title = Счёт
sheet-game = Игра { $number }: { $game }
sheet-won = победа
sheet-wins = Победы
match-standing = Матч { $number }, игр не больше { $games }
match-champion = { $name } побеждает в матче!
match-champion-you = Матч за тобой!
match-shared = В матче побеждают вместе: { $names }!
match-new = Новый матч
again-waiting = Ждём остальных…
again-asked = { $names }: ещё одна игра!
