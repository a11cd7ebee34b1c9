"""Task packs of FIGHT over HTTP (T10): which there are, what is in one, and how a person adds one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gongenial.wire.codec import decode_body
from gongenial.wire.common import Strict, TaskColour

PackOrigin = Literal["program", "server", "own", "others"]
"""Where a pack is from: it comes with the program, it lies in the server's folder, or a person has added it."""
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
FileName = Annotated[str, Meta(pattern=r"^(pack\.toml|[a-z]{2,3}\.ftl)$")]
PackFiles = Annotated[Mapping[FileName, str], Meta(max_length=40)]
"""Text by file name."""


class PackInfo(Strict, frozen=True):
    """`GET /api/packs`: a pack that the reader can choose; `GET /api/packs/NAME` knows it of any pack. Its texts are in
    `GET /api/packs/NAME/LANGUAGE.ftl`."""

    name: str
    origin: PackOrigin
    languages: tuple[str, ...]
    titles: Mapping[str, str]
    """By language."""
    abouts: Mapping[str, str]
    """By language, a line about it."""
    counts: Mapping[TaskColour, int]
    """Tasks that the game draws."""
    real: int
    """Tasks that only people around a real table can do."""


class PackTask(Strict, frozen=True):
    name: str
    colour: TaskColour
    real: bool
    """Only people around a real table can do it; the game never draws it."""
    chooses: bool
    """It lets the player choose one of two, which have texts of their own."""


class PackWhole(Strict, frozen=True):
    """`GET /api/packs/NAME`: all that is in a pack but its texts."""

    info: PackInfo
    tasks: tuple[PackTask, ...]
    """In the pack's order."""
    link: str
    """The address to share, right for other devices on the network (B53)."""


class PackDraft(Strict, frozen=True):
    """`POST /api/packs` adds a pack, or puts it in the place of an older version of the sender's own; `POST
    /api/pack-checks` only looks at it."""

    files: PackFiles
    language: Language
    """Of whoever reads what is wrong with it."""
    replace: bool = False
    """The sender knows that the pack takes the place of an older version."""


class PackFault(Strict, frozen=True):
    """One thing that is wrong, in the reader's language."""

    file: str
    line: int
    """From 1."""
    text: str


class PackChecked(Strict, frozen=True):
    """The answer to a draft. It has been added if it was to be, nothing is wrong and it replaces nothing unasked."""

    name: str | None
    """What the pack is called, as far as that is known."""
    faults: tuple[PackFault, ...]
    more: int = 0
    """Faults beyond those that are told."""
    replaces: bool = False
    """The sender has a pack of this name, whose place it would take, or has taken."""
    info: PackInfo | None = None
    """What a sound pack has in it."""


class PackStart(Strict, frozen=True):
    """`POST /api/pack-starts`: a pack to begin with, as `gongenial tasks new` makes it."""

    name: Annotated[str, Meta(max_length=100)]
    language: Language


class PackSource(Strict, frozen=True):
    """The answer to that, and to `POST /api/pack-files`, whose body is a ZIP file: the files of a pack, to be edited.
    So `GET /api/packs/NAME/source.json` answers whoever has added the pack."""

    files: Mapping[str, str]
    fault: str | None = None
    """Why there are none, in the reader's language."""


_draft = msgspec.json.Decoder(PackDraft)
_start = msgspec.json.Decoder(PackStart)


def decode_draft(data: bytes) -> PackDraft:
    """The body of a request; raises BadMessage."""
    return decode_body(_draft, data, "That is no pack of tasks")


def decode_start(data: bytes) -> PackStart:
    """The body of a request; raises BadMessage."""
    return decode_body(_start, data, "That is no pack to begin with")
