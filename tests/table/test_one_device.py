"""Tables whose people hand one device around."""

from __future__ import annotations

import pytest

import gongenial as gg
from gongenial.table import commands, opening
from gongenial.table.roster import Person, sharing
from gongenial.table.steps import Resync
from gongenial.table.table import ANSWER_AFTER, PATIENCE, TAKEN_AFTER
from tests.table.desk import ANA, DORA, OPTIONS, Desk, link, playing

NAMES = ("Ana", "Ben", "Cleo")
FIRST, SECOND, THIRD = (sharing(ANA, part) for part in range(3))
SECRET = "5e" * 32
WITH = ("JK PX2 PX3", "JK ZT4 ZT5", "AD2 AD3")
WITHOUT = ("JK PX2 PX3", "SR6 ZT4 ZT5", "AD2 AD3 JK")


def opened(*, seats: int = 4, secret: str | None = SECRET, youngest: int | None = 1) -> Desk:
    state, row = opening.on_one_device("link", ANA, NAMES, seats, OPTIONS, "easy", youngest, secret)
    desk = Desk(state, [row])
    desk.arrive(FIRST, SECOND, THIRD)
    return desk


def shared(position: gg.Position, *bots: int, **settings: object) -> Desk:
    """The people of a table share Ana's device."""
    desk = playing(position, *bots, **settings)
    seats = tuple(
        seat.but(person=sharing(ANA, n)) if seat.kind == "person" else seat for n, seat in enumerate(desk.roster.seats)
    )
    desk.table.state = desk.table.state.but(roster=desk.roster.but(seats=seats, device=ANA))
    desk.arrive(*desk.roster.people())
    return desk


@pytest.mark.rule("G7")
def test_all_are_seated_and_dealt_to_and_the_youngest_begins() -> None:
    desk = opened()
    assert desk.kinds() == ["person", "person", "person", "bot"]
    assert [desk.roster.part(seat) for seat in range(4)] == [0, 1, 2, None]
    assert (desk.roster.stage, desk.roster.starter, desk.position.turn) == ("playing", 1, 1)
    hands = [desk.table.view(seat)["hand"] for seat in range(4)]
    assert all(len(hand) == 9 for hand in hands)


def test_it_may_begin_with_the_table_before_the_game() -> None:
    desk = opened(secret=None, youngest=None)
    assert (desk.roster.stage, desk.roster.host) == ("lobby", ANA)
    desk.do(commands.SetSeries(ANA, ("link", "family"), 3))
    desk.do(commands.Start(ANA, SECRET))
    assert desk.roster.stage == "playing"


def test_it_comes_back_as_it_was() -> None:
    desk = opened()
    while len(desk.moves()) < 20 and not desk.position.is_over:
        seat = min(desk.position.waiting)
        action = str(desk.table.legal(seat)[0])
        if desk.roster.seats[seat].kind == "bot":
            desk.do(commands.BotAct(seat, desk.table.state.shown, action))
        else:
            desk.act(sharing(ANA, seat), action)
        if desk.table.state.asked is not None:
            desk.wait(ANSWER_AFTER)
    assert desk.rebuilt() == desk.table.state
    assert desk.rebuilt().roster.device == ANA


def test_nobody_of_another_device_sits_down() -> None:
    lobby = opened(secret=None)
    lobby.do(commands.SetSeats(ANA, 5))
    lobby.arrive(DORA)
    assert lobby.refused(commands.Sit(DORA, "Dora")).code == "one-device"
    assert lobby.refused(commands.Sit(DORA, "Dora", 4)).code == "one-device"
    assert opened().refused(commands.Sit(DORA, "Dora")).code == "one-device"


def test_no_clock_runs_and_no_patience_ends() -> None:
    lobby = opened(secret=None)
    clock = commands.SetOptions(ANA, "link", OPTIONS, "bot", 30)
    assert (lobby.refused(clock).code, lobby.refused(clock).rule) == ("bad-option", "J4")
    desk = opened()
    assert desk.table.remaining(desk.now, 1) is None
    desk.wait(10 * PATIENCE)
    assert desk.table.idle == frozenset()
    assert desk.moves() == []


@pytest.mark.rule("J4")
@pytest.mark.rule("H1")
def test_the_question_waits_for_its_answer_with_and_without_a_joker_alike() -> None:
    told = []
    for hands in (WITH, WITHOUT):
        desk = shared(link(*hands))
        desk.act(FIRST, "JK>1")
        desk.notices.clear()
        desk.wait(600)
        assert desk.notices == []
        assert desk.table.remaining(desk.now, 1) is None
        assert desk.table.legal(0) == desk.table.legal(2) == desk.table.legal(None) == ()
        desk.act(SECOND, "accept")
        assert desk.notices == [Resync(SECOND)]
        desk.notices.clear()
        desk.wait(TAKEN_AFTER - 0.01)
        assert desk.notices == []
        desk.wait(0.02)
        told.append((desk.moves(), desk.table.state.shown, desk.position.turn))
    assert told[0] == told[1] == ([(1, "accept")], 3, 0)


