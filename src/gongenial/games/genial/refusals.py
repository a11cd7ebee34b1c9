"""Why an action of the collecting game is not legal. Everything that decides lies open, so any of it may be said."""

from __future__ import annotations

from gongenial.core.contract import NOTHING
from gongenial.core.errors import IllegalAction, Reason
from gongenial.core.records import Records
from gongenial.games.genial.actions import DRAW, TAKE
from gongenial.games.genial.counts import fewest
from gongenial.games.genial.notation import TEXTS
from gongenial.games.genial.rules import LEFT, LIMIT, OFF, RESERVE_EMPTY, WON, moves_of
from gongenial.games.genial.state import GenialState
from gongenial.games.genial.tokens import LETTERS

ENDS = {WON: "C14", LIMIT: "X1", RESERVE_EMPTY: "C16", LEFT: "X2"}
"""The rule that ended the game, by its Termination's code."""


def tries(states: Records, i: int, seat: int, code: int) -> bool:
    """Every action that is accepted is listed."""
    return False


def refusal(states: Records, i: int, seat: int, code: int) -> IllegalAction:
    """The reason why the seat may not take this action now."""
    s: GenialState = states[i]
    tried = "leave" if code < 0 else ("draw", "take", "make the alternative move")[code]
    reason, rule, why = _general(s, seat) or _particular(s, code)
    return IllegalAction(reason, rule, f"Seat {seat} can't {tried}: {why}. {possible(s, seat)}")


def possible(s: GenialState, seat: int) -> str:
    """The seat's legal actions in words, for the end of a message."""
    moves = moves_of(s, seat)
    texts = [text for code, text in enumerate(TEXTS) if moves >> code & 1]
    return f"Possible now: {', '.join(texts)}." if texts else "Nothing is possible now."


Why = tuple[Reason, str, str]


def _general(s: GenialState, seat: int) -> Why | None:
    """Reasons that hold whatever the action is."""
    if s.over:
        return Reason.GAME_OVER, ENDS[int(s.over)], "the game is over"
    if s.removed >> seat & 1:
        return Reason.SEAT_LEFT, "X2", "that seat has left the game"
    if seat != s.turn:
        return Reason.NOT_YOUR_TURN, "C3", f"it is seat {s.turn}'s turn"
    return None


def _particular(s: GenialState, code: int) -> Why:
    """Reasons of the turn player."""
    if code == DRAW:
        if s.zone:
            return Reason.MUST_TAKE, "C16", "the reserve is empty, so the success must be taken"
        return Reason.RESERVE_EMPTY, "C16", "the reserve is empty"
    if code == TAKE:
        return Reason.NO_SUCCESS, "C8", "one takes after a success only, and nothing lies in the zone"
    if s.in_bonus:
        return Reason.MUST_DRAW, "C10", "a bonus turn begins with a draw"
    if s.alternative_move == OFF:
        return Reason.NO_ALTERNATIVE, "C13", "this table plays without it"
    if s.zone:
        return Reason.NO_ALTERNATIVE, "C13", "it is made instead of the turn's first draw"
    colour = fewest(s.collections[s.turn], s.colours)
    if colour == NOTHING:
        return Reason.NO_ALTERNATIVE, "C12", "there is no colour of which that seat has fewer than of every other"
    return Reason.NO_ALTERNATIVE, "C12", f"it has fewest of {LETTERS[colour]}, which is not in the centre"
