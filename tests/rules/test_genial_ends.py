"""How Совершенно гениально ends, who is first, and who leaves (C14 to C16, X1 to X3)."""

from __future__ import annotations

from typing import Any

import pytest

import gongenial as gg
from tests.rules.table import field, genial, legal, play, refused

ALMOST = "ROYGBV" * 6 + "ROYGB"
"""One violet short of a full collection."""


def ended(position: gg.Position) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """How it ended, the winners, the ranks."""
    outcome = position.outcome
    assert outcome is not None
    return outcome.termination.value, outcome.winners, outcome.ranks


# ------------------------------------------------------------------------------------------------ a winner


@pytest.mark.rule("C14")
def test_the_first_full_collection_wins_at_once() -> None:
    position = genial(ALMOST, "RRR", centre="VR", reserve="V")
    play(position, (0, "draw"), (0, "take"))
    assert ended(position) == ("won", (0,), (1, 2))
    assert position.outcome is not None
    assert position.outcome.returns == (1.0, -1.0)
    refused(position, 1, "draw", "C14", "game-over")


@pytest.mark.rule("C14")
def test_five_full_colours_are_not_enough() -> None:
    position = genial("ROYGBV" * 5 + "ROYGB" * 2, "RRR", centre="V", reserve="V")
    assert not position.is_over
    play(position, (0, "draw"), (0, "take"))
    assert ended(position)[0] == "won", "five violets and the two that came"


@pytest.mark.rule("C14")
def test_a_full_collection_is_measured_by_the_line() -> None:
    position = genial("ROYGBV" * 4 + "ROYGB", "", "", "", centre="V", reserve="V")
    play(position, (0, "draw"), (0, "take"))
    assert ended(position)[:2] == ("won", (0,))


@pytest.mark.rule("C14")
def test_the_winner_is_first_and_the_others_rank_by_their_tokens() -> None:
    position = genial(ALMOST, "R" * 7 + "O" * 7 + "Y" * 7, "G" * 7, centre="V", zone="V")
    play(position, (0, "take"))
    assert ended(position)[2] == (1, 2, 3)


@pytest.mark.rule("C14")
@pytest.mark.parametrize(
    ("collections", "ranks"),
    [
        (["RRRR", "ROYGBV", "ROO"], (2, 1, 3)),
        (["RRRRRR", "ROYGBV", "OOOYYY"], (2, 1, 2)),
        (["RRROOOYYYGGGBBBV", "ROYGBVROYGBVROYG", "VVVBBB"], (2, 1, 3)),
        (["ROY", "GBV", "RRR"], (1, 1, 1)),
    ],
    ids=["more tokens", "the larger smallest colour", "the larger smallest colour of many", "shared"],
)
def test_the_others_rank_by_tokens_then_by_their_smallest_colour(collections: list[str], ranks: Any) -> None:
    """Seen at the end of turn 1000, where everybody ranks so."""
    position = genial(*collections, centre="RO", reserve="V", turns=999, turn=2)
    if "alt" in legal(position, 2):
        pytest.fail("the set-up opens the alternative move")
    position.play("draw", seat=2)
    if not position.is_over:
        pytest.fail("the token was meant to miss")
    assert ended(position)[0] == "turn_limit"
    assert ended(position)[2] == ranks


@pytest.mark.rule("C15")
@pytest.mark.parametrize(
    ("length", "players", "line"),
    [("sheet", 2, 7), ("sheet", 3, 7), ("sheet", 4, 5), ("kosmos", 2, 7), ("kosmos", 3, 6), ("kosmos", 4, 5)],
)
def test_the_length_of_a_line_is_an_option(length: str, players: int, line: int) -> None:
    position = gg.new("genial", players=players, seed=1, row_length=length)
    assert field(position, "line") == line
    assert field(position, "options") == {"row_length": length, "alternative_move": "one"}


@pytest.mark.rule("C15")
def test_six_make_a_line_among_three_in_kosmos() -> None:
    position = genial("R" * 5 + "OYGBV", "", "", centre="RO", reserve="R", options={"row_length": "kosmos"})
    play(position, (0, "draw"), (0, "take"))
    assert field(position, "in_bonus")


@pytest.mark.rule("C13")
@pytest.mark.rule("C15")
@pytest.mark.parametrize(
    "options",
    [
        {"row_length": "long"},
        {"row_length": 7},
        {"alternative_move": "two"},
        {"alternative_move": True},
        {"jokers": 2},
    ],
)
def test_other_options_there_are_none(options: dict[str, Any]) -> None:
    with pytest.raises(gg.InvalidOption):
        gg.new("genial", players=3, **options)


