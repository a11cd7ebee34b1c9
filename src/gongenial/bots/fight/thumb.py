"""Easy and medium: anything, and rules of thumb about cards and players that look at no task closely."""

from __future__ import annotations

from gongenial.core.bits import count, first, nth, select
from gongenial.core.chance import Generator, below
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, JOKERS, NUMBERS
from gongenial.games.gong.fight.actions import (
    ACCEPT,
    AT,
    CANCEL,
    DRAW,
    HAS_ACCEPT,
    HAS_CANCEL,
    HAS_DRAW,
    HIGH,
    JOKER_CARD,
    JOKER_ON,
)
from gongenial.games.gong.fight.asks import ASK_DUEL, ASK_PLAYER
from gongenial.games.gong.fight.view import FightViewRecord
from gongenial.tasks.program import HIGHEST, n_of, step_at

WHIM = 20
"""In a hundred: how often the easy level plays a joker that it has, on anybody."""
FEWER = 3
"""How many cards fewer another must have for a joker to be played on them."""
SEATS_THERE = 63
FEWEST, MOST = 1, -1


@kernel
def easy(low: int, high: int, g: Generator) -> int:
    """A kind opponent for beginners: anything that may be done, a joker on a whim. `low`, `high`: the legal actions as
    two words."""
    targets = high & SEATS_THERE
    if high & HAS_DRAW:
        if targets and below(g, 100) < WHIM:
            return JOKER_ON + nth(targets, below(g, count(targets)))
        return DRAW
    return anything(low, high, g)


@kernel
def anything(low: int, high: int, g: Generator) -> int:
    """Any of the legal actions, each equally likely."""
    lower = count(low)
    n = below(g, lower + count(high))
    return select(low, n) if n < lower else HIGH + select(high, n - lower)


@kernel
def medium(v: FightViewRecord, low: int, high: int, g: Generator) -> int:
    """Cancels if it can, plays a joker for a landslide, gets rid of low numbers first, and goes for whoever is closest
    to winning, whatever the task."""
    if high & HAS_ACCEPT:
        return CANCEL if high & HAS_CANCEL else ACCEPT
    if high & HAS_DRAW:
        return joker_or_draw(v, high)
    if v.ask == ASK_PLAYER:
        return AT + extreme(v, high >> AT - HIGH & SEATS_THERE, FEWEST)
    return card_for(v, low, g) if low else anything(low, high, g)


@kernel
def joker_or_draw(v: FightViewRecord, high: int) -> int:
    """The beginning of a turn: a joker on whoever has fewest cards, if that is worth it or wins, else draw (J1, J6)."""
    targets = high & SEATS_THERE
    if targets:
        left = v.counts[v.seat] - 1
        best = extreme(v, targets, FEWEST)
        if left == 0 or left - v.counts[best] >= FEWER:
            return JOKER_ON + best
    return DRAW


@kernel
def extreme(v: FightViewRecord, seats: int, sign: int) -> int:
    """Of those seats, the one with FEWEST or with MOST cards; among equals the next clockwise."""
    best, least = NOBODY, 999
    other = v.seat
    for _ in range(v.players):
        other += 1
        if other == v.players:
            other = 0
        if seats >> other & 1 and sign * v.counts[other] < least:
            best, least = other, sign * v.counts[other]
    return best


@kernel
def card_for(v: FightViewRecord, low: int, g: Generator) -> int:
    """Which card of the hand to use: the highest for a contest of numbers; to hide, a joker, which nobody can guess, or
    any; to be rid of, the lowest number, and a joker last."""
    family = low & FAMILY_CARDS
    if v.ask == ASK_DUEL:
        if n_of(step_at(v.programs, v.colour, v.task, v.step)) != HIGHEST:
            return JOKER_CARD if low & JOKERS else select(family, below(g, count(family)))
        return numbered(family, MOST) if family else JOKER_CARD
    return numbered(family, FEWEST) if family else JOKER_CARD


@kernel
def numbered(cards: int, sign: int) -> int:
    """The card with the lowest number (FEWEST) or the highest (MOST)."""
    best, least = -1, 99
    while cards:
        card = first(cards)
        cards &= cards - 1
        number = sign * (card % NUMBERS)
        if number < least:
            best, least = card, number
    return best
