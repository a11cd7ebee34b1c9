"""A bot's part in FAMILY."""

from __future__ import annotations

from gongenial.bots.family.policy import decision
from gongenial.bots.mind import Reaction
from gongenial.core.chance import generator
from gongenial.core.contract import Action, View


class FamilyMind:
    """Chooses by the view alone, which holds all that the seat could have remembered; nothing happens out of turn."""

    def __init__(self, level: int, seed: bytes, simulations: int | None) -> None:
        """`simulations` has no say here: nothing is imagined."""
        self._level = level
        self._seed = seed

    def choose(self, view: View, legal: list[Action]) -> Action:
        """One of the legal actions of the view's seat."""
        if len(legal) == 1:
            return legal[0]
        chance = generator(self._seed + view.record.tobytes())
        code = decision(view.record[0], self._level, chance[0])
        return next(action for action in legal if action == code)

    def reaction(self, view: View, legal: list[Action]) -> Reaction | None:
        """Nobody acts out of turn in this game."""
        return None
