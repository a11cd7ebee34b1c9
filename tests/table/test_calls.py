"""Calls of GONG: a race that nobody wins by pressing wildly."""

from __future__ import annotations

import pytest

import gongenial as gg
from gongenial.table import commands
from gongenial.table.calls import COOL_DOWN
from tests.table.desk import ANA, BEN, CLEO, Desk, link, playing


def one_card_left() -> Desk:
    """Ana comes down to one card; Ben is next."""
    desk = playing(link("PX2 AD5", "PX3 PX4 PX5", "PX6 SR1 SR2"))
    desk.act(ANA, "PX2")
    return desk


def cards(desk: Desk, seat: int) -> int:
    return len(desk.position.to_dict()["hands"][seat])


@pytest.mark.case("B11")
@pytest.mark.rule("L8")
@pytest.mark.rule("L10")
def test_the_window_opens_when_the_next_player_has_played() -> None:
    desk = one_card_left()
    refusal = desk.refused(desk.acting(CLEO, "gong!0"))
    assert (refusal.code, refusal.rule) == ("illegal-too-early", "L8")
    desk.act(BEN, "PX3")
    desk.wait(COOL_DOWN)
    desk.act(CLEO, "gong!0")
    assert cards(desk, 0) == 2


@pytest.mark.case("B11")
@pytest.mark.rule("L7")
@pytest.mark.rule("L9")
def test_the_owner_may_say_it_until_their_own_next_action() -> None:
    desk = one_card_left()
    desk.act(BEN, "PX3")
    desk.act(CLEO, "PX6")
    desk.act(ANA, "gong")
    assert desk.refused(desk.acting(BEN, "gong!0")).code == "illegal-owes-nothing"
    assert cards(desk, 0) == 1


@pytest.mark.case("B11")
@pytest.mark.case("B25")
@pytest.mark.rule("L13")
@pytest.mark.parametrize("first", ["gong", "gong!0"])
def test_of_call_and_catch_whichever_comes_first_counts_and_only_once(first: str) -> None:
    desk = one_card_left()
    desk.act(BEN, "PX3")
    desk.notices.clear()
    if first == "gong":
        desk.act(ANA, "gong")
    desk_seq = desk.table.state.shown
    if first == "gong!0":
        desk.act(CLEO, "gong!0")
        desk.wait(0.05)
    assert desk.refused(desk.acting(BEN, "gong!0", desk_seq)).code == "illegal-owes-nothing"
    assert cards(desk, 0) == (1 if first == "gong" else 2)
    assert len(desk.moves()) == 1


@pytest.mark.case("B12")
@pytest.mark.parametrize("gap", [0.05, 0.3, 1.0])
def test_wild_pressing_before_the_window_delays_its_presser(gap: float) -> None:
    desk = one_card_left()
    for _ in range(20):
        assert desk.refused(desk.acting(CLEO, "gong!0")).code in ("illegal-too-early", "cool-down")
        desk.wait(gap)
    desk.act(BEN, "PX3")
    last = desk.now
    while desk.now < last + COOL_DOWN - gap - 0.01:
        assert desk.refused(desk.acting(CLEO, "gong!0")).code == "cool-down"
        desk.wait(min(gap, 0.2))
    desk.wait(COOL_DOWN)
    assert cards(desk, 0) == 1, "a press before the window never carries over into it"
    desk.act(CLEO, "gong!0")
    assert cards(desk, 0) == 2


@pytest.mark.case("B12")
def test_somebody_elses_early_press_is_nobody_elses_pause() -> None:
    desk = playing(link("PX2 AD5", "PX3 PX4 PX5", "PX6 SR1 SR2", "SR3 SR4 SR5"))
    desk.act(ANA, "PX2")
    desk.refused(desk.acting(CLEO, "gong!0"))
    desk.act(BEN, "PX3")
    desk.act(BEN, "gong!0")
    assert cards(desk, 0) == 2


def test_a_lost_race_costs_no_pause() -> None:
    desk = playing(link("PX2 AD5", "PX3 PX4", "PX6 SR1 SR2", "SR3 SR4 SR5"))
    desk.act(ANA, "PX2")
    desk.act(BEN, "PX3")
    desk.act(ANA, "gong")
    assert desk.refused(desk.acting(CLEO, "gong!0")).code == "illegal-owes-nothing"
    desk.act(CLEO, "PX6")
    desk.act(CLEO, "gong!1")
    assert cards(desk, 1) == 2


def test_an_own_call_is_never_held_up() -> None:
    desk = one_card_left()
    desk.refused(desk.acting(ANA, "gong!1"))
    desk.act(ANA, "gong")
    assert desk.moves()[-1] == (0, "gong")


@pytest.mark.case("B12")
def test_another_spelling_is_the_same_call() -> None:
    desk = one_card_left()
    desk.refused(desk.acting(CLEO, "GONG!0"))
    desk.act(BEN, "PX3")
    assert desk.refused(desk.acting(CLEO, "Gong!0")).code == "cool-down"


@pytest.mark.case("B14")
@pytest.mark.rule("L10")
def test_a_false_call_is_refused_or_costs_one_card_once_a_turn() -> None:
    desk = playing(link("PX2 AD5 AD6", "PX3 PX4 PX5"))
    assert desk.refused(desk.acting(BEN, "gong!0")).code == "illegal-owes-nothing"
    assert desk.rows == []
    desk = playing(link("PX2 AD5 AD6", "PX3 PX4 PX5", options={"false_call_penalty": True}))
    desk.act(BEN, "gong!0")
    assert (cards(desk, 0), cards(desk, 1)) == (3, 4)
    desk.wait(10)
    assert desk.refused(desk.acting(BEN, "gong!0")).code == "illegal-called-already"
    assert cards(desk, 1) == 4


@pytest.mark.case("B25")
@pytest.mark.rule("L10")
def test_a_second_tap_or_a_lost_race_is_no_false_call() -> None:
    position = link("PX2 AD5", "PX3 PX4 PX5", "PX6 SR1 SR2", owes=[], turn=0, options={"false_call_penalty": True})
    desk = playing(position)
    desk.act(ANA, "PX2")
    desk.act(BEN, "PX3")
    desk.act(CLEO, "gong!0")
    for late in (CLEO, BEN):
        assert desk.refused(desk.acting(late, "gong!0")).code == "illegal-owes-nothing"
    assert [cards(desk, seat) for seat in range(3)] == [2, 2, 3]
    desk.wait(2)
    desk.act(BEN, "gong!0")
    assert cards(desk, 1) == 3


@pytest.mark.case("B24")
@pytest.mark.rule("X2")
def test_nobody_draws_for_an_owing_player_who_was_removed() -> None:
    desk = playing(link("PX2 AD5", "PX3 PX4 PX5", "PX6 SR1 SR2"), leaver="remove")
    desk.act(ANA, "PX2")
    desk.act(BEN, "PX3")
    desk.do(commands.Leave(ANA))
    before = desk.position.to_dict()
    assert desk.refused(desk.acting(CLEO, "gong!0")).code.startswith("illegal-")
    assert desk.position.to_dict() == before


@pytest.mark.case("B11")
@pytest.mark.rule("L13")
def test_the_log_keeps_the_order_of_the_race() -> None:
    desk = one_card_left()
    desk.act(BEN, "PX3")
    desk.act(CLEO, "gong!0")
    calls = [(row.seat, row.action, row.public) for row in desk.rows if row.action and row.action.startswith("gong")]
    assert calls == [(2, "gong!0", gg.Event(2, "gong!0", drew=0, count=1))]
