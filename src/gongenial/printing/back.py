"""The back of every card: the same when it is turned upside down, so that it gives nothing away."""

import math

from .canvas import Canvas
from .card import HEIGHT, OUTLINE, WIDTH, frame
from .gong import gong
from .light import Curve, Point, glow, shine, sprinkle
from .palette import Sky, hsl
from .sky import near_stars, night

SKY = Sky(
    night=hsl(232, 72, 5),
    dusk=hsl(244, 62, 17),
    haze=hsl(236, 60, 42),
    dust=hsl(236, 70, 5),
    deep=hsl(258, 66, 44),
    main=hsl(226, 84, 64),
    second=hsl(286, 66, 60),
    bright=hsl(206, 90, 80),
    warm=hsl(44, 98, 86),
    knot=hsl(44, 100, 68),
)


def spiral(canvas: Canvas, reach: float) -> None:
    """Two arms of light around the origin, each the other one turned by half a circle; they start at radius `reach`."""

    def arm(phase: float) -> Curve:
        def curve(t: float) -> Point:
            angle, radius = phase + 4.4 * t, reach * math.exp(1.15 * t)
            return radius * math.cos(angle), radius * math.sin(angle)

        return curve

    state = canvas.random.getstate()
    for phase in (0.0, math.pi):
        canvas.random.setstate(state)
        arms = [arm(phase), arm(phase + 1.6)]
        shine(canvas, arms[1:], SKY, width=lambda t: 0.7 + 0.6 * t, glow=lambda t: 0.4 * (1 - t), strokes=46)
        shine(canvas, arms[:1], SKY, width=lambda t: 0.8 + 0.9 * t, glow=lambda t: 1 - t**2.4, strokes=80)
        sprinkle(canvas, arms, SKY, stars=90, knots=12, spread=8)


def back() -> Canvas:
    """The picture of the back."""
    canvas = Canvas("back", WIDTH, HEIGHT, OUTLINE)
    night(canvas, SKY, WIDTH, HEIGHT, stars=0)
    with canvas.group(f"translate({WIDTH // 2} {HEIGHT // 2})"):
        canvas.dot(SKY.deep, 0, 0, 330, 0.45)
        spiral(canvas, 84)
        glow(canvas, SKY, 130, 0.7)
        gong(canvas, 74)
    frame(canvas, SKY.knot)
    return canvas
