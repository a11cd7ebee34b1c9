"""The store keeps what it acknowledged, once, and forgets what is old."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from gongenial.store.schema import METADATA
from gongenial.store.store import Store
from gongenial.store.upgrade import HEAD, MIGRATIONS, engine_for, upgrade
from gongenial.store.writer import Conflict, Statement, Writer
from gongenial.table import commands, opening
from gongenial.table.restore import rebuild
from gongenial.table.roster import Person
from tests.table.desk import ANA, BEN, OPTIONS, Desk


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = Store(folder / "test.sqlite3")
    try:
        yield store
    finally:
        await asyncio.to_thread(store.close)


def run(main: Coroutine[Any, Any, None]) -> None:
    asyncio.run(main)


def fresh() -> Desk:
    state, row = opening.opened("link", ANA, "Ana", 3, OPTIONS)
    desk = Desk(state, [row])
    desk.arrive(ANA, BEN)
    return desk


async def stored(store: Store, desk: Desk, code: str = "BCDFGH") -> None:
    """Everything that the desk has done."""
    await store.create(code, desk.rows[0])
    roster = desk.rows[0].roster
    assert roster is not None
    for row in desk.rows[1:]:
        await store.append(code, row, roster)
        roster = row.roster or roster


def test_rows_come_back_as_they_were(tmp_path: Path) -> None:
    async def main() -> None:
        desk = fresh()
        desk.do(commands.Sit(BEN, "Бен ❤", 2))
        desk.do(commands.SetYoungest(ANA, 0))
        desk.do(commands.Start(ANA, "ab" * 32))
        desk.act(ANA, str(desk.table.legal(0)[0]))
        async with opened(tmp_path) as store:
            await stored(store, desk)
        async with opened(tmp_path) as store:
            rows = await store.rows("BCDFGH")
            assert rows == desk.rows[-len(rows) :]
            assert rows[0].kind == "start"
            assert await store.rows("ZZZZZZ") == []

    run(main())


def test_of_a_table_without_a_game_the_last_roster_is_enough(tmp_path: Path) -> None:
    async def main() -> None:
        desk = fresh()
        desk.do(commands.Sit(BEN, "Ben"))
        desk.do(commands.Rename(BEN, "Benjamin"))
        async with opened(tmp_path) as store:
            await stored(store, desk)
            assert await store.rows("BCDFGH") == desk.rows[-1:]

    run(main())


def test_a_number_is_written_once(tmp_path: Path) -> None:
    async def main() -> None:
        desk = fresh()
        desk.do(commands.Sit(BEN, "Ben"))
        async with opened(tmp_path) as store:
            await stored(store, desk)
            with pytest.raises(Conflict):
                await store.create("BCDFGH", desk.rows[0])
            again = [store.append("BCDFGH", desk.rows[1], desk.roster) for _ in range(3)]
            results = await asyncio.gather(*again, store.create("BCDFGJ", desk.rows[0]), return_exceptions=True)
            assert [type(result) for result in results] == [Conflict, Conflict, Conflict, type(None)]

    run(main())


def test_a_failing_item_fails_alone(tmp_path: Path) -> None:
    async def main() -> None:
        engine = engine_for(tmp_path / "test.sqlite3")
        upgrade(engine)
        writer = Writer(engine)
        good = "INSERT INTO sessions (person, name) VALUES (?, ?)"
        items = [[Statement(good, (f"p{n}", "P"))] for n in range(5)]
        items[2] = [Statement("INSERT INTO nowhere VALUES (?)", (1,))]
        items.append([Statement(good, ("p9", "P")), Statement(good, ("p9", "P"))])
        items.append([Statement(good, ("p8", "\ud800"))])
        results = await asyncio.gather(*(writer.write(item) for item in items), return_exceptions=True)
        await asyncio.to_thread(writer.close)
        failed = [n for n, result in enumerate(results) if result is not None]
        assert failed == [2, 5, 6]
        with engine.connect() as connection:
            names = connection.execute(sa.text("SELECT person FROM sessions ORDER BY person")).scalars().all()
        assert names == ["p0", "p1", "p3", "p4"]
        engine.dispose()

    run(main())


def test_home_leads_back_to_tables_newest_first_and_not_to_those_that_were_left(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            desk = fresh()
            desk.do(commands.Sit(BEN, "Ben"))
            await stored(store, desk, "BBBBBB")
            await stored(store, fresh(), "CCCCCC")
            assert await store.tables_of(BEN, 5) == ["BBBBBB"]
            assert await store.tables_of(ANA, 5) == ["BBBBBB", "CCCCCC"]
            assert await store.tables_of(ANA, 1) == ["BBBBBB"]
            before = desk.roster
            desk.do(commands.Leave(BEN))
            await store.append("BBBBBB", desk.rows[-1], before)
            assert await store.tables_of(BEN, 5) == []

    run(main())


def test_names_are_kept_for_each_person(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            assert await store.name(ANA) is None
            await store.set_name(ANA, "Ana")
            await store.set_name(ANA, "Anica")
            await store.set_name(Person("'; DROP TABLE rows; --"), "Bobby")
            assert await store.name(ANA) == "Anica"

    run(main())


def test_old_tables_are_dropped_with_all_that_is_theirs(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await stored(store, fresh(), "BBBBBB")
            await store.drop_old()
            assert await store.rows("BBBBBB")
            await store.drop_old(days=-1)
            assert await store.rows("BBBBBB") == []
            assert await store.tables_of(ANA, 5) == []

    run(main())


def test_the_file_is_its_owners_only_and_every_commit_is_flushed(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite3"
    engine = engine_for(path)
    with engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_migrations_make_the_schema_and_nothing_else(tmp_path: Path) -> None:
    engine = engine_for(tmp_path / "test.sqlite3")
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_tables_of_before_there_were_several_games_are_still_there(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite3"
    engine = engine_for(path)
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(MIGRATIONS))
        command.upgrade(config, "0001")
    seat = {"kind": "person", "name": "Ana", "person": ANA}
    old = {"game": "link", "seats": [seat, {}], "options": {"hand_size": 5}, "host": ANA}
    with engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO live_tables VALUES ('BCDFGH', 1, 2000000000)"))
        row = "INSERT INTO rows VALUES ('BCDFGH', 1, 'roster', 0, :roster, NULL, NULL, NULL, 0, NULL, NULL)"
        connection.execute(sa.text(row), {"roster": json.dumps(old).encode()})
    engine.dispose()

    async def main() -> None:
        async with opened(tmp_path) as store:
            state = rebuild(await store.rows("BCDFGH"))
            assert state.roster.options == {"link": {"hand_size": 5}}
            assert state.roster.series == ("link",)

    run(main())


def test_an_event_takes_no_more_room_than_what_it_says(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            desk = fresh()
            desk.do(commands.Start(ANA, "5e" * 32))
            await stored(store, desk)
        with sqlite3.connect(tmp_path / "test.sqlite3") as connection:
            (public,) = connection.execute("SELECT public FROM rows WHERE kind = 'start'").fetchone()
        starter = desk.roster.starter
        assert json.loads(public) == {"seat": starter, "action": "deal"}

    run(main())


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "test.sqlite3"
    path.write_bytes(b"holiday pictures" * 1000)
    with pytest.raises((sqlite3.DatabaseError, sa.exc.DatabaseError)):
        Store(path)
