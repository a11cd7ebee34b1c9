"""Bots at a live table: they come in time, never twice, and a failing one doesn't stop the game."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import pytest

import gongenial as gg
from gongenial.bots import Reaction
from gongenial.core.levels import Level
from gongenial.server.stand_ins import StandIns
from gongenial.table import commands
from gongenial.table.commands import BotAct
from gongenial.table.defaults import mildest
from gongenial.table.refused import Refused
from tests.table.desk import ANA, BEN, Desk, link, playing


@dataclass
class Planned:
    """A bot that does what it is told, or fails."""

    choice: str | None = None
    pace: float = 0.0
    delay: float | None = None
    views: list[gg.View] = field(default_factory=list)

    def choose(self, view: gg.View, legal: list[gg.Action]) -> gg.Action:
        self.views.append(view)
        if self.choice == "fail":
            raise RuntimeError("out of ideas with PX3 and ZT5")
        wanted = self.choice or mildest(map(str, legal))
        return gg.parse("link", wanted)

    def reaction(self, view: gg.View, legal: list[gg.Action]) -> Reaction | None:
        return None if self.delay is None else Reaction(self.delay, legal[0])


class Table:
    """A desk whose bots are let loose."""

    def __init__(self, desk: Desk, bot: Planned) -> None:
        self.desk = desk
        self.pool = ThreadPoolExecutor(1)
        self.sent: list[BotAct] = []
        self.lock = asyncio.Lock()

        def make(level: Level, seed: int) -> Planned:
            return bot

        self.bots = StandIns(desk.table, self.do, make, self.pool)

    async def do(self, command: BotAct) -> None:
        self.sent.append(command)
        async with self.lock:
            try:
                self.desk.do(command)
            finally:
                self.follow()

    def follow(self) -> None:
        self.bots.follow(self.desk.table.asks())

    async def settle(self, seconds: float = 0.3) -> None:
        self.follow()
        await asyncio.sleep(seconds)
        self.bots.stop()
        self.pool.shutdown()


def test_a_bot_gets_its_own_view_and_acts_once() -> None:
    async def main() -> None:
        bot = Planned()
        table = Table(playing(link("PX2 PX3", "PX4 ZT5", "AD1 AD2"), 1), bot)
        table.desk.act(ANA, "PX2")
        await table.settle()
        assert [(sent.seat, sent.action) for sent in table.sent] == [(1, "PX4")]
        assert [view.seat for view in bot.views] == [1]

    asyncio.run(main())


def test_bots_take_their_time() -> None:
    async def main() -> None:
        table = Table(playing(link("PX2 PX3", "PX4 ZT5"), 0), Planned(pace=0.4))
        table.follow()
        await asyncio.sleep(0.1)
        assert table.sent == []
        await asyncio.sleep(0.5)
        assert len(table.sent) == 1
        await table.settle(0)

    asyncio.run(main())


def test_a_choice_that_waits_for_its_turn_at_the_table_is_not_made_twice() -> None:
    async def main() -> None:
        bot = Planned()
        table = Table(playing(link("PX2 PX3", "PX4 ZT5"), 0), bot)
        table.follow()
        async with table.lock:
            await asyncio.sleep(0.2)
            assert [sent.action for sent in table.sent] == ["PX2"]
            table.follow()  # somebody else's command has come first
            await asyncio.sleep(0.2)
        await table.settle()
        assert len(bot.views) == len(table.sent) == 1
        assert table.desk.moves() == [(0, "PX2")]

    asyncio.run(main())


@pytest.mark.parametrize("choice", ["fail", "OM6"])
def test_a_bot_that_fails_or_cheats_is_replaced_by_the_mildest_choice(
    choice: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        table = Table(playing(link("PX2 PX3", "PX4 ZT5"), 0), Planned(choice))
        await table.settle()
        assert table.desk.moves() == [(0, "PX2")]

    with caplog.at_level(logging.ERROR):
        asyncio.run(main())
    assert caplog.records
    assert not any(card in caplog.text for card in ("PX3", "PX4", "ZT5", "OM6")), "nothing hidden in the log"


def test_a_reaction_comes_after_its_delay_and_not_once_it_is_too_late() -> None:
    async def main(delay: float) -> list[str]:
        position = link("PX2 AD5", "PX3 PX4 PX5", "PX6 SR1 SR2")
        table = Table(playing(position, 0), Planned(delay=delay))
        table.desk.do(BotAct(0, table.desk.table.state.shown, "PX2"))
        table.follow()
        await asyncio.sleep(0.3)
        table.desk.act(BEN, "PX3")
        table.follow()
        await table.settle(0.3)
        return [sent.action for sent in table.sent]

    assert asyncio.run(main(0.05)) == ["gong"]
    assert asyncio.run(main(60)) == []


@pytest.mark.rule("J4")
def test_a_bot_answers_the_question_at_once_whatever_its_pace() -> None:
    async def main() -> None:
        desk = playing(link("JK PX2 PX3", "JK ZT4 ZT5"), 1)
        table = Table(desk, Planned("cancel", pace=60))
        desk.act(ANA, "JK>1")
        await table.settle()
        assert desk.table.state.answer == "cancel"
        desk.wait(4)
        assert desk.moves()[-1] == (1, "cancel")

    asyncio.run(main())


def test_who_comes_back_is_not_acted_for() -> None:
    async def main() -> None:
        desk = playing(link("PX2 PX3", "PX4 ZT5"))
        desk.do(commands.Leave(ANA))
        table = Table(desk, Planned(pace=0.2))
        table.follow()
        await asyncio.sleep(0.05)
        desk.do(commands.Sit(ANA, "Ana"))
        await table.settle()
        assert table.sent == []
        with pytest.raises(Refused):
            desk.do(BotAct(0, desk.table.state.shown, "PX2"))

    asyncio.run(main())
