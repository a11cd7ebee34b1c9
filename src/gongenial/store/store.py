"""What the server asks of the store, in the server's words."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

import gongenial as gg
from gongenial.store.decks import DROP_OLD as DROP_OLD_DECKS
from gongenial.store.decks import DeckStore
from gongenial.store.packs import PackStore, dropping, keeping
from gongenial.store.schema import LIVE_TABLES, ROWS, SEATED, SESSIONS
from gongenial.store.sheets import DROP_OLD as DROP_OLD_SHEETS
from gongenial.store.sheets import SheetStore
from gongenial.store.upgrade import engine_for, upgrade
from gongenial.store.writer import Statement, Writer
from gongenial.table.roster import Person, Roster
from gongenial.table.steps import Row, bare

KEPT_DAYS = 90
"""Days after its last change for which a table is kept."""

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
_roster = msgspec.json.Decoder(Roster)
_public = msgspec.json.Decoder(gg.Event)
_private = msgspec.json.Decoder(dict[int, gg.Event])


def _sql(statement: sa.Executable) -> str:
    """The text of a statement, its columns as positional parameters in their order."""
    return str(statement.compile(dialect=sqlite.dialect()))  # type: ignore[attr-defined]


_NEW_TABLE = _sql(sqlite.insert(LIVE_TABLES).on_conflict_do_nothing())
_NEW_ROW = _sql(sqlite.insert(ROWS).on_conflict_do_nothing())
_TOUCH = "UPDATE live_tables SET touched = ? WHERE code = ?"
_SEAT = _sql(sqlite.insert(SEATED).on_conflict_do_nothing())
_UNSEAT = "DELETE FROM seated WHERE person = ? AND code = ?"
_NAME = "INSERT INTO sessions (person, name) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET name = excluded.name"
_DROP_OLD = "DELETE FROM live_tables WHERE touched < ?"


class Store:
    """One database file."""

    def __init__(self, path: Path) -> None:
        self._engine = engine_for(path)
        upgrade(self._engine)
        self._writer = Writer(self._engine)
        self.decks = DeckStore(self._engine, self._writer)
        self.sheets = SheetStore(self._engine, self._writer)
        self.packs = PackStore(self._engine, self._writer)

    def close(self) -> None:
        self._writer.close()
        self._engine.dispose()

    # ---------------------------------------------------------------------------------------------- writing

    async def create(self, code: str, row: Row) -> None:
        """A new table with its first row. Raises Conflict if the code is taken."""
        now = int(time.time())
        owners = row.roster.owners() if row.roster is not None else frozenset()
        seats = [Statement(_SEAT, (person, code)) for person in sorted(owners)]
        new_table = Statement(_NEW_TABLE, (code, now, now), unique=True)
        first = Statement(_NEW_ROW, _values(code, row), unique=True)
        await self._writer.write([new_table, first, *seats, *keeping(row)])

    async def append(self, code: str, row: Row, before: Roster) -> None:
        """One more row of a table whose roster was `before`. Raises Conflict if another has taken its number."""
        statements = [Statement(_NEW_ROW, _values(code, row), unique=True)]
        if row.roster is not None:
            old, new = before.owners(), row.roster.owners()
            statements.append(Statement(_TOUCH, (int(time.time()), code)))
            statements += [Statement(_UNSEAT, (person, code)) for person in sorted(old - new)]
            statements += [Statement(_SEAT, (person, code)) for person in sorted(new - old)]
            statements += keeping(row)
        await self._writer.write(statements)

    async def set_name(self, person: Person, name: str) -> None:
        await self._writer.write([Statement(_NAME, (person, name))])

    async def drop_old(self, days: int = KEPT_DAYS) -> None:
        """Forget tables, decks of tasks and score sheets that nobody has touched for so long, and then the task packs
        that none of them needs."""
        before = int(time.time()) - days * 86_400
        old = [Statement(drop, (before,)) for drop in (_DROP_OLD, DROP_OLD_DECKS, DROP_OLD_SHEETS)]
        await self._writer.write([*old, *dropping(days)])

    # ---------------------------------------------------------------------------------------------- reading

    async def rows(self, code: str) -> list[Row]:
        """What a table is rebuilt from: all rows since its last start, or without one since its last roster; no rows
        if there is no such table."""
        return await self._read(lambda connection: _rows(connection, code))

    async def name(self, person: Person) -> str | None:
        query = sa.select(SESSIONS.c.name).where(SESSIONS.c.person == person)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def tables_of(self, person: Person, limit: int) -> Sequence[str]:
        """Codes of the tables that a person has a seat at, newest first."""
        query = sa.select(LIVE_TABLES.c.code).join(SEATED).where(SEATED.c.person == person)
        query = query.order_by(LIVE_TABLES.c.touched.desc(), LIVE_TABLES.c.code).limit(limit)
        return await self._read(lambda connection: connection.execute(query).scalars().all())

    async def _read(self, query: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return query(connection)

        return await asyncio.to_thread(run)


def _rows(connection: sa.Connection, code: str) -> list[Row]:
    last = sa.select(sa.func.max(ROWS.c.seq)).where(ROWS.c.code == code)
    first = connection.execute(last.where(ROWS.c.kind == "start")).scalar()
    if first is None:
        first = connection.execute(last.where(ROWS.c.kind == "roster")).scalar()
    query = sa.select(ROWS).where(ROWS.c.code == code, ROWS.c.seq >= (first or 0)).order_by(ROWS.c.seq)
    return [_row(found) for found in connection.execute(query)]


def _values(code: str, row: Row) -> tuple[object, ...]:
    """In the order of the columns."""
    return (
        code,
        row.seq,
        row.kind,
        row.shown,
        None if row.roster is None else _encode(row.roster),
        row.seed,
        row.seat,
        row.action,
        row.auto,
        None if row.public is None else _encode(bare(row.public)),
        _encode({seat: bare(event) for seat, event in row.private.items()}) if row.private else None,
    )


def _row(found: sa.Row[tuple[object, ...]]) -> Row:
    return Row(
        seq=found.seq,
        kind=found.kind,
        shown=found.shown,
        roster=None if found.roster is None else _roster.decode(found.roster),
        seed=found.seed,
        seat=found.seat,
        action=found.action,
        auto=found.auto,
        public=None if found.public is None else _public.decode(found.public),
        private={} if found.private is None else _private.decode(found.private),
    )
