"""Hands, the stock, the discards, drawing, and what is known of the hands; shared by the variants (S1, S2)."""

from __future__ import annotations

from typing import Annotated, Protocol

from gongenial.core.bits import first
from gongenial.core.chance import shuffle
from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Word
from gongenial.games.gong.cards import (
    DECK,
    FAMILY_CARDS,
    JOKER,
    ONE_JOKER,
    SEATS,
    TWO_JOKERS,
    with_card,
    without_joker,
)


class HandState(Protocol):
    """Hands, what is known of them, and a stock to draw from."""

    players: int
    removed: int
    """Seats that have left (X2)."""
    hands: Annotated[Ints, SEATS]
    """Each seat's cards."""
    stock: Annotated[Ints, DECK]
    """Cards in the stock; the topmost is the last, stock[stock_size - 1]."""
    stock_size: int
    holds: Annotated[Ints, (SEATS + 1, SEATS)]
    """[viewer, seat]: cards that the viewer knows the seat to hold (row SEATS: what everybody knows). Cards
    that have left the hand openly may still stand here until a reshuffle: read it with `known_holds`."""
    lacks: Annotated[Ints, (SEATS + 1, SEATS)]
    """[viewer, seat]: cards that the viewer knows the seat not to hold."""
    forced: int
    """The card that the next draw will bring, NOTHING for the one that lies on top."""
    random_a: Word
    random_b: Word


class PileState(HandState, Protocol):
    """And discards."""

    pile: Annotated[Ints, DECK]
    """Discards; the topmost is the last, pile[pile_size - 1]."""
    pile_size: int


@kernel
def restock(s: PileState, kept: int) -> None:
    """Make the discards the new stock (S1), but for the topmost `kept` of them, one or none."""
    size = s.pile_size - kept
    for k in range(size):
        s.stock[k] = s.pile[k]
    shuffle(s, s.stock, size)
    s.stock_size = size
    if kept:
        s.pile[0] = s.pile[size]
    s.pile_size = kept
    for viewer in range(SEATS + 1):  # from here on a card that was seen to leave a hand may come back unseen
        for seat in range(s.players):
            s.holds[viewer, seat] = known_holds(s, viewer, seat)


@kernel
def take_top(s: HandState) -> int:
    """The topmost card of a stock that is not empty leaves it."""
    s.stock_size -= 1
    if s.forced != NOTHING:
        place_forced(s)
    card: int = s.stock[s.stock_size]
    return card


@kernel
def place_forced(s: HandState) -> None:
    """Bring the forced card, if the stock has it, to the place that is drawn next: stock[stock_size]."""
    for k in range(s.stock_size + 1):
        if s.stock[k] == s.forced:
            s.stock[k], s.stock[s.stock_size] = s.stock[s.stock_size], s.stock[k]
            break
    s.forced = NOTHING


@kernel
def draw_unseen(s: HandState, seat: int) -> int:
    """The seat takes the topmost card of a stock that is not empty, unseen by the others: it may be any that the seat
    was known to lack."""
    card = take_top(s)
    s.hands[seat] = with_card(s.hands[seat], card)
    for viewer in range(SEATS + 1):
        s.lacks[viewer, seat] = 0
    return card


@kernel
def return_hand(s: HandState, seat: int) -> None:
    """A seat that leaves puts its cards into the stock, which is shuffled (X2); what was known of it is void."""
    rest = s.hands[seat]
    if rest:
        while rest:
            s.stock[s.stock_size] = min(first(rest), JOKER)
            s.stock_size += 1
            rest &= rest - 1
        shuffle(s, s.stock, s.stock_size)
    s.hands[seat] = 0
    for k in range(SEATS + 1):
        s.holds[k, seat] = s.lacks[k, seat] = 0
        if k < SEATS:
            s.holds[seat, k] = s.lacks[seat, k] = 0


@kernel
def known_holds(s: HandState, viewer: int, seat: int) -> int:
    """The cards that a viewer knows a seat to hold: those shown to it, less those that have left the hand since."""
    known: int = s.holds[viewer, seat] & s.hands[seat]
    return known


@kernel
def all_lack(s: HandState, seat: int, cards: int) -> None:
    """The seat has shown everybody that it holds none of these family cards."""
    for viewer in range(SEATS + 1):
        if viewer != seat and (viewer < s.players or viewer == SEATS):
            s.lacks[viewer, seat] |= cards & FAMILY_CARDS


@kernel
def lose_joker(s: HandState, seat: int) -> None:
    """A joker leaves the seat's hand openly: whoever knew of jokers there knows of one less."""
    s.hands[seat] = without_joker(s.hands[seat])
    for viewer in range(SEATS + 1):
        held = s.holds[viewer, seat]
        if held & TWO_JOKERS:
            s.holds[viewer, seat] = held & ~TWO_JOKERS
        else:
            s.holds[viewer, seat] = held & ~ONE_JOKER
        if s.lacks[viewer, seat] & TWO_JOKERS and not s.holds[viewer, seat] & ONE_JOKER:
            s.lacks[viewer, seat] |= ONE_JOKER
