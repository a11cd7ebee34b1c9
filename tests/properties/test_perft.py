"""Counts of all sequences of legal actions from small positions: the engine finds as many as the twin did."""

from __future__ import annotations

import pytest

import gongenial as gg
from tests.oracle import perft
from tests.oracle.record import from_dict
from tests.positions import PerftRow, perft_rows

ROWS = [pytest.param(row, id=row.id) for row in perft_rows("perft")]


def count(position: gg.Position, depth: int) -> tuple[list[int], int]:
    """The sequences of 1, 2, ... depth actions, and how many ended the game."""
    if position.is_over:
        return [0] * depth, 1
    if not depth:
        return [], 0
    sequences, ended = [0] * depth, 0
    for seat in position.actors:
        for action in position.legal(seat):
            after = position.copy()
            after.play(action, seat=seat)
            below, ends = count(after, depth - 1)
            sequences = [more + less for more, less in zip(sequences, [1, *below], strict=True)]
            ended += ends
    return sequences, ended


@pytest.mark.parametrize("row", ROWS)
def test_engine(row: PerftRow) -> None:
    assert count(gg.Position.from_dict(row.setup), len(row.sequences)) == (list(row.sequences), row.ended)


@pytest.mark.parametrize("row", ROWS)
def test_twin(row: PerftRow) -> None:
    """A little less deep, since it is slow: the pins are what the twin counts."""
    depth = min(len(row.sequences), 5)
    sequences, _ = perft.count(from_dict(row.setup, perft.no_shuffle), depth)
    assert sequences == list(row.sequences[:depth])
