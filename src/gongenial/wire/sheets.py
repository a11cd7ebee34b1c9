"""Score sheets over HTTP, for games with real cards and tokens.

A sheet is a set of cells, each with a key such as `p3f9a2.name` or `g77ab0.winners` and a text in it. Whoever has the
link may write. A cell that has been written never goes away; what is taken back is written anew.

Of two writings of one cell the later one holds: the one with the greater (`count`, `device`, `value`), compared in this
order, texts letter by letter. `count` is one more than the greatest that the writer had seen on the sheet, so whoever
has seen a writing writes later than it. So it doesn't matter in which order writings arrive, how often, and by which
way: all sheets that have got the same ones are the same.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from gongenial.wire.codec import decode_body
from gongenial.wire.common import Seq, Strict

MOST_CELLS = 3000
"""Of one sheet: more than two hundred games."""
MOST_AT_ONCE = 60
"""Cells of one request."""
MOST_AHEAD = 100_000
"""How far a new cell's count may be above all others: a leap would leave no room above it."""
VALUE = 200
"""Letters in a cell at most: the names of six players, or their points."""

CellKey = Annotated[str, Meta(pattern=r"^(sheet|[gmp][a-z0-9]{4,12})\.[a-z]{2,12}(-p[a-z0-9]{4,12})?$")]
CellValue = Annotated[str, Meta(max_length=VALUE, pattern=r"^[^\x00-\x1f\x7f\u2028\u2029]*$")]
SheetKey = Annotated[str, Meta(pattern="^[a-z0-9]{16}$")]
SheetCode = Annotated[str, Meta(pattern="^[A-Z]{6}$")]


class SheetCell(Strict, frozen=True):
    key: CellKey
    """Whose (the sheet's, a game's, a match's, a player's), and what of it."""
    count: Annotated[int, Meta(ge=1, le=2**40)]
    device: Annotated[str, Meta(pattern="^[a-z0-9]{8}$")]
    """Who wrote it: a page makes a new one up each time it is loaded."""
    value: CellValue


class NewSheet(Strict, frozen=True):
    """`POST /api/sheets`: a sheet without anything on it. Asked again with the same key it is the same sheet."""

    key: SheetKey
    """Made up by the page, which has the sheet before the server hears of it."""
    code: SheetCode | None = None
    """The code that the sheet had, if this server has had it and forgotten it."""


class SheetMade(Strict, frozen=True):
    code: str
    """The six letters that the sheet goes by."""


class SheetPush(Strict, frozen=True):
    """`POST /api/sheets/CODE`: what has been written. Answered as `GET /api/sheets/CODE?since=SINCE` is."""

    since: Seq
    cells: Annotated[tuple[SheetCell, ...], Meta(max_length=MOST_AT_ONCE)]


class SheetNews(Strict, frozen=True):
    """`GET /api/sheets/CODE?since=SEQ`: the cells that have changed after `since`, all of them after 0."""

    seq: int
    """To be asked with the next time. Lower than before, it is the number of a sheet that has begun anew."""
    cells: tuple[SheetCell, ...]
    link: str
    """The address to share, right for other devices (B53)."""
    full: bool
    """No more cells can be stored; those that are there can be changed."""


class SheetInfo(Strict, frozen=True):
    code: str
    touched: int
    """Its last change, in seconds since 1970."""
    names: tuple[str, ...]


class OwnSheets(Strict, frozen=True):
    """`GET /api/sheets`: the sheets that this browser has made or looked at, the last changed first."""

    sheets: tuple[SheetInfo, ...]


_new_sheet = msgspec.json.Decoder(NewSheet)
_push = msgspec.json.Decoder(SheetPush)


def decode_new_sheet(data: bytes) -> NewSheet:
    """The body of `POST /api/sheets`; raises BadMessage."""
    return decode_body(_new_sheet, data, "That is no sheet to open")


def decode_push(data: bytes) -> SheetPush:
    """The body of `POST /api/sheets/CODE`; raises BadMessage."""
    return decode_body(_push, data, "Those are no cells of a sheet")
