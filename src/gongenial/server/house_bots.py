"""The bots that a server plays with unless it is told of others."""

from __future__ import annotations

from importlib import import_module, util

import gongenial as gg
from gongenial.server.settings import Bot
from gongenial.table.defaults import is_catch, mildest
from gongenial.table.roster import Level


def house_bot(level: Level, seed: int) -> Bot:
    if util.find_spec("gongenial.bots") is None:
        return MildBot()
    bot: Bot = import_module("gongenial.bots").Bot(level, seed)
    return bot


class Call:
    def __init__(self, action: gg.Action, delay: float) -> None:
        self.action = action
        self.delay = delay


class MildBot:
    """Plays the mildest legal action, says GONG for itself, and catches nobody."""

    pace = 1.2

    def choose(self, view: gg.View, legal: list[gg.Action]) -> gg.Action:
        choice = mildest(map(str, legal))
        return next(action for action in legal if str(action) == choice)

    def reaction(self, view: gg.View, legal: list[gg.Action]) -> Call | None:
        own = [action for action in legal if not is_catch(str(action))]
        return Call(own[0], 1.5) if own else None
