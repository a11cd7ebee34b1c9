"""What takes a while is loaded while the page is served already: the store, the compiled rules, the bots. Whoever
needs a table waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from litestar.exceptions import ServiceUnavailableException

from gongenial.server.data import DATABASE, PACKS
from gongenial.server.settings import Settings

if TYPE_CHECKING:
    from gongenial.server.hub import Hub
    from gongenial.server.packs_shelf import Shelf
    from gongenial.store.store import Store

log = logging.getLogger(__name__)

T = TypeVar("T")

THREADS = ("loading", "warm-up")
"""Names of the threads that compile."""


class Loading:
    """Starts at once; `store` is done when names and codes can be read, `packs` when the task packs have been, `hub`
    when tables can be found."""

    def __init__(self, settings: Settings) -> None:
        self._loop = asyncio.get_running_loop()
        self.store: asyncio.Future[Store] = self._loop.create_future()
        self.packs: asyncio.Future[Store] = self._loop.create_future()
        self.hub: asyncio.Future[Hub] = self._loop.create_future()
        self._shelf: Shelf | None = None
        self._settings = settings
        self._thread = threading.Thread(target=self._load, name=THREADS[0], daemon=True)
        self._thread.start()

    async def names(self) -> Store:
        """The store, once it is open. Raises ServiceUnavailableException if the server ends before."""
        return await _patiently(self.store)

    async def tasks(self) -> Store:
        """The store, once the task packs are known too; the rules may still be compiled then. Raises
        ServiceUnavailableException if the server ends before."""
        return await _patiently(self.packs)

    async def shelf(self) -> Shelf:
        """The task packs. Raises ServiceUnavailableException if the server ends before they are known."""
        await self.tasks()
        assert self._shelf is not None
        return self._shelf

    async def tables(self) -> Hub:
        """The tables, once they can be played at. Raises ServiceUnavailableException if the server ends before."""
        return await _patiently(self.hub)

    async def stop(self) -> None:
        """End what has been loaded. What is still being compiled can't be told to stop; it is left alone."""
        if _came(self.hub):
            self.hub.result().stop()
        if _came(self.store):
            await asyncio.to_thread(self.store.result().close)

    def _load(self) -> None:
        try:
            from gongenial.store.store import Store

            store = Store(self._settings.data / DATABASE)
            self._tell(self.store.set_result, store)
            self._shelf = _packs(self._settings.data / PACKS, store)
            self._tell(self.packs.set_result, store)
            warm_up_rules()
        except Exception as error:
            log.critical("the server cannot go on: %s: %s", type(error).__name__, error)
            self._tell(self._failed, error)
        else:
            self._tell(self._loaded, store)
            # a thread of its own, which nobody waits for when the server ends
            threading.Thread(target=warm_up_bots, name=THREADS[1], daemon=True).start()

    def _tell(self, callback: Callable[[T], None], news: T) -> None:
        """Call back in the loop, unless the server has ended meanwhile."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(callback, news)

    def _loaded(self, store: Store) -> None:
        from gongenial.server.hub import Hub

        assert self._shelf is not None
        self.hub.set_result(Hub(self._settings, store, self._shelf))

    def _failed(self, error: Exception) -> None:
        """Without its store a server is of no use: end it, as if it had been told to."""
        for waited_for in (self.store, self.packs, self.hub):
            if not waited_for.done():
                waited_for.set_exception(error)
                waited_for.exception()  # whoever waits gets it; without anyone it is in the log all the same
        signal.raise_signal(signal.SIGTERM)


async def _patiently(future: asyncio.Future[T]) -> T:
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        raise ServiceUnavailableException("The server is about to end.") from None


def _came(future: asyncio.Future[Any]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def _packs(folder: Path, store: Store) -> Shelf:
    """The task packs, all of them known."""
    from gongenial.server.packs_shelf import Shelf

    shelf = Shelf(store.packs)
    shelf.load(folder)
    return shelf


@cache
def warm_up_rules() -> None:
    """Run each kernel of each game once. Once is enough for a process."""
    from gongenial.games import GAMES

    for game in GAMES:
        _play_through(game)


def _play_through(game: str) -> None:
    """Play a game and look at it from every seat, which takes each of its kernels."""
    import gongenial as gg

    position = gg.new(game, players=3, seed=0)
    while not position.is_over:
        for viewer in (None, 0, 1, 2):
            position.view(viewer).to_dict()
        seat = min(position.waiting)
        position = position.copy()
        position.event(position.play(position.legal(seat)[-1], seat=seat), None)
    gg.new(game, players=3, seed=1).remove(0)


@cache
def warm_up_bots() -> None:
    """Load what bots need, so that no move of theirs waits for it. Once is enough for a process."""
    from gongenial.bots import warm_up

    warm_up()


def compile_ahead() -> None:
    """Fill the cache with the compiled rules and bots of all games, each game in a process of its own."""
    from gongenial.games import GAMES

    with ProcessPoolExecutor(len(GAMES), multiprocessing.get_context("spawn")) as processes:
        for done in [processes.submit(_compile, game) for game in GAMES]:
            done.result()


def _compile(game: str) -> None:
    from gongenial.bots import warm_up

    gc.disable()  # there is little to collect, and looking for it takes a tenth of the time
    _play_through(game)
    warm_up([game])
