"""Leaving, being away, and coming back (X2)."""

from __future__ import annotations

import pytest

import gongenial as gg
from gongenial.table import commands
from gongenial.table.steps import Moved, TableChanged, told
from gongenial.wire.shown import table_message
from tests.table.desk import ANA, BEN, CLEO, PEOPLE, Desk, link, playing

SECRET = "5e" * 32
HANDS = ("PX2 PX3", "PX4 ZT5", "AD4 AD5")


@pytest.mark.rule("X2")
@pytest.mark.case("B22")
@pytest.mark.parametrize("leaver", ["bot", "remove"])
def test_nobodys_turn_changes_when_another_leaves(leaver: str) -> None:
    desk = playing(link(*HANDS, turn=1), leaver=leaver)
    desk.do(commands.Leave(CLEO))
    assert desk.position.turn == 1
    desk.act(BEN, "PX4")
    assert desk.position.turn == (2 if leaver == "bot" else 0)


@pytest.mark.rule("X2")
@pytest.mark.case("B22")
def test_when_the_turn_player_is_removed_the_turn_passes_once() -> None:
    desk = playing(link(*HANDS, turn=1), leaver="remove")
    desk.do(commands.Leave(BEN))
    assert desk.position.turn == 2
    assert desk.kinds() == ["person", "gone", "person"]
    assert desk.moves() == [(1, "leave")]


@pytest.mark.rule("X2")
def test_by_default_a_bot_plays_on_under_the_persons_name() -> None:
    desk = playing(link(*HANDS, turn=1))
    desk.do(commands.Leave(BEN))
    seat = desk.roster.seats[1]
    assert (seat.kind, seat.name, seat.level) == ("bot", "Ben", "medium")
    (ask,) = desk.table.asks()
    assert (ask.seat, ask.needed) == (1, True)
    desk.do(commands.BotAct(1, ask.turned, "PX4"))
    moved = desk.notices[-1]
    assert isinstance(moved, Moved)
    assert moved.auto
    assert desk.refused(desk.acting(BEN, "ZT5")).code == "not-seated"


@pytest.mark.rule("X2")
def test_whoever_left_gets_the_seat_back_by_sitting_down_again() -> None:
    desk = playing(link(*HANDS, turn=1))
    desk.do(commands.Leave(BEN))
    desk.arrive(BEN)
    assert desk.kinds()[1] == "bot"
    desk.do(commands.Sit(BEN, "Ben"))
    assert desk.kinds()[1] == "person"
    assert desk.resynced()[-1] == BEN
    desk.act(BEN, "PX4")


@pytest.mark.rule("X2")
def test_home_leads_whoever_left_back_while_others_play_on() -> None:
    desk = playing(link("PX2 PX3", "PX4 ZT5", "AD4 AD5"))
    desk.do(commands.Leave(BEN))
    assert desk.roster.owners() == {ANA, BEN, CLEO}
    desk.do(commands.Leave(CLEO))
    assert desk.roster.owners() == {ANA, BEN, CLEO}
    desk.do(commands.Leave(ANA))
    assert desk.roster.owners() == frozenset()


@pytest.mark.rule("X2")
def test_home_leads_nobody_back_to_a_seat_that_the_next_game_gives_to_a_bot() -> None:
    desk = playing(link("PX2", *HANDS[1:]))
    desk.do(commands.Leave(BEN))
    desk.act(ANA, "PX2")
    assert desk.roster.owners() == {ANA, CLEO}


@pytest.mark.rule("X2")
def test_everybody_is_told_who_leaves_and_who_comes_back() -> None:
    desk = playing(link(*HANDS))
    desk.do(commands.Leave(BEN))
    desk.do(commands.Sit(BEN, "Ben"))
    desk.drop()
    desk.arrive(ANA)
    desk.wait(31)
    desk.do(commands.SetSeat(ANA, 2, "easy"))
    assert desk.told() == [(1, "stand-in"), (1, "back"), (2, "stand-in")]
    assert [told(moved).public.action for moved in desk.table.state.past] == ["stand-in", "back", "stand-in"]
    assert desk.position.turn == 0


