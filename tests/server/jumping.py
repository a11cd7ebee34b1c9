"""An event loop whose time jumps to the next timer instead of passing: hours of play in a moment, exactly timed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class JumpingLoop(asyncio.SelectorEventLoop):
    """Nothing real may be waited for: no socket, no thread."""

    _scheduled: list[asyncio.TimerHandle]
    _ready: Any

    def __init__(self) -> None:
        super().__init__()
        self._now = 1000.0

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        if not self._ready:
            waiting = [timer.when() for timer in self._scheduled if not timer.cancelled()]
            assert waiting, "everything waits for something that can't come"
            self._now = max(self._now, min(waiting))
        super()._run_once()  # type: ignore[misc]


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run to the end in a loop of its own."""
    loop = JumpingLoop()
    try:
        return loop.run_until_complete(main)
    finally:
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()
