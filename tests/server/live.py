"""The real application on a real port, with bots that don't dawdle, and clients that speak its language."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import gongenial as gg
from gongenial.bots import Reaction
from gongenial.core.levels import Level
from gongenial.server.app import create_app
from gongenial.server.listen import bind
from gongenial.server.serve import configuration
from gongenial.server.settings import Settings
from gongenial.table.defaults import is_catch, mildest
from gongenial.wire.messages import PROTOCOL, Part

Message = dict[str, Any]
PATIENCE = 20.0


class QuickBot:
    """Plays the mildest action at once, and says GONG for itself."""

    pace = 0.0

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level

    def choose(self, view: gg.View, legal: list[gg.Action]) -> gg.Action:
        choice = mildest(map(str, legal))
        return next(action for action in legal if str(action) == choice)

    def reaction(self, view: gg.View, legal: list[gg.Action]) -> Reaction | None:
        own = [action for action in legal if not is_catch(str(action))]
        return Reaction(0.0, own[0]) if own else None


@contextmanager
def live(data: Path, **more: Any) -> Iterator[str]:
    """Serve in a thread; gives the address without its scheme."""
    listener = bind("127.0.0.1", 0)
    port = listener.getsockname()[1]
    settings = Settings(data, port, **{"make_bot": QuickBot, **more})
    server = uvicorn.Server(configuration(create_app(settings)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(10)
        assert not thread.is_alive(), "the server does not end"


class Client:
    """One person's browser, at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self._refs = itertools.count(1)

    async def next(self) -> Message:
        message: Message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.heard.append(message)
        return message

    async def send(self, kind: str, **fields: Any) -> int:
        ref = next(self._refs)
        await self.socket.send(json.dumps({"type": kind, "ref": ref, **fields}))
        return ref

    async def ask(self, kind: str, **fields: Any) -> Message:
        """The answer to one message."""
        ref = await self.send(kind, **fields)
        while True:
            message = await self.next()
            if message.get("ref") == ref:
                return message

    async def act(self, action: str, seq: int | None = None) -> Message:
        return await self.ask("act", seq=self.game["seq"] if seq is None else seq, action=action)

    async def until(self, kind: str) -> Message:
        while (message := await self.next())["type"] != kind:
            pass
        return message

    def last(self, kind: str) -> Message:
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    @property
    def game(self) -> Message:
        return self.last("game")

    @property
    def table(self) -> Message:
        return self.last("table")


class Browser:
    """One person: a cookie, and as many tabs as one likes."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=60.0)

    async def open_table(self, **wish: Any) -> str:
        answer = await self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    async def cookie(self) -> str:
        if not self.http.cookies:
            await self.http.get("/api/me")
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, code: str, part: Part = 0) -> AsyncIterator[Client]:
        """A tab at a table, greeted and shown everything."""
        async with self.tab(code) as client:
            assert (await client.ask("hello", protocol=PROTOCOL, part=part))["type"] == "welcome"
            await client.until("table")
            if client.table["stage"] != "lobby":
                await client.until("game")
            yield client

    @asynccontextmanager
    async def tab(self, code: str, **headers: str) -> AsyncIterator[Client]:
        """A tab that has said nothing yet."""
        sent = {"Cookie": await self.cookie(), **headers}
        async with connect(f"ws://{self.host}/ws/{code}", additional_headers=sent) as socket:
            yield Client(socket)


@asynccontextmanager
async def browsers(host: str, number: int) -> AsyncIterator[list[Browser]]:
    opened = [Browser(host) for _ in range(number)]
    try:
        yield opened
    finally:
        for browser in opened:
            await browser.http.aclose()
