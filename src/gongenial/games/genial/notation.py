"""The texts of the actions: `draw`, `take`, `alt`."""

from __future__ import annotations

from gongenial.core.errors import InvalidAction, written
from gongenial.games.genial.actions import ALTERNATIVE

TEXTS = ("draw", "take", "alt")
_CODES = {text: code for code, text in enumerate(TEXTS)} | {"alternative": ALTERNATIVE}


def action_text(code: int) -> str:
    """The text of an action."""
    if not 0 <= code < len(TEXTS):
        raise InvalidAction(f"This game has no action {written(code)}: they are numbered 0 to {len(TEXTS) - 1}.")
    return TEXTS[code]


def parse(text: str) -> int:
    """The action that a text means; raises InvalidAction."""
    plain = text.strip().lower()
    if plain not in _CODES:
        raise InvalidAction(f"{written(text)} is no action of this game. Actions are draw, take, alt.")
    return _CODES[plain]
