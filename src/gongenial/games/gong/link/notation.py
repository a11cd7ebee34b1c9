"""The texts of LINK's actions: `NB4`, `JK>2`, `cancel`, `accept`, `draw`, `pass`, `gong`, `gong!2`, `silent`."""

from __future__ import annotations

from gongenial.core.errors import InvalidAction, written
from gongenial.games.gong.cards import CARD_TEXTS, JOKER, SEATS, parse_card
from gongenial.games.gong.link.actions import GONG_FOR, JOKER_ON

TEXTS = (
    CARD_TEXTS[:JOKER]
    + tuple(f"JK>{seat}" for seat in range(SEATS))
    + ("cancel", "accept", "draw", "pass", "gong")
    + tuple(f"gong!{seat}" for seat in range(SEATS))
    + ("silent",)
)
_CODES = {text: code for code, text in enumerate(TEXTS)}
_LOWER = {text.lower(): code for code, text in enumerate(TEXTS)}


def action_text(code: int) -> str:
    """The text of an action."""
    if not 0 <= code < len(TEXTS):
        raise InvalidAction(f"LINK has no action {written(code)}: they are numbered 0 to {len(TEXTS) - 1}.")
    return TEXTS[code]


def parse(text: str) -> int:
    """The action that a text means; what `action_text` writes, and cards as people write them.

    Raises InvalidAction, or AmbiguousAction where the text could mean several cards.
    """
    plain = "".join(text.split()).lower()
    if plain in _LOWER:
        return _LOWER[plain]
    for word, base in (("jk>", JOKER_ON), ("joker>", JOKER_ON), ("gong!", GONG_FOR)):
        if plain.startswith(word):
            raise InvalidAction(f"{written(text)} names no seat: seats are 0 to {SEATS - 1}, as in {TEXTS[base + 2]}.")
    if plain in ("jk", "joker"):
        raise InvalidAction("A joker is played on a seat: JK>2.")
    if not plain or not plain[-1].isdigit():
        raise InvalidAction(
            f"{written(text)} is no action of LINK."
            " Actions are a card (NB4), JK>2, draw, pass, gong, gong!2, cancel, accept."
        )
    return parse_card(text)
