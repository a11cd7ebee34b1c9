"""Decks are kept, changed by one at a time, and forgotten when nobody has drawn from them for long."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gongenial.store.decks import Deck, DeckState
from gongenial.store.store import KEPT_DAYS, Store
from gongenial.store.writer import Conflict

DECK = Deck("BCDFGH", DeckState("stars"), "seed")
AFTER = DeckState("stars", (0, 1, 0), (("bright-star",), (), ("star-gift", "galaxy-mail")))


def with_store(folder: Path, act: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(folder / "test.sqlite3")
        try:
            await act(store)
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(run())


def test_a_deck_is_there_as_it_was_left(tmp_path: Path) -> None:
    async def left(store: Store) -> None:
        assert await store.decks.find(DECK.code) is None
        await store.decks.create(DECK)
        await store.decks.change(DECK, AFTER)

    async def found(store: Store) -> None:
        assert await store.decks.find(DECK.code) == Deck(DECK.code, AFTER, DECK.seed)

    with_store(tmp_path, left)
    with_store(tmp_path, found)


def test_of_two_who_change_what_both_have_read_one_is_told(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.decks.create(DECK)
        with pytest.raises(Conflict):
            await store.decks.create(Deck(DECK.code, AFTER, "another seed"))
        outcomes = await asyncio.gather(
            *(store.decks.change(DECK, DeckState("stars", (n, 0, 0))) for n in range(1, 9)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 7
        kept = await store.decks.find(DECK.code)
        assert kept is not None
        assert kept.state.rounds[0] == outcomes.index(None) + 1
        assert kept.seed == DECK.seed

    with_store(tmp_path, act)


def test_a_seed_is_in_no_log() -> None:
    assert "seed" not in repr(DECK)


def test_what_nobody_has_drawn_from_for_long_is_dropped(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        await store.decks.create(DECK)
        await store.decks.create(Deck("CDFGHJ", DeckState("stars"), "seed"))
        with sqlite3.connect(tmp_path / "test.sqlite3") as database:
            database.execute(
                "UPDATE decks SET touched = touched - ? WHERE code = ?", ((KEPT_DAYS + 1) * 86_400, DECK.code)
            )
        database.close()
        await store.drop_old()
        assert await store.decks.find(DECK.code) is None
        assert await store.decks.find("CDFGHJ") is not None

    with_store(tmp_path, act)
