"""LINK one decision at a time (L13): before a turn's first action, whoever may say GONG is asked.

`asked` is the set of seats that have said nothing in this turn; it starts empty. The loop is

    seat = next_to_decide(s, asked)                   until it is NOBODY
    low, high = choices(s, asked, seat)               the two words of the actions open to it
    asked = decide(s, asked, seat, code)              one of them, carried out
"""

from __future__ import annotations

from gongenial.core.bits import first
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.joker import to_move
from gongenial.games.gong.link.actions import HAS_SILENT, SILENT
from gongenial.games.gong.link.rules import answers, callers, calls, draw_or_pass, perform, plays
from gongenial.games.gong.link.state import LinkState


@kernel
def next_to_call(s: LinkState, asked: int) -> int:
    """The seat that is asked for a call of GONG now, NOBODY if none is: clockwise from the turn player, each until it
    says nothing, and only before the turn player acts (L13)."""
    if s.owes == 0 or s.acted:
        return NOBODY
    waiting = callers(s) & ~asked
    ahead = waiting >> s.turn << s.turn
    if ahead:
        return first(ahead)
    return first(waiting) if waiting else NOBODY


@kernel
def next_to_decide(s: LinkState, asked: int) -> int:
    """The seat whose decision comes next, NOBODY when the game is over."""
    caller = next_to_call(s, asked)
    return caller if caller != NOBODY else to_move(s)


@kernel
def choices(s: LinkState, asked: int, seat: int) -> tuple[int, int]:
    """What the seat whose decision comes next may choose: calls of GONG or silence, or else what its turn offers (the
    calls that it has passed over are no longer among it)."""
    if next_to_call(s, asked) != NOBODY:
        return 0, calls(s, seat) | HAS_SILENT
    if s.target >= 0:
        return 0, answers(s, seat)
    return plays(s, seat), draw_or_pass(s)


@kernel
def decide(s: LinkState, asked: int, seat: int, code: int) -> int:
    """Carry out what the seat has chosen; returns the set of seats asked from then on."""
    if code == SILENT:
        return asked | 1 << seat
    turns = s.turns
    perform(s, seat, code)
    return asked if s.turns == turns else 0
