"""Loading the compiled rules and bots while the page is served already; only a game has to wait for them."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

log = logging.getLogger(__name__)


def warm_up_in_background(ready: asyncio.Event, warm_up: Callable[[], None]) -> None:
    """Set `ready` once `warm_up` has run in a thread. It can fail only where a game would fail later, and louder."""
    loop = asyncio.get_running_loop()

    def run() -> None:
        try:
            warm_up()
        except Exception:
            log.exception("warming up failed")
        if not loop.is_closed():
            loop.call_soon_threadsafe(ready.set)

    threading.Thread(target=run, name="warm-up", daemon=True).start()


def warm_up_rules() -> None:
    """Run each kernel once, by playing a game from every seat's view."""
    import gongenial as gg

    position = gg.new("link", players=3, seed=0)
    for _ in range(400):
        if position.is_over:
            break
        for viewer in (None, 0, 1, 2):
            position.view(viewer).to_dict()
        seat = min(position.waiting)
        position = position.copy()
        gg.event(position.play(position.legal(seat)[-1], seat=seat), None)
    gg.new("link", players=3, seed=1).remove(0)
