"""Saying GONG (L7 to L10, L13)."""

from __future__ import annotations

from typing import Any

import pytest

import gongenial as gg
from gongenial.games.sequential import Sequential
from tests.rules.table import field, hand, legal, link, play, refused


def one_left(**fields: Any) -> gg.Position:
    """Seat 0 is about to come to one card; everybody can then go on matching."""
    return link("PX2 ZT5", "PX3 AD3 AD4", "PX4 SR1 SR2", pile="PX1", **fields)


# ------------------------------------------------------------------------------------------- L7: saying it


@pytest.mark.rule("L7")
def test_with_one_card_left_gong_is_due() -> None:
    position = play(one_left(), (0, "PX2"))
    assert field(position, "owes") == [0]
    assert legal(position, 0) == ["gong"]
    assert 0 in position.actors
    assert position.waiting == {1}
    play(position, (0, "gong"))
    assert field(position, "owes") == []
    assert legal(position, 0) == []
    assert position.turn == 1


@pytest.mark.rule("L7")
def test_with_two_cards_left_it_is_not() -> None:
    position = play(link("PX2 ZT4 ZT5", "PX3 AD3", pile="PX1"), (0, "PX2"))
    assert field(position, "owes") == []
    refused(position, 0, "gong", "L7", "owes-nothing")


@pytest.mark.rule("L7")
def test_not_in_advance() -> None:
    refused(one_left(), 0, "gong", "L7", "owes-nothing")


@pytest.mark.rule("L7")
def test_there_is_time_until_the_first_action_of_the_next_turn() -> None:
    position = play(one_left(), (0, "PX2"), (1, "PX3"), (2, "PX4"))
    assert position.turn == 0
    assert "gong" in legal(position, 0)
    play(position, (0, "gong"))
    assert field(position, "owes") == []
    assert legal(position, 0) == ["draw"]


# ------------------------------------------------------------------------------------------ L8: being caught


@pytest.mark.rule("L8")
@pytest.mark.parametrize("caller", [1, 2])
def test_once_the_next_player_has_played_anybody_may_call(caller: int) -> None:
    position = play(one_left(), (0, "PX2"), (1, "PX3"))
    assert field(position, "catchable") == [0]
    record = position.play("gong!0", seat=caller)
    assert record.result.drew == 0
    assert len(record.result.cards) == 1
    assert len(hand(position, 0)) == 2
    assert field(position, "owes") == field(position, "catchable") == []
    assert position.turn == 2


@pytest.mark.rule("L8")
@pytest.mark.parametrize("caller", [1, 2])
def test_before_that_a_call_is_refused(caller: int) -> None:
    position = play(one_left(), (0, "PX2"))
    assert field(position, "catchable") == []
    refused(position, caller, "gong!0", "L8", "too-early")


@pytest.mark.rule("L8")
def test_an_early_call_costs_nothing_also_under_the_penalty_option() -> None:
    position = play(one_left(options={"false_call_penalty": True}), (0, "PX2"))
    refused(position, 1, "gong!0", "L8", "too-early")


@pytest.mark.rule("L8")
def test_a_turn_that_is_not_over_opens_nothing() -> None:
    position = link("PX2 ZT4", "AD3 AD4", "SR1 SR2", pile="PX1", stock="PX6")
    play(position, (0, "PX2"), (1, "draw"))
    refused(position, 2, "gong!0", "L8", "too-early")
    play(position, (1, "pass"))
    assert legal(position, 2)[-1] == "gong!0"


@pytest.mark.rule("L8")
@pytest.mark.rule("X2")
def test_a_turn_that_is_broken_off_by_leaving_opens_nothing() -> None:
    position = play(one_left(), (0, "PX2"))
    position.remove(1)
    assert position.turn == 2
    refused(position, 2, "gong!0", "L8", "too-early")


@pytest.mark.rule("L8")
def test_whoever_has_said_it_cannot_be_called() -> None:
    position = play(one_left(), (0, "PX2"), (0, "gong"), (1, "PX3"))
    refused(position, 1, "gong!0", "L10", "owes-nothing")


@pytest.mark.rule("L8")
def test_nobody_catches_themselves() -> None:
    position = play(one_left(), (0, "PX2"), (1, "PX3"))
    refused(position, 0, "gong!0", "L8", "call-self")


