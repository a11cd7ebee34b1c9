"""The golden gong: the sign of the game, on the joker, on the backs and on the icon."""

import math

from .canvas import Canvas
from .palette import INK, WHITE, Color

GOLD_LIGHT, GOLD, GOLD_DEEP, BRONZE = (Color(c) for c in ("#fff2b8", "#f6bb3c", "#b06a12", "#3d1c04"))
STUDS = 18
"""Two for each family."""


def gong(canvas: Canvas, radius: float, *, lit: bool = True) -> None:
    """A disc of brushed gold around the origin. Unless `lit` from the upper left it looks the same upside down."""
    canvas.dot(INK, 0, radius * 0.12 if lit else 0, radius * 1.45, 0.85)
    canvas.dot(GOLD, 0, 0, radius * 2, 0.6)
    focus = 'fx=".38" fy=".3"' if lit else ""
    metal = canvas.radial(
        ((0, GOLD_LIGHT, 1), (0.35, Color("#ffd364"), 1), (0.72, GOLD, 1), (0.92, GOLD_DEEP, 1), (1, BRONZE, 1)), focus
    )
    canvas.add(f'<circle r="{radius:.1f}" fill="{metal}"/>')
    _rim(canvas, radius)
    for turn, strength in ((-52, 0.17), (128, 0.17), (28, 0.07), (208, 0.07)):
        _sheen(canvas, radius * 0.8, turn, strength)
    _engraving(canvas, radius, 0.012 if lit else 0)
    boss = canvas.radial(((0, WHITE, 1), (0.3, GOLD_LIGHT, 1), (0.72, GOLD, 1), (1, GOLD_DEEP, 1)), focus)
    canvas.add(
        f'<circle cy="{radius * 0.02 if lit else 0:.1f}" r="{radius * 0.315:.1f}" fill="{BRONZE}" fill-opacity=".55"/>'
    )
    canvas.add(f'<circle r="{radius * 0.29:.1f}" fill="{boss}"/>')


def _rim(canvas: Canvas, radius: float) -> None:
    """A raised border with studs."""
    canvas.add(_circle(radius * 0.985, radius * 0.03, GOLD_LIGHT, 0.9))
    canvas.add(_circle(radius * 0.89, radius * 0.13, BRONZE, 0.32))
    canvas.add(_circle(radius * 0.815, radius * 0.022, GOLD_LIGHT, 0.85))
    canvas.add(_circle(radius * 0.795, radius * 0.02, BRONZE, 0.5))
    for stud in range(STUDS):
        angle = math.tau * (stud + 0.5) / STUDS
        x, y = radius * 0.9 * math.cos(angle), radius * 0.9 * math.sin(angle)
        canvas.star(BRONZE, x, y, radius * 0.036, 0.6)
        canvas.star(GOLD_LIGHT, x, y, radius * 0.026, 0.95)


def _sheen(canvas: Canvas, radius: float, turn: float, strength: float) -> None:
    """A fan of reflected light, from the middle outwards in the direction `turn` (degrees)."""
    fill = canvas.radial(
        ((0, WHITE, 1), (0.7, WHITE, 0.9), (1, WHITE, 0.35)), f'gradientUnits="userSpaceOnUse" r="{radius:g}"'
    )
    for half in (26, 17, 9, 4):
        (x0, y0), (x1, y1) = (
            (radius * math.cos(math.radians(turn + side * half)), radius * math.sin(math.radians(turn + side * half)))
            for side in (-1, 1)
        )
        fan = f"M0 0L{x0:.1f} {y0:.1f}A{radius:.1f} {radius:.1f} 0 0 1 {x1:.1f} {y1:.1f}Z"
        canvas.path(fan, fill, f'fill-opacity="{strength:.2f}"')


def _engraving(canvas: Canvas, radius: float, edge: float) -> None:
    """A galaxy of four thin arms, cut into the metal; `edge` is how far its lit edge lies below."""
    for arm in range(4):
        points = []
        for step in range(25):
            t = step / 24
            angle, distance = math.tau * arm / 4 + 2.3 * t, radius * (0.36 + 0.39 * t)
            points.append(f"{distance * math.cos(angle):.1f} {distance * math.sin(angle):.1f}")
        line = "M" + "L".join(points)
        for color, shift, width in ((GOLD_LIGHT, edge, 0.03), (BRONZE, 0.0, 0.022)):
            canvas.path(
                line,
                "none",
                f'transform="translate({shift * radius:.1f} {shift * radius:.1f})" stroke="{color}" '
                f'stroke-width="{width * radius:.1f}" stroke-opacity=".6" stroke-linecap="round"',
            )


def _circle(radius: float, width: float, color: Color, alpha: float) -> str:
    line = f'stroke="{color}" stroke-width="{width:.1f}" stroke-opacity="{alpha:.2f}"'
    return f'<circle r="{radius:.1f}" fill="none" {line}/>'
