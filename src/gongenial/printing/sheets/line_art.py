"""The cards in black on white: line art that is drawn for it, kind to the ink and as readable as the pictures."""

from __future__ import annotations

import math

from ..card import CORNER, HEIGHT, INDEX_X, TAB, WIDTH
from ..lettering import lettering
from ..symbols import FAMILIES, JOKER, XPHERES
from .hatching import Hatching, in_circle
from .outlines import OUTLINES
from .pen import Curve, Pen, polar

RADIUS = 84.0
"""Of an Xphere."""
METALS = {
    1: Hatching.DOTS,
    2: Hatching.GRID,
    3: Hatching.PLAIN,
    4: Hatching.UPRIGHT,
    5: Hatching.LEVEL,
    6: Hatching.FALLING,
}
"""What each Xphere is filled with: gold, black, silver, red, blue and purple as heralds engrave them."""
MIDDLE = f"translate({WIDTH // 2} {HEIGHT // 2})"
STUDS = 18


def line_art(card: str) -> str:
    """A card by its code (`NB4`, `JK` or `back`), as SVG of 400 by 600."""
    pen = Pen(card)
    if card == "back":
        _back(pen)
    elif card == "JK":
        _joker(pen)
    else:
        _face(pen, card[:2], int(card[2:]))
    inside = f'<clipPath id="inside">{_frame(4, "")}</clipPath>'
    edge = _frame(4, 'fill="none" stroke="#000" stroke-width="3"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f'<defs>{inside}</defs><g clip-path="url(#inside)">{pen.body()}</g>{edge}</svg>'
    )


def _frame(inset: float, extra: str) -> str:
    size = f'width="{WIDTH - 2 * inset:g}" height="{HEIGHT - 2 * inset:g}"'
    return f'<rect x="{inset:g}" y="{inset:g}" {size} rx="{CORNER - inset:g}" {extra}/>'


