"""Bots against each other: seeded games, the same deals for all, every seating by rotation, in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from gongenial.bots import LEVELS, Level
from gongenial.bots.calling import call_or_not
from gongenial.bots.policy import decision
from gongenial.bots.search import TRIAL
from gongenial.core.bits import count
from gongenial.core.chance import generator
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records
from gongenial.games.gong.link.sequential import choices, decide, next_to_call, next_to_decide
from gongenial.games.gong.link.spec import LINK
from gongenial.games.gong.link.view import observe
from gongenial.lab.playout import deal_from

BATCH = 50
"""Deals played in one call: between two, a caller can be told how far it is."""


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


def compare(line_up: Sequence[Entrant], deals: int, seed: int | str = 1) -> dict[Entrant, Share]:
    """Let the entrants, one for each seat, play every deal as many times as there are seats, each time a seat further.

    The interval comes from the spread between deals. The same arguments give the same games.

    >>> result = compare([Entrant("medium"), Entrant("easy")], deals=100, seed=7)
    >>> result == compare([Entrant("medium"), Entrant("easy")], deals=100, seed=7)
    True
    """
    players = len(line_up)
    won = np.zeros((deals, players))
    levels = np.array([LEVELS.index(entrant.level) for entrant in line_up])
    simulations = np.array([entrant.simulations for entrant in line_up])
    options = np.array([option.default for option in LINK.options], dtype=np.int64)
    desk = Desk()
    for start in range(0, deals, BATCH):
        rng, dealer = generator(f"{seed} bots {start}"), generator(f"{seed} deals {start}")
        play_deals(
            desk.states, desk.views, desk.worlds, desk.trials, levels, simulations, options, dealer, rng,
            won[start : start + BATCH],
        )  # fmt: skip
    return {entrant: _share(won, [k for k in range(players) if line_up[k] == entrant]) for entrant in line_up}


class Desk:
    """The records that games are played in."""

    def __init__(self) -> None:
        self.states = np.zeros(1, LINK.state)
        self.views = np.zeros(1, LINK.view)
        self.worlds = np.zeros(2, LINK.state)
        self.trials = np.zeros(LINK.max_legal, TRIAL)


def _share(won: npt.NDArray[np.float64], places: list[int]) -> Share:
    """The share of those places of the line-up, from what each place won of each deal."""
    each = won[:, places].mean(axis=1)
    return Share(float(each.mean()), 1.96 * float(each.std(ddof=1)) / sqrt(len(each)))


@kernel
def play_deals(
    states: Records,
    views: Records,
    worlds: Records,
    trials: Records,
    levels: Ints,
    simulations: Ints,
    options: Ints,
    dealer: Records,
    rng: Records,
    won: npt.NDArray[np.float64],
) -> None:
    """Play deals, each in every rotation of the line-up; won[deal, place] is what that place of the line-up won."""
    players = len(levels)
    for k in range(len(won)):
        word_a, word_b = dealer[0].random_a, dealer[0].random_b
        for turned in range(players):
            dealer[0].random_a, dealer[0].random_b = word_a, word_b
            deal_from(states, 0, players, 0, options, dealer)
            play_with_bots(states, views, worlds, trials, levels, simulations, turned, rng)
            s = states[0]
            for place in range(players):
                if s.winners >> (place + turned) % players & 1:
                    won[k, place] += 1.0 / (count(s.winners) * players)


@kernel
def play_with_bots(
    states: Records,
    views: Records,
    worlds: Records,
    trials: Records,
    levels: Ints,
    simulations: Ints,
    turned: int,
    rng: Records,
) -> None:
    """Play the game in states[0] to its end; place k of the line-up has seat k + turned. Bots see their views only."""
    s = states[0]
    players = len(levels)
    asked = 0
    while not s.over:
        seat = next_to_decide(s, asked)
        place = (seat - turned) % players
        low, high = choices(s, asked, seat)
        if next_to_call(s, asked) >= 0:
            code = call_or_not(levels[place], high, rng[0])
        else:
            observe(states, 0, seat, views, 0)
            code = decision(views, 0, low, high, levels[place], simulations[place], worlds, trials, rng)
        asked = decide(s, asked, seat, code)
