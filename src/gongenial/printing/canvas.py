"""A canvas that collects plain SVG: gradients, paths and opacity, which every renderer draws alike."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum

from .palette import Color

FALL_OFF = ((0.0, 1.0), (0.25, 0.78), (0.56, 0.34), (0.86, 0.06), (1.0, 0.0))
"""Opacity of a soft dot by distance from its middle: close to a Gaussian bell."""
PUFF = ((0.0, 1.0), (0.5, 0.86), (0.78, 0.4), (1.0, 0.0))
"""The same for a puff of cloud, whose border is firmer."""
REACH = 0.8
"""How much of a bell's radius is painted: its faint skirts would cost a third of the time and are not seen."""

Stops = tuple[tuple[float, Color, float], ...]
"""A gradient: offset from 0 to 1, colour and opacity of every stop."""


class Layer(Enum):
    """Where a piece of a picture lies."""

    GLOW = "glow"
    SHARP = "sharp"


def number(value: float) -> str:
    """A coordinate with one decimal at most."""
    text = f"{value:.1f}"
    return "0" if text == "-0.0" else text.removesuffix(".0")


class Canvas:
    """One picture in the making. Its `random` is seeded by the picture's name: the same name gives the same picture.

    It has two layers: `GLOW`, where everything is soft and half the resolution is enough, and above it `SHARP`.
    """

    def __init__(self, name: str, width: int, height: int, outline: str = "") -> None:
        self.random = random.Random(name)
        self.width, self.height, self.outline = width, height, outline
        self.star_share = 1.0
        """How many of the stars asked for are drawn: a galaxy that is shown small needs few."""
        self._definitions: dict[str, tuple[str, str]] = {}
        self._layers: dict[Layer, list[str]] = {Layer.GLOW: [], Layer.SHARP: []}

    def add(self, markup: str, layer: Layer = Layer.SHARP) -> None:
        """Lay a piece of SVG over what is there in that layer."""
        self._layers[layer].append(markup)

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """Everything drawn inside is moved by `transform`."""
        for layer in self._layers.values():
            layer.append(f'<g transform="{transform}">' if transform else "<g>")
        yield
        for layer in self._layers.values():
            layer.append("</g>")

    def radial(self, stops: Stops, extra: str = "") -> str:
        """A radial gradient, as a value for `fill`; `extra` holds more attributes (`fx`, `gradientUnits`...)."""
        return self._define("radialGradient", extra, _stops(stops))

    def linear(self, stops: Stops, extra: str = 'x1="0" y1="0" x2="0" y2="1"') -> str:
        """A linear gradient, from top to bottom unless `extra` says otherwise."""
        return self._define("linearGradient", extra, _stops(stops))

    def soft(self, color: Color) -> str:
        """The gradient of a soft dot: every glow in the pictures is one of these, scaled."""
        return self.radial(tuple((offset, color, alpha) for offset, alpha in FALL_OFF))

    def dot(self, color: Color, x: float, y: float, radius: float, alpha: float) -> None:
        """A soft round glow."""
        fill = f'fill="{self.soft(color)}" fill-opacity="{alpha:.2f}"'
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius * REACH)}" {fill}/>', Layer.GLOW)

    def puff(self, color: Color, x: float, y: float, radius: float, alpha: float) -> None:
        """A round piece of cloud."""
        fill = self.radial(tuple((offset, color, share) for offset, share in PUFF))
        place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self.add(f'<circle {place} fill="{fill}" fill-opacity="{alpha:.2f}"/>', Layer.GLOW)

    def streak(self, color: Color, x: float, y: float, size: tuple[float, float], angle: float, alpha: float) -> None:
        """A soft ellipse with the half axes `size`, turned by `angle` degrees."""
        place = f'transform="translate({number(x)} {number(y)})rotate({angle:.0f})"'
        fill = f'fill="{self.soft(color)}" fill-opacity="{alpha:.2f}"'
        axes = f'rx="{number(size[0] * REACH)}" ry="{number(size[1] * REACH)}"'
        self.add(f"<ellipse {place} {axes} {fill}/>", Layer.GLOW)

    def star(self, color: Color, x: float, y: float, radius: float, alpha: float) -> None:
        """A small sharp disc."""
        if self.star_share < 1 and self.random.random() >= self.star_share:
            return
        self.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.2f}" fill="{color}" fill-opacity="{alpha:.2f}"/>')

    def path(self, outline: str, fill: str, extra: str = "") -> None:
        """A filled path; `extra` holds more attributes."""
        self.add(f'<path d="{outline}" fill="{fill}"{" " + extra if extra else ""}/>')

    def svg(self) -> str:
        """The whole picture, cut to its outline."""
        cut = f'<clipPath id="cut"><path d="{self.outline}"/></clipPath>' if self.outline else ""
        body = "".join("".join(layer) for layer in self._layers.values())
        return self._document(cut, f'<g clip-path="url(#cut)">{body}</g>' if cut else body, 1)

    def layer(self, layer: Layer, scale: float) -> str:
        """One layer alone, not cut, `scale` times as large."""
        return self._document("", "".join(self._layers[layer]), scale)

    def _document(self, definitions: str, body: str, scale: float) -> str:
        definitions += "".join(markup for _, markup in self._definitions.values())
        size = f'width="{self.width * scale:g}" height="{self.height * scale:g}"'
        view = f'viewBox="0 0 {self.width} {self.height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {view} {size}><defs>{definitions}</defs>{body}</svg>'

    def _define(self, tag: str, extra: str, content: str) -> str:
        """Put a definition into the picture once; returns the reference to it."""
        name, _ = self._definitions.setdefault(f"{tag} {extra} {content}", (f"d{len(self._definitions)}", ""))
        markup = f'<{tag} id="{name}"{" " + extra if extra else ""}>{content}</{tag}>'
        self._definitions[f"{tag} {extra} {content}"] = (name, markup)
        return f"url(#{name})"


def _stops(stops: Stops) -> str:
    return "".join(f'<stop offset="{at}" stop-color="{color}" stop-opacity="{alpha}"/>' for at, color, alpha in stops)
