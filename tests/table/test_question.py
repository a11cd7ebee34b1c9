"""The question of J4: asked alike of everybody, answered in secret, settled at a fixed moment."""

from __future__ import annotations

import pytest

from gongenial.table import commands
from gongenial.table.steps import Moved, Resync, State
from tests.table.desk import ANA, BEN, CLEO, Desk, link, playing

WITH = ("JK PX2 PX3", "JK ZT4 ZT5", "AD2 AD3")
WITHOUT = ("JK PX2 PX3", "SR6 ZT4 ZT5", "AD2 AD3 JK")


def asked(*hands: str, bots: tuple[int, ...] = (), **settings: object) -> Desk:
    desk = playing(link(*hands), *bots, **settings)
    desk.act(ANA, "JK>1")
    assert desk.table.state.asked == 1
    desk.notices.clear()
    return desk


@pytest.mark.rule("J4")
@pytest.mark.case("B18")
def test_while_the_question_is_open_nobody_else_has_an_action() -> None:
    desk = asked(*WITH)
    assert desk.table.legal(0) == desk.table.legal(2) == desk.table.legal(None) == ()
    assert [str(action) for action in desk.table.legal(1)] == ["cancel", "accept"]
    for action in ("PX2", "draw", "pass", "accept", "cancel"):
        assert desk.refused(desk.acting(ANA, action)).code.startswith("illegal-")
        assert desk.refused(desk.acting(CLEO, action)).code.startswith("illegal-")


@pytest.mark.rule("J4")
@pytest.mark.case("B19")
@pytest.mark.parametrize("hands", [WITH, WITHOUT])
@pytest.mark.parametrize("answer_after", [None, 0.0, 3.9])
def test_the_answer_takes_effect_four_seconds_after_the_question(
    hands: tuple[str, ...], answer_after: float | None
) -> None:
    desk = asked(*hands)
    asked_at = desk.now
    if answer_after is not None:
        desk.wait(answer_after)
        desk.act(BEN, "accept")
        assert all(notice == Resync(BEN) for notice in desk.notices)
        desk.notices.clear()
    desk.wait(asked_at + 3.99 - desk.now)
    assert desk.notices == []
    assert desk.table.remaining(desk.now) == pytest.approx(0.01)
    desk.wait(0.02)
    assert desk.moves() == [(1, "accept")]
    assert desk.position.turn == 0


@pytest.mark.rule("J4")
def test_a_cancel_takes_effect_then_and_gives_the_turn() -> None:
    desk = asked(*WITH)
    desk.wait(1)
    desk.act(BEN, "cancel")
    desk.wait(2.9)
    assert desk.moves() == []
    desk.wait(0.2)
    assert desk.moves() == [(1, "cancel")]
    assert desk.position.turn == 1


@pytest.mark.rule("H1")
@pytest.mark.case("B19")
def test_neither_number_nor_flag_tells_whether_the_question_was_answered() -> None:
    told = []
    for hands, answers in ((WITH, ["accept"]), (WITH, []), (WITHOUT, ["accept"]), (WITHOUT, [])):
        desk = asked(*hands)
        shown = desk.table.state.shown
        for answer in answers:
            desk.act(BEN, answer)
        assert desk.table.state.shown == shown
        desk.wait(4)
        moved = [notice for notice in desk.notices if isinstance(notice, Moved)]
        told.append((moved, desk.table.state.shown, desk.table.state.turned))
    assert all(other == told[0] for other in told)


def test_an_answer_is_final_and_only_what_is_possible_counts() -> None:
    desk = asked(*WITH)
    desk.act(BEN, "accept")
    assert desk.table.has_answered(1)
    assert desk.table.legal(1) == ()
    assert desk.refused(desk.acting(BEN, "cancel")).code == "answered"
    desk = asked(*WITHOUT)
    refusal = desk.refused(desk.acting(BEN, "cancel"))
    assert (refusal.code, refusal.rule) == ("illegal-no-joker", "J4")


def test_a_stale_answer_is_refused() -> None:
    desk = asked(*WITH)
    assert desk.refused(desk.acting(BEN, "accept", desk.table.state.shown - 1)).code == "stale"


@pytest.mark.rule("J4")
def test_a_bot_is_asked_too_and_its_answer_waits_for_the_moment() -> None:
    desk = asked(*WITH, bots=(1,))
    (ask,) = desk.table.asks()
    assert (ask.seat, ask.needed, [str(action) for action in ask.legal]) == (1, True, ["cancel", "accept"])
    told = desk.do(commands.BotAct(1, ask.turned, "cancel"))
    assert told == ()
    assert desk.table.asks() == ()
    desk.wait(3.9)
    assert desk.moves() == []
    desk.wait(0.2)
    assert desk.moves() == [(1, "cancel")]


@pytest.mark.rule("J4")
@pytest.mark.rule("L7")
def test_calls_of_gong_wait_for_the_questions_end() -> None:
    desk = playing(link("JK PX2 PX3", "JK ZT4 ZT5", "AD2", owes=[2]))
    desk.act(ANA, "JK>1")
    desk.notices.clear()
    desk.act(CLEO, "gong")
    desk.act(CLEO, "gong")
    assert desk.moves() == []
    desk.wait(3.9)
    assert desk.moves() == []
    desk.wait(0.2)
    assert desk.moves() == [(1, "accept"), (2, "gong")]


