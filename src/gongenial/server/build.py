"""One build of the page: read whole when the server starts, and served unchanged for as long as it runs.

So a build that is made meanwhile is never served in part, and the server knows which one it serves: a page of another
one finds that out before it does anything (B54).
"""

from __future__ import annotations

import re
from pathlib import Path

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gongenial.server.files import Served, packed, sound_name

BUILD = "gongenial-build"
"""The header that names the build: of the server in an answer, of the page in a request."""
READING = ("GET", "HEAD", "OPTIONS")

_MARK = re.compile(rb'<meta name="build" content="([0-9a-f]+)">')


class Build:
    """The files of a folder, as they were when this was made."""

    def __init__(self, root: Path) -> None:
        self._plain = {
            path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()
        }
        self._served: dict[str, Served] = {}
        found = _MARK.search(self._plain.get("index.html", b""))
        self.mark = found[1].decode() if found else ""
        """What the page's documents say that they are of; empty without a build."""

    def read(self, name: str) -> bytes | None:
        """The content of a file, whether or not it is served to others."""
        return self._plain.get(name)

    def find(self, name: str) -> Served | None:
        """None if there is no such file, or only a hidden one."""
        parts = sound_name(name)
        if parts is None:
            return None
        path = "/".join(parts)
        if path not in self._served and (plain := self._plain.get(path)) is not None:
            self._served[path] = packed(path, plain, self._plain.get(path + ".br"))
        return self._served.get(path)


def with_build(app: ASGIApp) -> ASGIApp:
    """A middleware that names the build in every HTTP answer, and that changes nothing for a page of another: that one
    has to load itself anew first."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        mark = scope["app"].state.static.mark.encode()
        if not mark:
            await app(scope, receive, send)
            return
        theirs = Headers.from_scope(scope).get(BUILD)
        if theirs is not None and theirs.encode() != mark and scope["method"] not in READING:  # type: ignore[typeddict-item]
            await _refuse(send, mark)
            return

        async def send_with_build(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders.from_message(message)[BUILD] = mark.decode()
            await send(message)

        await app(scope, receive, send_with_build)

    return middleware


async def _refuse(send: Send, mark: bytes) -> None:
    headers = [(b"content-type", b"text/plain"), (b"cache-control", b"no-store"), (BUILD.encode(), mark)]
    await send({"type": "http.response.start", "status": 409, "headers": headers})
    body = b"That page is older than this server: it has to be loaded again."
    await send({"type": "http.response.body", "body": body, "more_body": False})
