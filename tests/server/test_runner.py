"""A runner stores first, then applies and shows; one command after the other; everything at its moment."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest

import gongenial as gg
from gongenial.server.connection import GOING_AWAY
from gongenial.store.writer import Conflict
from gongenial.table import commands
from gongenial.table.refused import NOT_STORED, Refused
from gongenial.table.roster import Person, Roster
from gongenial.table.steps import Row
from gongenial.wire.messages import Pong
from tests.server.jumping import run
from tests.server.room import Listener, Memory, Room
from tests.table.desk import link

P0, P1 = Person("p0"), Person("p1")


class Held(Memory):
    """A store that waits until it is let go, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.failure: Exception | None = None

    async def append(self, code: str, row: Row, before: Roster) -> None:
        await self.go.wait()
        if self.failure is not None:
            raise self.failure
        self.rows.append(row)


async def held_room(position: gg.Position, **settings: object) -> tuple[Room, Held]:
    store = Held()
    room = Room(position, store, **settings)
    await room.open()
    for listener in room.listeners:
        listener.heard.clear()
    return room, store


def act(room: Room, person: Person, action: str) -> commands.Act:
    return commands.Act(person, room.table.state.shown, action)


def kinds(room: Room, listener: int) -> list[str]:
    return [json.loads(data)["type"] for _, data in room.listeners[listener].heard]


def test_nothing_is_shown_before_it_is_stored() -> None:
    async def main() -> None:
        room, store = await held_room(link("PX2 PX3", "PX4 ZT5"))
        before = room.table.state
        move = asyncio.create_task(room.runner.do(act(room, P0, "PX2")))
        await asyncio.sleep(60)
        assert [listener.heard for listener in room.listeners] == [[], [], []]
        assert room.table.state is before
        store.go.set()
        await move
        assert [row.action for row in store.rows] == ["PX2"]
        assert [kinds(room, n) for n in range(3)] == [["game"]] * 3
        room.runner.stop()

    run(main())


