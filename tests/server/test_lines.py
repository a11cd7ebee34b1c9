"""Whoever sends without an end, or takes nothing of what is sent, loses the line, and the others notice nothing."""

from __future__ import annotations

import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from gongenial.server import lines, serve
from tests.server.live import live

HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PIECE = b"a" * 10_000


@contextmanager
def line(host: str) -> Iterator[socket.socket]:
    """A line that takes hardly anything of what comes, until it is asked to."""
    name, _, port = host.partition(":")
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(5)
        raw.connect((name, int(port)))
        yield raw


def is_cut(raw: socket.socket, piece: bytes, pieces: int) -> bool:
    """Whether the server ends the line under so many pieces; one that it just doesn't read is not cut."""
    try:
        for _ in range(pieces):
            raw.sendall(piece)
    except TimeoutError:
        return False
    except OSError:
        return True
    return False


def is_over(raw: socket.socket, seconds: float) -> bool:
    """Whether the line has ended within so long, whatever came before."""
    raw.settimeout(0.1)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(TimeoutError):
            try:
                if not raw.recv(65536):
                    return True
            except ConnectionError:
                return True
    return False


@pytest.mark.parametrize(
    "start", [b"GET /", HEAD + b"X: ", HEAD + b"X", HEAD + b"Transfer-Encoding: chunked\r\n\r\n1;"]
)
def test_a_request_without_an_end_is_cut(host: str, start: bytes) -> None:
    with line(host) as raw:
        raw.sendall(start)
        assert is_cut(raw, PIECE, 2_000)
    assert httpx.get(f"http://{host}/api/health").status_code == 200


def test_a_large_head_is_read_all_the_same(host: str) -> None:
    with httpx.Client(base_url=f"http://{host}") as client:
        for _ in range(5):
            assert client.get("/api/health", headers={"X": "a" * 30_000}).status_code == 200


def test_a_body_may_be_larger_than_a_head(host: str) -> None:
    answer = httpx.post(f"http://{host}/api/tables", content=PIECE * 10)
    assert answer.status_code == 413


def test_requests_that_do_not_wait_for_an_answer_are_cut(host: str) -> None:
    with line(host) as raw:
        assert is_cut(raw, (HEAD + b"\r\n") * 1_000, 100)


def test_a_few_such_requests_are_answered(host: str) -> None:
    with line(host) as raw:
        raw.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10)
        got = b""
        while got.count(b'{"status":"ok"}') < 10:
            got += raw.recv(65536)


@pytest.mark.parametrize("start", [b"", HEAD, HEAD + b"Content-Length: 10\r\n\r\nabc"])
def test_a_request_that_stops_halfway_is_given_up(host: str, monkeypatch: pytest.MonkeyPatch, start: bytes) -> None:
    monkeypatch.setattr(lines, "REQUEST_WITHIN", 0.3)
    with line(host) as raw:
        raw.sendall(start)
        assert is_over(raw, 5)


def test_pings_of_somebody_who_reads_no_answer_are_cut(host: str) -> None:
    with line(host) as raw:
        raw.sendall(b"GET /ws/ABCDEF HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE)
        raw.recv(4096)
        assert is_cut(raw, ping() * 500, 1_000)


def ping() -> bytes:
    payload = b"x" * 125
    return struct.pack("!BB4x", 0x89, 0x80 | len(payload)) + payload


def test_a_socket_that_takes_nothing_ends_without_its_help(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An ordinary close would wait for it for ever, and its person would look present for as long."""
    monkeypatch.setattr(serve, "PING_EVERY", 0.3)
    monkeypatch.setattr(lines, "GOODBYE_WITHIN", 0.3)
    monkeypatch.setattr(lines, "MOST_UNSENT", 1 << 40)
    with live(tmp_path / "data") as address, line(address) as raw:
        raw.sendall(b"GET /ws/ABCDEF HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE)
        raw.recv(4096)
        is_cut(raw, ping() * 500, 100)
        time.sleep(2)
        assert is_cut(raw, b"x", 2)
