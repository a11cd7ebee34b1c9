"""The answers to whoever asks for a page for printed cards (T1 to T4, T10)."""

from __future__ import annotations

import msgspec
from litestar import Response

from gongenial.printing.symbols import FAMILIES, XPHERES
from gongenial.server import card_pages as pages
from gongenial.server.card_visit import Visit, spoken_by, told
from gongenial.server.links import DECK_LINK, link
from gongenial.server.packs import reader_of
from gongenial.server.small_page import CARD, JOKER, Page
from gongenial.server.visitors import AnyRequest, loading_of
from gongenial.store.store import Store
from gongenial.tasks.pack import Pack
from gongenial.tasks.program import COLOURS
from gongenial.wire.cards import CardPage
from gongenial.wire.common import TaskColour

STANDS_IN = "/q-shell"
"""The document that stands in for every card and colour without a network; see `web/src/pwa/cards.ts`."""
SAID_LATER = ("cards-alone", "cards-group-gone")
"""What a page may have to say when the network fails it."""

_encode = msgspec.json.Encoder().encode


async def card(request: AnyRequest, store: Store, name: str) -> Response[bytes]:
    """A card's page, or a colour's. Asked for anew it draws another task; an address that names the task shows it
    again."""
    visit, wanted, kind = Visit(request, store), name.upper(), name.lower()
    if wanted == JOKER:
        return visit.answered(pages.joker_page(visit.reader))
    if CARD.fullmatch(wanted):
        return await _with_task(visit, pages.colour_of(wanted), f"/q/{wanted}", wanted)
    if kind in pages.COLOURS:
        return await _with_task(visit, pages.COLOURS[kind], f"/q/{kind}", None)
    return visit.answered(pages.unknown_page(visit.reader, name[:12]), status=404)


async def _with_task(visit: Visit, colour: TaskColour, path: str, shown: str | None) -> Response[bytes]:
    reader, drawn_from, number = visit.reader, await visit.pack(), COLOURS.index(colour)
    task = await visit.task(drawn_from, number)
    data = CardPage(
        language=reader.language,
        spoken=spoken_by(drawn_from, reader.language),
        pack=drawn_from.name,
        deck=visit.group,
        path=path,
        task=task.name,
        tasks={colour: told(drawn_from, number, reader.language)},
        cards={},
        families=tuple(FAMILIES),
        say={key: reader.plain(key) for key in SAID_LATER},
    )
    title = pages.card_name(reader, shown) if shown else reader.plain(f"cards-{pages.KINDS[colour]}")
    above = pages.shown_card(reader, shown) if shown else pages.shown_sign(colour)
    body = pages.task_body(reader, colour, task, data.spoken, above, path, visit.group, visit.note)
    return visit.answered(Page(title, path, body, query={"t": task.name}, data=_encode(data)))


async def stands_in(request: AnyRequest, store: Store) -> Response[bytes]:
    """A document with every card and all tasks of the pack that is drawn from; its script shows what the address asks
    for."""
    visit = Visit(request, store)
    reader, drawn_from = visit.reader, await visit.pack()
    tasks = {colour: told(drawn_from, k, reader.language) for k, colour in enumerate(pages.KINDS)}
    names = [f"{letters}{number}" for letters in FAMILIES for number in XPHERES]
    later = (*SAID_LATER, *(f"code-{colour}-kind" for colour in COLOURS), *(f"cards-{kind}" for kind in pages.COLOURS))
    data = CardPage(
        language=reader.language,
        spoken=spoken_by(drawn_from, reader.language),
        pack=drawn_from.name,
        deck=visit.group,
        path=None,
        task=None,
        tasks=tasks,
        cards={name: (pages.card_name(reader, name), FAMILIES[name[:2]].color) for name in names},
        families=tuple(FAMILIES),
        say={key: reader.plain(key) for key in later},
    )
    body = pages.stand_in_body(reader, tasks["yellow"][0], data.spoken, visit.group)
    return visit.answered(Page(reader.plain("cards-title"), STANDS_IN, body, data=_encode(data)))


async def picker(request: AnyRequest, store: Store) -> Response[bytes]:
    """Every card to choose from. `?deck=CODE` joins the group of that code, `?deck=` leaves it, `?pack=NAME` chooses
    the tasks that the phone draws alone."""
    visit = Visit(request, store)
    visit.choose(request.query_params.get("pack", ""))
    wish = request.query_params.get("deck")
    if wish:
        await visit.join(wish.strip().upper())
    elif wish is not None:
        visit.leave()
    drawn_from = await visit.pack()
    packs = (await loading_of(request).shelf()).chosen_by(reader_of(request))
    if drawn_from not in packs:  # somebody else's, who has chosen it for the group
        packs = [*packs, drawn_from]
    choices = [_choice(pack, visit.reader.language) for pack in packs]
    group = None if visit.group is None else pages.Group(visit.group, link(request, DECK_LINK + visit.group))
    return visit.answered(pages.picker_page(visit.reader, choices, drawn_from.name, group, visit.note))


def _choice(pack: Pack, language: str) -> pages.Choice:
    return pages.Choice(pack.name, pack.text(language, "pack-title"), pack.text(language, "pack-about"))
