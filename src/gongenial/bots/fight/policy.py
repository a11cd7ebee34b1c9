"""The three levels behind one kernel."""

from __future__ import annotations

from gongenial.bots.fight.insight import hard
from gongenial.bots.fight.thumb import easy, medium
from gongenial.core.chance import Generator
from gongenial.core.jit import kernel
from gongenial.games.gong.fight.view import FightViewRecord

EASY, MEDIUM = 0, 1


@kernel
def decision(v: FightViewRecord, low: int, high: int, level: int, g: Generator) -> int:
    """What a bot of that level chooses, given its legal actions as two words."""
    if level == EASY:
        return easy(low, high, g)
    return medium(v, low, high, g) if level == MEDIUM else hard(v, low, high, g)
