"""The server as a process: how it starts, ends, and comes back after a crash."""

from __future__ import annotations

import asyncio
import errno
import signal
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from gongenial import __version__
from gongenial.server.data import open_data
from gongenial.server.listen import bind
from gongenial.server.sessions import secret_key
from gongenial.table.defaults import mildest
from tests.server.live import Browser, Client, browsers, live
from tests.serving import Serving, free_port

MOVES = 40
"""Acknowledged moves of one table after which the server is killed."""
HANGS = 60
"""Seconds after which a server that was told to end never will."""
OPTIONS = {"game": "link", "jokers": 0, "hand_size": 9, "draw_when_able": True, "false_call_penalty": False}


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gongenial", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        env={"PATH": "", "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "200", **environment},
        check=False,
    )


def test_the_version() -> None:
    assert command("--version").stdout == f"gongenial {__version__}\n"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en_US", "already in use"),
        ("fr_CA", "déjà pris"),
        ("hr_HR", "već zauzet"),
        ("ru_RU", "уже занят"),
        ("de", "belegt"),
    ],
)
def test_a_port_in_use_is_said_in_ones_language(tmp_path: Path, language: str, words: str) -> None:
    listener = bind("127.0.0.1", 0)
    port = listener.getsockname()[1]
    refused = command(
        "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path), LANG=f"{language}.UTF-8"
    )
    listener.close()
    assert refused.returncode == 1
    assert words in refused.stderr
    assert str(port + 1) in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_folder_or_an_address_that_cannot_be_used_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused = command("serve", "--port", str(free_port()), "--data", str(tmp_path / "file" / "data"))
    assert refused.returncode == 1
    assert "can't be used" in refused.stderr
    refused = command("serve", "--host", "203.0.113.7", "--port", str(free_port()), "--data", str(tmp_path / "data"))
    assert refused.returncode == 1
    assert "203.0.113.7" in refused.stderr


