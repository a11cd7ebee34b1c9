"""Faults of comparable programs, each as the same situation in Совершенно гениально."""

from __future__ import annotations

import pytest

import gongenial as gg
from tests.rules.table import field, genial, legal, play, refused

OTHER = "ROYGBV" * 3
ALMOST = "ROYGBV" * 6 + "ROYGB"
"""One violet short of a full collection."""


@pytest.mark.case("B22")
@pytest.mark.parametrize(("leaver", "turn"), [(2, 1), (1, 2), (0, 1), (3, 1)])
def test_b22_a_leaver_neither_takes_nor_doubles_a_turn(leaver: int, turn: int) -> None:
    position = genial("R", "O", "Y", "G", centre="RO", turn=1)
    position.remove(leaver)
    assert position.turn == turn
    assert position.waiting == {turn}


@pytest.mark.case("B23")
def test_b23_with_one_left_it_is_over_and_nobody_is_current() -> None:
    position = genial("R", "O", centre="RO")
    position.remove(0)
    assert position.is_over
    assert position.waiting == position.actors == frozenset()
    assert legal(position, 1) == []


@pytest.mark.case("B23")
def test_b23_the_one_who_has_won_is_waited_for_no_more() -> None:
    position = play(genial(ALMOST, "O", "", centre="V", zone="V"), (0, "take"))
    assert position.waiting == position.actors == frozenset()


@pytest.mark.case("B29")
def test_b29_every_action_of_the_notation_reads_back() -> None:
    for text in ("draw", "take", "alt"):
        action = gg.parse("genial", text)
        assert str(action) == text
        assert gg.parse("genial", str(action)) == action
    for text in ("", "a", "t d", "drawtake", "R", "7"):
        with pytest.raises(gg.InvalidAction):
            gg.parse("genial", text)


@pytest.mark.case("B36")
def test_b36_a_take_after_a_miss_is_refused() -> None:
    position = genial(OTHER, OTHER, centre="ROO", reserve="RG")
    play(position, (0, "draw"), (0, "draw"))
    refused(position, 0, "take", "C3", "not-your-turn")
    refused(position, 1, "take", "C8", "no-success")
    assert sum(field(position, "zone").values()) == 0
    assert sum(field(position, "centre").values()) == 5


@pytest.mark.case("B36")
def test_b36_a_take_after_a_miss_in_a_bonus_turn_is_refused() -> None:
    position = genial("R" * 6 + "O" * 6 + "YGBV", OTHER, centre="RO", reserve="ROBG")
    play(position, (0, "draw"), (0, "draw"), (0, "take"), (0, "draw"))
    assert position.turn == 0
    refused(position, 0, "take", "C8", "no-success")


@pytest.mark.case("B37")
def test_b37_the_sixth_line_ends_it_without_a_bonus_turn() -> None:
    position = genial(ALMOST, OTHER, centre="V", reserve="V")
    play(position, (0, "draw"), (0, "take"))
    assert position.is_over
    assert position.waiting == position.actors == frozenset()
    assert not field(position, "in_bonus")
    assert field(position, "bonus") == 0
    for seat in (0, 1):
        assert legal(position, seat) == []
        refused(position, seat, "draw", "C14", "game-over")


@pytest.mark.case("B38")
def test_b38_two_lines_in_one_take_are_two_bonus_turns() -> None:
    position = genial("R" * 5 + "O" * 5 + "YGBV", OTHER, centre="RO", reserve="ROBG")
    play(position, (0, "draw"), (0, "draw"), (0, "take"))
    fates = []
    while position.turn == 0:
        assert legal(position, 0) == ["draw"]
        fates.append(position.play("draw", seat=0).result.fate)
    assert fates == ["miss", "miss"], "a miss in a bonus turn leaves the other one due"


@pytest.mark.case("B39")
def test_b39_an_empty_reserve_with_a_success_standing() -> None:
    assert legal(genial("ROYGB", OTHER, zone="R", reserve=""), 0) == ["take"]


@pytest.mark.case("B39")
def test_b39_an_empty_reserve_at_the_start_of_a_turn() -> None:
    assert legal(genial("ROYGB", OTHER, reserve=""), 0) == ["alt"]
    ended = genial("ROYGBV", OTHER, reserve="")
    assert ended.outcome is not None
    assert ended.outcome.termination.value == "reserve_empty"


@pytest.mark.case("B51")
def test_b51_every_seat_sees_the_table_and_only_the_turn_player_may_act() -> None:
    position = genial("R", "O", "Y", centre="RO", turn=1)
    for seat in range(3):
        assert field(position, "collections", seat)[1]["O"] == 1
        assert bool(legal(position, seat)) == (seat == 1)
