"""Random games as digests: `python -m tests.properties.digest link 0 1000` prints one for every 100 games.

Run with the compiler on, off (`NUMBA_DISABLE_JIT=1`) and with bounds checks (`NUMBA_BOUNDSCHECK=1`): every byte of
every state, and of what is seen and allowed in it, must be the same.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from typing import Any

import numba
import numpy as np

import gongenial as gg
from gongenial.core.bits import count, nth
from gongenial.core.chance import below, generator
from gongenial.core.contract import GameSpec
from gongenial.core.records import Ints, Records
from gongenial.games import GAMES

BLOCK = 100
VIEWED = 16
"""One state in so many is looked at, by one viewer after the other."""
LOGGED = 1024
"""States that are written down before they are digested."""

Player = Callable[[Records, Records, Records, Records, Ints], int]


def player_of(spec: GameSpec) -> Player:
    """A kernel that plays this game at random."""
    actors, legal, sample, apply = spec.actors, spec.legal, spec.sample, spec.apply
    remove, observe = spec.remove, spec.observe

    def play_on(states: Records, rng: Records, log: Records, views: Records, out: Ints) -> int:
        """Play states[0] on at random until the log is full or the game over; returns the number of steps. Every state
        goes into `log`, some views into `views`, and the last legal list of each step into a row of `out`."""
        for at in range(log.size):
            able = actors(states, 0)
            seat = nth(able, below(rng[0], count(able)))
            if below(rng[0], 200) == 0:
                remove(states, 0, seat)
            else:
                legal(states, 0, seat, out[at])
                apply(states, 0, seat, sample(states, 0, seat, rng))
            log[at] = states[0]
            if at % VIEWED == 0:
                observe(states, 0, at // VIEWED % (states[0].players + 1) - 1, views, at // VIEWED)
            if states[0].over:
                return at + 1
        return int(log.size)

    if numba.config.DISABLE_JIT:
        return play_on
    compiled: Player = numba.njit(error_model="numpy")(play_on)
    return compiled


def set_up(spec: GameSpec, number: int) -> gg.Position:
    """The game with that number: players and options follow from it, and every value of an option comes up (of the
    sizes of a hand, those that fit any number of players)."""
    chosen: dict[str, Any] = {}
    rest = number // len(spec.players)
    for option in spec.options:
        values = list(option.values)[:5] if isinstance(option.values, range) else list(option.values)
        chosen[option.name] = values[rest % len(values)]
        rest //= len(values)
    players = spec.players[number % len(spec.players)]
    return gg.new(spec.name, players=players, seed=number, **chosen)


def digest_of(spec: GameSpec, play_on: Player, first: int) -> str:
    """A block of games, whole."""
    digest = hashlib.blake2b(digest_size=16)
    log, views = np.zeros(LOGGED, spec.state), np.zeros(LOGGED // VIEWED, spec.view)
    out, returns = np.zeros((LOGGED, spec.max_legal), np.int64), np.zeros(8)
    for number in range(first, first + BLOCK):
        states, rng = set_up(spec, number).states, generator(f"digest {number}")
        while not spec.result(states, 0, returns):
            steps = play_on(states, rng, log, views, out)
            for seen in (log[:steps], views[: -(-steps // VIEWED)], out[:steps]):
                digest.update(seen.tobytes())
        digest.update(returns.tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    game = GAMES[sys.argv[1]]
    play = player_of(game)
    for block in range(int(sys.argv[2]), int(sys.argv[3]), BLOCK):
        print(block, digest_of(game, play, block))
