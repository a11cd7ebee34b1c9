"""The files of a task pack out of a ZIP file that somebody has sent."""

from __future__ import annotations

import io
import re
import zipfile
import zlib
from pathlib import PurePosixPath

from gongenial.tasks.check import MOST_BYTES
from gongenial.tasks.pack import ENCODING, MANIFEST

MOST_ENTRIES = 200
"""Entries that are looked at; a pack needs two, and some programs add what nobody sees."""
TEXTS = re.compile(r"[a-z]{2,3}\.ftl")
PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""The ways that programs pack files. Others are unpacked whole before anybody sees how much that is: a few hundred
bytes fill the memory."""


class NoPack(ValueError):
    """There is no pack in it; `key` is the text that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def unpacked(data: bytes) -> dict[str, str]:
    """Text by file name: of `pack.toml`, and of the texts that lie beside it. Raises NoPack.

    It reads no more than a pack may have, however much the entries claim or turn out to hold.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = archive.infolist()
            if len(entries) > MOST_ENTRIES:
                raise NoPack("zip-too-large")
            wanted = _wanted([entry.filename for entry in entries if not entry.is_dir()])
            files, room = {}, MOST_BYTES
            for name, path in wanted.items():
                if archive.getinfo(path).compress_type not in PACKINGS:
                    raise NoPack("zip-unreadable")
                with archive.open(path) as entry:
                    raw = entry.read(room + 1)
                room -= len(raw)
                if room < 0:
                    raise NoPack("zip-too-large")
                files[name] = raw.decode(ENCODING, "replace")
            return files
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, RuntimeError, NotImplementedError, ValueError) as error:
        if isinstance(error, NoPack):
            raise
        raise NoPack("zip-unreadable") from None  # damaged, locked with a password, or packed in a strange way


def _wanted(paths: list[str]) -> dict[str, str]:
    """Path by file name: of the uppermost `pack.toml`, and of the texts in its folder."""
    lists = [PurePosixPath(path) for path in paths if PurePosixPath(path).name == MANIFEST]
    if not lists:
        raise NoPack("zip-without-pack")
    top = min(lists, key=lambda path: (len(path.parts), str(path)))
    beside = {PurePosixPath(path).name: path for path in paths if PurePosixPath(path).parent == top.parent}
    return {name: path for name, path in beside.items() if name == MANIFEST or TEXTS.fullmatch(name)}