@pytest.mark.parametrize("failure", [OSError("the disk is full"), Conflict("written already")])
def test_what_cannot_be_stored_never_was(failure: Exception, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        room, store = await held_room(link("PX2 PX3", "PX4 ZT5"))
        before = room.table.state
        store.failure = failure
        store.go.set()
        with pytest.raises(Refused) as refused:
            await room.runner.do(act(room, P0, "PX2"))
        assert refused.value.code == NOT_STORED
        assert {listener.closing for listener in room.listeners} == {None}  # so that it can still be answered
        await asyncio.sleep(0)
        assert room.table.state is before
        assert room.forgotten == 1
        assert [listener.heard for listener in room.listeners] == [[], [], []]
        assert {listener.closing for listener in room.listeners} == {GOING_AWAY}

    with caplog.at_level(logging.ERROR):
        run(main())
    assert "could not be stored" in caplog.text
    assert "PX" not in caplog.text


def test_after_a_failure_the_table_is_left_to_whoever_rebuilds_it(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        room, store = await held_room(link("PX2 PX3", "PX4 ZT5"), clock=30)
        moves = [asyncio.create_task(room.runner.do(act(room, P0, "PX2"))) for _ in range(2)]
        late = Listener(P1)
        joining = asyncio.create_task(room.runner.join(late, lambda seat: Pong(0)))
        await asyncio.sleep(1)
        store.failure = OSError("the disk is full")
        store.go.set()
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert [type(result) for result in results] == [Refused, Refused]
        await joining
        assert (late.heard, late.closing) == ([], GOING_AWAY)
        store.failure = None
        await room.runner.part(room.listeners[1])
        await asyncio.sleep(120)
        assert store.rows == []
        assert room.forgotten == 1

    run(main())


@pytest.mark.case("B25")
@pytest.mark.case("B45")
def test_of_two_at_the_same_moment_one_is_first() -> None:
    async def main() -> None:
        position = link("PX2 AD5", "PX3 PX4 PX5", "PX6 SR1 SR2")
        room = Room(position)
        await room.open()
        await room.runner.do(act(room, P0, "PX2"))
        await room.runner.do(act(room, P1, "PX3"))
        calls = [act(room, P1, "gong!0"), act(room, Person("p2"), "gong!0"), act(room, P0, "gong")]
        results = await asyncio.gather(*(room.runner.do(call) for call in calls), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Refused, Refused]
        assert len(room.position.to_dict()["hands"][0]) == 2
        double = [act(room, Person("p2"), "PX6")] * 2
        results = await asyncio.gather(*(room.runner.do(move) for move in double), return_exceptions=True)
        assert [getattr(result, "code", "done") for result in results] == ["done", "stale"]
        room.runner.stop()

    run(main())


@pytest.mark.rule("J4")
@pytest.mark.case("B19")
@pytest.mark.parametrize("answer", [None, "cancel", "accept"])
def test_the_question_is_settled_four_seconds_after_it_was_shown(answer: str | None) -> None:
    async def main() -> None:
        room = Room(link("JK PX2 PX3", "JK ZT4 ZT5", "AD1 AD2"))
        await room.open()
        await room.runner.do(act(room, P0, "JK>1"))
        asked_at = asyncio.get_running_loop().time()
        if answer is not None:
            await asyncio.sleep(2)
            await room.runner.do(act(room, P1, answer))
        await asyncio.sleep(10)
        moments = {round(room.listeners[n].heard[-1][0] - asked_at, 2) for n in range(4)}
        assert moments == {4.0}
        told = [json.loads(data) for moment, data in room.listeners[2].heard if moment > asked_at]
        assert [message["events"][0]["action"] for message in told] == [answer or "accept"]
        room.runner.stop()

    run(main())


@pytest.mark.case("B48")
def test_the_clock_runs_by_itself() -> None:
    async def main() -> None:
        room = Room(link("PX2 PX3 PX4", "PX5 PX6 ZT5"), clock=30)
        await room.open()
        began = asyncio.get_running_loop().time()
        await asyncio.sleep(61)
        assert [(row.action, row.auto) for row in room.store.rows] == [("PX2", True), ("PX5", True)]
        heard = [moment - began for moment, data in room.listeners[0].heard if b'"auto":true' in data]
        assert heard == pytest.approx([30, 60], abs=0.1)
        room.runner.stop()

    run(main())


@pytest.mark.rule("X2")
def test_all_are_told_by_itself_when_somebody_keeps_them_waiting_and_when_no_more() -> None:
    async def main() -> None:
        room = Room(link("PX2 PX3 PX4", "PX5 PX6 ZT5"))
        await room.open()
        await asyncio.sleep(500)
        await room.runner.do(act(room, P0, "PX2"))
        told = [json.loads(data) for _, data in room.listeners[2].heard if b'"type":"table"' in data]
        seen = [[seat["idle"] for seat in table["seats"]] for table in told[-2:]]
        assert seen == [[True, False], [False, False]]
        assert [row.action for row in room.store.rows] == ["PX2"]
        room.runner.stop()

    run(main())


def test_whoever_closes_hears_no_more_and_others_see_it() -> None:
    async def main() -> None:
        room = Room(link("PX2 PX3", "PX4 ZT5"))
        await room.open()
        gone, stays = room.listeners[0], room.listeners[1]
        await room.runner.part(gone)
        await room.runner.part(gone)
        gone.heard.clear()
        seats = json.loads(stays.heard[-1][1])["seats"]
        assert [seat["online"] for seat in seats] == [False, True]
        await room.runner.do(commands.Say(P1, "", "hello"))
        assert gone.heard == []
        assert room.runner.busy
        room.runner.stop()

    run(main())


def test_a_table_that_refuses_itself_is_loud_and_does_not_spin(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        room = Room(link("PX2 PX3", "PX4 ZT5"), clock=30)
        await room.open()
        monkeypatch.setattr(room.table, "due", lambda now: commands.Settle())
        await asyncio.sleep(62)
        room.runner.stop()

    with caplog.at_level(logging.ERROR):
        run(main())
    assert 1 <= len(caplog.records) <= 10
