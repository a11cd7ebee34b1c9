"""What the games between bots have in common, whatever the game."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import numpy.typing as npt

from gongenial.core.bits import count
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records


class Stage(Protocol):
    """Where bots meet in one game."""

    def play(self, bots: Ints, options: Ints, dealer: Records, rng: Records, won: npt.NDArray[np.float64]) -> None:
        """Play deals, as many as `won` has rows, each in every rotation of the line-up. won[deal, place]: what that
        place of the line-up won, of 1 in all. bots[0]: their levels; bots[1]: their simulations."""
        ...


@kernel
def share_out(winners: int, turned: int, players: int, won: npt.NDArray[np.float64]) -> None:
    """Add what the winning seats won to the places of the line-up; place k had seat k + turned. All the games of a deal
    together are worth 1."""
    for place in range(players):
        if winners >> (place + turned) % players & 1:
            won[place] += 1.0 / (count(winners) * players)
