"""Positions from dictionaries: what may be left out, and what is refused."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gongenial as gg
from gongenial.games.gong.link import dictionary
from tests.oracle.cards import deck, in_order
from tests.rules.table import hand, legal, play

FEW = {"game": "link", "hands": [["PX1", "NB2"], ["ZT3"]]}


def truth(**fields: Any) -> dict[str, Any]:
    return gg.Position.from_dict({**FEW, **fields}).to_dict()


def broken(given: Any) -> list[str]:
    """The position is refused; everything that is wrong with it."""
    with pytest.raises(gg.BrokenPosition) as caught:
        gg.Position.from_dict(given)
    assert caught.value.faults
    assert all(isinstance(fault, str) and fault for fault in caught.value.faults)
    for fault in caught.value.faults:
        assert fault in str(caught.value)
    return caught.value.faults


# ------------------------------------------------------------------------------------- what may be left out


def test_players_follow_from_the_hands_and_seat_0_begins() -> None:
    whole = truth()
    assert whole["players"] == 2
    assert whole["turn"] == whole["turns"] == 0
    assert whole["options"] == {
        "jokers": 2,
        "hand_size": 9,
        "draw_when_able": False,
        "false_call_penalty": False,
    }
    assert gg.Position.from_dict({"game": "link"}).players == 2


def test_a_dictionary_without_hands_is_a_deal() -> None:
    position = gg.Position.from_dict({"game": "link", "players": 4, "seed": 3})
    assert [len(cards) for cards in position.to_dict()["hands"]] == [9] * 4
    position.check()


def test_hands_may_differ_from_the_hand_size() -> None:
    assert [len(cards) for cards in truth()["hands"]] == [2, 1]


@pytest.mark.rule("X3")
def test_cards_that_stand_nowhere_are_in_the_stock() -> None:
    whole = truth(pile=["OM5"])
    assert len(whole["stock"]) == 56 - 3 - 1
    assert in_order([*whole["stock"], "PX1", "NB2", "ZT3", "OM5"]) == deck(2)


def test_a_given_stock_is_drawn_in_its_order() -> None:
    position = gg.Position.from_dict({**FEW, "pile": ["OM5"], "stock": ["SR2", "SR4", "SR6"]})
    for seat, card in [(0, "SR2"), (1, "SR4"), (0, "SR6")]:
        assert position.play("draw", seat=seat).result.cards == (card,)
        play(position, (seat, "pass"))


def test_the_rest_beneath_it_is_shuffled_by_the_seed() -> None:
    stocks = [truth(pile=["OM5"], stock=["SR2", "SR4"], seed=seed)["stock"] for seed in (1, 1, 2)]
    assert all(stock[:2] == ["SR2", "SR4"] for stock in stocks)
    assert stocks[0] == stocks[1] != stocks[2]
    assert sorted(stocks[0]) == sorted(stocks[2])


def test_an_empty_stock_is_no_stock_and_the_rest_lies_in_the_pile() -> None:
    whole = truth(stock=[])
    assert whole["stock"] == []
    assert len(whole["pile"]) == 53
    assert whole["pile"][0] != "JK", "a family card is on top"


@pytest.mark.rule("X3")
def test_an_empty_stock_with_a_pile_leaves_no_room_for_missing_cards() -> None:
    faults = broken({**FEW, "stock": [], "pile": ["OM5"]})
    assert any("X3" in fault and "AD1" in fault for fault in faults)


@pytest.mark.rule("X1")
@pytest.mark.rule("L12")
@pytest.mark.parametrize(
    ("fields", "termination"),
    [
        ({"turns": 1000}, "turn_limit"),
        ({"hands": [["PX1"], []]}, "won"),
        ({"hands": [["PX1"], []], "removed": [1]}, "left"),
    ],
)
def test_a_position_that_ends_the_game_is_over(fields: dict[str, Any], termination: str) -> None:
    position = gg.Position.from_dict({**FEW, "pile": ["OM5"], **fields})
    assert position.outcome is not None
    assert position.outcome.termination.value == termination
    assert position.waiting == frozenset()


def test_a_winner_named_twice_is_still_that_winner() -> None:
    position = gg.Position.from_dict({**FEW, "hands": [[], ["ZT3"]], "pile": ["OM5"], "over": ["won", [0, 0]]})
    assert position.outcome is not None
    assert position.outcome.winners == (0,)


def test_a_question_may_stand_open() -> None:
    position = gg.Position.from_dict({**FEW, "pile": ["OM5", "JK"], "joker": [0, 1]})
    assert position.waiting == {1}
    assert legal(position, 1) == ["accept"]


def test_what_follows_from_the_rest_is_completed() -> None:
    asked = gg.Position.from_dict({**FEW, "pile": ["OM5"], "joker": [1, 0]})
    assert asked.turn == 1
    assert asked.to_dict()["pile"] == ["OM5", "JK"], "the joker in play lies in the pile"
    assert truth(catchable=[1])["owes"] == [1], "who can be called owes"


def test_a_drawn_card_belongs_to_the_turn_player() -> None:
    assert legal(gg.Position.from_dict({**FEW, "pile": ["OM1"], "drawn": "PX1"}), 0) == ["PX1", "pass"]
    broken({**FEW, "pile": ["OM1"], "drawn": "ZT3"})


# ------------------------------------------------------------------------------------------- JSON and copies


def test_what_is_written_survives_json() -> None:
    position = gg.Position.from_dict({**FEW, "pile": ["OM5"], "seed": "any text", "turn": 1})
    play(position, (1, "draw"), (1, "pass"))
    written = json.loads(json.dumps(position.to_dict()))
    again = gg.Position.from_dict(written)
    assert again.to_dict() == position.to_dict()
    assert hand(again, 1) == hand(position, 1)


# ------------------------------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"},
        {"game": None},
        {"players": 7},
        {"players": 3},
        {"players": "2"},
        {"hands": [["PX1"]]},
        {"hands": [["PX1"]] * 2},
        {"hands": [["PX9"], ["ZT3"]]},
        {"hands": "PX1"},
        {"hands": [["PX1"], None]},
        {"hands": [["PX1"], [3]]},
        {"hands": []},
        {"turn": 2},
        {"turn": -1},
        {"turn": "0"},
        {"turns": -1},
        {"turns": 1.5},
        {"turns": 10**30},
        {"passes": -1},
        {"stock": ["PX1"]},
        {"stock": "PX5"},
        {"stock": 5},
        {"pile": ["ZT3"]},
        {"pile": ["JK", "OM5"]},
        {"pile": ["JK", "JK", "JK"]},
        {"options": {"jokers": 1}},
        {"options": {"colour": True}},
        {"options": ["jokers"]},
        {"options": {"jokers": 0}, "pile": ["OM5", "JK"]},
        {"removed": [1]},
        {"removed": [5]},
        {"removed": "1"},
        {"joker": [0, 0]},
        {"joker": [1, 0], "turn": 0},
        {"joker": [0]},
        {"joker": 1},
        {"joker": [0, 1], "options": {"jokers": 0}},
        {"owes": [0]},
        {"owes": [7]},
        {"catchable": [0]},
        {"catchable": [1], "owes": []},
        {"joker": [0, 1], "pile": ["OM5", "JK", "JK"]},
        {"joker": [0, 1], "acted": False},
        {"over": ["stuck", [0]]},
        {"over": ["won", [0]]},
        {"over": ["won", [0, 1]], "hands": [[], []]},
        {"over": ["blocked", [1]], "hands": [["PX1"], [], ["ZT3"]], "removed": [1]},
        {"over": ["blocked", []]},
        {"over": "won"},
        {"drawn": "OM1"},
        {"drawn": "nothing"},
        {"known": [{"viewer": 0, "seat": 1, "holds": [], "lacks": ["ZT3"]}]},
        {"known": [{"viewer": 0, "seat": 1, "holds": ["PX1"], "lacks": []}]},
        {"known": [{"viewer": 0, "seat": 9, "holds": [], "lacks": []}]},
        {"known": 3},
        {"seed": 1.5},
        {"seed": [1]},
        {"stack": []},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    broken({**FEW, **fields})


@pytest.mark.parametrize("given", [None, 3, "link", [], [["game", "link"]], {}])
def test_what_is_no_position_at_all_is_refused(given: Any) -> None:
    broken(given)


def test_everything_that_is_wrong_is_said_at_once_missing_cards_first() -> None:
    faults = broken({**FEW, "hands": [["PX1", "PX1"], ["ZT3", "ZT4"]], "pile": ["OM5"], "catchable": [1]})
    assert faults[0].startswith("X3")
    assert len(faults) > 1


def test_a_state_that_was_tampered_with_is_found_out() -> None:
    position = gg.Position.from_dict(FEW)
    position.check()
    position.states[0].hands[0] = 1 << 20
    position.states[0].owes = position.states[0].catchable = 1 << 4
    with pytest.raises(gg.BrokenPosition) as caught:
        position.check()
    assert [fault[:2] for fault in caught.value.faults[:2]] == ["X3", "X3"], "missing and doubled cards first"
    assert any(fault.startswith("L7") for fault in caught.value.faults)


NAMES = [*truth(), "seed", "stack"]
PLAIN = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 60), st.sampled_from([*deck(2), "x", ""]), st.floats()),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(["holds", "x"]), inner)),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from(NAMES), PLAIN, max_size=3))
def test_no_dictionary_brings_it_down(fields: dict[str, Any]) -> None:
    """A sound position, or BrokenPosition: nothing else."""
    try:
        position = gg.Position.from_dict({**FEW, **fields})
    except gg.BrokenPosition:
        return
    position.check()
    assert gg.Position.from_dict(position.to_dict()).to_dict() == position.to_dict()


@settings(max_examples=400, deadline=None, derandomize=True)
@given(st.one_of(st.text(max_size=12), st.from_regex(r"[A-Za-z]{1,9} ?[0-9>!]{0,3}", fullmatch=True)))
@pytest.mark.case("B29")
def test_no_text_brings_the_notation_down(text: str) -> None:
    try:
        action = gg.parse("link", text)
    except gg.InvalidAction:
        return
    assert gg.parse("link", str(action)) == action


# ---------------------------------------------------------------------------------------- values of odd types

HUGE = 10**5_000
"""More digits than Python writes."""


class Mute:
    """Can't even say what it is."""

    def __repr__(self) -> str:
        raise RuntimeError


