"""The texts of FIGHT's actions: `NB4`, `JK`, `JK>2`, `cancel`, `accept`, `draw`, `pass`, `at 2`, `sun`, `moon`,
`comet`, `guess 3`, `guess NB`, `guess red`, `one`, `two`."""

from __future__ import annotations

from gongenial.core.errors import AmbiguousAction, GongenialError, InvalidAction, written
from gongenial.games.gong.cards import CARD_TEXTS, FAMILIES, FAMILY_CODES, NUMBERS, SEATS, parse_card
from gongenial.games.gong.fight.actions import AT, GUESS_FAMILY_IS, JOKER_ON
from gongenial.tasks.program import COLOURS

TEXTS = (
    CARD_TEXTS
    + tuple(f"JK>{seat}" for seat in range(SEATS))
    + ("cancel", "accept", "draw", "pass")
    + tuple(f"at {seat}" for seat in range(SEATS))
    + ("sun", "moon", "comet")
    + tuple(f"guess {number}" for number in range(1, NUMBERS + 1))
    + tuple(f"guess {family}" for family in FAMILY_CODES)
    + tuple(f"guess {colour}" for colour in COLOURS)
    + ("one", "two")
)
_CODES = {"".join(text.split()).lower(): code for code, text in enumerate(TEXTS)}


def action_text(code: int) -> str:
    """The text of an action."""
    if not 0 <= code < len(TEXTS):
        raise InvalidAction(f"FIGHT has no action {written(code)}: they are numbered 0 to {len(TEXTS) - 1}.")
    return TEXTS[code]


def parse(text: str) -> int:
    """The action that a text means; what `action_text` writes, and cards and families as people write them.

    Raises InvalidAction, or AmbiguousAction where the text could mean several.
    """
    plain = "".join(text.split()).lower()
    if plain in _CODES:
        return _CODES[plain]
    if plain in ("joker", "gongjoker"):
        return _CODES["jk"]
    for word, base in (("jk>", JOKER_ON), ("joker>", JOKER_ON), ("at", AT)):
        rest = plain.removeprefix(word)
        if plain.startswith(word) and not rest.isalpha():
            if rest in map(str, range(SEATS)):
                return base + int(rest)
            raise InvalidAction(f"{written(text)} names no seat: seats are 0 to {SEATS - 1}, as in {TEXTS[base + 2]}.")
    if plain.startswith("guess"):
        return _guess(text, plain.removeprefix("guess").upper())
    try:
        return parse_card(text)
    except AmbiguousAction:
        raise
    except GongenialError:
        raise InvalidAction(
            f"{written(text)} is no action of FIGHT. Actions are a card (NB4, JK), JK>2, draw, cancel, accept,"
            " at 2, sun, moon, comet, guess 3, guess NB, guess red, one, two."
        ) from None


def _guess(text: str, name: str) -> int:
    """A guessed family, by any beginning of its name."""
    families = [k for k, family in enumerate(FAMILIES) if name and family.startswith(name)]
    if not families:
        raise InvalidAction(f"{written(text)} is no guess: a number, a colour or a family, as in guess NB.")
    if len(families) > 1:
        names = " or ".join(f"guess {FAMILY_CODES[k]} ({FAMILIES[k]})" for k in families)
        raise AmbiguousAction(f"{written(text)} could be {names}. Write which.")
    return GUESS_FAMILY_IS + families[0]
