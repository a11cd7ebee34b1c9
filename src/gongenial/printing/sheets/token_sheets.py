"""The sheets of the 126 tokens: two colours on each, cut with straight cuts alone."""

from __future__ import annotations

from collections.abc import Iterator

from ..tokens import LOOKS, OF_EACH_COLOUR
from .deck import Footer
from .drawing import Line, Picture, Sheet
from .layout import PAPERS, Place, token_centres, token_cuts
from .order import Order
from .token_art import HEIGHT, WIDTH


def sheets(order: Order, footer: Footer) -> Iterator[Sheet]:
    """Every sheet, each followed by its back if the order has backs."""
    paper = PAPERS[order.paper].turned()
    centres = token_centres(paper)
    tokens = [colour for colour in LOOKS for _ in range(OF_EACH_COLOUR)]
    batches = [tokens[start : start + len(centres)] for start in range(0, len(tokens), len(centres))]
    for number, batch in enumerate(batches, 1):
        for side, colours in (("front", batch), ("back", ["back"] * len(batch))):
            if side == "back" and not order.backs:
                continue
            sheet = Sheet(paper, footer(side, number, len(batches)))
            cuts = list(token_cuts(paper))
            places = [Place(x - WIDTH / 2, y - HEIGHT / 2, WIDTH, HEIGHT) for x, y in centres]
            if side == "back":
                cuts = [cut.mirrored(paper) for cut in cuts]
                places = [place.mirrored(paper) for place in places]
            sheet.lines = [Line(stroke, "#000000") for stroke in cuts]
            for place, colour in zip(places, colours, strict=False):
                sheet.pictures.append(Picture(place, f"token-{colour}.svg", alt=colour))
            yield sheet
