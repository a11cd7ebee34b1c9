"""From a canvas to pixels: the soft layer at a low resolution, which saves most of the time, and the sharp one above it."""

import io

from PIL import Image
from resvg import render, usvg

from .canvas import Canvas, Layer


SOFTNESS = 0.36
"""Resolution of the soft layer, as a part of the picture's: nothing in it is finer than that."""


def _render(svg: str) -> Image.Image:
    tree = usvg.Tree.from_str(svg, usvg.Options.default())
    return Image.open(io.BytesIO(render(tree, (1, 0, 0, 0, 1, 0)))).convert("RGBA")


def rasterize(canvas: Canvas, width: int) -> Image.Image:
    """The picture `width` pixels wide, transparent outside its outline."""
    scale = width / canvas.width
    size = width, round(canvas.height * scale)
    picture = _render(canvas.layer(Layer.GLOW, scale * SOFTNESS)).resize(size, Image.Resampling.BICUBIC)
    picture.alpha_composite(_render(canvas.layer(Layer.SHARP, scale)))
    if canvas.outline:
        mask = Canvas("", canvas.width, canvas.height)
        mask.path(canvas.outline, "#fff")
        picture.putalpha(_render(mask.layer(Layer.SHARP, scale)).getchannel("A"))
    return picture
