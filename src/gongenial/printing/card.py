"""The face of a family card: its galaxy, its Xphere, and in two corners the signs to read in a fanned hand."""

from .canvas import Canvas, number
from .galaxies import GALAXIES
from .lettering import lettering, outlined
from .orb import xphere
from .palette import INK, SKIES, WHITE, Color
from .sky import near_stars, night
from .symbols import FAMILIES, XPHERES, Symbol

WIDTH, HEIGHT = 400, 600
CORNER = 26
"""Radius of the card's rounded corners."""
OUTLINE = (
    f"M{CORNER} 0H{WIDTH - CORNER}A{CORNER} {CORNER} 0 0 1 {WIDTH} {CORNER}V{HEIGHT - CORNER}"
    f"A{CORNER} {CORNER} 0 0 1 {WIDTH - CORNER} {HEIGHT}H{CORNER}A{CORNER} {CORNER} 0 0 1 0 {HEIGHT - CORNER}"
    f"V{CORNER}A{CORNER} {CORNER} 0 0 1 {CORNER} 0Z"
)
CLEAR = [(200, 300, 130), (46, 70, 86), (46, 190, 86), (60, 566, 60), (140, 566, 60), (210, 566, 50)]
CLEAR += [(WIDTH - x, HEIGHT - y, radius) for x, y, radius in CLEAR[1:]]
"""Circles (x, y, radius) that near stars keep out of: the Xphere, the signs and the names."""
INDEX_X, TAB = 51, 12
"""The middle of the column of signs in the corner, and the left edge of the tab behind it."""


def face(family: str, value: int) -> Canvas:
    """The picture of one family card."""
    canvas = Canvas(f"{family}{value}", WIDTH, HEIGHT, OUTLINE)
    sky = SKIES[family]
    night(canvas, sky)
    with canvas.group(f"translate({WIDTH // 2} {HEIGHT // 2})"):
        GALAXIES[family](canvas, sky)
    near_stars(canvas, sky, CLEAR)
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
    tab = f'x="{TAB}" y="{TAB}" width="{2 * (INDEX_X - TAB)}" height="232" rx="20"'
    canvas.add(f'<rect {tab} fill="{SKIES[family].night}" fill-opacity=".66"/>')
    canvas.add(outlined(lettering(str(value), INDEX_X, 57, 70), WHITE, INK, 120))
    sign(canvas, shape, (INDEX_X, 127), 0.26, WHITE, 18)
    sign(canvas, emblem, (INDEX_X, 196), 0.37, INK, 22)


def sign(
    canvas: Canvas, symbol: Symbol, place: tuple[float, float], scale: float, outline: Color, width: float
) -> None:
    """A symbol in its own colour over a firm outline, `width` wide in the symbol's units."""
    stroke = f'stroke="{outline}" stroke-width="{width:g}" stroke-linejoin="round" paint-order="stroke"'
    where = f'transform="translate({number(place[0])} {number(place[1])})scale({scale:g})"'
    canvas.path(symbol.path, symbol.color, f"{where} {stroke}")
