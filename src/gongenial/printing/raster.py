"""From a canvas to pixels: the soft layer at a low resolution, which saves most of the time, the sharp one above it."""

import io
from functools import cache

from PIL import Image
from resvg import render, usvg

from .canvas import Canvas, Layer

SOFTNESS = 0.28
"""Resolution of the soft layer, as a part of the picture's: nothing in it is finer than that."""


def rasterize(canvas: Canvas, width: int) -> Image.Image:
    """The picture `width` pixels wide, transparent outside its outline."""
    scale = width / canvas.width
    size = width, round(canvas.height * scale)
    glow = _render(canvas.layer(Layer.GLOW, scale * SOFTNESS)).convert("RGB")
    picture = glow.resize(size, Image.Resampling.BICUBIC)
    sharp = _render(canvas.layer(Layer.SHARP, scale))
    picture.paste(sharp, mask=sharp)
    if canvas.outline:
        picture.putalpha(_mask(canvas.outline, canvas.width, canvas.height, scale))
    return picture


def _render(svg: str) -> Image.Image:
    tree = usvg.Tree.from_str(svg, usvg.Options.default())
    return Image.open(io.BytesIO(render(tree, (1, 0, 0, 0, 1, 0))))


@cache
def _mask(outline: str, width: int, height: int, scale: float) -> Image.Image:
    """What an outline lets through."""
    shape = Canvas("", width, height)
    shape.path(outline, "#fff")
    return _render(shape.layer(Layer.SHARP, scale)).getchannel("A")
