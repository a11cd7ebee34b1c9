"""The task packs of this server: those of the program and of the data folder, those that people have added, and the
versions that games were dealt with."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from gongenial.store.packs import PackStore
from gongenial.store.writer import Conflict
from gongenial.table.roster import Person
from gongenial.table.steps import Row
from gongenial.tasks import registry
from gongenial.tasks.check import check_files, name_of_pack
from gongenial.tasks.faults import Fault
from gongenial.tasks.lines import Lines
from gongenial.tasks.naming import VERSION_SIGN
from gongenial.tasks.pack import MANIFEST, Pack, compiled, tidied

log = logging.getLogger(__name__)

MOST_OWN = 20
"""Packs of one person."""
MOST_STORED = 64 * 2**20
"""Bytes of all packs and versions in the store, beyond which none is added."""
MOST_KNOWN = 128 * 2**20
"""Bytes of all packs and versions in the memory, likewise; they stay there until the server ends."""

MOST_TOLD = 20
"""Faults of one pack in the log."""


class Looked(NamedTuple):
    """What came of looking at somebody's files."""

    name: str | None
    faults: list[Fault]
    replaces: bool
    """The person has a pack of this name."""
    pack: Pack | None
    """The sound pack."""


class Full(Exception):
    """There is no room for one more; `key` is the text that says so, with how many there can be."""

    def __init__(self, key: str, most: int) -> None:
        super().__init__(key)
        self.key, self.most = key, most


class Shelf:
    """Knows who has added which pack, and adds and removes them."""

    def __init__(self, store: PackStore) -> None:
        self._store = store
        self._owners: dict[str, Person] = {}
        self._built_in: set[str] = set()
        self._lock = asyncio.Lock()
        """Packs are checked one at a time: that takes up to a second, and games go on meanwhile."""

    def load(self, folder: Path) -> None:
        """Make every pack known that can be chosen: those of the folder, if there is one, and those that people have
        added. What can't be used is left out, with a warning in the log."""
        self._built_in = {pack.name for pack in registry.packs()}
        if folder.is_dir():
            load_packs(folder)
        for offered in self._store.offered():
            try:
                pack = compiled(offered.files)
            except Exception as error:  # whatever is wrong with it, the server starts
                log.warning("the pack %s that somebody added can't be read (%s)", offered.name, type(error).__name__)
                continue
            if registry.is_known(pack.name):
                log.warning("the pack %s that somebody added is left out: another one has its name now", pack.name)
                registry.keep_version(pack)
                continue
            registry.add_pack(pack)
            self._owners[pack.name] = offered.person

    # ---------------------------------------------------------------------------------------------- finding

    def chosen_by(self, person: Person | None) -> list[Pack]:
        """The packs that everybody can choose, and those that the person has added."""
        return [pack for pack in registry.packs() if self._owners.get(pack.name, person) == person]

    def origin(self, name: str, person: Person | None) -> str:
        """Where a pack is from, as `PackOrigin` says."""
        if name in self._owners:
            return "own" if self._owners[name] == person else "others"
        return "program" if name in self._built_in else "server"

    def is_taken(self, name: str, person: Person | None) -> bool:
        """Whether a pack of that name is there already, and isn't the person's own."""
        return registry.is_known(name) and (person is None or self._owners.get(name) != person)

    async def find(self, name: str) -> Pack | None:
        """A pack, or one version of it; None if there is none of that name."""
        if registry.is_known(name):
            return registry.pack(name)
        _, sign, digest = name.partition(VERSION_SIGN)
        files = await self._store.files(digest) if sign else None
        if files is None:
            return None
        try:
            pack = await asyncio.to_thread(compiled, files)
        except Exception as error:  # written by a program that knew more
            log.error("the version %s of a pack can't be read (%s)", name, type(error).__name__)
            return None
        if pack.version != name:
            return None
        registry.keep_version(pack)
        return pack

    async def prepare(self, rows: Iterable[Row]) -> None:
        """Make the versions known that games were dealt with, so that their rows can be run again."""
        for row in rows:
            if row.kind == "start" and row.roster is not None:
                name = row.roster.options.get(row.roster.game, {}).get("pack")
                if isinstance(name, str):
                    await self.find(name)

    # ---------------------------------------------------------------------------------------------- changing

    async def look(self, files: Mapping[str, str], person: Person) -> Looked:
        """What is wrong with a pack that a person would add. Raises Full if they couldn't add one more."""
        files = {name: tidied(text) for name, text in files.items()}
        async with self._lock:
            return await self._look(files, person)

    async def add(self, files: Mapping[str, str], person: Person, *, replace: bool) -> tuple[Looked, bool]:
        """Add a sound pack; and whether that was done, which with an older version there takes `replace`. Once this
        returns, it is durable. Raises Full, or what the database raises."""
        files = {name: tidied(text) for name, text in files.items()}
        async with self._lock:
            looked = await self._look(files, person)
            if looked.pack is None or (looked.replaces and not replace):
                return looked, False
            pack = looked.pack
            if registry.weight() > MOST_KNOWN or await self._store.size() > MOST_STORED:
                raise Full("pack-shelf-full", 0)
            try:
                await self._store.add(person, pack.name, pack.digest, pack.files)
            except Conflict:  # left out when the server started, and stored all the same
                fault = await asyncio.to_thread(_taken, files, pack.name)
                return looked._replace(faults=[fault], pack=None), False
            registry.add_pack(pack)
            self._owners[pack.name] = person
            return looked, True

    async def remove(self, name: str, person: Person) -> bool:
        """Take a person's own pack away; false if they have none of that name. Games that have begun keep it."""
        async with self._lock:
            if self._owners.get(name) != person:
                return False
            await self._store.remove(person, name)
            registry.remove_pack(name)
            del self._owners[name]
            return True

    async def _look(self, files: Mapping[str, str], person: Person) -> Looked:
        faults = await asyncio.to_thread(check_files, files)
        name = await asyncio.to_thread(name_of_pack, files)
        own = name is not None and self._owners.get(name) == person
        if name is not None and self.is_taken(name, person):
            faults = [*faults, await asyncio.to_thread(_taken, files, name)]
        if not own and sum(owner == person for owner in self._owners.values()) >= MOST_OWN:
            raise Full("pack-shelf-own-full", MOST_OWN)
        pack = None if faults else await asyncio.to_thread(compiled, files)
        return Looked(name, faults, own, pack)


def _taken(files: Mapping[str, str], name: str) -> Fault:
    line = Lines(files[MANIFEST]).of("name")
    return Fault(Path(MANIFEST), line, "known-already", (("value", name),))


def load_packs(folder: Path) -> None:
    """Make the sound packs of a folder known. What is wrong with the others is told in the log."""
    try:
        broken = registry.add_packs(folder).broken
    except OSError as error:
        log.warning("the packs in %s can't be read: %s", folder, error.strerror)
        return
    for faults in broken.values():
        log.warning("a pack of tasks is left out:\n%s", "\n".join(f"  {fault}" for fault in faults[:MOST_TOLD]))
