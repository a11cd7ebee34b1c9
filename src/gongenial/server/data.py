"""The folder where the server keeps everything: its key, and the database."""

from __future__ import annotations

import tempfile
from pathlib import Path

DATABASE = "gongenial.sqlite3"
PACKS = "packs"
"""A folder in it: task packs of one's own."""


def open_data(folder: Path) -> None:
    """Make the folder if need be. Raises OSError unless the server can write there: better now than at the first
    move."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as probe:
        probe.write(b"x")
        probe.flush()
    database = folder / DATABASE
    if database.exists():
        with database.open("r+b"):
            pass
