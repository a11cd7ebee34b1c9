"""A runner with connections that keep what they are sent, and when."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor
from typing import cast

import gongenial as gg
from gongenial.server.connection import Connection
from gongenial.server.runner import Runner
from gongenial.server.stand_ins import StandIns
from gongenial.store.store import Store
from gongenial.table.commands import BotAct
from gongenial.table.roster import Person, Roster, Seat
from gongenial.table.steps import Row, State
from gongenial.table.table import Table
from gongenial.wire.messages import PROTOCOL, Welcome

CARD = re.compile(r"\b(?:PX|NB|ZT|AD|SR|SW|VG|OM|NM)[1-6]\b|\bJK\b")


class Memory:
    """A store that takes a moment and forgets nothing."""

    def __init__(self) -> None:
        self.rows: list[Row] = []

    async def append(self, code: str, row: Row, before: Roster) -> None:
        await asyncio.sleep(0.001)
        self.rows.append(row)


class Listener(Connection):
    """Keeps what it is sent, with the moment."""

    def __init__(self, person: Person) -> None:
        super().__init__(person, person.title())
        self.heard: list[tuple[float, bytes]] = []

    def send(self, message: bytes) -> None:
        self.heard.append((asyncio.get_running_loop().time(), message))


def nobody_thinks(runner: Runner) -> StandIns:
    def no_bot(level: str, seed: int) -> object:
        raise AssertionError("no bot sits at this table")

    do = cast("Callable[[BotAct], Awaitable[None]]", runner.do)
    return StandIns(runner.table, do, cast("Callable[..., gg.View]", no_bot), cast("Executor", None))  # type: ignore[arg-type]


class Room:
    """People, one more who watches, and the table that they sit at. Needs a running loop."""

    def __init__(self, position: gg.Position, store: Memory | None = None, **settings: object) -> None:
        people = [Person(f"p{seat}") for seat in range(position.players)]
        seats = tuple(Seat("person", f"P{seat}", person) for seat, person in enumerate(people))
        options = dict(position.view(None).to_dict()["options"])
        roster = Roster(position.game, seats, {position.game: options}, people[0], "playing", starter=0).but(**settings)
        self.store = store or Memory()
        self.forgotten = 0
        table = Table("BCDFGH", State(roster, position, shown=1, turned=1, log=1))
        self.runner = Runner(table, cast("Store", self.store), nobody_thinks, self._forget)
        self.listeners = [Listener(person) for person in (*people, Person("watcher"))]

    def _forget(self) -> None:
        self.forgotten += 1

    async def open(self) -> None:
        for listener in self.listeners:
            await self.runner.join(
                listener, lambda seat: Welcome(0, PROTOCOL, "BCDFGH", "http://table/t/BCDFGH", seat, "")
            )

    @property
    def table(self) -> Table:
        return self.runner.table

    @property
    def position(self) -> gg.Position:
        position = self.table.state.position
        assert position is not None
        return position
