"""Score sheets: in whatever order writings arrive, how often and by which way, the same ones make the same sheet."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gongenial.store.sheets import CellRow, SheetStore
from gongenial.store.store import Store
from gongenial.table.roster import Person

KEYS = ("pann1.name", "pann1.here", "g0001.winners")
CODE = "BCDFGH"
MOST = 100

cells = st.tuples(
    st.sampled_from(KEYS),
    st.integers(1, 4),
    st.sampled_from(["aaaaaaaa", "bbbbbbbb"]),
    st.sampled_from(["", "Ana", "ana", "Ivo", "Жанна", "\ue000", "😀"]),
)
"""Few of everything, so that they meet; the last two values are ordered one way by their letters, and another by the
halves that JavaScript cuts letters into."""


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """One for all examples, each of which has a sheet of its own."""
    opened = Store(tmp_path_factory.mktemp("store") / "test.sqlite3")
    yield opened
    opened.close()


def run(store: Store, main: Callable[[SheetStore], Awaitable[None]]) -> None:
    async def running() -> None:
        await main(store.sheets)

    asyncio.run(running())


_numbers = itertools.count()


async def fresh(sheets: SheetStore) -> str:
    """The code of a new sheet."""
    number = next(_numbers)
    code = await sheets.create(f"{number:06}", f"{number:016}")
    assert code is not None
    return code


async def all_of(sheets: SheetStore, code: str) -> dict[str, tuple[int, str, str]]:
    found = await sheets.changes(code, 0)
    assert found is not None
    return {key: (count, device, value) for key, count, device, value in found[2]}


def latest(written: Sequence[CellRow]) -> dict[str, tuple[int, str, str]]:
    """The rule, plainly: of each cell's writings the greatest."""
    return {key: max(cell[1:] for cell in written if cell[0] == key) for key in {cell[0] for cell in written}}


@settings(max_examples=150, deadline=None)
@given(st.lists(cells, min_size=1, max_size=12), st.data())
def test_every_order_and_any_repetition_make_the_same_sheet(
    store: Store, written: list[CellRow], data: st.DataObject
) -> None:
    order = data.draw(st.permutations([*written, *written[: data.draw(st.integers(0, len(written)))]]))
    cuts = sorted(data.draw(st.lists(st.integers(0, len(order)), max_size=3)))

    async def main(sheets: SheetStore) -> None:
        code = await fresh(sheets)
        for begin, end in zip([0, *cuts], [*cuts, len(order)], strict=True):
            await sheets.write(code, order[begin:end], MOST)
        assert await all_of(sheets, code) == latest(written)

    run(store, main)


def test_page_and_server_agree_on_what_is_later(store: Store) -> None:
    """`sheet_order.json` holds writings of one cell, each later than those before it; the page's test reads it too."""
    writings = json.loads((Path(__file__).parent / "sheet_order.json").read_text("utf-8"))
    order = [(count, device, value) for count, device, value in writings]
    pairs = [(f"g{n:05}.made", *pair) for n, pair in enumerate(itertools.combinations(order, 2))]

    async def main(sheets: SheetStore) -> None:
        code = await fresh(sheets)
        await sheets.write(code, [(key, *earlier) for key, earlier, _ in pairs[::2]], len(pairs))
        await sheets.write(code, [(key, *later) for key, _, later in pairs], len(pairs))
        await sheets.write(code, [(key, *earlier) for key, earlier, _ in pairs], len(pairs))
        assert await all_of(sheets, code) == {key: later for key, _, later in pairs}

    run(store, main)


@settings(max_examples=80, deadline=None)
@given(st.lists(cells, min_size=1, max_size=10), st.integers(0, 10))
def test_whoever_asks_for_what_is_new_misses_nothing(store: Store, written: list[CellRow], asked_after: int) -> None:
    """The changes since a number and what was there at that number are the whole sheet."""

    async def main(sheets: SheetStore) -> None:
        code = await fresh(sheets)
        await sheets.write(code, written[:asked_after], MOST)
        before = await all_of(sheets, code)
        found = await sheets.changes(code, 0)
        assert found is not None
        await sheets.write(code, written[asked_after:], MOST)
        news = await sheets.changes(code, found[0])
        assert news is not None
        after = {key: (count, device, value) for key, count, device, value in news[2]}
        assert before | after == latest(written)
        assert all(before.get(key) != cell for key, cell in after.items())
        await sheets.write(code, written, MOST)
        assert await sheets.changes(code, news[0]) == (news[0], len(latest(written)), [])

    run(store, main)


def test_a_sheet_holds_so_much_and_what_is_there_can_still_be_changed(store: Store) -> None:
    async def main(sheets: SheetStore) -> None:
        code = await fresh(sheets)
        await sheets.write(code, [(f"g{n:04}.winners", n + 1, "a" * 8, "x") for n in range(7)], 5)
        assert sorted(await all_of(sheets, code)) == [f"g{n:04}.winners" for n in range(5)]
        await sheets.write(code, [("g0002.winners", 9, "a" * 8, "y")], 5)
        assert (await all_of(sheets, code))["g0002.winners"] == (9, "a" * 8, "y")

    run(store, main)


def test_a_sheet_is_made_once_whoever_asks_again(store: Store) -> None:
    async def main(sheets: SheetStore) -> None:
        assert await sheets.create(CODE, "k" * 16) == CODE
        assert await sheets.create("DFGHJK", "k" * 16) == CODE
        assert await sheets.create(CODE, "l" * 16) is None
        assert await sheets.changes("DFGHJK", 0) is None
        await sheets.write("DFGHJK", [("sheet.game", 1, "a" * 8, "link")], MOST)
        assert await sheets.highest("DFGHJK") is None
        assert await sheets.highest(CODE) == 0

    run(store, main)


def test_a_person_finds_sheets_again_until_nobody_has_touched_them_for_long(tmp_path: Path) -> None:
    async def main() -> None:
        store = Store(tmp_path / "test.sqlite3")
        ana = Person("ana")
        try:
            await store.sheets.create(CODE, "k" * 16)
            await store.sheets.create("DFGHJK", "l" * 16)
            await store.sheets.write(CODE, [("pann1.name", 1, "a" * 8, "Ana"), ("pivo1.name", 2, "a" * 8, "")], MOST)
            for code in (CODE, CODE, "QQQQQQ"):
                await store.sheets.seen_by(code, ana)
            found = await store.sheets.sheets_of(ana, 9)
            assert [(code, names) for code, _, names in found] == [(CODE, ("Ana",))]
            assert await store.sheets.sheets_of(Person("ivo"), 9) == []
            await store.drop_old(days=-1)
            assert await store.sheets.changes(CODE, 0) is None
            assert await store.sheets.sheets_of(ana, 9) == []
        finally:
            await asyncio.to_thread(store.close)

    asyncio.run(main())
