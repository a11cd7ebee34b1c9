"""Positions of FAMILY from dictionaries: what may be left out, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gongenial as gg
from tests.oracle.cards import FAMILIES, deck, in_order
from tests.rules.table import field, hand, legal, play

FEW = {"game": "family", "hands": [["PX1", "NB2"], ["ZT3"], []]}


def truth(**fields: Any) -> dict[str, Any]:
    return gg.Position.from_dict({**FEW, **fields}).to_dict()


def broken(**fields: Any) -> list[str]:
    """The position is refused; everything that is wrong with it."""
    with pytest.raises(gg.BrokenPosition) as caught:
        gg.Position.from_dict({**FEW, **fields})
    assert caught.value.faults
    return caught.value.faults


def test_players_follow_from_the_hands_and_seat_0_begins() -> None:
    whole = truth()
    assert (whole["players"], whole["turn"], whole["turns"], whole["idle"]) == (3, 0, 0, 0)
    assert whole["options"] == {"jokers": 2, "hand_size": 9}
    assert gg.Position.from_dict({"game": "family"}).players == 2


@pytest.mark.rule("X3")
def test_cards_that_stand_nowhere_are_in_the_stock_but_those_of_laid_families() -> None:
    whole = truth(laid=[[1, "OM"], [2, "VG"]])
    rest = [card for card in deck(2) if card[:2] not in ("OM", "VG")]
    assert in_order([*whole["stock"], "PX1", "NB2", "ZT3"]) == rest


def test_a_given_stock_is_drawn_in_its_order_and_the_rest_lies_shuffled_beneath() -> None:
    stocks = [truth(stock=["SR2", "SR4"], seed=seed)["stock"] for seed in (1, 1, 2)]
    assert all(stock[:2] == ["SR2", "SR4"] for stock in stocks)
    assert stocks[0] == stocks[1] != stocks[2]
    position = gg.Position.from_dict({**FEW, "stock": ["SR2", "SR4"]})
    assert position.play("ask 1 PX4", seat=0).result.cards == ("SR2",)
    assert position.play("ask 0 ZT4", seat=1).result.cards == ("SR4",)


@pytest.mark.rule("F8")
def test_families_may_lie_in_any_order() -> None:
    laid = [[2, "OM"], [0, "VG"], [2, "NM"]]
    assert [list(entry) for entry in truth(laid=laid)["laid"]] == laid


@pytest.mark.rule("J4")
def test_a_question_may_stand_open() -> None:
    position = gg.Position.from_dict({**FEW, "joker": [1, 0]})
    assert position.turn == 1
    assert position.waiting == {0}
    assert legal(position, 0) == ["accept"]


@pytest.mark.rule("F12")
def test_what_is_known_may_be_told() -> None:
    known = [{"viewer": None, "seat": 0, "some": ["NB"]}, {"viewer": 2, "seat": 0, "holds": ["PX1"], "lacks": ["PX2"]}]
    position = gg.Position.from_dict({**FEW, "known": known})
    for viewer in (1, 2, None):
        assert list(field(position, "known", viewer)[0]["some"]) == ["NB"]
        assert list(field(position, "known", viewer)[0]["holds"]) == (["PX1"] if viewer == 2 else [])
        assert list(field(position, "known", viewer)[0]["lacks"]) == (["PX2"] if viewer == 2 else [])


@pytest.mark.rule("F12")
def test_what_is_written_survives_json_with_all_that_is_known() -> None:
    position = gg.new("family", players=4, seed=8, hand_size=6)
    for step in range(40):
        if position.is_over:
            break
        seat = min(position.waiting)
        options = position.legal(seat)
        position.play(options[(step * 13) % len(options)], seat=seat)
        again = gg.Position.from_dict(json.loads(json.dumps(position.to_dict())))
        assert again.to_dict() == position.to_dict()
        for viewer in (None, 0, 1, 2, 3):
            assert again.view(viewer) == position.view(viewer)
            assert again.view(viewer).to_dict() == position.view(viewer).to_dict()
    assert hand(again, 1) == hand(position, 1)


@pytest.mark.rule("X1")
@pytest.mark.rule("X2")
@pytest.mark.rule("F9")
@pytest.mark.parametrize(
    ("fields", "termination"),
    [
        ({"turns": 1000}, "turn_limit"),
        ({"hands": [["PX1"], [], []], "removed": [1, 2]}, "left"),
        ({"hands": [["JK"], ["JK"], []], "laid": [[0, name] for name in FAMILIES]}, "won"),
    ],
)
def test_a_position_that_ends_the_game_is_over(fields: dict[str, Any], termination: str) -> None:
    position = gg.Position.from_dict({**FEW, **fields})
    assert position.outcome is not None
    assert position.outcome.termination.value == termination
    assert position.waiting == frozenset()


@pytest.mark.rule("F5")
def test_the_next_card_can_be_fixed() -> None:
    """What search and chance nodes need."""
    position = gg.Position.from_dict({**FEW, "stock": ["SR2", "SR4", "PX4"]})
    position.spec.force(position.states, 0, 3)
    assert position.play("ask 1 PX4", seat=0).result.shown == "PX4"
    position.check()
    play(position, (0, "ask 1 PX5"))
    assert position.turn == 1, "only one is fixed"


@pytest.mark.parametrize(
    "fields",
    [
        {"players": 7},
        {"players": 2},
        {"turn": 3},
        {"turn": -1},
        {"turns": "1"},
        {"idle": -1},
        {"laid": [[0, "XX"]]},
        {"laid": [[3, "OM"]]},
        {"laid": [[0, "PX"]]},
        {"laid": [["OM", 0]]},
        {"joker": [0, 0]},
        {"joker": [0, 3]},
        {"removed": [1]},
        {"removed": [3]},
        {"pile": ["OM1"]},
        {"hands": [["PX1", "PX9"], ["ZT3"]]},
        {"hands": "PX1"},
        {"known": [{"viewer": 0, "seat": 1, "holds": ["PX1"]}]},
        {"known": [{"viewer": 0, "seat": 1, "lacks": ["ZT3"]}]},
        {"known": [{"viewer": 0, "seat": 1, "some": ["PX"]}]},
        {"known": [{"viewer": 0, "seat": 2, "some": ["PX"]}]},
        {"options": {"jokers": 1}},
        {"options": {"draw_when_able": True}},
        {"drawn": "PX1"},
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    assert all(isinstance(fault, str) and fault for fault in broken(**fields))
