"""The three levels behind one kernel."""

from __future__ import annotations

from gongenial.bots.family.memory import hard
from gongenial.bots.family.thumb import easy, medium
from gongenial.core.chance import Generator
from gongenial.core.jit import kernel
from gongenial.games.gong.family.view import FamilyViewRecord

EASY, MEDIUM = 0, 1


@kernel
def decision(v: FamilyViewRecord, level: int, g: Generator) -> int:
    """What a bot of that level does in its turn, or answers (J4)."""
    if level == EASY:
        return easy(v, g)
    return medium(v, g) if level == MEDIUM else hard(v, g)
