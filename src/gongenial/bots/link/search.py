"""Search over the worlds that a view allows: `bots/halving.py` with LINK's worlds."""

from __future__ import annotations

from typing import Any

from gongenial.bots.halving import WIN, better_half, rounds_for, worlds_for
from gongenial.bots.link.chances import chance_of
from gongenial.bots.link.worlds import play_on
from gongenial.core.bits import count, first
from gongenial.core.jit import kernel
from gongenial.core.records import Records
from gongenial.games.gong.link.actions import HIGH
from gongenial.games.gong.link.determinize import determinize
from gongenial.games.gong.link.rules import perform

DEPTH = 16
"""Turns that are imagined; how the game would end is then estimated, which is quicker and less a matter of luck."""


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
