"""Running the server until it is told to end."""

from __future__ import annotations

import contextlib
import importlib.util
import logging
import os
import socket
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import ChangeReload

from gongenial.server.app import create_app
from gongenial.server.lines import RequestLine, SocketLine
from gongenial.server.loading import THREADS
from gongenial.server.logs import set_up_logs
from gongenial.server.settings import PACKAGE, Settings
from gongenial.wire.codec import MAX_MESSAGE

PING_EVERY = 20.0
"""Seconds between pings on an idle socket, and until a missing answer means that nobody is there any more."""
END_WITHIN = 1
"""Seconds that open connections get to end by themselves."""

_HANDED_OVER = "GONGENIAL_SETTINGS"
"""Where the reloading process finds its settings."""


def configuration(app: Litestar | str, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        http=RequestLine,
        ws=SocketLine,
        ws_max_size=2 * MAX_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=END_WITHIN,
        **more,
    )


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve on the listener until SIGTERM or SIGINT; returns within about two seconds of it."""
    set_up_logs()
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(configuration(create_app(settings))).run(sockets=[listener])
    _leave_compiler_behind()


def _leave_compiler_behind() -> None:
    """End the process on the spot if something is still being compiled: that thread can't be told to stop, and the
    interpreter must not be taken down around it. Everything that matters is on the disk."""
    if any(thread.name in THREADS for thread in threading.enumerate()):
        logging.shutdown()
        sys.stdout.flush()
        os._exit(0)


def run_reloading(settings: Settings, listener: socket.socket) -> None:
    """The same, starting again whenever a source of the package changes."""
    handed_over = {
        "data": str(settings.data),
        "port": settings.port,
        "lan": settings.lan,
        "behind_proxy": settings.behind_proxy,
    }
    os.environ[_HANDED_OVER] = msgspec.json.encode(handed_over).decode()
    app = f"{__name__}:{handed_over_app.__name__}"
    config = configuration(app, factory=True, reload=True, reload_dirs=[str(PACKAGE)])
    ChangeReload(config, target=uvicorn.Server(config).run, sockets=[listener]).run()


def handed_over_app() -> Litestar:
    """The application of a process that was started again."""
    set_up_logs()
    settings = msgspec.json.decode(os.environ[_HANDED_OVER])
    return create_app(Settings(Path(settings.pop("data")), **settings))
