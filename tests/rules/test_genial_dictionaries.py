"""Positions of the collecting game from dictionaries: what may be left out, and what is refused."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gongenial as gg
from gongenial.games.genial import dictionary
from tests.rules.table import field, genial, legal, play
from tests.rules.test_dictionaries import ODD, broken

FEW: dict[str, Any] = {"game": "genial", "collections": ["RO", "Y"], "centre": "ROV"}


def truth(**fields: Any) -> dict[str, Any]:
    return gg.Position.from_dict({**FEW, **fields}).to_dict()


def tokens(**counts: int) -> dict[str, int]:
    return {letter: counts.get(letter, 0) for letter in "ROYGBV"}


# ------------------------------------------------------------------------------------- what may be left out


def test_players_follow_from_the_collections_and_seat_0_begins() -> None:
    whole = truth(collections=["R", "O", "Y"])
    assert (whole["players"], whole["turn"], whole["turns"], whole["line"]) == (3, 0, 0, 7)
    assert whole["options"] == {"row_length": "sheet", "alternative_move": "one"}
    assert gg.Position.from_dict({"game": "genial"}).players == 2


@pytest.mark.rule("C2")
def test_where_nothing_is_said_of_any_token_the_game_begins() -> None:
    assert gg.Position.from_dict({"game": "genial", "players": 3, "seed": 8}) == gg.new("genial", players=3, seed=8)


@pytest.mark.parametrize("written", [{"R": 2, "V": 1}, [2, 0, 0, 0, 0, 1], "RRV", ["R", "V", "R"], "r v r"])
def test_tokens_are_counts_or_letters(written: Any) -> None:
    assert truth(centre=written)["centre"] == tokens(R=2, V=1)
    assert truth(collections=[written, ""])["collections"][0] == tokens(R=2, V=1)


@pytest.mark.rule("X3")
def test_tokens_that_stand_nowhere_are_in_the_reserve() -> None:
    whole = truth(reserve=None)
    assert whole["reserve"] == tokens(R=19, O=19, Y=20, G=21, B=21, V=20)
    assert truth(reserve="GGB")["reserve"] == whole["reserve"], "letters are those on top"


def test_counts_say_all_that_the_reserve_has() -> None:
    whole = truth(reserve={"R": 3}, centre=None)
    assert whole["reserve"] == tokens(R=3)
    assert whole["centre"] == tokens(R=17, O=20, Y=20, G=21, B=21, V=21)


@pytest.mark.parametrize("empty", ["", [], {}, [0, 0, 0, 0, 0, 0]])
def test_an_empty_reserve_is_no_reserve_and_the_rest_lies_in_the_centre(empty: Any) -> None:
    whole = truth(reserve=empty, centre=None)
    assert sum(whole["reserve"].values()) == 0
    assert sum(whole["centre"].values()) == 126 - 3
    assert any(fault.startswith("X3") for fault in broken({**FEW, "reserve": empty}))


def test_a_given_reserve_is_drawn_in_its_order_and_then_by_chance() -> None:
    order = "RVO" + "GYB" * 14
    position = genial("", "", centre="ROYGBV" * 2, reserve=order, seed=1)
    assert position.to_dict()["order"] == order
    for number, colour in enumerate(order):
        if "draw" not in legal(position):
            play(position, (position.turn, "take"))
        assert position.play("draw").result.token == colour
        assert position.to_dict()["order"] == order[number + 1 :]
        assert gg.Position.from_dict(position.to_dict()) == position
    assert position.to_dict()["order"] == ""
    assert position.play("draw").result.token is not None


def test_a_colour_of_the_order_that_the_reserve_has_not_is_passed_over() -> None:
    position = genial("", "", reserve={"R": 1, "V": 1}, order="OVRR")
    assert [position.play("draw").result.token for _ in range(2)] == ["V", "R"]


def test_a_forced_token_comes_first_if_it_can() -> None:
    drawn = genial("", "", centre="R", reserve="RO", forced="B").play("draw").result
    assert (drawn.token, drawn.fate) == ("B", "miss")
    drawn = genial("", "", reserve={"R": 1, "O": 2}, order="OO", forced="B").play("draw").result
    assert (drawn.token, drawn.fate) == ("O", "match")


@pytest.mark.rule("C10")
def test_what_follows_from_the_rest_is_completed() -> None:
    whole = truth(collections=["R" * 7, "O" * 7 + "Y"], bonus=0, in_bonus=True)
    assert whole["lined"] == [["R"], ["O"]]
    assert truth(collections=["R" * 8 + "O" * 7, ""], bonus=1)["in_bonus"] is True


def test_a_box_may_be_smaller() -> None:
    position = genial("R", "", colours=2, tokens=3, line=2, centre="O")
    view = position.view(None).to_dict()
    assert view["reserve"] == {"R": 2, "O": 2}
    assert view["collections"] == [{"R": 1, "O": 0}, {"R": 0, "O": 0}]
    assert view["line"] == 2


@pytest.mark.rule("X1")
@pytest.mark.rule("C14")
@pytest.mark.rule("C16")
@pytest.mark.parametrize(
    ("fields", "termination"),
    [
        ({"turns": 1000}, "turn_limit"),
        ({"collections": ["ROYGBV" * 7, "R"]}, "won"),
        ({"collections": ["ROYGBV" * 8, "R"], "turns": 1000}, "won"),
        ({"collections": ["", "R"], "removed": [0]}, "left"),
        ({"reserve": "", "centre": None, "collections": ["", "R"]}, "reserve_empty"),
        ({"reserve": "", "centre": None, "options": {"alternative_move": "off"}}, "reserve_empty"),
    ],
)
def test_a_position_that_ends_the_game_is_over(fields: dict[str, Any], termination: str) -> None:
    position = gg.Position.from_dict({**FEW, **fields})
    assert position.outcome is not None
    assert position.outcome.termination.value == termination
    assert position.waiting == frozenset()


@pytest.mark.rule("C11")
@pytest.mark.rule("C16")
def test_a_bonus_turn_that_cannot_draw_lapses_at_once() -> None:
    position = genial("R" * 9 + "O", "RO", reserve="", in_bonus=True, options={"alternative_move": "off"})
    assert (position.turn, field(position, "in_bonus"), field(position, "turns")) == (1, False, 1)
    assert field(position, "reserve") == tokens(R=2), "and the surplus goes back"
    assert legal(position) == ["draw"]


# ------------------------------------------------------------------------------------------- JSON and copies


def test_what_is_written_survives_json() -> None:
    position = genial("RO", "Y", centre="ROV", reserve="RB", seed="any text", turn=1)
    play(position, (1, "draw"))
    again = gg.Position.from_dict(json.loads(json.dumps(position.to_dict())))
    assert again == position
    assert again.play("take") == position.play("take")


# ------------------------------------------------------------------------------------------ what is refused


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"players": 5}, "C1"),
        ({"players": 3}, "collections"),
        ({"collections": ["R"]}, "C1"),
        ({"collections": "RO"}, "collections"),
        ({"collections": ["R", None, 3]}, "collections[2]"),
        ({"collections": ["R", "Q"]}, "'Q'"),
        ({"collections": ["R", ["RO"]]}, "'RO'"),
        ({"collections": [{"R": -1}, ""]}, "-1"),
        ({"collections": [{"R": True}, ""]}, "True"),
        ({"collections": [{"R": 22}, ""]}, "X3"),
        ({"collections": [{"R": 10**30}, ""]}, "X3"),
        ({"collections": [[1, 2, 3, 4, 5, 6, 7], ""]}, "7 colours"),
        ({"collections": ["R" * 8, ""]}, "C11"),
        ({"collections": ["R", "R" * 8], "in_bonus": True}, "C11"),
        ({"collections": ["ROYGBV" * 7, "ROYGBV" * 7]}, "C14"),
        ({"colours": 2}, "'V'"),
        ({"colours": 1}, "C1"),
        ({"colours": 7}, "C1"),
        ({"tokens": 0}, "C1"),
        ({"tokens": 22}, "C1"),
        ({"line": 0}, "C1"),
        ({"line": 22}, "C1"),
        ({"centre": "R" * 22}, "X3"),
        ({"centre": "R" * 21}, "X3"),
        ({"centre": 5}, "centre"),
        ({"reserve": {"R": 1}}, "X3"),
        ({"zone": "RR"}, "C7"),
        ({"zone": "G"}, "C5"),
        ({"bonus": 1}, "C10"),
        ({"in_bonus": True}, "C10"),
        ({"collections": ["R" * 7, ""], "bonus": 1, "in_bonus": False}, "C10"),
        ({"collections": ["R" * 7, ""], "bonus": 1, "in_bonus": True}, "C10"),
        ({"lined": [["R"], []]}, "C10"),
        ({"collections": ["R" * 7, ""], "lined": [[], []]}, "C10"),
        ({"lined": 3}, "C10"),
        ({"order": "X"}, "'X'"),
        ({"order": "R" * 141}, "140"),
        ({"order": 5}, "order"),
        ({"forced": "X"}, "'X'"),
        ({"turn": 2}, "turn"),
        ({"turns": -1}, "turns"),
        ({"removed": [1]}, "X2"),
        ({"collections": ["", "", "Y"], "removed": [0]}, None),
        ({"collections": ["R", "", ""], "removed": [0]}, "X2"),
        ({"collections": ["", "", ""], "removed": [0], "turn": 0}, "C3"),
        ({"over": ["won", [0]]}, "C14"),
        ({"over": ["blocked", [0]]}, "C14"),
        ({"over": ["left", []]}, "C14"),
        ({"over": "won"}, "over"),
        ({"collections": ["R" * 7, ""], "in_bonus": True, "over": ["left", [1]]}, "C14"),
        ({"options": {"row_length": 0}}, "C15"),
        ({"options": {"alternative_move": "some"}}, "C13"),
        ({"options": {"jokers": 2}}, "jokers"),
        ({"hands": [[], []]}, "hands"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], rule: str | None) -> None:
    if rule is None:
        gg.Position.from_dict({**FEW, **fields}).check()
    else:
        assert rule in " ".join(broken({**FEW, **fields}))


def test_everything_that_is_wrong_is_said_at_once_missing_tokens_first() -> None:
    faults = broken({**FEW, "bonus": 2, "zone": "G", "reserve": {"R": 1}})
    assert [fault[:3] for fault in faults] == ["X3:"] * 6 + ["C10", "C5:"]


def test_a_state_that_was_tampered_with_is_found_out() -> None:
    position = genial("RO", "Y", centre="ROV")
    position.check()
    position.states[0].collections[0] += 3
    position.states[0].bonus = 1
    with pytest.raises(gg.BrokenPosition) as caught:
        position.check()
    assert caught.value.faults[0] == "X3: there are 24 tokens of R, not 21"
    assert any(fault.startswith("C10") for fault in caught.value.faults)
    position.states[0].centre = -1
    with pytest.raises(gg.BrokenPosition, match="X3: somewhere there are tokens of no colour"):
        position.check()


PLAIN = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 60), st.sampled_from(["R", "ROY", "x", ""]), st.floats()),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(["R", "V", "x"]), inner)),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from([*dictionary.NAMES, "stack"]), PLAIN, max_size=3))
def test_no_dictionary_brings_it_down(fields: dict[str, Any]) -> None:
    """A sound position, or BrokenPosition: nothing else."""
    try:
        position = gg.Position.from_dict({**FEW, **fields})
    except gg.BrokenPosition:
        return
    position.check()
    assert gg.Position.from_dict(position.to_dict()) == position


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: type(odd).__name__)
def test_whatever_stands_in_a_field_only_a_broken_position_comes_of_it(odd: object) -> None:
    whole = gg.new("genial", players=2, seed=1).to_dict()
    for name in dictionary.NAMES:
        for fields in (
            {**whole, name: odd},
            {**FEW, name: odd},
            {**whole, name: [odd, odd]},
            {**FEW, name: {"R": odd}},
        ):
            with contextlib.suppress(gg.BrokenPosition):
                position = gg.Position.from_dict(fields)
                position.check()
                assert gg.Position.from_dict(position.to_dict()) == position


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.text(max_size=12))
def test_no_text_brings_the_notation_down(text: str) -> None:
    with contextlib.suppress(gg.InvalidAction):
        action = gg.parse("genial", text)
        assert gg.parse("genial", str(action)) == action
