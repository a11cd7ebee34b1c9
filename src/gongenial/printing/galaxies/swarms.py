"""Galaxies made of many small things: clouds, stars, bent light."""

import math

from ..canvas import Canvas, Layer
from ..light import Brush, Curve, Point, paint, polar
from ..palette import INK, WHITE, Sky


def nebula(canvas: Canvas, sky: Sky) -> None:
    """NEBULA: heaps of cloud around a lit hollow, each puff bright on the side that faces the light."""
    rnd = canvas.random
    waves = [(pace, rnd.uniform(0, math.tau), rnd.uniform(9, 20)) for pace in (2, 3, 5, 8)]

    def shore(angle: float) -> float:
        """How far the hollow reaches in that direction."""
        return 132 + sum(height * math.sin(pace * angle + phase) for pace, phase, height in waves)

    canvas.dot(sky.deep, 0, 0, 380, 0.7)
    puffs = []
    for _ in range(300):
        angle, depth = rnd.uniform(0, math.tau), rnd.random() ** 0.8
        x, y = polar(shore(angle) + 165 * depth, angle)
        if math.hypot(x / 214, 1.14 * y / 312) < 1:
            puffs.append((depth + rnd.gauss(0, 0.1), x, 1.14 * y, rnd.uniform(20, 32) + 34 * depth))
    for depth, x, y, radius in sorted(puffs):
        _puff(canvas, sky, x, y, radius, depth)
    canvas.dot(sky.knot, 0, -10, 190, 0.5)
    canvas.dot(sky.warm, 0, 0, 150, 0.5)
    for _ in range(170):
        x, y = rnd.uniform(-195, 195), rnd.uniform(-295, 295)
        canvas.star(rnd.choice((WHITE, sky.warm, sky.bright)), x, y, rnd.uniform(0.4, 1.5), rnd.uniform(0.5, 1))
    for _ in range(14):
        x, y = polar(rnd.uniform(92, 150), rnd.uniform(0, math.tau))
        canvas.dot(sky.knot, x, y, rnd.uniform(8, 16), 0.9)
        canvas.star(WHITE, x, y, rnd.uniform(1, 2.2), 1)


def _puff(canvas: Canvas, sky: Sky, x: float, y: float, radius: float, depth: float) -> None:
    """One piece of cloud, dark behind and lit from the origin; `depth` is 0 at the hollow and 1 far out."""
    away = radius / math.hypot(x, y)
    lit = (sky.bright, sky.main, sky.main, sky.second, sky.second)[min(4, max(0, int(5 * depth)))]
    canvas.puff(sky.dusk, x * (1 + 0.26 * away), y * (1 + 0.26 * away), radius * 1.1, 0.34)
    canvas.puff(sky.deep, x, y, radius * 0.96, 0.3)
    canvas.dot(lit, x * (1 - 0.3 * away), y * (1 - 0.3 * away), radius * 1.05, 0.5)
    canvas.dot(sky.bright, x * (1 - 0.5 * away), y * (1 - 0.5 * away), radius * 0.7, 0.4 * max(0.2, 1.1 - 0.8 * depth))


def cluster(canvas: Canvas, sky: Sky) -> None:
    """VIRGO: a ball of countless stars, crowded in the middle and thin at its border."""
    rnd = canvas.random
    halo = ((sky.deep, 350, 0.6), (sky.main, 260, 0.6), (sky.second, 205, 0.55), (sky.bright, 160, 0.7))
    for color, size, alpha in halo:
        canvas.dot(color, 0, 0, size, alpha)
    for index in range(950):
        distance = 66 + 44 * (1 / max(rnd.random(), 0.02) - 1) ** 0.6
        if distance > 290:
            continue
        where = polar(distance, rnd.uniform(0, math.tau))
        radius = min(rnd.paretovariate(2.2) * 0.85, 4.2)
        if index % 8 == 0:
            canvas.dot(rnd.choice((sky.bright, sky.warm, sky.knot, sky.second)), *where, 7 + 5 * radius, 0.85)
            canvas.star(WHITE, *where, 1 + 0.4 * radius, 1)
        else:
            color = rnd.choice((WHITE, WHITE, sky.bright, sky.warm, sky.main))
            canvas.star(color, *where, radius, rnd.uniform(0.55, 1))


def black_hole(canvas: Canvas, sky: Sky) -> None:
    """NEMESIS: a black hole: starlight bent into arcs, a thin ring of light, a disc of hot gas seen from its edge."""

    def halo(radius: float) -> Curve:
        return lambda t: polar(radius, math.tau * t)

    def disc(radius: float, side: int) -> Curve:
        """Half a turn of the disc: the far half (side -1) or the near one (1)."""

        def curve(t: float) -> Point:
            x, y = polar(radius, math.pi * (1 - t))
            return x, 0.2 * side * y

        return curve

    _bent_stars(canvas, sky)
    gas = Brush((sky.bright, sky.warm, WHITE), 74, 3, 34, 4.5, 0.34)
    with canvas.group(f"rotate({canvas.random.uniform(-26, -18):.0f})"):
        canvas.dot(sky.main, 0, 0, 320, 0.4)
        canvas.dot(sky.warm, -40, 0, 200, 0.3)
        for radius in (128, 138, 150, 164):
            paint(canvas, halo(radius), gas, glow=lambda t: 0.75 + 0.35 * math.cos(math.tau * (t - 0.5)))
        for radius in range(150, 330, 14):
            paint(canvas, disc(radius, -1), gas, glow=lambda t: 0.55 - 0.3 * t)
        canvas.add(f'<circle r="118" fill="{INK}"/>', Layer.GLOW)
        canvas.add(f'<circle r="119" fill="none" stroke="{sky.warm}" stroke-width="3"/>')
        canvas.add(f'<circle r="119" fill="none" stroke="{WHITE}" stroke-width="1.2"/>')
        for radius in range(150, 330, 14):
            paint(canvas, disc(radius, 1), gas, glow=lambda t: 1.0 - 0.55 * t)


def _bent_stars(canvas: Canvas, sky: Sky) -> None:
    """Far stars, drawn out into arcs around the origin."""
    rnd = canvas.random
    for _ in range(90):
        radius, start = rnd.uniform(150, 330), rnd.uniform(0, math.tau)
        (x0, y0), (x1, y1) = polar(radius, start), polar(radius, start + rnd.uniform(0.08, 0.4))
        canvas.path(
            f"M{x0:.1f} {y0:.1f}A{radius:.1f} {radius:.1f} 0 0 1 {x1:.1f} {y1:.1f}",
            "none",
            f'stroke="{rnd.choice((WHITE, sky.bright, sky.warm))}" stroke-width="{rnd.uniform(0.5, 1.7):.1f}" '
            f'stroke-linecap="round" stroke-opacity="{rnd.uniform(0.15, 0.7):.2f}"',
        )