# ------------------------------------------------------------------------------------- an empty reserve (C16)


@pytest.mark.rule("C16")
def test_with_a_success_standing_the_player_must_take() -> None:
    position = genial("ROYGBV", "", zone="R", reserve="")
    assert legal(position, 0) == ["take"]
    refused(position, 0, "draw", "C16")


@pytest.mark.rule("C16")
def test_the_last_token_may_be_drawn_and_then_only_take_is_left() -> None:
    position = genial("ROYGBV", "", reserve={"R": 1})
    assert legal(position, 0) == ["draw"]
    play(position, (0, "draw"))
    assert legal(position, 0) == ["take"]


@pytest.mark.rule("C16")
def test_at_the_start_of_a_turn_an_open_alternative_move_is_the_only_action() -> None:
    position = genial("ROYGB", "", reserve="")
    assert not position.is_over
    assert legal(position, 0) == ["alt"]
    refused(position, 0, "draw", "C16", "reserve-empty")
    refused(position, 0, "take", "C8")
    play(position, (0, "alt"))
    assert ended(position)[0] == "reserve_empty", "the next player can do nothing"


@pytest.mark.rule("C16")
def test_without_one_the_game_ends_and_all_rank_as_ever() -> None:
    position = genial("ROYGBV", "RRRR", "RROOYYGGBBVV", reserve="")
    assert ended(position) == ("reserve_empty", (2,), (2, 3, 1))
    assert position.waiting == frozenset()


@pytest.mark.rule("C16")
def test_a_miss_with_the_last_token_ends_it() -> None:
    """Reds are nowhere but in the zone and the collections, so the last token conflicts."""
    position = genial("", "OO", zone="R", reserve={"R": 1})
    play(position, (0, "draw"))
    assert ended(position) == ("reserve_empty", (1,), (2, 1))


@pytest.mark.rule("C16")
def test_turned_off_the_alternative_move_saves_nobody() -> None:
    position = genial("ROYGB", "", reserve="", options={"alternative_move": "off"})
    assert ended(position)[0] == "reserve_empty"


@pytest.mark.rule("C16")
@pytest.mark.rule("C11")
def test_bonus_turns_that_cannot_draw_lapse_and_the_surplus_goes_back() -> None:
    position = _last_take()
    record = position.play("take", seat=0)
    assert list(record.result.lined) == ["R"]
    assert record.result.bonus_lapsed
    assert {colour: count for colour, count in dict(record.result.returned).items() if count} == {"R": 11}
    assert field(position, "bonus") == 0
    assert not field(position, "in_bonus")
    assert field(position, "reserve")["R"] == 11
    assert position.turn == 1
    assert not position.is_over, "what went back can be drawn"
    assert legal(position, 1) == ["draw"]


def _last_take() -> gg.Position:
    """Nothing is left in the reserve; eighteen reds will be in the turn player's hands."""
    rest = {"O": 20, "Y": 20, "G": 20, "B": 20, "V": 20}
    return genial("R" * 5 + "OYGBV", "RRR", zone="R", centre={"R": 12, **rest}, reserve="")


@pytest.mark.rule("C16")
def test_two_bonus_turns_lapse_together() -> None:
    position = genial("R" * 6 + "O" * 6 + "YGBV", "RRR", zone="RO", reserve="")
    record = position.play("take", seat=0)
    assert sorted(record.result.lined) == ["O", "R"]
    assert record.result.bonus_lapsed
    assert field(position, "bonus") == 0
    assert position.turn == 1


@pytest.mark.rule("C16")
def test_a_second_bonus_turn_lapses_when_the_first_has_drawn_the_last_token() -> None:
    position = genial("R" * 5 + "O" * 5 + "YGBV", "", zone="RO", reserve={"B": 1})
    play(position, (0, "take"))
    assert (field(position, "in_bonus"), field(position, "bonus")) == (True, 1)
    play(position, (0, "draw"))
    assert legal(position, 0) == ["take"]
    record = position.play("take", seat=0)
    assert record.result.bonus_lapsed
    assert field(position, "bonus") == 0


# ----------------------------------------------------------------------------------------- the limit, leavers


@pytest.mark.rule("X1")
def test_the_thousandth_turn_is_the_last() -> None:
    position = genial("ROYGBV", "RRRR", centre="RO", reserve="BG", turns=998)
    play(position, (0, "draw"))
    assert not position.is_over
    play(position, (1, "draw"))
    assert ended(position) == ("turn_limit", (0,), (1, 2))
    refused(position, 0, "draw", "X1", "game-over")


