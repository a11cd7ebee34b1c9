"""The GONG JOKER in LINK (J)."""

from __future__ import annotations

import pytest

from tests.rules.table import field, hand, legal, link, play, refused


@pytest.mark.rule("J1")
def test_the_two_exchange_their_whole_hands() -> None:
    position = link("JK NB2 NB3", "AD1 AD2 AD3 AD4", "SR1", pile="PX6")
    play(position, (0, "JK>1"), (1, "accept"))
    assert sorted(hand(position, 0)) == ["AD1", "AD2", "AD3", "AD4"]
    assert sorted(hand(position, 1)) == ["NB2", "NB3"]
    assert hand(position, 2) == ["SR1"]


@pytest.mark.rule("J1")
@pytest.mark.parametrize("target", [0, 1, 3])
def test_any_other_player_may_be_chosen(target: int) -> None:
    position = link("AD1 AD2", "AD3 AD4", "JK NB2 NB3", "AD5 AD6", pile="PX6", turn=2)
    play(position, (2, f"JK>{target}"), (target, "accept"))
    assert sorted(hand(position, target)) == ["NB2", "NB3"]


@pytest.mark.rule("J1")
def test_not_oneself_and_not_out_of_turn() -> None:
    position = link("JK NB2", "JK AD2", pile="PX6")
    refused(position, 0, "JK>0", "J1", "target-self")
    refused(position, 1, "JK>0", "G7", "not-your-turn")


@pytest.mark.rule("J1")
def test_not_without_a_joker() -> None:
    refused(link("NB1 NB2", "JK AD2", pile="PX6"), 0, "JK>1", "J1", "no-joker")


@pytest.mark.rule("J2")
def test_the_joker_goes_under_the_top_card() -> None:
    position = link("JK NB6 NB3", "AD1 AD2", pile="PX6 PX1")
    play(position, (0, "JK>1"), (1, "accept"))
    assert field(position, "pile") == ["PX6", "JK", "PX1"]
    assert field(position, "top") == "PX6"


@pytest.mark.rule("J2")
def test_on_an_empty_pile_it_lies_there_without_a_card_to_match() -> None:
    position = link("JK NB6 NB3", "AD1 SR2", pile="")
    play(position, (0, "JK>1"), (1, "accept"))
    assert field(position, "pile") == ["JK"]
    assert field(position, "top") is None
    assert legal(position, 0) == ["AD1", "SR2"]
    play(position, (0, "SR2"))
    assert field(position, "pile") == ["SR2", "JK"]


@pytest.mark.rule("J3")
def test_the_same_turn_goes_on_with_the_new_hand() -> None:
    position = link("JK NB2 NB3", "PX1 ZT6 AD4", pile="PX6")
    play(position, (0, "JK>1"), (1, "accept"))
    assert position.turn == 0
    assert field(position, "turns") == 0
    assert legal(position, 0) == ["PX1", "ZT6"]


@pytest.mark.rule("J3")
def test_another_joker_may_follow() -> None:
    position = link("JK NB2 NB3", "JK ZT5 AD4", "SR1 SR2", pile="PX6")
    play(position, (0, "JK>1"), (1, "accept"), (0, "JK>2"))
    assert sorted(hand(position, 0)) == ["SR1", "SR2"]
    assert sorted(hand(position, 2)) == ["AD4", "ZT5"]
    assert position.turn == 0


@pytest.mark.rule("J3")
def test_without_a_match_in_the_new_hand_the_draw_is_still_due() -> None:
    position = link("JK NB2 NB3", "ZT5 AD4", pile="PX6")
    play(position, (0, "JK>1"), (1, "accept"))
    assert legal(position, 0) == ["draw"]


@pytest.mark.rule("J4")
def test_a_cancel_stops_the_exchange_and_costs_both_jokers() -> None:
    position = link("JK NB2 NB3", "JK AD1 AD2", pile="PX6 PX1")
    play(position, (0, "JK>1"), (1, "cancel"))
    assert sorted(hand(position, 0)) == ["NB2", "NB3"]
    assert sorted(hand(position, 1)) == ["AD1", "AD2"]
    assert field(position, "pile") == ["PX6", "JK", "JK", "PX1"]


@pytest.mark.rule("J4")
def test_the_canceller_plays_next_and_it_goes_on_clockwise_from_there() -> None:
    position = link("JK NB2 NB3", "SR1 SR2", "JK AD6 AD2", "VG1 VG2", pile="PX6")
    play(position, (0, "JK>2"), (2, "cancel"))
    assert position.turn == 2
    assert field(position, "turns") == 1
    play(position, (2, "AD6"))
    assert position.turn == 3


