"""Gongenial: the rules of GONG and Совершенно гениально, fast, with tables to play them at.

>>> import gongenial as gg
>>> p = gg.new("link", players=3, seed=7)
>>> p.play(p.legal()[0]).seat
0

The names below are loaded when they are first used, so that parts that need no rules start without the compiler.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gongenial.core.contract import Action, Event, Outcome, Record, Result, Termination, View
    from gongenial.core.errors import (
        AmbiguousAction,
        BrokenPosition,
        GongenialError,
        IllegalAction,
        InvalidAction,
        InvalidOption,
        Reason,
    )
    from gongenial.games.position import Position, new, parse

__version__ = "0.1.0"

_HOMES = {
    "gongenial.core.contract": ("Action", "Event", "Outcome", "Record", "Result", "Termination", "View"),
    "gongenial.core.errors": (
        "AmbiguousAction",
        "BrokenPosition",
        "GongenialError",
        "IllegalAction",
        "InvalidAction",
        "InvalidOption",
        "Reason",
    ),
    "gongenial.games.position": ("Position", "new", "parse"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "Action",
    "AmbiguousAction",
    "BrokenPosition",
    "Event",
    "GongenialError",
    "IllegalAction",
    "InvalidAction",
    "InvalidOption",
    "Outcome",
    "Position",
    "Reason",
    "Record",
    "Result",
    "Termination",
    "View",
    "new",
    "parse",
]


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
