"""The three levels behind one kernel, for games in compiled code."""

from __future__ import annotations

from gongenial.bots.genial.risk import hard
from gongenial.bots.genial.thumb import easy, medium
from gongenial.core.chance import Generator
from gongenial.core.jit import kernel
from gongenial.games.genial.view import GenialViewRecord

EASY, MEDIUM = 0, 1


@kernel
def decision(v: GenialViewRecord, moves: int, level: int, g: Generator) -> int:
    """What a bot of that level does in its turn, given the legal actions as a set."""
    if level == EASY:
        return easy(v, moves, g)
    return medium(v, moves) if level == MEDIUM else hard(v, moves)
