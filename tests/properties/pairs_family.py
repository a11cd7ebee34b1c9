"""The engine and the twin of FAMILY side by side."""

from __future__ import annotations

import gongenial as gg
from tests.oracle import family, family_moves
from tests.oracle.cards import in_order
from tests.oracle.family_record import from_dict
from tests.properties.pairs import Pair


class FamilyPair(Pair):
    """The order in which the engine shuffled is read from its stock."""

    twin: family.Twin

    def __init__(self, position: gg.Position) -> None:
        super().__init__(position)
        self._order: list[str] = []
        self.twin = from_dict(position.to_dict(), self._shuffle)
        self.compare()

    def _shuffle(self, cards: list[str]) -> list[str]:
        """The order that the engine gave them: all of them and no others."""
        assert sorted(self._order) == sorted(cards), "a shuffle neither loses nor adds a card"
        return list(self._order)

    def play(self, seat: int, action: str) -> None:
        record = self.position.play(action, seat=seat)
        assert (record.seat, record.action) == (seat, action)
        self._order = self.position.to_dict()["stock"]
        happened = family_moves.play(self.twin, seat, action)
        result = record.result
        assert [(gift.giver, gift.taker, *gift.cards) for gift in result.gave] == happened.gave
        assert all(gift.count == 1 for gift in result.gave)
        assert (result.drew, list(result.cards), result.shown) == (happened.drew, happened.cards, happened.shown)
        assert list(result.laid) == happened.laid
        assert (result.exchanged, result.asked) == (happened.exchanged, happened.asked)
        assert not result.reshuffled
        self.compare()

    def leave(self, seat: int) -> None:
        record = self.position.remove(seat)
        assert (record.seat, record.action) == (seat, "leave")
        self._order = self.position.to_dict()["stock"]
        assert record.result.exchanged == family_moves.leave(self.twin, seat).exchanged
        self.compare()

    def compare(self) -> None:
        truth = self.position.to_dict()
        assert truth["hands"] == [in_order(hand) for hand in self.twin.hands]
        assert truth["stock"] == self.twin.stock
        super().compare()
