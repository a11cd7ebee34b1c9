"""What a person can tell from the rendered cards: at the size of a fanned hand, and without some or all colours."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from PIL import Image

from gongenial.printing.art import picture
from gongenial.printing.card import WIDTH
from gongenial.printing.raster import rasterize
from gongenial.printing.symbols import FAMILIES, XPHERES
from tests.printing.looking import EYES, Pixels, apart, contrast, luminance, pixels, through

HAND = 70
"""The width of a card in a fanned hand on a phone, in pixels."""
NUMBER, XPHERE, EMBLEM = ((12, 20, 90, 94), (12, 98, 90, 156), (12, 156, 90, 236))
"""Where the signs are in the corner: left, top, right and bottom in units of the card."""


@pytest.fixture(scope="module")
def large() -> dict[str, Image.Image]:
    """The family cards, twice the size of a hand."""
    return {
        f"{family}{value}": rasterize(picture(f"{family}{value}"), 2 * HAND) for family in FAMILIES for value in XPHERES
    }


@pytest.fixture(scope="module")
def cards(large: dict[str, Image.Image]) -> dict[str, Pixels]:
    """The family cards as they are seen in a hand."""
    size = HAND, HAND * 3 // 2
    return {name: pixels(image.resize(size, Image.Resampling.LANCZOS)) for name, image in large.items()}


def corner(card: Pixels, box: tuple[int, int, int, int]) -> Pixels:
    left, top, right, bottom = (round(edge * card.shape[1] / WIDTH) for edge in box)
    return card[top:bottom, left:right]


def test_no_two_cards_look_alike(cards: dict[str, Pixels]) -> None:
    for one, other in itertools.combinations(cards, 2):
        assert apart(cards[one], cards[other]) > 0.04, (one, other)


@pytest.mark.rule("G2")
@pytest.mark.parametrize("eyes", EYES)
def test_a_family_is_known_by_its_background(cards: dict[str, Pixels], eyes: str) -> None:
    """Outside the Xphere and the signs every card is nearest to its own family, whatever colours are seen."""
    y, x = np.mgrid[: HAND * 3 // 2, :HAND]
    signs = ((x < 17) & (y < 43)) | ((x > 52) & (y > 61))
    background = (np.hypot(x - 34.5, y - 52) > 19) & ~signs
    seen = {name: through(eyes, card)[background] for name, card in cards.items()}
    for name, card in seen.items():
        others = [other for other in seen if other != name]
        nearest = min(others, key=lambda other: apart(card, seen[other]))
        assert nearest[:2] == name[:2], (name, nearest)


@pytest.mark.rule("G3")
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("sign", [NUMBER, XPHERE], ids=["number", "xphere"])
def test_a_number_is_read_in_the_corner(cards: dict[str, Pixels], eyes: str, sign: tuple[int, int, int, int]) -> None:
    """Among cards of other families, number and Xphere look most like the same number's, without any hue."""
    seen = {name: corner(through(eyes, card), sign).mean(axis=2) for name, card in cards.items()}
    for name, mine in seen.items():
        others = [other for other in seen if other[:2] != name[:2]]
        nearest = min(others, key=lambda other: apart(mine, seen[other]))
        assert nearest[2] == name[2], (name, nearest)


@pytest.mark.rule("G2")
@pytest.mark.parametrize("eyes", EYES)
def test_a_family_is_read_in_the_corner(cards: dict[str, Pixels], eyes: str) -> None:
    """Among cards of other numbers, the emblem looks most like that of the same family, without any hue."""
    seen = {name: corner(through(eyes, card), EMBLEM).mean(axis=2) for name, card in cards.items()}
    for name, mine in seen.items():
        others = [other for other in seen if other[2] != name[2]]
        nearest = min(others, key=lambda other: apart(mine, seen[other]))
        assert nearest[:2] == name[:2], (name, nearest)


def test_numbers_stand_out(large: dict[str, Image.Image]) -> None:
    for name, image in large.items():
        light = luminance(corner(pixels(image), NUMBER))
        bright, dark = float(np.percentile(light, 88)), float(np.percentile(light, 30))
        assert contrast(bright, dark) >= 7, (name, bright, dark)


@pytest.mark.parametrize("sign", [XPHERE, EMBLEM], ids=["xphere", "emblem"])
def test_signs_stand_out(large: dict[str, Image.Image], sign: tuple[int, int, int, int]) -> None:
    for name, image in large.items():
        light = luminance(corner(pixels(image), sign))
        bright, dark = float(np.percentile(light, 92)), float(np.percentile(light, 20))
        assert contrast(bright, dark) >= 4.5, (name, bright, dark)


def test_the_back_is_the_same_upside_down() -> None:
    back = pixels(rasterize(picture("back"), 2 * HAND))
    assert apart(back, back[::-1, ::-1]) < 0.025


def test_corners_are_cut(large: dict[str, Image.Image]) -> None:
    alpha = np.asarray(large["AD1"].getchannel("A"))
    assert alpha[0, 0] == alpha[-1, -1] == 0
    assert alpha[100, 70] == 255
