"""What every game provides: the names, the types and the kernel signatures, all in this file.

A state is one fixed-size record. Kernels take an array of them and an index (one call costs 0.3 microseconds so,
ten times less than a record by itself), assume that their arguments are sound, and allocate nothing:

    deal(states, i, players, starter, options, word_a, word_b)   a new game
    actors(states, i) -> seats           the seats that may act now, as a set
    waiting(states, i) -> seats          those among them that the game waits for
    legal(states, i, seat, out) -> n     the seat's legal actions, rising, into out[:n]
    sample(states, i, seat, rng) -> code one of them, each equally likely, drawn with rng[0]
    apply(states, i, seat, code)         carry out a legal action
    force(states, i, outcome)            fix the next card (or token) that is drawn
    remove(states, i, seat)              a seat leaves (X2)
    result(states, i, returns) -> code   the Termination's code, 0 while the game goes on; each seat's return
    observe(states, i, seat, views, j)   what the seat may know, -1 for a spectator (H1)
    determinize(views, j, states, i, rng) a full state that the view does not contradict, its future drawn anew
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NewType, Protocol

import numpy as np

from gongenial.core.records import Ints, Records
from gongenial.core.values import OptionValue

Seat = NewType("Seat", int)
"""A chair at the table, 0 to players - 1 clockwise; not a person."""
Card = NewType("Card", int)
Code = NewType("Code", int)
"""An action as a small integer; its meaning is the same in every game of a kind."""

NOBODY = -1
"""In a field that holds a seat: no seat."""
NOTHING = -1
"""In a field that holds a card: no card."""
TURN_LIMIT = 1000
"""Turns after which every game ends (X1)."""


class Termination(StrEnum):
    """Why a game is over."""

    WON = "won"
    BLOCKED = "blocked"
    STUCK = "stuck"
    TURN_LIMIT = "turn_limit"
    RESERVE_EMPTY = "reserve_empty"
    LEFT = "left"

    @property
    def code(self) -> int:
        """The number that stands for it in a state, from 1; 0 is a game that goes on."""
        return list(Termination).index(self) + 1


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    termination: Termination
    winners: tuple[int, ...]
    """Winning seats, rising."""
    ranks: tuple[int, ...]
    """For each seat, from 1; equal seats share a rank and the next number is skipped."""
    returns: tuple[float, ...]
    """Points for each seat, summing to 0: the winners share +1, the others -1; all 0 when everybody has won."""


class Action(int):
    """An action of one game: the integer that the kernels use, with its text as `str`."""

    game: str
    _text: str

    def __new__(cls, code: int, game: str, text: str) -> Action:
        made = super().__new__(cls, code)
        made.game, made._text = game, text
        return made

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<{self.game} {self._text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (int(self), self.game, self._text)


@dataclass(frozen=True)
class Gift:
    """Cards that went from hand to hand (F3, T4)."""

    giver: int
    taker: int
    count: int
    cards: tuple[str, ...] = ()
    """Which; empty in the Event of a viewer who may not know them."""


@dataclass(frozen=True)
class Look:
    """A player looked at cards of another's hand (T4)."""

    viewer: int
    seat: int
    count: int
    cards: tuple[str, ...] = ()
    """Which; in an Event only the one who looked is told."""


@dataclass(frozen=True)
class Result:
    """What came of an action, all of it; `Position.event` tells one viewer's part."""

    drew: int | None = None
    """The seat that drew because of it."""
    cards: tuple[str, ...] = ()
    """The cards drawn."""
    reshuffled: bool = False
    """The discards became the stock first (S1)."""
    exchanged: tuple[int, int] | None = None
    """Two seats exchanged their hands (J1)."""
    asked: int | None = None
    """The seat that was asked whether it cancels (J4)."""
    drawn: tuple[tuple[int, int], ...] = ()
    """Each seat that drew, with how many cards, where one action made several draw."""
    gave: tuple[Gift, ...] = ()
    """Cards that went from hand to hand."""
    laid: tuple[tuple[int, str], ...] = ()
    """Families that were completed: the seat, and the family's code (F8)."""
    put_down: tuple[tuple[int, str], ...] = ()
    """Cards that a task laid openly onto the discards: the seat, and the card (T4)."""
    shown: str | None = None
    """A card that was shown to everybody (F5, T1)."""
    task: str | None = None
    """The name of the task that the shown card brought (T1)."""
    looked: Look | None = None
    """Somebody looked at cards of a hand (T4)."""
    revealed: tuple[tuple[int, str], ...] = ()
    """The choices of a duel, once all are in: the seat, and the text of its choice (T9)."""
    duel_won: int | None = None
    """Who won that duel, None when nobody did."""
    skipped: tuple[int, ...] = ()
    """Seats whose turn was skipped (T4)."""
    again: bool = False
    """The turn player plays again (T4)."""
    token: str | None = None
    """The colour of the token that was drawn (C4)."""
    fate: str | None = None
    """What became of it: `match` (C5), `miss` (C6) or `conflict` (C7)."""
    took: Mapping[str, int] = field(default_factory=dict)
    """Tokens that went into the collection, of each colour (C8, C13)."""
    lined: tuple[str, ...] = ()
    """Colours of the lines that this completed, each of which earns a bonus turn (C10)."""
    returned: Mapping[str, int] = field(default_factory=dict)
    """Tokens over a full line that went back into the reserve (C11)."""
    bonus_lapsed: bool = False
    """A bonus turn was due, and there was no token to draw (C16)."""


