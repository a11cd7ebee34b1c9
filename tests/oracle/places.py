"""Seats in a circle, and who comes before whom in the end: the same in every game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

TURN_LIMIT = 1000
"""X1: the last turn of every game."""


def following(seat: int, players: int, removed: Collection[int]) -> int:
    """The next seat clockwise that is still there (G7, X2)."""
    circle = [(seat + step) % players for step in range(1, players + 1)]
    return next(other for other in circle if other not in removed)


def ranks(keys: list[Any]) -> list[int]:
    """The smallest key is first; equal ones share, and the next number is skipped."""
    return [1 + sum(other < key for other in keys) for key in keys]


def winners(places: list[int]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place == 1]


def returns(places: list[int]) -> list[float]:
    """The winners share +1, the others lose 1 between them; when everybody has won, nobody gains."""
    won, lost = places.count(1), len(places) - places.count(1)
    if not lost:
        return [0.0] * len(places)
    return [1 / won if place == 1 else -1 / lost for place in places]
