"""Opponents. They get views only: what they do can't depend on what their seat may not see (H1)."""

from __future__ import annotations

from gongenial.bots.bot import Bot, warm_up
from gongenial.bots.mind import Reaction
from gongenial.core.levels import LEVELS, Level

__all__ = ["LEVELS", "Bot", "Level", "Reaction", "warm_up"]
