"""Random games of LINK as digests: `python -m tests.properties.digest 0 1000` prints one for every 100 games.

Run with the compiler on, off (`NUMBA_DISABLE_JIT=1`) and with bounds checks (`NUMBA_BOUNDSCHECK=1`): every byte of
every state, and of what is seen and allowed in it, must be the same.
"""

from __future__ import annotations

import hashlib
import sys

import numpy as np

import gongenial as gg
from gongenial.core.bits import count, nth
from gongenial.core.chance import below, generator
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records
from gongenial.games import GAMES
from gongenial.games.gong.link.kernels import actors, apply, legal, remove, sample
from gongenial.games.gong.link.view import observe

LINK = GAMES["link"]
BLOCK = 100
VIEWED = 16
"""One state in so many is looked at, by one viewer after the other."""


@kernel
def play_on(states: Records, rng: Records, log: Records, views: Records, out: Ints) -> int:
    """Play states[0] on at random until the log is full or the game over; returns the number of steps. Every state goes
    into `log`, some views into `views`, and the last legal list of each step into a row of `out`."""
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


def set_up(number: int) -> gg.Position:
    """The game with that number: players and options follow from it."""
    return gg.new(
        "link",
        players=2 + number % 5,
        seed=number,
        jokers=2 * (number // 5 % 4 > 0),
        hand_size=5 + number % 5,
        draw_when_able=number // 25 % 3 == 0,
    )


def digest_of(first: int) -> str:
    """A block of games, whole."""
    digest = hashlib.blake2b(digest_size=16)
    log, views = np.zeros(1024, LINK.state), np.zeros(1024 // VIEWED, LINK.view)
    out, returns = np.zeros((1024, LINK.max_legal), np.int64), np.zeros(8)
    for number in range(first, first + BLOCK):
        states, rng = set_up(number).states, generator(f"digest {number}")
        while not LINK.result(states, 0, returns):
            steps = play_on(states, rng, log, views, out)
            for seen in (log[:steps], views[: -(-steps // VIEWED)], out[:steps]):
                digest.update(seen.tobytes())
        digest.update(returns.tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    for block in range(int(sys.argv[1]), int(sys.argv[2]), BLOCK):
        print(block, digest_of(block))
