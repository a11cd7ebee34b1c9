"""Who cannot ask, games without an end, leavers, all cards (F11, X1 to X3, S2), and the deal of FAMILY (G)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import gongenial as gg
from tests.oracle.cards import FAMILIES, FAMILY_CARDS, deck, in_order
from tests.rules.table import family, field, hand, legal, play, refused

EIGHT = [[0, name] for name in FAMILIES[:8]]
"""All families but NM."""


# ------------------------------------------------------------------------------------------------ the deal


@pytest.mark.rule("G6")
@pytest.mark.rule("F8")
@pytest.mark.parametrize(("players", "size", "jokers"), [(2, 9, 2), (3, 9, 0), (6, 9, 2), (2, 22, 2), (4, 14, 2)])
def test_everybody_is_dealt_the_same_number_and_the_rest_is_the_stock(players: int, size: int, jokers: int) -> None:
    for seed in range(40):
        position = gg.new("family", players=players, seed=seed, hand_size=size, jokers=jokers)
        owners = [owner for owner, _ in field(position, "laid")]
        assert field(position, "counts") == [size - 6 * owners.count(seat) for seat in range(players)]
        assert field(position, "stock") == 54 + jokers - players * size
        position.check()


@pytest.mark.rule("G8")
@pytest.mark.parametrize(
    ("players", "size", "jokers", "fits"),
    [
        (2, 5, 2, True),
        (2, 4, 2, False),
        (2, 22, 2, True),
        (2, 23, 2, False),
        (2, 21, 0, True),
        (2, 22, 0, False),
        (3, 18, 2, True),
        (3, 19, 2, False),
        (3, 18, 0, True),
        (4, 14, 2, True),
        (6, 9, 0, True),
        (6, 10, 2, False),
    ],
)
def test_the_hand_size_fits_the_players(players: int, size: int, jokers: int, fits: bool) -> None:
    if fits:
        gg.new("family", players=players, seed=1, hand_size=size, jokers=jokers).check()
    else:
        with pytest.raises(gg.InvalidOption, match="G8"):
            gg.new("family", players=players, seed=1, hand_size=size, jokers=jokers)


@pytest.mark.rule("G1")
@pytest.mark.parametrize("players", [1, 7])
def test_it_is_for_two_to_six(players: int) -> None:
    with pytest.raises(gg.InvalidOption):
        gg.new("family", players=players)


@pytest.mark.rule("G7")
@pytest.mark.parametrize("starter", [0, 2])
def test_the_starter_has_the_first_turn(starter: int) -> None:
    position = gg.new("family", players=3, seed=9, starter=starter)
    assert position.turn == starter
    assert position.waiting == {starter}


# -------------------------------------------------------------------------------------------- who cannot ask


@pytest.mark.rule("F11")
def test_without_a_family_card_one_draws_and_the_turn_passes() -> None:
    position = family("", "AD1 AD2", "SR1", stock="OM1 OM2")
    assert legal(position, 0) == ["draw"]
    record = position.play("draw", seat=0)
    assert (record.result.drew, record.result.cards) == (0, ("OM1",))
    assert hand(position, 0) == ["OM1"]
    assert position.turn == 1, "even if the new card would allow a question"


@pytest.mark.rule("F11")
def test_with_nothing_but_a_joker_one_plays_it_or_draws() -> None:
    position = family("JK", "AD1 AD2", "SR1", stock="OM1 OM2")
    assert legal(position, 0) == ["JK>1", "JK>2", "draw"]
    play(position, (0, "JK>1"), (1, "accept"))
    assert position.turn == 0, "after a joker the turn goes on"
    assert "ask 2 AD3" in legal(position, 0)


@pytest.mark.rule("F11")
def test_when_nobody_else_has_cards_one_draws() -> None:
    position = family("AD1 AD2", "", "", stock="OM1 OM2")
    assert legal(position, 0) == ["draw"]
    play(position, (0, "draw"))
    assert legal(position, 1) == ["draw"]


@pytest.mark.rule("F11")
@pytest.mark.rule("S2")
def test_with_nothing_to_draw_one_passes() -> None:
    position = family("", "NM1 NM2 NM3", "NM4 NM5 NM6 JK JK", laid=EIGHT, stock="")
    assert legal(position, 0) == ["pass"]
    record = position.play("pass", seat=0)
    assert record.result.drew is None
    assert position.turn == 1


@pytest.mark.rule("F11")
def test_nobody_draws_or_passes_who_can_ask() -> None:
    position = family("PX1 NB2", "AD1", stock="OM1")
    refused(position, 0, "draw", "F11")
    refused(position, 0, "pass", "F11")
    refused(family("", "AD1", stock="OM1"), 0, "pass", "F11")
    refused(family("", "NM1 NM2 NM3 JK", "NM4 NM5 NM6 JK", laid=EIGHT, stock=""), 0, "draw", "F11", "nothing-to-draw")


@pytest.mark.rule("F11")
def test_a_hand_that_is_laid_whole_leaves_the_draw() -> None:
    position = family("PX1 PX2 PX3 PX4 PX5", "PX6 AD1", stock="OM1")
    play(position, (0, "ask 1 PX6"))
    assert position.turn == 0
    assert legal(position, 0) == ["draw"]
    play(position, (0, "draw"))
    assert position.turn == 1


# ------------------------------------------------------------------------------------------------ without end


@pytest.mark.rule("X1")
def test_the_thousandth_turn_is_the_last() -> None:
    position = family("PX1 NB2", "AD1 ZT1", laid=[[1, "OM"], [0, "VG"], [1, "NM"]], turns=998, stock="SR1 SR2")
    play(position, (0, "ask 1 PX2"))
    assert not position.is_over
    play(position, (1, "ask 0 ZT2"))
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "turn_limit"
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1))
    refused(position, 0, "ask 1 PX2", "X1", "game-over")


def miss(position: gg.Position) -> None:
    """A turn that brings nothing: a question to somebody who hasn't the card, or a pass."""
    for action in legal(position):
        if action.startswith("ask "):
            _, target, card = action.split()
            if card not in hand(position, int(target)):
                position.play(action)
                return
    position.play("pass")


