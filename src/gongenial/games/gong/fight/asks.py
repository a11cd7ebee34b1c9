"""What a task can wait for, the values of `ask` in states and views; and those of `chosen` when nobody is."""

from __future__ import annotations

ASK_NOTHING, ASK_PLAYER, ASK_GIVE, ASK_LAYDOWN, ASK_CHOICE, ASK_DUEL = range(6)

NOT_YET, GONE = -1, -2
"""Nobody has been chosen yet; whoever was has left."""

DISCARD, HAND = 0, 1
"""Values of `shown_card` (T6)."""
