"""Score sheets over HTTP. Pages that show one ask every few seconds for what is new: whatever becomes of a phone or of
its net, the next question carries everything on, and between two of them nothing is held open."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from litestar import Response, get, post
from litestar.exceptions import (
    ClientException,
    NotFoundException,
    ServiceUnavailableException,
)
from litestar.params import FromPath, FromQuery

from gongenial.server.codes import is_code, is_new_code, new_code
from gongenial.server.files import NO_STORE
from gongenial.server.links import SHEET_LINK, link, qr_link
from gongenial.server.visitors import (
    AnyRequest,
    body_of,
    guessed,
    loading_of,
    may_guess,
    need_own_page,
    session_of,
    take_from,
    visited_of,
)
from gongenial.wire.sheets import (
    MOST_AHEAD,
    MOST_CELLS,
    NewSheet,
    OwnSheets,
    SheetCell,
    SheetInfo,
    SheetMade,
    SheetNews,
    decode_new_sheet,
    decode_push,
)

if TYPE_CHECKING:
    from gongenial.store.sheets import SheetStore

log = logging.getLogger(__name__)

SHEETS = (60, 0.1)
"""New sheets from one address: so many at once, as a school has that plays on one day, and so many a second after
that."""
WRITINGS = (300, 3.0)
"""The same for what is written on sheets."""
SHOWN_SHEETS = 30
"""How many a browser finds again."""


@get("/api/sheets")
async def own_sheets(request: AnyRequest) -> Response[OwnSheets]:
    """The sheets that this browser has made or looked at."""
    store = await _store(request)
    person, headers = session_of(request, visited_of(request))
    found = await store.sheets_of(person, SHOWN_SHEETS)
    answer = OwnSheets(tuple(SheetInfo(code, touched, names) for code, touched, names in found))
    return Response(answer, headers={**NO_STORE, **headers})


@post("/api/sheets", status_code=201)
async def open_sheet(request: AnyRequest) -> Response[SheetMade]:
    """A code for a sheet that a page has made; the same one if it asks again."""
    at = need_own_page(request)
    take_from(request.app.state.sheets, request, "Too many new score sheets at once; wait a moment.")
    wish = await body_of(request, decode_new_sheet)
    store = await _store(request)
    person, headers = session_of(request, at)
    try:
        code = await _made(store, wish)
        await store.seen_by(code, person)
    except Exception as error:
        raise _not_stored(error) from error
    return Response(SheetMade(code), headers={**NO_STORE, **headers})


async def _made(store: SheetStore, wish: NewSheet) -> str:
    if wish.code is not None and is_new_code(wish.code):
        # if it is another's, another phone has been quicker to bring the same sheet back
        return await store.create(wish.code, wish.key) or wish.code
    while (code := await store.create(new_code(), wish.key)) is None:
        pass
    return code


@get("/api/sheets/{code:str}")
async def sheet_news(request: AnyRequest, code: FromPath[str], since: FromQuery[int] = 0) -> Response[SheetNews]:
    """What has changed on a sheet."""
    store = await _store(request)
    code = _may_try(request, code)
    person, headers = session_of(request, visited_of(request))
    since = min(max(since, 0), 2**31)
    news = await _news(request, store, code, since)
    if since == 0 and not headers:  # what keeps no cookie finds nothing again, and would take others' places
        try:
            await store.seen_by(code, person)
        except Exception as error:
            log.warning("who looks at a sheet could not be stored (%s)", type(error).__name__)
    return Response(news, headers={**NO_STORE, **headers})


@post("/api/sheets/{code:str}", status_code=200)
async def write_sheet(request: AnyRequest, code: FromPath[str]) -> Response[SheetNews]:
    """Write on a sheet, as whoever has its link may do."""
    need_own_page(request)
    code = _may_try(request, code)
    take_from(request.app.state.writings, request, "Too much at once; wait a moment.")
    push = await body_of(request, decode_push)
    store = await _store(request)
    highest = await store.highest(code)
    if highest is None:
        raise _unknown(request)
    if any(cell.count > highest + MOST_AHEAD for cell in push.cells):
        raise ClientException(f"A cell's count is at most {MOST_AHEAD} above those of the sheet.")
    try:
        cells = [(cell.key, cell.count, cell.device, cell.value) for cell in push.cells]
        await store.write(code, cells, MOST_CELLS)
    except Exception as error:
        raise _not_stored(error) from error
    return Response(await _news(request, store, code, push.since), headers=NO_STORE)


@get("/api/sheets/{code:str}/qr.svg")
async def sheet_qr(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """The QR code of the sheet's address, right for other devices (B53)."""
    return qr_link(request, SHEET_LINK, code)


async def _news(request: AnyRequest, store: SheetStore, code: str, since: int) -> SheetNews:
    changes = await store.changes(code, since)
    if changes is None:
        raise _unknown(request)
    seq, many, cells = changes
    return SheetNews(
        seq, tuple(SheetCell(*cell) for cell in cells), link(request, SHEET_LINK + code), full=many >= MOST_CELLS
    )


def _may_try(request: AnyRequest, code: str) -> str:
    """The code as it is stored. Raises for what is none, and for whoever has tried too many that there aren't."""
    if not is_code(code.upper()):
        raise NotFoundException
    may_guess(request.app.state.guesses, request)
    return code.upper()


def _unknown(request: AnyRequest) -> NotFoundException:
    """There is no such sheet, which counts as a guess."""
    guessed(request.app.state.guesses, request)
    return NotFoundException("There is no such score sheet.")


def _not_stored(error: Exception) -> ServiceUnavailableException:
    log.error("a score sheet could not be stored (%s)", type(error).__name__)
    return ServiceUnavailableException("That could not be stored; try again in a moment.")


async def _store(request: AnyRequest) -> SheetStore:
    return (await loading_of(request).names()).sheets


SHEET_ROUTES = [own_sheets, open_sheet, sheet_news, write_sheet, sheet_qr]
