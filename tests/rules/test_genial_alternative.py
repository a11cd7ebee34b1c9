"""The alternative move (C12, C13)."""

from __future__ import annotations

import pytest

from tests.rules.table import field, genial, legal, play, refused

OTHER = "ROYGBV" * 3


@pytest.mark.rule("C12")
def test_open_when_one_colour_is_scarcer_than_every_other_and_lies_in_the_centre() -> None:
    position = genial("ROYGB", OTHER, centre="VVR")
    assert legal(position, 0) == ["draw", "alt"]


@pytest.mark.rule("C12")
@pytest.mark.parametrize(
    ("collection", "centre"),
    [
        ("ROYG", "VVR"),
        ("", "VVR"),
        ("ROYGBV", "VVR"),
        ("ROYGB", "RRO"),
        ("RROOYYGGBV", "VVB"),
    ],
    ids=["two are missing", "all are missing", "all are equal", "not in the centre", "two share the last place"],
)
def test_otherwise_it_is_not(collection: str, centre: str) -> None:
    position = genial(collection, OTHER, centre=centre)
    assert legal(position, 0) == ["draw"]
    refused(position, 0, "alt", "C12", "no-alternative")


@pytest.mark.rule("C12")
def test_the_scarce_colour_may_be_there_already() -> None:
    position = genial("RROOYYGGBBV", OTHER, centre="V")
    assert legal(position, 0) == ["draw", "alt"]


@pytest.mark.rule("C12")
def test_the_turn_players_collection_decides() -> None:
    position = genial("ROYGB", "OYGBV", centre="R", turn=1)
    assert legal(position, 1) == ["draw", "alt"]
    assert legal(genial("ROYGB", "OYGBV", centre="R"), 0) == ["draw"]


@pytest.mark.rule("C13")
def test_it_takes_one_token_and_ends_the_turn() -> None:
    position = genial("ROYGB", OTHER, centre="VVVR")
    record = position.play("alt", seat=0)
    assert {colour: count for colour, count in dict(record.result.took).items() if count} == {"V": 1}
    assert field(position, "collections")[0]["V"] == 1
    assert field(position, "centre")["V"] == 2
    assert position.turn == 1
    assert field(position, "turns") == 1


@pytest.mark.rule("C13")
def test_all_takes_every_token_of_the_colour() -> None:
    position = genial("ROYGB", OTHER, centre="VVVR", options={"alternative_move": "all"})
    record = position.play("alt", seat=0)
    assert {colour: count for colour, count in dict(record.result.took).items() if count} == {"V": 3}
    assert field(position, "collections")[0]["V"] == 3
    assert field(position, "centre")["V"] == 0
    assert field(position, "centre")["R"] == 1
    assert position.turn == 1


@pytest.mark.rule("C13")
def test_off_closes_it() -> None:
    position = genial("ROYGB", OTHER, centre="VVVR", options={"alternative_move": "off"})
    assert legal(position, 0) == ["draw"]
    refused(position, 0, "alt", "C13", "no-alternative")


@pytest.mark.rule("C13")
def test_not_after_a_draw() -> None:
    position = genial("ROYGB", OTHER, centre="VVR", reserve="R")
    play(position, (0, "draw"))
    assert legal(position, 0) == ["draw", "take"]
    refused(position, 0, "alt", "C13")


@pytest.mark.rule("C13")
def test_not_in_a_bonus_turn() -> None:
    position = genial("R" * 6 + "OYGB", OTHER, centre="RVV", reserve="R")
    play(position, (0, "draw"), (0, "take"))
    assert field(position, "in_bonus")
    assert legal(position, 0) == ["draw"]
    refused(position, 0, "alt", "C10", "must-draw")


@pytest.mark.rule("C13")
def test_a_line_that_it_completes_earns_a_bonus_turn() -> None:
    """Only with `all`: with `one` the scarcest colour can't be complete before the others are."""
    full = "R" * 6 + "OYGBV" * 3 + "OYGB"
    position = genial(full, "", centre="V" * 6, reserve="B", options={"alternative_move": "all"})
    record = position.play("alt", seat=0)
    assert list(record.result.lined) == ["V"]
    assert position.turn == 0
    assert field(position, "in_bonus")
    play(position, (0, "draw"))
    assert field(position, "collections")[0]["V"] == 7, "the surplus went back"
    assert position.turn == 1


@pytest.mark.rule("C13")
@pytest.mark.rule("C14")
def test_the_last_token_of_the_last_colour_wins() -> None:
    position = genial("ROYGBV" * 6 + "ROYGB", "", centre="V")
    play(position, (0, "alt"))
    assert position.outcome is not None
    assert position.outcome.termination.value == "won"
    assert position.outcome.winners == (0,)
