"""Lets one table run in time: one command after the other, each stored before it is applied and shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial

from gongenial.server.connection import GOING_AWAY, Connection
from gongenial.server.stand_ins import PUT_AWAY, StandIns
from gongenial.store.store import Store
from gongenial.table import commands
from gongenial.table.commands import Command
from gongenial.table.refused import NOT_STORED, Refused
from gongenial.table.roster import Person
from gongenial.table.steps import Moved, Notice, Resync, Spoken, TableChanged
from gongenial.table.table import Table
from gongenial.wire import shown
from gongenial.wire.codec import encode
from gongenial.wire.messages import Said, ToPage

log = logging.getLogger(__name__)

RETRY = 5.0
"""Seconds until a table is asked again for something that it refused itself; that it does so is a fault."""


class Runner:
    """The only one that asks anything of its table."""

    def __init__(
        self, table: Table, store: Store, stand_ins: Callable[[Runner], StandIns], forget: Callable[[], None]
    ) -> None:
        self.table = table
        self.connections: dict[int, Connection] = {}
        self._store = store
        self._forget = forget
        self._lock = asyncio.Lock()
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self._bots = stand_ins(self)
        table.wake(self._loop.time())

    @property
    def busy(self) -> bool:
        """Whether somebody is here, or something is under way."""
        return bool(self.connections) or self._lock.locked()

    async def do(self, command: Command) -> None:
        """Carry out a command; when this returns, everybody has been told. Raises Refused; also if it can't be
        stored."""
        async with self._lock:
            if self._stopped:  # while it waited: the table may be in other hands already
                raise Refused(PUT_AWAY, "The table is being opened anew; try again in a moment.")
            try:
                await self._step(command)
            finally:
                await self._settle_down()

    async def join(self, connection: Connection, welcome: Callable[[int | None], ToPage]) -> None:
        """A new connection gets to know everything, and from then on what happens."""
        async with self._lock:
            if self._stopped:
                connection.close(GOING_AWAY)
                return
            try:
                await self._step(commands.Arrive(connection.person, connection.number))
            except Refused:  # it could not be stored that they are back
                connection.close(GOING_AWAY)
                return
            seat = self.table.roster.held_by(connection.person)
            connection.send(encode(welcome(seat)))
            connection.send(encode(shown.table_message(self.table, seat, self._loop.time())))
            self._resync([connection], with_past=True)
            self.connections[connection.number] = connection
            await self._settle_down()

    async def part(self, connection: Connection) -> None:
        """A connection has ended."""
        async with self._lock:
            if self.connections.pop(connection.number, None) is not None:
                await self._step(commands.Depart(connection.person, connection.number))
                await self._settle_down()

    def resync(self, connection: Connection) -> None:
        """Show the game as it is to somebody whose message was stale."""
        self._resync([connection])

    def stop(self, code: int = GOING_AWAY) -> None:
        """Close every connection and do nothing any more; the store has everything."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        self._bots.stop()
        for connection in list(self.connections.values()):
            connection.close(code)

    # ------------------------------------------------------------------------------------------------- steps

    async def _step(self, command: Command) -> None:
        """Check, store, apply, tell. If storing fails, that is a refusal, and the table is rebuilt from the store when
        it is next needed."""
        step = self.table.check(command, self._loop.time())
        if step.row is not None:
            try:
                await self._store.append(self.table.code, step.row, self.table.roster)
            except BaseException as error:
                log.error("table %s: a row could not be stored (%s)", self.table.code, type(error).__name__)
                self._forget()
                self._stopped = True
                self._loop.call_soon(self.stop)  # whoever asked is answered before
                if not isinstance(error, Exception):
                    raise
                raise Refused(NOT_STORED, "That could not be stored; try again in a moment.") from error
        self._tell(self.table.apply(step, self._loop.time()))

    async def _settle_down(self) -> None:
        """Do what the table does by itself now, then wait for what comes next."""
        if self._stopped:
            return
        not_before = 0.0
        while (command := self.table.due(self._loop.time())) is not None:
            try:
                await self._step(command)
            except Refused as refusal:
                if self._stopped:
                    return
                if not isinstance(command, commands.HeldCall):
                    log.error("table %s refuses its own %s: %s", self.table.code, type(command).__name__, refusal.code)
                    not_before = self._loop.time() + RETRY
                    break
        self._bots.follow(self.table.asks())
        if self._timer is not None:
            self._timer.cancel()
        deadline = self.table.deadline(self._loop.time())
        self._timer = None if deadline is None else self._loop.call_at(max(deadline, not_before), self._on_time)

    def _on_time(self) -> None:
        task = self._loop.create_task(self._time_came())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_came(self) -> None:
        async with self._lock:
            await self._settle_down()

    # ------------------------------------------------------------------------------------------------ telling

    def _tell(self, notices: Iterable[Notice]) -> None:
        now = self._loop.time()
        for notice in notices:
            match notice:
                case TableChanged():
                    self._broadcast(partial(shown.table_message, self.table, now=now))
                case Moved():
                    self._broadcast(partial(shown.game_message, self.table, now=now, moves=(notice,)))
                case Resync(person):
                    self._resync(self._of(person))
                case Spoken(seat, name, phrase):
                    self._to_all(encode(Said(seat, name, phrase)))

    def _to_all(self, data: bytes) -> None:
        for connection in self.connections.values():
            connection.send(data)

    def _broadcast(self, message_for: Callable[[int | None], ToPage | None]) -> None:
        """Each seat's message is made once; all spectators get the same."""
        made: dict[int | None, bytes | None] = {}
        for connection in self.connections.values():
            seat = self.table.roster.held_by(connection.person)
            if seat not in made:
                message = message_for(seat)
                made[seat] = None if message is None else encode(message)
            if (data := made[seat]) is not None:
                connection.send(data)

    def _resync(self, connections: Iterable[Connection], *, with_past: bool = False) -> None:
        for connection in connections:
            seat = self.table.roster.held_by(connection.person)
            game = shown.game_message(self.table, seat, self._loop.time(), with_past=with_past)
            if game is not None:
                connection.send(encode(game))

    def _of(self, person: Person) -> list[Connection]:
        return [connection for connection in self.connections.values() if connection.person == person]
