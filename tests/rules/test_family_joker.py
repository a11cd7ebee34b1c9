"""The GONG JOKER in FAMILY (J)."""

from __future__ import annotations

import pytest

from tests.oracle.cards import FAMILIES
from tests.rules.table import family, field, hand, legal, play, refused

EIGHT = [[0, name] for name in FAMILIES[:8]]
"""All families but NM."""


@pytest.mark.rule("J1")
def test_the_two_exchange_their_whole_hands() -> None:
    position = family("JK PX1 NB3", "AD1 AD2 AD3 AD4", "SR1")
    play(position, (0, "JK>1"))
    record = position.play("accept", seat=1)
    assert record.result.exchanged == (0, 1)
    assert sorted(hand(position, 0)) == ["AD1", "AD2", "AD3", "AD4"]
    assert sorted(hand(position, 1)) == ["NB3", "PX1"]
    assert hand(position, 2) == ["SR1"]


@pytest.mark.rule("J1")
def test_on_ones_own_turn_on_another_player_with_a_joker() -> None:
    position = family("JK NB2", "JK AD2", "SR1")
    refused(position, 0, "JK>0", "J1", "target-self")
    refused(position, 1, "JK>0", "G7", "not-your-turn")
    refused(family("PX1 NB2", "JK AD2", "SR1"), 0, "JK>1", "J1", "no-joker")


@pytest.mark.rule("J2")
def test_a_played_joker_goes_into_the_stock_which_is_reshuffled() -> None:
    orders = set()
    for seed in range(30):
        position = family("JK NM5", "NM6", "JK", stock="NM1 NM2 NM3 NM4", laid=EIGHT, seed=seed)
        play(position, (0, "JK>1"))
        orders.add(tuple(position.to_dict()["stock"]))
    assert {tuple(sorted(order)) for order in orders} == {("JK", "NM1", "NM2", "NM3", "NM4")}
    assert len({order.index("JK") for order in orders}) == 5, "the joker may lie anywhere"
    assert len(orders) > 15, "the others change their places too"


@pytest.mark.rule("J2")
def test_it_is_there_to_be_drawn_even_if_the_stock_was_empty() -> None:
    position = family("JK NM2", "NM1", "rest", stock="", laid=EIGHT)
    play(position, (0, "JK>1"))
    assert field(position, "stock") == 1
    play(position, (1, "accept"), (0, "ask 2 NM3"), (0, "ask 1 NM4"))
    assert "JK" in hand(position, 0)


@pytest.mark.rule("J2")
@pytest.mark.rule("J4")
def test_a_cancelling_joker_goes_into_the_stock_too() -> None:
    position = family("JK NM2", "JK NM1", "rest", stock="NM3", laid=EIGHT)
    play(position, (0, "JK>1"), (1, "cancel"))
    assert sorted(position.to_dict()["stock"]) == ["JK", "JK", "NM3"]
    assert field(position, "stock") == 3


@pytest.mark.rule("J3")
def test_the_same_turn_goes_on_with_the_new_hand() -> None:
    position = play(family("JK NB2", "AD1 AD2 JK", "SR1"), (0, "JK>1"), (1, "accept"))
    assert position.turn == 0
    assert field(position, "turns") == 0
    assert "ask 1 AD3" in legal(position, 0)
    assert "JK>2" in legal(position, 0), "another joker may follow"
    assert not [action for action in legal(position, 0) if " NB" in action]


@pytest.mark.rule("J4")
def test_a_cancel_stops_the_exchange_and_the_canceller_plays_next() -> None:
    position = family("JK NB2", "SR1 SR2", "JK AD6", "VG1 VG2", stock="ZT1")
    play(position, (0, "JK>2"), (2, "cancel"))
    assert hand(position, 0) == ["NB2"]
    assert hand(position, 2) == ["AD6"]
    assert position.turn == 2
    assert field(position, "turns") == 1
    play(position, (2, "ask 0 AD1"))
    assert position.turn == 3, "from there it goes on clockwise"


