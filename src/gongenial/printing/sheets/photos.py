"""The pictures that the build made, as a PDF holds them: JPEG, without the transparent corners."""

from __future__ import annotations

import io

from PIL import Image, ImageColor

from ..back import SKY as BACK_SKY
from ..joker import SKY as JOKER_SKY
from ..palette import SKIES, Color
from ..pictures import LARGE, PICTURES

QUALITY = 86


class NotBuilt(Exception):
    """The build hasn't drawn this file yet."""


def night_of(card: str) -> Color:
    """The colour at the corners of a card's picture, which its border has too."""
    skies = {"JK": JOKER_SKY, "back": BACK_SKY}
    return (skies.get(card) or SKIES[card[:2]]).night


def photo(card: str, width: int = LARGE) -> bytes:
    """A card's picture on its own night, `width` pixels wide. Raises NotBuilt."""
    file = PICTURES / f"{card}-{LARGE}.webp"
    if not file.is_file():
        raise NotBuilt(str(file))
    with Image.open(file) as picture:
        whole = picture.convert("RGBA")
    if width != LARGE:
        whole = whole.resize((width, width * whole.height // whole.width), Image.Resampling.LANCZOS)
    ground = Image.new("RGB", whole.size, ImageColor.getrgb(night_of(card)))
    ground.paste(whole, mask=whole.getchannel("A"))
    out = io.BytesIO()
    ground.save(out, "JPEG", quality=QUALITY, optimize=True)
    return out.getvalue()
