"""The GONG JOKER: the question to its target, and exchanging hands (J1, J4), shared by the variants."""

from __future__ import annotations

from typing import Protocol

from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import JOKER, SEATS
from gongenial.games.gong.stock import HandState, PileState
from gongenial.games.seats import Ended


class QuestionState(Ended, Protocol):
    """The turn, and whether a joker's question is open."""

    turn: int
    """The turn player."""
    target: int
    """The seat that is asked whether it cancels a joker (J4), NOBODY when there is no question."""


@kernel
def to_move(s: QuestionState) -> int:
    """The seat that the game waits for: the one asked (J4), else the turn player; NOBODY when it is over."""
    if s.over:
        return NOBODY
    return s.target if s.target >= 0 else s.turn


@kernel
def jokers_in_pile(s: PileState) -> int:
    """How many jokers all can see in the pile (J4)."""
    found = 0
    for k in range(s.pile_size):
        if s.pile[k] == JOKER:
            found += 1
    return found


@kernel
def exchange_hands(s: HandState, by: int, target: int, deck: int) -> None:
    """Two seats exchange their whole hands (J1). What others knew moves with the cards; each of the two knows the
    other's new hand, since it was its own. `deck` are the cards that a hand could hold."""
    s.hands[by], s.hands[target] = s.hands[target], s.hands[by]
    for viewer in range(SEATS + 1):
        if viewer != by and viewer != target:
            s.holds[viewer, by], s.holds[viewer, target] = s.holds[viewer, target], s.holds[viewer, by]
            s.lacks[viewer, by], s.lacks[viewer, target] = s.lacks[viewer, target], s.lacks[viewer, by]
    s.holds[by, target] = s.hands[target]
    s.lacks[by, target] = deck & ~s.hands[target]
    s.holds[target, by] = s.hands[by]
    s.lacks[target, by] = deck & ~s.hands[by]
