"""The rows of the position files, put to the engine and to the twin."""

from __future__ import annotations

import pytest

import gongenial as gg
from gongenial.games import GAMES
from tests.oracle import twins
from tests.positions import Row, rows

ROWS = [
    pytest.param(
        row,
        id=f"{game}: {row.id}",
        marks=[pytest.mark.rule(row.rule), *([pytest.mark.case(row.case)] if row.case else [])],
    )
    for game in GAMES
    for row in rows(game)
]


@pytest.mark.parametrize("row", ROWS)
def test_engine(row: Row) -> None:
    position = gg.Position.from_dict(row.setup)
    position.check()
    assert [str(action) for action in position.legal(row.seat)] == list(row.legal)


@pytest.mark.parametrize("row", ROWS)
def test_twin(row: Row) -> None:
    assert twins.read(row.setup).legal(row.seat) == list(row.legal)


@pytest.mark.parametrize(("game", "least"), [("link", 40), ("family", 25), ("genial", 30), ("fight", 20)])
def test_ids_are_unique(game: str, least: int) -> None:
    ids = [row.id for row in rows(game)]
    assert len(ids) == len(set(ids)) >= least
