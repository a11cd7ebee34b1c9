"""Lines, bonus turns and the surplus (C10, C11)."""

from __future__ import annotations

from collections import Counter

import pytest

import gongenial as gg
from tests.rules.table import field, genial, legal, play, refused

OTHER = "ROYGBV" * 3


def own(position: gg.Position, seat: int) -> dict[str, int]:
    """What a collection holds, colours that it lacks left out."""
    return {colour: count for colour, count in field(position, "collections")[seat].items() if count}


@pytest.mark.rule("C10")
@pytest.mark.parametrize(("players", "line"), [(2, 7), (3, 7), (4, 5)])
def test_a_line_is_seven_or_five_with_four(players: int, line: int) -> None:
    assert field(gg.new("genial", players=players, seed=1), "line") == line


@pytest.mark.rule("C10")
@pytest.mark.parametrize(("before", "earned"), [(3, False), (4, True), (6, True)])
def test_a_line_earns_a_bonus_turn(before: int, earned: bool) -> None:
    """Three reds come: the one drawn and two of the centre."""
    position = genial("R" * before + "OYGBV", OTHER, centre="RRO", reserve="R")
    play(position, (0, "draw"))
    record = position.play("take", seat=0)
    assert list(record.result.lined) == (["R"] if earned else [])
    assert (position.turn == 0) == earned == field(position, "in_bonus")
    assert field(position, "turns") == (0 if earned else 1)


@pytest.mark.rule("C10")
def test_with_four_a_line_of_five_earns_it() -> None:
    position = genial("RRRROYGBV", OTHER, OTHER, OTHER, centre="RO", reserve="R")
    play(position, (0, "draw"), (0, "take"))
    assert position.turn == 0
    assert field(position, "in_bonus")


@pytest.mark.rule("C10")
def test_a_bonus_turn_begins_with_a_draw_and_then_follows_the_usual_rules() -> None:
    position = genial("RRRRROYGBVV", OTHER, centre="RROO", reserve="RO")
    play(position, (0, "draw"), (0, "take"))
    assert legal(position, 0) == ["draw"]
    refused(position, 0, "take", "C8", "no-success")
    play(position, (0, "draw"))
    assert legal(position, 0) == ["draw", "take"]
    play(position, (0, "take"))
    assert own(position, 0)["O"] == 4
    assert position.turn == 1
    assert field(position, "turns") == 1, "the bonus turn belongs to the turn that earned it"


@pytest.mark.rule("C10")
def test_a_line_earns_once_in_the_game() -> None:
    position = genial("R" * 7 + "OYGBV", OTHER, centre="RRO", reserve="R")
    play(position, (0, "draw"))
    assert list(position.play("take", seat=0).result.lined) == []
    assert position.turn == 1


@pytest.mark.rule("C10")
def test_not_even_when_the_surplus_has_gone_back() -> None:
    position = genial("R" * 5 + "OYGBV", OTHER, centre="RRRO", reserve="RBBRO")
    play(position, (0, "draw"), (0, "take"), (0, "draw"))  # nine reds, a bonus turn that misses
    assert own(position, 0)["R"] == 7
    assert field(position, "lined")[0] == ["R"]
    play(position, (1, "draw"), (1, "draw"))  # blue matches, red misses
    assert position.turn == 0
    play(position, (0, "draw"))
    record = position.play("take", seat=0)
    assert list(record.result.lined) == []
    assert position.turn == 1


@pytest.mark.rule("C10")
def test_two_lines_in_one_take_earn_one_each() -> None:
    position = genial("R" * 5 + "O" * 5 + "YGBV", OTHER, centre="RO", reserve="ROBB")
    play(position, (0, "draw"), (0, "draw"))
    record = position.play("take", seat=0)
    assert sorted(record.result.lined) == ["O", "R"]
    assert field(position, "in_bonus")
    assert field(position, "bonus") == 1, "one runs, one is still due"


@pytest.mark.rule("C10")
def test_a_miss_ends_only_that_bonus_turn() -> None:
    position = genial("R" * 5 + "O" * 5 + "YGBV", OTHER, centre="RO", reserve="ROBG")
    play(position, (0, "draw"), (0, "draw"), (0, "take"))
    assert position.play("draw", seat=0).result.fate == "miss"
    assert position.turn == 0
    assert field(position, "in_bonus")
    assert field(position, "bonus") == 0
    assert field(position, "centre")["B"] == 1
    assert legal(position, 0) == ["draw"]
    assert position.play("draw", seat=0).result.fate == "miss"
    assert position.turn == 1
    assert not field(position, "in_bonus")
    assert field(position, "turns") == 1


@pytest.mark.rule("C10")
def test_a_line_completed_in_a_bonus_turn_earns_another() -> None:
    position = genial("R" * 6 + "O" * 6 + "YGBV", OTHER, centre="RO", reserve="ROB")
    play(position, (0, "draw"), (0, "take"), (0, "draw"))
    record = position.play("take", seat=0)
    assert list(record.result.lined) == ["O"]
    assert position.turn == 0
    assert field(position, "in_bonus")
    play(position, (0, "draw"))
    assert position.turn == 1


@pytest.mark.rule("C11")
def test_the_surplus_goes_back_at_the_end_of_the_turn() -> None:
    position = genial("R" * 7 + "OYGBV", OTHER, centre="RRO", reserve="R")
    play(position, (0, "draw"))
    before = field(position, "reserve")["R"]
    record = position.play("take", seat=0)
    assert {colour: count for colour, count in dict(record.result.returned).items() if count} == {"R": 3}
    assert own(position, 0)["R"] == 7
    assert field(position, "reserve")["R"] == before + 3


@pytest.mark.rule("C11")
def test_with_four_all_above_five_goes_back() -> None:
    position = genial("R" * 5 + "OYGBV", OTHER, OTHER, OTHER, centre="RRO", reserve="R")
    play(position, (0, "draw"), (0, "take"))
    assert own(position, 0)["R"] == 5


@pytest.mark.rule("C11")
def test_only_after_the_last_of_its_bonus_turns() -> None:
    position = genial("R" * 6 + "OYGBV", OTHER, centre="RRO", reserve="RB")
    play(position, (0, "draw"))
    record = position.play("take", seat=0)
    assert not any(dict(record.result.returned).values())
    assert own(position, 0)["R"] == 9, "a bonus turn is still to come"
    record = position.play("draw", seat=0)
    assert {colour: count for colour, count in dict(record.result.returned).items() if count} == {"R": 2}
    assert own(position, 0)["R"] == 7
    assert position.turn == 1


@pytest.mark.rule("C11")
def test_what_went_back_is_mixed_in() -> None:
    """Not drawn next, nor last: as often as the reserve's counts say."""
    drawn: Counter[str] = Counter()
    games = 1500
    for seed in range(games):
        position = genial("R" * 7 + "OYGBV", OTHER, centre="R", zone="R", seed=seed)
        play(position, (0, "take"))
        fair = field(position, "reserve")["R"] / sum(field(position, "reserve").values())
        drawn[str(position.play("draw", seat=1).result.token)] += 1
    assert drawn["R"] / games == pytest.approx(fair, abs=0.035)


@pytest.mark.rule("C11")
def test_the_others_keep_theirs() -> None:
    """Nobody else's collection changes at the end of a turn."""
    position = genial("R" * 7 + "OYGBV", "O" * 7 + "RYGBV", centre="RRO", reserve="R")
    play(position, (0, "draw"), (0, "take"))
    assert own(position, 1) == {"O": 7, "R": 1, "Y": 1, "G": 1, "B": 1, "V": 1}
