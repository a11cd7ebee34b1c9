"""Print and play over HTTP: what to put on paper, and how far a PDF is."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gongenial.i18n import Language
from gongenial.printing.sheets.address import Doubt, Fault
from gongenial.printing.sheets.order import PaperName, What
from gongenial.wire.codec import decode_body
from gongenial.wire.common import Strict

PrintStage = Literal["waiting", "making", "ready", "failed"]
WrittenAddress = Annotated[str, Meta(max_length=300)]


class PrintOrder(Strict, frozen=True):
    """`POST /api/prints`: make a PDF, or find the same one that is being made or is there."""

    what: What
    language: Language
    paper: PaperName
    bw: bool
    """Line art in black on white."""
    backs: bool
    address: WrittenAddress | None
    """Where the cards' codes lead; none for cards without codes."""


class PrintJob(Strict, frozen=True):
    """How far it is; `GET /api/prints/NAME` tells again. When it is ready, the PDF is `/api/prints/NAME/FILE`."""

    name: str
    stage: PrintStage
    percent: int
    file: str
    bytes: int
    """Of the PDF; 0 until it is ready."""


class PrintAddress(Strict, frozen=True):
    """`GET /api/print-address?of=...`: what is to be said about an address for the codes, before they are printed."""

    address: str
    """As it is printed; without `of`, this server's own, to begin with."""
    fault: Fault | None
    """Why it can't be printed."""
    doubt: Doubt | None
    """Who alone gets there."""
    most: int
    """Letters that an address may have."""


_order = msgspec.json.Decoder(PrintOrder)


def decode_print_order(data: bytes) -> PrintOrder:
    """The body of `POST /api/prints`; raises BadMessage."""
    return decode_body(_order, data, "That is nothing to print")
