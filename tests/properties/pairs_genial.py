"""The engine and the twin of Совершенно гениально side by side."""

from __future__ import annotations

from typing import Any

import gongenial as gg
from tests.oracle import genial
from tests.oracle.genial_record import from_dict
from tests.properties.pairs import Pair


def some(counts: Any) -> dict[str, int]:
    """Counts by colour, colours that don't occur left out."""
    return {colour: count for colour, count in dict(counts or {}).items() if count}


class GenialPair(Pair):
    """The colour that the engine drew is told to the twin."""

    twin: genial.Twin

    def __init__(self, position: gg.Position) -> None:
        super().__init__(position)
        self.twin = from_dict(position.to_dict())
        self.compare()

    def play(self, seat: int, action: str) -> None:
        record = self.position.play(action, seat=seat)
        assert (record.seat, record.action) == (seat, action)
        result = record.result
        happened = self.twin.play(seat, action, result.token)
        assert (result.token, result.fate) == (happened.token, happened.fate)
        assert some(result.took) == some(happened.took)
        assert list(result.lined) == happened.lined
        assert some(result.returned) == some(happened.returned)
        assert result.bonus_lapsed == happened.bonus_lapsed
        self.compare()

    def leave(self, seat: int) -> None:
        record = self.position.remove(seat)
        assert (record.seat, record.action) == (seat, "leave")
        self.twin.leave(seat)
        self.compare()
