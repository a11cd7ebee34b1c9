"""The order of tasks that a phone keeps for itself when it draws from no group's deck (T10).

The server picks by chance among what the phone has not had yet, and the phone keeps what it has had, in a cookie: the
server remembers nothing of it, and without a network the page goes on by itself from the same cookie.
`web/src/cards/order.ts` is its twin.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

COOKIE = "gongenial-cards"
_SHAPE = re.compile(r"([a-z0-9-]{1,32})((?:\.[0-9a-f]{1,32}_\d{1,3}){3})", re.ASCII)
NOTHING = (0, 0)


@dataclass(frozen=True)
class OwnOrder:
    """What a phone has had."""

    pack: str
    had: tuple[tuple[int, int], ...] = (NOTHING, NOTHING, NOTHING)
    """By colour: a bit for each task that has come in this round, by its place in the pack, and the place of the last
    one, counted from 1."""

    @classmethod
    def read(cls, cookie: str | None, otherwise: str) -> OwnOrder:
        """What the cookie says; the beginning of the pack `otherwise` if it says nothing that makes sense."""
        found = _SHAPE.fullmatch(cookie or "")
        if found is None:
            return cls(otherwise)
        parts = (part.split("_") for part in found[2].split(".")[1:])
        return cls(found[1], tuple((int(bits, 16), int(last)) for bits, last in parts))

    def __str__(self) -> str:
        return ".".join([self.pack, *(f"{bits:x}_{last}" for bits, last in self.had)])

    def draw(
        self, colour: int, size: int, pick: Callable[[Sequence[int]], int] = secrets.choice
    ) -> tuple[int, OwnOrder]:
        """The place of the next of `size` tasks of a colour, and the order after it."""
        bits, last = self.had[colour]
        left = [place for place in range(size) if not bits >> place & 1]
        if not left:
            bits = 0
            left = [place for place in range(size) if place != last - 1] or [0]
        place = pick(left)
        had = [*self.had]
        had[colour] = (bits | 1 << place, place + 1)
        return place, replace(self, had=tuple(had))
