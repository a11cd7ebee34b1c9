"""Everything that can be wrong with a state of LINK."""

from __future__ import annotations

from collections import Counter

from gongenial.core.bits import count, each, first
from gongenial.core.contract import NOTHING
from gongenial.core.errors import BrokenPosition
from gongenial.games.gong.cards import CARD_TEXTS, JOKER, JOKERS, ONE_JOKER, SEATS, TWO_JOKERS
from gongenial.games.gong.joker import jokers_in_pile
from gongenial.games.gong.link.refusals import ENDS
from gongenial.games.gong.link.rules import WON, seats_in
from gongenial.games.gong.link.state import LinkState


def faults(s: LinkState) -> list[str]:
    """What is wrong, missing or doubled cards (X3) first; empty for a sound state."""
    return _cards(s) + _table(s) + _turn(s) + _end(s) + _debts(s) + _knowledge(s)


def refuse_if_broken(s: LinkState, found: list[str]) -> None:
    """Raise BrokenPosition for faults found while reading and for those of the state, each once, X3 first."""
    doubled = any(fault.startswith("X3") for fault in found)
    more = [fault for fault in faults(s) if fault not in found and not (doubled and fault.startswith("X3"))]
    if found or more:
        raise BrokenPosition(sorted(found + more, key=lambda fault: not fault.startswith("X3")))


def _cards(s: LinkState) -> list[str]:
    """X3: every card is there once."""
    there: Counter[int] = Counter()
    for seat in range(SEATS):
        there.update(min(card, JOKER) for card in each(s.hands[seat]))
    there.update(int(card) for card in s.stock[: s.stock_size])
    there.update(int(card) for card in s.pile[: s.pile_size])
    deck = Counter(range(JOKER)) + Counter({JOKER: int(s.jokers)})
    wrong = [f"X3: {CARD_TEXTS[card]} is missing" for card in sorted((deck - there).keys())]
    for card in sorted((there - deck).keys()):
        name = CARD_TEXTS[card] if 0 <= card <= JOKER else f"a card number {card}"
        wrong.append(f"X3: {name} is there {there[card]} times")
    for seat in range(SEATS):
        if s.hands[seat] & TWO_JOKERS and not s.hands[seat] & ONE_JOKER:
            wrong.append(f"X3: seat {seat} holds a second joker without a first")
    return wrong


def _table(s: LinkState) -> list[str]:
    wrong = []
    if not 2 <= s.players <= SEATS:
        wrong.append(f"G1: {s.players} players")
    if s.removed >> s.players or (not seats_in(s)):
        wrong.append("X2: the seats that have left are not all seats of this table, or nobody is left")
    if not s.over and count(seats_in(s)) < 2:
        wrong.append("X2: with one seat left the game is over")
    for seat in range(SEATS):
        left = seat >= s.players or s.removed >> seat & 1
        if left and s.hands[seat]:
            wrong.append(f"X2: seat {seat} is not in the game and has cards")
        if not left and not s.over and not s.hands[seat]:
            wrong.append(f"L6: seat {seat} has no cards, yet the game goes on")
    return wrong


def _turn(s: LinkState) -> list[str]:
    wrong = []
    if not s.over and not seats_in(s) >> s.turn & 1:
        wrong.append(f"G7: seat {s.turn} has the turn but is not in the game")
    if s.target >= 0 and (s.target == s.turn or not seats_in(s) >> s.target & 1):
        wrong.append(f"J4: seat {s.target} can't be asked")
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
    if bool(s.over) != bool(s.winners):
        return ["L6: a game has winners when it is over, and only then"]
    if not s.over:
        return []
    if s.over not in ENDS:
        return ["L6: LINK does not end that way"]
    if s.winners & ~seats_in(s):
        return ["X2: a seat that has left cannot win"]
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


def _knowledge(s: LinkState) -> list[str]:
    wrong = []
    for viewer in range(SEATS + 1):
        for seat in range(SEATS):
            lacks = int(s.lacks[viewer, seat])
            if lacks & ~JOKERS & s.hands[seat] or (lacks & JOKERS and lacks & s.hands[seat] & JOKERS):
                wrong.append(f"H1: seat {seat} is known to lack a card that it holds")
    return wrong
