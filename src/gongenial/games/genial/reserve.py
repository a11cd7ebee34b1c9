"""Drawing from the reserve (C4), by a rule that anybody can check.

The tokens of a colour are alike, so the reserve needs no order: of its T tokens the one with the number
n = `below(generator, T)` is drawn (core/chance.py), counting first the red ones, then orange, yellow, green, blue and
violet. So a game is: three such draws for the centre (C2), then one for each token drawn, and nothing else asks the
generator. Tokens that go back into the reserve (C11, X2) are mixed in by being counted.

Before chance comes what was fixed by `force`, and then a fixed order, if a position was made with one; colours that
the reserve hasn't are passed over.
"""

from __future__ import annotations

from gongenial.core.chance import below
from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.games.genial.counts import colour_of, number, some, total
from gongenial.games.genial.state import A_TOKEN, A_WORD, GenialState


@kernel
def draw(s: GenialState) -> int:
    """Take a token out of a reserve that has one; returns its colour (C4)."""
    colour = NOTHING
    if s.forced != NOTHING or s.order_size > 0:
        colour = fixed(s)
    if colour == NOTHING:
        colour = colour_of(s.reserve, below(s, total(s.reserve)))
    s.reserve -= some(colour, 1)
    return colour


@kernel
def fixed(s: GenialState) -> int:
    """The colour that is to be drawn by `force` or in a fixed order; NOTHING if that is left to chance."""
    colour: int = s.forced
    s.forced = NOTHING
    while s.order_size > 0 and (colour == NOTHING or number(s.reserve, colour) == 0):
        colour = next_in_order(s)
    return colour if colour != NOTHING and number(s.reserve, colour) > 0 else NOTHING


@kernel
def next_in_order(s: GenialState) -> int:
    """Take the next colour off a fixed order that is not empty."""
    s.order_size -= 1
    colour: int = s.order[s.order_size // A_WORD] >> A_TOKEN * (s.order_size % A_WORD) & 7
    return colour
