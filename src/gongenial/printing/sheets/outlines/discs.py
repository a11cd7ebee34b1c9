"""Galaxies made of arms and rings, in lines."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..pen import Curve, Pen, Point, beside, polar


def barred_spiral(pen: Pen) -> None:
    """PROXIMA: a straight bar whose two ends trail off into wide arms."""

    def arm(phase: float, rank: int) -> Curve:
        def curve(t: float) -> Point:
            return polar((128 + 11 * rank) * math.exp((0.6 + 0.012 * rank) * t), phase + 3.5 * t)

        return curve

    with pen.group("rotate(-60)scale(1 .8)"):
        for phase in (0, math.pi):
            for rank in range(-2, 4):
                pen.curve(arm(phase, rank), 2.6 - 0.45 * abs(rank), end=1 - 0.07 * abs(rank), steps=64)
            pen.curve(arm(phase + 1.5, 0), 1.2, end=0.85, dashes="14 7")
            pen.curve(arm(phase + 1.5, 1), 1, end=0.7, dashes="4 8")
        for step in range(-3, 4):
            reach = 136 - 3 * abs(step)
            pen.line([(-reach, 7 * step - 4), (reach, 7 * step + 4)], 1.5)
    for _ in range(70):
        angle, radius = pen.random.uniform(0, math.tau), pen.random.uniform(120, 300)
        pen.dot(*polar(radius, angle), pen.random.uniform(0.7, 1.8))


def tilted_disc(pen: Pen) -> None:
    """ANDROMEDE: a wide disc of rings, seen from the side."""
    with pen.group("rotate(-34)"):
        for ring in range(17):
            reach = 96 + 13.5 * ring
            dashes = (f"{60 + 9 * ring} {5 + ring}", f"{26 + 4 * ring} 9", "")[ring % 3]
            start = pen.random.uniform(0, 200)
            pen.ellipse(reach, reach * 0.37, 2.4 if ring % 4 == 1 else 1.2, dashes=dashes, start=start)
        for _ in range(90):
            angle, reach = pen.random.uniform(0, math.tau), pen.random.uniform(100, 310)
            x, y = polar(reach, angle)
            pen.dot(x, 0.37 * y, pen.random.uniform(0.8, 1.9))
    with pen.group("translate(96 -176)rotate(-20)"):
        for ring in range(1, 6):
            pen.ellipse(9.5 * ring, 4.6 * ring, 1.2)
        pen.dot(0, 0, 3.4)


def omega_arc(pen: Pen) -> None:
    """OMEGA: a vast arc of light, open below, that ends in two feet."""

    def arch(side: int) -> Curve:
        """From the top down one side, and out along the foot."""

        def curve(t: float) -> Point:
            if t < 0.8:
                angle = math.radians(-90 + 146 * t / 0.8)
                return side * 146 * math.cos(angle), 164 * math.sin(angle) - 6
            angle, rest = math.radians(56), (t - 0.8) / 0.2
            bend = 1 - (1 - rest) ** 2
            return side * (146 * math.cos(angle) + 92 * rest * rest), 164 * math.sin(angle) - 6 + 40 * bend

        return curve

    def apart(rank: int) -> Callable[[float], float]:
        return lambda t: rank * (6 + 2.6 * math.sin(math.pi * t))

    def ring(rank: int) -> Curve:
        start = math.radians(-150 + 14 * rank)
        return lambda t: polar(232 + 15 * rank, start + (2.0 - 0.25 * rank) * t)

    for side in (1, -1):
        for rank in range(-4, 5):
            line = beside(arch(side), apart(side * rank))
            width = 2.6 if abs(rank) == 4 else 1.2
            pen.curve(line, width, steps=70, dashes="" if rank % 2 == 0 else f"{18 + 3 * abs(rank)} 6")
    for rank in range(6):
        pen.curve(ring(rank), 1, dashes="10 9")
    for _ in range(80):
        angle, radius = pen.random.uniform(0, math.tau), pen.random.uniform(112, 320)
        pen.dot(*polar(radius, angle), pen.random.uniform(0.7, 1.7))


def black_hole(pen: Pen) -> None:
    """NEMESIS: starlight bent into arcs, a ring of light, a disc of hot gas seen from its edge."""
    for _ in range(86):
        radius, start = pen.random.uniform(168, 345), pen.random.uniform(0, math.tau)
        turn = pen.random.uniform(0.1, 0.42)
        (x0, y0), (x1, y1) = polar(radius, start), polar(radius, start + turn)
        arc = f"M{x0:.1f} {y0:.1f}A{radius:.1f} {radius:.1f} 0 0 1 {x1:.1f} {y1:.1f}"
        pen.path(arc, pen.random.choice((1, 1, 1.6, 2.2)))
    with pen.group("rotate(-22)"):
        for radius, width in ((150, 1.1), (141, 1.1), (132, 1.6), (124, 2.2)):
            pen.circle(0, 0, radius, width)
        for ring in range(10):
            pen.path(_half(150 + 17 * ring, 0.15 + 0.004 * ring, -1), 1.1, dashes=f"{70 - 5 * ring} {6 + ring}")
        pen.circle(0, 0, 117, 3.6, fill="#fff")
        for ring in range(10):
            pen.path(_half(150 + 17 * ring, 0.15 + 0.004 * ring, 1), 1.9 if ring % 3 == 0 else 1.2)


def _half(reach: float, squash: float, side: int) -> str:
    """The far half of a ring seen from its edge (side -1), or the near one (1)."""
    return f"M{-reach:.1f} 0A{reach:.1f} {reach * squash:.1f} 0 0 {int(side < 0)} {reach:.1f} 0"
