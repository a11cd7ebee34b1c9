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
    return {MANIFEST: PACK.format(name=name, language=language), text_file(language): _texts(language)}


def _texts(language: str) -> str:
    """In that language, or in English, to be translated, if we don't speak it."""
    spoken = TEXTS / text_file(language)
    return (spoken if spoken.is_file() else TEXTS / text_file("en")).read_text("utf-8")


TEXTS = Path(__file__).parent / "beginning"
"""What the tasks of a new pack say, in each of our languages."""

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
