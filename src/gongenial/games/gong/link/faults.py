"""Everything that can be wrong with a state of LINK."""

from __future__ import annotations

from gongenial.core.bits import count, each, first
from gongenial.core.contract import NOTHING
from gongenial.games.gong.cards import CARD_TEXTS, JOKER, JOKERS
from gongenial.games.gong.ending import WON
from gongenial.games.gong.joker import jokers_in_pile
from gongenial.games.gong.link.refusals import ENDS
from gongenial.games.gong.link.state import LinkState
from gongenial.games.gong.sound import card_faults, knowledge_faults, out_faults, seat_faults
from gongenial.games.seats import seats_in
from gongenial.games.sound import end_faults


def faults(s: LinkState) -> list[str]:
    """What is wrong, missing or doubled cards (X3) first; empty for a sound state."""
    cards = card_faults(s, s.pile[: s.pile_size])
    return cards + seat_faults(s) + out_faults(s, "L6") + _turn(s) + _end(s) + _debts(s) + knowledge_faults(s)


def _turn(s: LinkState) -> list[str]:
    wrong = []
    if s.target >= 0 and JOKER not in s.pile[: s.pile_size]:
        wrong.append("J2: the joker in play does not lie in the pile")
    if s.target >= 0 and jokers_in_pile(s) == s.jokers:
        wrong.append("J4: nobody is asked when all jokers lie in the pile")
    if s.target >= 0 and not s.acted:
        wrong.append("L9: a joker is an action")
    if s.drawn != NOTHING:
        held = s.hands[s.turn] & (JOKERS if s.drawn == JOKER else 1 << s.drawn)
        if not held or not s.drew or s.target >= 0:
            wrong.append(f"L5: {CARD_TEXTS[s.drawn]} is not a card that seat {s.turn} has just drawn")
    if s.drew and not s.acted:
        wrong.append("L5: a draw is an action")
    top = s.pile[s.pile_size - 1] if s.pile_size else NOTHING
    if s.top != (NOTHING if top == JOKER else top):
        wrong.append("L3: the card to match is not the topmost of the pile")
    return wrong


def _end(s: LinkState) -> list[str]:
    """Winners there are when the game is over, and they are those whom its end makes winners."""
    if wrong := end_faults(s, "L6", ENDS):
        return wrong
    if s.over == WON and (count(s.winners) != 1 or s.hands[first(s.winners)]):
        return ["L6: whoever wins has no cards"]
    return []


def _debts(s: LinkState) -> list[str]:
    wrong = []
    for seat in each(s.owes):
        if count(s.hands[seat]) != 1:
            wrong.append(f"L7: seat {seat} owes a GONG without having exactly one card")
    if s.catchable & ~s.owes:
        wrong.append("L8: a seat can be called that owes nothing")
    if (s.owes | s.cried) & ~seats_in(s):
        wrong.append("X2: a seat that is not in the game has a debt")
    return wrong