@pytest.mark.rule("J4")
@pytest.mark.parametrize("other", ["JK", "SR3"])
def test_the_question_is_put_with_and_without_a_joker(other: str) -> None:
    position = link("JK NB2 NB3", f"{other} AD1", "SR1 SR2", pile="PX6")
    record = position.play("JK>1", seat=0)
    assert record.result.asked == 1
    assert record.result.exchanged is None
    assert position.waiting == position.actors == {1}
    assert field(position, "joker") == [0, 1]


@pytest.mark.rule("J4")
def test_only_a_holder_of_a_joker_may_cancel() -> None:
    position = play(link("JK NB2 NB3", "SR3 AD1", "JK SR2", pile="PX6"), (0, "JK>1"))
    assert legal(position, 1) == ["accept"]
    refused(position, 1, "cancel", "J4", "no-joker")


@pytest.mark.rule("J4")
def test_while_the_question_is_open_nobody_else_acts_and_calls_wait() -> None:
    position = link("JK NB2 NB3", "JK AD1", "SR1", pile="PX6", owes=[2], catchable=[2])
    play(position, (0, "JK>1"))
    for seat, action in [(0, "draw"), (0, "gong!2"), (2, "gong"), (2, "cancel"), (0, "NB2")]:
        refused(position, seat, action, "J4", "question-open")
    play(position, (1, "accept"))
    assert legal(position, 2) == ["gong"]


@pytest.mark.rule("J4")
def test_no_answer_without_a_question() -> None:
    position = link("JK NB2 NB3", "JK AD1", pile="PX6")
    refused(position, 1, "cancel", "J4", "no-question")
    refused(position, 0, "accept", "J4", "no-question")


@pytest.mark.rule("J4")
def test_not_asked_when_the_other_joker_lies_in_the_pile() -> None:
    position = link("JK NB2 NB3", "AD1 AD2", pile="PX6 JK")
    record = position.play("JK>1", seat=0)
    assert record.result.asked is None
    assert record.result.exchanged == (0, 1)
    assert sorted(hand(position, 0)) == ["AD1", "AD2"]


@pytest.mark.rule("J4")
def test_asked_when_the_other_joker_may_be_in_the_stock() -> None:
    position = link("JK NB2 NB3", "AD1 AD2", pile="PX6", stock="JK SR6")
    assert position.play("JK>1", seat=0).result.asked == 1


@pytest.mark.rule("J5")
def test_a_joker_is_no_match_for_any_card() -> None:
    """The draw stays open beside it, which a match would forbid."""
    assert "draw" in legal(link("JK NB2", "AD1 AD2", pile="PX6"), 0)


@pytest.mark.rule("J5")
def test_nothing_needs_to_match_a_joker() -> None:
    position = link("JK NB6 NB3", "AD1 PX2", pile="PX6")
    play(position, (0, "JK>1"), (1, "accept"))
    assert legal(position, 0) == ["PX2"]


@pytest.mark.rule("J6")
def test_the_last_card_being_a_joker_wins_at_once() -> None:
    position = link("JK", "JK AD2", "SR1 SR2", pile="PX6")
    record = position.play("JK>1", seat=0)
    assert record.result.asked is None
    assert record.result.exchanged is None
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    assert sorted(hand(position, 1)) == ["AD2", "JK"]


@pytest.mark.rule("J6")
def test_a_target_is_named_all_the_same() -> None:
    position = link("JK", "JK AD2", "SR1 SR2", pile="PX6")
    assert [action for action in legal(position, 0) if action.startswith("JK")] == ["JK>1", "JK>2"]
    refused(position, 0, "JK>0", "J1", "target-self")


@pytest.mark.rule("J6")
def test_a_cancel_with_the_last_card_wins() -> None:
    position = link("JK NB2", "JK", "SR1 SR2", pile="PX6")
    play(position, (0, "JK>1"), (1, "cancel"))
    assert position.outcome is not None
    assert position.outcome.winners == (1,)
    assert position.outcome.termination.value == "won"


@pytest.mark.rule("J6")
def test_one_joker_of_two_is_not_the_last_card() -> None:
    position = link("JK JK", "AD1 AD2", "SR1 SR2", pile="PX6")
    play(position, (0, "JK>1"), (1, "accept"))
    assert not position.is_over
    assert hand(position, 1) == ["JK"]
