"""Colours: of the night sky behind a family's galaxy, of the galaxy itself, and of the six Xphere materials."""

from dataclasses import dataclass
from typing import NewType

Color = NewType("Color", str)
"""A colour as SVG reads it, `#rrggbb`."""

INK = Color("#05060d")
WHITE = Color("#ffffff")


def hsl(hue: float, saturation: float, lightness: float) -> Color:
    """A colour from its hue in degrees (any turn) and its saturation and lightness in percent."""
    chroma = (1 - abs(2 * lightness / 100 - 1)) * saturation / 100
    sector = hue % 360 / 60
    middle = chroma * (1 - abs(sector % 2 - 1))
    base = lightness / 100 - chroma / 2
    full = {0: (chroma, middle, 0), 1: (middle, chroma, 0), 2: (0, chroma, middle), 3: (0, middle, chroma)}
    red, green, blue = (full | {4: (middle, 0, chroma), 5: (chroma, 0, middle)})[int(sector)]
    return Color("#" + "".join(f"{round(255 * (part + base)):02x}" for part in (red, green, blue)))


@dataclass(frozen=True, slots=True)
class Sky:
    """The colours of one family's picture, from its darkest to its brightest."""

    night: Color
    """The far corners of the sky."""
    dusk: Color
    """The sky behind the galaxy."""
    haze: Color
    """Faint clouds far away."""
    dust: Color
    """Dark lanes that lie in front of the light."""
    deep: Color
    """The dim outskirts of the galaxy."""
    main: Color
    """The colour that the family is known by."""
    second: Color
    """Its companion, for depth."""
    bright: Color
    """The lit ridges."""
    warm: Color
    """The core."""
    knot: Color
    """Small clusters of young stars, in a colour that stands out."""


def _sky(
    hue: float, sky: float, second: float, warm: float, knot: float, *, saturation: float = 88, dim: float = 0
) -> Sky:
    """A family's colours from the hues of galaxy, sky, companion, core and knots; `dim` turns the outskirts."""
    return Sky(
        night=hsl(sky, 0.75 * saturation, 4),
        dusk=hsl(sky, 0.7 * saturation, 15),
        haze=hsl(sky, 0.75 * saturation, 42),
        dust=hsl(sky, 0.8 * saturation, 5),
        deep=hsl(hue + dim, 0.85 * saturation, 44),
        main=hsl(hue, saturation, 60),
        second=hsl(second, 0.85 * saturation, 62),
        bright=hsl((hue + warm) / 2 if abs(hue - warm) < 90 else hue, saturation, 80),
        warm=hsl(warm, min(100, saturation + 8), 88),
        knot=hsl(knot, min(100, saturation + 8), 72),
    )


SKIES: dict[str, Sky] = {
    "PX": _sky(354, 350, 332, 34, 200),
    "NB": _sky(322, 290, 296, 24, 186),
    "ZT": _sky(50, 38, 42, 54, 205, saturation=98, dim=-10),
    "AD": _sky(218, 228, 200, 40, 336),
    "SR": _sky(140, 158, 95, 80, 55),
    "SW": _sky(186, 196, 172, 180, 24),
    "VG": _sky(268, 262, 286, 48, 330),
    "OM": _sky(22, 14, 36, 44, 212, saturation=96),
    "NM": _sky(214, 222, 210, 36, 30, saturation=22),
}
"""The colours of each family, by its two letters."""


@dataclass(frozen=True, slots=True)
class Material:
    """What an Xphere is made of, from its brightest to its darkest part."""

    glint: Color
    light: Color
    body: Color
    shade: Color
    edge: Color
    rim: Color
    """The light that shines through at the border."""


MATERIALS: dict[int, Material] = {
    1: Material(*map(Color, ("#fffbe0", "#ffdf6b", "#f0ad1c", "#a8640a", "#4a2503", "#fff0a6"))),
    2: Material(*map(Color, ("#a9a2c4", "#4c4566", "#1f1a30", "#0d0a17", "#020104", "#b9a5ff"))),
    3: Material(*map(Color, ("#ffffff", "#eef3f8", "#b4c0cd", "#667383", "#242c38", "#ffffff"))),
    4: Material(*map(Color, ("#ffd9dc", "#ff5a6e", "#d80f35", "#7d041f", "#33010d", "#ff9aa8"))),
    5: Material(*map(Color, ("#ffffff", "#d5f7ff", "#74d8f7", "#1f86bd", "#08314f", "#e6fcff"))),
    6: Material(*map(Color, ("#f6e6ff", "#c58bff", "#8b3fe0", "#481592", "#1b0540", "#e3c2ff"))),
}
"""The material of each number's Xphere."""
