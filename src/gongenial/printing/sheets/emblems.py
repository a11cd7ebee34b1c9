"""The signs of the families and of the Xpheres, small, for the rule sheets."""

from __future__ import annotations

from ..palette import SKIES
from ..symbols import FAMILIES, XPHERES

OBSIDIAN = 2
"""The one Xphere that is black in line art too."""


def emblem(family: str, *, bw: bool) -> str:
    """The sign of a family on a round piece of its own sky, or in black."""
    symbol = FAMILIES[family]
    ground = (
        '<circle r="118" fill="#fff" stroke="#000" stroke-width="6"/>'
        if bw
        else f'<circle r="120" fill="{SKIES[family].dusk}"/>'
    )
    color = "#000" if bw else symbol.color
    return _document(f'{ground}<path d="{symbol.path}" transform="scale(.78)" fill="{color}"/>')


def xphere(value: int, *, bw: bool) -> str:
    """The shape of a number's Xphere in its colour, or as an outline."""
    symbol = XPHERES[value]
    color = ("#000" if value == OBSIDIAN else "#fff") if bw else symbol.color
    line = "#000" if bw else "#1b1430"
    return _document(
        f'<path d="{symbol.path}" transform="scale(1.08)" fill="{color}" stroke="{line}" stroke-width="10" '
        'stroke-linejoin="round"/>'
    )


def _document(body: str) -> str:
    size = 'viewBox="-122 -122 244 244" width="244" height="244"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>'
