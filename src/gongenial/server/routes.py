"""What is asked for over HTTP: the page, its files, the pictures, and a little about tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import msgspec
from litestar import HttpMethod, Response, get, post, route
from litestar.exceptions import (
    ClientException,
    NotFoundException,
    ServiceUnavailableException,
)
from litestar.params import FromPath

from gongenial.server.build import Build
from gongenial.server.files import IMMUTABLE, NO_STORE, OWN, REVALIDATE, Folder
from gongenial.server.links import TABLE_LINK, qr_link
from gongenial.server.visitors import (
    AnyRequest,
    body_of,
    loading_of,
    need_own_page,
    session_of,
    take_from,
    visited_of,
)
from gongenial.table.refused import NOT_STORED, Refused
from gongenial.table.roster import Person
from gongenial.table.seating import tidy_name
from gongenial.wire.codec import decode_new_table
from gongenial.wire.common import GameName
from gongenial.wire.messages import Me, RunningTable, TableCreated

if TYPE_CHECKING:
    from gongenial.server.hub import Hub

READING = [HttpMethod.GET, HttpMethod.HEAD]
SHOWN_TABLES = 6
"""How many tables home leads back to."""
DEFAULT_NAME = "Comet"
"""Of somebody who starts a game without having said a name; the same in every language."""


@post("/api/tables", status_code=201)
async def open_table(request: AnyRequest) -> Response[TableCreated]:
    """Open a table; its host, the sender, sits on the first seat, if there is to be one already."""
    at = need_own_page(request)
    take_from(request.app.state.openings, request, "Too many new tables at once; wait a moment.")
    wish = await body_of(request, decode_new_table)
    try:
        hub = await _hub(request)
        person, headers = session_of(request, at)
        name = tidy_name(wish.name or await hub.store.name(person) or DEFAULT_NAME)
        code = await hub.create(wish, person, name)
    except Refused as refusal:
        if refusal.code == NOT_STORED:
            raise ServiceUnavailableException(refusal.message) from None
        raise ClientException(refusal.message) from None
    if wish.name is not None:
        await hub.remember(person, name)
    return Response(TableCreated(code), headers={**NO_STORE, **headers})


@get("/api/me")
async def me(request: AnyRequest) -> Response[Me]:
    """The session's name, and the tables that it has a seat at."""
    store = await loading_of(request).names()
    person, headers = session_of(request, visited_of(request))
    codes = await store.tables_of(person, SHOWN_TABLES)
    found = [await _running(await _hub(request), code, person) for code in codes]
    tables = tuple(table for table in found if table is not None)
    answer = Me(await store.name(person), tables, get_args(GameName))
    return Response(answer, headers={**NO_STORE, **headers})


async def _running(hub: Hub, code: str, person: Person) -> RunningTable | None:
    """A table as home shows it; None if it can't be brought back."""
    try:
        table = (await hub.find(code)).table
    except Refused:
        return None
    roster, position = table.roster, table.state.position
    seat = roster.held_by(person)
    waited_for = position is not None and roster.stage == "playing" and seat in position.waiting
    own = roster.seat_of(person)
    shared = roster.device is not None
    return RunningTable(
        code,
        msgspec.convert(roster.game, GameName),
        roster.stage,
        tuple(one.name for one in roster.seats if one.name),
        your_turn=waited_for and not shared and not table.has_answered(seat),
        left=own is not None and not shared and roster.seats[own].left,
        one_device=shared,
    )


@get("/api/tables/{code:str}/qr.svg")
async def qr(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """The QR code of the table's address, right for other devices (B53)."""
    return qr_link(request, TABLE_LINK, code)


@get("/api/health")
async def health() -> dict[str, str]:
    return {"status": "ok"}


@route("/pictures/{name:path}", http_method=READING)
async def picture(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return _file(request, request.app.state.pictures, name, IMMUTABLE)


@route("/assets/{name:path}", http_method=READING)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return _file(request, request.app.state.static, f"assets/{name.strip('/')}", IMMUTABLE)


@route(["/", "/{path:path}"], http_method=READING)
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """The single page for every address of it; files of the build's root by their name."""
    if path.startswith("/api/"):
        raise NotFoundException
    if "." in path:
        return _file(request, request.app.state.static, path, REVALIDATE)
    _, headers = session_of(request, visited_of(request), renewed=True)
    return _file(request, request.app.state.static, "index.html", OWN, headers)


def _file(
    request: AnyRequest, folder: Folder | Build, name: str, cache: str, more: dict[str, str] | None = None
) -> Response[bytes]:
    served = folder.find(name)
    if served is None:
        raise NotFoundException
    headers = {"cache-control": cache, "etag": served.etag, "vary": "accept-encoding", **(more or {})}
    if served.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body, encoding = served.encoded(request.headers.get("accept-encoding", ""))
    if encoding is not None:
        headers["content-encoding"] = encoding
    return Response(body, media_type=served.media_type, headers=headers)


async def _hub(request: AnyRequest) -> Hub:
    return await loading_of(request).tables()


ROUTES = [open_table, me, qr, health, picture, asset, page]
