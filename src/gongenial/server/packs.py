"""The task packs of FIGHT over HTTP: which there are, and what they say."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast, get_args

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from gongenial.server.files import IMMUTABLE, NO_STORE, OWN, REVALIDATE
from gongenial.server.links import link
from gongenial.server.visitors import AnyRequest, loading_of
from gongenial.tasks.naming import VERSION_SIGN
from gongenial.wire.common import TaskColour
from gongenial.wire.packs import PackInfo, PackOrigin, PackSource, PackTask, PackWhole

if TYPE_CHECKING:
    from gongenial.server.packs_shelf import Shelf
    from gongenial.server.sessions import Sessions
    from gongenial.table.roster import Person
    from gongenial.tasks.pack import Pack

COLOURS: tuple[TaskColour, ...] = get_args(TaskColour)
SOURCE = "source.json"


@get("/api/packs")
async def pack_list(request: AnyRequest) -> Response[list[PackInfo]]:
    """Every pack that the reader can choose: those of the server, and their own."""
    shelf, person = await loading_of(request).shelf(), reader_of(request)
    known = [await info_of(pack, shelf, person) for pack in shelf.chosen_by(person)]
    return Response(known, headers={"cache-control": OWN})


@get("/api/packs/{name:str}")
async def pack_whole(request: AnyRequest, name: FromPath[str]) -> Response[PackWhole]:
    """What is in a pack, whoever has added it: whoever has its link may look into it and play with it."""
    shelf, person = await loading_of(request).shelf(), reader_of(request)
    pack = await _found(shelf, name)
    tasks = tuple(PackTask(task.name, COLOURS[task.colour], task.is_real, task.chooses) for task in pack.tasks)
    whole = PackWhole(await info_of(pack, shelf, person), tasks, link(request, f"/packs/{pack.name}"))
    return Response(whole, headers={"cache-control": OWN})


@get("/api/packs/{name:str}/{file:str}")
async def pack_texts(request: AnyRequest, name: FromPath[str], file: FromPath[str]) -> Response[str | PackSource]:
    """A pack's texts in one language, or, if it doesn't speak it, in its first: here the page tells the task (T3). For
    whoever has added it, all that it consists of."""
    shelf, person = await loading_of(request).shelf(), reader_of(request)
    pack = await _found(shelf, name)
    if file == SOURCE and person is not None and shelf.origin(pack.name, person) == "own":
        return Response(PackSource(pack.files), headers=NO_STORE)
    language, dot, kind = file.partition(".")
    if (dot + kind) != ".ftl" or not language:
        raise NotFoundException
    cache = IMMUTABLE if VERSION_SIGN in name else REVALIDATE
    return Response(pack.source(language), media_type="text/plain", headers={"cache-control": cache})


async def _found(shelf: Shelf, name: str) -> Pack:
    pack = await shelf.find(name)
    if pack is None:
        raise NotFoundException
    return pack


def reader_of(request: AnyRequest) -> Person | None:
    """Whom the request comes from, if they have a session."""
    sessions: Sessions = request.app.state.sessions
    return sessions.person(request.headers.get("cookie"))


async def info_of(pack: Pack, shelf: Shelf, person: Person | None) -> PackInfo:
    """A pack as a person is told of it."""
    info = await asyncio.to_thread(_info, pack)
    return msgspec.structs.replace(info, origin=cast(PackOrigin, shelf.origin(pack.name, person)))


@lru_cache(maxsize=1000)
def _info(pack: Pack) -> PackInfo:
    counts: dict[Any, int] = {colour: len(deck) for colour, deck in zip(COLOURS, pack.decks, strict=True)}
    return PackInfo(
        pack.name,
        "server",
        pack.languages,
        {language: pack.text(language, "pack-title") for language in pack.languages},
        {language: pack.text(language, "pack-about") for language in pack.languages},
        counts,
        sum(task.is_real for task in pack.tasks),
    )


PACK_READING = [pack_list, pack_whole, pack_texts]
