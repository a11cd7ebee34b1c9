"""The icon of the app: the gong and its galaxy, as pictures for home screens and as a tiny SVG for a browser's tab."""

from .back import SKY, spiral
from .canvas import Canvas
from .gong import gong
from .sky import night, spark

SIDE = 512
ROUNDED = "M116 0H396A116 116 0 0 1 512 116V396A116 116 0 0 1 396 512H116A116 116 0 0 1 0 396V116A116 116 0 0 1 116 0Z"
"""The outline of the icon where nobody else cuts it to a shape."""


def icon(outline: str = "") -> Canvas:
    """The icon for home screens, square to its corners unless there is an outline; everything that matters is in the
    middle four fifths, which every shape leaves whole."""
    canvas = Canvas("icon", SIDE, SIDE, outline)
    night(canvas, SKY, stars=60)
    with canvas.group(f"translate({SIDE // 2} {SIDE // 2})"):
        canvas.dot(SKY.deep, 0, 0, 330, 0.6)
        with canvas.group("rotate(-24)"):
            spiral(canvas, 138, 360)
        gong(canvas, 156)
    spark(canvas, 200, 196, 38)
    return canvas


def favicon() -> str:
    """The icon for a tab: the same sign in a few plain shapes."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><radialGradient id="g" fx=".36" fy=".28">'
        '<stop offset="0" stop-color="#fff2b8"/><stop offset=".6" stop-color="#f3b73a"/>'
        '<stop offset="1" stop-color="#a8630f"/></radialGradient></defs>'
        '<rect width="64" height="64" rx="15" fill="#151338"/>'
        '<g fill="none" stroke="#7ea2ff" stroke-width="5" stroke-linecap="round">'
        '<path d="M53 30C53 15 40 6 26 8"/><path d="M11 34C11 49 24 58 38 56"/></g>'
        '<circle cx="32" cy="32" r="18" fill="url(#g)"/>'
        '<circle cx="32" cy="32" r="13" fill="none" stroke="#7a430a" stroke-width="2"/>'
        '<circle cx="32" cy="32" r="5.5" fill="#fff2b8" stroke="#a8630f" stroke-width="1.5"/></svg>\n'
    )
