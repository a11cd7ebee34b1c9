"""How games end in which the number of cards decides: LINK and FIGHT."""

from __future__ import annotations

from typing import Protocol

from gongenial.core.bits import count
from gongenial.core.jit import kernel
from gongenial.games.gong.stock import HandState
from gongenial.games.seats import Ended, ranked

WON, BLOCKED, LIMIT, LEFT = 1, 2, 4, 6
"""Codes of the Terminations that these games know."""


class EndingState(HandState, Ended, Protocol):
    """Hands, and how the game ended."""


@kernel
def fewest_win(s: EndingState, termination: int) -> None:
    """The game ends without anybody going out: fewest cards wins, equal fewest share (L12, X1)."""
    fewest = 99
    for seat in range(s.players):
        if not s.removed >> seat & 1:
            cards = count(s.hands[seat])
            if cards < fewest:
                fewest = cards
                s.winners = 0
            if cards == fewest:
                s.winners |= 1 << seat
    s.over = termination


def ranks(s: EndingState) -> tuple[int, ...]:
    """Each seat's rank: winners first, then by number of cards, those who left last; equals share."""
    keys = []
    for seat in range(s.players):
        left, won = s.removed >> seat & 1, s.winners >> seat & 1
        keys.append((bool(left), not won, 0 if left else count(s.hands[seat])))
    return ranked(keys)
