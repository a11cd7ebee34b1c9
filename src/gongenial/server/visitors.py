"""Who asks, and from where: what routes take from a request before they look at what it asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from litestar import Request
from litestar.exceptions import ClientException, PermissionDeniedException, TooManyRequestsException

from gongenial.server.addresses import Visited, same_origin, sender, share_base, visited
from gongenial.server.limits import Buckets
from gongenial.server.sessions import Sessions
from gongenial.server.settings import Settings
from gongenial.table.roster import Person
from gongenial.wire.codec import BadMessage

if TYPE_CHECKING:
    from gongenial.server.loading import Loading

T = TypeVar("T")

AnyRequest = Request[Any, Any, Any]


def loading_of(request: AnyRequest) -> Loading:
    loading: Loading = request.app.state.loading
    return loading


def settings_of(request: AnyRequest) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def visited_of(request: AnyRequest) -> Visited:
    return visited(request.scope["scheme"], request.headers, behind_proxy=settings_of(request).behind_proxy)


def share_base_of(request: AnyRequest) -> str:
    """The address of this server that is given to others (B53)."""
    settings = settings_of(request)
    return share_base(visited_of(request), settings.port, lan=settings.lan)


def sender_of(request: AnyRequest) -> str:
    """Whom a limit counts for."""
    client = request.client.host if request.client else ""
    return sender(client, request.headers, behind_proxy=settings_of(request).behind_proxy)


def session_of(request: AnyRequest, at: Visited, *, renewed: bool = False) -> tuple[Person, dict[str, str]]:
    """The session's person, and the header that makes a new one known to the browser. A known one is `renewed` with
    the page: whoever comes back within the cookie's time stays who they are."""
    sessions: Sessions = request.app.state.sessions
    person = sessions.person(request.headers.get("cookie"))
    if person is not None and not renewed:
        return person, {}
    person = person or sessions.new()
    return person, {"set-cookie": sessions.header(person, secure=at.secure)}


def need_own_page(request: AnyRequest) -> Visited:
    """The address that a request from our own page comes from; raises PermissionDeniedException for another's."""
    at = visited_of(request)
    if not same_origin(request.headers.get("origin"), at):
        raise PermissionDeniedException("That page is not ours.")
    return at


async def body_of(request: AnyRequest, decode: Callable[[bytes], T]) -> T:
    """What the request asks for; raises ClientException if that can't be read."""
    try:
        return decode(await request.body())
    except BadMessage as bad:
        raise ClientException(str(bad)) from None


def may_guess(buckets: Buckets, request: AnyRequest) -> None:
    """Raises TooManyRequestsException for senders who have tried too many codes that there aren't."""
    need_some_left(buckets, request, "Too many codes that there aren't; wait a moment.")


def guessed(buckets: Buckets, request: AnyRequest) -> None:
    """Count one more of the sender's codes that there aren't."""
    count_one(buckets, request)


def need_some_left(buckets: Buckets, request: AnyRequest, refusal: str) -> None:
    """Raises TooManyRequestsException if there have been too many of the sender's; this one isn't counted yet."""
    if buckets.spent(sender_of(request), asyncio.get_running_loop().time()):
        raise TooManyRequestsException(refusal)


def count_one(buckets: Buckets, request: AnyRequest) -> None:
    """Count one more of the sender's, after the fact."""
    buckets.charge(sender_of(request), asyncio.get_running_loop().time())


def take_from(buckets: Buckets, request: AnyRequest, refusal: str) -> None:
    """Count one more of the sender's; raises TooManyRequestsException if there have been too many."""
    if not buckets.take(sender_of(request), asyncio.get_running_loop().time()):
        raise TooManyRequestsException(refusal)
