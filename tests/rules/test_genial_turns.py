"""A turn of Совершенно гениально: drawing, the two misses, taking (C1 to C9)."""

from __future__ import annotations

from collections import Counter

import pytest

import gongenial as gg
from tests.rules.table import field, genial, legal, play, refused

COLOURS = "ROYGBV"
MANY = "ROYGBV" * 3
"""A collection that leaves no colour scarce, so that no alternative move is open."""


def counts(tokens: str) -> dict[str, int]:
    """As a view counts them."""
    return {colour: tokens.count(colour) for colour in COLOURS}


# ------------------------------------------------------------------------------------------------- the start


@pytest.mark.rule("C1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_21_tokens_in_each_of_six_colours(players: int) -> None:
    position = gg.new("genial", players=players, seed=3)
    everything = Counter(field(position, "reserve")) + Counter(field(position, "centre"))
    assert everything == dict.fromkeys(COLOURS, 21)
    assert field(position, "collections") == [counts("")] * players
    assert field(position, "zone") == counts("")


@pytest.mark.rule("C1")
@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(gg.InvalidOption):
        gg.new("genial", players=players)


@pytest.mark.rule("C2")
def test_three_tokens_lie_in_the_centre_and_the_rest_in_the_reserve() -> None:
    for seed in range(40):
        position = gg.new("genial", players=2, seed=seed)
        assert sum(field(position, "centre").values()) == 3
        assert sum(field(position, "reserve").values()) == 123


@pytest.mark.rule("C2")
def test_the_three_are_random() -> None:
    """By the seed, and each colour as often as any other; three of one colour are possible."""
    games = 3000
    lying: Counter[str] = Counter()
    threes = 0
    for seed in range(games):
        centre = field(gg.new("genial", players=2, seed=seed), "centre")
        lying.update(centre)
        threes += max(centre.values()) == 3
    assert field(gg.new("genial", seed=5), "centre") == field(gg.new("genial", seed=5), "centre")
    expected = 3 * games / 6
    assert sum((lying[colour] - expected) ** 2 / expected for colour in COLOURS) < 20.5  # 5 degrees, one in a thousand
    chance_of_three = 20 / 125 * 19 / 124
    assert threes == pytest.approx(games * chance_of_three, rel=0.35)


@pytest.mark.rule("C3")
@pytest.mark.rule("G7")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_turns_go_clockwise_from_the_starter(starter: int) -> None:
    position = gg.new("genial", players=3, seed=1, starter=starter)
    seats = [position.turn]
    while len(seats) < 5:
        position.play("take" if "take" in legal(position) else "draw")
        if position.turn != seats[-1]:
            seats.append(position.turn)
    assert seats == [(starter + step) % 3 for step in range(5)]


# -------------------------------------------------------------------------------------------------- drawing


@pytest.mark.rule("C4")
def test_a_turn_begins_with_a_draw_into_the_zone() -> None:
    position = genial(MANY, MANY, centre="RO", reserve="R")
    assert legal(position, 0) == ["draw"]
    record = position.play("draw", seat=0)
    assert (record.result.token, record.result.fate) == ("R", "match")
    assert field(position, "zone") == counts("R")
    assert field(position, "centre") == counts("RO"), "the centre's token stays where it is"


@pytest.mark.rule("C4")
def test_the_token_is_drawn_at_random_by_the_counts_in_the_reserve() -> None:
    """What is drawn first in many games from one position: ten reds, five greens, one blue."""
    drawn: Counter[str] = Counter()
    games = 3200
    for seed in range(games):
        position = genial("", "", reserve={"R": 10, "G": 5, "B": 1}, seed=seed)  # all others lie in the centre
        drawn[str(position.play("draw", seat=0).result.token)] += 1
    expected = {"R": games * 10 / 16, "G": games * 5 / 16, "B": games / 16}
    assert drawn.keys() == expected.keys()
    assert sum((drawn[colour] - fair) ** 2 / fair for colour, fair in expected.items()) < 13.8  # 2 degrees of freedom


@pytest.mark.rule("C4")
def test_nobody_draws_out_of_turn() -> None:
    position = genial(MANY, MANY, centre="RO", reserve="R")
    assert legal(position, 1) == []
    refused(position, 1, "draw", "C3", "not-your-turn")


@pytest.mark.rule("C5")
def test_a_match_is_a_success_and_leaves_the_choice() -> None:
    position = genial(MANY, MANY, centre="RO", reserve="RO")
    record = position.play("draw", seat=0)
    assert record.result.fate == "match"
    assert position.turn == 0
    assert legal(position, 0) == ["draw", "take"]
    play(position, (0, "draw"))
    assert field(position, "zone") == counts("RO")
    assert legal(position, 0) == ["draw", "take"]


@pytest.mark.rule("C6")
def test_no_match_is_a_miss_and_the_zone_goes_to_the_centre() -> None:
    position = genial(MANY, MANY, centre="ROO", reserve="RG")
    play(position, (0, "draw"))
    record = position.play("draw", seat=0)
    assert (record.result.token, record.result.fate) == ("G", "miss")
    assert field(position, "centre") == counts("ROORG")
    assert field(position, "zone") == counts("")
    assert field(position, "collections")[0] == counts(MANY)
    assert position.turn == 1
    assert field(position, "turns") == 1


@pytest.mark.rule("C6")
def test_a_first_token_that_finds_no_colour_of_its_own_is_a_miss() -> None:
    position = genial(MANY, MANY, MANY, centre="RR", reserve="B")
    assert position.play("draw", seat=0).result.fate == "miss"
    assert field(position, "centre") == counts("RRB")
    assert position.turn == 1


@pytest.mark.rule("C6")
def test_with_an_empty_centre_everything_is_a_miss() -> None:
    position = genial(MANY, MANY, centre="", reserve="B")
    assert position.play("draw", seat=0).result.fate == "miss"
    assert field(position, "centre") == counts("B")


@pytest.mark.rule("C7")
def test_a_colour_that_is_already_in_the_zone_is_a_conflict() -> None:
    position = genial(MANY, MANY, centre="RRO", reserve="ROR")
    play(position, (0, "draw"), (0, "draw"))
    record = position.play("draw", seat=0)
    assert (record.result.token, record.result.fate) == ("R", "conflict")
    assert field(position, "centre") == counts("RROROR")
    assert field(position, "zone") == counts("")
    assert position.turn == 1


# --------------------------------------------------------------------------------------------------- taking


@pytest.mark.rule("C8")
def test_take_brings_the_zone_and_all_of_its_colours_in_the_centre() -> None:
    position = genial("ROYGBV", MANY, centre="RRROGG", reserve="RG")
    play(position, (0, "draw"), (0, "draw"))
    record = position.play("take", seat=0)
    assert {colour: count for colour, count in dict(record.result.took).items() if count} == {"R": 4, "G": 3}
    assert field(position, "collections") == [counts("ROYGBV" + "RRRR" + "GGG"), counts(MANY)]
    assert field(position, "centre") == counts("O")
    assert field(position, "zone") == counts("")


@pytest.mark.rule("C8")
def test_take_needs_a_success() -> None:
    refused(genial(MANY, MANY, centre="RO", reserve="R"), 0, "take", "C8", "no-success")


@pytest.mark.rule("C8")
def test_what_is_collected_is_safe() -> None:
    position = genial("ROYGBVR", MANY, centre="RO", reserve="RB")
    play(position, (0, "draw"), (0, "draw"))
    assert field(position, "collections")[0] == counts("ROYGBVR")


@pytest.mark.rule("C9")
def test_after_taking_the_turn_ends() -> None:
    position = genial("ROYGBV", MANY, MANY, centre="RRO", reserve="R")
    play(position, (0, "draw"), (0, "take"))
    assert position.turn == 1
    assert field(position, "turns") == 1
    assert field(position, "bonus") == 0
    refused(position, 0, "draw", "C3", "not-your-turn")


@pytest.mark.rule("C9")
def test_the_last_seat_hands_the_turn_to_the_first() -> None:
    position = genial(MANY, MANY, MANY, centre="RRO", reserve="B", turn=2)
    play(position, (2, "draw"))
    assert position.turn == 0


# ------------------------------------------------------------------------------------------------- the view


@pytest.mark.rule("C5")
@pytest.mark.rule("C6")
@pytest.mark.rule("C7")
def test_the_odds_are_those_of_the_reserve() -> None:
    position = genial("", "", zone="R", reserve={"R": 4, "O": 3, "B": 2})
    assert field(position, "odds") == {"match": 5, "miss": 0, "conflict": 4, "of": 9}
    position = genial(
        "G" * 7, "Y" * 7, turn=1, zone={"R": 1}, centre={"R": 3, "O": 2, "Y": 14, "G": 14, "V": 0, "B": 0}
    )
    assert field(position, "odds") == {"match": 19, "miss": 42, "conflict": 17, "of": 78}