@pytest.mark.rule("X2")
def test_whoever_left_and_opens_the_table_again_is_back_at_once() -> None:
    desk = playing(link(*HANDS, turn=1))
    desk.do(commands.Leave(BEN))
    desk.do(commands.Depart(BEN, 2))
    desk.arrive(BEN)
    assert (desk.kinds()[1], BEN in desk.roster.owners()) == ("person", True)
    desk.act(BEN, "PX4")


@pytest.mark.rule("X2")
def test_the_seat_of_whoever_left_is_a_bots_from_the_next_game_on() -> None:
    desk = playing(link("PX2", *HANDS[1:]))
    desk.do(commands.Leave(BEN))
    desk.act(ANA, "PX2")
    desk.rematch()
    assert desk.roster.seats[1].person is None
    assert desk.roster.seats[1].name == "Mira"
    assert desk.refused(commands.Sit(BEN, "Ben")).code == "wrong-stage"


@pytest.mark.rule("X2")
@pytest.mark.case("B23")
def test_with_one_seat_left_that_seat_wins() -> None:
    desk = playing(link("PX2 PX3", "PX4 ZT5"), leaver="remove")
    desk.do(commands.Leave(ANA))
    assert desk.roster.stage == "over"
    outcome = desk.position.outcome
    assert outcome is not None
    assert (outcome.termination, outcome.winners) == (gg.Termination.LEFT, (1,))
    assert [seat.wins for seat in desk.roster.seats] == [0, 1]
    assert desk.refused(desk.acting(BEN, "PX4")).code == "game-over"
    assert desk.roster.host == BEN


@pytest.mark.case("B23")
def test_a_removed_seat_never_gets_a_turn() -> None:
    desk = playing(link("PX2 PX3 PX5", "PX4 ZT5", "PX6 AD5 AD6", "ZT1 ZT2"), leaver="remove")
    desk.do(commands.Leave(BEN))
    desk.act(ANA, "PX2")
    assert desk.position.turn == 2
    assert all(ask.seat != 1 for ask in desk.table.asks())


@pytest.mark.rule("X2")
def test_a_removed_seat_can_be_taken_again_in_the_next_game() -> None:
    desk = playing(link("PX2", *HANDS[1:]), leaver="remove")
    desk.do(commands.Leave(BEN))
    desk.act(ANA, "PX2")
    assert desk.kinds() == ["person", "gone", "person"]
    desk.arrive(PEOPLE[4])
    desk.do(commands.Sit(PEOPLE[4], "Emil"))
    assert desk.roster.seat_of(PEOPLE[4]) == 1


@pytest.mark.rule("X2")
@pytest.mark.parametrize("drew", [False, True])
def test_one_can_leave_in_the_middle_of_a_turn(drew: bool) -> None:
    desk = playing(link("NB2 NB3", *HANDS[1:], stock="PX5 SR1"), leaver="remove")
    if drew:
        desk.act(ANA, "draw")
    desk.do(commands.Leave(ANA))
    assert desk.position.turn == 1
    desk.act(BEN, "PX4")


@pytest.mark.case("B47")
def test_only_a_seat_long_away_can_be_given_up_and_only_by_the_host() -> None:
    desk = playing(link(*HANDS, turn=1))
    assert desk.refused(commands.SetSeat(ANA, 1, "easy")).code == "absent-only"
    desk.do(commands.Depart(BEN, 2))
    desk.wait(29)
    assert desk.refused(commands.SetSeat(ANA, 1, "easy")).code == "absent-only"
    desk.wait(2)
    assert desk.refused(commands.SetSeat(CLEO, 1, "easy")).code == "not-host"
    desk.do(commands.SetSeat(ANA, 1, "easy"))
    assert desk.roster.seats[1].level == "easy"
    assert [ask.seat for ask in desk.table.asks()] == [1]


