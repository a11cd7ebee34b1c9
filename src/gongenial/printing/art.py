"""Which picture belongs to which card."""

from .back import back
from .canvas import Canvas
from .card import face
from .joker import joker


def picture(card: str) -> Canvas:
    """The picture of a card by its code: `NB4` and the like, `JK`, or `back`."""
    if card == "JK":
        return joker()
    if card == "back":
        return back()
    return face(card[:2], int(card[2:]))
