"""How likely each seat is to win, from the numbers of cards and jokers alone: the end of an imagined game."""

from __future__ import annotations

import math

import numpy as np

from gongenial.bots.link.worlds import World
from gongenial.core.bits import count, first
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS
from gongenial.games.gong.link.rules import matching
from gongenial.games.seats import seats_in

CARDS = np.array(
    [
        [0.90, 0.50, 0.42, 0.32, 0.27, 0.21, 0.13, 0.04, 0.0, -0.05, -0.07, -0.10],
        [1.52, 0.93, 0.70, 0.53, 0.44, 0.31, 0.22, 0.08, 0.0, -0.15, -0.20, -0.30],
        [1.80, 1.08, 0.83, 0.70, 0.54, 0.38, 0.24, 0.11, 0.0, -0.20, -0.30, -0.40],
        [2.03, 1.24, 0.92, 0.79, 0.65, 0.51, 0.34, 0.16, 0.0, -0.21, -0.35, -0.45],
        [2.09, 1.23, 0.90, 0.72, 0.57, 0.43, 0.28, 0.14, 0.0, -0.18, -0.35, -0.50],
    ]
)
"""[players - 2, cards - 1]: what so many cards are worth; 12 stands for more too."""
JOKER = np.array(
    [
        [4.18, 0.96, 0.70, 0.59, -0.73],
        [3.58, 1.19, 1.11, 1.09, -0.66],
        [3.34, 1.45, 1.36, 1.28, -0.51],
        [3.47, 1.66, 1.60, 1.45, -0.60],
        [3.31, 1.66, 1.66, 1.64, -0.52],
    ]
)
"""[players - 2]: a joker among 1, 2, 3, more cards; a second joker."""
TURN = np.array(
    [
        [-0.08, 0.06, 5.82, 0.44],
        [-0.16, 0.09, 5.74, 0.37],
        [-0.21, 0.10, 6.01, 0.50],
        [-0.19, 0.12, 6.00, 0.49],
        [-0.27, 0.11, 5.98, 0.51],
    ]
)
"""[players - 2]: the turn player can't lay a card, can, wins with it, comes to one card with it."""
WEIGHTS = np.hstack([CARDS, JOKER, TURN])
"""All of them: logarithms of odds, from a conditional logit model of who won 15,000 games between medium bots at each
number of seats, seen at the start of turns. `python -m benchmarks.fit_chances` prints such tables; for
hands of more than nine cards, which are rare, they are smoothed by hand."""
_JOKER, _TURN = CARDS.shape[1], CARDS.shape[1] + JOKER.shape[1]


@kernel
def chance_of(world: World, seat: int) -> float:
    """The chance of the seat to win from the start of a turn, 0 to 1."""
    total = own = 0.0
    for other in range(world.players):
        if seats_in(world) >> other & 1:
            odds = math.exp(strength(world, other))
            total += odds
            if other == seat:
                own = odds
    return float(own / total)


@kernel
def strength(world: World, seat: int) -> float:
    """The logarithm of the seat's odds."""
    odds = 0.0
    rest = cases(world, seat)
    while rest:
        odds += WEIGHTS[world.players - 2, first(rest)]
        rest &= rest - 1
    return float(odds)


@kernel
def cases(world: World, seat: int) -> int:
    """Which weights count for the seat, as a set of columns of WEIGHTS."""
    hand = world.hands[seat]
    size = count(hand)
    jokers = count(hand & ~FAMILY_CARDS)
    columns = 1 << min(size, _JOKER) - 1
    if jokers:
        columns |= 1 << _JOKER + min(size, 4) - 1
        if jokers == 2:
            columns |= 1 << _JOKER + 4
    if seat == world.turn:
        fits = 1 if hand & matching(world) else 0
        columns |= 1 << _TURN + fits
        if size == 1 and (fits or jokers):
            columns |= 1 << _TURN + 2
        elif size == 2 and fits:
            columns |= 1 << _TURN + 3
    return int(columns)
