"""Who sits where, and how the table is set up: all of a table that lasts, besides the game itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, NewType

import msgspec

from gongenial.core.levels import Level
from gongenial.core.values import OptionValue

Person = NewType("Person", str)
"""Somebody with a browser; a person may have several connections, and at most one seat at a table."""
SCREEN_MARK = "~screen"
"""Ends the id of a screen that shows a table to a whole room: it is nobody who watches."""
Part = Literal[0, 1, 2, 3, 4, 5]
PARTS: tuple[Part, ...] = (0, 1, 2, 3, 4, 5)
"""The people who may share one browser."""
Stage = Literal["lobby", "playing", "over"]

BOT_NAMES = ("Vega", "Mira", "Rigel", "Lyra", "Atlas", "Nova")
"""The bot of each seat; stars have the same names in every language."""
STAND_IN_LEVEL: Level = "medium"


def sharing(device: Person, part: int | str) -> Person:
    """One of those who share a browser; 0 is the browser's own person. The ids that we make hold no tilde."""
    return Person(f"{device}~{part}") if part else device


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair and whoever acts for it."""

    kind: Literal["open", "person", "bot", "gone"] = "open"
    name: str = ""
    person: Person | None = None
    """Whose seat it is. A `bot` with a person stands in: that person may come back."""
    level: Level | None = None
    left: bool = False
    """The person got up, and wasn't merely absent: the next game is without them."""
    wins: int = 0
    """Games won at this table."""
    match_wins: int = 0
    """Games won in this match."""

    def but(self, **changes: object) -> Seat:
        return msgspec.structs.replace(self, **changes)


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the score sheet."""

    game: str
    match: int
    names: tuple[str, ...]
    starter: int
    termination: str
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class Roster(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table around its game. Every change makes a new one."""

    game: str
    """What is being played, or has just ended; in a lobby what is to be dealt."""
    seats: tuple[Seat, ...]
    options: Mapping[str, Mapping[str, OptionValue]] = {}
    """The rule options of each game, as far as they were set."""
    host: Person | None = None
    stage: Stage = "lobby"
    leaver: Literal["bot", "remove"] = "bot"
    clock: Literal[0, 30, 60] = 0
    """Seconds that a turn may take; 0 is no clock."""
    youngest: int | None = None
    """The seat that the host marked to begin the first game of a match (G7)."""
    starter: int | None = None
    """Who begins, or began, the current game."""
    games: int = 0
    """Games finished at this table."""
    mix: tuple[str, ...] = ()
    """The games that are played by turns; without them always the same."""
    turn: int = 0
    """Which of them the next start deals."""
    best_of: Literal[0, 3, 5, 7] = 0
    """Whoever first wins more than half of so many games wins the match; 0 plays on and on."""
    match: int = 1
    match_games: int = 0
    """Games finished in this match."""
    decided: bool = False
    """Somebody has won the match; the next start begins another."""
    sheet: tuple[Played, ...] = ()
    """The last games, the newest last."""
    device: Person | None = None
    """Whose browser all people here share, handing it on; None where everybody has their own. Nobody else sits down,
    no clock runs, and J4's question waits for its answer."""

    @property
    def series(self) -> tuple[str, ...]:
        """The games that are played here, by turns."""
        return self.mix or (self.game,)

    @property
    def next_game(self) -> str:
        """What the next start deals."""
        return self.series[self.turn % len(self.series)]

    def seat_of(self, person: Person) -> int | None:
        """The seat that belongs to a person, a bot standing in or not."""
        return next((n for n, seat in enumerate(self.seats) if seat.person == person), None)

    def held_by(self, person: Person) -> int | None:
        """The seat that a person acts for now."""
        n = self.seat_of(person)
        return n if n is not None and self.seats[n].kind == "person" else None

    def part(self, n: int) -> Part | None:
        """Which of those who share the device has the seat."""
        if self.device is None or self.seats[n].person is None:
            return None
        return next((part for part in PARTS if sharing(self.device, part) == self.seats[n].person), None)

    def people(self) -> Iterator[Person]:
        """Those who sit here, clockwise."""
        return (seat.person for seat in self.seats if seat.kind == "person" and seat.person is not None)

    def owners(self) -> frozenset[Person]:
        """Those whom home leads back here: they have a seat and have not got up from it; or they have, but others play
        on, and a bot keeps it for them. Those who share a device have one home."""
        if self.device is not None:
            return frozenset([self.device] if any(self.people()) else ())
        kept = self.stage == "playing" and any(self.people())
        return frozenset(seat.person for seat in self.seats if seat.person is not None and (kept or not seat.left))

    def with_seat(self, n: int, seat: Seat) -> Roster:
        return self.but(seats=(*self.seats[:n], seat, *self.seats[n + 1 :]))

    def but(self, **changes: object) -> Roster:
        return msgspec.structs.replace(self, **changes)

    def passed_on(self, online: Callable[[Person], bool]) -> Roster:
        """The host's part goes to the next person clockwise: one who is there, if anyone is."""
        seat = self.seat_of(self.host) if self.host is not None else None
        start = 0 if seat is None else seat + 1
        others = [self.seats[(start + k) % len(self.seats)] for k in range(len(self.seats))]
        people = [s.person for s in others if s.kind == "person" and s.person not in (None, self.host)]
        present = [person for person in people if person is not None and online(person)]
        return self.but(host=next(iter(present or people), None))


def bot_seat(n: int, level: Level) -> Seat:
    return Seat("bot", BOT_NAMES[n], level=level)
