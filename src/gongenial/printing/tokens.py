"""The tokens of the collecting game: the same data that the page draws with."""

import json
from dataclasses import dataclass
from pathlib import Path

from .palette import Color

_SOURCE = json.loads(Path(__file__).with_name("tokens.json").read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Look:
    """A colour of tokens."""

    name: str
    light: Color
    full: Color
    deep: Color
    """Of its edge and of the outline of its sign."""
    sign: str
    """The outline of its sign, within a circle of radius 32 around the origin."""


LOOKS: dict[str, Look] = {letter: Look(**look) for letter, look in _SOURCE["colours"].items()}
"""In the order of the columns on the table."""
OF_EACH_COLOUR = 21
