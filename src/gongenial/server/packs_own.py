"""Task packs that people add in the page: checked as `gongenial tasks check` does it, added, replaced, removed."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from litestar import Response, delete, post
from litestar.exceptions import NotFoundException, ServiceUnavailableException
from litestar.params import FromPath

from gongenial.i18n import LANGUAGES, text
from gongenial.server.files import NO_STORE
from gongenial.server.packs import info_of, reader_of
from gongenial.server.visitors import (
    AnyRequest,
    body_of,
    count_one,
    loading_of,
    need_own_page,
    need_some_left,
    session_of,
    take_from,
)
from gongenial.wire.packs import PackChecked, PackDraft, PackFault, PackSource, decode_draft, decode_start

if TYPE_CHECKING:
    from gongenial.server.packs_shelf import Full, Looked, Shelf
    from gongenial.table.roster import Person
    from gongenial.tasks.faults import Fault

log = logging.getLogger(__name__)

MAX_PACK = 640 * 1024
"""Bytes of a request with a pack in it: what a pack may have, and what JSON or ZIP add to that."""
CHECKS = (60, 0.25)
"""Looks at packs, from one address: so many at once, so many a second after that. Each takes up to a second."""
ADDITIONS = (100, 1 / 120)
"""The same for packs that are added, and for versions of them: in a school class everybody has one, and betters it."""
MOST_TOLD = 100
"""Faults in one answer."""
PLACE = "pack.toml"
"""Where a fault is told that has no line of its own."""


@post("/api/pack-checks", status_code=200, request_max_body_size=MAX_PACK)
async def check_pack(request: AnyRequest) -> Response[PackChecked]:
    """Everything that is wrong with a pack; nothing is stored."""
    draft, shelf, person, headers = await _asked(request)
    from gongenial.server.packs_shelf import Full

    try:
        looked = await shelf.look(draft.files, person)
    except Full as full:
        return Response(_full(full, draft), headers=headers)
    return Response(await _checked(looked, shelf, person, draft), headers=headers)


@post("/api/packs", request_max_body_size=MAX_PACK)
async def add_pack(request: AnyRequest) -> Response[PackChecked]:
    """Add a sound pack: 201 if that was done, 200 with what is in the way if it wasn't."""
    draft, shelf, person, headers = await _asked(request)
    additions = request.app.state.pack_additions
    need_some_left(additions, request, "Too many new packs at once; wait a while.")
    from gongenial.server.packs_shelf import Full

    try:
        looked, added = await shelf.add(draft.files, person, replace=draft.replace)
    except Full as full:
        return Response(_full(full, draft), status_code=200, headers=headers)
    except Exception as error:
        log.error("a pack could not be stored (%s)", type(error).__name__)
        raise ServiceUnavailableException("The pack could not be stored; try again in a moment.") from error
    if added:
        count_one(additions, request)
    checked = await _checked(looked, shelf, person, draft)
    return Response(checked, status_code=201 if added else 200, headers=headers)


@delete("/api/packs/{name:str}", status_code=204)
async def remove_pack(request: AnyRequest, name: FromPath[str]) -> None:
    """Take a pack of one's own away."""
    need_own_page(request)
    person = reader_of(request)
    if person is None or not await (await loading_of(request).shelf()).remove(name, person):
        raise NotFoundException


@post("/api/pack-files", status_code=200, request_max_body_size=MAX_PACK)
async def unpack(request: AnyRequest) -> Response[PackSource]:
    """The files of a pack that comes as a ZIP file; the reader's language is the query's `language`."""
    need_own_page(request)
    take_from(request.app.state.pack_checks, request, "Too many packs at once; wait a moment.")
    from gongenial.server.packs_zip import NoPack, unpacked

    try:
        source = PackSource(await asyncio.to_thread(unpacked, await request.body()))
    except NoPack as wrong:
        source = PackSource({}, text(_spoken(request.query_params.get("language", "")), f"pack-{wrong.key}"))
    return Response(source, headers=NO_STORE)


@post("/api/pack-starts", status_code=200)
async def start_pack(request: AnyRequest) -> Response[PackSource]:
    """The files of a pack to begin with."""
    need_own_page(request)
    start = await body_of(request, decode_start)
    shelf = await loading_of(request).shelf()
    from gongenial.core.errors import written
    from gongenial.tasks.scaffold import BadName, first_files

    language = _spoken(start.language)
    try:
        if shelf.is_taken(start.name, reader_of(request)):
            source = PackSource({}, text(language, "pack-fault-known-already", value=start.name))
        else:
            source = PackSource(first_files(start.name, language))
    except BadName:
        source = PackSource({}, text(language, "pack-fault-name", value=written(start.name)))
    return Response(source, headers=NO_STORE)


async def _asked(request: AnyRequest) -> tuple[PackDraft, Shelf, Person, dict[str, str]]:
    """A draft, the shelf, who has sent it, and headers of the answer."""
    at = need_own_page(request)
    take_from(request.app.state.pack_checks, request, "Too many packs at once; wait a moment.")
    draft = await body_of(request, decode_draft)
    person, headers = session_of(request, at)
    return draft, await loading_of(request).shelf(), person, {**NO_STORE, **headers}


async def _checked(looked: Looked, shelf: Shelf, person: Person, draft: PackDraft) -> PackChecked:
    language = _spoken(draft.language)
    return PackChecked(
        looked.name,
        tuple(_told(fault, language) for fault in looked.faults[:MOST_TOLD]),
        more=max(0, len(looked.faults) - MOST_TOLD),
        replaces=looked.replaces,
        info=None if looked.pack is None else await info_of(looked.pack, shelf, person),
    )


def _told(fault: Fault, language: str) -> PackFault:
    return PackFault(fault.file.name, fault.line, fault.said(language))


def _full(full: Full, draft: PackDraft) -> PackChecked:
    """There is no room for the pack, whatever is in it."""
    return PackChecked(None, (PackFault(PLACE, 1, text(_spoken(draft.language), full.key, most=full.most)),))


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else "en"


PACK_CHANGING = [check_pack, add_pack, remove_pack, unpack, start_pack]
