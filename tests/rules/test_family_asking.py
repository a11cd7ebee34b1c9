"""Asking in FAMILY, and what comes of a hit and of a miss (F1 to F7, F12)."""

from __future__ import annotations

import pytest

import gongenial as gg
from tests.oracle.cards import FAMILIES
from tests.rules.table import family, field, hand, legal, play, refused

EIGHT = [[0, name] for name in FAMILIES[:8]]
"""All families but NM."""

# ------------------------------------------------------------------------------------------- what may be asked


@pytest.mark.rule("F1")
def test_any_other_player_may_be_asked_for_one_card() -> None:
    position = family("PX1 PX2 PX3 PX4", "NB1 ZT1", "PX5 ZT2")
    assert legal(position, 0) == ["ask 1 PX5", "ask 1 PX6", "ask 2 PX5", "ask 2 PX6"]
    assert legal(position, 1) == legal(position, 2) == []


@pytest.mark.rule("F1")
def test_a_card_is_named_by_its_family_and_its_number() -> None:
    record = family("PX1 NB2", "PX5 ZT1").play("ask 1 PX5", seat=0)
    assert record.action == "ask 1 PX5"


@pytest.mark.rule("F1")
def test_nobody_asks_themselves_or_out_of_turn() -> None:
    position = family("PX1 NB2", "PX5 ZT1")
    refused(position, 0, "ask 0 PX2", "F1", "target-self")
    refused(position, 1, "ask 0 PX1", "G7", "not-your-turn")


@pytest.mark.rule("F1")
def test_a_player_without_cards_is_not_asked() -> None:
    position = family("PX1 PX2 PX3 PX4", "", "PX5 ZT2")
    assert legal(position, 0) == ["ask 2 PX5", "ask 2 PX6"]
    refused(position, 0, "ask 1 PX5", "F1", "target-empty")


@pytest.mark.rule("F1")
def test_a_player_with_nothing_but_a_joker_may_be_asked() -> None:
    position = family("PX1 PX2 PX3 PX4 PX5", "JK", stock="SR1")
    assert legal(position, 0) == ["ask 1 PX6"]
    record = position.play("ask 1 PX6", seat=0)
    assert record.result.gave == ()
    assert hand(position, 1) == ["JK"]


@pytest.mark.rule("F2")
def test_one_must_hold_a_card_of_the_family() -> None:
    refused(family("PX1 NB2", "ZT5 ZT1"), 0, "ask 1 ZT5", "F2", "no-family")


@pytest.mark.rule("F2")
def test_nobody_asks_for_a_card_of_their_own() -> None:
    position = family("PX1 PX2", "ZT5 ZT1")
    assert "ask 1 PX2" not in legal(position, 0)
    refused(position, 0, "ask 1 PX2", "F2", "own-card")


@pytest.mark.rule("F2")
def test_a_joker_is_of_no_family() -> None:
    position = family("JK", "ZT5 ZT1", stock="SR1")
    assert legal(position, 0) == ["JK>1", "draw"]
    with pytest.raises(gg.InvalidAction):
        position.play("ask 1 JK", seat=0)


@pytest.mark.rule("F2")
def test_every_card_that_is_missing_in_ones_families_may_be_asked_for() -> None:
    position = family("PX1 NM6 JK", "ZT5")
    assert legal(position, 0) == [
        *(f"ask 1 PX{number}" for number in (2, 3, 4, 5, 6)),
        *(f"ask 1 NM{number}" for number in (1, 2, 3, 4, 5)),
        "JK>1",
    ]


# ---------------------------------------------------------------------------------------------------- a hit


@pytest.mark.rule("F3")
def test_the_card_is_given_and_the_turn_goes_on() -> None:
    position = family("PX1 NB2", "PX5 ZT1", "SR1 SR2")
    record = position.play("ask 1 PX5", seat=0)
    (gift,) = record.result.gave
    assert (gift.giver, gift.taker, gift.count, tuple(gift.cards)) == (1, 0, 1, ("PX5",))
    assert record.result.drew is None
    assert sorted(hand(position, 0)) == ["NB2", "PX1", "PX5"]
    assert hand(position, 1) == ["ZT1"]
    assert position.turn == 0
    assert field(position, "turns") == 0


@pytest.mark.rule("F3")
def test_then_anyone_may_be_asked_again() -> None:
    position = play(family("PX1 NB2", "PX5 PX4 ZT1", "PX6 SR2"), (0, "ask 1 PX5"))
    assert {"ask 1 PX4", "ask 2 PX6", "ask 1 NB1"} <= set(legal(position, 0))
    play(position, (0, "ask 2 PX6"), (0, "ask 1 PX4"))
    assert sorted(hand(position, 0)) == ["NB2", "PX1", "PX4", "PX5", "PX6"]
    assert position.turn == 0


@pytest.mark.rule("F3")
def test_there_is_no_stopping() -> None:
    position = play(family("PX1 NB2", "PX5 ZT1", stock="SR1"), (0, "ask 1 PX5"))
    assert all(action.startswith("ask ") for action in legal(position, 0))
    refused(position, 0, "pass", "F11", "must-ask")
    refused(position, 0, "draw", "F11", "must-ask")