@pytest.mark.rule("X1")
def test_bonus_turns_of_the_last_turn_are_played() -> None:
    position = genial("R" * 6 + "OYGBV", "RRRR", centre="RO", reserve="RB", turns=999)
    play(position, (0, "draw"), (0, "take"))
    assert not position.is_over
    play(position, (0, "draw"))
    assert ended(position)[0] == "turn_limit"


@pytest.mark.rule("X1")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    position = genial(ALMOST, "RRR", centre="VR", reserve="V", turns=999)
    play(position, (0, "draw"), (0, "take"))
    assert ended(position)[0] == "won"


@pytest.mark.rule("X2")
def test_a_leavers_zone_goes_to_the_centre_and_the_collection_to_the_reserve() -> None:
    position = genial("ROYGBVR", "RO", "OO", centre="RRB", zone="RB")
    before = field(position, "reserve")
    position.remove(0)
    assert field(position, "zone") == dict.fromkeys("ROYGBV", 0)
    assert field(position, "centre") == {"R": 3, "O": 0, "Y": 0, "G": 0, "B": 2, "V": 0}
    assert field(position, "reserve") == {colour: before[colour] + 1 + (colour == "R") for colour in "ROYGBV"}
    assert field(position, "collections")[0] == dict.fromkeys("ROYGBV", 0)
    assert field(position, "removed") == [0]
    assert position.turn == 1
    assert position.waiting == {1}
    position.check()


@pytest.mark.rule("X2")
def test_the_turn_and_the_zone_stay_when_another_seat_leaves() -> None:
    position = genial("ROYGBVR", "RO", "OO", centre="RRB", zone="RB")
    position.remove(2)
    assert position.turn == 0
    assert field(position, "zone")["R"] == field(position, "zone")["B"] == 1
    assert legal(position, 0) == ["draw", "take"]
    play(position, (0, "take"))
    position.remove(0)
    assert ended(position) == ("left", (1,), (2, 1, 2))


@pytest.mark.rule("X2")
def test_bonus_turns_of_a_leaver_are_gone() -> None:
    position = genial("R" * 6 + "OYGBV", "", "", centre="RO", reserve="R")
    play(position, (0, "draw"), (0, "take"))
    position.remove(0)
    assert position.turn == 1
    assert not field(position, "in_bonus")
    assert field(position, "bonus") == 0
    assert "draw" in legal(position, 1)


@pytest.mark.rule("X2")
def test_a_removed_seat_ranks_last_and_is_passed_over() -> None:
    position = genial("ROY", "ROYGBV", "", centre="R", reserve="B" + "G", turns=997)
    position.remove(1)
    play(position, (0, "draw"))
    assert position.turn == 2
    refused(position, 1, "draw", "X2", "seat-left")
    play(position, (2, "draw"))
    assert position.turn == 0


@pytest.mark.rule("X2")
@pytest.mark.rule("C16")
def test_a_leavers_tokens_can_be_drawn() -> None:
    """Nothing was left to draw; now the leaver's collection is."""
    position = genial("ROYGB", "RO", "OO", reserve="")
    assert legal(position, 0) == ["alt"]
    position.remove(1)
    assert legal(position, 0) == ["draw", "alt"]


@pytest.mark.rule("X2")
def test_nobody_leaves_twice() -> None:
    position = genial("ROY", "", "", centre="R")
    position.remove(1)
    with pytest.raises(gg.IllegalAction) as caught:
        position.remove(1)
    assert caught.value.rule == "X2"


@pytest.mark.rule("X3")
@pytest.mark.parametrize(
    "broken",
    [
        {"collections": ["R" * 22, ""]},
        {"collections": ["R" * 12, "R" * 10]},
        {"collections": ["", ""], "centre": "RO", "reserve": {"R": 3}},
        {"collections": ["", ""], "reserve": "", "centre": ""},
        {"collections": ["X", ""]},
        {"collections": [{"R": -1}, ""]},
    ],
)
def test_doubled_or_missing_tokens_are_a_broken_position(broken: dict[str, Any]) -> None:
    with pytest.raises(gg.BrokenPosition) as caught:
        gg.Position.from_dict({"game": "genial", **broken})
    assert caught.value.faults


@pytest.mark.rule("X2")
@pytest.mark.rule("C14")
def test_a_removed_seat_does_not_win_with_those_who_have_nothing_either() -> None:
    position = genial("", "", "", centre="R", reserve="B", removed=[1], turns=999)
    play(position, (0, "draw"))
    assert ended(position) == ("turn_limit", (0, 2), (1, 3, 1))
