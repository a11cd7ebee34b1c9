"""A full state that a view does not contradict: for search, which never sees the true one."""

from __future__ import annotations

from gongenial.core.bits import count, select
from gongenial.core.chance import Generator, below
from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.core.records import Records
from gongenial.games.gong.cards import JOKER, SEATS, with_card, without_joker
from gongenial.games.gong.family.families import all_of, cards_of
from gongenial.games.gong.family.known import PUBLIC
from gongenial.games.gong.family.rules import IDLE_LIMIT, family_card_in_stock
from gongenial.games.gong.family.state import FAMILY_COUNT, FamilyState
from gongenial.games.gong.family.view import FamilyViewRecord
from gongenial.games.gong.unseen import forbidden, hand_out, lay_out_hidden, repair

MIXING = 2
"""Swaps tried for each hidden card once a world is sound, so that no sound world is likelier than another."""


@kernel
def determinize(views: Records, j: int, states: Records, i: int, rng: Records) -> None:
    """Deal the hidden cards anew, keeping what is known of each hand. The new state gets a generator of its own, drawn
    from `rng[0]`: a copy of the true one would foretell the stock."""
    v, s = views[j], states[i]
    restore_public(v, s)
    deal_hidden(v, s, rng[0])
    restore_known(v, s)
    s.wet = 1 if family_card_in_stock(s) else 0
    s.dry = 0 if s.wet else min(s.idle, IDLE_LIMIT * s.players - 1)  # how much of it was dry nobody can know
    below(rng[0], 2)
    s.random_a, s.random_b = rng[0].random_b, rng[0].random_a


@kernel
def restore_public(v: FamilyViewRecord, s: FamilyState) -> None:
    """What lies open."""
    s.players, s.turn, s.target, s.forced = v.players, v.turn, v.target, NOTHING
    s.laid, s.laid_size, s.completed, s.idle, s.turns = v.laid, v.laid_size, v.completed, v.idle, v.turns
    s.removed, s.over, s.winners, s.jokers, s.hand_size = v.removed, v.over, v.winners, v.jokers, v.hand_size
    for k in range(FAMILY_COUNT):
        s.laid_seat[k], s.laid_family[k] = v.laid_seat[k], v.laid_family[k]


@kernel
def restore_known(v: FamilyViewRecord, s: FamilyState) -> None:
    """What the viewer knows of the others is what everybody knows here; of its own hand, what it has told."""
    s.insiders = 0
    for seat in range(SEATS):
        s.holds[PUBLIC, seat], s.lacks[PUBLIC, seat], s.some[seat] = v.holds[seat], v.lacks[seat], v.some[seat]
        if seat == v.seat:
            s.holds[PUBLIC, seat], s.lacks[PUBLIC, seat], s.some[seat] = v.told_holds, v.told_lacks, v.told_some
        for viewer in range(SEATS):
            s.holds[viewer, seat] = s.lacks[viewer, seat] = 0


@kernel
def deal_hidden(v: FamilyViewRecord, s: FamilyState, g: Generator) -> None:
    """Deal until no hand lacks what it is known to hold, has what it is known to lack, or is a whole family (F8)."""
    while True:
        for seat in range(SEATS):
            s.hands[seat] = v.hand if seat == v.seat else v.holds[seat]
        if not promise(v, s, g):
            continue
        lay_out_hidden(v, s, g, cards_of(v.laid), 1 if v.target >= 0 else 0)
        if not repair(v, s, g):
            continue
        hand_out(v, s)
        if keeps_families(v, s):
            mix(v, s, g)
            if v.target >= 0:
                bury_joker(s, g)
            return


@kernel
def promise(v: FamilyViewRecord, s: FamilyState, g: Generator) -> bool:
    """Give each seat that is known to hold some card of a family one that it may have; False if none is left."""
    taken = cards_of(v.laid)
    for seat in range(v.players):
        taken |= s.hands[seat]
    for seat in range(v.players):
        for family in range(FAMILY_COUNT):
            if v.some[seat] >> family & 1:
                open_to = (63 << 6 * family) & ~taken & ~v.lacks[seat]
                if open_to == 0:
                    return False
                card = 1 << select(open_to, below(g, count(open_to)))
                s.hands[seat] |= card
                taken |= card
    return True


@kernel
def bury_joker(s: FamilyState, g: Generator) -> None:
    """The joker in play lies in the stock, anywhere (J2)."""
    place = below(g, s.stock_size + 1)
    s.stock[s.stock_size] = s.stock[place]
    s.stock[place] = JOKER
    s.stock_size += 1


@kernel
def keeps_families(v: FamilyViewRecord, s: FamilyState) -> bool:
    """Whether no hand is or contains a whole family."""
    for seat in range(v.players):
        if all_of(s.hands[seat]):
            return False
    return True


@kernel
def mix(v: FamilyViewRecord, s: FamilyState, g: Generator) -> None:
    """Swap hidden cards between hands and stock at random wherever the world stays sound. A promised card was chosen
    before the others, which made worlds with several of its family too likely."""
    hidden = s.stock_size
    for seat in range(v.players):
        if seat != v.seat:
            hidden += count(s.hands[seat] & ~v.holds[seat])
    for _ in range(MIXING * hidden):
        swap(v, s, below(g, hidden), below(g, hidden))


@kernel
def place_of(v: FamilyViewRecord, s: FamilyState, place: int) -> tuple[int, int]:
    """The seat (SEATS: the stock) of the hidden card with this number, and its bit in the hand or place in the
    stock."""
    if place < s.stock_size:
        return SEATS, place
    place -= s.stock_size
    for seat in range(v.players):
        if seat != v.seat:
            unknown = s.hands[seat] & ~v.holds[seat]
            if place < count(unknown):
                return seat, select(unknown, place)
            place -= count(unknown)
    return SEATS, 0


@kernel
def card_at(s: FamilyState, seat: int, place: int) -> int:
    """The card that `place_of` has found."""
    card: int = s.stock[place] if seat == SEATS else min(place, JOKER)
    return card


@kernel
def takes(v: FamilyViewRecord, s: FamilyState, seat: int, out: int, into: int) -> int:
    """The seat's hand with the one card out and the other in; -1 if that can't be, by what the viewer knows."""
    if seat == SEATS:
        return 0
    if forbidden(v, seat, into):
        return -1
    hand = without_joker(s.hands[seat]) if out == JOKER else s.hands[seat] & ~(1 << out)
    hand = with_card(hand, into)
    if all_of(hand):
        return -1
    if out != JOKER and v.some[seat] >> out // 6 & 1 and not (hand & ~v.holds[seat]) >> out // 6 * 6 & 63:
        return -1
    return hand


@kernel
def swap(v: FamilyViewRecord, s: FamilyState, a: int, b: int) -> None:
    """Swap the hidden cards with these numbers, if the world stays sound."""
    one, place = place_of(v, s, a)
    two, there = place_of(v, s, b)
    if one == two:
        return
    card, other = card_at(s, one, place), card_at(s, two, there)
    mine, theirs = takes(v, s, one, card, other), takes(v, s, two, other, card)
    if mine < 0 or theirs < 0:
        return
    if one == SEATS:
        s.stock[place] = other
    else:
        s.hands[one] = mine
    if two == SEATS:
        s.stock[there] = card
    else:
        s.hands[two] = theirs
