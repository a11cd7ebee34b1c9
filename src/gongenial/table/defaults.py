"""The mildest legal choice: what the turn clock does for a player, what a leaver's open choice comes to, and what a
failing bot falls back on."""

from __future__ import annotations

from collections.abc import Iterable

CALL = "gong"
MILDEST = ("accept", "pass", "take")
"""Before anything else, in this order."""
LAST = ("draw", "alt")
"""After any other choice but a joker."""


def is_call(action: str) -> bool:
    """Saying GONG for oneself, or for another."""
    return action == CALL or is_catch(action)


def is_catch(action: str) -> bool:
    return action.startswith(f"{CALL}!")


def mildest(legal: Iterable[str]) -> str:
    """A question (J4) is answered "no" (X2). A turn ends with `pass`, or with what has been collected in safety
    (`take`), where that is open. Else, of cards, questions and a task's choices, it is the first by its text; else a
    card or token is drawn (B48). A joker only goes if nothing else is left."""
    return min((action for action in legal if not is_call(action)), key=lambda action: (_rank(action), action))


def _rank(action: str) -> int:
    if action in MILDEST:
        return MILDEST.index(action)
    if action in LAST:
        return len(MILDEST) + 1 + LAST.index(action)
    return len(MILDEST) + (len(LAST) + 1 if ">" in action else 0)