@pytest.mark.rule("J4")
@pytest.mark.parametrize("other", ["JK", "SR3"])
def test_the_question_is_put_with_and_without_a_joker(other: str) -> None:
    position = family("JK NB2", f"{other} AD1", "OM1")
    record = position.play("JK>1", seat=0)
    assert record.result.asked == 1
    assert record.result.exchanged is None
    assert position.waiting == position.actors == {1}
    assert field(position, "joker") == [0, 1]
    assert legal(position, 1) == (["cancel", "accept"] if other == "JK" else ["accept"])
    for seat, action in [(0, "ask 2 NB1"), (0, "draw"), (2, "cancel"), (2, "accept")]:
        refused(position, seat, action, "J4", "question-open")


@pytest.mark.rule("J4")
def test_it_is_always_put_since_nobody_sees_where_the_other_joker_is() -> None:
    """Not in the hand, not in the stock when the question comes: in the asker's own hand, or with somebody else."""
    for hands, stock in [
        (("JK JK NM2", "NM1", "rest"), ""),
        (("JK NM2", "NM1", "JK rest"), ""),
        (("JK NM2", "NM1", "rest"), "JK"),
    ]:
        position = family(*hands, stock=stock, laid=EIGHT)
        assert position.play("JK>1", seat=0).result.asked == 1
        assert position.waiting == {1}


@pytest.mark.rule("J4")
def test_only_a_holder_of_a_joker_may_cancel_and_no_answer_comes_without_a_question() -> None:
    position = family("JK NB2", "AD1", "JK OM1")
    refused(position, 1, "accept", "J4", "no-question")
    refused(position, 0, "cancel", "J4", "no-question")
    play(position, (0, "JK>1"))
    refused(position, 1, "cancel", "J4", "no-joker")


@pytest.mark.rule("J6")
def test_the_exchange_happens_with_an_empty_hand() -> None:
    position = family("JK", "AD1 AD2", "SR1", stock="OM1")
    play(position, (0, "JK>1"))
    assert not position.is_over
    assert position.waiting == {1}
    play(position, (1, "accept"))
    assert sorted(hand(position, 0)) == ["AD1", "AD2"]
    assert hand(position, 1) == []
    assert position.turn == 0


@pytest.mark.rule("J6")
def test_a_player_without_cards_may_be_the_target() -> None:
    position = family("JK NB1 NB2", "", "SR1", stock="OM1 OM2")
    assert "JK>1" in legal(position, 0)
    play(position, (0, "JK>1"))
    assert legal(position, 1) == ["accept"]
    play(position, (1, "accept"))
    assert hand(position, 0) == []
    assert sorted(hand(position, 1)) == ["NB1", "NB2"]
    assert legal(position, 0) == ["draw"], "who has no family card left draws (F11)"


@pytest.mark.rule("J6")
def test_a_cancel_with_the_last_card_does_not_end_the_game() -> None:
    position = family("JK NB2", "JK", "SR1", stock="OM1")
    play(position, (0, "JK>1"), (1, "cancel"))
    assert not position.is_over
    assert hand(position, 1) == []
    assert position.turn == 1
    assert legal(position, 1) == ["draw"]


@pytest.mark.rule("J7")
def test_laid_families_stay_where_they_are() -> None:
    position = family("JK NB1 NB2", "AD1", laid=[[0, "PX"], [1, "ZT"]])
    play(position, (0, "JK>1"), (1, "accept"))
    assert [list(entry) for entry in field(position, "laid")] == [[0, "PX"], [1, "ZT"]]
    assert hand(position, 0) == ["AD1"]
    assert field(position, "counts") == [1, 2]


@pytest.mark.rule("G4")
def test_without_jokers_there_are_none() -> None:
    position = family("PX1 NB2", "AD1", stock="SR1", options={"jokers": 0})
    assert field(position, "stock") == 54 - 3
    refused(position, 0, "JK>1", "J1", "no-joker")
