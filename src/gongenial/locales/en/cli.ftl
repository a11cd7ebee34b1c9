# What the command line says.

cli-about = Gongenial: play family games with friends and bots in your browser.
cli-serve-about = Start the table server.
cli-host-about = The address to listen on. With 127.0.0.1 only this computer gets in.
cli-port-about = The port to listen on.
cli-data-about = The folder that keeps tables and games.
cli-open-about = Open the page in the browser.
cli-proxy-about = The server stands behind a proxy: believe its forwarding headers.
cli-version-about = Show the version and stop.
cli-tasks-about = Task packs for FIGHT: check one, or start one of your own.
cli-tasks-check-about = Check a task pack: every fault with its file and line.
cli-tasks-new-about = Start a task pack: a folder with an example of each kind of task.
cli-tasks-pack-about = The pack's folder.
cli-tasks-name-about = The name of the new pack, which its folder gets too.
cli-print-about = Make a PDF to print: the GONG deck, the tokens, the rules, or all of it.
cli-print-what-about = What to print.
cli-print-language-about = The language of the rules and the hints.
cli-print-paper-about = The size of the paper.
cli-print-bw-about = Line art in black and white instead of colours: kind to the ink.
cli-print-address-about = Where the cards' QR codes lead, such as https://gongenial.example.org. Without it there are no codes.
cli-print-output-about = The file to write.
cli-print-backs-about = Leave out the backs of cards and tokens.

serve-here = On this computer
serve-phones = For phones on the same network
serve-scan = Or scan this with a phone:
serve-alone = Only this computer can get in. Without --host 127.0.0.1 your phones can join too.
serve-no-network = No network found, so only this computer can get in.
serve-stop = Stop with Ctrl+C. Games are kept.
serve-port-taken = Port { $port } is already in use. Perhaps Gongenial is already running? Otherwise take another one: --port { $other }
serve-no-data = The folder { $folder } can't be used: { $why }
serve-bad-address = { $host } is no address of this computer: { $why }

tasks-sound = { $pack }: everything is all right. Tasks: { $yellow } yellow, { $red } red, { $blue } blue, { $real } for a real table.
tasks-faults = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
tasks-made = The pack is in the folder { $folder }. Write your tasks, then check them: gongenial tasks check { $folder }
tasks-in-the-way = { $folder } is there already.

pack-fault-no-folder = There is no folder { $folder }.
pack-fault-no-file = The file { $file } is missing.
pack-fault-not-utf8 = This line is not written in UTF-8. Save the file as UTF-8.
pack-fault-too-large = With this file the pack is too large: all its files together have room for { $most } kB.
pack-fault-too-many-languages = Languages: { $count }. There is room for { $most }.
pack-fault-odd-sign = This line has the sign { $sign } in it, which can't be seen or turns the writing around. Take it out.
pack-fault-too-many-letters = { $text } is too long. Letters: { $count }. There is room for { $most }.
pack-fault-no-toml = This is not TOML: { $why }
pack-fault-no-such-field = There is no field { $field }. There are: { $fields }
pack-fault-format = `format` has to be { $format }, not { $value }.
pack-fault-name = A name has 2 to 32 signs, small letters a to z, digits and hyphens, and starts with a letter: not { $value }
pack-fault-other-folder = The pack says that its name is { $value }, but its folder is { $folder }. Both have to be the same.
pack-fault-known-already = There is a pack called { $value } already.
pack-fault-languages = `languages` has to be a list such as ["en", "hr"], not { $value }.
pack-fault-language = A language is a short code such as "en", each of them once: not { $value }
pack-fault-no-tasks = There are no tasks. Each begins with [[task]].
pack-fault-no-task-of-colour = No { $colour } task has a `do`. Each of the colours yellow, red and blue needs one at least.
pack-fault-too-many-tasks = { $count } { $colour } tasks have a `do`, and there is room for { $most }.
pack-fault-too-many-of-colour = There are { $count } { $colour } tasks in all, and there is room for { $most }.
pack-fault-name-twice = Another task is called { $value }: see line { $line }.
pack-fault-do-or-real = A task has either `do`, what the game carries out, or `real = true`, for a real table.
pack-fault-true-wanted = `{ $field }` can only be true, not { $value }. Leave it out if it isn't.
pack-fault-one-of = `{ $field }` is one of { $values }, not { $value }.
pack-fault-field-missing = `{ $field }` is missing.
pack-fault-count-wanted = `{ $field }` is a number from 1 to { $most }, not { $value }.
pack-fault-steps-wanted = Here a list of steps has to stand, such as [{"{"} draw = 1 {"}"}], not { $value }.
pack-fault-step-wanted = A step has exactly one of { $steps }: { $value } is none.
pack-fault-no-such-field-in-step = A step with `{ $step }` has no field { $field }.
pack-fault-to-oneself = Nobody can give cards to themselves or take them from themselves.
pack-fault-one-player-wanted = `{ $field }` has to be one other player, not { $value }.
pack-fault-second-look = A task can look at cards once only.
pack-fault-second-duel = A task can have one duel only.
pack-fault-nobody-guesses = In the duel { $duel } nobody guesses: leave `guesser` out.
pack-fault-no-duel-yet = There is no { $value } before there has been a duel.
pack-fault-choice-in-choice = A choice can't stand inside a choice.
pack-fault-two-wanted = `choose` has to be two lists of steps, not { $value }.
pack-fault-too-long = The task is too long: { $most } steps at most, and a choice counts as two.
pack-fault-too-much = The task moves too many cards at a table of six.
pack-fault-no-fluent = This line is no Fluent. A text is written as: task-name = What to do.
pack-fault-text-twice = The text { $text } is there twice: see line { $line }.
pack-fault-text-missing = The text { $text } is missing.
pack-fault-task-without-text = The task { $task } has no text { $text } in { $file }.
pack-fault-text-empty = { $text } says nothing: write what to do behind the sign =.
pack-fault-no-title = { $text } has no title: a line below it such as .title = Star gift
pack-fault-no-one = { $text } is a choice and needs a line .one = for the first of the two.
pack-fault-no-two = { $text } is a choice and needs a line .two = for the second of the two.
pack-fault-text-of-nothing = The text { $text } belongs to no task.
pack-fault-attribute-of-nothing = { $text } doesn't need .{ $attribute }.
pack-fault-hole = { $text } has something in braces to be filled in. Write plain words.

pack-zip-too-large = There is too much in this ZIP file.
pack-zip-unreadable = This ZIP file can't be read.
pack-zip-without-pack = There is no pack.toml in this ZIP file.
pack-shelf-full = This server has no room for more packs.
pack-shelf-own-full = You have { $most } packs already. Take one away first.

print-done = { $file } is ready: { $size } MB, in { $seconds } s.
print-no-codes = The cards have no QR codes. To give them some: --address https://gongenial.example.org
print-no-file = { $file } can't be written: { $why }
print-not-built = The pictures of the cards haven't been drawn yet: { $file } is missing. Run make play once.
