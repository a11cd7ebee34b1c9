# The page of task packs: which there are, what is in them, and how to add one.

packs-title = Tasks for GONG FIGHT
packs-lead = The tasks of GONG FIGHT come in packs. Look into them, play with them, or write your own.
packs-all = All packs
packs-origin-program = Comes with the game
packs-origin-server = From this server
packs-origin-own = Yours
packs-origin-others = Somebody else’s
packs-count = { $kind }: { $count }
packs-real-count = For a real table: { $count }
packs-languages = Languages: { $languages }
packs-look = Look inside
packs-none = There is no such pack. It may have been taken away.

## One pack
packs-play = Play against bots
packs-friends = Play with friends
packs-cards = Draw its tasks on this phone
packs-real = Real table only
packs-one-of = Choose: “{ $one }” or “{ $two }”
packs-link = Whoever has this link can play with it too:
packs-edit = Change it
packs-remove = Take it away
packs-remove-sure = Really take it away? Games that have begun keep it.
packs-yes = Yes
packs-no = No

## One’s own
packs-own-title = A pack of your own
packs-own-lead = Write tasks right here. Or bring files: pack.toml, and a text file such as en.ftl for each language. A ZIP file is fine, too.
packs-own-name = What is it called?
packs-own-name-hint = 2 to 32 small letters, digits and hyphens, such as pirates
packs-start = Begin with examples
packs-choose-files = Choose files
packs-drop = Or drop them here.
packs-left-out = These are no files of a pack: { $files }
packs-files = Files of your pack
packs-text-of = { $file }, to be changed
packs-add-language = Another language
packs-kept = It stays on this device until you have added it or thrown it away.
packs-check = Check
packs-add = Add the pack
packs-replaces = You have a pack called { $name } already. Games that have begun keep the old one.
packs-replace = Put this one in its place
packs-sound = Everything is all right!
packs-faults = { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
packs-more-faults = There are still more: { $count }
packs-where = { $file }, line { $line }
packs-changed = You have changed something. Check it again.
packs-discard = Throw it away
packs-discard-sure = Really throw it away? It is nowhere else.
packs-in-the-way = You are still writing another pack. Put this one in its place?
packs-too-large = That is too much for one pack.