@pytest.mark.rule("L8")
def test_a_call_settles_the_debt_also_without_a_card_to_draw() -> None:
    position = link("rest", "NB2", pile="PX1", stock="", options={"jokers": 0}, owes=[1], catchable=[1])
    play(position, (0, "gong!1"))
    assert hand(position, 1) == ["NB2"]
    assert field(position, "owes") == field(position, "catchable") == []
    refused(position, 0, "gong!1", "L10", "owes-nothing")


# ------------------------------------------------------------------------------------------------ L9: lapsing


@pytest.mark.rule("L9")
def test_if_nobody_says_it_the_game_goes_on() -> None:
    position = play(one_left(), (0, "PX2"), (1, "PX3"), (2, "PX4"), (0, "draw"))
    assert field(position, "owes") == []
    refused(position, 1, "gong!0", "L10", "owes-nothing")


@pytest.mark.rule("L9")
def test_until_the_first_action_both_sides_may_speak() -> None:
    position = play(one_left(), (0, "PX2"), (1, "PX3"), (2, "PX4"))
    assert legal(position, 0) == ["draw", "gong"]
    assert legal(position, 1) == legal(position, 2) == ["gong!0"]


@pytest.mark.rule("L9")
def test_two_players_can_be_called_only_then() -> None:
    position = link("PX2 ZT4", "PX3 AD3 AD4", pile="PX1")
    play(position, (0, "PX2"))
    refused(position, 1, "gong!0", "L8", "too-early")
    play(position, (1, "PX3"))
    assert legal(position, 1) == ["gong!0"]


@pytest.mark.rule("L9")
def test_a_pass_is_a_first_action_too() -> None:
    position = link(
        "rest", "NB2", "NB3 NB4", pile="PX1", stock="", turn=1, options={"jokers": 0}, owes=[1], catchable=[1]
    )
    play(position, (1, "pass"))
    assert hand(position, 1) == ["NB2"]
    assert field(position, "owes") == []


@pytest.mark.rule("L9")
def test_a_debt_of_this_very_turn_does_not_lapse_in_it() -> None:
    """Seat 0 comes to one card by a drawn joker and passes: its next turn is still to come."""
    position = link("NB2 NB3", "ZT3", "SR1 SR2", pile="PX1", stock="JK")
    play(position, (0, "draw"), (0, "JK>1"), (1, "accept"), (0, "pass"))
    assert field(position, "owes") == [0]
    assert field(position, "catchable") == []
    assert legal(position, 0) == ["gong"]


# ----------------------------------------------------------------------------------------------- L10: debts


@pytest.mark.rule("L10")
def test_an_exchange_brings_a_debt_to_both() -> None:
    position = link("JK NB2", "ZT4 ZT5", "SR1", pile="PX1")
    play(position, (0, "JK>1"), (1, "accept"))
    assert field(position, "owes") == [1]
    position = link("JK NB2 NB3", "ZT4", "SR1 SR2", pile="PX1")
    play(position, (0, "JK>1"), (1, "accept"))
    assert field(position, "owes") == [0]


@pytest.mark.rule("L10")
def test_a_change_away_from_one_clears_it_and_coming_back_owes_anew() -> None:
    position = link("NB2", "PX3 AD3", "PX4 SR1", pile="PX1", stock="PX6", owes=[0], catchable=[0])
    play(position, (0, "draw"))
    assert field(position, "owes") == []
    play(position, (0, "PX6"))
    assert field(position, "owes") == [0]
    assert field(position, "catchable") == []


@pytest.mark.rule("L10")
def test_a_new_debt_has_its_own_window() -> None:
    """Seat 2 can be called, is given two cards by an exchange, comes back to one: a call is too early again."""
    position = link("JK NB2 NB3", "PX3 AD3", "ZT1", "SR1 SR2", pile="PX1", owes=[2], catchable=[2])
    play(position, (0, "JK>2"), (2, "accept"))
    assert field(position, "owes") == [0]
    assert field(position, "catchable") == []


@pytest.mark.rule("L10")
@pytest.mark.parametrize("owes", [[], [1]])
def test_one_card_for_one_card_changes_no_debt_of_the_target(owes: list[int]) -> None:
    position = link("JK NB2", "ZT4", "SR1 SR2", pile="PX1", owes=owes, catchable=owes)
    play(position, (0, "JK>1"), (1, "accept"))
    assert field(position, "owes") == [0, *owes], "two cards became one for seat 0"
    assert field(position, "catchable") == owes