def test_a_folder_that_can_only_be_read_is_said_to_be_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even with its key there already, so that nothing needs to be written at first."""
    secret_key(tmp_path)
    open_data(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]

    def read_only(**_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr("tempfile.TemporaryFile", read_only)
    with pytest.raises(OSError, match="Read-only"):
        open_data(tmp_path)
    (tmp_path / "gongenial.sqlite3").mkdir()
    refused = command("serve", "--port", str(free_port()), "--data", str(tmp_path))
    assert refused.returncode == 1
    assert "can't be used" in refused.stderr


def test_the_page_is_served_before_anything_slow_is_loaded() -> None:
    heavy = ("numpy", "numba", "sqlalchemy", "gongenial.games", "gongenial.bots", "gongenial.tasks.pack")
    code = f"import sys, gongenial.cli, gongenial.server.serve; print([m for m in {heavy} if m in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert loaded.stdout.strip() == "[]"


def test_the_terminal_shows_where_to_go(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as server:
        assert f"http://localhost:{server.port}" in server.output()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_server_ends_while_it_is_still_loading(tmp_path: Path, how: signal.Signals) -> None:
    with Serving(tmp_path / "data") as server, ThreadPoolExecutor(1) as pool:
        assert server.process is not None
        pool.submit(httpx.post, f"{server.url}/api/tables", json={}, timeout=60)
        time.sleep(0.1)
        server.process.send_signal(how)
        server.process.wait(HANGS)
        assert server.process.returncode in (0, -how)
    assert "Traceback" not in server.output()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_server_ends_when_told_to_and_says_goodbye(tmp_path: Path, how: signal.Signals) -> None:
    async def main(server: Serving) -> None:
        async with browsers(server.url.removeprefix("http://"), 1) as (ana,):
            code = await ana.open_table(quick=True, seats=3)
            async with ana.at(code) as tab:
                assert server.process is not None
                server.process.send_signal(how)
                with pytest.raises(ConnectionClosed) as closed:
                    await tab.until("nothing of the kind")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                await asyncio.to_thread(server.process.wait, HANGS)
        assert "Traceback" not in server.output()

    with Serving(tmp_path / "data") as server:
        asyncio.run(main(server))


async def hurry(ana: Client, ben: Client, seqs: list[int], enough: asyncio.Event) -> None:
    """Two people play as fast as they can; the number of the game after each acknowledged move is kept."""
    while True:
        client = next((one for one in (ana, ben) if one.game["view"]["seat"] in one.game["waiting"]), None)
        if client is None or client.game["outcome"] is not None:
            await asyncio.gather(ana.ask("start"), ben.ask("ping"))
            continue
        answer = await client.act(mildest(client.game["legal"]))
        if answer["type"] == "done":
            seqs.append(client.game["seq"])
        if len(seqs) == MOVES:
            enough.set()
        await asyncio.gather(ana.ask("ping"), ben.ask("ping"))


def test_after_kill_9_every_acknowledged_move_is_there_and_people_come_back(tmp_path: Path) -> None:
    async def before(server: Serving, people: list[Browser], seqs: dict[str, list[int]]) -> None:
        ana, ben = people
        await asyncio.gather(ana.cookie(), ben.cookie())
        enough = asyncio.Event()

        async def one_table() -> None:
            code = await ana.open_table(name="Ana", seats=2)
            async with ana.at(code) as a, ben.at(code) as b:
                await b.ask("sit", name="Ben")
                await a.ask("set_options", options=OPTIONS, leaver="bot", clock=0)
                await a.ask("start")
                await b.until("game")
                await hurry(a, b, seqs.setdefault(code, []), enough)

        tables = [asyncio.create_task(one_table()) for _ in range(5)]
        await enough.wait()
        server.kill()
        broken = await asyncio.gather(*tables, return_exceptions=True)
        assert all(isinstance(error, ConnectionClosed) for error in broken), broken

    async def after(people: list[Browser], seqs: dict[str, list[int]]) -> None:
        ana, ben = people
        listed = {table["code"] for table in (await ana.http.get("/api/me")).json()["tables"]}
        assert listed == set(seqs)
        for code, acknowledged in seqs.items():
            async with ana.at(code) as a, ben.at(code) as b:
                assert (a.table["seat"], b.table["seat"]) == (0, 1)
                assert a.game["seq"] == b.game["seq"] >= acknowledged[-1]
                if a.game["outcome"] is None:
                    client = a if 0 in a.game["waiting"] else b
                    assert (await client.act(mildest(client.game["legal"])))["type"] == "done"

    async def main(server: Serving) -> None:
        seqs: dict[str, list[int]] = {}
        async with browsers(server.url.removeprefix("http://"), 2) as people:
            await before(server, people, seqs)
            await asyncio.to_thread(server.start)
            await after(people, seqs)

    with Serving(tmp_path / "data") as server:
        asyncio.run(main(server))


def test_a_table_that_comes_out_otherwise_is_loud_and_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def opened(host: str) -> tuple[httpx.Cookies, str, str]:
        async with browsers(host, 1) as (ana,):
            broken, sound = [await ana.open_table(quick=True, seats=2, name="Ana") for _ in range(2)]
            return ana.http.cookies, broken, sound

    async def looked_at(host: str, cookies: httpx.Cookies, broken: str, sound: str) -> None:
        async with browsers(host, 1) as (ana,):
            ana.http.cookies = cookies
            async with ana.tab(broken) as tab:
                assert (await tab.ask("hello", protocol=3))["code"] == "table-broken"
            async with ana.at(sound) as tab:
                assert tab.table["stage"] == "playing"
            listed = (await ana.http.get("/api/me")).json()["tables"]
            assert [table["code"] for table in listed] == [sound]

    with live(tmp_path) as host:
        cookies, broken, sound = asyncio.run(opened(host))
    with sqlite3.connect(tmp_path / "gongenial.sqlite3") as connection:
        connection.execute("UPDATE rows SET public = ? WHERE code = ?", (b'{"seat":0,"action":"pass"}', broken))
    connection.close()
    with live(tmp_path) as host:
        asyncio.run(looked_at(host, cookies, broken, sound))
    assert [record.levelname for record in caplog.records] == ["CRITICAL", "CRITICAL"]
    assert broken in caplog.text


def test_a_store_that_cannot_be_opened_ends_the_server_and_says_why(tmp_path: Path) -> None:
    (tmp_path / "gongenial.sqlite3").write_bytes(b"holiday pictures" * 1000)
    ended = command("serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path))
    assert ended.returncode != 0
    assert "not a database" in ended.stderr
    assert "Traceback" not in ended.stderr
