"""The state of the collecting game: everything, hidden or not. Only rules, `observe` and bug reports read it.

All tokens of a colour are alike, so counts by colour say where they are; those of one place stand in one integer
(counts.py). What is hidden is what will be drawn: the generator, and a fixed order where a test or a bug report gives
one.
"""

from __future__ import annotations

from typing import Annotated, Protocol

from gongenial.core.records import Ints, Word, layout
from gongenial.games.genial.tokens import SEATS

A_TOKEN = 3
"""Bits for the colour of one token in a fixed order."""
A_WORD = 20
"""Tokens that one word of it holds, from the lowest bits up."""
ORDER_WORDS = 7
"""Words for a fixed order: all tokens of the box."""


class GenialState(Protocol):
    """A set of seats has bit k for seat k; a flag is 0 or 1."""

    players: int
    turn: int
    """The turn player."""
    reserve: int
    """Counts of the tokens lying face down (C2)."""
    centre: int
    """Counts of those in the centre."""
    zone: int
    """Counts of those in the collecting zone: a set of colours, for two of a colour never stay there (C7)."""
    collections: Annotated[Ints, SEATS]
    """Counts of those that each seat has collected; the turn player's can be more than lines until the turn ends
    (C11)."""
    bonus: int
    """Bonus turns still to come in this turn, besides the one that goes on (C10)."""
    in_bonus: int
    """A bonus turn goes on."""
    turns: int
    """Turns that are over."""
    removed: int
    """Seats that have left (X2)."""
    over: int
    """The Termination's code, 0 while the game goes on."""
    winners: int
    """The winning seats, empty while the game goes on."""

    row_length: int
    """Index into the option's values."""
    alternative_move: int
    """Index into the option's values."""
    colours: int
    """Colours in the game, always the first ones."""
    tokens: int
    """Tokens of each colour (C1)."""
    line: int
    """Tokens of a colour that make a line (C10, C15)."""

    order: Annotated[Ints, ORDER_WORDS]
    """Colours that are drawn before any others, the next one last; none in a game that was dealt."""
    order_size: int
    """How many of them."""
    forced: int
    """The colour that the next draw will bring, NOTHING if that is left to chance."""
    random_a: Word
    random_b: Word


STATE = layout(GenialState)
