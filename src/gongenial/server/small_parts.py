"""What the build made of the small pages' script and styles: their addresses change with their contents."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gongenial.server.build import Build

MANIFEST = ".vite/manifest.json"
ENTRY = "src/cards/main.ts"


@dataclass(frozen=True)
class SmallParts:
    """The parts of a small page. Without a build there are none, and the pages can be read all the same."""

    mark: str = ""
    """The build that they are of (B54)."""
    scripts: tuple[str, ...] = ()
    """Addresses; the first is the one to run, the others are what it imports."""
    style: str = ""
    """Small enough to stand in the page itself, which then needs nothing else to be shown."""
    pictures: str = "0"
    """The version of the card pictures, part of their addresses."""


def small_parts(build: Build, pictures: Path) -> SmallParts:
    """The parts that a build has."""
    listed = build.read(MANIFEST)
    if listed is None:
        return SmallParts()
    manifest: dict[str, Any] = json.loads(listed)
    needed = [manifest[ENTRY]]
    for part in needed:
        needed += [found for name in part.get("imports", ()) if (found := manifest[name]) not in needed]
    styles = [build.read(name) or b"" for part in needed for name in part.get("css", ())]
    version = (pictures / ".stamp").read_text("utf-8").strip()[:12]
    scripts = tuple(f"/{part['file']}" for part in needed)
    return SmallParts(build.mark, scripts, b"".join(styles).decode().strip(), version)
