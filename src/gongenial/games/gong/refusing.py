"""Why an action is not legal, as far as the variants have it in common: the end, leavers, the joker's question."""

from __future__ import annotations

from collections.abc import Mapping

from gongenial.core.errors import Reason
from gongenial.games.gong.cards import JOKERS
from gongenial.games.gong.joker import QuestionState
from gongenial.games.gong.stock import HandState

Why = tuple[Reason, str, str]
"""The reason, the rule that decides, and the explanation in words."""


def out_of_game(s: QuestionState, seat: int, ends: Mapping[int, str]) -> Why | None:
    """The game is over, by a rule that `ends` tells, or the seat has left it."""
    if s.over:
        return Reason.GAME_OVER, ends[int(s.over)], "the game is over"
    if s.removed >> seat & 1:
        return Reason.SEAT_LEFT, "X2", "that seat has left the game"
    return None


def about_question(s: QuestionState, seat: int, answering: bool) -> Why | None:
    """A joker's question waits for its answer, or there is none to answer (J4)."""
    if s.target >= 0 and (seat != s.target or not answering):
        return Reason.QUESTION_OPEN, "J4", f"seat {s.target} is being asked whether it cancels the joker"
    if not answering:
        return None
    if s.target < 0:
        return Reason.NO_QUESTION, "J4", "no joker is being played on that seat"
    return Reason.NO_JOKER, "J4", "a joker is cancelled with a joker only"


def not_your_turn(s: QuestionState, seat: int) -> Why | None:
    """It is somebody else's turn."""
    return None if seat == s.turn else (Reason.NOT_YOUR_TURN, "G7", f"it is seat {s.turn}'s turn")


def no_joker(s: HandState, seat: int) -> Why | None:
    """A joker is played only by whoever has one."""
    return None if s.hands[seat] & JOKERS else (Reason.NO_JOKER, "J1", "there is no joker in that hand")


def wrong_target(seat: int, target: int, rule: str, what: str) -> Why:
    """Another player is meant, and one who is there."""
    if target == seat:
        return Reason.TARGET_SELF, rule, f"{what} another player"
    return Reason.TARGET_LEFT, rule, "there is no such player"
