"""Several who choose at once and in secret (T9): each when they like, and nobody sees what."""

from __future__ import annotations

import random

import pytest

import gongenial as gg
from gongenial.table import commands
from gongenial.table.defaults import mildest
from gongenial.table.steps import Moved
from tests.table.desk import PEOPLE, Desk
from tests.table.games import at, where


def duel(kind: str, players: int = 3) -> gg.Position:
    """Both duellists are still to choose."""

    def both(position: gg.Position) -> bool:
        return len(position.waiting) == 2 and position.view(None).to_dict()["duel"] == kind

    return where("fight", both, players)


KINDS = ["highest", "signs", "guess-number", "guess-family", "guess-colour"]


def in_order(desk: Desk) -> tuple[int, int]:
    first, second = sorted(desk.position.waiting)
    return first, second


def events(desk: Desk, viewer: int | None) -> list[gg.Event]:
    return [notice.event(viewer) for notice in desk.notices if isinstance(notice, Moved)]


@pytest.mark.rule("T9")
@pytest.mark.rule("H1")
@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_that_is_in_shows_in_who_is_waited_for_and_nowhere_else(kind: str) -> None:
    position = duel(kind)
    first, second = sorted(position.waiting)
    told = set()
    for action in position.legal(first):
        desk = at(position.copy())
        desk.act(PEOPLE[first], str(action))
        assert desk.position.waiting == {second}
        (row,) = desk.rows
        assert str(action) not in str(row.public)
        assert row.private.keys() <= {first}
        others = [desk.table.view(viewer) for viewer in {*range(3), None} - {first}]
        told.add(str([row.public, *others]))
    assert len(told) == 1


@pytest.mark.rule("T9")
@pytest.mark.parametrize("kind", KINDS)
def test_who_chooses_second_is_not_too_late_for_what_they_saw_before(kind: str) -> None:
    desk = at(duel(kind))
    first, second = in_order(desk)
    seen = desk.table.state.shown
    desk.act(PEOPLE[first], str(desk.position.legal(first)[0]), seen)
    assert desk.refused(desk.acting(PEOPLE[first], str(desk.table.view(first)["my_choice"]), seen)).code == "stale"
    desk.act(PEOPLE[second], str(desk.position.legal(second)[-1]), seen)
    revealed = events(desk, None)[-1].revealed
    assert {seat for seat, _ in revealed} == {first, second}


@pytest.mark.rule("T9")
@pytest.mark.case("B48")
def test_each_of_several_has_a_clock_and_the_time_of_one_is_not_the_others() -> None:
    desk = at(duel("signs"), clock=30)
    first, second = in_order(desk)
    desk.wait(20)
    desk.act(PEOPLE[first], "comet")
    assert desk.table.remaining(desk.now, second) == pytest.approx(10)
    desk.wait(10)
    played = [(row.seat, row.action, row.auto) for row in desk.rows[:2]]
    assert played == [(first, "comet", False), (second, "comet", True)]


@pytest.mark.rule("X2")
@pytest.mark.case("B18")
@pytest.mark.parametrize("kind", KINDS)
def test_whoever_leaves_a_duel_to_a_bot_has_made_the_mildest_choice(kind: str) -> None:
    for number in (0, 1):
        desk = at(duel(kind))
        leaver = in_order(desk)[number]
        mild = mildest(map(str, desk.position.legal(leaver)))
        desk.do(commands.Leave(PEOPLE[leaver]))
        assert [(row.seat, row.action) for row in desk.rows if row.kind == "move"] == [(leaver, mild)]
        assert leaver not in desk.position.waiting
        assert desk.roster.seats[leaver].kind == "bot"


@pytest.mark.rule("X2")
@pytest.mark.case("B18")
@pytest.mark.parametrize("kind", KINDS)
def test_whoever_is_removed_leaves_nobody_waiting(kind: str) -> None:
    for number in (0, 1):
        desk = at(duel(kind), leaver="remove")
        leaver = in_order(desk)[number]
        desk.do(commands.Leave(PEOPLE[leaver]))
        assert leaver not in desk.position.waiting
        assert desk.roster.stage == "over" or all(desk.table.legal(seat) for seat in desk.position.waiting)


@pytest.mark.rule("T4")
@pytest.mark.rule("X2")
@pytest.mark.parametrize("kind", ["player", "give", "laydown", "choose"])
def test_whoever_leaves_a_tasks_choice_has_made_the_mildest(kind: str) -> None:
    def asked(position: gg.Position) -> bool:
        return any(ask["kind"] == kind for ask in position.view(None).to_dict()["asks"])

    desk = at(where("fight", asked))
    leaver = min(desk.position.waiting)
    mild = mildest(map(str, desk.position.legal(leaver)))
    desk.do(commands.Leave(PEOPLE[leaver]))
    row = next(row for row in desk.rows if row.kind == "move")
    assert (row.seat, row.action, row.auto) == (leaver, mild, True)
    asks = desk.table.view(None)["asks"]
    assert all(leaver not in ask["seats"] for ask in asks), "every choice of theirs is made"


@pytest.mark.rule("T9")
def test_bots_choose_in_duels_and_are_asked_once() -> None:
    desk = at(duel("signs"), 0, 1, 2)
    desk.arrive(PEOPLE[5])
    asks = desk.table.asks()
    assert {ask.seat for ask in asks} == desk.position.waiting
    first, second = asks
    desk.do(commands.BotAct(first.seat, first.turned, str(random.Random(1).choice(first.legal))))
    assert desk.table.asks() == (second,), "another's choice changes nothing for the second"
    desk.do(commands.BotAct(second.seat, second.turned, str(second.legal[0])))
    assert second not in desk.table.asks()
