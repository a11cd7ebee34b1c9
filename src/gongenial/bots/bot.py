"""A bot for a live table or a script: views go in, actions come out."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Literal, get_args

import numpy as np

from gongenial.bots.calling import Attention, Reaction
from gongenial.bots.easy import easy
from gongenial.bots.medium import medium
from gongenial.bots.search import TRIAL, better_half, list_trials, rounds_for, try_out, worlds_for
from gongenial.core.chance import Seed, generator
from gongenial.core.contract import Action, View
from gongenial.core.records import Records
from gongenial.games.gong.link.actions import GONG, HIGH, SILENT
from gongenial.games.gong.link.spec import LINK

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)

PACE = ((1.3, 2.2), (1.1, 1.9), (1.0, 1.8))
"""By level: seconds that an action of one's turn takes, so that people can follow."""
SIMULATIONS = 40_000
"""Imagined games for a choice of the hard level; more changed little."""
SECONDS_OF_SEARCH = 0.07
"""After this the search ends early."""


class Bot:
    """One opponent. What it chooses depends on its seed and the view alone: the same question gets the same answer.

    >>> import gongenial as gg
    >>> p = gg.new("link", players=2, seed=7)
    >>> str(Bot("medium", seed=1).choose(p.view(0), p.legal(0))) in map(str, p.legal(0))
    True
    """

    def __init__(self, level: Level, seed: Seed, simulations: int | None = None) -> None:
        """`simulations`: how many games the hard level imagines for a choice. Left out, the clock has a say too, and
        on a slow machine it may cut the search short."""
        self.level = level
        self._simulations = simulations
        self._level = LEVELS.index(level)
        self._seed = seed if isinstance(seed, bytes) else str(seed).encode()
        self._attention = Attention(self._level, f"attention {self._seed!r}")
        self._time = random.Random(f"pace {self._seed!r}")

    def __repr__(self) -> str:
        return f"<Bot {self.level}>"

    @property
    def pace(self) -> float:
        """Seconds to wait, counted from the question, before the next action of its turn is carried out."""
        return self._time.uniform(*PACE[self._level])

    def choose(self, view: View, legal: list[Action]) -> Action:
        """One of the legal actions of the view's seat. A call of GONG that the bot thinks of comes first;
        if it thinks of none, it is `silent` where that is offered."""
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
        if self.level == "hard":
            code = self._search(view, low, high, chance)
        else:
            policy = easy if self.level == "easy" else medium
            code = policy(view.record[0], low, high, chance[0])
        return next(action for action in others if action == code)

    def _search(self, view: View, low: int, high: int, chance: Records) -> int:
        """What `search` does, world by world, with an eye on the clock."""
        end = perf_counter() + SECONDS_OF_SEARCH
        worlds, trials = np.zeros(2, LINK.state), np.zeros(LINK.max_legal, TRIAL)
        size = list_trials(low, high, trials)
        rounds = rounds_for(size)
        while size > 1:
            for n in range(worlds_for(self._simulations or SIMULATIONS, rounds, size)):
                if self._simulations is None and n % 8 == 7 and perf_counter() > end:
                    break
                try_out(view.record, 0, size, worlds, trials, chance)
            size = better_half(size, trials)
        return int(trials[0].code)

    def reaction(self, view: View, legal: list[Action]) -> Reaction | None:
        """The call of GONG that the bot makes out of turn, and when; None if it thinks of none."""
        return self._attention.call(view.record[0], [action for action in legal if GONG <= action < SILENT])


def warm_up() -> None:
    """Compile, or load from the cache, all that bots need, so that no move waits for it. May run in a thread."""
    import gongenial as gg

    for level in LEVELS:
        p = gg.new("link", players=2, seed=1)
        bot = Bot(level, 1)
        for _ in range(4):
            bot.choose(p.view(p.turn), p.legal(p.turn))
