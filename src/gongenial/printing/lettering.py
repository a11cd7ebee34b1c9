"""Letters and digits as outlines, so that no picture needs a font."""

import json
from pathlib import Path

_SOURCE = json.loads(Path(__file__).with_name("glyphs.json").read_text("utf-8"))
_CAP_HEIGHT: int = _SOURCE["cap_height"]


def lettering(text: str, x: float, y: float, height: float, *, spacing: float = 0, anchor: str = "middle") -> str:
    """The outlines of `text` (capitals, digits and spaces), `height` tall, its middle line at y.

    x is its centre (`anchor="middle"`) or its left edge (`anchor="start"`); `spacing` is added between letters.
    """
    scale = height / _CAP_HEIGHT
    gap = spacing / scale
    placed: list[str] = []
    pen = 0.0
    for character in text:
        glyph = _SOURCE["glyphs"].get(character)
        if glyph is None:
            pen += 280 + gap
            continue
        placed.append(f'<path transform="translate({pen:.0f} 0)" d="{glyph["path"]}"/>')
        pen += glyph["advance"] + gap
    left = x - (pen - gap) * scale / 2 if anchor == "middle" else x
    return f'<g transform="translate({left:.1f} {y + height / 2:.1f})scale({scale:.4f})">{"".join(placed)}</g>'


def outlined(letters: str, fill: str, outline: str, width: float) -> str:
    """`letters` over their own outline, `width` wide in the units of the font (1000 to the em)."""
    return (
        f'<g fill="none" stroke="{outline}" stroke-width="{width:g}" stroke-linejoin="round">{letters}</g>'
        f'<g fill="{fill}">{letters}</g>'
    )