def three_pairs(players: int, **fields: Any) -> gg.Position:
    """Eight families are laid, the ninth is in three hands, so that anybody can ask in vain."""
    hands = ["NM1 NM2", "NM3 NM4", "NM5 NM6", "", "", ""][:players]
    return family(*hands, laid=EIGHT, **{"stock": "", "options": {"jokers": 0}, **fields})


@pytest.mark.rule("X1")
@pytest.mark.parametrize("players", [3, 5])
def test_without_a_family_for_thirty_rounds_and_none_in_the_stock_it_is_stuck(players: int) -> None:
    position = three_pairs(players)
    for turn in range(30 * players):
        assert not position.is_over, turn
        miss(position)
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "stuck"
    assert outcome.winners == (0,)
    assert field(position, "turns") == 30 * players
    refused(position, position.turn, "pass", "X1", "game-over")


@pytest.mark.rule("X1")
def test_jokers_in_the_stock_are_no_family_cards() -> None:
    position = three_pairs(3, stock="JK JK", options={"jokers": 2})
    for _ in range(89):
        miss(position)
    assert not position.is_over
    miss(position)
    assert position.is_over


@pytest.mark.rule("X1")
def test_as_long_as_a_family_card_may_come_it_goes_on() -> None:
    """The last family card of the stock is drawn in the first turn, which doesn't count."""
    position = family("NM1 NM2", "NM3 NM4", "NM5", laid=EIGHT, stock="NM6", options={"jokers": 0})
    position.play("ask 1 NM5")
    for turn in range(90):
        assert not position.is_over, turn
        miss(position)
    assert position.is_over


@pytest.mark.rule("X1")
def test_a_completed_family_begins_the_count_anew() -> None:
    seven = [[0, name] for name in FAMILIES[:7]]
    hands = "OM1 OM2 NM1", "OM3 OM4 NM2 NM3", "OM5 OM6 NM4 NM5 NM6"
    position = family(*hands, laid=seven, stock="", options={"jokers": 0})
    for _ in range(60):
        miss(position)
    for card in ("OM3", "OM4"):
        position.play(f"ask 1 {card}", seat=0)
    for card in ("OM5", "OM6"):
        position.play(f"ask 2 {card}", seat=0)
    assert len(field(position, "laid")) == 8
    turns = 0
    while not position.is_over:
        miss(position)
        turns += 1
    assert turns in (90, 91), "the turn that brought the family doesn't count"


