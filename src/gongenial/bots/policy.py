"""The three levels behind one kernel."""

from __future__ import annotations

from gongenial.bots.easy import easy
from gongenial.bots.medium import medium
from gongenial.core.jit import kernel
from gongenial.core.records import Records

EASY, MEDIUM, HARD = 0, 1, 2


@kernel
def decision(views: Records, j: int, low: int, high: int, level: int, rng: Records) -> int:
    """What a bot of that level does in its turn, or answers (J4), given the legal actions as two words."""
    if level == EASY:
        return easy(views[j], low, high, rng[0])
    return medium(views[j], low, high, rng[0])
