"""The back of every card: the same when it is turned upside down, so that it gives nothing away."""

from collections.abc import Callable

from .canvas import Canvas
from .card import CORNER, HEIGHT, OUTLINE, WIDTH, frame
from .gong import gong
from .lettering import lettering, outlined
from .light import Curve, Point, glow, polar, shine, sprinkle
from .palette import INK, Sky, hsl
from .sky import STARLIGHT, backdrop, spark

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


def back() -> Canvas:
    """The picture of the back."""
    canvas = Canvas("back", WIDTH, HEIGHT, OUTLINE)
    backdrop(canvas, SKY)
    with canvas.group(f"translate({WIDTH // 2} {HEIGHT // 2})"):
        for radius, color in ((360, SKY.deep), (250, SKY.second), (200, SKY.main)):
            canvas.dot(color, 0, 0, radius, 0.4)
        twice(canvas, lambda: _stars(canvas))
        with canvas.group("rotate(-24)scale(1 1.16)"):
            spiral(canvas, 88, 350)
        glow(canvas, SKY, 140, 0.8)
        gong(canvas, 80, lit=False)
        twice(canvas, lambda: _word(canvas))
    inset = 17
    canvas.add(
        f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" rx="{CORNER - 12}" '
        f'fill="none" stroke="{SKY.knot}" stroke-opacity=".45" stroke-width="1.5"/>'
    )
    frame(canvas, SKY.knot)
    return canvas


def spiral(canvas: Canvas, inner: float, outer: float) -> None:
    """Arms of light around the origin, from radius `inner` to `outer`; turned by half a circle they look the same."""

    def arm(phase: float) -> Curve:
        def curve(t: float) -> Point:
            angle, radius = phase + 4.2 * t, inner * (outer / inner) ** t
            return polar(radius, angle)

        return curve

    def half() -> None:
        faint, strong = [arm(1.6)], [arm(0)]
        shine(canvas, faint, SKY, width=lambda t: 0.8 + 0.8 * t, glow=lambda t: 0.5 * (1 - t), strokes=50)
        shine(canvas, strong, SKY, width=lambda t: 1 + 1.1 * t, glow=lambda t: 1.15 * (1 - t**2.4), strokes=84)
        sprinkle(canvas, [*faint, *strong], SKY, stars=120, knots=16, spread=10)

    twice(canvas, half)


def twice(canvas: Canvas, draw: Callable[[], None]) -> None:
    """Draw the same thing as it is and turned by half a circle."""
    state = canvas.random.getstate()
    for turn in (0, 180):
        canvas.random.setstate(state)
        with canvas.group(f"rotate({turn})"):
            draw()


def _stars(canvas: Canvas) -> None:
    """Half of the stars: those on the right-hand side."""
    rnd = canvas.random
    for _ in range(85):
        where = rnd.uniform(0, WIDTH / 2 - 8), rnd.uniform(-HEIGHT / 2 + 8, HEIGHT / 2 - 8)
        canvas.star(rnd.choice(STARLIGHT), *where, min(rnd.paretovariate(2.4) * 0.55, 2), rnd.uniform(0.3, 0.95))
    for x, y, size in ((142, -188, 16), (106, -262, 9), (158, 96, 10), (96, 232, 13), (128, -96, 7)):
        spark(canvas, x, y, size, halo=SKY.haze)


def _word(canvas: Canvas) -> None:
    canvas.add(outlined(lettering("GONG", 0, HEIGHT / 2 - 48, 24, spacing=12), SKY.knot, INK, 240))
