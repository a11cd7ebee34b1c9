"""A bot's part in FIGHT."""

from __future__ import annotations

from gongenial.bots.fight.policy import decision
from gongenial.bots.mind import Reaction
from gongenial.core.chance import generator
from gongenial.core.contract import Action, View
from gongenial.games.gong.fight.actions import HIGH


class FightMind:
    """Chooses by the view alone; nothing happens out of turn."""

    def __init__(self, level: int, seed: bytes, simulations: int | None) -> None:
        """`simulations` has no say here: nothing is imagined."""
        self._level = level
        self._seed = seed

    def choose(self, view: View, legal: list[Action]) -> Action:
        """One of the legal actions of the view's seat."""
        if len(legal) == 1:
            return legal[0]
        low = sum(1 << action for action in legal if action < HIGH)
        high = sum(1 << action - HIGH for action in legal if action >= HIGH)
        chance = generator(self._seed + view.record.tobytes())
        code = decision(view.record[0], low, high, self._level, chance[0])
        return next(action for action in legal if action == code)

    def reaction(self, view: View, legal: list[Action]) -> Reaction | None:
        """Nobody acts out of turn in this game."""
        return None
