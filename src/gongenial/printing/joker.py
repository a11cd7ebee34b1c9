"""The GONG JOKER: a golden gong among the nine galaxies."""

import math

from .canvas import Canvas, Layer
from .card import HEIGHT, INDEX_X, OUTLINE, TAB, WIDTH, frame, sign
from .galaxies import GALAXIES
from .gong import GOLD, gong
from .lettering import lettering, outlined
from .palette import INK, SKIES, Sky, hsl
from .sky import night, spark
from .symbols import FAMILIES, JOKER

SKY = Sky(
    night=hsl(250, 70, 4),
    dusk=hsl(262, 62, 17),
    haze=hsl(250, 60, 44),
    dust=hsl(250, 70, 4),
    deep=hsl(256, 70, 42),
    main=hsl(44, 95, 62),
    second=hsl(292, 70, 56),
    bright=hsl(46, 96, 82),
    warm=hsl(46, 100, 90),
    knot=hsl(44, 100, 72),
)


def joker() -> Canvas:
    """The picture of both jokers: nothing tells them apart."""
    canvas = Canvas("JK", WIDTH, HEIGHT, OUTLINE)
    night(canvas, SKY, stars=190)
    with canvas.group(f"translate({WIDTH // 2} {HEIGHT // 2})"):
        _waves(canvas)
        _nine(canvas)
        gong(canvas, 96)
    for turn in ("", f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"):
        with canvas.group(turn):
            _index(canvas)
            name = lettering("GONG JOKER", 34, HEIGHT - 32, 15, spacing=4, anchor="start")
            canvas.add(outlined(name, JOKER.color, INK, 260))
    for x, y, size in (
        (166, 258, 24),
        (140, 66, 13),
        (364, 210, 10),
        (36, 330, 9),
        (262, 536, 13),
        (330, 118, 8),
        (74, 470, 10),
    ):
        spark(canvas, x, y, size, halo=GOLD)
    frame(canvas, JOKER.color)
    return canvas


def _waves(canvas: Canvas) -> None:
    """The sound that spreads from the gong."""
    for ring in range(7):
        radius = 122 + 26 * ring + ring**2
        line = f'stroke="{SKY.main}" stroke-width="{5 - 0.4 * ring:.1f}" stroke-opacity="{0.5 - 0.06 * ring:.2f}"'
        canvas.add(f'<circle r="{radius}" fill="none" {line}/>', Layer.GLOW)
    canvas.dot(SKY.main, 0, 0, 250, 0.5)


def _nine(canvas: Canvas) -> None:
    """The nine galaxies, small, on an oval around the gong."""
    canvas.star_share = 0.1
    for place, (family, galaxy) in enumerate(GALAXIES.items()):
        angle = math.radians(-90 + 40 * place)
        x, y = 142 * math.cos(angle), 196 * math.sin(angle)
        with canvas.group(f"translate({x:.1f} {y:.1f})scale(.23)"):
            galaxy(canvas, SKIES[family])
        sign(canvas, FAMILIES[family], (x, y), 0.16, INK, 34)
    canvas.star_share = 1


def _index(canvas: Canvas) -> None:
    side = 2 * (INDEX_X - TAB)
    canvas.add(
        f'<rect x="{TAB}" y="{TAB}" width="{side}" height="{side}" rx="20" fill="{SKY.night}" fill-opacity=".66"/>'
    )
    sign(canvas, JOKER, (INDEX_X, INDEX_X), 0.37, INK, 22)
