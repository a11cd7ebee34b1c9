"""Remembering to say GONG: chances in the sequential game (L13), and a mind of its own at a live table."""

from __future__ import annotations

import random

import numpy as np

from gongenial.bots.mind import Reaction
from gongenial.core.bits import count, nth
from gongenial.core.chance import Generator, below
from gongenial.core.contract import Action
from gongenial.core.jit import kernel
from gongenial.games.gong.link.actions import GONG, GONG_FOR, HIGH, SILENT
from gongenial.games.gong.link.view import LinkViewRecord

OWN = np.array([60, 95, 100])
"""By level: how often, in a hundred, a seat thinks of its own GONG when there is time for it."""
OTHERS = np.array([25, 80, 95])
"""The same for catching somebody else."""
SECONDS = ((2.5, 5.0), (1.2, 2.5), (0.8, 1.6))
"""By level: how long a catch takes, from the moment when it is possible."""
OWN_IS_FASTER = 0.7
"""Saying one's own GONG comes sooner: one has seen it coming."""


@kernel
def call_or_not(level: int, high: int, g: Generator) -> int:
    """One of the calls open to a seat of the sequential game (L7, L8), or silence."""
    if high >> GONG - HIGH & 1 and below(g, 100) < OWN[level]:
        return GONG
    owing = high >> GONG_FOR - HIGH & 0x3F
    if owing and below(g, 100) < OTHERS[level]:
        return GONG_FOR + nth(owing, below(g, count(owing)))
    return SILENT


class Attention:
    """Which debts of GONG a bot has noticed: each is thought about once, however often the bot is asked."""

    def __init__(self, level: int, seed: str) -> None:
        self._level = level
        self._chance = random.Random(seed)
        self._noticed: dict[int, tuple[int, bool]] = {}
        """For each owing seat: the turn in which the bot was first asked about it, and whether it thinks of it."""

    def call(self, v: LinkViewRecord, calls: list[Action]) -> Reaction | None:
        """What the bot calls, of the calls that are open to it."""
        turns = int(v.turns)
        for seat in list(self._noticed):
            since = self._noticed[seat][0]
            if not v.owes >> seat & 1 or turns - since > int(v.players):
                del self._noticed[seat]
        for action in calls:
            own = action == GONG
            owing = int(v.seat) if own else action - GONG_FOR
            known = owing in self._noticed
            if not known:
                percent = int((OWN if own else OTHERS)[self._level])
                self._noticed[owing] = turns, self._chance.randrange(100) < percent
            if self._noticed[owing][1]:
                seconds = self._chance.uniform(*SECONDS[self._level])
                if own or known:  # asked again, the mind is made up already
                    seconds *= OWN_IS_FASTER
                return Reaction(seconds, action)
        return None
