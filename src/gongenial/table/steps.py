"""What a command leads to: a row to store, the state after it, and who is to be told of what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Literal

import msgspec

import gongenial as gg
from gongenial.table.roster import Person, Roster


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a table's log; a table is rebuilt from its rows alone."""

    seq: int
    """Counts the rows of a table from 1, without gaps."""
    kind: Literal["roster", "start", "move", "answer"]
    """`answer` is the stored answer to J4's question, before it takes effect; `move` is also a seat's leaving."""
    shown: int
    """The number of the game message after it. Answers don't raise it, so it tells nothing of them (H1)."""
    roster: Roster | None = None
    """The roster after it, where it changed. Where a seat went to a bot or came back in a game, `public` says so."""
    seed: str | None = None
    seat: int | None = None
    action: str | None = None
    auto: bool = False
    """The clock or a stand-in acted."""
    public: gg.Event | None = None
    """What everybody may know of the move."""
    private: dict[int, gg.Event] = {}
    """What single seats know beyond that."""


@dataclass(frozen=True)
class State:
    """All of a table that its rows determine. The position is never changed, only replaced."""

    roster: Roster
    position: gg.Position | None = None
    asked: int | None = None
    """The seat whom J4's question is put to, while it is open."""
    answer: str | None = None
    """The answer given so far; it takes effect at the fixed moment."""
    log: int = 0
    """`seq` of the last row."""
    shown: int = 0
    turned: int = 0
    """`shown` after the last row that was no call of GONG: whoever saw that knows the turn as it is."""
    earlier: Mapping[int, int] = field(default_factory=dict)
    """The same for seats whose choice has been open for longer, while others who are waited for too have chosen."""
    past: tuple[bytes, ...] = ()
    """What everybody was shown last of the game, the newest last; each as `kept`."""

    def turned_for(self, seat: int) -> int:
        """What one must have seen to know the choice that is open to a seat."""
        return self.earlier.get(seat, self.turned)

    def but(self, **changes: object) -> State:
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True)
class TableChanged:
    """Everybody is to see the table around the game anew."""


@dataclass(frozen=True)
class Moved:
    """Everybody is to see the game anew, and this event."""

    public: gg.Event
    private: dict[int, gg.Event]
    auto: bool

    def event(self, seat: int | None) -> gg.Event:
        """The event as a seat (None: a spectator) may know it (H1)."""
        return self.private.get(seat, self.public) if seat is not None else self.public


def bare(event: gg.Event) -> dict[str, object]:
    """What an event says; most of its fields say nothing in most games."""
    nothing = _nothing()
    return {name: value for name, value in vars(event).items() if name not in nothing or value != nothing[name]}


@cache
def _nothing() -> dict[str, object]:
    """The fields of an event that may say nothing, as they do that."""
    return {name: value for name, value in vars(gg.Event(0, "")).items() if name not in ("seat", "action")}


def kept(moved: Moved) -> bytes:
    """In little room."""
    private = {seat: bare(event) for seat, event in moved.private.items()}
    return msgspec.json.encode({"public": bare(moved.public), "private": private, "auto": moved.auto})


def told(kept: bytes) -> Moved:
    """What was kept."""
    return _decoder().decode(kept)


@cache
def _decoder() -> msgspec.json.Decoder[Moved]:
    return msgspec.json.Decoder(Moved)


@dataclass(frozen=True)
class Resync:
    """One person is to see the game anew, without events."""

    person: Person


@dataclass(frozen=True)
class Spoken:
    seat: int | None
    name: str
    phrase: str


Notice = TableChanged | Moved | Resync | Spoken


@dataclass(frozen=True)
class Step:
    """A checked command. Once `row`, if there is one, is stored, the table applies the step."""

    state: State
    row: Row | None = None
    notices: tuple[Notice, ...] = field(default=())
