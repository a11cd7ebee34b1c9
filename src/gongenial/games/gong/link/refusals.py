"""Why an action of LINK is not legal: from what the seat itself may know, never from a hidden card (H1)."""

from __future__ import annotations

from gongenial.core.contract import NOTHING
from gongenial.core.errors import IllegalAction, Reason
from gongenial.core.records import Records
from gongenial.games.gong.cards import CARD_TEXTS, JOKER, card_texts
from gongenial.games.gong.ending import BLOCKED, LEFT, LIMIT, WON
from gongenial.games.gong.link.actions import ACCEPT, CANCEL, DRAW, GONG, GONG_FOR, JOKER_ON, PASS, SILENT
from gongenial.games.gong.link.notation import TEXTS
from gongenial.games.gong.link.rules import matching, others, plays
from gongenial.games.gong.link.state import LinkState
from gongenial.games.gong.refusing import Why, about_question, no_joker, not_your_turn, out_of_game, wrong_target

ENDS = {WON: "L6", BLOCKED: "L12", LIMIT: "X1", LEFT: "X2"}
"""The rule that ended the game, by its Termination's code."""


def tries(states: Records, i: int, seat: int, code: int) -> bool:
    """Whether a call that is never listed is accepted all the same: a false call under its option, once a turn
    (L10)."""
    s: LinkState = states[i]
    owing = code - GONG_FOR
    return bool(
        GONG_FOR <= code < GONG_FOR + s.players
        and s.false_call_penalty
        and not s.over
        and s.target < 0
        and owing != seat
        and not (s.owes | s.removed) >> owing & 1
        and not (s.cried | s.removed) >> seat & 1
    )


def possible(s: LinkState, seat: int) -> str:
    """The seat's legal actions in words, for the end of a message."""
    low, high = plays(s, seat), others(s, seat)
    codes = [code for code in range(60) if low >> code & 1] + [60 + k for k in range(11) if high >> k & 1]
    return "Possible now: " + ", ".join(TEXTS[code] for code in codes) + "." if codes else "Nothing is possible now."


def refusal(states: Records, i: int, seat: int, code: int) -> IllegalAction:
    """The reason why the seat may not take this action now."""
    s: LinkState = states[i]
    tried = f"Seat {seat} can't {_tried(code)}: "
    reason, rule, why = _general(s, seat, code) or _particular(s, seat, code)
    return IllegalAction(reason, rule, f"{tried}{why}. {possible(s, seat)}")


def _tried(code: int) -> str:
    if code < 0:
        return "leave"
    if code < JOKER_ON:
        return f"play {CARD_TEXTS[code]}"
    if code < CANCEL:
        return f"play a joker on seat {code - JOKER_ON}"
    if code == GONG:
        return "say GONG"
    if code > GONG:
        return f"say GONG for seat {code - GONG_FOR}" if code < SILENT else "be silent"
    return {CANCEL: "cancel", ACCEPT: "accept", DRAW: "draw", PASS: "pass"}[code]


def _general(s: LinkState, seat: int, code: int) -> Why | None:
    """Reasons that hold whatever the action is."""
    if why := out_of_game(s, seat, ENDS) or about_question(s, seat, code in (CANCEL, ACCEPT)):
        return why
    return _call(s, seat, code) if code >= GONG else not_your_turn(s, seat)


def _call(s: LinkState, seat: int, code: int) -> Why:
    if code == GONG:
        return Reason.OWES_NOTHING, "L7", "GONG is said with exactly one card, and once"
    if code == SILENT:
        return Reason.NOT_YOUR_TURN, "L13", "silence is an answer only where seats are asked one by one"
    owing = code - GONG_FOR
    if owing >= s.players or s.removed >> owing & 1:
        return Reason.TARGET_LEFT, "L8", "there is no such player"
    if owing == seat:
        return Reason.CALL_SELF, "L8", "one says GONG for oneself with `gong`"
    if s.owes >> owing & 1:
        return Reason.TOO_EARLY, "L8", "the next player has to play first"
    if s.cried >> seat & 1:
        return Reason.CALLED_ALREADY, "L10", "that seat has paid for a false call in this turn"
    return Reason.OWES_NOTHING, "L10", f"seat {owing} owes no GONG"


def _particular(s: LinkState, seat: int, code: int) -> Why:
    """Reasons of the turn player."""
    hand = s.hands[seat]
    if code == DRAW:
        if s.drew:
            return Reason.ALREADY_DREW, "L5", "one draws once a turn at most"
        if hand & matching(s) and not s.draw_when_able:
            fitting = ", ".join(card_texts(hand & matching(s)))
            return Reason.CAN_PLAY, "L4", f"whoever can play may not draw, and {fitting} can be played"
        return Reason.NOTHING_TO_DRAW, "S2", "there is no card left to draw"
    if code == PASS:
        if hand & matching(s):
            return Reason.CAN_PLAY, "L4", "whoever can play does not pass"
        return Reason.DRAW_FIRST, "L4", "whoever can't play draws a card first"
    if code < JOKER_ON and not hand >> code & 1:
        return Reason.NOT_IN_HAND, "L3", f"{CARD_TEXTS[code]} is not in that hand"
    if code >= JOKER_ON and (why := no_joker(s, seat)):
        return why
    if s.drawn not in (NOTHING, code if code < JOKER_ON else JOKER):
        return Reason.ONLY_DRAWN_CARD, "L5", "after a draw only the drawn card may be played"
    if code < JOKER_ON:
        return Reason.NO_MATCH, "L3", f"it has neither the number nor the family of {CARD_TEXTS[s.top]}"
    return wrong_target(seat, code - JOKER_ON, "J1", "a joker is played on")
