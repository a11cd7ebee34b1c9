"""The cards as SVG: plain, complete, and the same every time."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gongenial.printing import card as card_module
from gongenial.printing.art import picture
from gongenial.printing.lettering import lettering
from gongenial.printing.pictures import CARDS
from gongenial.printing.symbols import FAMILIES, XPHERES

PLAIN = {
    "svg",
    "defs",
    "clipPath",
    "radialGradient",
    "linearGradient",
    "stop",
    "g",
    "path",
    "circle",
    "ellipse",
    "rect",
}


@pytest.mark.rule("G4")
def test_there_are_54_family_cards_one_joker_picture_and_a_back() -> None:
    assert len(CARDS) == len(set(CARDS)) == 56
    assert CARDS[-2:] == ("JK", "back")


@pytest.mark.parametrize("card", ["PX1", "NB2", "ZT3", "AD4", "SR5", "SW6", "VG1", "OM2", "NM3", "JK", "back"])
def test_a_picture_is_plain_svg(card: str) -> None:
    svg = picture(card).svg()
    root = ElementTree.fromstring(svg)
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= PLAIN
    assert not re.search(r"filter|mix-blend|font|<image|href|NaN|inf\b|e-\d", svg)


def test_references_lead_somewhere() -> None:
    svg = picture("OM4").svg()
    assert set(re.findall(r"url\(#(\w+)\)", svg)) == set(re.findall(r' id="(\w+)"', svg))


def test_the_same_card_is_the_same_picture_in_every_process() -> None:
    program = "from printing.art import picture; print(picture('SW3').svg(), end='')"
    package = Path(card_module.__file__).parents[1]
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", program]
        run = subprocess.run(command, cwd=package, env=environment, capture_output=True, text=True, check=True)
        assert run.stdout == picture("SW3").svg()


@pytest.mark.rule("G2")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_card_carries_its_signs_in_two_corners(family: str) -> None:
    svg = picture(f"{family}4").svg()
    assert svg.count(FAMILIES[family].path) == 2
    assert svg.count(XPHERES[4].path) == 3, "in the corners and in the Xphere"
    name = lettering(FAMILIES[family].name, 0, 0, 15, spacing=4, anchor="start")
    letters = re.findall(r' d="([^"]+)"', name)
    assert len(letters) == len(FAMILIES[family].name)
    assert all(letter in svg for letter in letters)


def test_the_joker_shows_every_family() -> None:
    svg = picture("JK").svg()
    assert all(symbol.path in svg for symbol in FAMILIES.values())
