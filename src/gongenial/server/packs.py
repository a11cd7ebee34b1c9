"""The task packs of FIGHT over HTTP: which there are, and what they say."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from gongenial.server.files import REVALIDATE
from gongenial.wire.messages import PackInfo

if TYPE_CHECKING:
    from gongenial.server.loading import Loading
    from gongenial.tasks.pack import Pack


@get("/api/packs")
async def pack_list(request: Request[Any, Any, Any]) -> Response[list[PackInfo]]:
    """Every pack that a table can choose."""
    known = [_info(pack) for pack in await _packs(request)]
    return Response(known, headers={"cache-control": REVALIDATE})


@get("/api/packs/{name:str}/{file:str}")
async def pack_texts(request: Request[Any, Any, Any], name: FromPath[str], file: FromPath[str]) -> Response[str]:
    """A pack's texts in one language, or, if it doesn't speak it, in its first: here the page tells the task (T3)."""
    language, dot, kind = file.partition(".")
    pack = next((pack for pack in await _packs(request) if pack.name == name), None)
    if pack is None or (dot + kind) != ".ftl" or not language:
        raise NotFoundException
    return Response(pack.source(language), media_type="text/plain", headers={"cache-control": REVALIDATE})


async def _packs(request: Request[Any, Any, Any]) -> list[Pack]:
    loading: Loading = request.app.state.loading
    await loading.tables()  # the packs are read before
    from gongenial.tasks.registry import KnownPacks, pack

    return [pack(name) for name in KnownPacks()]


@cache
def _info(pack: Pack) -> PackInfo:
    return PackInfo(pack.name, {language: pack.text(language, "pack-title") for language in pack.languages})
