# Что говорит командная строка.

cli-about = Gongenial: семейные игры с друзьями и ботами прямо в браузере.
cli-serve-about = Запустить сервер столов.
cli-host-about = Адрес, на котором слушать. С 127.0.0.1 войти можно только с этого компьютера.
cli-port-about = Порт, на котором слушать.
cli-data-about = Папка, где хранятся столы и партии.
cli-open-about = Открыть страницу в браузере.
cli-proxy-about = Сервер стоит за прокси: верить его заголовкам пересылки.
cli-version-about = Показать версию и закончить.
cli-tasks-about = Наборы заданий для FIGHT: проверить набор или начать свой.
cli-tasks-check-about = Проверить набор заданий: каждая ошибка с файлом и строкой.
cli-tasks-new-about = Начать набор заданий: папка с примером задания каждого вида.
cli-tasks-pack-about = Папка набора.
cli-tasks-name-about = Имя нового набора, его получит и папка.
cli-print-about = Сделать PDF для печати: колоду GONG, жетоны, правила или всё сразу.
cli-print-what-about = Что напечатать.
cli-print-language-about = Язык правил и подсказок.
cli-print-paper-about = Размер бумаги.
cli-print-bw-about = Чёрно-белые рисунки линиями вместо цветных: они берегут краску.
cli-print-address-about = Куда ведут QR-коды карт, например https://gongenial.example.org. Без адреса кодов нет.
cli-print-output-about = Файл, который нужно записать.
cli-print-backs-about = Без рубашек карт и жетонов.

serve-here = На этом компьютере
serve-phones = Для телефонов в той же сети
serve-scan = Или отсканируй телефоном:
serve-alone = Войти можно только с этого компьютера. Без --host 127.0.0.1 смогут играть и твои телефоны.
serve-no-network = Сеть не найдена, поэтому войти можно только с этого компьютера.
serve-stop = Остановить: Ctrl+C. Партии сохранятся.
serve-port-taken = Порт { $port } уже занят. Может быть, Gongenial уже запущен? Если нет, возьми другой: --port { $other }
serve-no-data = Папкой { $folder } нельзя пользоваться: { $why }
serve-bad-address = { $host } — не адрес этого компьютера: { $why }

tasks-sound = { $pack }: всё в порядке. Заданий: жёлтых { $yellow }, красных { $red }, синих { $blue }, для настоящего стола { $real }.
tasks-faults = { $count ->
    [one] Найдена { $count } ошибка.
    [few] Найдены { $count } ошибки.
    [many] Найдено { $count } ошибок.
   *[other] Найдено { $count } ошибки.
}
tasks-made = Набор лежит в папке { $folder }. Напиши свои задания, а потом проверь их: gongenial tasks check { $folder }
tasks-in-the-way = { $folder } уже есть.

