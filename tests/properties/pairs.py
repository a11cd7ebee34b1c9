"""The engine and the twin side by side, the twin being given the engine's chance."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import gongenial as gg
from tests.oracle import moves
from tests.oracle.link import Twin
from tests.oracle.record import ENGINE_ONLY, from_dict, to_dict


def comparable(position: gg.Position) -> dict[str, Any]:
    written = position.to_dict()
    return {name: value for name, value in written.items() if name not in ENGINE_ONLY}


class Pair:
    """One game, played twice."""

    def __init__(self, position: gg.Position) -> None:
        self.position = position
        self.twin: Twin = from_dict(position.to_dict(), self._shuffle)
        self._drawn: list[str] = []
        self._order: list[str] = []
        self.compare()

    def _shuffle(self, cards: list[str]) -> list[str]:
        """The order that the engine gave them: all of them and no others."""
        order = self._drawn + self._order
        assert sorted(order) == sorted(cards), "a shuffle neither loses nor adds a card"
        return list(order)

    def play(self, seat: int, action: str) -> None:
        before = self.position.to_dict()
        record = self.position.play(action, seat=seat)
        after = self.position.to_dict()
        gained = list(after["hands"][record.result.drew or 0])
        for card in before["hands"][record.result.drew or 0]:
            if card in gained:
                gained.remove(card)
        self._drawn = gained if record.result.drew is not None else []
        self._order = after["stock"]
        happened = moves.play(self.twin, seat, action)
        assert (record.seat, record.action) == (seat, action)
        assert asdict(record.result) == asdict(happened) | {"cards": tuple(happened.cards)}
        self.compare()

    def leave(self, seat: int) -> None:
        record = self.position.remove(seat)
        self._drawn, self._order = [], self.position.to_dict()["stock"]
        happened = moves.leave(self.twin, seat)
        assert (record.seat, record.action) == (seat, "leave")
        assert record.result.exchanged == happened.exchanged
        self.compare()

    def compare(self) -> None:
        position, twin = self.position, self.twin
        position.check()
        twin.check()
        assert comparable(position) == to_dict(twin)
        for seat in range(position.players):
            assert [str(action) for action in position.legal(seat)] == twin.legal(seat)
        for viewer in (None, *range(position.players)):
            assert position.view(viewer).to_dict() == twin.view(viewer)
        assert position.waiting == twin.waiting
        assert position.actors == twin.actors
        self._compare_outcome()

    def _compare_outcome(self) -> None:
        outcome, twin = self.position.outcome, self.twin
        if outcome is None:
            assert twin.termination is None
            return
        assert outcome.termination.value == twin.termination
        assert list(outcome.winners) == twin.winners()
        assert list(outcome.ranks) == twin.ranks()
        assert list(outcome.returns) == twin.returns()
