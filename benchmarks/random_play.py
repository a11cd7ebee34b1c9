"""Our side: whole games at random, in compiled code."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gongenial.core.chance import generator, seed_words
from gongenial.games import game_spec
from gongenial.lab import family, fight, genial, link

GAMES = 5000
RANDOM_GAMES: dict[str, Callable[..., tuple[int, int]]] = {
    "link": link.random_games,
    "family": family.random_games,
    "fight": fight.random_games,
    "genial": genial.random_games,
}


class RandomPlay:
    """Games of one kind with the default options, dealing included."""

    def __init__(self, game: str, players: int) -> None:
        spec = game_spec(game)
        self.players = players
        self.play_games = RANDOM_GAMES[game]
        self.states = np.zeros(1, spec.state)
        self.options = np.array([option.number(option.default) for option in spec.options], dtype=np.int64)
        self.rng = generator(players)
        spec.deal(self.states, 0, players, 0, self.options, *seed_words(0))  # the tasks of FIGHT stay

    def play(self) -> float:
        """Play games; how many decisions that was, dealing not counted."""
        tally = np.zeros(8, dtype=np.int64)
        decisions, _ = self.play_games(self.states, self.players, self.options, GAMES, self.rng, tally, tally.copy())
        return decisions
