"""The symbols: all there, inside their circle, and told apart by shape alone."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import numpy as np
import pytest

from gongenial.printing import symbols
from gongenial.printing.canvas import Canvas
from gongenial.printing.palette import Color
from gongenial.printing.raster import rasterize
from gongenial.printing.symbols import FAMILIES, JOKER, XPHERES, Symbol

ALL = [*XPHERES.values(), *FAMILIES.values(), JOKER]


def silhouette(symbol: Symbol, width: int) -> Canvas:
    canvas = Canvas(symbol.name, 200, 200)
    canvas.path(symbol.path, Color("#ffffff"), 'transform="translate(100 100)"')
    assert rasterize(canvas, width).size == (width, width)
    return canvas


@pytest.mark.rule("G2")
def test_every_family_has_a_symbol() -> None:
    assert [symbol.name for symbol in FAMILIES.values()] == [
        *("PROXIMA", "NEBULA", "ZETA", "ANDROMEDE", "SERPENS", "SPARROW", "VIRGO", "OMEGA", "NEMESIS")
    ]


@pytest.mark.rule("G3")
def test_every_number_has_an_xphere() -> None:
    assert {number: symbol.name for number, symbol in XPHERES.items()} == {
        1: "Gold",
        2: "Obsidian",
        3: "Silver",
        4: "Ruby",
        5: "Ice",
        6: "Amethyst",
    }


def test_families_have_hues_of_their_own() -> None:
    source = json.loads(Path(symbols.__file__).with_name("symbols.json").read_text("utf-8"))
    hues = [entry["hue"] for entry in source["families"].values()]
    assert len(set(hues)) == 9
    assert all(0 <= hue < 360 for hue in hues)


@pytest.mark.parametrize("symbol", ALL, ids=lambda symbol: symbol.name)
def test_a_symbol_fills_its_circle_and_stays_inside(symbol: Symbol) -> None:
    assert re.fullmatch(r"#[0-9a-f]{6}", symbol.color)
    shape = np.asarray(rasterize(silhouette(symbol, 100), 100))[..., 0] > 127
    y, x = np.nonzero(shape)
    assert np.hypot(x - 49.5, y - 49.5).max() <= 50.5
    assert max(np.ptp(x), np.ptp(y)) >= 68


def test_symbols_differ_in_shape_at_the_size_of_a_hand() -> None:
    shapes = {symbol.name: np.asarray(rasterize(silhouette(symbol, 14), 14))[..., 0] / 255 for symbol in ALL}
    for one, other in itertools.combinations(shapes, 2):
        overlap = np.minimum(shapes[one], shapes[other]).sum() / np.maximum(shapes[one], shapes[other]).sum()
        assert overlap < 0.8, (one, other, overlap)
