"""A game keeps the tasks that it was dealt, whatever becomes of their pack, and over a crash (T10)."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from gongenial.store.store import Store
from gongenial.table.commands import Start
from gongenial.table.dealing import start
from gongenial.table.defaults import mildest
from gongenial.table.roster import Person, Roster, Seat
from gongenial.tasks import registry
from gongenial.tasks.pack import compiled
from gongenial.tasks.scaffold import first_files
from tests.server.live import Browser, Client, browsers, live
from tests.serving import Serving

MOVES = 1


def pack_files(name: str, *, newer: bool = False) -> dict[str, str]:
    """A pack; the newer one has other tasks under other names, and other words."""
    given = first_files(name, "en")
    if not newer:
        return given
    return {
        file: text.replace("high-card", "low-card").replace("High card", "Low card") for file, text in given.items()
    }


def write(folder: Path, files: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")


async def add(who: Browser, files: dict[str, str]) -> None:
    draft = {"files": files, "language": "en", "replace": True}
    assert (await who.http.post("/api/packs", json=draft)).status_code == 201


def wish(pack: str) -> dict[str, Any]:
    return {"game": "fight", "quick": True, "seats": 2, "name": "Ana", "options": {"game": "fight", "pack": pack}}


async def play(client: Client, moves: int) -> None:
    """Play some moves of seat 0."""
    for _ in range(moves):
        while 0 not in client.game["waiting"] and client.game["outcome"] is None:
            await client.until("game")
        if client.game["outcome"] is not None:
            return
        await client.act(mildest(client.game["legal"]))
        await client.ask("ping")


async def words(who: Browser, client: Client) -> str:
    """What the page is told of the tasks of the game that it shows."""
    pack = client.game["view"]["options"]["pack"]
    return (await who.http.get(f"/api/packs/{pack}/en.ftl")).text


@pytest.mark.rule("T10")
def test_after_kill_9_games_go_on_with_the_versions_that_they_were_dealt(tmp_path: Path) -> None:
    """One pack of the folder is changed, one taken out of it, one that was added is replaced, one taken away."""
    data = tmp_path / "data"
    names = ("changed", "gone", "replaced", "removed", registry.STARS)
    for name in names[:2]:
        write(data / "packs" / name, pack_files(name))

    async def before(server: Serving, ana: Browser) -> tuple[dict[str, str], dict[str, int]]:
        for name in names[2:4]:
            await add(ana, pack_files(name))
        codes = {name: await ana.open_table(**wish(name)) for name in names}
        seqs: dict[str, int] = {}
        for name in ("changed", "replaced"):
            async with ana.at(codes[name]) as client:
                await play(client, MOVES)
        await add(ana, pack_files("replaced", newer=True))
        assert (await ana.http.delete("/api/packs/removed")).status_code == 204
        for name, code in codes.items():
            async with ana.at(code) as client:
                seqs[name] = client.game["seq"]
                assert client.table["options"]["fight"]["pack"] == name
                assert name == registry.STARS or "High card" in await words(ana, client)
        return codes, seqs

    async def after(ana: Browser, codes: dict[str, str], seqs: dict[str, int]) -> None:
        offered = [pack["name"] for pack in (await ana.http.get("/api/packs")).json()]
        assert offered == [registry.STARS, "changed", "replaced"]
        for name, code in codes.items():
            async with ana.at(code) as client:
                assert client.game["seq"] >= seqs[name]
                if name != registry.STARS:
                    told = await words(ana, client)
                    assert ("High card" in told, "Low card" in told) == (True, False)
        for name in ("changed", "replaced"):
            async with ana.at(await ana.open_table(**wish(name))) as client:
                assert "Low card" in await words(ana, client)

    async def main(server: Serving) -> None:
        async with browsers(server.url.removeprefix("http://"), 1) as (ana,):
            await ana.cookie()
            codes, seqs = await before(server, ana)
            server.kill()
            write(data / "packs" / "changed", pack_files("changed", newer=True))
            (data / "packs" / "gone" / "pack.toml").unlink()
            await asyncio.to_thread(server.start)
            await after(ana, codes, seqs)

    with Serving(data) as server:
        asyncio.run(main(server))


@pytest.fixture
def few_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registry", registry.Registry())


@pytest.mark.rule("T10")
def test_another_game_at_a_table_has_the_newest_tasks(few_packs: None) -> None:
    versions = [compiled(pack_files("pirates", newer=newer)) for newer in (False, True)]
    ana = Person("ana")
    seats = (Seat("person", "Ana", ana), Seat("bot", "Vega", level="easy"))
    roster = Roster("fight", seats, {"fight": {"pack": "pirates"}}, host=ana)
    registry.add_pack(versions[0])
    first = start(roster, Start(ana, "secret")).but(stage="over")
    assert first.options["fight"]["pack"] == versions[0].version
    registry.add_pack(versions[1])
    second = start(first, Start(ana, "secret")).but(stage="over")
    assert second.options["fight"]["pack"] == versions[1].version
    registry.remove_pack("pirates")
    assert start(second, Start(ana, "secret")).options == second.options


def test_a_lobby_whose_pack_is_taken_away_is_told_so(tmp_path: Path, few_packs: None) -> None:
    async def main(host: str) -> None:
        async with browsers(host, 1) as (ana,):
            await ana.cookie()
            await add(ana, pack_files("pirates"))
            code = await ana.open_table(**{**wish("pirates"), "quick": False})
            await ana.http.delete("/api/packs/pirates")
            async with ana.at(code) as client:
                refused = await client.ask("start")
                assert (refused["code"], refused["rule"]) == ("no-pack", "T10")
                others = {"game": "fight", "pack": registry.STARS}
                await client.ask("set_options", options=others, leaver="bot", clock=0)
                assert (await client.ask("start"))["type"] == "done"

    with live(tmp_path) as host:
        asyncio.run(main(host))


def test_rows_of_before_name_a_pack_without_its_version(tmp_path: Path, few_packs: None) -> None:
    """Games that were dealt by an older program go on with the pack of that name."""

    async def opened(host: str) -> tuple[Any, str, int]:
        async with browsers(host, 1) as (ana,):
            code = await ana.open_table(**wish(registry.STARS))
            async with ana.at(code) as client:
                await play(client, 3)
                return ana.http.cookies, code, client.game["seq"]

    async def found(host: str, cookies: Any, code: str, seq: int) -> None:
        async with browsers(host, 1) as (ana,):
            ana.http.cookies = cookies
            async with ana.at(code) as client:
                assert client.game["seq"] >= seq > 3
                assert client.game["view"]["options"]["pack"] == registry.STARS

    with live(tmp_path) as host:
        cookies, code, seq = asyncio.run(opened(host))
    version = registry.pack(registry.STARS).version
    with sqlite3.connect(tmp_path / "gongenial.sqlite3") as connection:
        connection.execute(
            "UPDATE rows SET roster = CAST(replace(CAST(roster AS TEXT), ?, ?) AS BLOB) WHERE roster IS NOT NULL",
            (version, registry.STARS),
        )
        connection.execute("DELETE FROM packs")
    connection.close()
    with live(tmp_path) as host:
        asyncio.run(found(host, cookies, code, seq))


def test_versions_that_no_game_needs_are_dropped(tmp_path: Path, few_packs: None) -> None:
    def kept() -> set[tuple[str, bool]]:
        with sqlite3.connect(tmp_path / "gongenial.sqlite3") as connection:
            found = connection.execute("SELECT name, person IS NOT NULL FROM packs").fetchall()
        connection.close()
        return {(name, bool(offered)) for name, offered in found}

    async def main(host: str) -> None:
        async with browsers(host, 1) as (ana,):
            await ana.cookie()
            for name in ("played", "unplayed", "kept"):
                await add(ana, pack_files(name))
            await ana.open_table(**wish("played"))
            for name in ("played", "unplayed"):
                await ana.http.delete(f"/api/packs/{name}")

    with live(tmp_path) as host:
        asyncio.run(main(host))
    assert kept() == {("played", False), ("kept", True)}

    async def drop(days: int) -> None:
        store = Store(tmp_path / "gongenial.sqlite3")
        await store.drop_old(days)
        store.close()

    asyncio.run(drop(1))
    assert kept() == {("played", False), ("kept", True)}
    with sqlite3.connect(tmp_path / "gongenial.sqlite3") as connection:
        connection.execute("UPDATE live_tables SET touched = 1")
        connection.execute("UPDATE packs SET dealt = 1 WHERE dealt IS NOT NULL")
    connection.close()
    asyncio.run(drop(1))
    assert kept() == {("kept", True)}