def test_whoever_was_stood_in_for_while_away_is_back_at_once() -> None:
    desk = playing(link(*HANDS, turn=1))
    desk.do(commands.Depart(BEN, 2))
    desk.wait(31)
    desk.do(commands.SetSeat(ANA, 1, "hard"))
    desk.arrive(BEN)
    assert desk.kinds()[1] == "person"
    assert desk.table.asks() == ()
    desk.act(BEN, "PX4")


def test_a_seat_given_up_for_good_stays_a_bots() -> None:
    desk = playing(link(*HANDS, turn=1))
    desk.do(commands.Depart(BEN, 2))
    desk.wait(31)
    desk.do(commands.SetSeat(ANA, 1, "open"))
    desk.arrive(BEN)
    assert (desk.kinds()[1], desk.roster.seat_of(BEN)) == ("bot", None)


def idle(desk: Desk) -> list[int]:
    return [n for n, seat in enumerate(table_message(desk.table, 0, desk.now).seats) if seat.idle]


@pytest.mark.rule("X2")
def test_who_keeps_the_game_waiting_can_be_stood_in_for_though_their_page_is_open() -> None:
    desk = playing(link(*HANDS, turn=1))
    desk.wait(119)
    assert (idle(desk), desk.notices) == ([], [])
    assert desk.refused(commands.SetSeat(ANA, 1, "easy")).code == "absent-only"
    desk.wait(2)
    assert (idle(desk), desk.notices) == ([1], [TableChanged()])
    assert desk.refused(commands.SetSeat(CLEO, 1, "easy")).code == "not-host"
    assert desk.refused(commands.SetSeat(ANA, 2, "easy")).code == "absent-only"
    desk.do(commands.SetSeat(ANA, 1, "easy"))
    assert idle(desk) == []
    assert [ask.seat for ask in desk.table.asks()] == [1]
    assert desk.resynced() == [BEN]
    assert BEN in desk.roster.owners()


@pytest.mark.parametrize("back", [commands.Sit(BEN, "Ben"), commands.Arrive(BEN, 91)])
def test_who_was_stood_in_for_is_back_by_sitting_down_or_with_another_page(back: commands.Command) -> None:
    desk = playing(link(*HANDS, turn=1))
    desk.wait(121)
    desk.do(commands.SetSeat(ANA, 1, "easy"))
    assert desk.refused(desk.acting(BEN, "PX4")).code == "not-seated"
    desk.do(back)
    assert (desk.kinds()[1], idle(desk)) == ("person", [])
    desk.act(BEN, "PX4")


@pytest.mark.rule("X2")
def test_any_other_player_can_give_up_the_seat_of_a_host_who_keeps_them_waiting() -> None:
    desk = playing(link(*HANDS))
    desk.arrive(PEOPLE[4])
    assert desk.refused(commands.SetSeat(CLEO, 0, "easy")).code == "not-host"
    desk.wait(121)
    assert idle(desk) == [0]
    assert desk.refused(commands.SetSeat(PEOPLE[4], 0, "easy")).code == "not-host"
    assert desk.refused(commands.SetSeat(ANA, 0, "easy")).code == "absent-only"
    desk.do(commands.SetSeat(CLEO, 0, "easy"))
    assert (desk.kinds(), desk.roster.host) == (["bot", "person", "person"], BEN)


@pytest.mark.rule("X2")
def test_under_remove_a_seat_that_keeps_the_game_waiting_is_removed() -> None:
    desk = playing(link(*HANDS, turn=1), leaver="remove")
    desk.wait(121)
    desk.do(commands.SetSeat(ANA, 1, "easy"))
    assert desk.moves() == [(1, "leave")]
    assert (desk.position.turn, idle(desk)) == (2, [])


