"""Task packs: `pack.toml` and a Fluent file for each language, in a folder or from anywhere else."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gongenial.core.records import Ints
from gongenial.tasks.faults import BrokenPack
from gongenial.tasks.naming import DIGEST, VERSION_SIGN
from gongenial.tasks.program import COLOURS, table

MANIFEST = "pack.toml"
ENCODING = "utf-8-sig"
"""Of every file of a pack: with the mark that some editors put in front, or without it."""


@dataclass(frozen=True)
class Task:
    """One task."""

    name: str
    colour: int
    """Its place in COLOURS."""
    steps: tuple[int, ...]
    """Its program; empty for a task that is only done around a real table."""
    chooses: bool
    """The turn player chooses one of two: its text has `.one` and `.two`."""

    @property
    def is_real(self) -> bool:
        """Whether it is for the card pages only."""
        return not self.steps


@dataclass(frozen=True, eq=False)
class Pack:
    """One version of a pack without faults."""

    name: str
    files: Mapping[str, str]
    """Text by file name: the list of tasks, and the texts of each language."""
    languages: tuple[str, ...]
    tasks: tuple[Task, ...]

    @cached_property
    def digest(self) -> str:
        """Tells this version from every other."""
        whole = json.dumps(self.files, sort_keys=True, ensure_ascii=False).encode()
        return hashlib.sha256(whole).hexdigest()[:DIGEST]

    @property
    def version(self) -> str:
        """The name of this version and no other, as `stars@0123456789abcdef0123`."""
        return f"{self.name}{VERSION_SIGN}{self.digest}"

    @cached_property
    def decks(self) -> tuple[tuple[Task, ...], ...]:
        """The tasks that the game itself carries out, by colour, in the pack's order (T10)."""
        return tuple(
            tuple(task for task in self.tasks if task.colour == colour and not task.is_real)
            for colour in range(len(COLOURS))
        )

    @cached_property
    def programs(self) -> tuple[Ints, Ints]:
        """What a state keeps of the pack: programs [colour, task, word], and how many tasks of each colour."""
        return table([[task.steps for task in deck] for deck in self.decks])

    def source(self, language: str) -> str:
        """The Fluent file of a language, or of the pack's first one if it doesn't speak that."""
        spoken = language if language in self.languages else self.languages[0]
        return self.files[text_file(spoken)]

    def text(self, language: str, key: str, attribute: str | None = None) -> str:
        """A text of the pack: `pack-title`, `pack-about`, `task-NAME`, and of the last the attributes `title`, `one`,
        `two`. Raises KeyError for one that there isn't."""
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(_messages(self.source(language)).get(key, "")))
        message: Any = bundle.get_message(key) if bundle.has_message(key) else None
        pattern = message and (message.attributes.get(attribute) if attribute else message.value)
        if pattern is None:
            raise KeyError(f"{key}.{attribute}" if attribute else key)
        return str(bundle.format_pattern(pattern, {})[0])


@lru_cache(16)
def _messages(source: str) -> dict[str, str]:
    """The lines of each message: to read all of a file as Fluent takes a hundred times as long as to read one of it."""
    found = re.finditer(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?: .*)?)*", source, re.MULTILINE | re.ASCII)
    return {message[1]: message[0] for message in found}


def text_file(language: str) -> str:
    """The name of the file with a language's texts."""
    return f"{language}.ftl"


def decoded(raw: bytes) -> str:
    """A file's text, its lines ended as everywhere here. Raises UnicodeDecodeError."""
    return raw.decode(ENCODING).replace("\r\n", "\n")


def tidied(text: str) -> str:
    """The same of a text that has been decoded elsewhere."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def read_pack(folder: Path) -> Pack:
    """The pack in a folder; raises BrokenPack with everything that is wrong with it."""
    from gongenial.tasks.check import check

    if faults := check(folder):
        raise BrokenPack(faults)
    manifest = decoded((folder / MANIFEST).read_bytes())
    names = [text_file(language) for language in tomllib.loads(manifest)["languages"]]
    return compiled({MANIFEST: manifest, **{name: decoded((folder / name).read_bytes()) for name in names}})


def compiled(files: Mapping[str, str]) -> Pack:
    """The pack of files in which no fault has been found; of files beyond those of its languages it keeps none."""
    from gongenial.tasks.steps import Steps

    given: dict[str, Any] = tomllib.loads(files[MANIFEST])
    tasks = [
        Task(
            name=task["name"],
            colour=COLOURS.index(task["colour"]),
            steps=() if task.get("real") else tuple(Steps(lambda *_, **__: None).compiled(task["do"])),
            chooses=any("choose" in one for one in task.get("do", ())),
        )
        for task in given["task"]
    ]
    languages = tuple(given["languages"])
    kept = {name: files[name] for name in (MANIFEST, *map(text_file, languages))}
    return Pack(given["name"], kept, languages, tuple(tasks))
