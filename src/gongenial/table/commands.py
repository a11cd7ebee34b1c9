"""What can be asked of a table. People's commands name the person, the table's own come from its deadlines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from gongenial.core.levels import Level
from gongenial.core.values import OptionValue
from gongenial.table.roster import Person


@dataclass(frozen=True)
class Arrive:
    """One more connection of a person is open."""

    person: Person
    connection: int


@dataclass(frozen=True)
class Depart:
    """That connection is closed; others of the same person may live on (B45, B46)."""

    person: Person
    connection: int


@dataclass(frozen=True)
class Sit:
    person: Person
    name: str
    seat: int | None = None


@dataclass(frozen=True)
class Rename:
    person: Person
    name: str


@dataclass(frozen=True)
class Leave:
    person: Person


@dataclass(frozen=True)
class SetSeat:
    person: Person
    seat: int
    to: Literal["open"] | Level


@dataclass(frozen=True)
class SetSeats:
    person: Person
    count: int


@dataclass(frozen=True)
class SetOptions:
    person: Person
    game: str
    """Whose rule options these are."""
    options: Mapping[str, OptionValue]
    leaver: Literal["bot", "remove"]
    clock: Literal[0, 30, 60]


@dataclass(frozen=True)
class SetSeries:
    person: Person
    games: tuple[str, ...]
    best_of: Literal[0, 3, 5, 7]


@dataclass(frozen=True)
class SetYoungest:
    person: Person
    seat: int | None


@dataclass(frozen=True)
class Start:
    """`secret` (hexadecimal) comes from the system's randomness: it is the seed of the deal and draws the lot (G7).
    After a game this is a wish, which leads to Another."""

    person: Person
    secret: str


@dataclass(frozen=True)
class Act:
    person: Person
    seen: int
    """Number of the last game message that the person had seen."""
    action: str


@dataclass(frozen=True)
class Say:
    person: Person
    name: str
    phrase: str


@dataclass(frozen=True)
class BotAct:
    """A bot's action for its seat; `seen` as in Act."""

    seat: int
    seen: int
    action: str


@dataclass(frozen=True)
class Settle:
    """The moment has come when the question's answer takes effect (J4)."""


@dataclass(frozen=True)
class HeldCall:
    """A call of GONG that waited for the question's end."""

    seat: int
    action: str


@dataclass(frozen=True)
class TimeUp:
    """The clock of a seat that is waited for has run out."""

    seat: int


@dataclass(frozen=True)
class Resolve:
    """Somebody left while a choice was theirs (X2)."""

    seat: int


@dataclass(frozen=True)
class Another:
    """Another game is to be dealt, as somebody wished."""

    wish: Start


@dataclass(frozen=True)
class Waited:
    """The game has waited for people for so long that others may give up their seats."""


@dataclass(frozen=True)
class PassHost:
    """The host has been away for too long."""


Command = (
    Arrive
    | Depart
    | Sit
    | Rename
    | Leave
    | SetSeat
    | SetSeats
    | SetOptions
    | SetSeries
    | SetYoungest
    | Start
    | Act
    | Say
    | BotAct
    | Settle
    | HeldCall
    | TimeUp
    | Resolve
    | Another
    | Waited
    | PassHost
)
