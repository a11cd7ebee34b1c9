"""Hard: the risk of a turn weighed exactly, with an estimate of what the turn leaves behind.

A turn is a walk through sets of colours: each success adds one to the zone. From every set that can be reached the
player takes or draws on, whichever is worth more; what a draw is worth follows exactly from the counts, which lie open.
What a turn ends with is worth what it brings to the own lines, less what then lies in the centre for whoever comes
next. The weights were found by games against the medium level.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from gongenial.bots.genial.thumb import alternative_tokens, scarcest, useful
from gongenial.core.bits import count
from gongenial.core.jit import kernel
from gongenial.games.genial.actions import ALTERNATIVE, DRAW, HAS_ALTERNATIVE, HAS_DRAW, HAS_TAKE, TAKE
from gongenial.games.genial.tokens import COLOURS
from gongenial.games.genial.view import GenialViewRecord, in_reserve

NEED = 0.3
"""What a token is worth more, the first of its colour; later ones less, in proportion."""
LINE = 2.0
"""What completing a line is worth in tokens: it brings a bonus turn (C10)."""
LYING = 0.8
"""What a token in the centre counts against a turn that leaves it there, if an opponent has use for it."""
OWN = 0.5
"""How much less if only the player itself has."""
PLAIN = -0.5
"""The alternative move is worth less than its token: it gives no chance of more."""
SETS = 1 << COLOURS


@kernel
def hard(v: GenialViewRecord, moves: int) -> int:
    """The action that is worth most. `moves`: the legal actions, as a set."""
    if not moves & HAS_DRAW:
        return TAKE if moves & HAS_TAKE else ALTERNATIVE
    worth_of_drawing = drawing(v)
    if moves & HAS_TAKE and taking(v, v.zone) >= worth_of_drawing:
        return TAKE
    if moves & HAS_ALTERNATIVE and alternative(v) >= worth_of_drawing:
        return ALTERNATIVE
    return DRAW


@kernel
def gain(v: GenialViewRecord, colour: int, tokens: int) -> float:
    """What tokens of one colour are worth to the turn player."""
    have = v.collections[v.turn, colour]
    worth = 0.0
    for k in range(have, min(have + tokens, v.line)):
        worth += 1.0 + NEED * (v.line - k) / v.line
    return worth + LINE if have < v.line <= have + tokens else worth


@kernel
def left_behind(v: GenialViewRecord, taken: int, added: int, more: int) -> float:
    """What the centre is worth to others when the colours in `taken` have gone from it, or one token of each in `added`
    and one of the colour `more` have come to it."""
    worth = 0.0
    for colour in range(v.colours):
        tokens = 0 if taken >> colour & 1 else v.centre[colour]
        tokens += (added >> colour & 1) + (1 if colour == more else 0)
        if tokens > 0:
            others = opponents = 0
            for seat in range(v.players):
                if seat != v.turn and not v.removed >> seat & 1:
                    others += useful(v, seat, colour, tokens)
                    opponents += 1
            worth += others / max(opponents, 1) + OWN * useful(v, v.turn, colour, tokens)
    return LYING * worth


@kernel
def taking(v: GenialViewRecord, zone: int) -> float:
    """What it is worth to take that zone."""
    worth = 0.0
    for colour in range(v.colours):
        if zone >> colour & 1:
            worth += gain(v, colour, 1 + v.centre[colour])
    return worth - left_behind(v, zone, 0, -1)


@kernel
def alternative(v: GenialViewRecord) -> float:
    """What the alternative move is worth (C12, C13)."""
    colour, tokens = scarcest(v), alternative_tokens(v)
    gone = 1 << colour if tokens == v.centre[colour] else 0
    return gain(v, colour, tokens) + PLAIN - left_behind(v, gone, 0, -1)


@kernel
def drawing(v: GenialViewRecord) -> float:
    """What it is worth to draw now and to go on as well as can be."""
    colours = v.zone
    for colour in range(v.colours):
        if v.centre[colour] > 0:
            colours |= 1 << colour
    best = np.zeros(SETS)
    tokens = in_reserve(v)
    zone = colours
    while True:  # from the largest zone down to the present one: all that lie between the two
        if zone & v.zone == v.zone:
            left = tokens - count(zone & ~v.zone)
            if zone == v.zone:
                return after_draw(v, zone, left, colours, best)
            worth = taking(v, zone)
            if left > 0:  # otherwise the player must take (C16)
                worth = max(worth, after_draw(v, zone, left, colours, best))
            best[zone] = worth
        zone = (zone - 1) & colours


@kernel
def after_draw(v: GenialViewRecord, zone: int, left: int, colours: int, best: npt.NDArray[np.float64]) -> float:
    """What a draw is worth with that zone and so many tokens left, where `best` knows what larger zones are worth."""
    total = 0.0
    for colour in range(v.colours):
        here = 1 << colour
        tokens = v.reserve[colour] - (1 if zone & ~v.zone & here else 0)
        if tokens > 0:
            if colours & here and not zone & here:
                total += tokens * best[zone | here]
            else:
                total -= tokens * left_behind(v, 0, zone, colour)
    return total / left
