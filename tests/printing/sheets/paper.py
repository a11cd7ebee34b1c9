"""How the tests look at printed sheets: as grey pixels with millimetres beside them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pypdfium2 as pdfium
import zxingcpp

from gongenial.printing.sheets.layout import Paper, Place

Grey = npt.NDArray[np.uint8]

DOTS = 300
"""To the inch, as a scanner or a good printer has them."""


@dataclass(frozen=True)
class Page:
    """One page as a picture in grey."""

    grey: Grey
    dots: int
    paper: Paper

    def part(self, place: Place) -> Grey:
        """What is inside a rectangle."""
        scale = self.dots / 25.4
        left, top = round(place.x * scale), round(place.y * scale)
        return self.grey[top : top + round(place.height * scale), left : left + round(place.width * scale)]

    def ink(self) -> float:
        """How much of the page is covered, from 0 to 1, grey counting by its darkness."""
        return 1 - float(self.grey.mean()) / 255


def pages(file: Path, dots: int = DOTS) -> list[Page]:
    """Every page of a PDF."""
    shown = []
    with pdfium.PdfDocument(file) as document:
        for page in document:
            width, height = page.get_size()
            bitmap = page.render(scale=dots / 72, grayscale=True)
            grey = np.array(bitmap.to_numpy(), dtype=np.uint8).reshape(bitmap.height, bitmap.width)
            shown.append(Page(grey, dots, Paper(width / 72 * 25.4, height / 72 * 25.4)))
    return shown


def words(file: Path) -> list[str]:
    """The text of every page."""
    with pdfium.PdfDocument(file) as document:
        return [page.get_textpage().get_text_range() for page in document]


def codes_in(grey: Grey) -> list[str]:
    """What the QR codes in a picture say."""
    return [code.text for code in zxingcpp.read_barcodes(np.ascontiguousarray(grey))]


def frame_of(page: Page, place: Place) -> tuple[float, float, float, float]:
    """The edges of what is drawn inside a card's border, in millimetres: left, top, right, bottom."""
    inset = 1.4  # beyond the crosses at the corners
    seen = page.part(place.grown(-inset)).astype(np.int16)
    border = int(np.median(seen[:3]))
    ys, xs = np.nonzero(np.abs(seen - border) > 40)
    scale = 25.4 / page.dots
    left, top = place.x + inset, place.y + inset
    return (left + xs.min() * scale, top + ys.min() * scale, left + xs.max() * scale, top + ys.max() * scale)
