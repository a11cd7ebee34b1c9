"""A kind opponent for beginners: any card that fits, jokers on a whim, calls forgotten."""

from __future__ import annotations

from gongenial.core.bits import count, first, nth
from gongenial.core.chance import Generator, below
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS
from gongenial.games.gong.link.actions import (
    ACCEPT,
    CANCEL,
    DRAW,
    HAS_ACCEPT,
    HAS_CANCEL,
    HAS_DRAW,
    HAS_PASS,
    JOKER_ON,
    PASS,
)
from gongenial.games.gong.link.view import LinkViewRecord

WHIM = 25
"""In a hundred: how often a joker that can be played is played, on anybody."""


@kernel
def easy(v: LinkViewRecord, low: int, high: int, g: Generator) -> int:
    """The choice of a seat whose turn it is, or that is asked about a joker (J4)."""
    if high & HAS_ACCEPT:
        return CANCEL if high & HAS_CANCEL and below(g, 2) else ACCEPT
    cards, targets = low & FAMILY_CARDS, low >> JOKER_ON
    if targets and (v.counts[v.seat] == 1 or below(g, 100) < WHIM):
        return JOKER_ON + nth(targets, below(g, count(targets)))
    if cards:
        return nth(cards, below(g, count(cards)))
    if high & HAS_DRAW:
        return DRAW
    if high & HAS_PASS:
        return PASS
    return JOKER_ON + first(targets)
