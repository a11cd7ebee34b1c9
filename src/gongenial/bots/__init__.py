"""Opponents. They get views only: what they do can't depend on what their seat may not see (H1)."""

from __future__ import annotations

from gongenial.bots.bot import LEVELS, Bot, Level, warm_up
from gongenial.bots.calling import Reaction

__all__ = ["LEVELS", "Bot", "Level", "Reaction", "warm_up"]
