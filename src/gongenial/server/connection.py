"""One socket's way out: a bounded queue and a task that empties it. A slow reader never blocks its table."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable

from litestar.exceptions import WebSocketDisconnect

from gongenial.table.roster import Person

QUEUE = 64
"""Messages that may wait; whoever is further behind is cut off, comes back, and is shown the game as it is."""

TOO_SLOW = 4008
GONE = 1006
"""Nobody is there to be told."""
GOING_AWAY = 1012
"""The server restarts: try again soon."""

_numbers = itertools.count(1)


class Connection:
    """Made for an accepted socket; `pump` must run for as long as it lives."""

    def __init__(self, person: Person, name: str) -> None:
        self.person = person
        self.name = name
        """The name that the person last used."""
        self.number = next(_numbers)
        self.closing: int | None = None
        """The code that the socket is to be closed with."""
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE)

    def send(self, message: bytes) -> None:
        """Never waits, and never fails."""
        if self.closing is not None:
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """End it, after what still waits; if that is too much, at once and without a gap."""
        if self.closing is not None:
            return
        self.closing = code
        if self._queue.full():
            while not self._queue.empty():
                self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def pump(self, send: Callable[[bytes], Awaitable[None]], close: Callable[[int], Awaitable[None]]) -> None:
        """Send what comes until the end, which is also there when the other side has just gone."""
        try:
            while (message := await self._queue.get()) is not None:
                await send(message)
            await close(self.closing or GOING_AWAY)
        except WebSocketDisconnect:
            self.close(GONE)