def test_whoever_acts_at_last_is_waited_for_no_more_and_all_are_told() -> None:
    desk = playing(link("NB2 NB3", *HANDS[1:], stock="PX5 SR1"))
    desk.wait(119)
    desk.act(ANA, "draw")
    desk.wait(119)
    assert idle(desk) == []
    desk.wait(2)
    assert idle(desk) == [0]
    told = desk.act(ANA, "PX5")
    assert idle(desk) == []
    assert isinstance(told[0], Moved)
    assert told[1:] == (TableChanged(),)


@pytest.mark.rule("J4")
def test_nobody_is_too_slow_while_a_question_is_open_and_the_turn_begins_anew_after_it() -> None:
    desk = playing(link("JK PX2 PX3", "JK ZT4", "AD2 AD3"))
    desk.wait(121)
    desk.act(ANA, "JK>1")
    assert idle(desk) == []
    for seat in (0, 1):
        assert desk.refused(commands.SetSeat(PEOPLE[1 - seat], seat, "easy")).code in ("absent-only", "not-host")
    desk.wait(4 + 119)
    assert idle(desk) == []
    desk.wait(2)
    assert idle(desk) == [0]


@pytest.mark.case("B47")
def test_patience_stands_still_while_nobody_is_there() -> None:
    desk = playing(link(*HANDS, turn=1))
    desk.wait(100)
    desk.drop()
    desk.wait(100_000)
    desk.arrive(ANA)
    assert idle(desk) == []
    desk.wait(21)
    assert idle(desk) == [1]


@pytest.mark.rule("X2")
def test_under_remove_an_absent_persons_seat_is_removed() -> None:
    desk = playing(link(*HANDS, turn=1), leaver="remove")
    desk.do(commands.Depart(BEN, 2))
    desk.wait(31)
    desk.do(commands.SetSeat(ANA, 1, "easy"))
    assert desk.moves() == [(1, "leave")]
    assert desk.position.turn == 2


@pytest.mark.rule("X2")
@pytest.mark.rule("J4")
def test_giving_up_the_seat_that_is_asked_is_a_no() -> None:
    desk = playing(link("JK PX2 PX3", "JK ZT4", "AD2 AD3"))
    desk.do(commands.Depart(BEN, 2))
    desk.wait(31)
    desk.act(ANA, "JK>1")
    desk.do(commands.SetSeat(ANA, 1, "hard"))
    assert desk.table.asks() == ()
    desk.wait(4.1)
    assert desk.moves()[-1] == (1, "accept")


@pytest.mark.case("B46")
def test_the_late_close_of_an_old_connection_leaves_the_new_one_alone() -> None:
    desk = playing(link(*HANDS))
    desk.do(commands.Arrive(ANA, 91))
    desk.do(commands.Depart(ANA, 1))
    assert desk.table.presence.online(ANA)
    desk.do(commands.Depart(ANA, 1))
    assert desk.table.presence.online(ANA)
    desk.do(commands.Depart(ANA, 91))
    assert not desk.table.presence.online(ANA)


def test_bots_alone_play_on_only_while_somebody_watches() -> None:
    desk = playing(link("PX2 PX3", "PX4 ZT5"), 1)
    desk.do(commands.Leave(ANA))
    assert [ask.seat for ask in desk.table.asks()] == [0]
    desk.do(commands.Depart(ANA, 1))
    assert desk.table.asks() == ()


def everybody_online(desk: Desk) -> bool:
    return all(desk.table.presence.online(person) for person in desk.roster.people())


def test_a_short_absence_changes_nothing() -> None:
    desk = playing(link(*HANDS))
    desk.do(commands.Depart(BEN, 2))
    assert not everybody_online(desk)
    desk.wait(5)
    desk.arrive(BEN)
    assert everybody_online(desk)
    assert desk.rows == []
    assert desk.moves() == []
