"""Group commit: one thread stores all that waits in one transaction, then tells each caller.

A caller that got its answer knows that its rows are on the disk. While one transaction is being flushed, the next
callers gather; so the busier the server, the more a flush carries.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

log = logging.getLogger(__name__)

Parameters = tuple[object, ...]


class Conflict(Exception):
    """The row was there already: somebody else wrote it."""


@dataclass(frozen=True)
class Statement:
    """SQL text with its parameters. A `unique` one must add a row, or the item it belongs to fails."""

    sql: str
    parameters: Parameters
    unique: bool = False


@dataclass(frozen=True)
class _Item:
    statements: Sequence[Statement]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """The only one that writes to the database while the server runs."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[_Item | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Return once the statements are durable, all or none. Raises Conflict, or what the database raises."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Item(statements, loop, done))
        await done

    def close(self) -> None:
        """Store what still waits, then end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        pooled = self._engine.raw_connection()
        connection = pooled.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        connection.isolation_level = None
        open_ = True
        while open_:
            batch, open_ = self._gather()
            if batch:
                _answer(batch, _store(connection, batch))
        pooled.close()

    def _gather(self) -> tuple[list[_Item], bool]:
        """All items that wait, at least one, and whether more may come."""
        batch = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            try:
                item = self._queue.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False


def _store(connection: sqlite3.Connection, batch: Sequence[_Item]) -> list[Exception | None]:
    """Each item's failure, or None. If the common transaction fails, each item gets one of its own."""
    try:
        return _transaction(connection, batch)
    except Exception as error:  # whatever it is: without this thread nobody gets an answer any more
        if len(batch) == 1:
            return [error]
        log.warning("a common transaction failed (%s); storing %d items one by one", type(error).__name__, len(batch))
        return [failure for item in batch for failure in _store(connection, [item])]


def _transaction(connection: sqlite3.Connection, batch: Sequence[_Item]) -> list[Exception | None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        failures = [_one(connection, item) for item in batch]
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    return failures


def _one(connection: sqlite3.Connection, item: _Item) -> Exception | None:
    """Unique statements come first, so a conflict leaves nothing of the item behind."""
    for statement in item.statements:
        cursor = connection.execute(statement.sql, statement.parameters)
        if statement.unique and cursor.rowcount != 1:
            return Conflict("that row has been written already")
    return None


def _answer(batch: Sequence[_Item], failures: Sequence[Exception | None]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]] = {}
    for item, failure in zip(batch, failures, strict=True):
        by_loop.setdefault(item.loop, []).append((item.done, failure))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: Sequence[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, failure in answers:
        if done.cancelled():
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)
