"""A slow reader is cut off, and nobody waits for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

import pytest
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from gongenial.server.connection import QUEUE, TOO_SLOW, Connection
from gongenial.server.limits import Bucket, Buckets, Places
from gongenial.server.socket import Line
from gongenial.table.roster import Person

if TYPE_CHECKING:
    from gongenial.server.loading import Loading


def test_a_reader_that_is_too_far_behind_is_cut_off() -> None:
    async def main() -> None:
        connection = Connection(Person("ana"), "Ana")
        stuck = asyncio.Event()
        sent: list[bytes] = []
        closed: list[int] = []

        async def send(message: bytes) -> None:
            await stuck.wait()
            sent.append(message)

        async def close(code: int) -> None:
            closed.append(code)

        pump = asyncio.create_task(connection.pump(send, close))
        await asyncio.sleep(0)
        for n in range(QUEUE + 10):
            connection.send(b"%d" % n)
        assert connection.closing == TOO_SLOW
        stuck.set()
        await asyncio.wait_for(pump, 1)
        assert closed == [TOO_SLOW]
        assert sent == [b"%d" % n for n in range(len(sent))], "in order, without a gap"

    asyncio.run(main())


def test_what_was_sent_before_the_end_still_goes_out() -> None:
    async def main() -> None:
        connection = Connection(Person("ana"), "Ana")
        out: list[bytes | int] = []

        async def send(message: bytes) -> None:
            out.append(message)

        async def close(code: int) -> None:
            out.append(code)

        connection.send(b"last words")
        connection.close(4001)
        connection.close(4002)
        connection.send(b"too late")
        await connection.pump(send, close)
        assert out == [b"last words", 4001]

    asyncio.run(main())


class Broken:
    """A socket whose other end has gone, as the server tells of it."""

    def __init__(self, failure: Exception) -> None:
        self.failure = failure

    async def send(self, message: object) -> None:
        raise self.failure

    async def close(self, code: int) -> None:
        raise self.failure


@pytest.mark.parametrize(
    "failure", [ConnectionResetError("gone"), RuntimeError("after 'websocket.close'"), WebSocketDisconnect(detail="")]
)
@pytest.mark.parametrize("last", ["message", "close"])
def test_a_socket_that_has_just_closed_ends_its_connection_quietly(failure: Exception, last: str) -> None:
    async def main() -> None:
        broken = cast("WebSocket[object, object, State]", Broken(failure))
        line = Line(broken, cast("Loading", None), "BCDFGH", Person("ana"), "", Buckets(1, 1), "")
        connection = Connection(Person("ana"), "Ana")
        pump = asyncio.create_task(line.pump(connection))
        await asyncio.sleep(0)
        if last == "message":
            connection.send(b"are you there?")
        else:
            connection.close(TOO_SLOW)
        await asyncio.wait_for(pump, 1)
        assert connection.closing is not None
        connection.send(b"into the void")

    asyncio.run(main())


def test_what_is_counted_afterwards_can_make_debts() -> None:
    buckets = Buckets(2, 1.0)
    for _ in range(5):
        assert not buckets.spent("eve", 0.0)
    for _ in range(5):
        buckets.charge("eve", 0.0)
    assert buckets.spent("eve", 3.5)
    assert not buckets.spent("eve", 4.5)
    assert not buckets.spent("ana", 0.0)


def test_a_bucket_gives_what_it_holds_and_what_flows_in() -> None:
    bucket = Bucket(size=3, rate=2, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5) for _ in range(2)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_senders_have_buckets_of_their_own() -> None:
    buckets = Buckets(size=1, rate=1)
    assert buckets.take("a", 0.0)
    assert not buckets.take("a", 0.1)
    assert buckets.take("b", 0.1)
    for n in range(20_000):
        buckets.take(f"sender {n}", 100.0 + n)
    assert buckets.take("a", 30_000.0)


def test_a_sender_has_so_many_places_at_once() -> None:
    places = Places(2)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    assert places.take("b")
    places.give_back("a")
    assert [places.take("a") for _ in range(2)] == [True, False]
