"""A small reverse proxy that opens TLS, as one stands in front of a server that the whole world may reach."""

from __future__ import annotations

import asyncio
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import trustme

Headers = dict[str, str]
Rewrite = Callable[[Headers, str], Headers]
"""Makes the headers for the server from those of the visitor and the proxy's own address."""


def tells(headers: Headers, own: str) -> Headers:
    """Ask for the server by its own name, and tell whom the visitor asked for."""
    return {**headers, "host": "upstream:1", "x-forwarded-host": own, "x-forwarded-proto": "https"}


def tells_by_the_book(headers: Headers, own: str) -> Headers:
    """The same in one header (RFC 7239)."""
    return {**headers, "host": "upstream:1", "forwarded": f'for=192.0.2.7;proto=https;host="{own}"'}


def tells_the_port_apart(headers: Headers, own: str) -> Headers:
    host, _, port = own.partition(":")
    return {**headers, "host": host, "x-forwarded-proto": "https", "x-forwarded-port": port}


def tells_nothing(headers: Headers, own: str) -> Headers:
    """Pass everything on as it came."""
    return headers


@contextmanager
def proxied(upstream: str, rewrite: Rewrite) -> Iterator[tuple[str, ssl.SSLContext]]:
    """Stand in front of a server; gives the address without its scheme, and what trusts the certificate."""
    authority = trustme.CA()
    offered = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(offered)
    trusting = ssl.create_default_context()
    authority.configure_trust(trusting)
    loop = asyncio.new_event_loop()
    ready: asyncio.Future[int] = loop.create_future()
    over = asyncio.Event()

    async def serve() -> None:
        async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            own = f"localhost:{ready.result()}"
            try:
                await _pass_on(reader, writer, upstream, lambda headers: rewrite(headers, own))
            except (OSError, asyncio.IncompleteReadError):
                pass  # one side has gone
            finally:
                writer.close()

        server = await asyncio.start_server(meet, "127.0.0.1", 0, ssl=offered)
        ready.set_result(server.sockets[0].getsockname()[1])
        told.set()
        await over.wait()
        server.close()

    told = threading.Event()
    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    told.wait(20)
    try:
        yield f"localhost:{ready.result()}", trusting
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join(20)
        loop.close()


async def _pass_on(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    upstream: str,
    rewrite: Callable[[Headers], Headers],
) -> None:
    """One request for each line, so that each gets its headers; a socket keeps its line."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.strip().split("\r\n")
    headers = rewrite({name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)})
    if "upgrade" not in headers:
        headers["connection"] = "close"
    host, _, port = upstream.partition(":")
    above, below = await asyncio.open_connection(host, int(port))
    passed = [first, *(f"{name}: {value}" for name, value in headers.items())]
    below.write("\r\n".join([*passed, "", ""]).encode("latin-1"))
    try:
        await asyncio.wait(
            [asyncio.create_task(_pour(reader, below)), asyncio.create_task(_pour(above, writer))],
            return_when=asyncio.FIRST_COMPLETED,
        )
    finally:
        below.close()


async def _pour(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    while data := await source.read(65536):
        sink.write(data)
        await sink.drain()
