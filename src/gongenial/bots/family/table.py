"""What a view of FAMILY offers: whom one may ask, and for what."""

from __future__ import annotations

from gongenial.core.bits import count
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import JOKERS
from gongenial.games.gong.family.actions import DRAW, PASS
from gongenial.games.gong.family.view import FamilyViewRecord


@kernel
def askable_seats(v: FamilyViewRecord) -> int:
    """The other seats that have cards (F1)."""
    seats = 0
    for seat in range(v.players):
        if seat != v.seat and v.counts[seat] > 0:
            seats |= 1 << seat
    return seats


@kernel
def joker_seats(v: FamilyViewRecord) -> int:
    """The seats that a joker of the viewer's may be played on (J1)."""
    if not v.hand & JOKERS:
        return 0
    return ((1 << v.players) - 1) & ~(1 << v.seat | v.removed)


@kernel
def draw_or_pass(v: FamilyViewRecord) -> int:
    """What is left for whoever cannot ask (F11)."""
    return DRAW if v.stock_size > 0 else PASS


@kernel
def own(v: FamilyViewRecord, card: int) -> int:
    """How many cards of that card's family the viewer holds."""
    return count(v.hand >> card // 6 * 6 & 63)
