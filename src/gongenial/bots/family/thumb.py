"""Easy and medium: whatever comes to mind, and what everybody heard."""

from __future__ import annotations

from gongenial.bots.family.table import askable_seats, draw_or_pass, joker_seats, own
from gongenial.core.bits import count, first, nth
from gongenial.core.chance import Generator, below
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import JOKERS
from gongenial.games.gong.family.actions import ACCEPT, CANCEL, CARDS, JOKER_ON
from gongenial.games.gong.family.families import askable
from gongenial.games.gong.family.view import FamilyViewRecord

WHIM = 15
"""In a hundred: how often the easy level plays a joker, on anybody."""
HEARD = 40
"""In a hundred: how often it remembers that somebody has the card."""
WORTH_A_JOKER = 3
"""Cards that the medium level wants to gain by an exchange of hands."""


@kernel
def easy(v: FamilyViewRecord, g: Generator) -> int:
    """A kind opponent for beginners: asks anybody for anything, and remembers little."""
    if v.target == v.seat:
        return CANCEL if v.hand & JOKERS and below(g, 2) else ACCEPT
    seats, cards, targets = askable_seats(v), askable(v.hand), joker_seats(v)
    can_ask = cards != 0 and seats != 0
    if targets and (not can_ask or below(g, 100) < WHIM):
        return JOKER_ON + nth(targets, below(g, count(targets)))
    if not can_ask:
        return draw_or_pass(v)
    if below(g, 100) < HEARD:
        sure = sure_hit(v, seats, cards, g)
        if sure >= 0:
            return sure
    seat = nth(seats, below(g, count(seats)))
    return seat * CARDS + nth(cards, below(g, count(cards)))


@kernel
def medium(v: FamilyViewRecord, g: Generator) -> int:
    """First what somebody is known to have, then the family that it has most of, from whoever may have the card."""
    if v.target == v.seat:
        return CANCEL if v.hand & JOKERS else ACCEPT
    seats, cards = askable_seats(v), askable(v.hand)
    if cards != 0 and seats != 0:
        sure = sure_hit(v, seats, cards, g)
        if sure >= 0:
            return sure
    target = rich_seat(v)
    if target != NOBODY:
        return JOKER_ON + target
    if cards == 0 or seats == 0:
        return draw_or_pass(v)
    return likely(v, seats, cards, g)


@kernel
def sure_hit(v: FamilyViewRecord, seats: int, cards: int, g: Generator) -> int:
    """An ask that is known to be a hit, for the family that one has most of; -1 if there is none."""
    best, most = -1, -1
    while seats:
        seat = first(seats)
        seats &= seats - 1
        known = v.holds[seat] & cards
        while known:
            card = first(known)
            known &= known - 1
            worth = own(v, card) * 64 + below(g, 64)
            if worth > most:
                best, most = seat * CARDS + card, worth
    return best


@kernel
def likely(v: FamilyViewRecord, seats: int, cards: int, g: Generator) -> int:
    """Ask for the family that one has most of somebody who is not known to lack the card; best somebody who has shown
    to have some of the family, or else many cards."""
    best, most = -1, -1
    while seats:
        seat = first(seats)
        seats &= seats - 1
        rest = cards
        while rest:
            card = first(rest)
            rest &= rest - 1
            worth = own(v, card) * 8
            worth += 12 if v.some[seat] >> card // 6 & 1 else 0
            worth = (worth * 16 + v.counts[seat]) * 64 + below(g, 64)
            if v.lacks[seat] >> card & 1 or known_elsewhere(v, seat, card):
                worth = below(g, 64)
            if worth > most:
                best, most = seat * CARDS + card, worth
    return best


@kernel
def known_elsewhere(v: FamilyViewRecord, seat: int, card: int) -> bool:
    """Whether some other seat is known to hold the card."""
    for other in range(v.players):
        if other != seat and v.holds[other] >> card & 1:
            return True
    return False


@kernel
def rich_seat(v: FamilyViewRecord) -> int:
    """The seat with most cards, if that is worth a joker; with nothing to ask for, any is. NOBODY to keep it."""
    targets = joker_seats(v)
    best, most = NOBODY, -1
    while targets:
        seat = first(targets)
        targets &= targets - 1
        if v.counts[seat] > most:
            best, most = seat, v.counts[seat]
    if best != NOBODY and most < v.counts[v.seat] - 1 + WORTH_A_JOKER and askable(v.hand) != 0:
        return NOBODY
    return best
