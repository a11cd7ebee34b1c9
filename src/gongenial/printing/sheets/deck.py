"""The sheets of the deck: nine cards each, and the jokers on the last one, with room for hints on printing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..symbols import FAMILIES, XPHERES
from . import codes
from .drawing import Fill, Line, Picture, Sheet
from .layout import BLEED, BORDER, CARD_WIDTH, PAPERS, Paper, Place, card_places, crosses, cut_marks
from .order import Order
from .photos import night_of

DECK = [*(f"{family}{value}" for family in FAMILIES for value in XPHERES), "JK", "JK"]
ON_A_SHEET = 9
CODE_X, CODE_Y = 3.2, 53.2
"""Millimetres from the corner of a card's picture to its code, between the Xphere and the name."""
BADGE_Y = 62.0
"""The same to the sign alone."""

Footer = Callable[[str, int, int], str]
"""What stands below a sheet: `front` or `back`, which sheet it is, of how many."""


def sheets(order: Order, footer: Footer) -> Iterator[Sheet]:
    """Every sheet, each followed by its back if the order has backs."""
    paper = PAPERS[order.paper]
    batches = [DECK[start : start + ON_A_SHEET] for start in range(0, len(DECK), ON_A_SHEET)]
    for number, cards in enumerate(batches, 1):
        yield _front(order, paper, cards, footer("front", number, len(batches)))
        if order.backs:
            yield _back(order, paper, len(cards), footer("back", number, len(batches)))


def _front(order: Order, paper: Paper, cards: list[str], footer: str) -> Sheet:
    places = card_places(paper, len(cards))
    sheet = Sheet(paper, footer)
    _ground(sheet, places, [night_of(card) for card in cards], bw=order.bw)
    kind = "svg" if order.bw else "jpg"
    for place, card in zip(places, cards, strict=True):
        sheet.pictures.append(Picture(place.grown(-BORDER), f"{card}.{kind}", alt=card))
        if card != "JK":
            sheet.pictures.append(_code(order, place, card))
    if len(cards) <= ON_A_SHEET // 3:
        below = card_places(paper)
        sheet.note = Place(below[3].x, below[3].y + 12, 3 * CARD_WIDTH, 2 * below[3].height - 12)
    return sheet


def _code(order: Order, place: Place, card: str) -> Picture:
    x, y = place.x + BORDER + CODE_X, place.y + BORDER
    if order.address is None:
        kind = codes.kind_of(int(card[2:])).name
        return Picture(Place(x, y + BADGE_Y, codes.BADGE, codes.BADGE), f"{kind}.svg", alt=kind)
    panel = Place(x, y + CODE_Y, codes.PANEL_WIDTH, codes.PANEL_HEIGHT)
    return Picture(panel, f"code-{card}.svg", alt=codes.link(order.address, card))


def _back(order: Order, paper: Paper, count: int, footer: str) -> Sheet:
    places = [place.mirrored(paper) for place in card_places(paper, count)]
    sheet = Sheet(paper, footer)
    _ground(sheet, places, [night_of("back")] * count, bw=order.bw)
    kind = "svg" if order.bw else "jpg"
    sheet.pictures += [Picture(place.grown(-BORDER), f"back.{kind}", alt="") for place in places]
    return sheet


def _ground(sheet: Sheet, places: list[Place], colors: list[str], *, bw: bool) -> None:
    """The borders, going on beyond the outer cuts, and what shows where to cut."""
    if not bw:
        sheet.fills += [Fill(place.grown(BLEED), color) for place, color in zip(places, colors, strict=True)]
        sheet.fills += [Fill(place, color) for place, color in zip(places, colors, strict=True)]
    sheet.lines += [Line(stroke, "#000000" if bw else "#8a8aa0") for stroke in crosses(places)]
    sheet.lines += [Line(stroke, "#000000") for stroke in cut_marks(places)]
