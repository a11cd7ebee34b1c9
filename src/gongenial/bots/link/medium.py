"""Sound rules of thumb: keep cards that fit much, leave little to a neighbour about to finish, save the joker."""

from __future__ import annotations

from gongenial.bots.link.thumb import answerable, swap_target
from gongenial.core.bits import count, first
from gongenial.core.chance import Generator, below
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, FITS, JOKER
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

STAYING, ANYWHERE = 0.5, 1.0
"""Weights of being able to answer the card itself, should it stay on top, and any card that may come."""
DENY = 3.0
"""Weight of what the next seat may answer, and of knowing that it can; divided by how many cards it has."""


@kernel
def medium(v: LinkViewRecord, low: int, high: int, g: Generator) -> int:
    """The choice of a seat whose turn it is, or that is asked about a joker (J4)."""
    if high & HAS_ACCEPT:
        return CANCEL if high & HAS_CANCEL else ACCEPT
    cards, targets = low & FAMILY_CARDS, low >> JOKER_ON
    if targets:
        target = swap_target(sizes_seen(v), v.seat, v.players, targets, cards == 0)
        if target != NOBODY:
            return JOKER_ON + target
    if cards:
        return best_card(v, cards, g)
    if high & HAS_DRAW:
        return DRAW
    if high & HAS_PASS:
        return PASS
    return JOKER_ON + first(targets)


@kernel
def sizes_seen(v: LinkViewRecord) -> int:
    """How many cards each seat has, a byte for each."""
    sizes = 0
    for seat in range(v.players):
        sizes |= int(v.counts[seat]) << 8 * seat
    return sizes


@kernel
def best_card(v: LinkViewRecord, cards: int, g: Generator) -> int:
    """The card to lay; between equals, chance decides."""
    unseen = unseen_cards(v)
    next_seat = following(v, v.seat)
    best, best_worth = -1, -1e9
    while cards:
        card = first(cards)
        cards &= cards - 1
        worth = card_worth(v, card, unseen, next_seat) + below(g, 1000) * 1e-6
        if worth > best_worth:
            best, best_worth = card, worth
    return best


@kernel
def card_worth(v: LinkViewRecord, card: int, unseen: int, next_seat: int) -> float:
    """How good it is to have this card on the pile: what the rest of the hand answers, less what the next seat can."""
    tops = answerable(v.hand & ~(1 << card))
    worth = STAYING * (tops >> card & 1) + ANYWHERE * share(tops, unseen)
    threat = share(FITS[card], unseen)
    if v.holds[next_seat] & FITS[card]:
        threat += 1.0
    return float(worth - DENY * threat / v.counts[next_seat])


@kernel
def following(v: LinkViewRecord, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    seat = (seat + 1) % v.players
    while v.removed >> seat & 1:
        seat = (seat + 1) % v.players
    return int(seat)


@kernel
def unseen_cards(v: LinkViewRecord) -> int:
    """The family cards that may come as far as the viewer can see: neither in its hand nor in the pile."""
    seen = v.hand
    for k in range(v.pile_size):
        if v.pile[k] != JOKER:
            seen |= 1 << v.pile[k]
    return FAMILY_CARDS & ~seen


@kernel
def share(part: int, whole: int) -> float:
    """How much of a set lies in another one: 0 to 1, 0 for an empty set."""
    size = count(whole)
    return count(part & whole) / size if size else 0.0
