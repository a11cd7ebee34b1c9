"""The night sky behind a galaxy, and the near stars in front of it."""

import math
from collections.abc import Sequence

from .canvas import Canvas, Layer
from .palette import WHITE, Color, Sky

STARLIGHT = (WHITE, WHITE, Color("#cfe0ff"), Color("#ffe9c9"))


def backdrop(canvas: Canvas, sky: Sky) -> None:
    """A plain dark sky, a little lighter in the middle."""
    width, height = canvas.width, canvas.height
    reach = f'gradientUnits="userSpaceOnUse" cx="{width / 2:g}" cy="{height / 2:g}" r="{height * 0.62:g}"'
    fill = canvas.radial(((0, sky.dusk, 1), (0.55, sky.dusk, 0.55), (1, sky.night, 0)), reach)
    for color in (sky.night, fill):
        canvas.add(f'<rect width="{width}" height="{height}" fill="{color}"/>', Layer.GLOW)


def night(canvas: Canvas, sky: Sky, *, stars: int = 150) -> None:
    """A dark sky with faint clouds and far stars, over the whole picture."""
    rnd = canvas.random
    width, height = canvas.width, canvas.height
    backdrop(canvas, sky)
    for _ in range(6):
        where = rnd.uniform(0, width), rnd.uniform(0, height)
        canvas.dot(rnd.choice((sky.haze, sky.haze, sky.second)), *where, rnd.uniform(110, 210), rnd.uniform(0.06, 0.18))
    for _ in range(stars):
        where = rnd.uniform(6, width - 6), rnd.uniform(6, height - 6)
        radius = min(rnd.paretovariate(2.4) * 0.55, 2)
        canvas.star(rnd.choice(STARLIGHT), *where, radius, rnd.uniform(0.3, 0.95))


def spark(canvas: Canvas, x: float, y: float, size: float, color: Color = WHITE, halo: Color = WHITE) -> None:
    """A near star with four rays, the upright ones `size` long."""
    waist = size * 0.07
    canvas.dot(halo, x, y, size * 1.8, 0.55)
    canvas.dot(color, x, y, size * 0.7, 0.9)
    side = size * 0.8
    rays = (
        f"M0 {-size:.1f}Q{waist:.1f} {-waist:.1f} {side:.1f} 0Q{waist:.1f} {waist:.1f} 0 {size:.1f}"
        f"Q{-waist:.1f} {waist:.1f} {-side:.1f} 0Q{-waist:.1f} {-waist:.1f} 0 {-size:.1f}Z"
    )
    canvas.path(rays, WHITE, f'transform="translate({x:.1f} {y:.1f})"')


def near_stars(canvas: Canvas, sky: Sky, keep_clear: Sequence[tuple[float, float, float]]) -> None:
    """A few stars with rays, apart from each other and outside the circles (x, y, radius) of `keep_clear`."""
    rnd = canvas.random
    taken = list(keep_clear)
    for size in (17, 13, 10, 8, 7):
        for _ in range(60):
            x, y = rnd.uniform(26, canvas.width - 26), rnd.uniform(26, canvas.height - 26)
            if all(math.hypot(x - other_x, y - other_y) > radius for other_x, other_y, radius in taken):
                spark(canvas, x, y, size, halo=sky.haze)
                taken.append((x, y, 90))
                break
