"""Sets of cards seen by family: a family is six neighbouring bits (G3)."""

from __future__ import annotations

from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS

LOWEST = sum(1 << 6 * family for family in range(9))
"""The first card of each family, which stands for it here."""


@kernel
def any_of(cards: int) -> int:
    """The first card of each family of which there is a card in the set."""
    cards &= FAMILY_CARDS
    two = cards | cards >> 1
    return (two | two >> 2 | two >> 4) & LOWEST


@kernel
def all_of(cards: int) -> int:
    """The first card of each family that is in the set as a whole."""
    cards &= FAMILY_CARDS
    two = cards & cards >> 1
    return two & two >> 2 & two >> 4 & LOWEST


@kernel
def whole(firsts: int) -> int:
    """All cards of the families that these first cards stand for."""
    return (firsts << 6) - firsts


@kernel
def cards_of(families: int) -> int:
    """All cards of a set of families."""
    cards = 0
    for family in range(9):
        if families >> family & 1:
            cards |= 63 << 6 * family
    return cards


@kernel
def askable(hand: int) -> int:
    """The cards that a hand may ask for: those that it lacks of the families that it has (F2)."""
    return whole(any_of(hand)) & ~hand
