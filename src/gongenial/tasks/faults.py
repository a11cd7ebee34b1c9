"""What is wrong with a task pack: the file, the line, and plain words in the languages of the command line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gongenial.core.errors import GongenialError
from gongenial.i18n import text

MOST_NAMED = 60
"""Letters of such a name."""


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong."""

    file: Path
    line: int
    """From 1."""
    key: str
    """Which fault it is: its text is `pack-fault-` and this."""
    arguments: tuple[tuple[str, str | int], ...] = ()
    """What the text names."""

    def said(self, language: str = "en") -> str:
        """The fault in plain words."""
        return text(language, f"pack-fault-{self.key}", **dict(self.arguments))

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.said()}"


def brief(name: str) -> str:
    """A name that somebody made up, as a message repeats it."""
    return name if len(name) <= MOST_NAMED else f"{name[:MOST_NAMED]}..."


class BrokenPack(GongenialError):
    """A task pack that can't be used."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = faults
        """Everything wrong with it, by file and line."""
