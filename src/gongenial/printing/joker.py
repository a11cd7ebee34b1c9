"""The GONG JOKER: a golden gong among the nine galaxies."""

import math

from .canvas import Canvas
from .card import HEIGHT, INDEX_X, OUTLINE, WIDTH, frame
from .galaxies import GALAXIES
from .gong import GOLD, gong
from .lettering import lettering, outlined
from .palette import INK, SKIES, WHITE, Sky, hsl
from .sky import near_stars, night, spark
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
    night(canvas, SKY, WIDTH, HEIGHT, stars=190)
    with canvas.group(f"translate({WIDTH // 2} {HEIGHT // 2})"):
        _waves(canvas)
        _nine(canvas)
        gong(canvas, 96)
    for turn in ("", f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"):
        with canvas.group(turn):
            _index(canvas)
            name = lettering("GONG JOKER", 34, HEIGHT - 32, 15, spacing=4, anchor="start")
            canvas.add(outlined(name, JOKER.color, INK, 260))
    near_stars(canvas, SKY, WIDTH, HEIGHT, [(200, 300, 190), (40, 100, 110), (360, 500, 110)])
    spark(canvas, 172, 262, 22, halo=GOLD)
    frame(canvas, JOKER.color)
    return canvas


def _waves(canvas: Canvas) -> None:
    """The sound that spreads from the gong."""
    for ring in range(7):
        radius = 118 + 25 * ring + ring**2
        canvas.add(
            f'<circle r="{radius}" fill="none" stroke="{SKY.main}" stroke-width="{3 - 0.3 * ring:.1f}" '
            f'stroke-opacity="{0.62 - 0.08 * ring:.2f}"/>'
        )
    canvas.dot(SKY.main, 0, 0, 250, 0.5)


def _nine(canvas: Canvas) -> None:
    """The nine galaxies, small, on an oval around the gong."""
    for place, (family, galaxy) in enumerate(GALAXIES.items()):
        angle = math.radians(-90 + 40 * place)
        x, y = 142 * math.cos(angle), 196 * math.sin(angle)
        with canvas.group(f"translate({x:.1f} {y:.1f})scale(.2)"):
            galaxy(canvas, SKIES[family])
        emblem = FAMILIES[family]
        canvas.path(
            emblem.path,
            emblem.color,
            f'transform="translate({x:.1f} {y:.1f})scale(.16)" stroke="{INK}" stroke-width="34" '
            'stroke-linejoin="round" paint-order="stroke"',
        )


def _index(canvas: Canvas) -> None:
    canvas.add(f'<rect x="14" y="14" width="{2 * (INDEX_X - 14)}" height="92" rx="22" fill="{SKY.night}" opacity=".62"/>')
    canvas.path(
        JOKER.path,
        JOKER.color,
        f'transform="translate({INDEX_X} 60)scale(.36)" stroke="{WHITE}" stroke-width="10" stroke-linejoin="round" '
        'paint-order="stroke"',
    )
