"""The tokens: six colours, written as letters, and how many of each there are (C1)."""

from __future__ import annotations

from collections.abc import Sequence

SEATS = 4
"""Most players (C1)."""
COLOURS = 6
TOKENS = 21
"""Of each colour (C1)."""

LETTERS = "ROYGBV"
"""A colour is its place here."""


def by_letter(counts: Sequence[int], colours: int) -> dict[str, int]:
    """How many of each colour of the game, those that there are none of included."""
    return dict(zip(LETTERS, counts[:colours], strict=False))
