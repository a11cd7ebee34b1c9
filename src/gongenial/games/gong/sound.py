"""What can be wrong with a state of any variant of GONG: cards, seats, the turn, the end, what is known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Protocol

from gongenial.core.bits import each
from gongenial.games.gong.cards import CARD_TEXTS, JOKER, JOKERS, ONE_JOKER, SEATS, TWO_JOKERS
from gongenial.games.gong.joker import QuestionState
from gongenial.games.gong.stock import HandState
from gongenial.games.seats import seats_in
from gongenial.games.sound import table_faults


class GongState(HandState, QuestionState, Protocol):
    """What the states of all variants have."""

    jokers: int


def card_faults(s: GongState, open_cards: Iterable[int]) -> list[str]:
    """X3: every card is there once, in a hand, in the stock or among the open ones."""
    there: Counter[int] = Counter(int(card) for card in open_cards)
    for seat in range(SEATS):
        there.update(min(card, JOKER) for card in each(s.hands[seat]))
    there.update(int(card) for card in s.stock[: s.stock_size])
    deck = Counter(range(JOKER)) + Counter({JOKER: int(s.jokers)})
    wrong = [f"X3: {CARD_TEXTS[card]} is missing" for card in sorted((deck - there).keys())]
    for card in sorted((there - deck).keys()):
        name = CARD_TEXTS[card] if 0 <= card <= JOKER else f"a card number {card}"
        wrong.append(f"X3: {name} is there {there[card]} times")
    for seat in range(SEATS):
        if s.hands[seat] & TWO_JOKERS and not s.hands[seat] & ONE_JOKER:
            wrong.append(f"X3: seat {seat} holds a second joker without a first")
    return wrong


def seat_faults(s: GongState) -> list[str]:
    """Who is at the table, whose turn it is, who is asked."""
    wrong = table_faults(s, SEATS, "G1")
    for seat in range(SEATS):
        if (seat >= s.players or s.removed >> seat & 1) and s.hands[seat]:
            wrong.append(f"X2: seat {seat} is not in the game and has cards")
    if not s.over and not seats_in(s) >> s.turn & 1:
        wrong.append(f"G7: seat {s.turn} has the turn but is not in the game")
    if s.target >= 0 and (s.target == s.turn or not seats_in(s) >> s.target & 1):
        wrong.append(f"J4: seat {s.target} can't be asked")
    return wrong


def out_faults(s: GongState, rule: str) -> list[str]:
    """Where the first without cards wins, by that rule, nobody is without cards while the game goes on."""
    return [
        f"{rule}: seat {seat} has no cards, yet the game goes on"
        for seat in each(seats_in(s))
        if not s.over and not s.hands[seat]
    ]


def knowledge_faults(s: HandState) -> list[str]:
    """H1: what is known is true."""
    wrong = []
    for viewer in range(SEATS + 1):
        for seat in range(SEATS):
            lacks = int(s.lacks[viewer, seat])
            if lacks & ~JOKERS & s.hands[seat] or (lacks & JOKERS and lacks & s.hands[seat] & JOKERS):
                wrong.append(f"H1: seat {seat} is known to lack a card that it holds")
    return wrong