@pytest.mark.rule("L10")
def test_a_cancel_brings_a_debt_to_whoever_is_left_with_one() -> None:
    position = link("JK NB2", "JK ZT4", "SR1 SR2", pile="PX1")
    play(position, (0, "JK>1"), (1, "cancel"))
    assert field(position, "owes") == [0, 1]
    assert field(position, "catchable") == [1], "seat 0 has completed its turn, seat 1 begins one"


@pytest.mark.rule("L10")
def test_a_call_when_nobody_owes_is_refused() -> None:
    position = link("PX2 ZT4", "PX3 AD3", "SR1", pile="PX1")
    refused(position, 0, "gong!1", "L10", "owes-nothing")
    refused(position, 0, "gong!2", "L10", "owes-nothing")


@pytest.mark.rule("L10")
def test_or_costs_the_caller_one_card_under_the_option() -> None:
    position = link("PX2 ZT4", "PX3 AD3", "SR1", pile="PX1", stock="OM1", options={"false_call_penalty": True})
    assert "gong!1" not in legal(position, 2)
    assert position.actors == {0}
    record = position.play("gong!1", seat=2)
    assert record.result.drew == 2
    assert sorted(hand(position, 2)) == ["OM1", "SR1"]
    assert position.turn == 0


@pytest.mark.rule("L10")
def test_once_a_turn_for_each_seat() -> None:
    position = link("PX2 ZT4", "PX3 AD3", "SR1 SR2", pile="PX1", options={"false_call_penalty": True})
    play(position, (2, "gong!1"))
    refused(position, 2, "gong!1", "L10", "called-already")
    refused(position, 2, "gong!0", "L10", "called-already")
    play(position, (1, "gong!2"), (0, "PX2"), (2, "gong!1"))
    assert field(position, "counts") == [1, 3, 4]


@pytest.mark.rule("L10")
def test_a_false_call_with_nothing_to_draw_is_accepted_and_counts() -> None:
    position = link("rest", "NB2 NB3", pile="PX1", stock="", options={"jokers": 0, "false_call_penalty": True})
    assert position.play("gong!0", seat=1).result.drew is None
    refused(position, 1, "gong!0", "L10", "called-already")


@pytest.mark.rule("L10")
def test_false_calls_wait_for_the_answer_too() -> None:
    position = link("JK ZT4", "PX3 AD3", "SR1 SR2", pile="PX1", options={"false_call_penalty": True})
    play(position, (0, "JK>1"))
    refused(position, 2, "gong!0", "J4", "question-open")


@pytest.mark.rule("L10")
def test_a_false_call_with_one_card_settles_the_callers_own_debt() -> None:
    position = link(
        "PX2 ZT4", "PX3", "SR1 SR2", pile="PX1", owes=[1], catchable=[1], options={"false_call_penalty": True}
    )
    play(position, (1, "gong!0"))
    assert field(position, "counts") == [2, 2, 2]
    assert field(position, "owes") == field(position, "catchable") == []


# ---------------------------------------------------------------------------------- L13: asked one by one


@pytest.mark.rule("L13")
def test_a_live_position_takes_reactions_in_any_order() -> None:
    for first, second in [((0, "gong"), (1, "gong!0")), ((1, "gong!0"), (0, "gong"))]:
        position = play(one_left(), (0, "PX2"), (1, "PX3"), first)
        with pytest.raises(gg.IllegalAction):
            position.play(second[1], seat=second[0])


@pytest.mark.rule("L13")
def test_sequential_play_asks_after_each_turn_in_seat_order() -> None:
    game = Sequential(one_left())
    game.play("PX2")
    asked = []
    while "silent" in map(str, game.legal()):
        asked.append((game.seat, [str(action) for action in game.legal()]))
        game.play("silent")
    assert asked == [(0, ["gong", "silent"])]
    assert game.seat == 1
    game.play("PX3")
    asked = []
    while "silent" in map(str, game.legal()):
        asked.append((game.seat, [str(action) for action in game.legal()]))
        game.play("silent")
    assert asked == [(2, ["gong!0", "silent"]), (0, ["gong", "silent"]), (1, ["gong!0", "silent"])]
    assert game.seat == 2
    assert "silent" not in map(str, game.legal())
