"""The games that there are, and the position that scripts, tests and the server hold."""

from __future__ import annotations

from gongenial.core.contract import GameSpec
from gongenial.core.errors import InvalidOption, written
from gongenial.games.genial.spec import GENIAL
from gongenial.games.gong.family.spec import FAMILY
from gongenial.games.gong.fight.spec import FIGHT
from gongenial.games.gong.link.spec import LINK

GAMES: dict[str, GameSpec] = {spec.name: spec for spec in (LINK, FAMILY, FIGHT, GENIAL)}
"""Every game by its name."""


def game_spec(name: object) -> GameSpec:
    """The game of that name, each variant of GONG being one (G5); raises InvalidOption for a name that there isn't."""
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidOption(f"There is no game {written(name)}: there is {', '.join(GAMES)}.")
    return GAMES[name]
