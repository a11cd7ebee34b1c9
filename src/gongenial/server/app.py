"""The application: everything wired together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.logging import LoggingConfig

from gongenial.server.data import open_data
from gongenial.server.files import Folder
from gongenial.server.headers import with_security_headers
from gongenial.server.limits import Buckets, Places
from gongenial.server.loading import Loading
from gongenial.server.packs import pack_list, pack_texts
from gongenial.server.routes import ROUTES
from gongenial.server.sessions import Sessions, secret_key
from gongenial.server.settings import Settings
from gongenial.server.socket import table_socket

MAX_BODY = 8192
"""Bytes of a request's body."""
OPENINGS = (60, 2.0)
"""New tables from one address: so many at once, so many a second after that. No household gets there."""

GUESSES = (100, 0.5)
"""The same for codes of tables that there aren't: whoever tries them all finds a stranger's table."""
SOCKETS = 200
"""Open sockets of one address: a school behind one line has fewer, and nobody alone fills the server's memory."""


def create_app(settings: Settings) -> Litestar:
    """The server's application. Its database and key are in the data folder, which is made if need be."""
    open_data(settings.data)
    state = State(
        {
            "settings": settings,
            "sessions": Sessions(secret_key(settings.data)),
            "static": Folder(settings.static),
            "pictures": Folder(settings.pictures),
            "openings": Buckets(*OPENINGS),
            "guesses": Buckets(*GUESSES),
            "places": Places(SOCKETS),
        }
    )

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.loading = Loading(settings)
        try:
            yield
        finally:
            await app.state.loading.stop()

    return Litestar(
        [*ROUTES, pack_list, pack_texts, table_socket],
        state=state,
        lifespan=[running],
        middleware=[with_security_headers],
        request_max_body_size=MAX_BODY,
        openapi_config=None,
        logging_config=LoggingConfig(configure_root_logger=False),
    )
