"""A pen: black lines and white surfaces, collected as SVG."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ..canvas import number

Point = tuple[float, float]
Curve = Callable[[float], Point]
"""Where a line is at t, from 0 at its start to 1 at its end."""


class Pen:
    """One drawing in units of a card's picture, 400 by 600. What is drawn later covers what is there.

    Its `random` is seeded by the drawing's name: the same name gives the same drawing.
    """

    def __init__(self, name: str) -> None:
        self.random = random.Random(name)
        self._parts: list[str] = []

    def add(self, markup: str) -> None:
        self._parts.append(markup)

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """Everything drawn inside is moved by `transform`."""
        self.add(f'<g transform="{transform}">')
        yield
        self.add("</g>")

    def path(self, outline: str, width: float, *, fill: str = "none", dashes: str = "", rule: str = "nonzero") -> None:
        """A line along `outline`; `dashes` is how long its pieces and gaps are, `rule` what counts as inside."""
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        dashed += f' fill-rule="{rule}"' if rule != "nonzero" else ""
        self.add(
            f'<path d="{outline}" fill="{fill}" stroke="#000" stroke-width="{width:g}" '
            f'stroke-linecap="round" stroke-linejoin="round"{dashed}/>'
        )

    def line(
        self, points: Sequence[Point], width: float, *, fill: str = "none", closed: bool = False, dashes: str = ""
    ) -> None:
        self.path(through(points) + ("Z" if closed else ""), width, fill=fill, dashes=dashes)

    def curve(
        self, curve: Curve, width: float, *, start: float = 0, end: float = 1, steps: int = 48, dashes: str = ""
    ) -> None:
        self.line(along(curve, start, end, steps), width, dashes=dashes)

    def circle(self, x: float, y: float, radius: float, width: float, *, fill: str = "none") -> None:
        stroke = f' stroke="#000" stroke-width="{width:g}"' if width else ""
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{radius:.2f}" fill="{fill}"{stroke}/>')

    def ellipse(self, rx: float, ry: float, width: float, *, dashes: str = "", start: float = 0) -> None:
        """Around the origin; with `dashes` its first piece begins `start` further on."""
        dashed = f' stroke-dasharray="{dashes}" stroke-dashoffset="{start:g}"' if dashes else ""
        self.add(
            f'<ellipse rx="{rx:.1f}" ry="{ry:.1f}" fill="none" stroke="#000" stroke-width="{width:g}" '
            f'stroke-linecap="round"{dashed}/>'
        )

    def dot(self, x: float, y: float, radius: float) -> None:
        self.circle(x, y, radius, 0, fill="#000")

    def spark(self, x: float, y: float, size: float) -> None:
        """A star with four rays, the upright ones `size` long."""
        waist, side = size * 0.1, size * 0.8
        rays = (
            f"M0 {-size:.1f}Q{waist:.1f} {-waist:.1f} {side:.1f} 0Q{waist:.1f} {waist:.1f} 0 {size:.1f}"
            f"Q{-waist:.1f} {waist:.1f} {-side:.1f} 0Q{-waist:.1f} {-waist:.1f} 0 {-size:.1f}Z"
        )
        self.add(
            f'<path d="{rays}" transform="translate({x:.1f} {y:.1f})" fill="#fff" stroke="#000" stroke-width="1"/>'
        )

    def body(self) -> str:
        return "".join(self._parts)


def through(points: Sequence[Point]) -> str:
    """A path from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def along(curve: Curve, start: float = 0, end: float = 1, steps: int = 48) -> list[Point]:
    """Points of a curve, evenly in t."""
    return [curve(start + (end - start) * step / steps) for step in range(steps + 1)]


def beside(curve: Curve, aside: Callable[[float], float]) -> Curve:
    """The curve that runs along another one, `aside(t)` to the left of it (y points down)."""

    def shifted(t: float) -> Point:
        (x0, y0), (x1, y1) = curve(t - 0.004), curve(t + 0.004)
        angle = math.atan2(y1 - y0, x1 - x0)
        x, y = curve(t)
        return x + aside(t) * math.sin(angle), y - aside(t) * math.cos(angle)

    return shifted


def polar(radius: float, angle: float) -> Point:
    return radius * math.cos(angle), radius * math.sin(angle)
