"""The sheets of tokens: how many there are of each colour, that colours tell apart in grey, and where the cuts go."""

from __future__ import annotations

import io
import itertools
import json
import math
import re
from collections import Counter
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from resvg import render, usvg

from gongenial.printing import tokens
from gongenial.printing.sheets.layout import (
    PAPERS,
    SIDE,
    TOKEN_HEIGHT,
    Place,
    Stroke,
    token_centres,
    token_cuts,
)
from gongenial.printing.sheets.order import Order, PaperName
from gongenial.printing.sheets.token_art import HEIGHT, WIDTH, token
from gongenial.printing.tokens import LOOKS
from tests.printing.sheets.conftest import LINE_TOKENS, TOKENS, Shown
from tests.printing.sheets.paper import Page

SHEETS = pytest.mark.parametrize("order", [TOKENS, LINE_TOKENS], ids=["colour on A4", "lines on Letter"])
Picture = npt.NDArray[np.float64]
KERNEL = 0.62
"""The part of a token that is compared: its sign and what is around it."""


def alone(colour: str, *, bw: bool) -> Picture:
    """The middle of a token in grey, drawn by itself."""
    drawn = render(usvg.Tree.from_str(token(colour, bw=bw), usvg.Options.default()), (1, 0, 0, 0, 1, 0))
    picture = Image.open(io.BytesIO(drawn)).convert("RGBA")
    ground = Image.new("RGBA", picture.size, "white")
    ground.alpha_composite(picture)
    return middle(ground.convert("L"), ground.width / WIDTH)


def middle(picture: Image.Image, scale: float) -> Picture:
    half = KERNEL * SIDE * scale
    x, y = picture.width / 2, picture.height / 2
    cut = picture.crop((round(x - half), round(y - half), round(x + half), round(y + half)))
    return np.asarray(cut.resize((40, 40), Image.Resampling.BOX), dtype=np.float64) / 255


def on_sheet(page: Page, centre: tuple[float, float]) -> Picture:
    x, y = centre
    part = page.part(Place(x - WIDTH / 2, y - HEIGHT / 2, WIDTH, HEIGHT))
    return middle(Image.fromarray(part), part.shape[1] / WIDTH)


def apart(one: Picture, other: Picture) -> float:
    return float(np.sqrt(np.mean((one - other) ** 2)))


@SHEETS
@pytest.mark.rule("C1")
def test_there_are_126_tokens_21_of_each_colour(order: Order, shown: Shown) -> None:
    known = {colour: alone(colour, bw=order.bw) for colour in [*LOOKS, "back"]}
    paper = PAPERS[order.paper].turned()
    sheets = shown(order, 100)
    assert len(sheets) == 6
    counted: list[Counter[str]] = [Counter(), Counter()]
    for number, sheet in enumerate(sheets):
        assert sheet.paper.width == pytest.approx(paper.width, abs=0.1)
        for x, y in token_centres(paper):
            seen = on_sheet(sheet, (paper.width - x if number % 2 else x, y))
            counted[number % 2][min(known, key=lambda colour: apart(known[colour], seen))] += 1
    assert counted[0] == dict.fromkeys(LOOKS, 21)
    assert counted[1] == {"back": 126}


@SHEETS
@pytest.mark.rule("C1")
def test_colours_tell_apart_in_grey(order: Order) -> None:
    pictures = {colour: alone(colour, bw=order.bw) for colour in LOOKS}
    for one, other in itertools.combinations(pictures, 2):
        assert apart(pictures[one], pictures[other]) > 0.2, (one, other)


def test_backs_are_all_alike_and_unlike_any_front() -> None:
    for bw in (False, True):
        assert all(apart(alone("back", bw=bw), alone(colour, bw=bw)) > 0.15 for colour in LOOKS)


@pytest.mark.parametrize("name", PAPERS)
def test_straight_cuts_go_past_every_token(name: PaperName) -> None:
    """No line between two marks runs through a token, and every edge of every token lies on one."""
    sheet = PAPERS[name].turned()
    marks = list(token_cuts(sheet))
    cuts = list(zip(marks[::2], marks[1::2], strict=True))
    assert len(cuts) == 28
    for centre in token_centres(sheet):
        away = sorted(abs(distance(cut[0], cut[1], centre)) for cut in cuts)
        assert away[:6] == pytest.approx([TOKEN_HEIGHT / 2] * 6, abs=0.05)
    for mark in marks:
        assert min(mark.x1, mark.x2) >= 4
        assert max(mark.x1, mark.x2) <= sheet.width - 4
        assert min(mark.y1, mark.y2) >= 4
        assert max(mark.y1, mark.y2) <= sheet.height - 4


def distance(one: Stroke, other: Stroke, point: tuple[float, float]) -> float:
    """From a point to the line through the near ends of two marks."""
    ax, ay, bx, by = one.x1, one.y1, other.x1, other.y1
    return ((bx - ax) * (ay - point[1]) - (ax - point[0]) * (by - ay)) / math.hypot(bx - ax, by - ay)


@pytest.mark.parametrize("name", PAPERS)
def test_backs_lie_behind_the_tokens_on_whichever_edge_the_sheet_is_turned(name: PaperName) -> None:
    paper = PAPERS[name].turned()
    places = token_centres(paper)
    over_the_short_edge = sorted((round(paper.width - x, 6), round(y, 6)) for x, y in places)
    over_the_long_edge = sorted((round(x, 6), round(paper.height - y, 6)) for x, y in places)
    for one, other in zip(over_the_short_edge, over_the_long_edge, strict=True):
        assert one == pytest.approx(other, abs=0.001)


def test_a_shift_of_a_millimetre_shows_no_white_edge(shown: Shown) -> None:
    """Beyond the middle of each edge of each back the colour goes on."""
    paper, back = PAPERS["a4"].turned(), shown(TOKENS, 100)[1]
    for x, y in token_centres(paper):
        for turn in range(6):
            angle, away = (turn + 0.5) * math.pi / 3, TOKEN_HEIGHT / 2 + 1.1
            px, py = paper.width - x + away * math.cos(angle), y + away * math.sin(angle)
            assert back.part(Place(px - 0.2, py - 0.2, 0.4, 0.4)).max() < 90


def test_the_page_draws_the_same_tokens() -> None:
    root = Path(tokens.__file__).parents[3]
    source = (root / "web" / "src" / "lib" / "genial" / "tokens.ts").read_text("utf-8")
    assert re.search(r"from '[./]*src/gongenial/printing/tokens\.json'", source)
    assert not re.search(r"#[0-9a-f]{6}", source)
    assert set(json.loads(Path(tokens.__file__).with_name("tokens.json").read_text("utf-8"))["colours"]) == set(LOOKS)
