"""The golden gong: the sign of the game, on the joker, on the backs and on the icon."""

import math

from .canvas import Canvas
from .palette import INK, WHITE, Color

GOLD_LIGHT, GOLD, GOLD_DEEP, BRONZE = (Color(c) for c in ("#fff2b8", "#f3b73a", "#a8630f", "#3d1c04"))


def gong(canvas: Canvas, radius: float) -> None:
    """A hammered disc of gold around the origin, lit from above."""
    rnd = canvas.random
    canvas.dot(INK, 0, radius * 0.14, radius * 1.4, 0.85)
    canvas.dot(GOLD, 0, 0, radius * 1.9, 0.55)
    metal = canvas.radial(
        ((0, GOLD_LIGHT, 1), (0.3, Color("#ffd364"), 1), (0.66, GOLD, 1), (0.9, GOLD_DEEP, 1), (1, BRONZE, 1)),
        'fx=".38" fy=".3"',
    )
    canvas.add(f'<circle r="{radius:.1f}" fill="{metal}"/>')
    for part, width, light, alpha in ((0.985, 0.03, GOLD_LIGHT, 0.9), (0.86, 0.05, BRONZE, 0.55), (0.83, 0.018, GOLD_LIGHT, 0.8)):
        canvas.add(_circle(radius * part, radius * width, light, alpha))
    for ring in range(1, 8):
        part = 0.36 + 0.058 * ring
        canvas.add(_circle(radius * part, radius * 0.008, BRONZE if ring % 2 else GOLD_LIGHT, 0.32))
    for _ in range(int(radius * 1.6)):
        angle, distance = rnd.uniform(0, math.tau), radius * math.sqrt(rnd.uniform(0.15, 0.68))
        size = radius * rnd.uniform(0.018, 0.04)
        x, y = distance * math.cos(angle), distance * math.sin(angle)
        canvas.star(BRONZE, x, y, size, 0.13)
        canvas.star(GOLD_LIGHT, x - size * 0.3, y - size * 0.4, size * 0.72, 0.2)
    boss = canvas.radial(((0, WHITE, 1), (0.3, GOLD_LIGHT, 1), (0.7, GOLD, 1), (1, GOLD_DEEP, 1)), 'fx=".36" fy=".3"')
    canvas.add(f'<circle cy="{radius * 0.03:.1f}" r="{radius * 0.34:.1f}" fill="{BRONZE}" fill-opacity=".5"/>')
    canvas.add(f'<circle r="{radius * 0.31:.1f}" fill="{boss}"/>')


def _circle(radius: float, width: float, color: Color, alpha: float) -> str:
    return (
        f'<circle r="{radius:.1f}" fill="none" stroke="{color}" stroke-width="{width:.1f}" stroke-opacity="{alpha:.2f}"/>'
    )
