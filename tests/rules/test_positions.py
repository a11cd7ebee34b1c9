"""The rows of the position files, put to the engine and to the twin."""

from __future__ import annotations

import pytest

import gongenial as gg
from tests.oracle.record import from_dict
from tests.positions import Row, rows

ROWS = [
    pytest.param(
        row,
        id=row.id,
        marks=[pytest.mark.rule(row.rule), *([pytest.mark.case(row.case)] if row.case else [])],
    )
    for row in rows("link")
]


@pytest.mark.parametrize("row", ROWS)
def test_engine(row: Row) -> None:
    position = gg.Position.from_dict(row.setup)
    position.check()
    assert [str(action) for action in position.legal(row.seat)] == list(row.legal)


@pytest.mark.parametrize("row", ROWS)
def test_twin(row: Row) -> None:
    assert from_dict(row.setup, sorted).legal(row.seat) == list(row.legal)


def test_ids_are_unique() -> None:
    ids = [row.id for row in rows("link")]
    assert len(ids) == len(set(ids)) >= 40
