"""Light that follows a curve: the arms, ribbons, feathers and jets of the galaxies are all painted by this."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .canvas import Canvas
from .palette import WHITE, Color, Sky

Point = tuple[float, float]
Curve = Callable[[float], Point]
"""A line through the picture: where it is at t, from 0 at its start to 1 at its end."""
Profile = Callable[[float], float]
"""How wide or how bright a curve is at t."""


@dataclass(frozen=True, slots=True)
class Brush:
    """A kind of soft stroke along a curve. Lengths are in units of the picture (400 across the card)."""

    colors: Sequence[Color]
    count: int
    spread: float
    """How far strokes stray from the curve, as a standard deviation."""
    length: float
    thickness: float
    alpha: float
    shift: float = 0.0
    """How far to the left of the curve the strokes lie."""


def polar(radius: float, angle: float) -> Point:
    """The point at a distance from the origin, in a direction in radians."""
    return radius * math.cos(angle), radius * math.sin(angle)


def steady(_: float) -> float:
    """The same all along."""
    return 1.0


def ends_soft(t: float) -> float:
    """Dark at both ends."""
    return min(1.0, 6 * t, 4 * (1 - t))


def dies_away(t: float) -> float:
    """Bright at the start, gone at the end."""
    return 1 - float(t**2.2)


def slope(curve: Curve, t: float) -> float:
    """The direction of the curve at t, in radians."""
    (x0, y0), (x1, y1) = curve(t - 0.004), curve(t + 0.004)
    return math.atan2(y1 - y0, x1 - x0)


def paint(canvas: Canvas, curve: Curve, brush: Brush, *, width: Profile = steady, glow: Profile = steady) -> None:
    """Lay the brush's strokes along the curve: larger where `width` is, fainter where `glow` is low."""
    rnd = canvas.random
    for step in range(brush.count):
        t = (step + rnd.random()) / brush.count
        (x, y), angle, wide = curve(t), slope(curve, t), width(t)
        aside = (rnd.gauss(0, brush.spread) - brush.shift) * wide
        size = brush.length * wide * rnd.uniform(0.65, 1.35), brush.thickness * wide * rnd.uniform(0.65, 1.35)
        alpha = brush.alpha * glow(t) * rnd.uniform(0.65, 1.35)
        if alpha > 0.01:
            here = x - aside * math.sin(angle), y + aside * math.cos(angle)
            canvas.streak(rnd.choice(brush.colors), *here, size, math.degrees(angle), min(1, alpha))


def shine(
    canvas: Canvas,
    curves: Sequence[Curve],
    sky: Sky,
    *,
    width: Profile = steady,
    glow: Profile = dies_away,
    strength: float = 1.0,
    strokes: int = 52,
    dusty: bool = True,
) -> None:
    """A luminous band along each curve: haze, dust on its inner side, bright ridges and a thin white-hot thread."""
    haze = Brush((sky.main, sky.main, sky.second, sky.deep), strokes // 2, 9, 62, 24, 0.22)
    dust = Brush((sky.dust,), strokes // 2, 2.5, 30, 6, 0.4, shift=14)
    ridge = Brush((sky.main, sky.main, sky.bright, sky.second), strokes, 6, 28, 8, 0.36)
    thread = Brush((sky.warm, sky.bright, sky.warm), strokes, 3.2, 18, 3.8, 0.36)
    layers = [haze, dust, ridge, thread] if dusty else [haze, ridge, thread]
    for brush in layers:
        for curve in curves:
            paint(canvas, curve, brush, width=width, glow=lambda t: strength * glow(t))


def sprinkle(
    canvas: Canvas,
    curves: Sequence[Curve],
    sky: Sky,
    *,
    stars: int,
    knots: int = 0,
    spread: float = 7,
) -> None:
    """Sharp little stars and soft coloured knots strewn along the curves."""
    rnd = canvas.random
    for index in range(stars + knots):
        curve, t = rnd.choice(curves), rnd.uniform(0.05, 1)
        (x, y), angle, aside = curve(t), slope(curve, t), rnd.gauss(0, spread)
        x, y = x - aside * math.sin(angle), y + aside * math.cos(angle)
        if index < knots:
            radius = rnd.uniform(4, 9)
            canvas.dot(sky.knot, x, y, radius, rnd.uniform(0.55, 0.95))
            canvas.star(WHITE, x, y, radius * 0.14, 0.9)
        else:
            canvas.star(rnd.choice((WHITE, sky.bright, sky.warm)), x, y, rnd.uniform(0.5, 1.5), rnd.uniform(0.5, 1))


def glow(canvas: Canvas, sky: Sky, radius: float, strength: float = 1.0) -> None:
    """The light of a core around the origin: coloured outside, warm inside."""
    canvas.dot(sky.deep, 0, 0, radius * 1.7, 0.45 * strength)
    canvas.dot(sky.main, 0, 0, radius * 1.25, 0.5 * strength)
    canvas.dot(sky.bright, 0, 0, radius, 0.6 * strength)
    canvas.dot(sky.warm, 0, 0, radius * 0.8, 0.75 * strength)
