"""Galaxies made of many small things: clouds, stars, bent starlight."""

import math

from ..canvas import Canvas, Layer
from ..light import Brush, Curve, Point, glow, paint
from ..palette import INK, WHITE, Sky


def _waves(canvas: Canvas) -> list[tuple[float, float, float]]:
    """A few random plane waves, whose sum is a cloudy field."""
    rnd = canvas.random
    return [(rnd.uniform(0.006, 0.03), rnd.uniform(0, math.tau), rnd.uniform(0, math.tau)) for _ in range(9)]


def nebula(canvas: Canvas, sky: Sky) -> None:
    """NEBULA: billowing clouds around a lit hollow, with dark pillars that rise from below."""
    rnd = canvas.random
    waves = _waves(canvas)

    def density(x: float, y: float) -> float:
        return sum(
            math.sin(pace * (x * math.cos(way) + y * math.sin(way)) + phase) / (1 + 40 * pace)
            for pace, way, phase in waves
        )

    canvas.dot(sky.deep, 0, 0, 360, 0.55)
    canvas.dot(sky.knot, 0, -20, 190, 0.5)
    for size, alpha, wanted in ((74, 0.17, 150), (44, 0.2, 200), (24, 0.24, 220)):
        for _ in range(wanted):
            x, y = rnd.uniform(-215, 215), rnd.uniform(-310, 310)
            thick = density(x, y) + (math.hypot(x, 0.8 * y) - 130) / 110
            if thick > 0.1:
                color = rnd.choice((sky.main, sky.main, sky.second, sky.bright if thick > 0.9 else sky.deep))
                canvas.streak(color, x, y, (size * rnd.uniform(0.8, 1.5), size), rnd.uniform(0, 180), alpha)
    _pillars(canvas, sky)
    for _ in range(150):
        x, y = rnd.uniform(-195, 195), rnd.uniform(-295, 295)
        canvas.star(rnd.choice((WHITE, sky.warm, sky.bright)), x, y, rnd.uniform(0.4, 1.5), rnd.uniform(0.5, 1))
    glow(canvas, sky, 118, 0.8)


def _pillars(canvas: Canvas, sky: Sky) -> None:
    """Columns of dark dust, lit along the side that faces the hollow."""
    rnd = canvas.random
    for foot, tip_x, tip_y, girth in ((-190, -128, -70, 30), (-120, -84, 96, 25), (70, 96, 118, 27), (168, 140, -4, 32)):
        bend = rnd.uniform(-14, 14)
        blobs = []
        for step in range(26):
            t = step / 25
            x = foot + (tip_x - foot) * t + bend * math.sin(5 * t) + rnd.gauss(0, 3)
            blobs.append((x, 320 + (tip_y - 320) * t, girth * (1.25 - 0.65 * t) * rnd.uniform(0.85, 1.15)))
        toward = 1 if foot < 0 else -1
        for x, y, radius in blobs:
            canvas.dot(sky.bright, x + toward * radius * 0.34, y - radius * 0.3, radius * 1.15, 0.42)
        for x, y, radius in blobs:
            canvas.dot(sky.dust, x, y, radius * 1.25, 0.62)
        tip = blobs[-1]
        canvas.dot(sky.warm, tip[0] + toward * 7, tip[1] - 9, 12, 0.85)


def cluster(canvas: Canvas, sky: Sky) -> None:
    """VIRGO: a ball of thousands of stars, crowded in the middle and thin at its border."""
    rnd = canvas.random
    canvas.dot(sky.deep, 0, 0, 330, 0.6)
    canvas.dot(sky.main, 0, 0, 240, 0.55)
    canvas.dot(sky.second, 0, 0, 180, 0.5)
    for index in range(900):
        radius = 34 * (1 / max(rnd.random(), 0.02) - 1) ** 0.62 + 40
        if radius > 285:
            continue
        angle = rnd.uniform(0, math.tau)
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        color = rnd.choice((WHITE, WHITE, sky.bright, sky.warm, sky.main))
        size = min(rnd.paretovariate(2.2) * 0.85, 4.2)
        if index % 9 == 0:
            tint = rnd.choice((sky.bright, sky.warm, sky.knot, sky.second))
            canvas.dot(tint, x, y, 5 + 4 * size, 0.75)
            canvas.star(WHITE, x, y, 0.9 + 0.35 * size, 1)
        else:
            canvas.star(color, x, y, size, rnd.uniform(0.55, 1))
    glow(canvas, sky, 150, 0.9)


def black_hole(canvas: Canvas, sky: Sky) -> None:
    """NEMESIS: a black hole: starlight bent into arcs, a thin ring of light, and a disc of hot gas seen from its edge."""
    rnd = canvas.random
    for _ in range(90):
        radius, start, length = rnd.uniform(150, 330), rnd.uniform(0, math.tau), rnd.uniform(0.08, 0.4)
        (x0, y0), (x1, y1) = (
            (radius * math.cos(angle), radius * math.sin(angle)) for angle in (start, start + length)
        )
        canvas.add(
            f'<path d="M{x0:.1f} {y0:.1f}A{radius:.1f} {radius:.1f} 0 0 1 {x1:.1f} {y1:.1f}" fill="none" '
            f'stroke="{rnd.choice((WHITE, sky.bright, sky.warm))}" stroke-width="{rnd.uniform(0.5, 1.7):.1f}" '
            f'stroke-linecap="round" opacity="{rnd.uniform(0.15, 0.7):.2f}"/>'
        )

    def halo(radius: float) -> Curve:
        return lambda t: (radius * math.cos(math.tau * t), radius * math.sin(math.tau * t))

    def disc(radius: float, near: float) -> Curve:
        def curve(t: float) -> Point:
            angle = math.pi * t
            return -radius * math.cos(angle), near * math.sin(angle) * radius * 0.2

        return curve

    gas = Brush((sky.bright, sky.warm, WHITE), 74, 3, 34, 4.5, 0.34)
    with canvas.group(f"rotate({rnd.uniform(-26, -18):.0f})"):
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
