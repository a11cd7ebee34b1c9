"""What a hand is worth and what a card on the pile does, as far as a player can tell: shared by the policies."""

from __future__ import annotations

from gongenial.core.bits import count, first
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, FITS, JOKER
from gongenial.games.gong.link.view import LinkViewRecord


@kernel
def answerable(hand: int) -> int:
    """The tops of the pile that some card of the hand fits."""
    tops = 0
    rest = hand & FAMILY_CARDS
    while rest:
        tops |= FITS[first(rest)]
        rest &= rest - 1
    return tops


@kernel
def unseen_cards(v: LinkViewRecord) -> int:
    """The family cards that may come as far as the viewer can see: neither in its hand nor in the pile."""
    seen = v.hand
    for k in range(v.pile_size):
        if v.pile[k] != JOKER:
            seen |= 1 << v.pile[k]
    return FAMILY_CARDS & ~seen


@kernel
def following(v: LinkViewRecord, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    seat = (seat + 1) % v.players
    while v.removed >> seat & 1:
        seat = (seat + 1) % v.players
    return seat


@kernel
def share(part: int, whole: int) -> float:
    """How much of a set lies in another one: 0 to 1, 0 for an empty set."""
    size = count(whole)
    return count(part & whole) / size if size else 0.0
