"""What holds at a table for each game: it never stands still, loses nobody's turn, and can be rebuilt."""

from __future__ import annotations

import random

import pytest

import gongenial as gg
from gongenial.games import GAMES
from gongenial.table import commands
from gongenial.table.defaults import mildest
from gongenial.table.restore import rebuild
from gongenial.table.steps import Moved, told
from tests.table.desk import ANA, BEN, PEOPLE, Desk
from tests.table.games import WITH_HANDS, act_at_random, at, dealt, open_table, where
from tests.table.test_restore import over_the_wire, played, same


def random_point(game: str, seed: int, players: int = 4) -> gg.Position:
    """A position somewhere in a random game."""
    rng = random.Random(seed)
    position = gg.new(game, players=players, seed=f"point {seed}", starter=seed % players)
    for _ in range(rng.randrange(60)):
        before = position.copy()
        seat = rng.choice(sorted(position.actors))
        position.play(rng.choice(position.legal(seat)), seat=seat)
        if position.is_over:
            return before
    return position


@pytest.mark.parametrize("leaver", ["bot", "remove"])
@pytest.mark.parametrize("game", GAMES)
def test_rows_lead_to_the_same_table(game: str, leaver: str) -> None:
    for seed in range(6):
        desk = played(seed, leaver, 300, game=game)
        rows = over_the_wire(desk.rows)
        assert same(rebuild(rows), desk.table.state)
        start = next(n for n, row in enumerate(rows) if row.kind == "start")
        assert same(rebuild(rows[start:]), desk.table.state)


@pytest.mark.case("B48")
@pytest.mark.parametrize("game", GAMES)
def test_with_a_clock_a_game_of_people_who_do_nothing_goes_on_by_itself(game: str) -> None:
    desk = dealt(game, 3, 2, clock=30)
    desk.wait(30 * 100)
    moves = [notice for notice in desk.notices if isinstance(notice, Moved)]
    assert len(moves) > 90 or desk.roster.stage == "over"
    assert all(moved.auto for moved in moves if moved.public.action not in ("cancel", "accept"))
    assert desk.roster.stage == "over" or desk.table.deadline(desk.now) is not None


@pytest.mark.case("B48")
@pytest.mark.parametrize("game", GAMES)
def test_the_clock_acts_for_those_who_are_waited_for_and_for_no_other(game: str) -> None:
    for seed in range(20):
        desk = at(random_point(game, seed, 3), clock=30)
        if desk.table.state.asked is not None:
            continue
        waiting = {seat: mildest(map(str, desk.position.legal(seat))) for seat in desk.position.waiting}
        desk.wait(29)
        assert desk.moves() == []
        desk.wait(1)
        rows = {row.seat: row.action for row in reversed(desk.rows)}
        assert {seat: rows[seat] for seat in waiting} == waiting


@pytest.mark.rule("X2")
@pytest.mark.case("B22")
@pytest.mark.parametrize("leaver", ["bot", "remove"])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_leaves_at_whatever_moment_the_game_goes_on(game: str, leaver: str) -> None:
    for seed in range(30):
        desk = at(random_point(game, seed), leaver=leaver)
        turn, leaves = desk.position.turn, seed % 4
        desk.do(commands.Leave(PEOPLE[leaves]))
        if desk.roster.stage == "over":
            continue
        if leaves != turn and desk.table.state.asked is None and not desk.moves():
            assert desk.position.turn == turn
        go_on(desk, random.Random(seed))


def go_on(desk: Desk, rng: random.Random) -> None:
    """Somebody can act, and what they do is carried out, some while."""
    for _ in range(12):
        if desk.roster.stage == "over":
            return
        if desk.table.state.asked is not None:
            desk.wait(4)
            continue
        assert desk.position.waiting
        assert all(desk.table.legal(seat) for seat in desk.position.waiting)
        bots = {ask.seat for ask in desk.table.asks()}
        people = {n for n, seat in enumerate(desk.roster.seats) if seat.kind == "person"}
        assert desk.position.waiting <= bots | people
        before = desk.table.state.shown
        act_at_random(desk, rng)
        assert desk.table.state.shown > before or desk.table.state.asked is not None


