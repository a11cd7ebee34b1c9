"""What uvicorn leaves to us about the other end of a line: whoever sends without an end, or takes nothing of what it
is sent, must not stay, nor fill the memory."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_WITHIN = 20.0
"""Seconds in which a request must be whole, and after which a line that asks for nothing is of no use."""
MOST_HEAD = 1 << 16
"""Bytes of a request before its body."""
MOST_WAITING = 16
"""Requests of one line that may wait for the answer to an earlier one; browsers don't send any."""
MOST_UNSENT = 1 << 18
"""Bytes that may wait for the other end to take them. Messages to a slow page wait elsewhere; this is for pings."""
GOODBYE_WITHIN = 10.0
"""Seconds after which a socket that is being closed is gone, taken or not what was still to be sent."""


class RequestLine(HttpToolsProtocol):
    """HTTP, with an end to how long a request may take and how large its head may be."""

    _late: TimerHandle | None = None
    _head = 0

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > MOST_HEAD:
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        self._begin()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = 0
        if len(self.pipeline) >= MOST_WAITING:
            self.transport.abort()
            raise ConnectionAbortedError  # the parser has more of them at hand
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._end()
        self._head = 0
        super().on_message_complete()

    def _begin(self) -> None:
        self._end()
        self._late = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def _end(self) -> None:
        if self._late is not None:
            self._late.cancel()


class SocketLine(WebSocketsSansIOProtocol):
    """A socket whose end does not depend on the other side. An ordinary close waits until everything has been taken;
    from somebody who takes nothing that is for ever, and their seat would look taken for as long."""

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_for_sure()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end_for_sure()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self._end_for_sure()

    def _end_for_sure(self) -> None:
        self.loop.call_later(GOODBYE_WITHIN, self.transport.abort)
