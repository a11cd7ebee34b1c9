"""The face of a family card: its galaxy, its Xphere, and in two corners the signs to read in a fanned hand."""

from .canvas import Canvas
from .galaxies import GALAXIES
from .lettering import lettering, outlined
from .orb import xphere
from .palette import INK, SKIES, WHITE
from .sky import near_stars, night
from .symbols import FAMILIES, XPHERES

WIDTH, HEIGHT = 400, 600
CORNER = 26
"""Radius of the card's rounded corners."""
OUTLINE = (
    f"M{CORNER} 0H{WIDTH - CORNER}A{CORNER} {CORNER} 0 0 1 {WIDTH} {CORNER}V{HEIGHT - CORNER}"
    f"A{CORNER} {CORNER} 0 0 1 {WIDTH - CORNER} {HEIGHT}H{CORNER}A{CORNER} {CORNER} 0 0 1 0 {HEIGHT - CORNER}"
    f"V{CORNER}A{CORNER} {CORNER} 0 0 1 {CORNER} 0Z"
)
INDEX_X = 47
"""The middle of the column of signs in the corner."""


def face(family: str, value: int) -> Canvas:
    """The picture of one family card."""
    canvas = Canvas(f"{family}{value}", WIDTH, HEIGHT, OUTLINE)
    sky = SKIES[family]
    night(canvas, sky, WIDTH, HEIGHT)
    with canvas.group(f"translate({WIDTH // 2} {HEIGHT // 2})"):
        GALAXIES[family](canvas, sky)
    middle = (WIDTH / 2, HEIGHT / 2, 130)
    near_stars(canvas, sky, WIDTH, HEIGHT, [middle, (40, 120, 120), (WIDTH - 40, HEIGHT - 120, 120)])
    with canvas.group(f"translate({WIDTH // 2} {HEIGHT // 2})"):
        xphere(canvas, value)
    for turn in ("", f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"):
        with canvas.group(turn):
            _index(canvas, family, value)
            name = lettering(FAMILIES[family].name, 34, HEIGHT - 32, 15, spacing=4, anchor="start")
            canvas.add(outlined(name, WHITE, INK, 260))
    frame(canvas, FAMILIES[family].color)
    return canvas


def frame(canvas: Canvas, color: str) -> None:
    """A thin bright line just inside the card's border."""
    canvas.add(
        f'<rect x="5" y="5" width="{WIDTH - 10}" height="{HEIGHT - 10}" rx="{CORNER - 4}" fill="none" '
        f'stroke="{color}" stroke-opacity=".7" stroke-width="3"/>'
    )


def _index(canvas: Canvas, family: str, value: int) -> None:
    """The corner's column: number, shape of the Xphere, emblem of the family, on a dark tab."""
    emblem, shape = FAMILIES[family], XPHERES[value]
    canvas.add(
        f'<rect x="14" y="14" width="{2 * (INDEX_X - 14)}" height="222" rx="22" fill="{SKIES[family].night}" opacity=".62"/>'
    )
    canvas.add(outlined(lettering(str(value), INDEX_X, 62, 72), WHITE, INK, 120))
    canvas.path(
        shape.path,
        shape.color,
        f'transform="translate({INDEX_X} 130)scale(.22)" stroke="{WHITE}" stroke-width="20" stroke-linejoin="round" '
        'paint-order="stroke"',
    )
    canvas.path(
        emblem.path,
        emblem.color,
        f'transform="translate({INDEX_X} 194)scale(.31)" stroke="{INK}" stroke-width="22" stroke-linejoin="round" '
        'paint-order="stroke"',
    )
