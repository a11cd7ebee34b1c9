"""Preset phrases and emotes: what can be said at a table. Each reader sees them in their own language."""

from __future__ import annotations

from gongenial.table.refused import Refused
from gongenial.table.roster import Person

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "wow", "hurry", "one-more", "sorry", "bye")
EMOTES = ("smile", "laugh", "cool", "think", "cry", "heart", "clap", "rocket")
SAYABLE = frozenset((*PHRASES, *EMOTES))

BURST = 4
"""Phrases that a person may say in a row."""
REFILL = 2.0
"""Seconds until one more may be said."""


class Manners:
    """Keeps one person from flooding a table with phrases."""

    def __init__(self) -> None:
        self._full_at: dict[Person, float] = {}

    def check(self, person: Person, phrase: str, now: float) -> None:
        if phrase not in SAYABLE:
            raise Refused("unknown-phrase", "There is no such phrase.")
        full_at = max(now, self._full_at.get(person, now)) + REFILL
        if full_at - now > BURST * REFILL:
            raise Refused("too-fast", "That was a lot at once; wait a moment.")
        self._full_at = {other: at for other, at in self._full_at.items() if at > now} | {person: full_at}
