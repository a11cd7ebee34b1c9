"""The state of a game of FIGHT: everything, hidden or not. Only rules, `observe` and bug reports read it."""

from __future__ import annotations

from typing import Annotated, Protocol

from gongenial.core.records import Ints, layout
from gongenial.games.gong.cards import SEATS
from gongenial.games.gong.joker import QuestionState
from gongenial.games.gong.stock import PileState
from gongenial.tasks.program import COLOURS, MOST_MOVES, MOST_TASKS, WORDS

COLOUR_COUNT = len(COLOURS)

LOG = 2 * (MOST_MOVES + 12)
"""Numbers that one action's log has room for: what a task moves, and what comes before and after it."""


class LogState(Protocol):
    """What the last action did, for the friendly object's records; no rule reads it."""

    log: Annotated[Ints, LOG]
    """Pairs of what and which cards, see log.py."""
    log_size: int


class PackState(Protocol):
    """The tasks that the game is played with, and their order (T10)."""

    programs: Annotated[Ints, (COLOUR_COUNT, MOST_TASKS, WORDS)]
    """[colour, task]: what the task does, as tasks/program.py says."""
    sizes: Annotated[Ints, COLOUR_COUNT]
    """How many tasks of each colour there are."""
    order: Annotated[Ints, (COLOUR_COUNT, MOST_TASKS)]
    """[colour]: the task deck, the next one at order[colour, used[colour]]."""
    used: Annotated[Ints, COLOUR_COUNT]
    """How many tasks of each colour have been drawn since the deck was shuffled."""


class TaskState(Protocol):
    """A task that is being done."""

    shown: int
    """The card that brought it, NOTHING when there is none."""
    own_card: int
    """The shown card is one of the turn player's own hand (T2)."""
    colour: int
    """Of the task, its place in COLOURS; NOTHING when there is none."""
    task: int
    """Its number among the tasks of that colour."""
    step: int
    """The step that is being carried out."""
    begun: int
    """The step has settled whom it is about."""
    queue: int
    """Seats whose part of the step is still to come, the present one included: givers, or who lays down."""
    inner: int
    """Takers, as the step settled them; not used where each giver has its own."""
    entered: int
    """`takers` are those of the present giver."""
    takers: int
    """Seats that the present giver still gives to."""
    left: int
    """Cards that are still to be given to the present taker, or laid down."""
    chosen: int
    """The player that the turn player has chosen; NOT_YET or GONE, see asks.py."""
    rival: int
    """The other one of a duel, NOBODY."""
    winner: int
    loser: int
    """Of the duel, NOBODY."""
    ready: int
    """Seats whose hidden choice is in (T9)."""
    choices: Annotated[Ints, SEATS]
    """The hidden choices, as actions; NOTHING."""
    ask: int
    """What the task waits for, as asks.py says; ASK_NOTHING between tasks."""
    asked: int
    """The seats that it waits for."""


class FightState(PileState, QuestionState, TaskState, PackState, LogState, Protocol):
    """A set of seats has bit k for seat k; a flag is 0 or 1."""

    again: int
    """The turn player plays again when the task is done (T4)."""
    replay: int
    """This is the part that is played again."""
    skips: int
    """Seats that will miss their next turn (T4)."""
    dealt_out: int
    """All cards were dealt: nobody draws, discards are not reshuffled (T2)."""
    turns: int
    """Turns that are over."""

    jokers: int
    hand_size: int
    shown_card: int
    pack: int


STATE = layout(FightState)
