"""What a task does to whom, in cards: the fewer the better."""

from __future__ import annotations

from typing import Any

import numpy as np

from gongenial.core.jit import kernel
from gongenial.tasks.program import (
    AGAIN,
    ALL,
    CHOSEN,
    DRAW_CARDS,
    DUEL,
    GIVE,
    JUMP,
    LAYDOWN,
    LOSER,
    ME,
    OTHERS,
    SKIP,
    STEPS,
    TAKE,
    WINNER,
    n_of,
    operation_of,
    step_at,
    who_of,
    whom_of,
)

MISSED_TURN = 0.8
"""What missing a turn costs, in cards, and what playing again brings."""

PART = np.zeros((10, 2))
"""[who of a task's steps, ME or CHOSEN]: how much of what happens to the first happens to the second."""
PART[ME, 0] = PART[CHOSEN, 1] = PART[OTHERS, 1] = PART[ALL, 0] = PART[ALL, 1] = 1.0
PART[WINNER, 0] = PART[LOSER, 0] = 0.5


@kernel
def effect(programs: Any, colour: int, task: int, first: int, whose: int) -> float:
    """The cards that a task brings from that step on to the turn player (ME) or to whom it chooses (CHOSEN), on
    average, each duel being won half of the time. At a choice of two, the first branch counts."""
    total = 0.0
    rival = 0.0
    k = first
    while k < STEPS:
        one = step_at(programs, colour, task, k)
        what, n, who, whom = operation_of(one), n_of(one), who_of(one), whom_of(one)
        if what == DUEL:
            rival = 0.5 if who == CHOSEN else 0.0
        elif what == JUMP:
            k += n
        elif what in (GIVE, TAKE):
            total += n * (part(whom, whose, rival) - part(who, whose, rival))
        elif what == LAYDOWN:
            total -= n * part(who, whose, rival)
        elif what == DRAW_CARDS:
            total += n * part(who, whose, rival)
        elif what == SKIP:
            total += MISSED_TURN * part(who, whose, rival)
        elif what == AGAIN and whose == ME:
            total -= MISSED_TURN
        k += 1
    return total


@kernel
def part(who: int, whose: int, rival: float) -> float:
    """How much of what happens to `who` happens to the turn player, or to the chosen one, who may be the rival."""
    if whose == CHOSEN and who in (WINNER, LOSER):
        return rival
    share: float = PART[who, whose]
    return share


@kernel
def second_branch(programs: Any, colour: int, task: int, choose: int) -> int:
    """The step at which the second branch of a choice of two begins."""
    return choose + 1 + n_of(step_at(programs, colour, task, choose))