ODD: list[Any] = [None, True, -1, HUGE, 0.5, float("nan"), b"NB4", bytearray(b"x"), "", "x" * 10_000, "\ud800", 1j]
ODD += [[], {}, set(), [None], [[]], {"a": 1}, np.int64(1), np.float64(1), np.array(1), np.array([]), np.array([1])]
ODD += [Mute(), object, range(3)]


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_whatever_stands_in_a_field_only_a_broken_position_comes_of_it(odd: object) -> None:
    whole = gg.new("link", players=2, seed=1).to_dict()
    names: list[Any] = [*dictionary.NAMES, 1, None]
    for name in names:
        for fields in ({**whole, name: odd}, {**FEW, name: odd}, {**whole, name: [odd]}):
            with contextlib.suppress(gg.BrokenPosition):
                position = gg.Position.from_dict(fields)
                position.check()
                assert gg.Position.from_dict(position.to_dict()) == position
    with contextlib.suppress(gg.BrokenPosition):
        gg.Position.from_dict({**whole, "options": {"jokers": odd}})


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_whatever_is_asked_of_a_game_only_a_refusal_comes_of_it(odd: Any) -> None:
    position = gg.new("link", players=3, seed=1)
    before = position.to_dict()
    for wrong in (
        lambda: position.play(odd, seat=1),
        lambda: position.play("draw", seat=odd if odd is not None else 7),
        lambda: position.copy().remove(odd),
        lambda: position.view(odd if odd is not None else 7),
        lambda: gg.parse("link", odd),
        lambda: gg.parse(odd, "NB4"),
        lambda: gg.new(odd),
        lambda: gg.new("link", players=odd),
        lambda: gg.new("link", starter=odd),
        lambda: gg.new("link", hand_size=odd),
        lambda: gg.new("link", jokers=odd),
        lambda: gg.new("link", another=odd),
    ):
        with contextlib.suppress(gg.GongenialError):
            wrong()
    with contextlib.suppress(gg.InvalidOption):
        gg.new("link", seed=odd)
    assert position.to_dict() == before
    assert position.history == []


@pytest.mark.parametrize("seed", [HUGE, "\ud800", 0.5, True, [], Mute()], ids=lambda seed: type(seed).__name__)
def test_a_seed_that_is_none_is_refused(seed: Any) -> None:
    with pytest.raises(gg.InvalidOption, match="A seed is"):
        gg.new("link", seed=seed)
    assert "`seed` is" in broken({**FEW, "seed": seed})[0]


@pytest.mark.parametrize("game", ["link", "family", "fight"])
def test_a_fault_that_is_a_sentence_ends_once(game: str) -> None:
    with pytest.raises(gg.BrokenPosition, match=r"PX7.*[^.]\.$"):
        gg.Position.from_dict({"game": game, "hands": [["PX7"], ["PX2"]]})
