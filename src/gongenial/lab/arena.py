"""Bots against each other: seeded games, the same deals for all, every seating by rotation, in compiled code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from gongenial.bots import LEVELS, Level
from gongenial.core.chance import generator
from gongenial.games import game_spec
from gongenial.lab.family import FamilyStage
from gongenial.lab.fight import FightStage
from gongenial.lab.genial import GenialStage
from gongenial.lab.link import LinkStage
from gongenial.lab.stage import Stage

BATCH = 50
"""Deals played in one call: between two, a caller can be told how far it is."""


STAGES: dict[str, Callable[[], Stage]] = {
    "link": LinkStage,
    "family": FamilyStage,
    "fight": FightStage,
    "genial": GenialStage,
}
"""For each game, by its name, where its bots meet."""


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part."""

    level: Level
    simulations: int = 1000
    """For the hard level: imagined games a choice."""


@dataclass(frozen=True)
class Share:
    """How much of the games somebody won."""

    mean: float
    """Wins per game and seat; a shared win counts in part. With equal players 1 / seats."""
    margin: float
    """Half of the 95 % interval."""

    @property
    def low(self) -> float:
        return self.mean - self.margin

    @property
    def high(self) -> float:
        return self.mean + self.margin

    def __str__(self) -> str:
        return f"{self.mean:.1%} ({self.low:.1%} to {self.high:.1%})"


def compare(line_up: Sequence[Entrant], deals: int, seed: int | str = 1, game: str = "link") -> dict[Entrant, Share]:
    """Let the entrants, one for each seat, play every deal as many times as there are seats, each time a seat further.

    The interval comes from the spread between deals. The same arguments give the same games.

    >>> result = compare([Entrant("medium"), Entrant("easy")], deals=100, seed=7)
    >>> result == compare([Entrant("medium"), Entrant("easy")], deals=100, seed=7)
    True
    """
    players = len(line_up)
    won = np.zeros((deals, players))
    bots = np.array([[LEVELS.index(each.level) for each in line_up], [each.simulations for each in line_up]])
    options = np.array([option.number(option.default) for option in game_spec(game).options], dtype=np.int64)
    stage = STAGES[game]()
    for start in range(0, deals, BATCH):
        rng, dealer = generator(f"{seed} bots {start}"), generator(f"{seed} deals {start}")
        stage.play(bots, options, dealer, rng, won[start : start + BATCH])
    return {entrant: _share(won, [k for k in range(players) if line_up[k] == entrant]) for entrant in line_up}


def _share(won: npt.NDArray[np.float64], places: list[int]) -> Share:
    """The share of those places of the line-up, from what each place won of each deal."""
    each = won[:, places].mean(axis=1)
    return Share(float(each.mean()), 1.96 * float(each.std(ddof=1)) / sqrt(len(each)))
