"""Positions of FIGHT from dictionaries: a task that is being done, told by its name and the answers so far."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gongenial as gg
from tests.packs import TRIAL
from tests.rules.table import field, fight, hand, legal, play, task


def asked(position: gg.Position) -> list[tuple[str, list[int]]]:
    """What the game waits for, and from whom."""
    return [(ask["kind"], list(ask["seats"])) for ask in field(position, "asks")]


@pytest.mark.rule("T4")
def test_a_pending_task_is_named_with_its_card() -> None:
    position = fight("PX1 PX2", "NB1", "ZT1", shown="NM5", task="give-one")
    assert asked(position) == [("player", [0])]
    assert field(position, "shown") == "NM5"
    assert hand(position, 0) == ["PX1", "PX2"]
    position.check()


@pytest.mark.rule("T10")
def test_a_shown_card_without_a_task_brings_the_next_one() -> None:
    position = fight("PX1 PX2", "NB1", "ZT1", shown="NM5", tasks={"blue": ["lay-one", "give-one"]})
    assert field(position, "task") == "lay-one"
    assert position.to_dict()["tasks"]["blue"] == ["give-one"]


@pytest.mark.rule("T4")
def test_answers_are_given_in_their_order() -> None:
    position = fight("PX1 PX2 PX3", "NB1", "ZT1", shown="NM5", task="give-two", answers=["at 2", "PX2"])
    played = play(task("give-two", "PX1 PX2 PX3", "NB1", "ZT1"), (0, "at 2"), (0, "PX2"))
    assert asked(position) == asked(played) == [("give", [0])]
    assert field(position, "asks")[0]["count"] == 1
    assert [hand(position, seat) for seat in range(3)] == [hand(played, seat) for seat in range(3)]


@pytest.mark.rule("T9")
def test_hidden_choices_may_be_told() -> None:
    fields: dict[str, Any] = {"shown": "NM1", "task": "signs", "answers": ["at 1"], "chosen": {"1": "moon"}}
    position = fight("PX1 PX2", "NB1 NB2", "ZT1", **fields)
    assert asked(position) == [("signs", [0])]
    assert field(position, "ready") == [1]
    assert field(position, "my_choice", 1) == "moon"
    assert position.play("sun", seat=0).result.duel_won == 1


@pytest.mark.rule("T2")
def test_the_shown_card_may_be_ones_own() -> None:
    position = fight("NM5 PX2 PX3", "NB1", shown="NM5", own_card=True, task="lay-one")
    assert legal(position, 0) == ["PX2", "PX3", "NM5"]
    play(position, (0, "PX2"))
    assert hand(position, 0) == ["PX3"]
    assert field(position, "pile") == ["NM5", "PX2"]


@pytest.mark.parametrize("name", sorted({name for tasks in TRIAL.values() for name in tasks}))
def test_in_the_midst_of_any_task_what_is_written_has_the_same_future(name: str) -> None:
    position = task(name, "PX1 PX2 PX3 PX4", "NB1 NB2 NB3", "ZT1 ZT2 ZT3", stock="OM1 OM2 OM3", seed=3)
    for _ in range(12):
        if position.is_over or not field(position, "task"):
            return
        again = gg.Position.from_dict(json.loads(json.dumps(position.to_dict())))
        assert again.to_dict() == position.to_dict()
        for viewer in (None, 0, 1, 2):
            assert again.view(viewer) == position.view(viewer)
        seat = max(position.waiting)
        action = position.legal(seat)[-1]
        assert again.play(action, seat=seat) == position.play(action, seat=seat)
        assert again.to_dict() == position.to_dict()
    pytest.fail("a task is done in a dozen actions")


@pytest.mark.parametrize(
    "fields",
    [
        {"shown": "NM5", "task": "give-one", "answers": ["PX1"]},
        {"shown": "NM5", "task": "give-one", "answers": ["at 1", "NB1"]},
        {"shown": "NM5", "task": "lay-one", "answers": ["sun"]},
        {"shown": "NM1", "task": "signs", "answers": ["at 1"], "chosen": {"2": "sun"}},
        {"shown": "NM1", "task": "signs", "answers": ["at 1"], "chosen": {"0": "PX1"}},
        {"shown": "NM1", "task": "signs", "answers": ["at 1"], "chosen": {"": "sun"}},
        {"shown": "NM5", "own_card": True, "task": "lay-one"},
        {"shown": "JK"},
        {"shown": "NM5", "task": "draw-two"},
        {"answers": ["at 1"]},
        {"chosen": {"0": "sun"}},
    ],
)
def test_what_no_task_asks_for_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(gg.BrokenPosition):
        fight("PX1 PX2", "NB1 NB2", "ZT1", **fields)


def duel_with(**changes: Any) -> dict[str, Any]:
    """A duel for which seat 1 has chosen and seat 0 has not, with changes to where its task stands."""
    fields: dict[str, Any] = {"shown": "OM1", "task": "bright-star", "answers": ["at 1"], "chosen": {"1": "NB3"}}
    whole = gg.Position.from_dict({"game": "fight", "hands": [["PX1", "PX2"], ["NB1", "NB3"], ["SR4"]], **fields})
    whole.check()
    truth = whole.to_dict()
    return {**truth, "moment": {**truth["moment"], **changes}}


@pytest.mark.rule("T4")
@pytest.mark.parametrize("begun", [float("inf"), "1", 1, None, False])
def test_what_a_task_has_begun_is_true_when_it_waits_for_it(begun: object) -> None:
    with pytest.raises(gg.BrokenPosition, match=r"`moment`|T4"):
        gg.Position.from_dict(duel_with(begun=begun))


@pytest.mark.rule("T4")
@pytest.mark.parametrize("ask", [0, 1, 2, 3, 4, 6])
def test_a_task_waits_for_what_its_step_asks(ask: int) -> None:
    with pytest.raises(gg.BrokenPosition, match="T4"):
        gg.Position.from_dict(duel_with(ask=ask))


@pytest.mark.rule("T4")
@pytest.mark.parametrize("choices", [{float("inf"): "NB3"}, {"9": "NB3"}, {"1": "XX9"}, ["NB3"]])
def test_hidden_choices_are_those_of_seats(choices: object) -> None:
    with pytest.raises(gg.BrokenPosition, match="`moment`"):
        gg.Position.from_dict(duel_with(choices=choices))


@pytest.mark.rule("H1")
def test_what_is_known_is_about_others() -> None:
    own = [{"viewer": 0, "seat": 0, "holds": ["PX1"], "lacks": []}]
    with pytest.raises(gg.BrokenPosition, match="H1: seat 0 knows its own hand"):
        gg.Position.from_dict({"game": "fight", "hands": [["PX1", "PX2"], ["NB1"]], "known": own})


@pytest.mark.rule("X3")
@pytest.mark.parametrize("takers", [[], [0], [0, 1], [2]])
def test_nobody_gives_to_themselves_to_nobody_or_to_a_seat_that_has_left(takers: list[int]) -> None:
    """Cards would be lost."""
    fields: dict[str, Any] = {"shown": "OM5", "task": "star-gift", "removed": [2]}
    whole = gg.Position.from_dict({"game": "fight", "hands": [["PX1", "PX2"], ["NB1"], []], **fields}).to_dict()
    assert whole["moment"]["takers"] == [1]
    whole["moment"]["takers"] = takers
    with pytest.raises(gg.BrokenPosition, match=r"T4|X2"):
        gg.Position.from_dict(whole)


@pytest.mark.rule("T10")
def test_the_pack_may_stand_by_itself_or_among_the_options() -> None:
    cards = {"game": "fight", "hands": [["PX1", "PX2"], ["NB1"]], "shown": "NM5", "task": "give-one"}
    alone = gg.Position.from_dict({**cards, "pack": "trial"})
    among = gg.Position.from_dict({**cards, "options": {"pack": "trial"}})
    both = gg.Position.from_dict({**cards, "pack": "trial", "options": {"pack": "trial", "jokers": 2}})
    assert alone.to_dict() == among.to_dict() == both.to_dict()
    assert alone.to_dict()["options"]["pack"] == "trial"
    assert gg.Position.from_dict({**cards, "task": None, "pack": None}).to_dict()["options"]["pack"] == "stars"


@pytest.mark.rule("T10")
@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        (
            {"pack": "stars", "options": {"pack": "trial"}},
            "T10: `pack` is 'stars', and among the options it is 'trial'",
        ),
        ({"pack": "nowhere"}, "T10: `pack` is a task pack that is known here (stars, trial), not 'nowhere'"),
        ({"pack": 3}, "T10: `pack` is a task pack that is known here (stars, trial), not 3"),
    ],
)
def test_packs_that_contradict_each_other_or_are_not_known(fields: dict[str, Any], fault: str) -> None:
    with pytest.raises(gg.BrokenPosition) as broken:
        gg.Position.from_dict({"game": "fight", "hands": [["PX1", "PX2"], ["NB1"]], **fields})
    assert broken.value.faults == [fault]
