"""The sheets of the deck, as whoever prints them gets them: read from their pixels."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from gongenial.printing.pictures import CARDS
from gongenial.printing.sheets import codes
from gongenial.printing.sheets.deck import CODE_X, CODE_Y, DECK
from gongenial.printing.sheets.layout import BORDER, CARD_HEIGHT, CARD_WIDTH, PAPERS, Place, card_places, cut_marks
from gongenial.printing.sheets.order import Order
from tests.printing.sheets.conftest import ADDRESS, COLOUR, LINES, Printed, Shown
from tests.printing.sheets.paper import Grey, Page, codes_in, frame_of

DECKS = pytest.mark.parametrize("order", [COLOUR, LINES], ids=["colour on A4", "lines on Letter"])
SMALL = 64
"""Pixels across a card, to compare cards by."""


def fronts(sheets: list[Page]) -> list[Page]:
    return sheets[::2]


def placed(order: Order, sheets: list[Page]) -> list[tuple[str, Page, Place]]:
    """Every card with the sheet and the place where it ought to be."""
    places = card_places(PAPERS[order.paper])
    return [(card, fronts(sheets)[index // 9], places[index % 9]) for index, card in enumerate(DECK)]


def small(grey: Grey) -> npt.NDArray[np.float64]:
    picture = Image.fromarray(grey).resize((SMALL, SMALL * 3 // 2), Image.Resampling.BOX)
    return np.asarray(picture, dtype=np.float64) / 255


@pytest.mark.rule("G3")
@pytest.mark.rule("G4")
def test_the_deck_is_54_cards_and_two_jokers() -> None:
    assert sorted(set(DECK)) == sorted(set(CARDS) - {"back"})
    assert len(DECK) == 56
    assert DECK.count("JK") == 2


@DECKS
def test_sheets_have_the_size_of_the_paper_and_backs_behind_them(order: Order, shown: Shown) -> None:
    sheets = shown(order)
    assert len(sheets) == 14
    for sheet in sheets:
        assert sheet.paper.width == pytest.approx(PAPERS[order.paper].width, abs=0.1)
        assert sheet.paper.height == pytest.approx(PAPERS[order.paper].height, abs=0.1)


@pytest.mark.rule("T3")
@pytest.mark.parametrize(
    ("order", "dots"),
    [(COLOUR, 300), (LINES, 300), (COLOUR, 150)],
    ids=["colour on A4", "lines on Letter", "colour on A4, poorly printed"],
)
def test_every_code_leads_to_its_own_card(order: Order, dots: int, shown: Shown) -> None:
    for card, sheet, place in placed(order, shown(order, dots)):
        assert codes_in(sheet.part(place)) == ([] if card == "JK" else [f"{ADDRESS}/q/{card}"]), card


@DECKS
def test_a_code_is_large_enough_and_has_its_quiet_zone(order: Order, shown: Shown) -> None:
    for card, sheet, place in placed(order, shown(order))[::7]:
        x, y = place.x + BORDER + CODE_X + codes.RIM, place.y + BORDER + CODE_Y + codes.RIM
        code = sheet.part(Place(x, y, codes.CODE, codes.CODE).grown(-0.4)) < 128
        ys, xs = np.nonzero(code)
        scale = 25.4 / sheet.dots
        assert min(np.ptp(xs), np.ptp(ys)) * scale >= 13.9, card
        across = codes.squares(codes.link(ADDRESS, card))[1]
        square = codes.CODE / (across + 2 * codes.QUIET)
        assert min(xs.min(), ys.min()) * scale + 0.4 >= 3.8 * square, card


def test_even_the_longest_address_leaves_squares_that_a_printer_can_print() -> None:
    longest = "https://" + "a" * 64
    side = codes.squares(codes.link(longest, "NB4"))[1]
    assert codes.CODE / (side + 2 * codes.QUIET) >= 0.4
    assert codes.squares("short")[1] == 25


@pytest.mark.rule("T1")
def test_kinds_of_tasks_go_by_number() -> None:
    assert [codes.kind_of(value).name for value in range(1, 7)] == ["yellow", "yellow", "red", "red", "blue", "blue"]


@DECKS
@pytest.mark.rule("T1")
def test_kinds_of_tasks_tell_apart_in_grey(order: Order, shown: Shown) -> None:
    strips = {}
    for card, sheet, place in placed(order, shown(order))[:6]:
        x, y = place.x + BORDER + CODE_X + codes.RIM + codes.CODE, place.y + BORDER + CODE_Y
        strip = sheet.part(Place(x, y, codes.STRIP, codes.PANEL_HEIGHT))
        strips[codes.kind_of(int(card[2])).name] = np.asarray(Image.fromarray(strip).resize((20, 60))) / 255
    for one, other in itertools.combinations(strips, 2):
        assert np.sqrt(np.mean((strips[one] - strips[other]) ** 2)) > 0.15, (one, other)
    if not order.bw:
        grounds = sorted(float(np.median(strip)) for strip in strips.values())
        assert grounds[1] - grounds[0] > 0.12
        assert grounds[2] - grounds[1] > 0.12


@DECKS
def test_no_two_cards_look_alike_in_grey(order: Order, shown: Shown) -> None:
    cards = {card: small(sheet.part(place)) for card, sheet, place in placed(order, shown(order))}
    for one, other in itertools.combinations(cards, 2):
        assert np.sqrt(np.mean((cards[one] - cards[other]) ** 2)) > 0.035, (one, other)


@DECKS
def test_backs_lie_behind_their_cards_to_half_a_millimetre(order: Order, shown: Shown) -> None:
    sheets, paper = shown(order), PAPERS[order.paper]
    for index in range(len(DECK)):
        front, back = sheets[index // 9 * 2], sheets[index // 9 * 2 + 1]
        place = card_places(paper)[index % 9]
        left, top, right, bottom = frame_of(front, place)
        other_left, other_top, other_right, other_bottom = frame_of(back, place.mirrored(paper))
        assert (paper.width - other_right, other_top) == pytest.approx((left, top), abs=0.5), index
        assert (paper.width - other_left, other_bottom) == pytest.approx((right, bottom), abs=0.5), index


def test_a_shift_of_a_millimetre_shows_no_white_edge(shown: Shown) -> None:
    """Whatever is cut out of a back a millimetre off in any direction is dark to its edges; so are the fronts."""
    sheets, paper = shown(COLOUR), PAPERS["a4"]
    for index in range(len(DECK)):
        place = card_places(paper)[index % 9]
        for side, sheet in ((place, sheets[index // 9 * 2]), (place.mirrored(paper), sheets[index // 9 * 2 + 1])):
            ring = np.array(sheet.part(side.grown(1)))
            thick = round(1.2 * sheet.dots / 25.4)
            ring[thick:-thick, thick:-thick] = 0
            assert np.mean(ring > 60) < 0.02, index


@DECKS
def test_cut_marks_stand_at_every_cut_and_inside_of_what_printers_reach(order: Order, shown: Shown) -> None:
    paper = PAPERS[order.paper]
    marks = list(cut_marks(card_places(paper)))
    assert len(marks) == 16
    for mark in marks:
        xs, ys = sorted((mark.x1, mark.x2)), sorted((mark.y1, mark.y2))
        assert min(xs[0], ys[0], paper.width - xs[1], paper.height - ys[1]) >= 4
        around = Place(xs[0] - 0.3, ys[0] - 0.3, xs[1] - xs[0] + 0.6, ys[1] - ys[0] + 0.6)
        assert shown(order)[0].part(around).min() < 130
    assert {(place.width, place.height) for place in card_places(paper)} == {(CARD_WIDTH, CARD_HEIGHT)}


def test_lines_are_kind_to_the_ink(shown: Shown) -> None:
    """Lines take less than a quarter of the ink of the pictures, and no sheet of them a sixth of the paper."""
    colour, lines = ([page.ink() for page in shown(order)] for order in (COLOUR, LINES))
    assert max(lines) < 1 / 6
    assert sum(lines) < 0.25 * sum(colour)


def test_a_deck_without_codes_keeps_the_signs(printed: Printed, shown: Shown) -> None:
    order = Order("deck", "en", "a4", bw=True, backs=False)
    sheets = shown(order, 100)
    assert len(sheets) == 7
    assert all(codes_in(sheet.grey) == [] for sheet in sheets)
    x, y = (edge + BORDER for edge in (card_places(PAPERS["a4"])[0].x + CODE_X, card_places(PAPERS["a4"])[0].y + 62))
    assert sheets[0].part(Place(x, y, codes.BADGE, codes.BADGE)).min() < 60


@DECKS
def test_a_deck_is_a_small_file(order: Order, printed: Printed) -> None:
    file: Path = printed(order)
    assert 100_000 < file.stat().st_size < 15_000_000
