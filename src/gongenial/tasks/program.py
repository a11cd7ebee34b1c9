"""A task as a small program that kernels run (T4): up to eight steps of 15 bits, four to a word.

    bits  0- 3  the operation
    bits  4- 6  n: how many cards (1 to 5); for a duel its kind; for a choice and a jump how many steps to leave out
    bits  7-10  who: the giver, the rival, the one looked at, who lays down, draws or is skipped
    bits 11-14  whom: the taker; for a duel 0 to 2 who wins a tie, and 4 more if the turn player is the one who guesses

A choice of two is CHOOSE, the steps of the one branch, JUMP, the steps of the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from gongenial.core.jit import kernel
from gongenial.core.records import Ints

COLOURS = ("yellow", "red", "blue")
"""Of a task's code: fight, malus, bonus (T1)."""
MOST_TASKS = 24
"""Tasks of one colour in a pack."""
STEPS = 8
STEPS_A_WORD = 4
WORDS = STEPS // STEPS_A_WORD
MOST_CARDS = 5
MOST_MOVES = 60
"""Movements of cards from place to place that one task can cause at a table of six."""

END, GIVE, TAKE, LAYDOWN, DRAW_CARDS, DUEL, SKIP, AGAIN, LOOK, CHOOSE, JUMP = range(11)

WHO = ("me", "chosen", "left", "right", "others", "all", "most", "fewest", "winner", "loser")
ME, CHOSEN, LEFT, RIGHT, OTHERS, ALL, MOST, FEWEST, WINNER, LOSER = range(len(WHO))
SEVERAL = ("others", "all")
ONE_RIVAL = ("chosen", "left", "right", "most", "fewest")

DUELS = ("highest", "signs", "guess-number", "guess-family", "guess-colour")
HIGHEST, SIGNS, GUESS_NUMBER, GUESS_FAMILY, GUESS_COLOUR = range(len(DUELS))
TIES = ("nobody", "me", "rival")
TIE_NOBODY, TIE_ME, TIE_RIVAL = range(len(TIES))
I_GUESS = 4

_BITS = 15


def step(operation: int, n: int = 0, who: int = 0, whom: int = 0) -> int:
    """One step as a number."""
    return operation | n << 4 | who << 7 | whom << 11


def words(steps: Sequence[int]) -> tuple[int, ...]:
    """Up to STEPS steps as the WORDS words of a program."""
    packed = [0] * WORDS
    for k, one in enumerate(steps):
        packed[k // STEPS_A_WORD] |= one << _BITS * (k % STEPS_A_WORD)
    return tuple(packed)


def table(decks: Sequence[Sequence[Sequence[int]]]) -> tuple[Ints, Ints]:
    """Programs by colour as the arrays that a state keeps: [colour, task, word], and how many of each colour."""
    programs = np.zeros((len(COLOURS), MOST_TASKS, WORDS), dtype=np.int64)
    sizes = np.zeros(len(COLOURS), dtype=np.int64)
    for colour, deck in enumerate(decks):
        sizes[colour] = len(deck)
        for task, steps in enumerate(deck):
            programs[colour, task] = words(steps)
    return programs, sizes


@kernel
def step_at(programs: Any, colour: int, task: int, k: int) -> int:
    """The k-th step of a task, END behind the last one."""
    if k >= STEPS:
        return END
    word: int = programs[colour, task, k // STEPS_A_WORD]
    return word >> _BITS * (k % STEPS_A_WORD) & 0x7FFF


@kernel
def operation_of(one: int) -> int:
    """What the step does."""
    return one & 15


@kernel
def n_of(one: int) -> int:
    """How many, or which."""
    return one >> 4 & 7


@kernel
def who_of(one: int) -> int:
    """Whose cards."""
    return one >> 7 & 15


@kernel
def whom_of(one: int) -> int:
    """To whom; of a duel, the rule for a tie and who guesses."""
    return one >> 11 & 15
