"""Lets bots act: each gets its seat's view in a thread of the pool, and its choice comes to the table like anyone's."""

from __future__ import annotations

import asyncio
import logging
import secrets
import traceback
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import Executor

import gongenial as gg
from gongenial.core.levels import Level
from gongenial.server.settings import Bot
from gongenial.table.commands import BotAct
from gongenial.table.defaults import mildest
from gongenial.table.refused import NOT_STORED, Refused
from gongenial.table.table import Ask, Table

log = logging.getLogger(__name__)

PUT_AWAY = "stale"
"""The refusal of a table that has been stopped; its bots have nothing more to say there."""

MakeBot = Callable[[Level, int], Bot]


class StandIns:
    """The bots of one table."""

    def __init__(
        self, table: Table, do: Callable[[BotAct], Awaitable[None]], make_bot: MakeBot, pool: Executor
    ) -> None:
        self._table = table
        self._do = do
        self._make_bot = make_bot
        self._pool = pool
        self._bots: dict[tuple[int, Level], Bot] = {}
        self._thinking: dict[Ask, asyncio.Task[None]] = {}
        self._acting: dict[Ask, asyncio.Task[None]] = {}
        """Decided, and waiting for their turn at the table: neither to be dropped nor to be thought about again."""

    def follow(self, asks: Iterable[Ask]) -> None:
        """These are the questions now: start on new ones, drop those that are no more."""
        current = set(asks)
        for ask in self._thinking.keys() - current:
            self._thinking.pop(ask).cancel()
        for ask in current - self._thinking.keys() - self._acting.keys():
            self._thinking[ask] = asyncio.get_running_loop().create_task(self._answer(ask))

    def stop(self) -> None:
        self.follow(())

    async def _answer(self, ask: Ask) -> None:
        """Think, wait for as long as a person would take, act. A bot that fails is replaced by the mildest choice."""
        try:
            action = await (self._choice(ask) if ask.needed else self._reaction(ask))
        except Exception as error:  # its text could name cards of the hand (H1)
            place = traceback.extract_tb(error.__traceback__)[-1]
            what = (type(error).__name__, place.filename, place.lineno)
            log.error("table %s: the bot of seat %d failed: %s in %s, line %s", self._table.code, ask.seat, *what)
            action = mildest(map(str, ask.legal)) if ask.needed else None
        if action is None:
            return
        task = self._thinking.pop(ask, None)  # from here on it is not to be cancelled: its row may be on its way
        if task is not None:
            self._acting[ask] = task
            task.add_done_callback(lambda _: self._acting.pop(ask, None))
        await self._act(ask, action)

    async def _act(self, ask: Ask, action: str) -> None:
        try:
            await self._do(BotAct(ask.seat, ask.turned, action))
        except Refused as refusal:
            if refusal.code not in (PUT_AWAY, NOT_STORED) and ask.needed and ask in self._table.asks():
                log.error("table %s: a bot's choice was refused (%s)", self._table.code, refusal.code)
                await self._do(BotAct(ask.seat, ask.turned, mildest(map(str, ask.legal))))

    async def _choice(self, ask: Ask) -> str:
        bot = self._bot(ask)
        loop = asyncio.get_running_loop()
        started = loop.time()
        action = str(await loop.run_in_executor(self._pool, bot.choose, self._view(ask), list(ask.legal)))
        if self._table.state.asked is None:
            await asyncio.sleep(max(0.0, bot.pace - (loop.time() - started)))
        return action

    async def _reaction(self, ask: Ask) -> str | None:
        loop = asyncio.get_running_loop()
        reaction = await loop.run_in_executor(self._pool, self._bot(ask).reaction, self._view(ask), list(ask.legal))
        if reaction is None:
            return None
        await asyncio.sleep(reaction.delay)
        return str(reaction.action)

    def _view(self, ask: Ask) -> gg.View:
        position = self._table.state.position
        assert position is not None, "bots are only asked while a game runs"
        return position.view(ask.seat)

    def _bot(self, ask: Ask) -> Bot:
        level = self._table.roster.seats[ask.seat].level or "medium"
        key = (ask.seat, level)
        if key not in self._bots:
            self._bots[key] = self._make_bot(level, secrets.randbits(63))
        return self._bots[key]
