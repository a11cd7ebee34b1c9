"""What a server is told when it starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import gongenial as gg
from gongenial.core.levels import Level

PACKAGE = Path(__file__).parents[1]


class Reaction(Protocol):
    """A call of GONG that a bot makes up its mind to."""

    @property
    def delay(self) -> float:
        """Seconds until it says it."""
        ...

    @property
    def action(self) -> gg.Action: ...


class Bot(Protocol):
    """Whoever decides for a bot's seat. It gets views only."""

    @property
    def pace(self) -> float:
        """Seconds that it takes for an action of its turn, so that people can follow."""
        ...

    def choose(self, view: gg.View, legal: list[gg.Action]) -> gg.Action: ...

    def reaction(self, view: gg.View, legal: list[gg.Action]) -> Reaction | None: ...


@dataclass(frozen=True)
class Settings:
    data: Path
    """The folder with the database and the secret key."""
    port: int = 8000
    lan: bool = True
    """Whether other devices of the network can reach the server."""
    behind_proxy: bool = False
    """Whether to believe the headers in which a proxy tells the address that the visitor used."""
    static: Path = field(default=PACKAGE / "static")
    pictures: Path = field(default=PACKAGE / "pictures")
    make_bot: Callable[[Level, int], Bot] | None = None
    """Other bots than the package's own, for tests."""
