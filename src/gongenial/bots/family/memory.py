"""Hard: remembers all that was asked and answered, works out what must be where, and asks where that pays most.

A question that must be a hit comes first, since it costs nothing; what must be a miss is never asked. The weights were
found by games against the medium level. Between two players it pays to ask in a family that one has not told of yet:
the other has nobody else to ask for its cards.
"""

from __future__ import annotations

from gongenial.bots.family.table import askable_seats, draw_or_pass, own
from gongenial.bots.family.thumb import rich_seat, sure_hit
from gongenial.core.bits import count, first
from gongenial.core.chance import Generator, below
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import JOKERS, NUMBERS
from gongenial.games.gong.family.actions import ACCEPT, CANCEL, CARDS, JOKER_ON
from gongenial.games.gong.family.families import askable
from gongenial.games.gong.family.view import FamilyViewRecord

OWN = 7.5
"""Weight of each card of the family that one has."""
SHOWN = 12.0
"""Weight of the asked player having shown to have some of the family (F2)."""
TOLD_TWO, TOLD_MORE = -8.5, 2.0
"""Weight of everybody knowing that one has some of the family, between two players and among more."""
LACKED_TWO, LACKED_MORE = 12.0, 2.0
"""Weight of each other card of the family that the asked player is known to lack: the rest is likelier to be there."""
AGAIN_TWO, AGAIN_MORE = -3.0, 0.5
"""Weight of everybody knowing already that one lacks the card."""
LAST_TWO, LAST_MORE = -2.0, 4.0
"""Weight of the card being the last of the family."""
A_CARD = 0.1
"""Weight of each card that the asked player has."""


@kernel
def hard(v: FamilyViewRecord, g: Generator) -> int:
    """The choice of the turn player, or of a seat that is asked about a joker (J4)."""
    if v.target == v.seat:
        return CANCEL if v.hand & JOKERS else ACCEPT
    seats, cards = askable_seats(v), askable(v.hand)
    can_ask = cards != 0 and seats != 0
    if can_ask:
        sure = sure_hit(v, seats, cards, g)
        if sure < 0:
            sure = worked_out(v, seats, cards)
        if sure >= 0:
            return sure
    target = rich_seat(v)
    if target != NOBODY:
        return JOKER_ON + target
    return best_question(v, seats, cards, g) if can_ask else draw_or_pass(v)


@kernel
def worked_out(v: FamilyViewRecord, seats: int, cards: int) -> int:
    """A question that must be a hit, since the card can be nowhere else; -1 if there is none."""
    if v.stock_size:
        return -1
    while cards:
        card = first(cards)
        cards &= cards - 1
        possible = 0
        for seat in range(v.players):
            if seats >> seat & 1 and may_have(v, seat, card):
                possible |= 1 << seat
        if possible and possible & (possible - 1) == 0:
            return first(possible) * CARDS + card
    return -1


@kernel
def may_have(v: FamilyViewRecord, seat: int, card: int) -> bool:
    """Whether the seat may have a card that nobody is known to have: it isn't known to lack it, and not all of its
    cards are known."""
    return not v.lacks[seat] >> card & 1 and v.counts[seat] > count(v.holds[seat])


@kernel
def best_question(v: FamilyViewRecord, seats: int, cards: int, g: Generator) -> int:
    """The question that is worth most; between equals, chance decides. Misses that are certain come last."""
    best, most = -1, -1e9
    while seats:
        seat = first(seats)
        seats &= seats - 1
        rest = cards
        while rest:
            card = first(rest)
            rest &= rest - 1
            worth = worth_of(v, seat, card) + below(g, 1000) * 1e-3
            if not may_have(v, seat, card) or known_elsewhere(v, card):
                worth -= 1e6
            if worth > most:
                best, most = seat * CARDS + card, worth
    return best


@kernel
def known_elsewhere(v: FamilyViewRecord, card: int) -> bool:
    """Whether somebody is known to have the card: whoever may be asked for a sure hit has been asked before."""
    for seat in range(v.players):
        if v.holds[seat] >> card & 1:
            return True
    return False


@kernel
def worth_of(v: FamilyViewRecord, seat: int, card: int) -> float:
    """What it is worth to ask the seat for a card that it may have."""
    family = card // NUMBERS
    have, lacked = own(v, card), count(v.lacks[seat] >> family * NUMBERS & 63)
    told = v.told_some >> family & 1 or v.told_holds >> family * NUMBERS & 63
    worth: float = OWN * have + A_CARD * v.counts[seat]
    if v.some[seat] >> family & 1:
        worth += SHOWN
    two = v.players == 2
    worth += (LACKED_TWO if two else LACKED_MORE) * lacked
    if told:
        worth += TOLD_TWO if two else TOLD_MORE
    if v.told_lacks >> card & 1:
        worth += AGAIN_TWO if two else AGAIN_MORE
    if have == NUMBERS - 1:
        worth += LAST_TWO if two else LAST_MORE
    return worth
