"""The code of a card, with the colour that says which kind of task it brings (T1)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import segno

from ..palette import INK, WHITE, Color
from .hatching import Hatching, in_box

CODE = 18.5
"""Millimetres: a code with its quiet zone of four squares all round. Its squares alone measure 14 at least."""
QUIET = 4
RIM, STRIP = 1.0, 7.0
"""Millimetres: the coloured rim around a code, and the wider part of it that bears the sign."""
PANEL_WIDTH, PANEL_HEIGHT = CODE + RIM + STRIP, CODE + 2 * RIM
BADGE = 9.0
"""The side of the sign alone, on a deck without codes."""
ROUND = 1.6
SIGNS: dict[str, str] = json.loads(Path(__file__).with_name("signs.json").read_text("utf-8"))
"""By colour, lines on a grid of 24: the same data that the page draws with. Crossed swords of light, a rain cloud, a
present."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One of the three colours of codes."""

    name: Literal["yellow", "red", "blue"]
    color: Color
    hatching: Hatching
    """How the colour is told in black and white."""

    @property
    def sign(self) -> str:
        return SIGNS[self.name]


YELLOW = Kind("yellow", Color("#ffcb2e"), Hatching.DOTS)
RED = Kind("red", Color("#f04a60"), Hatching.UPRIGHT)
BLUE = Kind("blue", Color("#1c55d8"), Hatching.LEVEL)
KINDS = (YELLOW, RED, BLUE)


def kind_of(value: int) -> Kind:
    """The kind of task of a card's number (T1)."""
    return KINDS[(value - 1) // 2]


def link(address: str, card: str) -> str:
    """What a card's code says (T3)."""
    return f"{address}/q/{card}"


def squares(text: str) -> tuple[str, int]:
    """The dark squares of a code as one path, without its quiet zone, and how many there are to a side: 25 at least."""
    code = segno.make_qr(text, error="m")
    if code.version == 1:
        code = segno.make_qr(text, error="m", version=2)
    rows = [bytes(row) for row in code.matrix]
    runs = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                runs.append(f"M{x} {y}h{end - x}v1h-{end - x}z")
            x = end + 1
    return "".join(runs), len(rows)


def panel(text: str, kind: Kind, *, bw: bool) -> str:
    """A code as SVG in millimetres: white with a coloured rim, and beside it the sign of its kind."""
    path, side = squares(text)
    scale = CODE / (side + 2 * QUIET)
    ground = _ground(PANEL_WIDTH, PANEL_HEIGHT, kind, bw, hatched=(RIM + CODE, 0, STRIP, PANEL_HEIGHT))
    code = (
        f'<rect x="{RIM}" y="{RIM}" width="{CODE}" height="{CODE}" rx="{ROUND - RIM / 2}" fill="{WHITE}"/>'
        f'<path transform="translate({RIM} {RIM})scale({scale:.5f})translate({QUIET} {QUIET})" d="{path}" fill="#000"/>'
    )
    sign = _sign(kind, RIM + CODE + STRIP / 2, PANEL_HEIGHT / 2, 5.8, bw)
    return _document(PANEL_WIDTH, PANEL_HEIGHT, ground + code + sign)


def badge(kind: Kind, *, bw: bool) -> str:
    """The sign of a kind alone, as SVG in millimetres."""
    ground = _ground(BADGE, BADGE, kind, bw, hatched=(0, 0, BADGE, BADGE))
    return _document(BADGE, BADGE, ground + _sign(kind, BADGE / 2, BADGE / 2, 6.6, bw))


def _ground(width: float, height: float, kind: Kind, bw: bool, hatched: tuple[float, float, float, float]) -> str:
    if not bw:
        line = f'stroke="{INK}" stroke-width=".3"'
        return (
            f'<rect x=".15" y=".15" width="{width - 0.3:g}" height="{height - 0.3:g}" rx="{ROUND}" '
            f'fill="{kind.color}" {line}/>'
        )
    left, top, wide, high = hatched
    pattern = in_box(kind.hatching, left + 0.7, top + 0.7, wide - 1.4, high - 1.4, 0.62, 0.14)
    return (
        f'<rect x=".15" y=".15" width="{width - 0.3:g}" height="{height - 0.3:g}" rx="{ROUND}" '
        f'fill="{WHITE}" stroke="#000" stroke-width=".3"/>{pattern}'
    )


def _sign(kind: Kind, x: float, y: float, size: float, bw: bool) -> str:
    """Dark lines over a light outline, or on blue the other way round, so that the sign is seen on any ground."""
    scale = size / 24
    place = f'transform="translate({x - size / 2:.3f} {y - size / 2:.3f})scale({scale:.4f})"'
    line, around = (Color("#000"), WHITE) if bw or kind is YELLOW else (WHITE, None)
    common = f'fill="none" stroke-linecap="round" stroke-linejoin="round" d="{kind.sign}"'
    halo = f'<path {common} stroke="{around}" stroke-width="{7 if bw else 0}"/>' if around and bw else ""
    return f'<g {place}>{halo}<path {common} stroke="{line}" stroke-width="2.4"/></g>'


def _document(width: float, height: float, body: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}mm" height="{height:g}mm">{body}</svg>'
    )