def _face(pen: Pen, family: str, value: int) -> None:
    with pen.group(MIDDLE):
        OUTLINES[family](pen)
    _stars(pen, 40)
    with pen.group(MIDDLE):
        _xphere(pen, value)
    for turn in ("", f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"):
        with pen.group(turn or "scale(1)"):
            _tab(pen, 232)
            _letters(pen, str(value), INDEX_X, 57, 70, "#000", 0)
            _sign(pen, XPHERES[value].path, INDEX_X, 127, 0.26, "#000" if value == 2 else "#fff", 14)
            _sign(pen, FAMILIES[family].path, INDEX_X, 196, 0.37, "#000", 0)
            _name(pen, FAMILIES[family].name)


def _xphere(pen: Pen, value: int) -> None:
    pen.circle(0, 0, RADIUS + 13, 0, fill="#fff")
    pen.circle(0, 0, RADIUS, 4, fill="#fff")
    pen.add(in_circle(METALS[value], 0, 0, RADIUS - 4, 7.2, 1.3))
    _sign(pen, XPHERES[value].path, 0, 0, RADIUS * 0.0074, "#fff", 5)
    _letters(pen, str(value), 0, 2, 66, "#000", 90)


def _tab(pen: Pen, height: float) -> None:
    side = 2 * (INDEX_X - TAB)
    pen.add(
        f'<rect x="{TAB}" y="{TAB}" width="{side}" height="{height:g}" rx="20" fill="#fff" stroke="#000" '
        f'stroke-width="1.8"/>'
    )


def _letters(pen: Pen, text: str, x: float, y: float, height: float, fill: str, halo: float) -> None:
    """Letters in the middle of a place, over a white halo in the units of the font (1000 to the em)."""
    letters = lettering(text, x, y, height)
    around = f'<g fill="none" stroke="#fff" stroke-width="{halo:g}" stroke-linejoin="round">{letters}</g>'
    pen.add((around if halo else "") + f'<g fill="{fill}">{letters}</g>')


def _name(pen: Pen, name: str) -> None:
    letters = lettering(name, 34, HEIGHT - 32, 15, spacing=4, anchor="start")
    pen.add(f'<g fill="none" stroke="#fff" stroke-width="560" stroke-linejoin="round">{letters}</g>')
    pen.add(f'<g fill="#000">{letters}</g>')


def _sign(pen: Pen, path: str, x: float, y: float, scale: float, fill: str, width: float) -> None:
    """A symbol with a line `width` wide in the symbol's units."""
    line = f'stroke="#000" stroke-width="{width:g}" stroke-linejoin="round"' if width else ""
    pen.add(f'<path d="{path}" transform="translate({x:g} {y:g})scale({scale:.4f})" fill="{fill}" {line}/>')


def _stars(pen: Pen, count: int) -> None:
    for _ in range(count):
        x, y = pen.random.uniform(14, WIDTH - 14), pen.random.uniform(14, HEIGHT - 14)
        if math.hypot(x - WIDTH / 2, y - HEIGHT / 2) > RADIUS + 20:
            pen.dot(x, y, pen.random.uniform(0.6, 1.5))
    for x, y, size in ((300, 60, 15), (130, 110, 10), (345, 190, 12), (268, 500, 13), (60, 330, 9)):
        pen.spark(x, y, size)


def _gong(pen: Pen, radius: float) -> None:
    def engraved(turn: float) -> Curve:
        return lambda t: polar(radius * (0.36 + 0.36 * t), turn + 2.3 * t)

    pen.circle(0, 0, radius * 1.1, 0, fill="#fff")
    for share, width in ((1, 3.4), (0.82, 1.8), (0.78, 1)):
        pen.circle(0, 0, radius * share, width, fill="#fff")
    for stud in range(STUDS):
        pen.circle(*polar(radius * 0.91, math.tau * (stud + 0.5) / STUDS), radius * 0.036, 1.1)
    for arm in range(4):
        for rank in range(3):
            pen.curve(engraved(math.tau * arm / 4 + 0.14 * rank), 1.8 if rank == 1 else 0.9)
    pen.circle(0, 0, radius * 0.3, 2.6, fill="#fff")
    pen.circle(0, 0, radius * 0.2, 1)


def _joker(pen: Pen) -> None:
    with pen.group(MIDDLE):
        for ring in range(8):
            pen.circle(0, 0, 122 + 26 * ring + ring**2, 1.9 - 0.16 * ring)
    _stars(pen, 60)
    with pen.group(MIDDLE):
        for place, symbol in enumerate(FAMILIES.values()):
            angle = math.radians(-90 + 40 * place)
            x, y = 142 * math.cos(angle), 200 * math.sin(angle)
            pen.circle(x, y, 31, 0, fill="#fff")
            pen.circle(x, y, 26, 1.6, fill="#fff")
            _sign(pen, symbol.path, x, y, 0.17, "#000", 0)
        _gong(pen, 96)
    for turn in ("scale(1)", f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"):
        with pen.group(turn):
            _tab(pen, 2 * (INDEX_X - TAB))
            _sign(pen, JOKER.path, INDEX_X, INDEX_X, 0.37, "#000", 0)
            _name(pen, JOKER.name)


def _back(pen: Pen) -> None:
    """The same when it is turned upside down, so that it gives nothing away."""
    state = pen.random.getstate()
    for turn in (0, 180):
        pen.random.setstate(state)
        with pen.group(f"{MIDDLE}rotate({turn})"):
            with pen.group("rotate(-24)scale(1 1.16)"):
                for rank in range(-3, 4):
                    width, end = (2.4 if rank == 0 else 1.5 - 0.2 * abs(rank)), 1 - 0.05 * abs(rank)
                    pen.curve(_arm(96 + 7 * rank, 0.055 * rank), width, end=end, steps=80)
                for rank in range(2):
                    pen.curve(_arm(92 + 12 * rank, 1.6), 1, dashes="9 8")
            for _ in range(26):
                pen.dot(pen.random.uniform(0, 186), pen.random.uniform(-286, 286), pen.random.uniform(0.7, 1.7))
            for x, y, size in ((142, -188, 15), (106, -262, 9), (158, 96, 10), (96, 232, 12), (128, -96, 7)):
                pen.spark(x, y, size)
            letters = lettering("GONG", 0, HEIGHT / 2 - 48, 24, spacing=12)
            pen.add(f'<g fill="#fff" stroke="#fff" stroke-width="420" stroke-linejoin="round">{letters}</g>')
            pen.add(f'<g fill="#fff" stroke="#000" stroke-width="70" stroke-linejoin="round">{letters}</g>')
    with pen.group(MIDDLE):
        _gong(pen, 84)
    pen.add(_frame(16, 'fill="none" stroke="#000" stroke-width="1.2"'))


def _arm(radius: float, phase: float) -> Curve:
    """A long arm that begins at that radius and in that direction."""
    return lambda t: polar(radius * math.pow(3.6, t), phase + 4.2 * t)
