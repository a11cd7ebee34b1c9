# Страница наборов заданий: какие они, что в них и как добавить свой.

packs-title = Задания для GONG FIGHT
packs-lead = Задания для GONG FIGHT собраны в наборы. Загляни в них, сыграй с ними или напиши свой.
packs-all = Все наборы
packs-origin-program = Есть в игре
packs-origin-server = С этого сервера
packs-origin-own = Твой
packs-origin-others = Чужой
packs-count = { $kind }: { $count }
packs-real-count = Для настоящего стола: { $count }
packs-languages = Языки: { $languages }
packs-look = Заглянуть внутрь
packs-none = Такого набора нет. Может быть, его убрали.

## Один набор
packs-play = Играть с ботами
packs-friends = Играть с друзьями
packs-cards = Тянуть его задания на этом телефоне
packs-real = Только за настоящим столом
packs-one-of = Выбери: «{ $one }» или «{ $two }»
packs-link = По этой ссылке с ним могут играть и другие:
packs-edit = Изменить
packs-remove = Убрать
packs-remove-sure = Точно убрать? В начатых играх он останется.
packs-yes = Да
packs-no = Нет

## Свой набор
packs-own-title = Твой собственный набор
packs-own-lead = Пиши задания прямо здесь. Или принеси файлы: pack.toml и по файлу с текстами на каждый язык, например ru.ftl. Можно и ZIP-файл.
packs-own-name = Как он называется?
packs-own-name-hint = от 2 до 32 знаков: маленькие латинские буквы, цифры и дефисы, например pirates
packs-start = Начать с примеров
packs-choose-files = Выбрать файлы
packs-drop = Или брось их сюда.
packs-left-out = Это не файлы набора: { $files }
packs-files = Файлы твоего набора
packs-text-of = { $file }, можно менять
packs-add-language = Ещё один язык
packs-kept = Он останется на этом устройстве, пока ты его не добавишь или не выбросишь.
packs-check = Проверить
packs-add = Добавить набор
packs-replaces = У тебя уже есть набор { $name }. В начатых играх останется старый.
packs-replace = Заменить его этим
packs-sound = Всё в порядке!
packs-faults = { $count ->
    [one] Найдена { $count } ошибка:
    [few] Найдены { $count } ошибки:
   *[many] Найдено { $count } ошибок:
}
packs-more-faults = И это ещё не все, осталось: { $count }
packs-where = { $file }, строка { $line }
packs-changed = Что-то изменилось. Проверь ещё раз.
packs-discard = Выбросить
packs-discard-sure = Точно выбросить? Больше его нигде нет.
packs-in-the-way = Ты ещё пишешь другой набор. Заменить его этим?
packs-too-large = Это слишком много для одного набора.
