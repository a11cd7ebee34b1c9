"""The hub: one runner for each table, whatever happens at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gongenial.server.hub import Hub
from gongenial.server.packs_shelf import Shelf
from gongenial.server.settings import Settings
from gongenial.store.store import Store
from gongenial.table import commands
from gongenial.table.refused import Refused
from gongenial.table.roster import Person
from gongenial.wire.messages import NewTable

ANA = Person("ana")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Hub]:
    store = Store(folder / "store.sqlite3")
    hub = Hub(Settings(folder), store, Shelf(store.packs))
    try:
        yield hub
    finally:
        hub.stop()
        store.close()


def test_a_table_that_many_ask_for_at_once_is_rebuilt_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as hub:
            code = await hub.create(NewTable(), ANA, "Ana")
            hub.forget(code, await hub.find(code))
            found = await asyncio.gather(*(hub.find(code) for _ in range(8)))
            assert len(set(map(id, found))) == 1
            unknown = await asyncio.gather(*(hub.find("ZZZZZZ") for _ in range(8)), return_exceptions=True)
            assert all(isinstance(answer, Refused) for answer in unknown)

    asyncio.run(main())


def test_a_table_that_was_busy_when_looked_at_is_looked_at_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened(tmp_path) as hub:
            monkeypatch.setattr("gongenial.server.hub.IDLE", 0.1)
            code = await hub.create(NewTable(), ANA, "Ana")
            runner = await hub.find(code)
            stored = asyncio.Event()

            async def append(*row: object) -> None:
                await stored.wait()

            monkeypatch.setattr(hub.store, "append", append)
            renaming = asyncio.create_task(runner.do(commands.Rename(ANA, "Anna")))
            await asyncio.sleep(0.15)
            assert await hub.find(code) is runner
            stored.set()
            await renaming
            await asyncio.sleep(0.25)
            assert await hub.find(code) is not runner

    asyncio.run(main())


def test_of_two_hands_on_a_table_the_later_lets_go_and_the_other_stays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with opened(tmp_path) as hub:
            code = await hub.create(NewTable(), ANA, "Ana")
            old = await hub.find(code)
            hub.forget(code, old)
            new = await hub.find(code)
            await new.do(commands.Rename(ANA, "Anna"))
            with pytest.raises(Refused, match="could not be stored"):
                await old.do(commands.Rename(ANA, "Anja"))
            assert await hub.find(code) is new
            with pytest.raises(Refused):
                await old.do(commands.Rename(ANA, "Anja"))
            assert new.table.roster.seats[0].name == "Anna"

    asyncio.run(main())
