"""What readers are shown of a table."""

from __future__ import annotations

import msgspec
import pytest

from gongenial.table import commands
from gongenial.table.steps import Moved
from gongenial.wire import events, messages, shown, views
from tests.table.desk import ANA, BEN, CLEO, PEOPLE, link, lobby, playing

HANDS = ("JK PX2 PX3", "JK ZT4 ZT5", "AD2 AD3")


def test_a_lobby_as_its_people_see_it() -> None:
    desk = lobby(3)
    desk.do(commands.SetSeat(ANA, 1, "hard"))
    table = shown.table_message(desk.table, 0, desk.now)
    assert (table.stage, table.seat, table.games, table.starter) == ("lobby", 0, 0, None)
    ana, bot, open_ = table.seats
    assert (ana.kind, ana.name, ana.host, ana.online) == ("person", "Ana", True, True)
    assert (bot.kind, bot.level, bot.host, bot.online) == ("bot", "hard", False, True)
    assert (open_.kind, open_.name) == ("open", "")
    assert shown.game_message(desk.table, 0, desk.now) is None


def test_no_person_id_goes_out() -> None:
    desk = lobby(3)
    data = msgspec.json.encode(shown.table_message(desk.table, 0, desk.now))
    assert ANA.encode() not in data


def test_whoever_is_away_is_shown_so() -> None:
    desk = playing(link(*HANDS))
    desk.do(commands.Depart(BEN, 2))
    desk.arrive(PEOPLE[4])
    table = shown.table_message(desk.table, None, desk.now)
    assert [seat.online for seat in table.seats] == [True, False, True]
    assert table.spectators == 1


@pytest.mark.rule("J4")
@pytest.mark.rule("H1")
def test_a_question_as_everybody_sees_it() -> None:
    desk = playing(link(*HANDS))
    (told,) = [notice for notice in desk.act(ANA, "JK>1") if isinstance(notice, Moved)]
    desk.wait(1)
    desk.act(BEN, "cancel")
    games = [shown.game_message(desk.table, seat, desk.now, [told]) for seat in (0, 1, 2, None)]
    assert [game is not None and game.answered for game in games] == [False, True, False, False]
    for game in games:
        assert game is not None
        assert (game.seq, game.waiting, game.legal, game.remaining_ms) == (2, (1,), (), 3000)
        assert isinstance(game.view, views.LinkView)
        assert game.view.joker == (0, 1)
        assert game.events == (events.Event(0, "JK>1", asked=1),)


def test_an_event_has_the_card_for_its_drawer_only() -> None:
    desk = playing(link("NB2 NB3", "ZT4 ZT5", stock="PX4 PX5"))
    (told,) = [notice for notice in desk.act(ANA, "draw") if isinstance(notice, Moved)]
    cards = {}
    for seat in (0, 1, None):
        game = shown.game_message(desk.table, seat, desk.now, [told])
        assert game is not None
        assert isinstance(game.view, views.LinkView)
        cards[seat] = (game.events[0].card, game.view.drawn)
    assert cards == {0: ("PX4", "PX4"), 1: (None, None), None: (None, None)}


@pytest.mark.rule("H2")
def test_the_end_shows_every_hand() -> None:
    desk = playing(link("PX2", "ZT4 ZT5", "AD2 AD3"))
    desk.act(ANA, "PX2")
    game = shown.game_message(desk.table, None, desk.now)
    assert game is not None
    hands = ((), ("ZT4", "ZT5"), ("AD2", "AD3"))
    assert game.outcome == messages.OutcomeInfo("won", (0,), (1, 2, 2), (0, 2, 2), hands)
    assert (game.legal, game.waiting) == ((), ())
    assert shown.table_message(desk.table, None, desk.now).seats[0].wins == 1
    desk.do(commands.Leave(CLEO))
