"""An Xphere: a ball of glass, metal or stone in its material's colours, with its shape and its number inside."""

from .canvas import Canvas
from .lettering import lettering, outlined
from .palette import INK, MATERIALS, WHITE, Material
from .symbols import XPHERES

RADIUS = 84.0


def xphere(canvas: Canvas, value: int) -> None:
    """Draw the Xphere of a number around the origin."""
    material = MATERIALS[value]
    canvas.dot(INK, 0, 12, RADIUS * 1.3, 0.5)
    canvas.dot(material.light, 0, 0, RADIUS * 1.5, 0.75)
    _ball(canvas, material)
    symbol = XPHERES[value]
    scale = RADIUS * 0.0084
    canvas.path(
        symbol.path,
        material.edge,
        f'transform="scale({scale:.3f})" fill-opacity=".5" stroke="{material.rim}" '
        'stroke-width="6" stroke-linejoin="round"',
    )
    canvas.add(outlined(lettering(str(value), 0, 2, 66), WHITE, INK, 110))
    _gloss(canvas, material)


def _ball(canvas: Canvas, material: Material) -> None:
    body = canvas.radial(
        (
            (0, material.glint, 1),
            (0.22, material.light, 1),
            (0.6, material.body, 1),
            (0.88, material.shade, 1),
            (1, material.edge, 1),
        ),
        'fx=".36" fy=".26"',
    )
    canvas.add(f'<circle r="{RADIUS:g}" fill="{body}"/>')
    below = canvas.radial(((0, material.rim, 0.8), (1, material.light, 0)))
    canvas.add(f'<ellipse cy="{RADIUS * 0.62:.0f}" rx="{RADIUS * 0.64:.0f}" ry="{RADIUS * 0.34:.0f}" fill="{below}"/>')


def _gloss(canvas: Canvas, material: Material) -> None:
    """The light on the ball's border and the window that mirrors in it."""
    border = canvas.radial(
        ((0, material.rim, 0), (0.86, material.rim, 0), (0.965, material.rim, 0.4), (1, material.rim, 0.95))
    )
    canvas.add(f'<circle r="{RADIUS:g}" fill="{border}"/>')
    window = canvas.linear(((0, WHITE, 0.68), (1, WHITE, 0.02)))
    canvas.add(
        f'<ellipse cx="{-RADIUS * 0.2:.0f}" cy="{-RADIUS * 0.64:.0f}" rx="{RADIUS * 0.5:.0f}" ry="{RADIUS * 0.23:.0f}" '
        f'transform="rotate(-14)" fill="{window}"/>'
    )
