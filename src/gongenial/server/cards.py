"""The pages that the codes of printed cards lead to, and the decks of tasks that groups share, over HTTP."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.exceptions import ClientException, NotFoundException, ServiceUnavailableException
from litestar.params import FromPath

from gongenial.server.files import NO_STORE
from gongenial.server.links import DECK_LINK, qr_link
from gongenial.server.visitors import AnyRequest, body_of, guessed, loading_of, may_guess, need_own_page, take_from
from gongenial.wire.cards import DeckCreated, Drawn, decode_deck_pack, decode_draw, decode_new_deck


@get("/q/{name:path}")
async def card(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """`/q/NB4`, `/q/fight`, `/q/JK`."""
    _refuse_looking_ahead(request)
    store = await loading_of(request).tasks()
    from gongenial.server import card_answers

    return await card_answers.card(request, store, name.strip("/"))


@get("/q")
async def picker(request: AnyRequest) -> Response[bytes]:
    store = await loading_of(request).tasks()
    from gongenial.server import card_answers

    return await card_answers.picker(request, store)


@get("/q-shell")
async def stands_in(request: AnyRequest) -> Response[bytes]:
    store = await loading_of(request).tasks()
    from gongenial.server import card_answers

    return await card_answers.stands_in(request, store)


@post("/api/decks", status_code=201)
async def open_deck(request: AnyRequest) -> Response[DeckCreated]:
    """A deck of tasks for a group."""
    need_own_page(request)
    take_from(request.app.state.openings, request, "Too many new decks at once; wait a moment.")
    wish = await body_of(request, decode_new_deck)
    store = await loading_of(request).tasks()
    from gongenial.server import decks

    _need_pack(wish.pack)
    try:
        code = await decks.open_deck(store.decks, wish.pack)
    except Exception:
        raise ServiceUnavailableException("The deck could not be stored; try again in a moment.") from None
    return Response(DeckCreated(code), headers=NO_STORE)


@post("/api/decks/{code:str}/draw", status_code=200)
async def draw(request: AnyRequest, code: FromPath[str]) -> Response[Drawn]:
    """The group's next task of a colour, in the reader's language (T10)."""
    need_own_page(request)
    take_from(request.app.state.draws, request, "Too many tasks at once; wait a moment.")
    may_guess(request.app.state.lost_decks, request)
    wish = await body_of(request, decode_draw)
    store = await loading_of(request).tasks()
    from gongenial.server import decks
    from gongenial.server.card_visit import text_of
    from gongenial.server.reader import language_of
    from gongenial.tasks.program import COLOURS

    try:
        pack, task = await decks.draw(store.decks, code.upper(), COLOURS.index(wish.colour))
    except decks.NoDeck:
        guessed(request.app.state.lost_decks, request)
        raise NotFoundException("There is no such deck.") from None
    except Exception:
        raise ServiceUnavailableException("The deck can't be drawn from; try again in a moment.") from None
    return Response(Drawn(pack.name, text_of(pack, task, language_of(request.headers))), headers=NO_STORE)


@post("/api/decks/{code:str}/pack", status_code=204)
async def use_pack(request: AnyRequest, code: FromPath[str]) -> None:
    """The whole group draws from another pack from now on."""
    need_own_page(request)
    take_from(request.app.state.draws, request, "Too many changes at once; wait a moment.")
    may_guess(request.app.state.lost_decks, request)
    wish = await body_of(request, decode_deck_pack)
    store = await loading_of(request).tasks()
    from gongenial.server import decks

    _need_pack(wish.pack)
    try:
        await decks.use_pack(store.decks, code.upper(), wish.pack)
    except decks.NoDeck:
        guessed(request.app.state.lost_decks, request)
        raise NotFoundException("There is no such deck.") from None


@get("/api/decks/{code:str}/qr.svg")
async def deck_qr(request: AnyRequest, code: FromPath[str]) -> Response[bytes]:
    """The QR code of the deck's address, right for other devices (B53)."""
    return qr_link(request, DECK_LINK, code)


def _refuse_looking_ahead(request: AnyRequest) -> None:
    """A browser that fetches a page before anybody has asked for it would draw a task that nobody sees."""
    if "prefetch" in request.headers.get("sec-purpose", ""):
        raise ServiceUnavailableException("A card is shown when somebody asks for it.")


def _need_pack(name: str) -> None:
    from gongenial.tasks.registry import is_known

    if not is_known(name):
        raise ClientException(f"There is no pack of tasks called {name}; GET /api/packs names those that there are.")


CARD_ROUTES = [card, picker, stands_in, open_deck, draw, use_pack, deck_qr]