@pytest.mark.rule("X2")
def test_a_leavers_cards_go_back_and_the_families_stay() -> None:
    eight = [[1, name] for name in FAMILIES[:8]]
    position = family("NM1 NM2", "NM3 NM4", "rest", laid=eight, stock="JK")
    position.remove(1)
    assert hand(position, 1) == []
    assert sorted(position.to_dict()["stock"]) == ["JK", "NM3", "NM4"]
    assert [list(entry) for entry in field(position, "laid")] == eight
    assert position.turn == 0
    refused(position, 0, "ask 1 NM3", "F1", "target-left")
    assert not [action for action in legal(position, 0) if action.startswith("ask 1")]
    position.check()


@pytest.mark.rule("X2")
def test_a_removed_seat_cannot_win_but_its_families_count_as_taken() -> None:
    owners = [1, 1, 1, 1, 1, 0, 2, 2]
    position = family(
        "NM1 NM2 NM3 NM4 NM5",
        "",
        "NM6",
        laid=[[owner, name] for owner, name in zip(owners, FAMILIES[:8], strict=True)],
        stock="JK JK",
    )
    position.remove(1)
    assert not position.is_over
    play(position, (0, "ask 2 NM6"))
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "won"
    assert (outcome.winners, outcome.ranks) == ((2,), (2, 3, 1))


@pytest.mark.rule("X2")
def test_the_turn_passes_once_when_its_player_leaves() -> None:
    position = family("PX1", "AD1", "SR1", "OM1", turn=1, stock="VG1")
    position.remove(1)
    assert position.turn == 2
    assert position.waiting == {2}
    position.remove(0)
    assert position.turn == 2
    play(position, (2, "ask 3 SR2"))
    assert position.turn == 3
    play(position, (3, "ask 2 OM2"))
    assert position.turn == 2


@pytest.mark.rule("X2")
def test_a_joker_lapses_when_its_player_leaves_before_the_answer() -> None:
    position = play(family("JK NB2", "JK AD2", "SR1", stock="ZT1"), (0, "JK>1"))
    position.remove(0)
    assert sorted(hand(position, 1)) == ["AD2", "JK"]
    assert position.turn == 1
    assert field(position, "joker") is None
    assert "JK" in position.to_dict()["stock"]


@pytest.mark.rule("X2")
def test_a_target_that_leaves_answers_no_and_then_its_cards_go_back() -> None:
    position = play(family("JK NB2", "JK AD2 AD3", "SR1", stock="ZT1"), (0, "JK>1"))
    record = position.remove(1)
    assert record.result.exchanged == (0, 1)
    assert sorted(hand(position, 0)) == ["AD2", "AD3", "JK"]
    assert "NB2" in position.to_dict()["stock"]
    assert position.waiting == {0}


@pytest.mark.rule("X2")
def test_the_last_seat_wins() -> None:
    position = family("PX1", "AD1", "SR1", laid=[[0, "OM"]])
    position.remove(0)
    assert not position.is_over
    position.remove(1)
    outcome = position.outcome
    assert outcome is not None
    assert outcome.termination.value == "left"
    assert outcome.winners == (2,)


@pytest.mark.rule("X3")
@pytest.mark.parametrize("jokers", [2, 0])
def test_every_card_is_there_once_after_the_deal(jokers: int) -> None:
    for seed in range(50):
        truth = gg.new("family", players=4, seed=seed, jokers=jokers, hand_size=13).to_dict()
        down = [card for card in FAMILY_CARDS if any(card[:2] == name for _, name in truth["laid"])]
        cards = [*itertools.chain(*truth["hands"]), *truth["stock"], *down]
        assert in_order(cards) == deck(jokers)


@pytest.mark.rule("X3")
@pytest.mark.parametrize(
    "broken",
    [
        {"hands": [["PX1", "PX2"], ["PX1"]]},
        {"hands": [["JK", "JK"], ["JK"]]},
        {"hands": [["PX1"], ["PX2"]], "stock": ["PX1"]},
        {"hands": [["PX1"], ["JK"]], "options": {"jokers": 0}},
        {"hands": [["PX1"], ["PX2"]], "stock": []},
        {"hands": [["PX1"], ["NB2"]], "laid": [[0, "PX"]]},
        {"hands": [["NB1"], ["NB2"]], "laid": [[0, "PX"], [1, "PX"]]},
        {"hands": [["NB1"], ["NB2"]], "laid": [[2, "PX"]]},
    ],
)
def test_a_doubled_or_missing_card_is_a_broken_position(broken: dict[str, Any]) -> None:
    with pytest.raises(gg.BrokenPosition) as caught:
        gg.Position.from_dict({"game": "family", **broken})
    assert caught.value.faults
