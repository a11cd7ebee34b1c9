"""Search over the worlds that a view allows: each action is tried in the same worlds, the better half goes on.

    size = list_trials(low, high, trials)
    while size > 1:
        try_out(views, j, size, worlds, trials, rng)      as many times as the round has worlds
        size = better_half(size, trials)
    trials[0].code

(Successive halving: Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits", 2013. Giving
all actions the same worlds and the same stock takes most of the luck out of the comparison.)
"""

from __future__ import annotations

from typing import Any, Protocol

from gongenial.bots.chances import chance_of
from gongenial.bots.worlds import play_on
from gongenial.core.bits import count, first
from gongenial.core.jit import kernel
from gongenial.core.records import Records, layout
from gongenial.games.gong.link.actions import HIGH
from gongenial.games.gong.link.determinize import determinize
from gongenial.games.gong.link.rules import perform

DEPTH = 16
"""Turns that are imagined; how the game would end is then estimated, which is quicker and less a matter of luck."""
WIN = 1_000_000
"""What a win counts."""


class Trial(Protocol):
    """One action that is tried."""

    code: int
    won: int
    """What it has won, in millionths of a game. All that are still compared have been tried in the same worlds."""


TRIAL = layout(Trial)


@kernel
def search(
    views: Records, j: int, low: int, high: int, simulations: int, worlds: Records, trials: Records, rng: Records
) -> int:
    """The best of the legal actions by about so many imagined games. `worlds`: two records to work in."""
    size = list_trials(low, high, trials)
    rounds = rounds_for(size)
    while size > 1:
        for _ in range(worlds_for(simulations, rounds, size)):
            try_out(views, j, size, worlds, trials, rng)
        size = better_half(size, trials)
    return int(trials[0].code)


@kernel
def list_trials(low: int, high: int, trials: Records) -> int:
    """Set up the trials, one for each legal action; how many."""
    size = 0
    while low:
        trials[size].code, trials[size].won = first(low), 0
        low &= low - 1
        size += 1
    while high:
        trials[size].code, trials[size].won = HIGH + first(high), 0
        high &= high - 1
        size += 1
    return size


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
def try_out(views: Records, j: int, size: int, worlds: Records, trials: Records, rng: Records) -> None:
    """Imagine one world, and play on after each of the actions."""
    seat = views[j].seat
    determinize(views, j, worlds, 0, rng)
    for k in range(size):
        worlds[1] = worlds[0]
        world: Any = worlds[1]
        perform(world, seat, trials[k].code)
        play_on(world, views[j].turns + DEPTH, rng[0])
        if not world.over:
            trials[k].won += int(chance_of(world, seat) * WIN)
        elif world.winners >> seat & 1:
            trials[k].won += WIN // count(world.winners)


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
