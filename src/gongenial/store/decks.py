"""The decks of tasks that groups share around a real table (T10)."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from gongenial.store.schema import DECKS, LIVE_TABLES
from gongenial.store.writer import Statement, Writer

_NEW = "INSERT INTO decks (code, touched, seed, state) VALUES (?, ?, ?, ?) ON CONFLICT (code) DO NOTHING"
_CHANGE = "UPDATE decks SET state = ?, touched = ? WHERE code = ? AND state = ?"
DROP_OLD = "DELETE FROM decks WHERE touched < ?"


class DeckState(msgspec.Struct, frozen=True):
    """What has been drawn, by colour."""

    pack: str
    rounds: tuple[int, int, int] = (0, 0, 0)
    """How often each colour has been used up."""
    drawn: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]] = ((), (), ())
    """The tasks of this round, in the order in which they were drawn."""


@dataclass(frozen=True)
class Deck:
    """A deck as it is stored. Its seed leaves the server for nobody."""

    code: str
    state: DeckState
    seed: str = field(repr=False)


_encode = msgspec.json.Encoder().encode
_state = msgspec.json.Decoder(DeckState)


class DeckStore:
    """Reads and writes decks."""

    def __init__(self, engine: sa.Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def create(self, deck: Deck) -> None:
        """A new deck. Raises Conflict if the code is taken by another."""
        values = (deck.code, int(time.time()), deck.seed, _encode(deck.state))
        await self._writer.write([Statement(_NEW, values, unique=True)])

    async def change(self, deck: Deck, state: DeckState) -> None:
        """Store what comes after the deck as it was read. Raises Conflict if somebody else has changed it since."""
        values = (_encode(state), int(time.time()), deck.code, _encode(deck.state))
        await self._writer.write([Statement(_CHANGE, values, unique=True)])

    async def find(self, code: str) -> Deck | None:
        query = sa.select(DECKS.c.seed, DECKS.c.state).where(DECKS.c.code == code)
        found = await asyncio.to_thread(self._first, query)
        return None if found is None else Deck(code, _state.decode(found.state), found.seed)

    async def is_table(self, code: str) -> bool:
        """Whether a live table goes by that code."""
        query = sa.select(LIVE_TABLES.c.code).where(LIVE_TABLES.c.code == code)
        return await asyncio.to_thread(self._first, query) is not None

    def _first(self, query: sa.Select[tuple[object, ...]]) -> sa.Row[tuple[object, ...]] | None:
        with self._engine.connect() as connection:
            return connection.execute(query).first()
