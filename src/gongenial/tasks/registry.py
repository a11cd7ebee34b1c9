"""The packs that FIGHT can be played with: the one that comes with the program, and those in folders given to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import overload

from gongenial.tasks.faults import BrokenPack, Fault
from gongenial.tasks.pack import MANIFEST, Pack, read_pack

BUILT_IN = Path(__file__).parent / "packs"
STARS = "stars"

_packs: dict[str, Pack] = {}


def _known() -> dict[str, Pack]:
    """The packs by name, in the order in which they became known; the built-in one is read when it is first needed."""
    if not _packs:
        _packs[STARS] = read_pack(BUILT_IN / STARS)
    return _packs


def pack(name: str) -> Pack:
    """The known pack of that name; raises KeyError if there is none."""
    return _known()[name]


def pack_at(index: int) -> Pack:
    """The known pack that a state means by a number."""
    return list(_known().values())[index]


def add_packs(folder: Path) -> tuple[Pack, ...]:
    """Make the packs known that are folders in this one; returns them.

    Raises BrokenPack, with the faults of all of them, if one is broken or has the name of a pack that is known
    already; then none becomes known.
    """
    found: list[Pack] = []
    faults: list[Fault] = []
    for place in sorted(path for path in folder.iterdir() if (path / MANIFEST).is_file()):
        try:
            new = read_pack(place)
        except BrokenPack as error:
            faults += error.faults
            continue
        if new.name in _known():
            faults.append(Fault(place / MANIFEST, 1, "known-already", (("value", new.name),)))
        found.append(new)
    if faults:
        raise BrokenPack(faults)
    _packs.update({new.name: new for new in found})
    return tuple(found)


def add_pack(new: Pack) -> Pack:
    """Make one pack known, in the place of one of the same name; returns it."""
    _known()[new.name] = new
    return new


class KnownPacks(Sequence[str]):
    """The names of the known packs, always as they are now; a state keeps an index into it."""

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        return list(_known())[index]

    def __len__(self) -> int:
        return len(_known())

    def __iter__(self) -> Iterator[str]:
        return iter(list(_known()))

    def __contains__(self, name: object) -> bool:
        return name in _known()
