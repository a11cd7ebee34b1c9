"""The actions of the collecting game as integers, and as members of a set."""

from __future__ import annotations

DRAW = 0
TAKE = 1
ALTERNATIVE = 2
ACTIONS = 3

HAS_DRAW, HAS_TAKE, HAS_ALTERNATIVE = (1 << code for code in (DRAW, TAKE, ALTERNATIVE))
