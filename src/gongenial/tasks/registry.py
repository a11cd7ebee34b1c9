"""The packs that FIGHT can be played with: the one that comes with the program, those in folders given to it, and those
that were added while it runs.

A state keeps a number for its pack. A number always means the same version: a newer one, or one of the same name from
elsewhere, gets a number of its own, and games that run keep theirs.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, overload

from gongenial.tasks.faults import BrokenPack, Fault
from gongenial.tasks.naming import plain_name
from gongenial.tasks.pack import MANIFEST, Pack, read_pack

BUILT_IN = Path(__file__).parent / "packs"
STARS = "stars"


@dataclass(frozen=True)
class _Entry:
    """What a number means."""

    pack: Pack
    exact: bool
    """It was asked for as this version, not by its plain name."""


class Registry:
    """Every version that this process has come to know, and which of them the plain names mean now."""

    def __init__(self) -> None:
        self._entries: list[_Entry] = []
        self._numbers: dict[str, int] = {}
        """By plain name, of those that can be chosen; and by the names of versions."""
        self._has_stars = False
        self._reading = threading.Lock()

    def copy(self) -> Registry:
        other = Registry()
        other._entries, other._numbers, other._has_stars = list(self._entries), dict(self._numbers), self._has_stars
        return other

    def _ready(self) -> None:
        """The built-in pack is read when any is first needed."""
        if self._has_stars:
            return
        with self._reading:
            if not self._has_stars:
                self._offer(read_pack(BUILT_IN / STARS))
                self._has_stars = True

    def offer(self, pack: Pack) -> None:
        """Let the pack's name mean this version."""
        self._ready()
        self._offer(pack)

    def _offer(self, pack: Pack) -> None:
        known = self._numbers.get(pack.name)
        if known is None or self._entries[known].pack.digest != pack.digest:
            self._numbers[pack.name] = self._new(_Entry(pack, exact=False))
        self._keep(pack)

    def keep(self, pack: Pack) -> None:
        """Let the name of this version be known, and nothing else."""
        self._ready()
        self._keep(pack)

    def _keep(self, pack: Pack) -> None:
        if pack.version not in self._numbers:
            self._numbers[pack.version] = self._new(_Entry(pack, exact=True))

    def withdraw(self, name: str) -> None:
        """The plain name means nothing any more; versions of the pack stay known."""
        self._numbers.pop(name, None)

    def _new(self, entry: _Entry) -> int:
        self._entries.append(entry)
        return len(self._entries) - 1

    def offered(self) -> list[Pack]:
        """The packs that can be chosen, in the order in which they became so."""
        self._ready()
        return [self._entries[number].pack for name, number in self._numbers.items() if name == plain_name(name)]

    def number(self, name: str) -> int:
        """Of a plain name or that of a version; raises KeyError."""
        self._ready()
        return self._numbers[name]

    def pack(self, number: int) -> Pack:
        self._ready()
        return self._entries[number].pack

    def name(self, number: int) -> str:
        """What leads back to the number's version: its plain name, as long as that means it, or the version's own."""
        self._ready()
        entry = self._entries[number]
        meant = self._numbers.get(entry.pack.name)
        if entry.exact or meant is None or self._entries[meant].pack is not entry.pack:
            return entry.pack.version
        return entry.pack.name

    def knows(self, name: object) -> bool:
        self._ready()
        return isinstance(name, str) and name in self._numbers

    def weight(self) -> int:
        """Letters in the files of all versions."""
        return sum(len(text) for entry in self._entries if entry.exact for text in entry.pack.files.values())

    def names(self) -> list[str]:
        """Of every number."""
        self._ready()
        return [self.name(number) for number in range(len(self._entries))]


_registry = Registry()


def pack(name: str) -> Pack:
    """The known pack of that name, or the known version; raises KeyError if there is none."""
    return _registry.pack(_registry.number(name))


def pack_at(index: int) -> Pack:
    """The pack that a state means by a number."""
    return _registry.pack(index)


def pack_name(index: int) -> str:
    """What `pack` would have to be told to find it: a plain name, or that of a version which the name means no more."""
    return _registry.name(index)


def newest(name: str) -> str:
    """The name of the version that a pack's name means now, given that or the name of a version. Of a pack whose name
    means nothing any more, that version. Raises KeyError if that isn't known either."""
    plain = plain_name(name)
    return pack(plain if _registry.knows(plain) else name).version


def is_known(name: str) -> bool:
    """Whether there is a pack of that name, or that version of one."""
    return _registry.knows(name)


def weight() -> int:
    """Letters in all packs and versions that are known."""
    return _registry.weight()


def packs() -> list[Pack]:
    """Those that can be chosen, by their plain names."""
    return _registry.offered()


class Added(NamedTuple):
    """What came of adding the packs of a folder."""

    packs: tuple[Pack, ...]
    broken: dict[str, list[Fault]]
    """Those that were left out, by their folders' names, with what is wrong with them."""


def add_packs(folder: Path) -> Added:
    """Make the packs known that are folders in this one. One that is faulty, or has the name of a known pack, is left
    out. Raises OSError if the folder can't be read."""
    found: list[Pack] = []
    broken: dict[str, list[Fault]] = {}
    for place in sorted(path for path in folder.iterdir() if (path / MANIFEST).is_file()):
        try:
            new = read_pack(place)
        except BrokenPack as error:
            broken[place.name] = error.faults
            continue
        if _registry.knows(new.name):
            broken[place.name] = [Fault(place / MANIFEST, 1, "known-already", (("value", new.name),))]
            continue
        found.append(add_pack(new))
    return Added(tuple(found), broken)


def add_pack(new: Pack) -> Pack:
    """Make a pack known, in the place of one of the same name; returns it. Games that have begun keep the tasks that
    they began with."""
    _registry.offer(new)
    return new


def keep_version(old: Pack) -> None:
    """Make one version of a pack known, for games that were dealt with it; its plain name means what it meant."""
    _registry.keep(old)


def remove_pack(name: str) -> None:
    """Let a pack be known no longer, except to games that have begun."""
    _registry.withdraw(name)


class KnownPacks(Sequence[str]):
    """What can be said for the option `pack`: the names of known packs and versions, always as they are now. A state
    keeps an index into it."""

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        return _registry.names()[index] if isinstance(index, slice) else _registry.name(index)

    def __len__(self) -> int:
        return len(_registry.names())

    def __iter__(self) -> Iterator[str]:
        return iter(_registry.names())

    def __contains__(self, name: object) -> bool:
        return _registry.knows(name)

    def index(self, value: str, start: int = 0, stop: int | None = None) -> int:
        """The number that a name means now; raises ValueError for one that isn't known."""
        if not _registry.knows(value):
            raise ValueError(f"no task pack {value!r}")
        return _registry.number(value)
