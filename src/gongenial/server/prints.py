"""Print and play over HTTP: PDFs are ordered, asked after, looked at and fetched."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.exceptions import ClientException, NotFoundException, ServiceUnavailableException
from litestar.params import FromPath, FromQuery
from litestar.response import File

from gongenial.i18n import Language
from gongenial.printing.sheets.address import LONGEST, BadAddress, doubt, sound_address
from gongenial.printing.sheets.order import Order, PaperName, What
from gongenial.server.files import NO_STORE
from gongenial.server.print_shop import Job, PrintShop, ShopBusy
from gongenial.server.visitors import AnyRequest, body_of, need_own_page, share_base_of, take_from
from gongenial.wire.prints import PrintAddress, PrintJob, decode_print_order

ORDERS = (12, 0.1)
"""New orders from one address: so many at once, so many a second after that."""
PREVIEW_WIDTH = 560
"""Pixels across a preview."""
PREVIEW_ADDRESS = "https://gongenial.example.org"
"""Where the codes of a preview lead: the same picture for everybody."""


@get("/api/print-address")
async def print_address(request: AnyRequest, of: FromQuery[str | None] = None) -> Response[PrintAddress]:
    """Look at an address before it is printed; without one, at this server's own."""
    written = share_base_of(request) if of is None else of[:300]
    try:
        address = sound_address(written)
        answer = PrintAddress(address, None, doubt(address), LONGEST)
    except BadAddress as bad:
        answer = PrintAddress(written, bad.fault, None, LONGEST)
    return Response(answer, headers=NO_STORE)


@post("/api/prints", status_code=202)
async def order_print(request: AnyRequest) -> Response[PrintJob]:
    """Begin to make a PDF, or find the one that is there."""
    need_own_page(request)
    wish = await body_of(request, decode_print_order)
    try:
        address = sound_address(wish.address) if wish.address is not None else None
        order = Order(wish.what, wish.language, wish.paper, bw=wish.bw, address=address, backs=wish.backs)
        if not _shop(request).has(order):  # a whole class may want the same one
            take_from(request.app.state.print_orders, request, "Too many PDFs at once; wait a moment.")
        job = _shop(request).order(order)
    except BadAddress as bad:
        raise ClientException(f"That address can't be printed: {bad.fault}.") from None
    except ShopBusy:
        raise ServiceUnavailableException("Too many PDFs are being made; wait a moment.") from None
    return Response(await _told(job), headers=NO_STORE)


@get("/api/prints/{name:str}")
async def print_state(request: AnyRequest, name: FromPath[str]) -> Response[PrintJob]:
    """How far a PDF is."""
    return Response(await _told(_job(request, name)), headers=NO_STORE)


@get("/api/prints/{name:str}/{file:str}")
async def print_file(request: AnyRequest, name: FromPath[str], file: FromPath[str]) -> File:
    """The PDF, as a file to be kept."""
    job = _job(request, name)
    if job.stage != "ready" or file != job.order.file_name():
        raise NotFoundException
    return File(job.target, filename=job.order.file_name(), media_type="application/pdf", headers=NO_STORE)


@get("/api/print-preview")
async def print_preview(
    request: AnyRequest,
    what: FromQuery[What],
    language: FromQuery[Language],
    paper: FromQuery[PaperName],
    bw: FromQuery[bool],
    codes: FromQuery[bool],
) -> Response[bytes]:
    """A picture of the first sheet. There is a small number of them, and each is made once."""
    address = PREVIEW_ADDRESS if codes else None
    order = Order(what, language, paper, bw=bw, address=address)
    try:
        picture = await _shop(request).preview(order, PREVIEW_WIDTH)
    except asyncio.CancelledError:  # the server ends while somebody waits
        picture = None
    if picture is None:
        raise ServiceUnavailableException("The preview could not be made.")
    return Response(picture, media_type="image/webp", headers={"cache-control": "public, max-age=3600"})


async def _told(job: Job) -> PrintJob:
    size = (await asyncio.to_thread(job.target.stat)).st_size if job.stage == "ready" else 0
    return PrintJob(job.name, job.stage, job.percent, job.order.file_name(), size)


def _shop(request: AnyRequest) -> PrintShop:
    shop: PrintShop = request.app.state.print_shop
    return shop


def _job(request: AnyRequest, name: str) -> Job:
    job = _shop(request).find(name)
    if job is None:
        raise NotFoundException
    return job


PRINT_ROUTES = [print_address, order_print, print_state, print_file, print_preview]
