"""Everything that can be wrong with a state of FAMILY."""

from __future__ import annotations

from gongenial.core.bits import count, each
from gongenial.games.gong.cards import FAMILY_CODES, JOKER, JOKERS, SEATS
from gongenial.games.gong.family.families import all_of, any_of, cards_of
from gongenial.games.gong.family.known import PUBLIC, holds_of, lacks_of
from gongenial.games.gong.family.refusals import ENDS
from gongenial.games.gong.family.rules import IDLE_LIMIT, WON, family_card_in_stock
from gongenial.games.gong.family.state import FAMILY_COUNT, FamilyState
from gongenial.games.gong.sound import card_faults, seat_faults
from gongenial.games.sound import end_faults


def faults(s: FamilyState) -> list[str]:
    """What is wrong, missing or doubled cards (X3) first; empty for a sound state."""
    return card_faults(s, each(cards_of(s.laid))) + seat_faults(s) + _joker(s) + _families(s) + _end(s) + _known(s)


def _joker(s: FamilyState) -> list[str]:
    if s.target >= 0 and JOKER not in s.stock[: s.stock_size]:
        return ["J2: the joker in play does not lie in the stock"]
    return []


def _families(s: FamilyState) -> list[str]:
    wrong = []
    size = int(s.laid_size)
    if not 0 <= size <= FAMILY_COUNT or count(s.laid) != size:
        return ["F8: the families that lie open are not each there once"]
    for k in range(size):
        if not 0 <= s.laid_seat[k] < s.players:
            wrong.append(f"F8: {FAMILY_CODES[s.laid_family[k]]} lies in front of nobody")
        if not s.laid >> s.laid_family[k] & 1:
            wrong.append("F8: the families that lie open are not each there once")
    for seat in range(SEATS):
        if all_of(s.hands[seat]):
            wrong.append(f"F8: seat {seat} holds a whole family, which is laid open at once")
    if not s.over and s.dry >= IDLE_LIMIT * s.players:
        wrong.append("X1: the game is stuck, and goes on")
    if s.dry > s.idle or (not s.wet and family_card_in_stock(s)):
        wrong.append("X1: fewer turns completed no family than had no family card in the stock, or it has one")
    return wrong


def _end(s: FamilyState) -> list[str]:
    """All nine families are complete when somebody wins by them, and only then."""
    if wrong := end_faults(s, "F9", ENDS):
        return wrong
    if (s.over == WON) != (s.laid_size == FAMILY_COUNT):
        return ["F9: the game is won when all nine families are complete, and only then"]
    return []


def _known(s: FamilyState) -> list[str]:
    """H1: what is known is true."""
    wrong = []
    for seat in range(s.players):
        hand = int(s.hands[seat])
        if s.holds[PUBLIC, seat] & ~hand:
            wrong.append(f"H1: seat {seat} is known to hold a card that it doesn't hold")
        if any(
            lacks & ~JOKERS & hand or (lacks & hand & JOKERS)
            for viewer in (*range(s.players), PUBLIC)
            if (lacks := int(lacks_of(s, viewer, seat)))
        ):
            wrong.append(f"H1: seat {seat} is known to lack a card that it holds")
        unnamed = int(any_of(hand & ~int(holds_of(s, PUBLIC, seat))))
        if any(not unnamed >> 6 * family & 1 for family in each(s.some[seat])):
            wrong.append(f"H1: seat {seat} is known to hold a card of a family of which it holds no more")
    return wrong
