"""Dealing what a viewer cannot see, in a way that contradicts nothing that it knows.

While this goes on, the hidden cards lie in the state's stock: first those of seat 0, then those of seat 1 and so on,
and last the stock proper, which a seat number of SEATS stands for.
"""

from __future__ import annotations

from typing import Annotated, Protocol

from gongenial.core.bits import count, first
from gongenial.core.chance import Generator, below, shuffle
from gongenial.core.jit import kernel
from gongenial.core.records import Ints
from gongenial.games.gong.cards import FAMILY_CARDS, JOKER, JOKERS, SEATS, with_card
from gongenial.games.gong.stock import HandState

REPAIRS = 4000
"""Random swaps tried for a misplaced card before all is dealt anew; a real position needs a handful."""


class HandsView(Protocol):
    """The fields of a view that this needs."""

    players: int
    counts: Annotated[Ints, SEATS]
    lacks: Annotated[Ints, SEATS]
    jokers: int


@kernel
def deal_unseen(v: HandsView, s: HandState, g: Generator, seen: int, seen_jokers: int) -> None:
    """Complete the hands, which hold what the viewer knows of them, and the stock with the cards that it hasn't
    seen: not those that lie open, the family cards in `seen` and so many jokers."""
    lay_out_hidden(v, s, g, seen, seen_jokers)
    while not repair(v, s, g):
        shuffle(g, s.stock, s.stock_size)
    hand_out(v, s)


@kernel
def hand_out(v: HandsView, s: HandState) -> None:
    """Each seat takes its cards from those laid out; what is left is the stock."""
    kept = 0
    places = s.stock_size
    for seat in range(v.players):
        for _ in range(missing(v, s, seat)):
            s.hands[seat] = with_card(s.hands[seat], s.stock[kept])
            kept += 1
    for k in range(kept, places):
        s.stock[k - kept] = s.stock[k]
    s.stock_size = places - kept


@kernel
def lay_out_hidden(v: HandsView, s: HandState, g: Generator, seen: int, seen_jokers: int) -> None:
    """Put all cards that neither lie open nor are known to be in a hand into the stock, shuffled."""
    jokers = seen_jokers
    for seat in range(v.players):
        seen |= s.hands[seat]
        jokers += count(s.hands[seat] & JOKERS)
    size = 0
    rest = FAMILY_CARDS & ~seen
    while rest:
        s.stock[size] = first(rest)
        rest &= rest - 1
        size += 1
    for _ in range(v.jokers - jokers):
        s.stock[size] = JOKER
        size += 1
    s.stock_size = size
    shuffle(g, s.stock, size)


@kernel
def missing(v: HandsView, s: HandState, seat: int) -> int:
    """How many cards of the seat's hand the viewer doesn't know."""
    unknown: int = v.counts[seat] - count(s.hands[seat])
    return max(unknown, 0)


@kernel
def owner(v: HandsView, s: HandState, place: int) -> int:
    """The seat that a place in the laid out cards belongs to, SEATS for the stock."""
    for seat in range(v.players):
        place -= missing(v, s, seat)
        if place < 0:
            return seat
    return SEATS


@kernel
def forbidden(v: HandsView, seat: int, card: int) -> bool:
    """Whether a hidden card can't be with a seat, which is known to lack it."""
    if seat == SEATS:
        return False
    if card == JOKER:
        return bool(v.lacks[seat] & JOKERS)
    return bool(v.lacks[seat] >> card & 1)


@kernel
def repair(v: HandsView, s: HandState, g: Generator) -> bool:
    """Swap cards that stand with a seat known to lack them for others, at random; False if that leads nowhere."""
    if not any_lacks(v):
        return True
    for place in range(s.stock_size):
        seat = owner(v, s, place)
        tries = 0
        while forbidden(v, seat, s.stock[place]):
            other = below(g, s.stock_size)
            there = owner(v, s, other)
            welcome = not forbidden(v, there, s.stock[place])
            useful = not forbidden(v, seat, s.stock[other]) or forbidden(v, there, s.stock[other])
            if welcome and (useful or tries % 32 == 31):  # now and then a sideways step, out of a dead end
                s.stock[place], s.stock[other] = s.stock[other], s.stock[place]
            tries += 1
            if tries > REPAIRS:
                return False
    for place in range(s.stock_size):  # a sideways step may have left a card behind where all was well
        if forbidden(v, owner(v, s, place), s.stock[place]):
            return False
    return True


@kernel
def any_lacks(v: HandsView) -> bool:
    """Whether the viewer knows of any card that a seat lacks."""
    for seat in range(v.players):
        if v.lacks[seat]:
            return True
    return False