@dataclass(frozen=True)
class Record:
    """One entry of a game's history."""

    seat: int
    action: str
    """The action's text, or `leave` for a seat that left (X2)."""
    result: Result


@dataclass(frozen=True)
class Event:
    """One record as one viewer may know it (H1): the fields of Result, less what that viewer may not see."""

    seat: int
    action: str
    drew: int | None = None
    count: int = 0
    """How many cards the seat drew."""
    card: str | None = None
    """The card drawn, if it is one and the viewer may know it."""
    reshuffled: bool = False
    exchanged: tuple[int, int] | None = None
    asked: int | None = None
    cards: tuple[str, ...] = ()
    """The cards drawn that the viewer may know, where a task made seats draw."""
    drawn: tuple[tuple[int, int], ...] = ()
    gave: tuple[Gift, ...] = ()
    laid: tuple[tuple[int, str], ...] = ()
    put_down: tuple[tuple[int, str], ...] = ()
    shown: str | None = None
    task: str | None = None
    looked: Look | None = None
    revealed: tuple[tuple[int, str], ...] = ()
    duel_won: int | None = None
    skipped: tuple[int, ...] = ()
    again: bool = False
    token: str | None = None
    fate: str | None = None
    took: Mapping[str, int] = field(default_factory=dict)
    lined: tuple[str, ...] = ()
    returned: Mapping[str, int] = field(default_factory=dict)
    bonus_lapsed: bool = False


@dataclass(frozen=True)
class Option:
    """One rule option of a game."""

    name: str
    rule: str
    default: OptionValue
    values: Sequence[OptionValue]
    hint: str
    """What the option takes, for an error message."""

    def number(self, value: OptionValue) -> int:
        """The number that stands for a value in a state: of a text, its place among the values."""
        return self.values.index(value) if isinstance(value, str) else int(value)

    def value(self, number: int) -> OptionValue:
        """The value that a state's number stands for."""
        if isinstance(self.default, str):
            return self.values[number]
        return bool(number) if isinstance(self.default, bool) else int(number)


class View(Protocol):
    """What one seat, or a spectator, may know of a position (H1). Views compare equal by content."""

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def record(self) -> Records:
        """An array of one view record of the game."""
        ...

    def to_dict(self) -> dict[str, Any]: ...


@dataclass(frozen=True)
class GameSpec:
    """A game, as the rest of the program sees it: what it is called, what it consists of, what carries it out."""

    name: str
    players: range
    options: tuple[Option, ...]
    state: np.dtype[Any]
    view: np.dtype[Any]
    actions: int
    """Codes run from 0 to actions - 1."""
    max_legal: int
    """No seat ever has more legal actions at once."""
    max_length: int
    """No game takes more actions than this (X1), refused ones not counted."""

    deal: Callable[..., None]
    actors: Callable[[Records, int], int]
    waiting: Callable[[Records, int], int]
    legal: Callable[[Records, int, int, Ints], int]
    sample: Callable[[Records, int, int, Records], int]
    apply: Callable[[Records, int, int, int], None]
    force: Callable[[Records, int, int], None]
    remove: Callable[[Records, int, int], None]
    result: Callable[[Records, int, Any], int]
    observe: Callable[[Records, int, int, Records, int], None]
    determinize: Callable[[Records, int, Records, int, Records], None]

    fit: Callable[[int, Mapping[str, OptionValue]], None]
    """Raises InvalidOption where options and the number of players don't go together (G8)."""
    tries: Callable[[Records, int, int, int], bool]
    """Whether an action that is never listed is accepted all the same (L10's false calls)."""
    refusal: Callable[[Records, int, int, int], Exception]
    """The IllegalAction that says why a seat may not take an action now, or may not leave (-1)."""
    result_of: Callable[[Any, Any, int, int], Result]
    """What a seat's action did, from the state before and after it."""
    result_of_leaving: Callable[[Any, int], Result]
    """What a seat's leaving did, from the state before it."""
    event: Callable[[Record, int | None], Event]
    """A record as one viewer may know it."""
    ranks: Callable[[Any], tuple[int, ...]]
    """Each seat's rank in a finished game."""
    faults: Callable[[Any], list[str]]
    """Everything wrong with a state, X3 first."""
    to_dict: Callable[[Any], dict[str, Any]]
    from_dict: Callable[[Mapping[str, Any], Records], None]
    """Fills states[0], whose players, options and generator are set, from a partial dictionary."""
    clear: Callable[[Any], None]
    make_view: Callable[[Records], View]
    action_text: Callable[[int], str]
    parse: Callable[[str], int]
    players_rule: str = "G1"
    """The rule that says how many may play."""
