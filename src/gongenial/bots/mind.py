"""What a game's bots provide: how they choose, and what they do out of turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from gongenial.core.contract import Action, View


@dataclass(frozen=True)
class Reaction:
    """Something that a bot will do out of turn unless something happens first."""

    delay: float
    """Seconds from now."""
    action: Action


class Mind(Protocol):
    """One bot's part in one game; it may remember, from question to question, what its seat could."""

    def choose(self, view: View, legal: list[Action]) -> Action:
        """One of the legal actions of the view's seat."""
        ...

    def reaction(self, view: View, legal: list[Action]) -> Reaction | None:
        """What it does although the game doesn't wait for it, and when; None for nothing."""
        ...


class MakeMind(Protocol):
    """What enters a game into the registry of `bots/bot.py`."""

    def __call__(self, level: int, seed: bytes, simulations: int | None) -> Mind:
        """`level`: an index into LEVELS. `simulations`: as `Bot` has them."""
        ...
