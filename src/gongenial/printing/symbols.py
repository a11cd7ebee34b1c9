"""The symbols of the Xpheres, the families and the joker: the same data that the page draws with."""

import json
from dataclasses import dataclass
from pathlib import Path

from .palette import Color

_SOURCE = json.loads(Path(__file__).with_name("symbols.json").read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Symbol:
    """A name, a colour and an outline within a circle of radius 100 around the origin."""

    name: str
    color: Color
    path: str


def _symbol(entry: dict[str, str]) -> Symbol:
    return Symbol(entry["name"], Color(entry["color"]), entry["path"])


XPHERES: dict[int, Symbol] = {int(number): _symbol(entry) for number, entry in _SOURCE["xpheres"].items()}
FAMILIES: dict[str, Symbol] = {letters: _symbol(entry) for letters, entry in _SOURCE["families"].items()}
JOKER: Symbol = _symbol(_SOURCE["joker"])
