"""The pile of LINK, whose top card is to be matched: it stays where it is (S1, J2)."""

from __future__ import annotations

from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import JOKER
from gongenial.games.gong.link.state import LinkState
from gongenial.games.gong.stock import draw_unseen, lose_joker, restock


@kernel
def can_draw(s: LinkState) -> bool:
    """Whether a draw would bring a card, after a reshuffle if need be (S1, S2)."""
    return s.stock_size > 0 or s.pile_size > (1 if s.top >= 0 else 0)


@kernel
def draw(s: LinkState, seat: int) -> int:
    """The seat takes the topmost card of the stock, unseen by the others; NOTHING when there is none (S1, S2)."""
    if s.stock_size == 0:
        restock(s, 1 if s.top >= 0 else 0)
        if s.stock_size == 0:
            return NOTHING
    return draw_unseen(s, seat)


@kernel
def lay_joker(s: LinkState, seat: int) -> None:
    """A joker goes from the seat's hand under the pile's top card, or onto a pile without a card to match (J2)."""
    lose_joker(s, seat)
    if s.top >= 0:
        s.pile[s.pile_size] = s.pile[s.pile_size - 1]
        s.pile[s.pile_size - 1] = JOKER
    else:
        s.pile[s.pile_size] = JOKER
    s.pile_size += 1
