"""Seats around a table: who is still in the game, who comes next, what a result pays; for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from gongenial.core.bits import count
from gongenial.core.jit import kernel
from gongenial.core.records import Records

MOST_SEATS = 6
"""The most players of any game; the length of `returns` is at least this."""


class Seated(Protocol):
    """The fields that tell who is at the table."""

    players: int
    """How many seats the game began with."""
    removed: int
    """Seats that have left (X2)."""


class Ended(Seated, Protocol):
    """The fields that tell how a game ended."""

    over: int
    """The Termination's code, 0 while the game goes on."""
    winners: int
    """The winning seats, empty while the game goes on."""


@kernel
def seats_in(s: Seated) -> int:
    """The seats that are still in the game, as a set."""
    return ((1 << s.players) - 1) & ~s.removed


@kernel
def next_seat(s: Seated, seat: int) -> int:
    """The next seat clockwise that is still in the game (G7)."""
    while True:  # a comparison, for a division costs as much as all the rest
        seat += 1
        if seat == s.players:
            seat = 0
        if not s.removed >> seat & 1:
            return seat


@kernel
def pay_out(s: Ended, returns: Records) -> int:
    """The Termination's code, 0 while the game goes on; into `returns` each seat's: winners share +1, the others -1."""
    winners = count(s.winners)
    losers = s.players - winners
    for seat in range(MOST_SEATS):
        returns[seat] = 0.0
        if s.over and seat < s.players and losers > 0:
            returns[seat] = 1.0 / winners if s.winners >> seat & 1 else -1.0 / losers
    over: int = s.over
    return over


def ranked(keys: Sequence[Any]) -> tuple[int, ...]:
    """Each seat's rank from its key, the least first: equal seats share a rank and the next number is skipped."""
    return tuple(1 + sum(other < key for other in keys) for key in keys)