@pytest.mark.rule("X2")
@pytest.mark.case("B23")
@pytest.mark.parametrize("game", GAMES)
def test_with_one_seat_left_that_seat_wins(game: str) -> None:
    for seed in range(10):
        desk = at(random_point(game, seed, 3), leaver="remove")
        desk.do(commands.Leave(ANA))
        if desk.roster.stage == "playing":
            desk.do(commands.Leave(BEN))
            outcome = desk.position.outcome
            assert outcome is not None
            assert (outcome.termination, outcome.winners) == (gg.Termination.LEFT, (2,))
        assert desk.roster.stage == "over"


@pytest.mark.rule("J4")
@pytest.mark.rule("J1")
@pytest.mark.case("B19")
@pytest.mark.parametrize("answer", [None, "accept", "cancel"])
@pytest.mark.parametrize("game", WITH_HANDS)
def test_the_question_is_settled_at_its_fixed_moment(game: str, answer: str | None) -> None:
    def asks(position: gg.Position) -> bool:
        target = next((seat for seat in position.waiting if seat != position.turn), None)
        legal = () if target is None else [str(action) for action in position.legal(target)]
        return "accept" in legal and (answer is None or answer in legal)

    position = where(game, asks)
    (target,) = position.waiting
    desk = at(position)
    assert desk.table.state.asked == target
    assert desk.table.remaining(desk.now) == pytest.approx(4)
    for other in {*range(3)} - {target}:
        assert desk.table.legal(other) == ()
    desk.wait(1)
    if answer is not None:
        desk.act(PEOPLE[target], answer)
        assert desk.moves() == []
        assert desk.table.legal(target) == ()
    desk.wait(2.9)
    assert desk.moves() == []
    desk.wait(0.1)
    assert desk.moves() == [(target, answer or "accept")]


@pytest.mark.case("B45")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_done_twice_and_nothing_stale_is_done(game: str) -> None:
    for seed in range(10):
        desk = at(random_point(game, seed, 3))
        if desk.table.state.asked is not None or len(desk.position.waiting) > 1:
            continue
        (seat,) = desk.position.waiting
        action = mildest(map(str, desk.position.legal(seat)))
        desk.act(PEOPLE[seat], action)
        if desk.roster.stage == "playing":
            assert desk.refused(desk.acting(PEOPLE[seat], action, seen=1)).code in ("stale", "answered")


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_to_a_table_is_told_what_happened_last(game: str) -> None:
    desk = dealt(game)
    rng = random.Random(game)
    for _ in range(60):
        if desk.roster.stage == "playing":
            act_at_random(desk, rng)
            desk.wait(4)
    moves = [notice for notice in desk.notices if isinstance(notice, Moved)]
    assert [told(moved) for moved in desk.table.state.past] == moves[-30:]


@pytest.mark.rule("C1")
@pytest.mark.rule("G1")
@pytest.mark.parametrize("game", [name for name, spec in GAMES.items() if spec.players[-1] < 6])
def test_a_game_for_fewer_seats_is_refused_in_words(game: str) -> None:
    most = GAMES[game].players[-1]
    desk = open_table(game, most)
    assert desk.refused(commands.SetSeats(ANA, most + 1)).code == "too-many-seats"
    desk = open_table("link", most + 1)
    refusal = desk.refused(commands.SetSeries(ANA, ("link", game), 3))
    assert (refusal.code, refusal.rule) == ("too-many-seats", "C1")
    desk.do(commands.SetSeats(ANA, most))
    desk.do(commands.SetSeries(ANA, ("link", game), 3))
    assert desk.refused(commands.SetSeats(ANA, most + 1)).code == "too-many-seats"
