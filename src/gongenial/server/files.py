"""The built page and the pictures: bytes with their headers, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

IMMUTABLE = "public, max-age=31536000, immutable"
"""For files whose address changes with their content."""
REVALIDATE = "no-cache"
"""Kept, but asked after each time; an unchanged one costs no body."""
OWN = "private, no-cache"
"""The same, but only in the browser itself: a cache on the way would hand one visitor's cookie to the next."""
NO_STORE = {"cache-control": "no-store"}
"""Headers of an answer that is true only now, or only for whoever has asked."""

_COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")
_MORE_TYPES = {".webp": "image/webp", ".woff2": "font/woff2", ".js": "text/javascript", ".svg": "image/svg+xml"}


@dataclass(frozen=True)
class Served:
    """One file, ready to be sent."""

    media_type: str
    etag: str
    plain: bytes
    gzip: bytes | None
    brotli: bytes | None
    """As the build left it beside the file, if it did."""

    def encoded(self, accept_encoding: str) -> tuple[bytes, str | None]:
        """The smallest body that the browser takes, and its encoding."""
        accepted = {part.split(";")[0].strip() for part in accept_encoding.split(",")}
        if self.brotli is not None and "br" in accepted:
            return self.brotli, "br"
        if self.gzip is not None and "gzip" in accepted:
            return self.gzip, "gzip"
        return self.plain, None


class Folder:
    """The files of one folder. They are read when first asked for, and again when they have changed on the disk."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._served: dict[Path, tuple[int, Served]] = {}

    def find(self, name: str) -> Served | None:
        """None if there is no such file in the folder."""
        parts = sound_name(name)
        if parts is None:
            return None
        path = self._root.joinpath(*parts)
        try:
            if not self._lists(parts):
                return None
            changed = path.stat().st_mtime_ns
            kept = self._served.get(path)
            if kept is None or kept[0] != changed:
                kept = self._served[path] = (changed, _read(path))
        except (OSError, ValueError):
            return None
        return kept[1]

    def _lists(self, parts: tuple[str, ...]) -> bool:
        """Whether the disk spells the name just so: some disks find `APP.JS` where there is `app.js`, and each
        spelling would be kept."""
        folder = self._root
        for part in parts:
            if all(entry.name != part for entry in folder.iterdir()):
                return False
            folder /= part
        return True


def sound_name(name: str) -> tuple[str, ...] | None:
    """The parts of a file's name; None for one that could lead out of its folder, or to hidden files. A colon would on
    Windows: it names a drive."""
    parts = PurePosixPath(name.strip("/")).parts
    if not parts or any(part.startswith(".") or set(part) & {"\\", ":", "\0"} for part in parts):
        return None
    return parts


def _read(path: Path) -> Served:
    beside = path.with_name(path.name + ".br")
    return packed(path.name, path.read_bytes(), beside.read_bytes() if beside.is_file() else None)


def packed(name: str, plain: bytes, brotli: bytes | None) -> Served:
    """A file's content, with what the headers say of it."""
    suffix = PurePosixPath(name).suffix
    media_type = _MORE_TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    small = gzip.compress(plain, 9, mtime=0) if media_type.startswith(_COMPRESSIBLE) and len(plain) > 500 else None
    return Served(
        media_type,
        f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
        plain,
        small if small is not None and len(small) < len(plain) else None,
        brotli,
    )
