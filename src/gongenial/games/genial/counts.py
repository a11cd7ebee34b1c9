"""How many tokens of each colour, all in one integer: eight bits a colour, the first colour lowest.

So tokens of all colours are added, moved and compared at once: `centre + zone` is what both have together. All tokens
together are fewer than 128. A set of colours is counts that are all 0 or 1.
"""

from __future__ import annotations

from collections.abc import Iterable

from gongenial.core.bits import count, first
from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.games.genial.tokens import COLOURS

A_COLOUR = 8
"""Bits for the count of one colour."""
EACH = sum(1 << A_COLOUR * colour for colour in range(COLOURS))
"""One token of each colour; also the set of all colours."""
ALL_BITS = 0xFF * EACH
TOPS = 0x80 * EACH
"""The highest bit of each colour: set before a subtraction, it stays set where nothing had to be borrowed."""
LAST = A_COLOUR * (COLOURS - 1)


@kernel
def some(colour: int, tokens: int) -> int:
    """So many tokens of one colour."""
    return tokens << A_COLOUR * colour


@kernel
def number(counts: int, colour: int) -> int:
    """How many tokens of a colour."""
    return counts >> A_COLOUR * colour & 0xFF


@kernel
def up_to(counts: int) -> int:
    """Of each colour, how many tokens there are of it and of all before it."""
    counts += counts << A_COLOUR & ALL_BITS
    counts += counts << 2 * A_COLOUR & ALL_BITS
    return counts + (counts << 4 * A_COLOUR & ALL_BITS)


@kernel
def total(counts: int) -> int:
    """How many tokens there are."""
    return up_to(counts) >> LAST


@kernel
def at_least(counts: int, tokens: int) -> int:
    """The set of the colours with so many tokens or more; `tokens` from 0 to 127."""
    return ((counts | TOPS) - tokens * EACH & TOPS) >> A_COLOUR - 1


@kernel
def only(counts: int, colours: int) -> int:
    """The tokens that have one of these colours."""
    return counts & 0xFF * colours


@kernel
def size(colours: int) -> int:
    """How many colours a set has."""
    return count(colours)


@kernel
def colour_of(counts: int, n: int) -> int:
    """The colour of the token with the number n from 0, those of the first colour counted first; n is less than
    `total`."""
    return count((n * EACH | TOPS) - up_to(counts) & TOPS)


@kernel
def fewest(counts: int, colours: int) -> int:
    """Which of the first so many colours has fewer tokens than every other; NOTHING if two or more have the fewest."""
    counts |= ALL_BITS & -1 << A_COLOUR * colours  # colours that are not in the game are full
    least = number(counts, 0)
    for colour in range(1, COLOURS):
        least = min(least, number(counts, colour))
    as_few = EACH & ~at_least(counts, least + 1)
    return first(as_few) // A_COLOUR if size(as_few) == 1 else NOTHING


def packed(counts: Iterable[int]) -> int:
    """The counts of the colours, first to last, as one integer."""
    return sum(int(tokens) << A_COLOUR * colour for colour, tokens in enumerate(counts))


def unpacked(counts: int) -> list[int]:
    """The count of each colour."""
    return [int(counts) >> A_COLOUR * colour & 0xFF for colour in range(COLOURS)]
