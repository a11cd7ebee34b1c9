"""The GONG JOKER in FIGHT (J)."""

from __future__ import annotations

import pytest

from tests.rules.table import field, fight, hand, legal, play, refused


@pytest.mark.rule("J1")
def test_the_two_exchange_their_whole_hands() -> None:
    position = fight("JK PX1 NB3", "AD1 AD2 AD3 AD4", "SR1", stock="OM1")
    play(position, (0, "JK>1"))
    record = position.play("accept", seat=1)
    assert record.result.exchanged == (0, 1)
    assert sorted(hand(position, 0)) == ["AD1", "AD2", "AD3", "AD4"]
    assert sorted(hand(position, 1)) == ["NB3", "PX1"]


@pytest.mark.rule("J1")
def test_on_ones_own_turn_on_another_player_with_a_joker() -> None:
    position = fight("JK NB2", "JK AD2", "SR1", stock="OM1")
    refused(position, 0, "JK>0", "J1", "target-self")
    refused(position, 1, "JK>0", "G7", "not-your-turn")
    refused(fight("PX1 NB2", "JK AD2", stock="OM1"), 0, "JK>1", "J1", "no-joker")


@pytest.mark.rule("J2")
def test_a_played_joker_is_discarded() -> None:
    position = play(fight("JK NB2", "AD1", "SR1", stock="OM1", pile="ZT1"), (0, "JK>1"))
    assert field(position, "pile") == ["JK", "ZT1"]
    cancelled = play(fight("JK NB2", "JK AD1", "SR1", stock="OM1", pile="ZT1"), (0, "JK>1"), (1, "cancel"))
    assert field(cancelled, "pile") == ["JK", "JK", "ZT1"]


@pytest.mark.rule("J3")
def test_the_same_turn_goes_on_with_the_new_hand() -> None:
    position = play(fight("JK NB2", "AD1 AD2 JK", "SR1 SR2", stock="OM1"), (0, "JK>1"), (1, "accept"))
    assert position.turn == 0
    assert field(position, "turns") == 0
    assert legal(position, 0) == ["JK>1", "JK>2", "draw"]
    play(position, (0, "JK>2"))
    assert sorted(hand(position, 0)) == ["SR1", "SR2"], "no other joker is in play: nobody is asked"


@pytest.mark.rule("J4")
def test_a_cancel_stops_the_exchange_and_the_canceller_plays_next() -> None:
    tasks = {"red": ["draw-two"]}
    position = fight("JK NB2", "SR1 SR2", "JK AD6", "VG1 VG2", stock="NM3", tasks=tasks)
    play(position, (0, "JK>2"), (2, "cancel"))
    assert hand(position, 0) == ["NB2"]
    assert hand(position, 2) == ["AD6"]
    assert position.turn == 2
    assert field(position, "turns") == 1
    play(position, (2, "draw"))
    assert position.turn == 3, "from there it goes on clockwise"


@pytest.mark.rule("J4")
@pytest.mark.parametrize("other", ["JK", "SR3"])
def test_the_question_is_put_with_and_without_a_joker(other: str) -> None:
    position = fight("JK NB2", f"{other} AD1", "OM1", stock="ZT1")
    record = position.play("JK>1", seat=0)
    assert record.result.asked == 1
    assert record.result.exchanged is None
    assert position.waiting == position.actors == {1}
    assert field(position, "joker") == [0, 1]
    assert legal(position, 1) == (["cancel", "accept"] if other == "JK" else ["accept"])
    for seat, action in [(0, "draw"), (2, "cancel"), (2, "accept"), (1, "draw")]:
        refused(position, seat, action, "J4", "question-open")


@pytest.mark.rule("J4")
def test_not_asked_when_the_other_joker_lies_in_the_discards() -> None:
    record = fight("JK NB2", "AD1", "OM1", stock="ZT1", pile="SR1 JK").play("JK>1", seat=0)
    assert record.result.asked is None
    assert record.result.exchanged == (0, 1)


@pytest.mark.rule("J4")
def test_a_cancellers_turn_needs_no_skip_and_uses_none_up() -> None:
    position = fight("JK NB2", "AD1", "JK OM1", stock="ZT1", skips=[2])
    play(position, (0, "JK>2"), (2, "cancel"))
    assert position.turn == 2
    assert field(position, "skips") == [2]


@pytest.mark.rule("J4")
def test_no_answer_without_a_question() -> None:
    position = fight("JK NB2", "JK AD1", stock="ZT1")
    refused(position, 1, "cancel", "J4", "no-question")
    refused(position, 0, "accept", "J4", "no-question")
    play(position, (0, "JK>1"), (1, "accept"))
    refused(fight("JK NB2", "AD1", stock="ZT1"), 1, "accept", "J4", "no-question")


@pytest.mark.rule("J6")
def test_the_last_card_being_a_joker_wins_at_once() -> None:
    position = fight("JK", "JK AD2", "SR1 SR2", stock="ZT1")
    record = position.play("JK>1", seat=0)
    assert record.result.asked is None
    assert record.result.exchanged is None
    assert position.outcome is not None
    assert position.outcome.winners == (0,)
    assert sorted(hand(position, 1)) == ["AD2", "JK"]


@pytest.mark.rule("J6")
def test_a_cancel_with_the_last_card_wins() -> None:
    position = play(fight("JK NB2", "JK", "SR1 SR2", stock="ZT1"), (0, "JK>1"), (1, "cancel"))
    assert position.outcome is not None
    assert position.outcome.winners == (1,)
    assert position.outcome.termination.value == "won"


@pytest.mark.rule("J6")
def test_one_joker_of_two_is_not_the_last_card() -> None:
    position = play(fight("JK JK", "AD1 AD2", "SR1 SR2", stock="ZT1"), (0, "JK>1"), (1, "accept"))
    assert not position.is_over
    assert hand(position, 1) == ["JK"]


@pytest.mark.rule("G4")
def test_without_jokers_there_are_none() -> None:
    position = fight("PX1 NB2", "AD1", stock="SR1", options={"jokers": 0})
    assert field(position, "stock") == 54 - 3
    refused(position, 0, "JK>1", "J1", "no-joker")
