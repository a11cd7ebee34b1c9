"""Checking an action of the game at a live table: is it still meant for what is there, and may it be done now?"""

from __future__ import annotations

import gongenial as gg
from gongenial.table import evolve
from gongenial.table.calls import Calls
from gongenial.table.defaults import is_call, is_catch
from gongenial.table.refused import Refused
from gongenial.table.steps import Row, State


def check_action(
    state: State, calls: Calls, seat: int, action: str, now: float, *, seen: int, auto: bool, held: bool
) -> tuple[State, Row] | None:
    """The next state and its row; None if the action is a call that waits for the question's end. Raises Refused.
    A `held` call has waited: it came before any pause that its presser has earned since."""
    action = _one_spelling(state.roster.game, action)
    if state.position is None:
        raise Refused("wrong-stage", "No game is running.")
    if state.roster.stage != "playing":
        raise Refused("game-over", "The game is over.")
    if not is_call(action) and not state.turned_for(seat) <= seen <= state.shown:
        raise Refused("stale", "The game has gone on since; look again.")
    if not held:
        calls.check(seat, action, now)
    if state.asked is not None:
        if seat == state.asked and not is_call(action):
            return _answer(state, seat, action)
        if _is_right(state.position, seat, action):
            calls.hold(seat, action)
            return None
    try:
        changed, row = evolve.moved(state, seat, action, auto=auto)
    except gg.IllegalAction as refusal:
        calls.missed(seat, action, now)
        raise Refused(f"illegal-{refusal.reason}", str(refusal), refusal.rule) from None
    if calls.lost_race(action, now) and not _is_right(state.position, seat, action):
        # whoever is second in a race, or taps twice, has made no false call
        raise Refused("illegal-owes-nothing", "That call has been settled already.", "L10")
    return changed, row


def _one_spelling(game: str, action: str) -> str:
    """The notation reads an action in many spellings; which of them was sent must decide nothing."""
    try:
        return str(gg.parse(game, action))
    except gg.InvalidAction as error:
        raise Refused("bad-message", str(error)) from None


def _answer(state: State, seat: int, action: str) -> tuple[State, Row]:
    """Kept until its moment; it can't be changed any more (J4)."""
    if state.answer is not None:
        raise Refused("answered", "You have answered already.", "J4")
    try:
        evolve.moved(state, seat, action, auto=False)
    except gg.IllegalAction as refusal:
        raise Refused(f"illegal-{refusal.reason}", str(refusal), refusal.rule) from None
    return evolve.answered(state, seat, action)


def _is_right(position: gg.Position, seat: int, action: str) -> bool:
    """Whether a call would count but for the open question (J4)."""
    if not is_call(action):
        return False
    shown = position.view(None).to_dict()
    if is_catch(action):
        target = action.rpartition("!")[2]
        return target != str(seat) and any(str(owing) == target for owing in shown["catchable"])
    return seat in shown["owes"]
