"""The texts of FAMILY's actions: `ask 2 OM3`, `JK>2`, `cancel`, `accept`, `draw`, `pass`."""

from __future__ import annotations

import re

from gongenial.core.errors import InvalidAction, written
from gongenial.games.gong.cards import CARD_TEXTS, JOKER, SEATS, parse_card
from gongenial.games.gong.family.actions import CARDS

TEXTS = (
    tuple(f"ask {seat} {card}" for seat in range(SEATS) for card in CARD_TEXTS[:JOKER])
    + tuple(f"JK>{seat}" for seat in range(SEATS))
    + ("cancel", "accept", "draw", "pass")
)
_PLAIN = {"".join(text.split()).lower(): code for code, text in enumerate(TEXTS)}


def action_text(code: int) -> str:
    """The text of an action."""
    if not 0 <= code < len(TEXTS):
        raise InvalidAction(f"FAMILY has no action {written(code)}: they are numbered 0 to {len(TEXTS) - 1}.")
    return TEXTS[code]


def parse(text: str) -> int:
    """The action that a text means; what `action_text` writes, and cards as people write them: `ask 2 omega 3`.

    Raises InvalidAction, or AmbiguousAction where the text could mean several cards.
    """
    plain = "".join(text.split()).lower()
    if plain in _PLAIN:
        return _PLAIN[plain]
    if plain.startswith(("jk", "joker")):
        raise InvalidAction(f"{written(text)} names no seat: seats are 0 to {SEATS - 1}, as in JK>2.")
    question = re.fullmatch(r"ask([0-9])(.+)", plain)
    if not question or int(question[1]) >= SEATS:
        raise InvalidAction(
            f"{written(text)} is no action of FAMILY."
            " Actions are a question (ask 2 OM3: seat 2 for that card), JK>2, draw, pass, cancel, accept."
        )
    card = parse_card(question[2])
    if card == JOKER:
        raise InvalidAction("A joker is of no family, so nobody is asked for one.")
    return int(question[1]) * CARDS + card
