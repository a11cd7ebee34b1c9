"""What lies on a sheet of cards or tokens, as Typst gets it."""

from __future__ import annotations

from dataclasses import dataclass, field

from .layout import Paper, Place, Stroke


@dataclass(frozen=True, slots=True)
class Fill:
    """A rectangle of one colour."""

    place: Place
    color: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that fills a rectangle."""

    place: Place
    file: str
    alt: str


@dataclass(frozen=True, slots=True)
class Line:
    stroke: Stroke
    color: str
    width: float = 0.12


@dataclass(slots=True)
class Sheet:
    """One page. Fills lie below pictures, lines above them."""

    paper: Paper
    footer: str
    fills: list[Fill] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    note: Place | None = None
    """Where the hints on printing stand, on one sheet of the deck."""
