"""Sheets are made once for all tests, and once turned into pixels."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from gongenial.printing.sheets.make import make
from gongenial.printing.sheets.order import Order
from tests.printing.sheets.paper import DOTS, Page, pages

ADDRESS = "https://gongenial.example.org:8443"
COLOUR = Order("deck", "en", "a4", address=ADDRESS)
LINES = Order("deck", "hr", "letter", bw=True, address=ADDRESS)
TOKENS = Order("tokens", "en", "a4")
LINE_TOKENS = Order("tokens", "en", "letter", bw=True)

Printed = Callable[[Order], Path]
Shown = Callable[..., list[Page]]


@pytest.fixture(scope="session")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Printed:
    """Make the PDF of an order, unless it is there."""
    folder = tmp_path_factory.mktemp("sheets")

    @cache
    def made(order: Order) -> Path:
        target = folder / f"{order.digest()}.pdf"
        make(order, target)
        return target

    return made


@pytest.fixture(scope="session")
def shown(printed: Printed) -> Shown:
    """The pages of an order as pixels."""

    @cache
    def pixels(order: Order, dots: int = DOTS) -> list[Page]:
        return pages(printed(order), dots)

    return pixels
