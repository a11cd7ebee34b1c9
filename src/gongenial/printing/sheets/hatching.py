"""Colours in black and white, as heralds have engraved them since 1638: each has lines or dots of its own."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from enum import Enum


class Hatching(Enum):
    """What a surface is filled with; the names tell how its lines run."""

    PLAIN = "plain"
    DOTS = "dots"
    UPRIGHT = "upright"
    LEVEL = "level"
    RISING = "rising"
    FALLING = "falling"
    GRID = "grid"
    WEAVE = "weave"


_ANGLES = {
    Hatching.UPRIGHT: (90,),
    Hatching.LEVEL: (0,),
    Hatching.RISING: (-45,),
    Hatching.FALLING: (45,),
    Hatching.GRID: (0, 90),
    Hatching.WEAVE: (-45, 45),
}

Span = Callable[[float, float, float], tuple[float, float] | None]
"""Where a line is inside a shape: from the foot of its normal (x, y) in the direction `angle` (radians)."""


def in_circle(hatching: Hatching, x: float, y: float, radius: float, gap: float, width: float) -> str:
    """A filled circle, as SVG: lines `gap` apart and `width` wide."""

    def span(px: float, py: float, angle: float) -> tuple[float, float] | None:
        far = math.hypot(px, py)
        if far >= radius:
            return None
        half = math.sqrt(radius**2 - far**2)
        return -half, half

    return f'<g transform="translate({x:g} {y:g})">{_filled(hatching, radius, gap, width, span)}</g>'


def in_box(hatching: Hatching, x: float, y: float, wide: float, high: float, gap: float, width: float) -> str:
    """A filled rectangle."""
    half = [(-wide / 2, -high / 2), (wide / 2, -high / 2), (wide / 2, high / 2), (-wide / 2, high / 2)]
    filled = _filled(hatching, math.hypot(wide, high) / 2, gap, width, in_polygon(half))
    return f'<g transform="translate({x + wide / 2:g} {y + high / 2:g})">{filled}</g>'


def in_shape(hatching: Hatching, corners: list[tuple[float, float]], gap: float, width: float) -> str:
    """A filled convex shape around the origin; its corners go clockwise."""
    return _filled(hatching, max(math.hypot(*corner) for corner in corners), gap, width, in_polygon(corners))


def in_polygon(corners: list[tuple[float, float]]) -> Span:
    """The inside of a convex shape whose corners go clockwise (y points down)."""

    def span(px: float, py: float, angle: float) -> tuple[float, float] | None:
        dx, dy = math.cos(angle), math.sin(angle)
        low, high = -math.inf, math.inf
        for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
            nx, ny = by - ay, ax - bx  # outwards
            speed, distance = nx * dx + ny * dy, nx * (px - ax) + ny * (py - ay)
            if abs(speed) < 1e-9:
                if distance > 0:
                    return None
            elif speed > 0:
                high = min(high, -distance / speed)
            else:
                low = max(low, -distance / speed)
        return (low, high) if low < high else None

    return span


def _filled(hatching: Hatching, reach: float, gap: float, width: float, span: Span) -> str:
    if hatching is Hatching.DOTS:
        return _dots(reach, gap * 1.5, width * 1.5, span)
    path = "".join(
        line for degrees in _ANGLES.get(hatching, ()) for line in _lines(math.radians(degrees), reach, gap, span)
    )
    return f'<path d="{path}" fill="none" stroke="#000" stroke-width="{width:g}"/>' if path else ""


def _lines(angle: float, reach: float, gap: float, span: Span) -> Iterator[str]:
    count = int(reach / gap) + 1
    for step in range(-count, count):
        away = (step + 0.5) * gap
        px, py = -away * math.sin(angle), away * math.cos(angle)
        inside = span(px, py, angle)
        if inside is not None:
            (x1, y1), (x2, y2) = ((px + t * math.cos(angle), py + t * math.sin(angle)) for t in inside)
            yield f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}"


def _dots(reach: float, gap: float, radius: float, span: Span) -> str:
    high = gap * math.sqrt(3) / 2
    rows = int(reach / high) + 1
    dots = []
    for row in range(-rows, rows + 1):
        inside = span(0, row * high, 0)
        if inside is None:
            continue
        shift = gap / 2 if row % 2 else 0
        for step in range(-rows - 1, rows + 2):
            x = step * gap + shift
            if inside[0] + radius < x < inside[1] - radius:
                dots.append(f'<circle cx="{x:.2f}" cy="{row * high:.2f}" r="{radius:.2f}"/>')
    return "".join(dots)