# --------------------------------------------------------------------------------------------------- a miss


@pytest.mark.rule("F4")
def test_a_miss_draws_one_card() -> None:
    position = family("PX1 NB2", "ZT5 ZT1", stock="SR6 SR5")
    record = position.play("ask 1 PX5", seat=0)
    assert (record.result.drew, record.result.cards) == (0, ("SR6",))
    assert record.result.gave == ()
    assert sorted(hand(position, 0)) == ["NB2", "PX1", "SR6"]
    assert field(position, "stock") == 56 - 4 - 1
    assert hand(position, 1) == ["ZT1", "ZT5"]


@pytest.mark.rule("F4")
@pytest.mark.rule("S2")
def test_without_a_stock_nothing_is_drawn() -> None:
    position = family("NM1 NM2", "NM3 JK", "rest", laid=EIGHT, stock="")
    record = position.play("ask 1 NM4", seat=0)
    assert (record.result.drew, record.result.cards) == (None, ())
    assert hand(position, 0) == ["NM1", "NM2"]
    assert position.turn == 1


@pytest.mark.rule("F5")
def test_drawing_the_card_that_was_asked_for_keeps_the_turn() -> None:
    position = family("PX1 NB2", "ZT5 ZT1", stock="PX5 SR6")
    record = position.play("ask 1 PX5", seat=0)
    assert record.result.shown == "PX5"
    assert (record.result.drew, record.result.cards) == (0, ("PX5",))
    assert position.turn == 0
    assert field(position, "turns") == 0
    assert "ask 1 PX6" in legal(position, 0)


@pytest.mark.rule("F5")
@pytest.mark.parametrize("drawn", ["PX6", "NB5", "JK"])
def test_another_card_of_the_family_or_number_does_not(drawn: str) -> None:
    position = family("PX1 NB2", "ZT5 ZT1", stock=drawn)
    record = position.play("ask 1 PX5", seat=0)
    assert record.result.shown is None
    assert position.turn == 1


@pytest.mark.rule("F6")
def test_the_turn_passes_clockwise_and_not_to_whom_was_asked() -> None:
    position = family("PX1 NB2", "ZT5 ZT1", "SR1 SR2", "OM1 OM2", stock="VG1 VG2 VG3 VG4")
    play(position, (0, "ask 2 PX5"))
    assert position.turn == 1
    assert field(position, "turns") == 1
    play(position, (1, "ask 0 ZT2"), (2, "ask 1 SR4"), (3, "ask 1 OM4"))
    assert position.turn == 0
    assert field(position, "turns") == 4


@pytest.mark.rule("F7")
def test_nothing_is_discarded() -> None:
    position = gg.new("family", players=3, seed=4)
    for _ in range(60):
        if position.is_over:
            break
        position.play(position.legal()[0])
        held = sum(field(position, "counts")) + 6 * len(field(position, "laid"))
        assert held + field(position, "stock") == 56
    assert "pile" not in position.view(0).to_dict()
    with pytest.raises(gg.BrokenPosition):
        gg.Position.from_dict({"game": "family", "hands": [["PX1"], ["PX2"]], "pile": ["PX3"]})


# --------------------------------------------------------------------------------------------- who sees what


@pytest.mark.rule("F12")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_questions_answers_and_given_cards_are_public(viewer: int | None) -> None:
    position = family("PX1 NB2", "PX5 ZT1", "SR1 SR2")
    event = position.event(position.play("ask 1 PX5", seat=0), viewer)
    assert (event.seat, event.action) == (0, "ask 1 PX5")
    (gift,) = event.gave
    assert (gift.giver, gift.taker, gift.count, tuple(gift.cards)) == (1, 0, 1, ("PX5",))
    if viewer != 0:
        assert list(field(position, "known", viewer)[0]["holds"]) == ["PX5"]


@pytest.mark.rule("F12")
def test_the_card_drawn_on_a_miss_is_the_drawers_secret() -> None:
    position = family("PX1 NB2", "ZT5 ZT1", "SR1 SR2", stock="OM6")
    record = position.play("ask 1 PX5", seat=0)
    assert position.event(record, 0).card == "OM6"
    for viewer in (1, 2, None):
        event = position.event(record, viewer)
        assert (event.drew, event.count, event.card, event.shown) == (0, 1, None, None)
        assert "OM6" not in repr(event)
        assert list(field(position, "known", viewer)[0]["holds"]) == []


@pytest.mark.rule("F12")
@pytest.mark.rule("F5")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_unless_it_is_the_one_asked_for(viewer: int | None) -> None:
    position = family("PX1 NB2", "ZT5 ZT1", "SR1 SR2", stock="PX5")
    event = position.event(position.play("ask 1 PX5", seat=0), viewer)
    assert (event.drew, event.count, event.shown) == (0, 1, "PX5")
    if viewer != 0:
        assert list(field(position, "known", viewer)[0]["holds"]) == ["PX5"]
