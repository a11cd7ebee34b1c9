"""Another game: nobody takes the result away from the others' eyes."""

from __future__ import annotations

from gongenial.table import commands
from gongenial.table.again import AGAIN_AFTER
from gongenial.wire.shown import table_message
from tests.table.desk import ANA, BEN, CLEO, PEOPLE, Desk, link, playing

SECRET = "5e" * 32


def over(*bots: int) -> Desk:
    """Ana has won; people look at the result."""
    desk = playing(link("PX2", "ZT4 ZT5", "AD2 AD3"), *bots)
    desk.act(ANA, "PX2")
    assert stage(desk) == "over"
    return desk


def stage(desk: Desk) -> str:
    return desk.roster.stage


def again(desk: Desk) -> tuple[tuple[int, ...], int | None]:
    message = table_message(desk.table, None, desk.now)
    return message.again, message.again_ms


def test_the_others_have_a_moment_in_which_they_see_who_wants_another_game() -> None:
    desk = over()
    assert again(desk) == ((), None)
    desk.do(commands.Start(BEN, SECRET))
    assert again(desk) == ((1,), 6000)
    desk.wait(AGAIN_AFTER - 1)
    desk.do(commands.Start(BEN, SECRET))
    assert again(desk) == ((1,), 1000)
    assert stage(desk) == "over"
    desk.wait(1)
    assert stage(desk) == "playing"
    assert desk.moves()[-1][1] == "deal"
    assert again(desk) == ((), None)


def test_once_everybody_who_is_there_wants_it_it_is_dealt_at_once() -> None:
    desk = over()
    desk.do(commands.Depart(CLEO, 3))
    desk.do(commands.Start(BEN, SECRET))
    assert stage(desk) == "over"
    desk.do(commands.Start(ANA, SECRET))
    assert stage(desk) == "playing"


def test_who_plays_against_bots_alone_does_not_wait() -> None:
    desk = over(1, 2)
    desk.do(commands.Start(ANA, SECRET))
    assert stage(desk) == "playing"


def test_who_wants_another_game_and_gets_up_wants_it_no_more() -> None:
    desk = over()
    desk.do(commands.Start(BEN, SECRET))
    desk.wait(1)
    desk.do(commands.Leave(BEN))
    assert again(desk) == ((), None)
    desk.wait(60)
    assert stage(desk) == "over"


def test_when_the_others_leave_the_rest_has_waited_long_enough() -> None:
    desk = over()
    desk.do(commands.Start(BEN, SECRET))
    desk.do(commands.Depart(CLEO, 3))
    desk.do(commands.Depart(ANA, 1))
    assert stage(desk) == "playing"


def test_nothing_is_dealt_while_nobody_is_there() -> None:
    desk = over()
    desk.do(commands.Start(BEN, SECRET))
    desk.drop()
    desk.wait(3600)
    assert stage(desk) == "over"


def test_back_in_the_lobby_the_host_decides_again() -> None:
    desk = over()
    desk.do(commands.Start(BEN, SECRET))
    desk.do(commands.SetSeats(ANA, 4))
    desk.wait(60)
    assert (stage(desk), again(desk)) == ("lobby", ((), None))


def test_who_watches_can_not_ask_for_another_game() -> None:
    desk = over()
    desk.arrive(PEOPLE[4])
    assert desk.refused(commands.Start(PEOPLE[4], SECRET)).code == "not-seated"
    assert again(desk) == ((), None)