@pytest.mark.rule("J4")
def test_a_cancel_takes_effect_at_the_same_moment() -> None:
    desk = shared(link(*WITH))
    desk.act(FIRST, "JK>1")
    desk.wait(60)
    desk.notices.clear()
    desk.act(SECOND, "cancel")
    desk.wait(TAKEN_AFTER - 0.01)
    assert desk.moves() == []
    desk.wait(0.02)
    assert (desk.moves(), desk.position.turn) == ([(1, "cancel")], 1)


@pytest.mark.rule("J4")
def test_an_answer_that_waits_for_its_moment_is_not_lost_in_a_restart() -> None:
    desk = shared(link(*WITH))
    desk.act(FIRST, "JK>1")
    desk.act(SECOND, "accept")
    again = Desk(desk.table.state)
    again.wait(TAKEN_AFTER)
    assert again.moves() == [(1, "accept")]
    waits = shared(link(*WITH))
    waits.act(FIRST, "JK>1")
    again = Desk(waits.table.state)
    again.wait(600)
    assert again.moves() == []


@pytest.mark.rule("J4")
def test_a_bot_is_asked_as_at_any_table() -> None:
    desk = shared(link(*WITH), 1)
    desk.act(FIRST, "JK>1")
    assert desk.table.remaining(desk.now) == ANSWER_AFTER
    desk.wait(ANSWER_AFTER)
    assert desk.moves()[-1] == (1, "accept")


@pytest.mark.rule("X2")
@pytest.mark.rule("J4")
def test_whoever_leaves_while_asked_has_said_no() -> None:
    desk = shared(link(*WITH))
    desk.act(FIRST, "JK>1")
    desk.do(commands.Leave(SECOND))
    desk.wait(ANSWER_AFTER)
    assert desk.moves() == [(0, "JK>1"), (1, "accept")]
    assert desk.kinds() == ["person", "bot", "person"]


@pytest.mark.rule("L8")
def test_a_call_that_comes_meanwhile_waits_for_the_question() -> None:
    desk = shared(link("JK PX2 PX3", "JK ZT4", "AD2", owes=[2], catchable=[2]))
    desk.act(FIRST, "JK>1")
    desk.act(SECOND, "gong!2")
    desk.wait(60)
    assert desk.moves() == [(0, "JK>1")]
    desk.act(SECOND, "accept")
    desk.wait(TAKEN_AFTER)
    assert desk.moves() == [(0, "JK>1"), (1, "accept"), (1, "gong!2")]


@pytest.mark.rule("X2")
def test_whoever_gets_up_stays_away_when_the_page_is_loaded_again_and_can_come_back() -> None:
    desk = opened()
    desk.do(commands.Leave(SECOND))
    assert desk.kinds() == ["person", "bot", "person", "bot"]
    assert desk.roster.part(1) == 1
    desk.drop()
    desk.do(commands.Depart(SECOND, 2))
    desk.arrive(FIRST, SECOND, THIRD)
    assert desk.kinds()[1] == "bot"
    desk.do(commands.Sit(SECOND, "Ben"))
    assert desk.kinds()[1] == "person"


def test_home_leads_back_for_as_long_as_one_of_them_plays() -> None:
    desk = opened()
    assert desk.roster.owners() == {ANA}
    desk.do(commands.Leave(FIRST))
    assert desk.roster.owners() == {ANA}
    assert desk.roster.host == SECOND
    for person in (SECOND, THIRD):
        desk.do(commands.Leave(person))
    assert desk.roster.owners() == frozenset()


def test_another_game_is_dealt_as_soon_as_one_of_them_asks() -> None:
    desk = shared(link("PX2", "ZT4 ZT5", "AD4 AD5", owes=[]))
    desk.act(FIRST, "PX2")
    assert desk.roster.stage == "over"
    desk.do(commands.Start(THIRD, SECRET))
    assert (desk.roster.stage, desk.roster.starter) == ("playing", 1)


def test_parts_are_told_apart_from_people_of_other_tables() -> None:
    desk = opened()
    assert {desk.roster.seat_of(person) for person in (FIRST, SECOND, THIRD)} == {0, 1, 2}
    assert desk.roster.seat_of(Person(f"{DORA}~1")) is None
