"""The mildest legal choice: what the turn clock does for a player, and what a failing bot falls back on."""

from __future__ import annotations

from collections.abc import Iterable

CALL = "gong"


def is_call(action: str) -> bool:
    """Saying GONG for oneself, or for another."""
    return action == CALL or is_catch(action)


def is_catch(action: str) -> bool:
    return action.startswith(f"{CALL}!")


def mildest(legal: Iterable[str]) -> str:
    """A question (J4) is answered "no" (X2). A turn ends with `pass` where that is open; else a family card is
    played, else one is drawn (B48). A joker only goes if nothing else is left."""
    turn = [action for action in legal if not is_call(action)]
    for wanted in ("accept", "pass"):
        if wanted in turn:
            return wanted
    cards = [action for action in turn if action != "draw" and ">" not in action]
    return min(cards or [action for action in turn if action == "draw"] or turn)
