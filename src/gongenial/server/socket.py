"""One WebSocket: hello, then each message gets exactly one answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import ServiceUnavailableException, WebSocketDisconnect
from litestar.params import FromPath

from gongenial.server.addresses import same_origin, sender, share_base, visited
from gongenial.server.codes import is_code
from gongenial.server.connection import GONE, Connection
from gongenial.server.limits import Bucket, Buckets, Places
from gongenial.server.links import TABLE_LINK
from gongenial.server.randomness import new_secret
from gongenial.server.sessions import Sessions, part_of
from gongenial.server.settings import Settings
from gongenial.table.refused import Refused
from gongenial.table.roster import Person
from gongenial.table.seating import tidy_name
from gongenial.wire.asked import command_of
from gongenial.wire.codec import BadMessage, decode, encode
from gongenial.wire.messages import (
    PROTOCOL,
    SCREEN,
    Done,
    Error,
    FromPage,
    Hello,
    Ping,
    Pong,
    Rename,
    Sit,
    ToPage,
    Welcome,
)

if TYPE_CHECKING:
    from gongenial.server.hub import Hub
    from gongenial.server.loading import Loading
    from gongenial.server.runner import Runner

log = logging.getLogger(__name__)

OUTDATED = 4001
NO_TABLE = 4004
BAD_MESSAGE = 4400
TOO_FAST = 4029
FORBIDDEN = 4403

MESSAGES_BURST = 100
MESSAGES_PER_SECOND = 40.0
REFUSED_BURST = 120
"""Messages over the limit after which the socket is closed."""
MOST_SOCKETS = 12
"""Tabs of one person at one table."""
MOST_WATCHING = 100
"""Sockets at one table of people without a seat there: each of them gets every move."""
HELLO_WITHIN = 20.0
CLOSING = 1.0
"""Seconds that the last messages and the goodbye get."""


@websocket("/ws/{code:str}")
async def table_socket(socket: WebSocket[object, object, AppState], code: FromPath[str]) -> None:
    """The line between a page and a table."""
    settings: Settings = socket.app.state.settings
    loading: Loading = socket.app.state.loading
    sessions: Sessions = socket.app.state.sessions
    at = visited(socket.scope["scheme"], socket.headers, behind_proxy=settings.behind_proxy)
    if not same_origin(socket.headers.get("origin"), at):
        await socket.close(FORBIDDEN)
        return
    person = sessions.person(socket.headers.get("cookie"))
    headers = {}
    if person is None:
        person = sessions.new()
        headers["set-cookie"] = sessions.header(person, secure=at.secure)
    await socket.accept(headers=headers)
    join_url = f"{share_base(at, settings.port, lan=settings.lan)}{TABLE_LINK}{code.upper()}"
    client = socket.client.host if socket.client else ""
    who = sender(client, socket.headers, behind_proxy=settings.behind_proxy)
    line = Line(socket, loading, code.upper(), person, join_url, socket.app.state.guesses, who)
    places: Places = socket.app.state.places
    with suppress(WebSocketDisconnect, ServiceUnavailableException, TimeoutError):
        if not places.take(who):
            await line.refuse(Refused("too-fast", "There are too many lines open from your address."))
            return
        try:
            await line.run()
        finally:
            places.give_back(who)


@dataclass
class Line:
    """A socket that was accepted."""

    socket: WebSocket[object, object, AppState]
    loading: Loading
    code: str
    person: Person
    join_url: str
    guesses: Buckets
    who: str
    """Whom wrong codes are counted for."""
    watches: bool = False
    """It is a screen that everybody looks at: no seat, and no hand, ever comes to it."""

    async def run(self) -> None:
        hello = await self._hello()
        if hello is None:
            return
        device, self.person = self.person, part_of(self.person, hello.part)
        self.watches = hello.part == SCREEN
        try:
            if not is_code(self.code):
                raise Refused("no-table", "There is no such table.")
            hub = await self.loading.tables()
            connection = Connection(self.person, await hub.store.name(self.person) or "")
            runner = await self._find(hub)
            self._check_room(runner)
        except Refused as refusal:
            await self.refuse(refusal, hello.ref)
            return
        pump = asyncio.create_task(self.pump(connection))
        try:
            await runner.join(
                connection, lambda seat: self._welcome(hello, seat, connection, device == runner.table.roster.device)
            )
            await self._listen(hub, runner, connection)
        finally:
            if connection.closing is not None:
                await asyncio.wait({pump}, timeout=CLOSING)
            pump.cancel()
            await runner.part(connection)
            if not runner.connections:
                hub.rest_later(self.code)

    async def pump(self, connection: Connection) -> None:
        """Send the connection's messages until its end."""
        await connection.pump(self._send, self._close)

    async def _find(self, hub: Hub) -> Runner:
        now = asyncio.get_running_loop().time()
        if self.guesses.spent(self.who, now):
            raise Refused("too-fast", "That were many codes of no table; wait a moment.")
        try:
            return await hub.find(self.code)
        except Refused:
            self.guesses.charge(self.who, now)
            raise

    def _check_room(self, runner: Runner) -> None:
        """Whoever sits at the table always gets in, with a few tabs; those who watch, while there is room."""
        roster, others = runner.table.roster, runner.connections.values()
        if sum(other.person == self.person for other in others) >= MOST_SOCKETS:
            raise Refused("too-fast", "You have this table open too many times.")
        watching = sum(roster.seat_of(other.person) is None for other in others)
        if roster.seat_of(self.person) is None and watching >= MOST_WATCHING:
            raise Refused("too-fast", "There are too many who watch this table.")

    async def refuse(self, refusal: Refused, ref: int | None = None) -> None:
        """Say why, and close."""
        code = TOO_FAST if refusal.code == "too-fast" else NO_TABLE
        await self._end(Error(ref, refusal.code, refusal.message), code)

    async def _hello(self) -> Hello | None:
        """The first message; None if it was no hello of this protocol, and the socket is closed."""
        try:
            first = decode(await asyncio.wait_for(self._receive(), HELLO_WITHIN))
        except BadMessage as bad:
            await self._end(Error(bad.ref, "bad-message", str(bad)), BAD_MESSAGE)
            return None
        if not isinstance(first, Hello):
            await self._end(Error(first.ref, "bad-message", "The first message is `hello`."), BAD_MESSAGE)
            return None
        if first.protocol != PROTOCOL:
            await self._end(Error(first.ref, "protocol", f"This server speaks protocol {PROTOCOL}."), OUTDATED)
            return None
        return first

    def _welcome(self, hello: Hello, seat: int | None, connection: Connection, shared: bool) -> Welcome:
        build = self.socket.app.state.static.mark
        return Welcome(hello.ref, PROTOCOL, self.code, self.join_url, seat, connection.name, shared, build)

    async def _listen(self, hub: Hub, runner: Runner, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        bucket = Bucket(MESSAGES_BURST, MESSAGES_PER_SECOND, loop.time())
        patience = REFUSED_BURST
        while connection.closing is None:
            data = await self._receive()
            if bucket.take(loop.time()):
                answer = await self._answer(data, hub, runner, connection)
            else:
                patience -= 1
                answer = _too_fast(data)
            connection.send(encode(answer))
            if patience < 0:
                connection.close(TOO_FAST)

    async def _answer(self, data: str | bytes, hub: Hub, runner: Runner, connection: Connection) -> ToPage:
        """What the message comes to; the answer is the last thing that is sent because of it."""
        try:
            message = decode(data)
        except BadMessage as bad:
            return Error(bad.ref, "bad-message", str(bad))
        try:
            return await self._carried_out(message, hub, runner, connection)
        except Refused as refusal:
            if refusal.code == "stale":
                runner.resync(connection)
            return Error(message.ref, refusal.code, refusal.message, refusal.rule)

    async def _carried_out(self, message: FromPage, hub: Hub, runner: Runner, connection: Connection) -> ToPage:
        match message:
            case Ping():
                return Pong(message.ref)
            case Hello():
                raise Refused("bad-message", "`hello` comes once.")
        if self.watches:
            raise Refused("not-seated", "A screen only shows the table.")
        name = tidy_name(message.name) if isinstance(message, (Sit, Rename)) else None
        await runner.do(command_of(message, self.person, connection.name, new_secret))
        if name is not None:
            connection.name = name
            await hub.remember(self.person, name)
        return Done(message.ref)

    async def _receive(self) -> str | bytes:
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="closed", code=event.get("code", 1005))
        text, data = event.get("text"), event.get("bytes")
        return text if isinstance(text, str) else data if isinstance(data, bytes) else ""

    async def _send(self, message: bytes) -> None:
        with _still_there():
            await self.socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    async def _close(self, code: int) -> None:
        with _still_there():
            await self.socket.close(code)

    async def _end(self, error: Error, code: int) -> None:
        await self._send(encode(error))
        await self._close(code)


@contextmanager
def _still_there() -> Iterator[None]:
    """A socket that has closed meanwhile says so in several ways."""
    try:
        yield
    except (OSError, RuntimeError) as closed:
        raise WebSocketDisconnect(detail="closed", code=GONE) from closed


def _too_fast(data: str | bytes) -> Error:
    ref: int | None
    try:
        ref = decode(data).ref
    except BadMessage as bad:
        ref = bad.ref
    return Error(ref, "too-fast", "Too many messages; wait a moment.")
