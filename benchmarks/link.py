"""Our side: the search of the hard bot at LINK."""

from __future__ import annotations

import numpy as np

from gongenial.bots.halving import TRIAL, rounds_for, worlds_for
from gongenial.bots.link.search import list_trials, search
from gongenial.core.chance import generator
from gongenial.games.gong.link.actions import HIGH
from gongenial.games.gong.link.spec import LINK
from gongenial.games.position import new

SIMULATIONS = 20_000


class LinkSearch:
    """The search at the beginning of a game in which the first player has a choice."""

    def __init__(self, players: int) -> None:
        seed = next(seed for seed in range(100) if len(new("link", players=players, seed=seed).legal()) > 3)
        position = new("link", players=players, seed=seed)
        codes = [int(action) for action in position.legal()]
        self.views = position.view(0).record
        self.low = sum(1 << code for code in codes if code < HIGH)
        self.high = sum(1 << code - HIGH for code in codes if code >= HIGH)
        self.worlds, self.trials = np.zeros(2, LINK.state), np.zeros(LINK.max_legal, TRIAL)
        self.rng = generator(players)

    def search(self) -> float:
        """Choose once; how many simulations that took."""
        search(self.views, 0, self.low, self.high, SIMULATIONS, self.worlds, self.trials, self.rng)
        size = list_trials(self.low, self.high, self.trials)
        rounds, done = rounds_for(size), 0
        while size > 1:
            done += size * worlds_for(SIMULATIONS, rounds, size)
            size = (size + 1) // 2
        return done
