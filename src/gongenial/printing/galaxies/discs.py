"""Galaxies made of arms and rings around a core."""

import math

from ..canvas import Canvas
from ..light import Brush, Curve, Point, ends_soft, glow, paint, polar, shine, sprinkle, steady
from ..palette import WHITE, Sky


def barred_spiral(canvas: Canvas, sky: Sky) -> None:
    """PROXIMA: a straight bright bar whose two ends trail off into wide arms."""
    bar = 150.0

    def arm(phase: float) -> Curve:
        def curve(t: float) -> Point:
            angle, radius = phase + 3.7 * t, bar * math.exp(0.66 * t)
            return polar(radius, angle)

        return curve

    def half_bar(side: int) -> Curve:
        return lambda t: (side * bar * 1.04 * t, side * 9 * math.sin(3 * t))

    arms, bars = [arm(0), arm(math.pi)], [half_bar(1), half_bar(-1)]
    with canvas.group(f"rotate({canvas.random.uniform(-66, -54):.0f})scale(1 .8)"):
        canvas.dot(sky.deep, 0, 0, 330, 0.45)
        canvas.dot(sky.second, 0, 0, 250, 0.3)
        shine(canvas, [arm(1.4), arm(1.4 + math.pi)], sky, glow=lambda t: 0.35 * (1 - t), strokes=40)
        shine(canvas, arms, sky, width=lambda t: 1.5 + 0.6 * t, glow=lambda t: 1.25 * (1 - t**2.6), strokes=66)
        shine(canvas, bars, sky, width=lambda t: 2.9 - 1.3 * t, glow=lambda t: 1.3 - 0.3 * t, strokes=30, dusty=False)
        sprinkle(canvas, arms, sky, stars=170, knots=26, spread=12)
        glow(canvas, sky, 165)


def tilted_disc(canvas: Canvas, sky: Sky) -> None:
    """ANDROMEDE: a great disc seen from its side, ringed with dark lanes, and two small companions."""

    def ring(radius: float) -> Curve:
        """A tightly wound turn: the near side is nearer to the core than the far side."""
        return lambda t: polar(radius * (1 + 0.09 * t), math.tau * t)

    rnd = canvas.random
    lane = Brush((sky.dust,), 46, 3, 36, 8, 0.5)
    with canvas.group(f"rotate({rnd.uniform(-60, -54):.0f})scale(1 .36)"):
        canvas.dot(sky.deep, 0, 0, 370, 0.85)
        canvas.dot(sky.main, 0, 0, 300, 0.75)
        canvas.dot(sky.bright, 0, 0, 230, 0.4)
        for radius, strength in ((292, 0.35), (252, 0.62), (210, 0.85), (168, 1.0), (128, 1.0)):
            band = [ring(radius)]
            shine(canvas, band, sky, width=lambda _: 1.25, glow=steady, strength=strength, strokes=70, dusty=False)
            paint(canvas, ring(radius - 21), lane, glow=lambda t: 0.35 + 0.65 * math.sin(math.pi * t) ** 2)
            sprinkle(canvas, band, sky, stars=46, knots=7, spread=9)
        glow(canvas, sky, 235)
    for x, y, size in ((118, -168, 34), (-122, 150, 25)):
        with canvas.group(f"translate({x + rnd.uniform(-10, 10):.0f} {y + rnd.uniform(-10, 10):.0f})scale(1 .7)"):
            glow(canvas, sky, size, 0.9)


def omega_arc(canvas: Canvas, sky: Sky) -> None:
    """OMEGA: a broad ring of light that opens at its foot and turns outwards, like the last Greek letter."""
    radius, opening = 138.0, 0.62

    def half(side: int) -> Curve:
        def curve(t: float) -> Point:
            if t < 0.76:
                angle = -math.pi / 2 + side * (math.pi - opening) * t / 0.76
                return radius * math.cos(angle), 1.14 * radius * math.sin(angle) - 14
            out = (t - 0.76) / 0.24
            foot_x, foot_y = radius * math.sin(opening), 1.14 * radius * math.cos(opening) - 14
            swing = math.sin(out * math.pi / 2)
            return side * (foot_x - 18 * math.sin(math.pi * out) + 96 * out**1.6), foot_y + 62 * swing - 14 * out**3

        return curve

    halves = [half(1), half(-1)]
    canvas.dot(sky.deep, 0, -10, 300, 0.4)
    canvas.dot(sky.second, 0, -14, 210, 0.22)
    shine(canvas, halves, sky, width=lambda t: 1.9 - 0.6 * t, glow=lambda t: min(1, 5 * (1 - t)), strokes=70)
    for shell, strength in ((1.22, 0.3), (1.38, 0.16)):

        def faint(t: float, size: float = shell) -> Point:
            angle = math.pi * (0.75 + 1.5 * t)
            return size * radius * math.cos(angle), 1.14 * size * radius * math.sin(angle) - 14

        shine(canvas, [faint], sky, glow=ends_soft, strength=strength, strokes=44, dusty=False)
    sprinkle(canvas, halves, sky, stars=170, knots=26, spread=13)
    for _ in range(60):
        where = polar(canvas.random.uniform(90, 128), canvas.random.uniform(0, math.tau))
        canvas.star(WHITE, *where, canvas.random.uniform(0.4, 1), 0.7)
    glow(canvas, sky, 112, 0.9)
