"""The tables of gongenial/bots/link/chances.py: `python -m benchmarks.fit_chances` lets medium bots play and fits them.

The model is a conditional logit: a seat's odds are the exponential of a sum of weights, one for every case that holds
for it, and its chance is its part of all odds. Fitted by Newton's method with a little shrinking towards 0.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from gongenial.bots.link.chances import CARDS, JOKER, WEIGHTS, cases
from gongenial.bots.link.medium import medium
from gongenial.core.bits import count
from gongenial.core.chance import below, generator
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records
from gongenial.games.gong.link.sequential import choices, decide, next_to_decide
from gongenial.games.gong.link.spec import LINK
from gongenial.games.gong.link.view import observe
from gongenial.lab.link import deal_from

Floats = npt.NDArray[np.float64]
GAMES = 15_000
SEEN = 10
"""In a hundred: turns whose start is looked at."""
ROOM = 12 * GAMES
SHRINKING = 1.0
STEPS = 9


@kernel
def gather(states: Records, views: Records, options: Ints, games: int, rng: Records, held: Ints, won: Floats) -> int:
    """Let medium bots play. held[k, seat]: the cases that held at a turn's start, won[k, seat]: what the seat won."""
    s = states[0]
    players = held.shape[1]
    size = 0
    for game in range(games):
        deal_from(states, 0, players, game % players, options, rng)
        began, turns = size, -1
        while not s.over:
            if s.turns != turns and size < len(held):
                turns = s.turns
                if below(rng[0], 100) < SEEN:
                    for seat in range(players):
                        held[size, seat] = cases(s, seat)
                    size += 1
            s.owes = s.catchable = 0
            seat = next_to_decide(s, 0)
            low, high = choices(s, 0, seat)
            observe(states, 0, seat, views, 0)
            decide(s, 0, seat, medium(views[0], low, high, rng[0]))
        for k in range(began, size):
            for seat in range(players):
                won[k, seat] = (s.winners >> seat & 1) / count(s.winners)
    return size


def fit(held: Ints, won: Floats) -> Floats:
    """The weights under which the games that were seen are likeliest."""
    cases_held = (held[:, :, None] >> np.arange(WEIGHTS.shape[1]) & 1).astype(np.float64)
    weights = np.zeros(WEIGHTS.shape[1])
    for _ in range(STEPS):
        odds = np.exp(cases_held @ weights)
        chance = odds / odds.sum(axis=1, keepdims=True)
        slope = np.einsum("nsk,ns->k", cases_held, won - chance) - SHRINKING * weights
        expected = np.einsum("nsk,ns->nk", cases_held, chance)
        bend = -expected.T @ expected + SHRINKING * np.eye(len(weights))
        for seat in range(held.shape[1]):
            bend += (cases_held[:, seat] * chance[:, seat, None]).T @ cases_held[:, seat]
        weights += np.linalg.solve(bend, slope)
    most = CARDS.shape[1]
    weights[:most] -= weights[8]  # odds are relative: nine cards are the measure
    return weights


def main() -> None:
    """Print a row of each table for each number of players."""
    options = np.array([option.default for option in LINK.options], dtype=np.int64)
    states, views = np.zeros(1, LINK.state), np.zeros(1, LINK.view)
    for players in LINK.players:
        held, won = np.zeros((ROOM, players), dtype=np.int64), np.zeros((ROOM, players))
        size = gather(states, views, options, GAMES, generator(players), held, won)
        weights = fit(held[:size], won[:size])
        parts = np.split(weights, [CARDS.shape[1], CARDS.shape[1] + JOKER.shape[1]])
        print(players, *(np.array2string(part, precision=2, suppress_small=True) for part in parts), flush=True)


if __name__ == "__main__":
    main()