@pytest.mark.rule("J4")
@pytest.mark.rule("L8")
def test_waiting_calls_count_in_the_order_in_which_they_came() -> None:
    position = link("JK PX2 PX3", "SR6 ZT4 ZT5", "AD2", "AD4 AD5", owes=[2], catchable=[2])
    desk = playing(position)
    desk.act(ANA, "JK>3")
    desk.notices.clear()
    desk.act(BEN, "gong!2")
    desk.act(CLEO, "gong")
    desk.wait(4.1)
    assert desk.moves() == [(3, "accept"), (1, "gong!2")]
    assert len(desk.position.to_dict()["hands"][2]) == 2


@pytest.mark.rule("J4")
@pytest.mark.case("B12")
def test_a_right_call_that_waits_is_not_lost_to_a_wrong_one_after_it() -> None:
    desk = playing(link("JK PX2 PX3", "SR6 ZT4 ZT5", "AD2", "AD4 AD5", owes=[2], catchable=[2]))
    desk.act(ANA, "JK>3")
    desk.notices.clear()
    desk.act(BEN, "gong!2")
    desk.wait(3.5)
    assert desk.refused(desk.acting(BEN, "gong!0")).code.startswith("illegal-")
    desk.wait(0.6)
    assert desk.moves() == [(3, "accept"), (1, "gong!2")]
    assert desk.refused(desk.acting(BEN, "gong!0")).code == "cool-down"


@pytest.mark.rule("X2")
@pytest.mark.parametrize("answer", [None, "cancel", "accept"])
def test_who_leaves_the_question_to_a_bot_has_said_no_unless_they_had_answered(answer: str | None) -> None:
    desk = asked(*WITH)
    if answer is not None:
        desk.act(BEN, answer)
    desk.do(commands.Leave(BEN))
    assert desk.kinds() == ["person", "bot", "person"]
    assert desk.table.asks() == ()
    desk.wait(3.9)
    assert desk.moves() == []
    desk.wait(0.2)
    assert desk.moves() == [(1, answer or "accept")]


@pytest.mark.rule("X2")
@pytest.mark.rule("J4")
def test_who_comes_back_to_a_question_to_their_stand_in_answers_it() -> None:
    desk = playing(link(*WITH))
    desk.do(commands.Leave(BEN))
    desk.act(ANA, "JK>1")
    desk.do(commands.Sit(BEN, "Ben"))
    assert [str(action) for action in desk.table.legal(1)] == ["cancel", "accept"]
    desk.act(BEN, "cancel")
    desk.notices.clear()
    desk.wait(4)
    assert desk.moves() == [(1, "cancel")]


@pytest.mark.rule("H1")
@pytest.mark.case("B19")
def test_nobody_hears_when_the_bot_in_their_seat_has_answered() -> None:
    desk = playing(link(*WITH))
    desk.do(commands.Leave(BEN))
    desk.act(ANA, "JK>1")
    (ask,) = desk.table.asks()
    assert desk.do(commands.BotAct(1, ask.turned, "cancel")) == ()
    assert desk.table.has_answered(1)


@pytest.mark.rule("X2")
@pytest.mark.parametrize("answer", [None, "cancel"])
def test_a_removed_target_says_no_and_the_exchange_is_done(answer: str | None) -> None:
    desk = asked(*WITH, leaver="remove")
    if answer is not None:
        desk.act(BEN, answer)
    desk.do(commands.Leave(BEN))
    assert desk.moves() == [(1, "leave")]
    assert desk.table.state.asked is None
    assert desk.position.turn == 0
    assert sorted(desk.position.to_dict()["hands"][0]) == ["JK", "ZT4", "ZT5"]
    desk.wait(10)
    assert desk.moves() == [(1, "leave")]


@pytest.mark.rule("X2")
def test_a_joker_lapses_when_its_player_is_removed() -> None:
    desk = asked(*WITH, leaver="remove")
    desk.do(commands.Leave(ANA))
    assert desk.table.state.asked is None
    assert desk.position.turn == 1
    assert sorted(desk.position.to_dict()["hands"][1]) == ["JK", "ZT4", "ZT5"]


@pytest.mark.rule("X2")
def test_a_third_seats_leaving_keeps_the_question_its_time_and_its_answer() -> None:
    desk = asked(*WITH, "AD4 AD5", leaver="remove")
    desk.act(BEN, "cancel")
    desk.wait(2)
    desk.do(commands.Leave(CLEO))
    assert desk.table.state.asked == 1
    assert desk.table.has_answered(1)
    desk.wait(1.9)
    assert desk.moves() == [(2, "leave")]
    desk.wait(0.2)
    assert desk.moves() == [(2, "leave"), (1, "cancel")]


def test_a_question_that_nobody_is_there_for_is_settled_in_time() -> None:
    desk = asked(*WITH)
    desk.drop()
    desk.wait(5)
    assert desk.moves() == [(1, "accept")]


def test_after_a_restart_the_answer_is_still_there_and_the_time_begins_anew() -> None:
    desk = asked(*WITH)
    desk.act(BEN, "cancel")
    restarted = Desk(State(**vars(desk.table.state)))
    restarted.wait(3.9)
    assert restarted.moves() == []
    restarted.wait(0.2)
    assert restarted.moves() == [(1, "cancel")]


@pytest.mark.rule("J6")
def test_a_last_joker_wins_without_a_question() -> None:
    desk = playing(link("JK", "JK ZT4", "AD2 AD3"))
    desk.act(ANA, "JK>1")
    assert desk.roster.stage == "over"
    assert desk.table.state.asked is None
    assert desk.table.deadline(desk.now) is None
