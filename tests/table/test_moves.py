"""Actions at a live table: each acts once, and only on what its sender saw."""

from __future__ import annotations

import pytest

from gongenial.table import commands
from gongenial.table.phrases import BURST, REFILL, SAYABLE
from gongenial.table.steps import Spoken
from tests.table.desk import ANA, BEN, CLEO, PEOPLE, link, lobby, playing


@pytest.mark.case("B45")
def test_the_same_action_sent_twice_acts_once() -> None:
    desk = playing(link("PX2 PX3 PX4", "PX5 ZT5 ZT6"))
    seen = desk.table.state.shown
    desk.act(ANA, "PX2", seen)
    assert desk.refused(desk.acting(ANA, "PX2", seen)).code == "stale"
    assert desk.moves() == [(0, "PX2")]


@pytest.mark.case("B09")
def test_nobody_plays_twice_before_the_next_has_played() -> None:
    desk = playing(link("PX2 PX3", "PX5 ZT5 ZT6"))
    seen = desk.table.state.shown
    desk.act(ANA, "PX2")
    assert desk.refused(desk.acting(ANA, "PX3", seen)).code == "stale"
    assert desk.refused(desk.acting(ANA, "PX3")).code == "illegal-not-your-turn"


@pytest.mark.case("B42")
def test_a_move_cannot_be_taken_back_and_nothing_is_dealt_again() -> None:
    desk = playing(link("NB2 NB3", "PX5 ZT5", stock="SR1 SR2"))
    desk.act(ANA, "draw")
    assert desk.refused(desk.acting(ANA, "draw")).rule == "L5"
    assert not [kind for kind in vars(commands) if "undo" in kind.lower()]


def test_a_call_in_between_does_not_make_an_action_stale() -> None:
    desk = playing(link("PX2 AD5", "PX3 PX4 PX5", "PX6 SR1 SR2"))
    desk.act(ANA, "PX2")
    seen = desk.table.state.shown
    desk.act(ANA, "gong")
    desk.act(BEN, "PX3", seen)
    assert desk.moves()[-1] == (1, "PX3")


def test_numbers_from_the_future_are_stale_too() -> None:
    desk = playing(link("PX2 PX3", "PX5 ZT5"))
    assert desk.refused(desk.acting(ANA, "PX2", desk.table.state.shown + 1)).code == "stale"


def test_what_cannot_be_read_is_told_from_what_is_not_allowed() -> None:
    desk = playing(link("PX2 PX3", "PX5 ZT5"))
    assert desk.refused(desk.acting(ANA, "castle")).code == "bad-message"
    assert desk.refused(desk.acting(ANA, "NE1")).code == "bad-message"
    refusal = desk.refused(desk.acting(ANA, "AD6"))
    assert (refusal.code, refusal.rule) == ("illegal-not-in-hand", "L3")
    assert desk.refused(desk.acting(BEN, "PX5")).code == "illegal-not-your-turn"


def test_before_and_after_a_game_there_is_nothing_to_play() -> None:
    desk = lobby()
    assert desk.refused(desk.acting(ANA, "PX2")).code == "wrong-stage"
    desk = playing(link("PX2", "PX5 ZT5"))
    desk.act(ANA, "PX2")
    assert desk.refused(desk.acting(BEN, "PX5")).code == "game-over"


def test_a_bot_acts_for_its_own_seat_only() -> None:
    desk = playing(link("PX2 PX3", "PX5 ZT5", "AD1 AD2"), 1)
    assert desk.refused(commands.BotAct(0, desk.table.state.shown, "PX2")).code == "not-seated"
    desk.act(ANA, "PX2")
    seen = desk.table.state.turned
    desk.do(commands.BotAct(1, seen, "PX5"))
    assert desk.refused(commands.BotAct(1, seen, "ZT5")).code == "stale"


def test_phrases_are_preset_and_nobody_floods_the_table() -> None:
    desk = playing(link("PX2 PX3", "PX5 ZT5"))
    assert desk.do(commands.Say(ANA, "x", "wow")) == (Spoken(0, "Ana", "wow"),)
    desk.arrive(PEOPLE[3])
    assert desk.do(commands.Say(PEOPLE[3], "Dora", "rocket")) == (Spoken(None, "Dora", "rocket"),)
    assert desk.refused(commands.Say(BEN, "Ben", "buy-my-book")).code == "unknown-phrase"
    for phrase in sorted(SAYABLE)[: BURST - 1]:
        desk.do(commands.Say(ANA, "Ana", phrase))
    assert desk.refused(commands.Say(ANA, "Ana", "wow")).code == "too-fast"
    desk.do(commands.Say(CLEO, "Cleo", "wow"))
    desk.wait(REFILL)
    desk.do(commands.Say(ANA, "Ana", "wow"))
    assert desk.rows == []
