"""Links that are handed on to others: an address of this server with a code in it."""

from __future__ import annotations

from litestar import Response
from litestar.exceptions import NotFoundException

from gongenial.server.codes import is_code
from gongenial.server.files import REVALIDATE
from gongenial.server.qr import qr_svg
from gongenial.server.visitors import AnyRequest, share_base_of

TABLE_LINK, DECK_LINK, SHEET_LINK = "/t/", "/q?deck=", "/score/"
"""What stands before the code of a table, of a group's deck of tasks, of a score sheet."""


def link(request: AnyRequest, path: str) -> str:
    """The link to a path of this server, right for other devices (B53)."""
    return share_base_of(request) + path


def qr_link(request: AnyRequest, path: str, code: str) -> Response[bytes]:
    """The QR code of the link to a path that ends in a code; raises NotFoundException for what is no code."""
    if not is_code(code.upper()):
        raise NotFoundException
    svg = qr_svg(link(request, path + code.upper()))
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": REVALIDATE})
