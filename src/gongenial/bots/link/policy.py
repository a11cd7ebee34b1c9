"""The three levels behind one kernel, for games in compiled code."""

from __future__ import annotations

from gongenial.bots.link.easy import easy
from gongenial.bots.link.medium import medium
from gongenial.bots.link.search import search
from gongenial.core.jit import kernel
from gongenial.core.records import Records

EASY, MEDIUM, HARD = 0, 1, 2


@kernel
def decision(
    views: Records,
    j: int,
    low: int,
    high: int,
    level: int,
    simulations: int,
    worlds: Records,
    trials: Records,
    rng: Records,
) -> int:
    """What a bot of that level does in its turn, or answers (J4), given the legal actions as two words. The search
    works in two `worlds` and one record of `trials` for each action."""
    if level == EASY:
        return easy(views[j], low, high, rng[0])
    if level == MEDIUM:
        return medium(views[j], low, high, rng[0])
    return search(views, j, low, high, simulations, worlds, trials, rng)
