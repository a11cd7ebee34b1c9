"""Why an action of FIGHT is not legal: from what the seat itself may know, never from a hidden card (H1)."""

from __future__ import annotations

from gongenial.core.bits import each
from gongenial.core.errors import IllegalAction, Reason
from gongenial.core.records import Records
from gongenial.games.gong.cards import CARD_TEXTS
from gongenial.games.gong.fight.actions import (
    ACCEPT,
    AT,
    CANCEL,
    DRAW,
    GUESS_NUMBER_IS,
    HIGH,
    JOKER_CARD,
    JOKER_ON,
    ONE,
    PASS,
    SIGN,
    TWO,
)
from gongenial.games.gong.fight.asks import ASK_CHOICE, ASK_DUEL, ASK_GIVE, ASK_LAYDOWN, ASK_NOTHING, ASK_PLAYER
from gongenial.games.gong.fight.faults import ENDS
from gongenial.games.gong.fight.notation import TEXTS
from gongenial.games.gong.fight.rules import cards_open, others_open
from gongenial.games.gong.fight.state import FightState
from gongenial.games.gong.refusing import Why, about_question, no_joker, not_your_turn, out_of_game, wrong_target

_ASKED_FOR = {
    ASK_PLAYER: "another player, as in at 2",
    ASK_GIVE: "a card of one's own to give",
    ASK_LAYDOWN: "a card of one's own to lay down",
    ASK_CHOICE: "one of two",
    ASK_DUEL: "a choice in the duel",
}


def tries(states: Records, i: int, seat: int, code: int) -> bool:
    """Nothing is accepted that is not listed."""
    return False


def possible(s: FightState, seat: int) -> str:
    """The seat's legal actions in words, for the end of a message."""
    codes = [*each(cards_open(s, seat)), *(HIGH + bit for bit in each(others_open(s, seat)))]
    return "Possible now: " + ", ".join(TEXTS[code] for code in codes) + "." if codes else "Nothing is possible now."


def refusal(states: Records, i: int, seat: int, code: int) -> IllegalAction:
    """The reason why the seat may not take this action now."""
    s: FightState = states[i]
    reason, rule, why = _general(s, seat, code) or (
        _in_turn(s, seat, code) if s.ask == ASK_NOTHING else _in_task(s, seat, code)
    )
    return IllegalAction(reason, rule, f"Seat {seat} can't {_tried(code)}: {why}. {possible(s, seat)}")


def _tried(code: int) -> str:
    if code < 0:
        return "leave"
    if JOKER_ON <= code < CANCEL:
        return f"play a joker on seat {code - JOKER_ON}"
    if AT <= code < SIGN:
        return f"choose seat {code - AT}"
    if code <= JOKER_CARD or SIGN <= code < GUESS_NUMBER_IS or code in (ONE, TWO):
        return f"choose {TEXTS[code]}"
    return TEXTS[code]


def _general(s: FightState, seat: int, code: int) -> Why | None:
    """Reasons that hold whatever the action is."""
    return out_of_game(s, seat, ENDS) or about_question(s, seat, code in (CANCEL, ACCEPT))


def _in_turn(s: FightState, seat: int, code: int) -> Why:
    """Reasons before the task."""
    if why := not_your_turn(s, seat):
        return why
    if code == PASS:
        return Reason.MUST_DRAW, "T1", "whoever has the turn turns up a card"
    if not JOKER_ON <= code < CANCEL:
        return Reason.NO_TASK, "T1", "there is no task that asks for it: a card is turned up first"
    return no_joker(s, seat) or wrong_target(seat, code - JOKER_ON, "J1", "a joker is played on")


def _in_task(s: FightState, seat: int, code: int) -> Why:
    """Reasons while a task waits for choices."""
    if not s.asked >> seat & 1:
        if s.ready >> seat & 1:
            return Reason.CHOSEN_ALREADY, "T9", "its choice is in, and stays as it is"
        return Reason.OTHERS_CHOOSE, "T4", "the task waits for another player"
    if code in (DRAW, PASS) or JOKER_ON <= code < CANCEL:
        return Reason.TASK_FIRST, "T1", "the task is done first"
    if code <= JOKER_CARD and cards_open(s, seat):
        return Reason.NOT_IN_HAND, "T4", f"{CARD_TEXTS[code]} is not in that hand"
    if s.ask == ASK_PLAYER and AT <= code < SIGN:
        return wrong_target(seat, code - AT, "T4", "the task is about")
    return Reason.WRONG_CHOICE, "T4", f"the task asks for {_ASKED_FOR[int(s.ask)]}"
