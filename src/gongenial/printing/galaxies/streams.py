"""Galaxies made of flowing light: ribbons, feathers and jets."""

import math

from ..canvas import Canvas
from ..light import Brush, Curve, Point, dies_away, ends_soft, glow, paint, polar, shine, slope, sprinkle
from ..palette import WHITE, Sky


def serpent(canvas: Canvas, sky: Sky) -> None:
    """SERPENS: a long glowing ribbon that winds from the foot of the card to its head, around the Xphere."""
    rnd = canvas.random
    sway = rnd.uniform(-6, 6)

    def strand(offset: float, phase: float = 0.0) -> Curve:
        def curve(t: float) -> Point:
            y = 296 - 520 * t
            reach = 132 + sway + offset * math.cos(5 * t + phase)
            return reach * math.sin(2 * math.pi * 1.16 * t + 0.1) * (1 - 0.2 * t), y + 0.9 * offset * math.sin(4 * t)

        return curve

    def body(t: float) -> float:
        return 0.5 + 1.5 * math.sin(math.pi * (0.12 + 0.8 * t))

    spine = strand(0)
    strands = [strand(rnd.uniform(-30, 30), rnd.uniform(0, 6)) for _ in range(6)]
    canvas.dot(sky.deep, 0, 0, 300, 0.34)
    paint(canvas, spine, Brush((sky.main, sky.deep, sky.second), 46, 16, 84, 46, 0.3), width=body, glow=ends_soft)
    shine(canvas, strands, sky, glow=lambda t: 0.42 * ends_soft(t), strokes=40, dusty=False)
    shine(canvas, [spine], sky, width=body, glow=lambda t: min(1, 8 * t), strokes=110)
    scales = Brush((sky.knot, sky.warm), 44, 7, 6, 3.4, 0.8)
    paint(canvas, spine, scales, width=body, glow=ends_soft)
    sprinkle(canvas, [spine, *strands], sky, stars=190, knots=14, spread=12)
    glow(canvas, sky, 120, 0.8)
    head_x, head_y = spine(1)
    with canvas.group(f"translate({head_x:.1f} {head_y:.1f})rotate({math.degrees(slope(spine, 0.995)):.0f})"):
        canvas.streak(sky.main, 4, 0, (58, 40), 0, 0.9)
        canvas.streak(sky.bright, 6, 0, (42, 27), 0, 0.9)
        canvas.streak(sky.warm, 8, 0, (28, 15), 0, 0.8)
        for side in (-1, 1):
            canvas.dot(sky.knot, 13, 11 * side, 9, 0.9)
            canvas.star(sky.night, 13, 11 * side, 3.4, 0.9)
            canvas.star(WHITE, 14, 11 * side - 1, 1.2, 1)


def wings(canvas: Canvas, sky: Sky) -> None:
    """SPARROW: two wings of feathered light, raised, and a fanned tail."""
    rnd = canvas.random

    def feather(side: int, rank: float) -> Curve:
        """rank 0 is the top feather, 1 the lowest; each bends from the shoulder outwards and up."""
        reach = 300 - 150 * rank
        lift = math.radians(66 - 74 * rank)

        def curve(t: float) -> Point:
            bend = lift - math.radians(46 - 24 * rank) * (1 - t)
            return side * (18 + reach * t * math.cos(bend) * 0.82), 40 * rank - 18 - reach * t * math.sin(bend)

        return curve

    def plume(turn: float) -> Curve:
        return lambda t: (250 * t * math.sin(turn * (0.6 + 0.5 * t)), 40 + 215 * t * math.cos(turn))

    canvas.dot(sky.deep, 0, -30, 300, 0.42)
    feathers = [feather(side, rank / 6) for rank in range(7) for side in (1, -1)]
    tail = [plume(turn) for turn in (-0.42, -0.21, 0, 0.21, 0.42)]
    vane = Brush((sky.main, sky.second, sky.deep), 18, 5, 54, 17, 0.3)
    for curve in (*feathers, *tail):
        paint(canvas, curve, vane, width=lambda t: 0.55 + 0.8 * math.sin(math.pi * (0.15 + 0.8 * t)), glow=dies_away)
    shine(canvas, feathers, sky, width=lambda t: 0.85 - 0.25 * t, glow=lambda t: 0.95 * dies_away(t), strokes=26)
    shine(canvas, tail, sky, width=lambda _: 0.7, glow=lambda t: 0.62 * dies_away(t), strokes=22)
    tips = Brush((sky.knot,), 11, 4, 24, 9, 0.62)
    for curve in feathers:
        paint(canvas, curve, tips, glow=lambda t: max(0, 2.4 * t - 1.3))
    sprinkle(canvas, [*feathers, *tail], sky, stars=200, spread=8)
    for _ in range(40):
        canvas.star(WHITE, rnd.gauss(0, 90), rnd.gauss(-20, 90), rnd.uniform(0.4, 1.2), 0.8)
    glow(canvas, sky, 128)


def jets(canvas: Canvas, sky: Sky) -> None:
    """ZETA: a vast smooth galaxy that throws two lightning-like jets across the sky."""
    rnd = canvas.random
    turn = rnd.uniform(-58, -50)

    def shell(radius: float, start: float) -> Curve:
        return lambda t: (
            radius * math.cos(start + 1.5 * t),
            0.72 * radius * math.sin(start + 1.5 * t),
        )

    def jet(side: int) -> Curve:
        """Straight on the whole, with a kink like the letter Z."""
        return lambda t: (side * (60 + 250 * t), side * (16 * math.sin(9 * t) * t))

    jets_of_light = [jet(1), jet(-1)]
    with canvas.group(f"rotate({turn + 74:.0f})scale(1 .8)"):
        for size, alpha in ((330, 0.4), (250, 0.45), (190, 0.5)):
            canvas.dot(sky.deep, 0, 0, size, alpha)
            canvas.dot(sky.main, 0, 0, size * 0.8, alpha * 0.7)
        for reach in (118, 150, 184, 216):
            shells = [shell(reach, rnd.uniform(0, 6)) for _ in range(2)]
            shine(canvas, shells, sky, glow=lambda t: 0.34 * ends_soft(t), strokes=26, dusty=False)
    with canvas.group(f"rotate({turn:.0f})"):
        plasma = Brush((sky.knot,), 44, 5, 46, 15, 0.42)
        spine = Brush((WHITE, sky.warm, sky.knot), 60, 1.6, 26, 3.6, 0.7)
        for curve in jets_of_light:
            paint(canvas, curve, plasma, width=lambda t: 0.6 + 1.5 * t, glow=lambda t: 1 - 0.6 * t)
            paint(canvas, curve, spine, width=lambda t: 1.1 + 0.5 * t, glow=dies_away)
            for _ in range(46):
                x, y = curve(rnd.uniform(0.72, 1.08))
                canvas.dot(
                    sky.knot, x + rnd.gauss(0, 14), y + rnd.gauss(0, 34), rnd.uniform(10, 30), rnd.uniform(0.1, 0.3)
                )
        sprinkle(canvas, jets_of_light, sky, stars=70, knots=12, spread=9)
    for _ in range(220):
        where = polar(abs(rnd.gauss(0, 95)) + 60, rnd.uniform(0, math.tau))
        canvas.star(sky.warm, *where, rnd.uniform(0.4, 1.1), rnd.uniform(0.4, 0.9))
    glow(canvas, sky, 158)
