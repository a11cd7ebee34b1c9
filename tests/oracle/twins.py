"""The twin of whichever game a dictionary is of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from . import family_record, fight_record, genial_record, record


class Twin(Protocol):
    """What the twins of all games have."""

    @property
    def seated(self) -> list[int]: ...
    @property
    def termination(self) -> str | None: ...
    @property
    def waiting(self) -> set[int]: ...
    @property
    def actors(self) -> set[int]: ...
    def legal(self, seat: int) -> list[str]: ...
    def ranks(self) -> list[int]: ...
    def view(self, viewer: int | None) -> dict[str, Any]: ...
    def check(self) -> None: ...


READERS: dict[str, Callable[[Mapping[str, Any]], Twin]] = {
    "link": lambda given: record.from_dict(given, sorted),
    "family": lambda given: family_record.from_dict(given, sorted),
    "fight": fight_record.from_dict,
    "genial": genial_record.from_dict,
}
"""By the game's name; where there is something to shuffle, it is put in order instead."""


def read(given: Mapping[str, Any]) -> Twin:
    return READERS[given["game"]](given)
