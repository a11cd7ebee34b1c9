"""Easy and medium: a coin, and a look one token ahead."""

from __future__ import annotations

from gongenial.core.bits import count, nth
from gongenial.core.chance import Generator, below
from gongenial.core.jit import kernel
from gongenial.games.genial.actions import ALTERNATIVE, DRAW, HAS_ALTERNATIVE, HAS_DRAW, HAS_TAKE, TAKE
from gongenial.games.genial.rules import ALL
from gongenial.games.genial.view import GenialViewRecord, in_reserve

TAKES = 45
"""In a hundred: how often the easy level takes after a success, whatever the chances."""
SIDEWAYS = 35
"""In a hundred: how often it makes an alternative move that is open."""


@kernel
def easy(v: GenialViewRecord, moves: int, g: Generator) -> int:
    """A kind opponent for beginners: draws and takes on a whim. `moves`: the legal actions, as a set."""
    if moves & HAS_TAKE and below(g, 100) < TAKES:
        return TAKE
    if moves & HAS_ALTERNATIVE and below(g, 100) < SIDEWAYS:
        return ALTERNATIVE
    return DRAW if moves & HAS_DRAW else nth(moves, below(g, count(moves)))


@kernel
def medium(v: GenialViewRecord, moves: int) -> int:
    """Draws on if the next token brings more, on average, than it puts at risk."""
    if not moves & HAS_DRAW:
        return TAKE if moves & HAS_TAKE else ALTERNATIVE
    if moves & HAS_TAKE:
        return DRAW if after_one_more(v) > zone_worth(v) else TAKE
    if moves & HAS_ALTERNATIVE and after_one_more(v) < alternative_tokens(v):
        return ALTERNATIVE
    return DRAW


@kernel
def useful(v: GenialViewRecord, seat: int, colour: int, tokens: int) -> int:
    """How many of so many tokens of a colour would stay with the seat; what is over goes back (C11)."""
    free: int = v.line - v.collections[seat, colour]
    return min(tokens, max(free, 0))


@kernel
def zone_worth(v: GenialViewRecord) -> int:
    """Tokens that a take would bring for good now (C8)."""
    worth = 0
    for colour in range(v.colours):
        if v.zone >> colour & 1:
            worth += useful(v, v.turn, colour, 1 + v.centre[colour])
    return worth


@kernel
def after_one_more(v: GenialViewRecord) -> float:
    """The same after one more token, on average: a miss brings nothing."""
    have = zone_worth(v)
    total = 0.0
    for colour in range(v.colours):
        if v.centre[colour] > 0 and not v.zone >> colour & 1:
            total += v.reserve[colour] * (have + useful(v, v.turn, colour, 1 + v.centre[colour]))
    return total / in_reserve(v)


@kernel
def scarcest(v: GenialViewRecord) -> int:
    """The colour that the turn player has fewest of (C12)."""
    best = 0
    for colour in range(1, v.colours):
        if v.collections[v.turn, colour] < v.collections[v.turn, best]:
            best = colour
    return best


@kernel
def alternative_tokens(v: GenialViewRecord) -> int:
    """How many tokens the alternative move brings (C13)."""
    tokens: int = v.centre[scarcest(v)] if v.alternative_move == ALL else 1
    return tokens
