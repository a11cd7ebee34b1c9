"""A search that any game can use: actions are tried in the same imagined worlds, and the better half goes on.

    size = ...                                            one trial for each legal action
    while size > 1:
        ...                                               try all of them, in as many worlds as `worlds_for` says
        size = better_half(size, trials)
    trials[0].code

(Successive halving: Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits", 2013. Giving
all actions the same worlds, and the same future, takes most of the luck out of the comparison.)
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Protocol

from gongenial.core.jit import kernel
from gongenial.core.records import Records, layout

WIN = 1_000_000
"""What a win counts."""
SIMULATIONS = 40_000
"""Imagined games for a choice of the hard level; more changed little."""
SECONDS = 0.07
"""After this the search ends early."""


class Trial(Protocol):
    """One action that is tried."""

    code: int
    won: int
    """What it has won, in millionths of a game. All that are still compared have been tried in the same worlds."""


TRIAL = layout(Trial)


@kernel
def rounds_for(size: int) -> int:
    """How often so many trials can be halved until one is left."""
    rounds = 0
    while size > 1:
        size = (size + 1) // 2
        rounds += 1
    return rounds


@kernel
def worlds_for(simulations: int, rounds: int, size: int) -> int:
    """The worlds of a round with so many trials: each round takes an equal part of the simulations."""
    return max(1, simulations // (rounds * size))


@kernel
def better_half(size: int, trials: Records) -> int:
    """Sort the trials, the best first, and return the size of the better half."""
    for k in range(1, size):
        place = k
        while place > 0 and trials[place].won > trials[place - 1].won:
            code, won = trials[place].code, trials[place].won
            trials[place].code, trials[place].won = trials[place - 1].code, trials[place - 1].won
            trials[place - 1].code, trials[place - 1].won = code, won
            place -= 1
    return (size + 1) // 2


def search_by_clock(size: int, trials: Records, try_out: Callable[[int], None], simulations: int | None) -> int:
    """The best of the trials. `try_out(size)` imagines one world and tries the first so many of them in it. Without
    a fixed number of simulations it is SIMULATIONS of them, and the clock has a say too."""
    end = perf_counter() + SECONDS
    rounds = rounds_for(size)
    while size > 1:
        for n in range(worlds_for(simulations or SIMULATIONS, rounds, size)):
            if simulations is None and n % 8 == 7 and perf_counter() > end:
                break
            try_out(size)
        size = better_half(size, trials)
    return int(trials[0].code)
