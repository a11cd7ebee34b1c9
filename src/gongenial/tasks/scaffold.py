"""Starting a task pack of one's own: a folder with an example of each kind of task, free of faults."""

from __future__ import annotations

from pathlib import Path

from gongenial.tasks.naming import NAME
from gongenial.tasks.pack import MANIFEST, text_file
from gongenial.tasks.registry import BUILT_IN


class BadName(ValueError):
    """A pack can't have this name."""


class TakenName(BadName):
    """The pack that comes with the program has this name."""


def new_pack(name: str, language: str, parent: Path) -> Path:
    """Make the folder of a new pack with tasks in a language to start from; returns it.

    Raises BadName, TakenName, FileExistsError if there is something of that name, or another OSError.
    """
    files = first_files(name, language)
    folder = parent / name
    folder.mkdir(parents=False)
    for file, text in files.items():
        (folder / file).write_text(text, "utf-8")
    return folder


def first_files(name: str, language: str) -> dict[str, str]:
    """Text by file name of such a pack. Raises BadName or TakenName."""
    if not NAME.fullmatch(name):
        raise BadName(name)
    if (BUILT_IN / name).is_dir():
        raise TakenName(name)
    return {MANIFEST: PACK.format(name=name, language=language), text_file(language): TEXTS}


PACK = """\
# A pack of tasks for FIGHT. `gongenial tasks check FOLDER` says what is wrong with it.

format = 1
name = "{name}"            # the same as the folder's
languages = ["{language}"]   # a file for each: {language}.ftl

# A task is a list of steps:
#   give = 2, to = WHO             and from = WHO, if it isn't you who gives
#   take = 1, from = WHO           unseen; and to = WHO, if it isn't you who takes
#   laydown = 1    draw = 1        and who = WHO, if it isn't you
#   duel = DUEL, with = WHO        and tie = "me", "rival" or "nobody"; DUEL: highest, signs, guess-number,
#                                  guess-family, guess-colour (in these guesser = "me" or "rival": the other hides)
#   skip = WHO     again = true    look = 2, at = WHO     choose = [[STEPS], [OTHER STEPS]]
# WHO: me, chosen, left, right, others, all, most, fewest, and after a duel winner, loser
# Cards: 1 to 5. Tasks of a colour: 1 to 24 with `do`, and as many as you like with `real = true`.

# ---- yellow: fight (numbers 1 and 2)

[[task]]
name = "high-card"
colour = "yellow"
do = [{{ duel = "highest", with = "chosen" }}, {{ laydown = 2, who = "winner" }}]

[[task]]
name = "three-signs"
colour = "yellow"
do = [{{ duel = "signs", with = "left", tie = "me" }}, {{ give = 1, from = "winner", to = "loser" }}]

[[task]]
name = "arm-wrestling"       # only around a real table: the game itself does nothing
colour = "yellow"
real = true

# ---- red: malus (numbers 3 and 4)

[[task]]
name = "one-more"
colour = "red"
do = [{{ draw = 1 }}]

[[task]]
name = "bitter-choice"
colour = "red"
do = [{{ choose = [[{{ skip = "me" }}], [{{ take = 1, from = "left" }}]] }}]

# ---- blue: bonus (numbers 5 and 6)

[[task]]
name = "two-less"
colour = "blue"
do = [{{ laydown = 2 }}]

[[task]]
name = "peep-and-give"
colour = "blue"
do = [{{ look = 2, at = "chosen" }}, {{ give = 1, to = "chosen" }}, {{ again = true }}]
"""

TEXTS = """\
# What the tasks say: all of it, to the player whose turn it is, in words that a child reads.

pack-title = My tasks
pack-about = A line about them.

task-high-card = Choose a rival. Both of you secretly pick a card. The higher number wins. The winner lays down two.
    .title = High card
task-three-signs = Play sun, moon, comet against the player on your left. The winner gives the loser a card.
    .title = Three signs
task-arm-wrestling = Arm-wrestle with anybody you like. The winner lays down a card.
    .title = Arm wrestling

task-one-more = Draw a card.
    .title = One more
task-bitter-choice = Miss your next turn, or take a card from the player on your left without looking.
    .title = A bitter choice
    .one = Miss a turn
    .two = Take a card

task-two-less = Lay down two cards.
    .title = Two less
task-peep-and-give = Choose a player and look at two of their cards. Give them one of yours, and play again.
    .title = Peep and give
"""
