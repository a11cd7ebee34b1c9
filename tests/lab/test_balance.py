"""How long games of FIGHT last with the pack that comes along, and that no seat is better than another."""

from __future__ import annotations

from pathlib import Path

import pytest

from gongenial.lab.balance import PLAYERS, balance, proportion, report
from gongenial.tasks import registry
from gongenial.tasks.pack import read_pack
from gongenial.tasks.scaffold import new_pack


@pytest.mark.parametrize("players", PLAYERS)
def test_the_pack_that_comes_along_is_balanced(players: int) -> None:
    measured = balance(players, games=20_000)
    assert 8 <= measured.turns.value <= 25
    assert measured.limit.value < 0.005
    assert len(measured.shares) == players
    assert max(share.value for share in measured.shares) <= 1.15
    assert sum(share.value for share in measured.shares) == pytest.approx(players)
    assert measured.is_fair


def test_any_pack_can_be_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    registry.pack(registry.STARS)
    monkeypatch.setattr(registry, "_registry", registry._registry.copy())
    name = registry.add_pack(read_pack(new_pack("pirates", "en", tmp_path))).name
    measured = balance(3, games=300, pack=name, level="easy")
    assert measured.turns.low <= measured.turns.value <= measured.turns.high
    assert measured.spread[0] <= measured.turns.value <= measured.spread[1]
    assert measured != balance(3, games=300, level="easy")
    assert len(report([measured]).rows) == 1


def test_the_interval_holds_the_share() -> None:
    rare, half = proportion(0, 1000), proportion(500, 1000)
    assert (rare.value, round(rare.low, 6)) == (0, 0)
    assert 0.003 < rare.high < 0.004
    assert half.low == pytest.approx(0.469, abs=0.001)
    assert half.high == pytest.approx(0.531, abs=0.001)
