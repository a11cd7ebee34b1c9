"""The turn clock: it acts for the seat to move, by the mildest choice, and stands still while nobody is there."""

from __future__ import annotations

import pytest

import gongenial as gg
from gongenial.table import commands
from gongenial.table.defaults import mildest
from gongenial.table.steps import Moved
from tests.table.desk import ANA, BEN, Desk, link, playing
from tests.table.games import at


def autos(desk: Desk) -> list[bool]:
    return [notice.auto for notice in desk.notices if isinstance(notice, Moved)]


def test_without_a_clock_the_game_waits() -> None:
    desk = playing(link("PX2 PX3", "ZT4 ZT5"))
    assert desk.table.remaining(desk.now) is None
    desk.wait(100_000)
    assert desk.moves() == []


@pytest.mark.case("B48")
@pytest.mark.parametrize("clock", [30, 60])
def test_the_clock_acts_for_the_seat_to_move_and_for_no_other(clock: int) -> None:
    desk = playing(link("PX2 PX3", "ZT4 ZT5", "AD4 AD5"), clock=clock)
    desk.wait(clock - 1)
    assert desk.moves() == []
    assert desk.table.remaining(desk.now) == pytest.approx(1)
    desk.wait(1)
    assert desk.moves() == [(0, "PX2")]
    assert autos(desk) == [True]
    assert desk.table.remaining(desk.now) == pytest.approx(clock)


@pytest.mark.case("B48")
def test_who_has_no_card_to_play_draws_and_passes() -> None:
    desk = playing(link("NB2 NB3", "ZT4 ZT5", stock="PX4 PX5"), clock=30)
    desk.wait(30)
    assert desk.moves() == [(0, "draw"), (0, "pass")]
    assert desk.position.turn == 1


@pytest.mark.case("B48")
def test_the_clock_runs_through_a_turn_and_begins_anew_with_the_next() -> None:
    desk = playing(link("NB2 NB3", "ZT4 ZT5", stock="PX4 PX5"), clock=30)
    desk.wait(20)
    desk.act(ANA, "draw")
    assert desk.table.remaining(desk.now) == pytest.approx(10)
    desk.wait(5)
    desk.act(ANA, "PX4")
    assert desk.table.remaining(desk.now) == pytest.approx(30)
    desk.wait(30)
    assert desk.moves()[2:] == [(1, "ZT4")]


@pytest.mark.parametrize(
    ("legal", "choice"),
    [
        (["NB4", "PX2", "JK>1"], "NB4"),
        (["NB4", "draw"], "NB4"),
        (["JK>1", "draw"], "draw"),
        (["PX2", "JK>1", "pass"], "pass"),
        (["JK>1", "pass"], "pass"),
        (["JK>2", "JK>1"], "JK>1"),
        (["cancel", "accept"], "accept"),
        (["gong", "gong!1", "draw"], "draw"),
    ],
)
def test_the_mildest_choice(legal: list[str], choice: str) -> None:
    assert mildest(legal) == choice


def test_a_question_stops_the_turn_clock_and_the_turn_begins_anew() -> None:
    desk = playing(link("JK PX2 PX3", "JK ZT4 ZT5"), clock=30)
    desk.wait(29)
    desk.act(ANA, "JK>1")
    assert desk.table.remaining(desk.now) == pytest.approx(4)
    desk.wait(4)
    assert desk.moves() == [(0, "JK>1"), (1, "accept")]
    assert desk.table.remaining(desk.now) == pytest.approx(30)


def test_bots_have_no_clock() -> None:
    desk = playing(link("PX2 PX3", "ZT4 ZT5"), 1, clock=30)
    desk.act(ANA, "PX2")
    assert desk.table.remaining(desk.now) is None
    desk.wait(1000)
    assert desk.position.turn == 1


@pytest.mark.case("B47")
def test_clocks_and_bots_stand_still_while_nobody_is_there() -> None:
    desk = playing(link("PX2 PX3", "ZT4 ZT5", "AD4 AD5"), 2, clock=60)
    desk.wait(20)
    desk.drop()
    desk.wait(100_000)
    assert desk.moves() == []
    assert desk.table.remaining(desk.now) == pytest.approx(40)
    desk.arrive(BEN)
    desk.wait(39)
    assert desk.moves() == []
    desk.wait(1)
    assert desk.moves() == [(0, "PX2")]
    desk = playing(link("PX2 PX3", "ZT4 ZT5"), 0)
    assert [ask.seat for ask in desk.table.asks()] == [0]
    desk.drop()
    assert desk.table.asks() == ()


@pytest.mark.case("B48")
def test_who_is_away_is_played_for_by_the_clock_while_others_are_there() -> None:
    desk = playing(link("PX2 PX3", "ZT4 ZT5"), clock=30)
    desk.do(commands.Depart(ANA, 1))
    desk.wait(30)
    assert desk.moves() == [(0, "PX2")]
    assert desk.kinds() == ["person", "person"]


@pytest.mark.rule("C5")
@pytest.mark.rule("C6")
def test_what_earns_another_decision_brings_all_the_time_for_it() -> None:
    desk = at(gg.Position.from_dict({"game": "genial", "centre": "RO", "reserve": "ROB"}), clock=30)
    desk.wait(20)
    desk.act(ANA, "draw")
    assert desk.table.remaining(desk.now) == pytest.approx(30)
    desk.wait(20)
    desk.act(ANA, "draw")
    assert desk.table.remaining(desk.now) == pytest.approx(30)
    desk.wait(29)
    assert desk.position.turn == 0
    desk.wait(1)
    assert desk.moves()[-1] == (0, "take"), "what has been collected is brought to safety"
    assert desk.position.turn == 1


@pytest.mark.parametrize(
    ("legal", "choice"),
    [
        (["draw", "take"], "take"),
        (["draw", "alt"], "draw"),
        (["ask 1 NB2", "ask 2 AD1", "JK>1"], "ask 1 NB2"),
        (["sun", "moon", "comet"], "comet"),
        (["at 1", "at 2"], "at 1"),
        (["one", "two"], "one"),
    ],
)
def test_the_mildest_choice_in_other_games(legal: list[str], choice: str) -> None:
    assert mildest(legal) == choice


@pytest.mark.rule("F3")
@pytest.mark.rule("F6")
def test_whoever_gets_a_card_has_all_the_time_for_the_next_question() -> None:
    hands = [hand.split() for hand in ("OM1 OM2 NB1", "OM3 OM4 NB2 ZT1", "PX1 PX2")]
    desk = at(gg.Position.from_dict({"game": "family", "hands": hands}), clock=30)
    desk.wait(20)
    desk.act(ANA, "ask 1 OM3")
    assert desk.table.remaining(desk.now) == pytest.approx(30)
    desk.wait(29)
    assert desk.position.turn == 0
    desk.act(ANA, "ask 2 NB2")
    desk.wait(2)
    assert desk.position.turn == 1
    assert desk.table.remaining(desk.now) == pytest.approx(28)
