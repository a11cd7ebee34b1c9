"""The tokens of the collecting game, as SVG in millimetres around their middle: in colour, or in black on white."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from ..palette import Color
from ..tokens import LOOKS, Look
from .hatching import Hatching, in_shape
from .layout import SIDE, TOKEN_HEIGHT, corners

BLEED = 1.6
"""How far a token's colour goes on into the waste beyond each of its edges."""
WIDTH, HEIGHT = 2 * SIDE + 2 * BLEED, TOKEN_HEIGHT + 2 * BLEED
"""Of the whole drawing."""
HATCHINGS = {
    "R": Hatching.UPRIGHT,
    "O": Hatching.WEAVE,
    "Y": Hatching.DOTS,
    "G": Hatching.FALLING,
    "B": Hatching.LEVEL,
    "V": Hatching.RISING,
}
"""How heralds engrave the six colours."""
BACK = Look("back", Color("#7a5cf0"), Color("#3b2496"), Color("#24125c"), "")
GOLD = "#ffd86b"
PETAL = "M0 -5C7 -9 9 -18 2 -27C-1 -20 -3 -13 0 -5Z"
_SIGN = 0.31
"""Millimetres for a unit of a sign."""


def token(colour: str, *, bw: bool) -> str:
    """A token by the letter of its colour, or `back`."""
    if bw:
        body = _lines(colour)
    else:
        body = _painted(BACK if colour == "back" else LOOKS[colour])
    left, top = -WIDTH / 2, -HEIGHT / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.3f} {top:.3f} {WIDTH:.3f} {HEIGHT:.3f}" '
        f'width="{WIDTH:.3f}mm" height="{HEIGHT:.3f}mm">{body}</svg>'
    )


def _hexagon(inset: float = 0.0) -> list[tuple[float, float]]:
    """The corners of a hexagon whose edges lie `inset` inside of the token's."""
    share = 1 - inset / (SIDE * sqrt(3) / 2)
    return [(share * x, share * y) for x, y in corners(0, 0)]


def _path(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "Z"


def _bleeding() -> str:
    """The hexagon with a strip along each edge; the strips narrow outwards, so they keep clear of the neighbours'."""
    around = corners(0, 0)
    aside = BLEED * sqrt(3)
    points = []
    for turn, ((ax, ay), (bx, by)) in enumerate(zip(around, [*around[1:], around[0]], strict=True)):
        normal = (turn + 0.5) * pi / 3
        ux, uy = (bx - ax) / SIDE, (by - ay) / SIDE
        outwards = BLEED * cos(normal), BLEED * sin(normal)
        points += [
            (ax, ay),
            (ax + ux * aside + outwards[0], ay + uy * aside + outwards[1]),
            (bx - ux * aside + outwards[0], by - uy * aside + outwards[1]),
        ]
    return _path(points)


def _painted(look: Look) -> str:
    shine = (
        f'<radialGradient id="face" cx=".34" cy=".22" r=".95"><stop offset="0" stop-color="{look.light}"/>'
        f'<stop offset=".55" stop-color="{look.full}"/><stop offset="1" stop-color="{look.full}"/></radialGradient>'
    )
    inner = _path(_hexagon(1.9))
    if look is BACK:
        petals = "".join(f'<path d="{PETAL}" transform="rotate({turn})" fill="{GOLD}"/>' for turn in range(0, 360, 60))
        sign = f'<g transform="scale({_SIGN * 1.1})">{petals}<circle r="4.5" fill="#fff3c4"/></g>'
        ring = f'stroke="{GOLD}" stroke-opacity=".8" stroke-width=".5"'
    else:
        sign = (
            f'<g transform="scale({_SIGN})" stroke-linejoin="round"><path d="{look.sign}" fill="{look.deep}" '
            f'stroke="{look.deep}" stroke-width="9"/><path d="{look.sign}" fill="#fff"/></g>'
        )
        ring = 'stroke="#fff" stroke-opacity=".6" stroke-width=".55"'
    return (
        f'<defs>{shine}</defs><path d="{_bleeding()}" fill="{look.full}"/>'
        f'<path d="{_path(_hexagon())}" fill="none" stroke="{look.deep}" stroke-width=".12"/>'
        f'<path d="{inner}" fill="url(#face)" {ring} stroke-linejoin="round"/>{sign}'
    )


def _lines(colour: str) -> str:
    outer = f'<path d="{_path(_hexagon(0.12))}" fill="#fff" stroke="#000" stroke-width=".24" stroke-linejoin="round"/>'
    if colour == "back":
        rings = "".join(
            f'<path d="{_path(_hexagon(inset))}" fill="none" stroke="#000" stroke-width="{width}"/>'
            for inset, width in ((1.6, 0.3), (2.4, 0.16))
        )
        petals = "".join(
            f'<path d="{PETAL}" transform="rotate({turn})" fill="#fff" stroke="#000" stroke-width="1"/>'
            for turn in range(0, 360, 60)
        )
        return f'{outer}{rings}<g transform="scale({_SIGN * 1.25})">{petals}<circle r="4.5"/></g>'
    band = in_shape(HATCHINGS[colour], _hexagon(1.3), 1.05, 0.19)
    inner = _path(_hexagon(4.1))
    return (
        f'{outer}{band}<path d="{_path(_hexagon(1.3))}" fill="none" stroke="#000" stroke-width=".22"/>'
        f'<path d="{inner}" fill="#fff" stroke="#000" stroke-width=".22"/>'
        f'<path transform="scale({_SIGN * 0.92:.3f})" d="{LOOKS[colour].sign}" fill="#fff" stroke="#000" '
        'stroke-width="2.6" stroke-linejoin="round"/>'
    )
