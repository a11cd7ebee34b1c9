"""In Совершенно гениально all is open but what will be drawn (H)."""

from __future__ import annotations

import pytest

import gongenial as gg
from tests.rules.table import field, genial, play


@pytest.mark.rule("H1")
def test_everybody_sees_the_same() -> None:
    position = play(genial("ROYGBV", "RO", centre="RRO", reserve="R"), (0, "draw"))
    seen = [position.view(viewer).to_dict() for viewer in (0, 1, None)]
    assert [view.pop("seat") for view in seen] == [0, 1, None]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("H1")
def test_what_comes_next_is_seen_nowhere() -> None:
    """Three positions that differ in the order of the reserve, or in the seed, look the same."""
    one = genial("ROYGBV", "RO", centre="RRO", reserve="ROY")
    two = genial("ROYGBV", "RO", centre="RRO", reserve="YVG")
    three = genial("ROYGBV", "RO", centre="RRO", seed="another")
    for viewer in (0, 1, None):
        assert one.view(viewer) == two.view(viewer) == three.view(viewer)
        assert one.view(viewer).to_dict() == two.view(viewer).to_dict()
    assert one.legal(0) == two.legal(0)
    assert repr(one) == repr(two)


@pytest.mark.rule("H1")
def test_a_view_has_no_room_for_a_seed_or_an_order() -> None:
    view = gg.new("genial", seed=3).view(None)
    assert not {"seed", "random", "random_a", "forced", "order", "queue"} & set(view.to_dict())
    assert not {"seed", "random_a", "random_b", "forced", "order", "queue"} & set(view.record.dtype.names or ())


@pytest.mark.rule("H1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_happens_is_told_to_everybody(viewer: int | None) -> None:
    position = genial("R" * 6 + "OYGBV", "RO", centre="RRO", reserve="RB")
    drawn = position.event(position.play("draw", seat=0), viewer)
    assert (drawn.seat, drawn.action, drawn.token, drawn.fate) == (0, "draw", "R", "match")
    taken = position.event(position.play("take", seat=0), viewer)
    assert {colour: count for colour, count in dict(taken.took).items() if count} == {"R": 3}
    assert list(taken.lined) == ["R"]
    missed = position.event(position.play("draw", seat=0), viewer)
    assert (missed.token, missed.fate) == ("B", "miss")
    assert {colour: count for colour, count in dict(missed.returned).items() if count} == {"R": 2}
    assert not missed.bonus_lapsed


@pytest.mark.rule("H2")
def test_when_it_is_over_everything_is_open() -> None:
    position = play(genial("ROYGBV" * 6 + "ROYGB", "O", centre="V", zone="V"), (0, "take"))
    assert position.is_over
    assert field(position, "collections")[0]["V"] == 8
