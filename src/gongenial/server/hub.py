"""All tables of this server: those that somebody is at, in memory; the others, in the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from gongenial.bots import Bot
from gongenial.core.values import OptionValue
from gongenial.server.codes import new_code
from gongenial.server.packs_shelf import Shelf
from gongenial.server.randomness import new_secret
from gongenial.server.runner import Runner
from gongenial.server.settings import Settings
from gongenial.server.stand_ins import StandIns
from gongenial.store.store import Store
from gongenial.store.writer import Conflict
from gongenial.table import opening
from gongenial.table.refused import NOT_STORED, Refused
from gongenial.table.restore import Mismatch, rebuild
from gongenial.table.roster import Person
from gongenial.table.seating import tidy_name
from gongenial.table.steps import Row, State
from gongenial.table.table import Table
from gongenial.wire.asked import game_and_options
from gongenial.wire.messages import NewTable

log = logging.getLogger(__name__)

DAY = 86_400.0
IDLE = 300.0
"""Seconds after which a table that nobody is at leaves the memory."""


class Hub:
    """Finds, makes and forgets runners."""

    def __init__(self, settings: Settings, store: Store, shelf: Shelf) -> None:
        self.store = store
        self._shelf = shelf
        self._make_bot = settings.make_bot or Bot
        self._tidying = asyncio.create_task(_tidy(store))
        self._runners: dict[str, Runner] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="bot")

    async def create(self, wish: NewTable, person: Person, name: str) -> str:
        """A new table's code, once it is durable. Raises Refused for options that don't go together, or if the
        disk is full."""
        options = _options(wish)
        secret = new_secret()
        if not wish.hosted:
            if wish.quick:
                raise Refused("bad-option", "A game needs somebody who plays: `quick` goes with `hosted`.")
            state, row = opening.opened_for_all(wish.game, wish.seats, options)
        elif wish.players is not None:
            state, row = _on_one_device(wish, wish.players, person, options, secret)
        elif wish.quick:
            state, row = opening.dealt_at_once(wish.game, person, name, wish.seats, options, wish.level, secret)
        else:
            state, row = opening.opened(wish.game, person, name, wish.seats, options)
        while True:
            code = new_code()
            try:
                await self.store.create(code, row)
            except Conflict:
                continue
            except Exception as error:
                log.error("a new table could not be stored (%s)", type(error).__name__)
                raise Refused(NOT_STORED, "The table could not be stored; try again in a moment.") from error
            if code not in self._runners:  # nobody has guessed it meanwhile
                self._run(code, state)
            return code

    async def remember(self, person: Person, name: str) -> None:
        """The name that a person last used; nothing is lost that would be worth a refusal."""
        try:
            await self.store.set_name(person, name)
        except Exception as error:
            log.warning("a name could not be stored (%s)", type(error).__name__)

    async def find(self, code: str) -> Runner:
        """The runner of a table. Raises Refused if there is no such table, or if it can't be rebuilt."""
        if code in self._runners:
            return self._runners[code]
        async with self._loading.setdefault(code, asyncio.Lock()):
            try:
                if code not in self._runners:
                    state = await self._rebuilt(code)
                    if code not in self._runners:  # nobody else has been faster
                        self._run(code, state)
                return self._runners[code]
            finally:
                self._loading.pop(code, None)

    async def _rebuilt(self, code: str) -> State:
        rows = await self.store.rows(code)
        if not rows:
            raise Refused("no-table", "There is no such table.")
        await self._shelf.prepare(rows)
        try:
            return rebuild(rows)
        except Mismatch as mismatch:
            log.critical("table %s cannot be rebuilt: %s", code, mismatch)
            raise Refused("table-broken", "This table could not be brought back.") from None

    def _run(self, code: str, state: State) -> None:
        table = Table(code, state)
        runner = self._runners[code] = Runner(
            table,
            self.store,
            lambda runner: StandIns(table, runner.do, self._make_bot, self._pool),
            lambda: self.forget(code, runner),
        )
        self.rest_later(code)

    def rest_later(self, code: str) -> None:
        """Look after a while whether anybody is still at the table."""
        asyncio.get_running_loop().call_later(IDLE, self._rest, code)

    def _rest(self, code: str) -> None:
        runner = self._runners.get(code)
        if runner is None or runner.connections:
            return
        if runner.busy:  # with something that takes a moment; nobody's parting will ask for another look
            self.rest_later(code)
        else:
            self.forget(code, runner)
            runner.stop()

    def forget(self, code: str, runner: Runner) -> None:
        """Let the table be rebuilt when it is next asked for, unless that has happened already."""
        if self._runners.get(code) is runner:
            del self._runners[code]

    def stop(self) -> None:
        self._tidying.cancel()
        for runner in list(self._runners.values()):
            runner.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _options(wish: NewTable) -> dict[str, OptionValue]:
    """Those that were wished for; what isn't set has the game's own default."""
    if wish.options is None:
        return {}
    game, options = game_and_options(wish.options)
    if game != wish.game:
        raise Refused("bad-option", "Those are the options of another game.")
    return options


def _on_one_device(
    wish: NewTable, players: Sequence[str], device: Person, options: Mapping[str, OptionValue], secret: str
) -> tuple[State, Row]:
    names = [tidy_name(player) for player in players]
    if len(names) > wish.seats:
        raise Refused("too-many-seats", "The table has fewer seats than players.")
    if wish.youngest is not None and wish.youngest >= wish.seats:
        raise Refused("bad-option", "The table has no such seat.")
    secret_now = secret if wish.quick else None
    return opening.on_one_device(wish.game, device, names, wish.seats, options, wish.level, wish.youngest, secret_now)


async def _tidy(store: Store) -> None:
    """Drop old tables, once a day."""
    while True:
        try:
            await store.drop_old()
        except Exception:
            log.exception("old tables could not be dropped")
        await asyncio.sleep(DAY)
