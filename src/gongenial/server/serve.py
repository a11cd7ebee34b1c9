"""Running the server until it is told to end."""

from __future__ import annotations

import importlib.util
import os
import socket
from pathlib import Path

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import ChangeReload

from gongenial.server.app import create_app
from gongenial.server.settings import PACKAGE, Settings
from gongenial.wire.codec import MAX_MESSAGE

END_WITHIN = 1
"""Seconds that open connections get to end by themselves."""

_HANDED_OVER = "GONGENIAL_SETTINGS"
"""Where the reloading process finds its settings."""


def run(settings: Settings, listener: socket.socket, *, reload: bool = False) -> None:
    """Serve on the listener until SIGTERM or SIGINT; returns within about two seconds of it. With `reload`, a change
    of the package's sources starts it again."""
    config = uvicorn.Config(
        f"{__name__}:handed_over_app" if reload else create_app(settings),
        factory=reload,
        reload=reload,
        reload_dirs=[str(PACKAGE)] if reload else None,
        loop="uvloop" if importlib.util.find_spec("uvloop") else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=2 * MAX_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=END_WITHIN,
    )
    server = uvicorn.Server(config)
    if reload:
        handed_over = {"data": str(settings.data), "port": settings.port, "lan": settings.lan}
        os.environ[_HANDED_OVER] = msgspec.json.encode(handed_over).decode()
        ChangeReload(config, target=server.run, sockets=[listener]).run()
    else:
        server.run(sockets=[listener])


def handed_over_app() -> Litestar:
    """The application of a process that was started again."""
    settings = msgspec.json.decode(os.environ[_HANDED_OVER])
    return create_app(Settings(Path(settings["data"]), settings["port"], settings["lan"]))
