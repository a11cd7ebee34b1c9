"""What an action has done, noted by the rules while they do it: pairs of numbers in the state.

What: kind * 64 + a * 8 + b, with seats a and b. Which: a set of cards, or a number.
"""

from __future__ import annotations

from gongenial.core.jit import kernel
from gongenial.games.gong.fight.state import LOG, LogState

SHOWN, TASK, DREW, GAVE, PUT_DOWN, LOOKED = 0, 1, 2, 3, 4, 5
REVEALED, WON_DUEL, SKIPPED, PLAYS_AGAIN = 6, 7, 8, 9
RESHUFFLED, EXCHANGED, ASKED = 10, 11, 12


@kernel
def note(s: LogState, kind: int, a: int, b: int, which: int) -> None:
    """Note that something happened."""
    if s.log_size < LOG:
        s.log[s.log_size] = kind * 64 + a * 8 + b
        s.log[s.log_size + 1] = which
        s.log_size += 2
