"""A table rebuilt from its rows is the table that it was; a row that comes out otherwise is loud."""

from __future__ import annotations

import random

import msgspec
import pytest

import gongenial as gg
from gongenial.table import commands
from gongenial.table.restore import Mismatch, rebuild
from gongenial.table.steps import Row, State
from tests.table.desk import ANA, BEN, OPTIONS, Desk
from tests.table.games import act_at_random, open_table

CALLING = {**OPTIONS, "false_call_penalty": True}


def same(one: State, other: State) -> bool:
    """Equal in everything, the hidden cards and their future included."""
    positions = [None if state.position is None else state.position.to_dict() for state in (one, other)]
    return positions[0] == positions[1] and one.but(position=None) == other.but(position=None)


def played(seed: int, leaver: str, steps: int = 500, *, game: str = "link", seats: int = 4) -> Desk:
    """A game of two people and bots, with calls, answers, people who leave and come back."""
    rng = random.Random(seed)
    desk = open_table(game, seats, **(CALLING if game == "link" else {}))
    options = {**CALLING, "hand_size": 5 + seed % 3} if game == "link" else {}
    desk.do(commands.SetOptions(ANA, game, options, leaver, 0))  # type: ignore[arg-type]
    desk.do(commands.Start(ANA, f"{seed:064x}"))
    for _ in range(steps):
        if desk.roster.stage == "over":
            break
        if rng.random() < 0.02:
            leave_or_come_back(desk)
        act_at_random(desk, rng)
        desk.wait(rng.choice([0.1, 5.0]))
    return desk


def leave_or_come_back(desk: Desk) -> None:
    if desk.roster.held_by(BEN) is not None:
        desk.do(commands.Leave(BEN))
    elif desk.roster.seat_of(BEN) is not None:
        desk.do(commands.Sit(BEN, "Ben"))


def over_the_wire(rows: list[Row]) -> list[Row]:
    """As the store keeps them."""
    return [msgspec.json.decode(msgspec.json.encode(row), type=Row) for row in rows]


@pytest.mark.parametrize("leaver", ["bot", "remove"])
def test_rows_lead_to_the_same_table(leaver: str) -> None:
    kinds = set()
    for seed in range(12):
        desk = played(seed, leaver)
        rows = over_the_wire(desk.rows)
        kinds |= {row.kind for row in rows}
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert same(rebuild(rows), desk.table.state)
        start = next(n for n, row in enumerate(rows) if row.kind == "start")
        assert same(rebuild(rows[start:]), desk.table.state)
    assert kinds == {"roster", "start", "move", "answer"}


def test_every_moment_can_be_rebuilt() -> None:
    desk = played(3, "bot", steps=60)
    for n in range(1, len(desk.rows) + 1):
        state = rebuild(desk.rows[:n])
        assert (state.log, state.shown) == (desk.rows[n - 1].seq, desk.rows[n - 1].shown)


def test_the_log_of_a_rematch_begins_with_its_start() -> None:
    desk = played(5, "bot")
    desk.rematch("7f" * 32)
    start = desk.rows[-1]
    assert start.kind == "start"
    assert same(rebuild([start]), desk.table.state)
    assert desk.table.state.shown == start.shown > 1


@pytest.mark.parametrize(
    "change",
    [
        {"public": gg.Event(0, "pass")},
        {"private": {2: gg.Event(2, "draw", drew=2, count=1, card="NB1")}},
        {"seat": 7},
        {"action": "OM6"},
        {"shown": 99},
        {"seq": 99},
        {"kind": "answer"},
        {"action": None},
    ],
    ids=lambda change: "-".join(change),
)
def test_a_row_that_comes_out_otherwise_is_named(change: dict[str, object]) -> None:
    desk = played(4, "bot", steps=20)
    at = max(n for n, row in enumerate(desk.rows) if row.kind == "move")
    rows = [*desk.rows]
    rows[at] = msgspec.structs.replace(rows[at], **change)
    with pytest.raises(Mismatch) as caught:
        rebuild(rows)
    assert caught.value.seq == rows[at].seq


def test_rows_that_begin_in_the_middle_are_no_table() -> None:
    desk = played(4, "bot", steps=20)
    with pytest.raises(Mismatch):
        rebuild([row for row in desk.rows if row.kind == "move"])
