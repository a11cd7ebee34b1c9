"""Task packs: those that people have added, and every version that a game was dealt with (T10)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from gongenial.store.schema import PACKS
from gongenial.store.writer import Statement, Writer
from gongenial.table.roster import Person
from gongenial.table.steps import Row

KEPT_DAYS = 400
"""Days after which a pack that nobody plays with is dropped: as long as a browser can show that it is its own."""

_COLUMNS = "(digest, name, person, added, dealt, files)"
_ADD = f"""
INSERT INTO packs {_COLUMNS} SELECT ?, ?, ?, ?, NULL, ?
WHERE NOT EXISTS (SELECT 1 FROM packs WHERE name = ? AND person != ?)
ON CONFLICT (digest) DO UPDATE SET person = excluded.person, added = excluded.added
"""
_WITHDRAW = "UPDATE packs SET person = NULL WHERE name = ? AND person = ? AND digest != ?"
_DROP_UNUSED = "DELETE FROM packs WHERE name = ? AND person IS NULL AND dealt IS NULL"
_DEALT = f"""
INSERT INTO packs {_COLUMNS} VALUES (?, ?, NULL, ?, ?, ?) ON CONFLICT (digest) DO UPDATE SET dealt = excluded.dealt
"""
_FORSAKE = "UPDATE packs SET person = NULL WHERE person IS NOT NULL AND max(added, coalesce(dealt, 0)) < ?"
_DROP_OLD = """
DELETE FROM packs WHERE person IS NULL AND coalesce(dealt, 0) < ?
AND NOT EXISTS (SELECT 1 FROM rows WHERE rows.kind = 'start' AND instr(rows.roster, packs.digest))
"""

Files = Mapping[str, str]
"""Text by file name."""

_encode = msgspec.json.Encoder().encode
_files = msgspec.json.Decoder(dict[str, str])


class Offered(NamedTuple):
    """A pack that somebody has added."""

    name: str
    person: Person
    files: Files


class PackStore:
    """Reads and writes packs."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def add(self, person: Person, name: str, digest: str, files: Files) -> None:
        """A person's pack, in the place of an older version. Raises Conflict if the name is somebody else's."""
        values = (digest, name, person, int(time.time()), _encode(files), name, person)
        older = [Statement(_WITHDRAW, (name, person, digest)), Statement(_DROP_UNUSED, (name,))]
        await self._writer.write([Statement(_ADD, values, unique=True), *older])

    async def remove(self, person: Person, name: str) -> None:
        """Take a person's pack away; versions that a game was dealt with are kept for it."""
        await self._writer.write([Statement(_WITHDRAW, (name, person, "")), Statement(_DROP_UNUSED, (name,))])

    async def files(self, digest: str) -> Files | None:
        """What a version consists of; None for one that there isn't."""
        query = sa.select(PACKS.c.files).where(PACKS.c.digest == digest)
        found = await asyncio.to_thread(self._all, query)
        return _files.decode(found[0].files) if found else None

    async def size(self) -> int:
        """Bytes that all packs take up."""
        query = sa.select(sa.func.coalesce(sa.func.sum(sa.func.length(PACKS.c.files)), 0).label("size"))
        return int((await asyncio.to_thread(self._all, query))[0].size)

    def offered(self) -> list[Offered]:
        """Every pack that somebody has added, the oldest first."""
        query = sa.select(PACKS.c.name, PACKS.c.person, PACKS.c.files).where(PACKS.c.person.is_not(None))
        found = self._all(query.order_by(PACKS.c.added, PACKS.c.name))
        return [Offered(row.name, Person(row.person), _files.decode(row.files)) for row in found]

    def _all(self, query: sa.Select[tuple[object, ...]]) -> list[sa.Row[tuple[object, ...]]]:
        with self._engine.connect() as connection:
            return list(connection.execute(query).all())


def keeping(row: Row) -> list[Statement]:
    """What stores the version that a row's game is dealt with, so that the row can be run again (T10)."""
    if row.kind != "start" or row.roster is None:
        return []
    name = row.roster.options.get(row.roster.game, {}).get("pack")
    if not isinstance(name, str):
        return []
    from gongenial.tasks.registry import pack  # the compiler with it, which the page doesn't wait for

    now, dealt = int(time.time()), pack(name)
    return [Statement(_DEALT, (dealt.digest, dealt.name, now, now, _encode(dealt.files)))]


def dropping(days: int) -> list[Statement]:
    """What drops packs that nobody has added or played with for long, and versions that no table of the last days
    can have been dealt."""
    now = int(time.time())
    return [Statement(_FORSAKE, (now - KEPT_DAYS * 86_400,)), Statement(_DROP_OLD, (now - days * 86_400,))]
