"""A bot's part in a game of LINK: calls of GONG first, then the choice of its level."""

from __future__ import annotations

import numpy as np

from gongenial.bots.halving import TRIAL, search_by_clock
from gongenial.bots.link.calling import Attention
from gongenial.bots.link.easy import easy
from gongenial.bots.link.medium import medium
from gongenial.bots.link.search import list_trials, try_out
from gongenial.bots.mind import Reaction
from gongenial.core.chance import generator
from gongenial.core.contract import Action, View
from gongenial.core.levels import LEVELS
from gongenial.core.records import Records
from gongenial.games.gong.link.actions import GONG, HIGH, SILENT
from gongenial.games.gong.link.spec import LINK


class LinkMind:
    """Chooses by the view alone; remembers which debts of GONG it has noticed."""

    def __init__(self, level: int, seed: bytes, simulations: int | None) -> None:
        self._level = LEVELS[level]
        self._seed = seed
        self._simulations = simulations
        self._attention = Attention(level, f"attention {seed!r}")

    def choose(self, view: View, legal: list[Action]) -> Action:
        """A call of GONG that the bot thinks of comes first; if it thinks of none, it is `silent` where that is
        offered."""
        calls = [action for action in legal if GONG <= action < SILENT]
        reaction = self._attention.call(view.record[0], calls)
        if reaction is not None:
            return reaction.action
        others = [action for action in legal if not GONG <= action < SILENT]
        if len(others) <= 1:
            return others[0] if others else calls[0]
        low = sum(1 << action for action in others if action < HIGH)
        high = sum(1 << action - HIGH for action in others if action >= HIGH)
        chance = generator(self._seed + view.record.tobytes())
        if self._level == "hard":
            code = self._search(view, low, high, chance)
        else:
            policy = easy if self._level == "easy" else medium
            code = policy(view.record[0], low, high, chance[0])
        return next(action for action in others if action == code)

    def _search(self, view: View, low: int, high: int, chance: Records) -> int:
        """What the kernel `search` does, world by world, with an eye on the clock."""
        worlds, trials = np.zeros(2, LINK.state), np.zeros(LINK.max_legal, TRIAL)

        def try_all(size: int) -> None:
            try_out(view.record, 0, size, worlds, trials, chance)

        return search_by_clock(list_trials(low, high, trials), trials, try_all, self._simulations)

    def reaction(self, view: View, legal: list[Action]) -> Reaction | None:
        """The call of GONG that the bot makes out of turn, and when; None if it thinks of none."""
        return self._attention.call(view.record[0], [action for action in legal if GONG <= action < SILENT])
