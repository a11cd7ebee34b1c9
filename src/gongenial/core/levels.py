"""How good a bot is."""

from __future__ import annotations

from typing import Literal, get_args

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
