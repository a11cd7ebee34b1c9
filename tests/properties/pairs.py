"""The engine and a twin side by side, the twin being given the engine's chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st

import gongenial as gg
from tests.oracle import moves, places
from tests.oracle.link import Twin as LinkTwin
from tests.oracle.record import ENGINE_ONLY, from_dict, to_dict
from tests.oracle.twins import Twin

PROFILE = settings(
    deadline=None,
    derandomize=True,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

steps = st.lists(st.integers(0, 2**20 - 1), min_size=1, max_size=100)
"""What `Pair.step` makes steps of."""


class Pair:
    """One game, played twice. Each game says how its twin carries an action out, and what else is compared."""

    twin: Twin

    def __init__(self, position: gg.Position) -> None:
        self.position = position

    def play(self, seat: int, action: str) -> None:
        raise NotImplementedError

    def leave(self, seat: int) -> None:
        raise NotImplementedError

    def unlisted(self) -> list[tuple[int, str]]:
        """Actions that are accepted although no list names them (L10)."""
        return []

    def step(self, choice: int) -> None:
        """One step: mostly a legal action of any seat that has one, now and then an unlisted one or a leaver."""
        kind, pick = choice % 64, choice // 64
        unlisted = self.unlisted()
        if kind == 0:
            self.leave(self.twin.seated[pick % len(self.twin.seated)])
        elif kind < 4 and unlisted:
            self.play(*unlisted[pick % len(unlisted)])
        else:
            seats = range(self.position.players)
            actions = [(seat, action) for seat in seats for action in self.twin.legal(seat)]
            self.play(*actions[pick % len(actions)])

    def play_through(self, choices: Sequence[int]) -> None:
        """Step by step until the choices or the game are at an end."""
        note(f"from {self.position.to_dict()}")
        for choice in choices:
            if self.position.is_over:
                return
            try:
                self.step(choice)
            finally:
                note(f"{self.position.history[-1:]}")

    def play_out(self, seed: int) -> None:
        """To the end, without leavers, the choices drawn from the seed."""
        choice = seed + 1
        while not self.position.is_over:
            choice = choice * 48271 % (2**31 - 1)
            self.step(4 + choice % 60 + 64 * (choice // 64))

    def compare(self) -> None:
        position, twin = self.position, self.twin
        position.check()
        twin.check()
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
        assert list(outcome.ranks) == twin.ranks()
        assert list(outcome.winners) == places.winners(twin.ranks())
        assert list(outcome.returns) == places.returns(twin.ranks())


def comparable(position: gg.Position) -> dict[str, Any]:
    written = position.to_dict()
    return {name: value for name, value in written.items() if name not in ENGINE_ONLY}


class LinkPair(Pair):
    """LINK: the order in which the engine shuffled is read from its stock."""

    twin: LinkTwin

    def __init__(self, position: gg.Position) -> None:
        super().__init__(position)
        self.twin = from_dict(position.to_dict(), self._shuffle)
        self._drawn: list[str] = []
        self._order: list[str] = []
        self.compare()

    def _shuffle(self, cards: list[str]) -> list[str]:
        """The order that the engine gave them: all of them and no others."""
        order = self._drawn + self._order
        assert sorted(order) == sorted(cards), "a shuffle neither loses nor adds a card"
        return list(order)

    def unlisted(self) -> list[tuple[int, str]]:
        """False calls."""
        seats = range(self.position.players)
        calls = [(seat, f"gong!{other}") for seat in seats for other in seats]
        return [call for call in calls if self.twin.is_false_call(*call)]

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
        result = asdict(record.result)
        assert {name: result[name] for name in asdict(happened)} == asdict(happened) | {"cards": tuple(happened.cards)}
        self.compare()

    def leave(self, seat: int) -> None:
        record = self.position.remove(seat)
        self._drawn, self._order = [], self.position.to_dict()["stock"]
        happened = moves.leave(self.twin, seat)
        assert (record.seat, record.action) == (seat, "leave")
        assert record.result.exchanged == happened.exchanged
        self.compare()

    def compare(self) -> None:
        assert comparable(self.position) == to_dict(self.twin)
        super().compare()
