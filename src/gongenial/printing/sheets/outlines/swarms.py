"""Galaxies made of clouds, stars, jets, scales and feathers, in lines."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..pen import Curve, Pen, Point, along, beside, polar


def nebula(pen: Pen) -> None:
    """NEBULA: banks of cloud around a hollow, one behind the other."""
    for _ in range(34):
        pen.dot(*polar(pen.random.uniform(106, 150), pen.random.uniform(0, math.tau)), pen.random.uniform(0.8, 1.9))
    for bank, reach in enumerate((140, 164, 192, 224, 260, 300)):
        _bank(pen, reach, 30 + 5 * bank)


def _bank(pen: Pen, reach: float, width: float) -> None:
    """A wall of cloud with a hole in it: heaps about `width` wide, which bulge towards the middle."""
    rnd = pen.random
    edge: list[Point] = []
    angle = rnd.uniform(0, 1)
    end = angle + math.tau
    while angle < end - 0.5 * width / reach:
        x, y = polar(reach + rnd.uniform(-7, 7), angle)
        edge.append((0.86 * x, 1.2 * y))
        angle += rnd.uniform(0.7, 1.3) * width / reach
    heaps = list(zip(edge, [*edge[1:], edge[0]], strict=True))
    hole = f"M{edge[0][0]:.1f} {edge[0][1]:.1f}" + "".join(_heap(one, other) for one, other in heaps)
    pen.path(f"M-260 -360H260V360H-260Z{hole}Z", 1.8, fill="#fff", rule="evenodd")
    for (ax, ay), (bx, by) in heaps:
        outwards = 1 + 4.5 / math.hypot(ax + bx, ay + by) * 2
        for share, width_of_line in ((0.24, 1.0), (0.36, 0.9)):
            one = (ax + (bx - ax) * share) * outwards, (ay + (by - ay) * share) * outwards
            other = (bx - (bx - ax) * share) * outwards, (by - (by - ay) * share) * outwards
            pen.path(f"M{one[0]:.1f} {one[1]:.1f}" + _heap(one, other), width_of_line)
            outwards += 9 / math.hypot(ax + bx, ay + by) * 2


def _heap(one: Point, other: Point) -> str:
    """An arc to the next point, a little more than half of it towards the middle."""
    radius = 0.54 * math.hypot(other[0] - one[0], other[1] - one[1])
    return f"A{radius:.1f} {radius:.1f} 0 0 0 {other[0]:.1f} {other[1]:.1f}"


def jets(pen: Pen) -> None:
    """ZETA: a smooth galaxy that throws two jets like lightning across the sky."""
    with pen.group("rotate(20)scale(1 .82)"):
        for ring in range(11):
            start = pen.random.uniform(0, 300)
            pen.ellipse(112 + 13 * ring, 112 + 13 * ring, 1.1, dashes=f"{150 - 11 * ring} {16 + 7 * ring}", start=start)
    kinks = [(40, -20), (128, -24), (112, 4), (196, -6), (178, 20), (330, 6)]
    back = [(330, 26), (150, 42), (168, 18), (84, 28), (100, 4), (40, 16)]
    for turn in (-54, 126):
        with pen.group(f"rotate({turn})"):
            pen.line([*kinks, *back], 2.6, fill="#fff", closed=True)
            for share in (0.25, 0.5, 0.75):
                middle = [
                    (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                    for a, b in zip(kinks, reversed(back), strict=True)
                ]
                pen.line(middle, 1)
            for _ in range(26):
                x = pen.random.uniform(120, 330)
                pen.dot(x, pen.random.gauss(8, 46), pen.random.uniform(0.8, 2))


def serpent(pen: Pen) -> None:
    """SERPENS: a scaly body that winds once around the Xphere."""

    def spine(t: float) -> Point:
        return 150 * math.sin(3 * math.pi * t + 0.12), 296 - 508 * t + 20 * math.sin(6 * math.pi * t)

    def girth(t: float) -> float:
        return 7 + 21 * math.pow(math.sin(math.pi * min(1, 0.1 + 0.62 * t)), 0.8)

    def around(side: int, shift: float) -> Callable[[float], float]:
        return lambda t: side * (girth(t) + shift)

    left, right = beside(spine, girth), beside(spine, lambda t: -girth(t))
    body = [*along(left, 0, 0.96, 90), *reversed(along(right, 0, 0.96, 90))]
    for shift in (14, 26):
        for side in (1, -1):
            pen.curve(
                beside(spine, around(side, shift)), 1, end=0.93, steps=90, dashes=f"{30 - shift} {6 + shift // 2}"
            )
    pen.line(body, 2.6, fill="#fff", closed=True)
    scales = 62
    for scale in range(scales):
        t0, t1 = scale / scales * 0.94, (scale + 1.6) / scales * 0.94
        for from_, to in ((left, right), (right, left)):
            pen.line([from_(t0), beside(spine, lambda _: 0)(t1)], 0.9)
            pen.line([beside(spine, lambda _: 0)(t0), to(t1)], 0.9)
    x, y = spine(0.97)
    with pen.group(f"translate({x:.1f} {y:.1f})rotate(-112)"):
        pen.path("M52 0q14 -2 20 -9M52 0q14 2 20 9", 2)
        pen.path("M-26 -22C-6 -40 34 -30 54 0C34 30 -6 40 -26 22Z", 2.6, fill="#fff")
        for side in (-1, 1):
            pen.circle(22, 11 * side, 5.4, 1.6, fill="#fff")
            pen.dot(24, 11 * side, 2.6)
        pen.path("M-6 -12Q-20 0 -6 12", 1.6)


def wings(pen: Pen) -> None:
    """SPARROW: two wings of feathers, raised, and a fanned tail."""

    def feather(side: int, rank: float) -> Curve:
        reach, lift = 300 - 150 * rank, math.radians(66 - 74 * rank)

        def curve(t: float) -> Point:
            bend = lift - math.radians(46 - 24 * rank) * (1 - t)
            return side * (18 + reach * t * math.cos(bend) * 0.82), 40 * rank - 18 - reach * t * math.sin(bend)

        return curve

    def plume(turn: float) -> Curve:
        return lambda t: (250 * t * math.sin(turn * (0.6 + 0.5 * t)), 40 + 215 * t * math.cos(turn))

    for turn in (-0.46, 0.46, -0.23, 0.23, 0):
        _feather(pen, plume(turn), 15, 0.3)
    for rank in range(7):
        for side in (1, -1):
            _feather(pen, feather(side, rank / 6), 15 - 0.5 * rank, 0.26)


def _feather(pen: Pen, shaft: Curve, width: float, start: float) -> None:
    """A feather along its shaft, which is bare up to `start`."""

    def vane(side: int) -> Callable[[float], float]:
        def wide(t: float) -> float:
            share = max(0.0, (t - start) / (1 - start))
            return side * width * math.sqrt(share) * math.pow(1 - share**3, 0.6)

        return wide

    edges = [beside(shaft, vane(side)) for side in (1, -1)]
    outline = [*along(edges[0], start, 1, 28), *reversed(along(edges[1], start, 1, 28))]
    pen.line(outline, 1.5, fill="#fff", closed=True)
    pen.curve(shaft, 1.5, start=start / 2, end=0.96, steps=20)
    for barb in range(9):
        t = start + (1 - start) * (0.08 + 0.1 * barb)
        for edge in edges:
            pen.line([shaft(t), edge(min(1, t + 0.07))], 0.8)


def cluster(pen: Pen) -> None:
    """VIRGO: a ball of countless stars, crowded in the middle and thin at its border."""
    rnd = pen.random
    for index in range(900):
        distance = 92 + 40 * (1 / max(rnd.random(), 0.02) - 1) ** 0.62
        if distance > 330:
            continue
        x, y = polar(distance, rnd.uniform(0, math.tau))
        if index % 30 == 0:
            pen.spark(x, y, rnd.uniform(9, 15))
        elif index % 6 == 0:
            pen.circle(x, y, rnd.uniform(2.4, 4), 1.1, fill="#fff")
        else:
            pen.dot(x, y, min(rnd.paretovariate(2.4) * 0.9, 3))