pack-fault-no-folder = Папки { $folder } нет.
pack-fault-no-file = Не хватает файла { $file }.
pack-fault-not-utf8 = Эта строка записана не в UTF-8. Сохрани файл как UTF-8.
pack-fault-too-large = С этим файлом набор слишком большой: во всех файлах вместе может быть { $most } кБ.
pack-fault-too-many-languages = Языков: { $count }. Помещается { $most }.
pack-fault-odd-sign = В этой строке есть знак { $sign }: его не видно, или он переворачивает текст. Убери его.
pack-fault-too-many-letters = { $text }: слишком длинно. Букв: { $count }. Помещается { $most }.
pack-fault-no-toml = Это не TOML: { $why }
pack-fault-no-such-field = Поля { $field } нет. Есть такие: { $fields }
pack-fault-format = `format` должен быть { $format }, а не { $value }.
pack-fault-name = В имени от 2 до 32 знаков: маленькие буквы от a до z, цифры и дефисы, и начинается оно с буквы. Не подходит: { $value }
pack-fault-other-folder = Набор называет себя { $value }, а его папка называется { $folder }. Имена должны быть одинаковыми.
pack-fault-known-already = Набор с именем { $value } уже есть.
pack-fault-languages = `languages` должен быть списком вроде ["en", "hr"], а не { $value }.
pack-fault-language = Язык — это короткий код вроде "en", каждый по одному разу. Не подходит: { $value }
pack-fault-no-tasks = Заданий нет. Каждое начинается с [[task]].
pack-fault-no-task-of-colour = Ни у одного задания цвета { $colour } нет `do`. Для каждого цвета, yellow, red и blue, нужно хотя бы одно.
pack-fault-too-many-tasks = `do` есть у { $count } заданий цвета { $colour }, а места хватает на { $most }.
pack-fault-too-many-of-colour = Всего заданий цвета { $colour } — { $count }, а места хватает на { $most }.
pack-fault-name-twice = Другое задание уже называется { $value }: смотри строку { $line }.
pack-fault-do-or-real = У задания есть либо `do` — то, что выполняет игра, либо `real = true` — для настоящего стола.
pack-fault-true-wanted = `{ $field }` может быть только true, а не { $value }. Иначе просто убери его.
pack-fault-one-of = `{ $field }` — это одно из { $values }, а не { $value }.
pack-fault-field-missing = Не хватает `{ $field }`.
pack-fault-count-wanted = `{ $field }` — это число от 1 до { $most }, а не { $value }.
pack-fault-steps-wanted = Здесь нужен список шагов вроде [{"{"} draw = 1 {"}"}], а не { $value }.
pack-fault-step-wanted = В шаге ровно одно из этих слов: { $steps }. Не подходит: { $value }.
pack-fault-no-such-field-in-step = В шаге с `{ $step }` нет поля { $field }.
pack-fault-to-oneself = Никто не может дать карты самому себе или взять их у самого себя.
pack-fault-one-player-wanted = `{ $field }` — это один другой игрок, а не { $value }.
pack-fault-second-look = Посмотреть карты в одном задании можно только один раз.
pack-fault-second-duel = В одном задании может быть только одна дуэль.
pack-fault-nobody-guesses = В дуэли { $duel } никто не угадывает: убери `guesser`.
pack-fault-no-duel-yet = До дуэли ещё нет того, кто { $value }.
pack-fault-choice-in-choice = Внутри выбора не может быть другого выбора.
pack-fault-two-wanted = `choose` — это два списка шагов, а не { $value }.
pack-fault-too-long = Задание слишком длинное: шагов может быть не больше { $most }, а выбор считается за два.
pack-fault-too-much = За столом на шестерых задание двигает слишком много карт.
pack-fault-no-fluent = Эта строка — не Fluent. Текст пишется так: task-name = Что нужно сделать.
pack-fault-text-twice = Текст { $text } есть дважды: смотри строку { $line }.
pack-fault-text-missing = Не хватает текста { $text }.
pack-fault-task-without-text = У задания { $task } нет текста { $text } в файле { $file }.
pack-fault-text-empty = { $text } ничего не говорит: после знака = напиши, что нужно сделать.
pack-fault-no-title = У { $text } нет названия: строки под ним вроде .title = Звёздный подарок
pack-fault-no-one = { $text } — это выбор, ему нужна строка .one = для первого из двух.
pack-fault-no-two = { $text } — это выбор, ему нужна строка .two = для второго из двух.
pack-fault-text-of-nothing = Текст { $text } не относится ни к одному заданию.
pack-fault-attribute-of-nothing = { $text } не нужно .{ $attribute }.
pack-fault-hole = В { $text } есть что-то в фигурных скобках, что нужно подставить. Пиши простыми словами.

pack-zip-too-large = В этом ZIP-файле слишком много всего.
pack-zip-unreadable = Этот ZIP-файл не читается.
pack-zip-without-pack = В этом ZIP-файле нет файла pack.toml.
pack-shelf-full = На этом сервере больше нет места для наборов.
pack-shelf-own-full = У тебя уже { $most } наборов. Сначала убери один.

print-done = { $file } готов: { $size } МБ, за { $seconds } с.
print-no-codes = На картах нет QR-кодов. Чтобы они были: --address https://gongenial.example.org
print-no-file = Не удаётся записать { $file }: { $why }
print-not-built = Картинки карт ещё не нарисованы: нет файла { $file }. Запусти один раз make play.
