"""The application: everything wired together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.logging import LoggingConfig

from gongenial.server.build import Build, with_build
from gongenial.server.cards import CARD_ROUTES
from gongenial.server.data import open_data
from gongenial.server.files import Folder
from gongenial.server.headers import with_security_headers
from gongenial.server.limits import Buckets, Places
from gongenial.server.loading import Loading
from gongenial.server.manifest import manifest
from gongenial.server.packs import PACK_READING
from gongenial.server.packs_own import ADDITIONS, CHECKS, PACK_CHANGING
from gongenial.server.print_shop import PrintShop
from gongenial.server.prints import ORDERS, PRINT_ROUTES
from gongenial.server.routes import ROUTES
from gongenial.server.sessions import Sessions, secret_key
from gongenial.server.settings import Settings
from gongenial.server.sheets import SHEET_ROUTES, SHEETS, WRITINGS
from gongenial.server.small_parts import small_parts
from gongenial.server.socket import table_socket

MAX_BODY = 8192
"""Bytes of a request's body."""
OPENINGS = (60, 2.0)
"""New tables from one address: so many at once, so many a second after that. No household gets there."""

DRAWS = (240, 4.0)
"""The same for tasks that are drawn from a group's deck: a class of thirty gets there by hammering only."""
GUESSES = (100, 0.5)
"""The same for codes of tables that there aren't: whoever tries them all finds a stranger's table."""
SOCKETS = 200
"""Open sockets of one address: a school behind one line has fewer, and nobody alone fills the server's memory."""


def create_app(settings: Settings) -> Litestar:
    """The server's application. Its database and key are in the data folder, which is made if need be."""
    open_data(settings.data)
    build = Build(settings.static)
    state = State(
        {
            "settings": settings,
            "sessions": Sessions(secret_key(settings.data)),
            "static": build,
            "pictures": Folder(settings.pictures),
            "openings": Buckets(*OPENINGS),
            "guesses": Buckets(*GUESSES),
            "lost_decks": Buckets(*GUESSES),
            "small_parts": small_parts(build, settings.pictures),
            "draws": Buckets(*DRAWS),
            "pack_checks": Buckets(*CHECKS),
            "pack_additions": Buckets(*ADDITIONS),
            "places": Places(SOCKETS),
            "print_orders": Buckets(*ORDERS),
            "sheets": Buckets(*SHEETS),
            "writings": Buckets(*WRITINGS),
        }
    )

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.loading = Loading(settings)
        app.state.print_shop = PrintShop(settings.data)
        try:
            yield
        finally:
            await app.state.print_shop.stop()
            await app.state.loading.stop()

    return Litestar(
        [*ROUTES, manifest, *PACK_READING, *PACK_CHANGING, *SHEET_ROUTES, *CARD_ROUTES, *PRINT_ROUTES, table_socket],
        state=state,
        lifespan=[running],
        middleware=[with_security_headers, with_build],
        request_max_body_size=MAX_BODY,
        openapi_config=None,
        logging_config=LoggingConfig(configure_root_logger=False),
    )
