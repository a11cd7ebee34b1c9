"""Drives a table as the server does, with a clock that only the test moves."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import pytest

import gongenial as gg
from gongenial.core.values import OptionValue
from gongenial.table import commands, opening
from gongenial.table.commands import Command
from gongenial.table.evolve import BACK, STAND_IN
from gongenial.table.refused import Refused
from gongenial.table.restore import rebuild
from gongenial.table.roster import Person, Roster, Seat, bot_seat
from gongenial.table.steps import Moved, Notice, Resync, Row, State
from gongenial.table.table import Table

ANA, BEN, CLEO, DORA = (Person(name) for name in ("ana", "ben", "cleo", "dora"))
PEOPLE = (ANA, BEN, CLEO, DORA, Person("emil"), Person("fran"))
OPTIONS: Mapping[str, OptionValue] = {
    "jokers": 2,
    "hand_size": 9,
    "draw_when_able": False,
    "false_call_penalty": False,
}


class Desk:
    """A table, the time, the rows that it has stored and the notices that it gave."""

    def __init__(self, state: State, rows: list[Row] | None = None) -> None:
        self.table = Table("BCDFGH", state)
        self.now = 1000.0
        self.rows = rows or []
        self.notices: list[Notice] = []
        self._connections = itertools.count(1)
        self.table.wake(self.now)

    def do(self, command: Command) -> tuple[Notice, ...]:
        """Carry a command out, and then whatever the table does by itself at this time."""
        told = self._step(command)
        self.wait(0)
        return told

    def _step(self, command: Command) -> tuple[Notice, ...]:
        step = self.table.check(command, self.now)
        if step.row is not None:
            self.rows.append(step.row)
        told = self.table.apply(step, self.now)
        self.notices += told
        return told

    def wait(self, seconds: float) -> None:
        """Let time pass; whatever falls due happens at its moment."""
        end = self.now + seconds
        while True:
            while (command := self.table.due(self.now)) is not None:
                try:
                    self._step(command)
                except Refused:
                    assert isinstance(command, commands.HeldCall)
            deadline = self.table.deadline(self.now)
            if deadline is None or deadline > end:
                break
            assert deadline > self.now, "a deadline that has come must lead to something"
            self.now = deadline
        self.now = end

    def refused(self, command: Command) -> Refused:
        """The refusal of a command that must change nothing."""
        before = self.table.state
        with pytest.raises(Refused) as caught:
            self.table.check(command, self.now)
        assert self.table.state is before
        return caught.value

    def arrive(self, *people: Person) -> None:
        for person in people:
            self.do(commands.Arrive(person, next(self._connections)))

    def act(self, person: Person, action: str, seen: int | None = None) -> tuple[Notice, ...]:
        return self.do(self.acting(person, action, seen))

    def acting(self, person: Person, action: str, seen: int | None = None) -> commands.Act:
        return commands.Act(person, self.table.state.shown if seen is None else seen, action)

    def rematch(self, secret: str = "5e" * 32) -> None:
        """Everybody who sits here wants another game."""
        for person in [*self.roster.people()]:
            self.do(commands.Start(person, secret))
            if self.roster.stage == "playing":
                return

    def drop(self) -> None:
        """Every connection breaks."""
        presence = self.table.presence
        for person in PEOPLE:
            for connection in range(1, next(self._connections) + 1):
                if presence.online(person):
                    self.do(commands.Depart(person, connection))

    @property
    def roster(self) -> Roster:
        return self.table.roster

    @property
    def position(self) -> gg.Position:
        position = self.table.state.position
        assert position is not None
        return position

    def kinds(self) -> list[str]:
        return [seat.kind for seat in self.roster.seats]

    def moves(self) -> list[tuple[int, str]]:
        """What everybody has been shown of the game, as seat and action."""
        return [told for told in self.told() if told[1] not in (STAND_IN, BACK)]

    def told(self) -> list[tuple[int, str]]:
        """The same, and who has gone or come back."""
        return [(notice.public.seat, notice.public.action) for notice in self.notices if isinstance(notice, Moved)]

    def resynced(self) -> list[Person]:
        return [notice.person for notice in self.notices if isinstance(notice, Resync)]

    def rebuilt(self) -> State:
        """The state that the stored rows lead to."""
        return rebuild(self.rows)


def lobby(seats: int = 3, **settings: object) -> Desk:
    """Ana has opened a table and is there."""
    state, row = opening.opened("link", ANA, "Ana", seats, OPTIONS)
    desk = Desk(state.but(roster=state.roster.but(**settings)), [row])
    desk.arrive(ANA)
    return desk


def playing(position: gg.Position, *bots: int, **settings: object) -> Desk:
    """People, all there, play from a position; the seats in `bots` are easy bots'."""
    chairs = [
        bot_seat(n, "easy") if n in bots else Seat("person", person.title(), person)
        for n, person in enumerate(PEOPLE[: position.players])
    ]
    options = {position.game: position.view(None).to_dict()["options"]}
    roster = Roster(position.game, tuple(chairs), options, PEOPLE[0], "playing", starter=position.turn).but(**settings)
    asked = next((seat for seat in position.waiting if "accept" in map(str, position.legal(seat))), None)
    desk = Desk(State(roster, position, asked=asked, shown=1, turned=1, log=1))
    desk.arrive(*roster.people())
    desk.notices.clear()
    return desk


def link(*hands: str, pile: str = "PX1", stock: str | None = None, **fields: object) -> gg.Position:
    """A position of LINK from hands such as `"PX1 NB2"`."""
    given: dict[str, object] = {"game": "link", "hands": [hand.split() for hand in hands], "pile": pile.split()}
    if stock is not None:
        given["stock"] = stock.split()
    return gg.Position.from_dict(given | fields)


def genial(*collections: str, **fields: object) -> gg.Position:
    """A position of the collecting game from collections such as `"RRR OO Y"`."""
    given = [collection.replace(" ", "") for collection in collections]
    return gg.Position.from_dict({"game": "genial", "collections": given, "players": len(given)} | fields)


def family(*hands: str, laid: str = "", **fields: object) -> gg.Position:
    """A position of FAMILY from hands such as `"PX1 NB2"`; `laid` is such as `"0 VG 2 OM"`, in the order laid."""
    words = laid.split()
    families = [[int(seat), name] for seat, name in zip(words[::2], words[1::2], strict=True)]
    given: dict[str, object] = {"game": "family", "hands": [hand.split() for hand in hands], "laid": families}
    return gg.Position.from_dict(given | fields)


def fight(*hands: str, pile: str = "", **fields: object) -> gg.Position:
    """A position of FIGHT from hands such as `"PX1 NB2"`."""
    given: dict[str, object] = {"game": "fight", "hands": [hand.split() for hand in hands], "pile": pile.split()}
    return gg.Position.from_dict(given | fields)
