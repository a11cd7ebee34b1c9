"""Score sheets of games with real cards and tokens, cell by cell."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

import sqlalchemy as sa

from gongenial.store.schema import SHEET_CELLS, SHEET_PEOPLE, SHEETS
from gongenial.store.writer import Statement, Writer
from gongenial.table.roster import Person

T = TypeVar("T")

MOST_PEOPLE = 60
"""Browsers that find a sheet again; all others have its link."""

CellRow = tuple[str, int, str, str]
"""A cell's key, count, device and value."""

_NEW = "INSERT INTO sheets (code, key, touched) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_TOUCH = "UPDATE sheets SET touched = ? WHERE code = ?"
_WRITE = """
INSERT INTO sheet_cells (code, key, count, device, value, seq)
SELECT ?1, ?2, ?3, ?4, ?5, (SELECT coalesce(max(seq), 0) + 1 FROM sheet_cells WHERE code = ?1)
WHERE EXISTS (SELECT 1 FROM sheets WHERE code = ?1)
  AND ((SELECT count(*) FROM sheet_cells WHERE code = ?1) < ?6
       OR EXISTS (SELECT 1 FROM sheet_cells WHERE code = ?1 AND key = ?2))
ON CONFLICT (code, key) DO UPDATE
SET count = excluded.count, device = excluded.device, value = excluded.value, seq = excluded.seq
WHERE (excluded.count, excluded.device, excluded.value) > (count, device, value)
"""
"""The later of two writings holds, and only a cell that has really changed gets a new number."""
_SEEN = """
INSERT INTO sheet_people (person, code) SELECT ?1, code FROM sheets
WHERE code = ?2 AND (SELECT count(*) FROM sheet_people WHERE code = ?2) < ?3
ON CONFLICT DO NOTHING
"""
DROP_OLD = "DELETE FROM sheets WHERE touched < ?"


class SheetStore:
    """Reads and writes score sheets."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def create(self, code: str, key: str) -> str | None:
        """Make sure that there is a sheet with that key; its code, which is another if it was there already. None if
        the code is taken by another sheet."""
        await self._writer.write([Statement(_NEW, (code, key, int(time.time())))])
        query = sa.select(SHEETS.c.code).where(SHEETS.c.key == key)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def write(self, code: str, cells: Sequence[CellRow], most: int) -> None:
        """Store those cells that are later than what stands there, up to `most` of the sheet in all."""
        written = [Statement(_WRITE, (code, *cell, most)) for cell in cells]
        await self._writer.write([*written, Statement(_TOUCH, (int(time.time()), code))])

    async def changes(self, code: str, since: int) -> tuple[int, int, Sequence[CellRow]] | None:
        """The number of the last change, how many cells there are, and those that have changed after `since`; None
        if there is no such sheet."""
        return await self._read(lambda connection: _changes(connection, code, since))

    async def highest(self, code: str) -> int | None:
        """The greatest count of a sheet, 0 if nothing stands on it, None if there is no such sheet."""
        counts = sa.select(sa.func.coalesce(sa.func.max(SHEET_CELLS.c.count), 0)).where(SHEET_CELLS.c.code == code)
        query = sa.select(counts.scalar_subquery()).where(SHEETS.c.code == code)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def seen_by(self, code: str, person: Person) -> None:
        """From now on the person finds the sheet again, if not too many others do."""
        await self._writer.write([Statement(_SEEN, (person, code, MOST_PEOPLE))])

    async def sheets_of(self, person: Person, limit: int) -> list[tuple[str, int, tuple[str, ...]]]:
        """Code, last change and players' names of the sheets that a person finds again, the last changed first."""
        return await self._read(lambda connection: _sheets_of(connection, person, limit))

    async def _read(self, query: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._engine.connect() as connection:
                return query(connection)

        return await asyncio.to_thread(run)


def _changes(connection: sa.Connection, code: str, since: int) -> tuple[int, int, Sequence[CellRow]] | None:
    """The number is read before the cells: a change that falls between is told twice rather than never."""
    cells = SHEET_CELLS.c
    if connection.execute(sa.select(SHEETS.c.code).where(SHEETS.c.code == code)).first() is None:
        return None
    last, many = connection.execute(
        sa.select(sa.func.coalesce(sa.func.max(cells.seq), 0), sa.func.count()).where(cells.code == code)
    ).one()
    changed = sa.select(cells.key, cells.count, cells.device, cells.value).where(cells.code == code, cells.seq > since)
    return last, many, [(row[0], row[1], row[2], row[3]) for row in connection.execute(changed.order_by(cells.seq))]


def _sheets_of(connection: sa.Connection, person: Person, limit: int) -> list[tuple[str, int, tuple[str, ...]]]:
    found = sa.select(SHEETS.c.code, SHEETS.c.touched).join(SHEET_PEOPLE).where(SHEET_PEOPLE.c.person == person)
    found = found.order_by(SHEETS.c.touched.desc(), SHEETS.c.code).limit(limit)
    return [(code, touched, _names(connection, code)) for code, touched in connection.execute(found).all()]


def _names(connection: sa.Connection, code: str) -> tuple[str, ...]:
    cells = SHEET_CELLS.c
    query = sa.select(cells.value).where(cells.code == code, cells.key.like("p%.name"), cells.value != "")
    return tuple(connection.execute(query.order_by(cells.key)).scalars())
