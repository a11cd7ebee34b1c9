"""Why an action of FAMILY is not legal: from what the seat itself may know, never from a hidden card (H1)."""

from __future__ import annotations

import numpy as np

from gongenial.core.bits import each
from gongenial.core.errors import IllegalAction, Reason
from gongenial.core.records import Records
from gongenial.games.gong.cards import CARD_TEXTS, card_texts
from gongenial.games.gong.family.actions import ACCEPT, ACTIONS, CANCEL, CARDS, DRAW, JOKER_ON
from gongenial.games.gong.family.families import askable
from gongenial.games.gong.family.kernels import legal
from gongenial.games.gong.family.notation import TEXTS
from gongenial.games.gong.family.rules import LEFT, LIMIT, STUCK, WON, can_ask, with_cards
from gongenial.games.gong.family.state import FamilyState
from gongenial.games.gong.refusing import Why, about_question, no_joker, not_your_turn, out_of_game, wrong_target

ENDS = {WON: "F9", STUCK: "X1", LIMIT: "X1", LEFT: "X2"}
"""The rule that ended the game, by its Termination's code."""


def tries(states: Records, i: int, seat: int, code: int) -> bool:
    """No action is accepted here that isn't listed."""
    return False


def possible(states: Records, i: int, seat: int) -> str:
    """The seat's legal actions in words, for the end of a message; questions are too many to name each."""
    s: FamilyState = states[i]
    out = np.zeros(ACTIONS, dtype=np.int64)
    codes = [int(code) for code in out[: legal(states, i, seat, out)]]
    if not codes:
        return "Nothing is possible now."
    texts = [TEXTS[code] for code in codes if code >= JOKER_ON]
    if codes[0] < JOKER_ON:
        seats = " or ".join(str(other) for other in each(with_cards(s, seat)))
        texts.insert(0, f"ask seat {seats} for one of {' '.join(card_texts(askable(s.hands[seat])))}")
    return f"Possible now: {', '.join(texts)}."


def refusal(states: Records, i: int, seat: int, code: int) -> IllegalAction:
    """The reason why the seat may not take this action now."""
    s: FamilyState = states[i]
    reason, rule, why = (
        out_of_game(s, seat, ENDS)
        or about_question(s, seat, code in (CANCEL, ACCEPT))
        or not_your_turn(s, seat)
        or _particular(s, seat, code)
    )
    return IllegalAction(reason, rule, f"Seat {seat} can't {_tried(code)}: {why}. {possible(states, i, seat)}")


def _tried(code: int) -> str:
    if code < 0:
        return "leave"
    if code < JOKER_ON:
        return f"ask seat {code // CARDS} for {CARD_TEXTS[code % CARDS]}"
    return f"play a joker on seat {code - JOKER_ON}" if code < CANCEL else TEXTS[code]


def _particular(s: FamilyState, seat: int, code: int) -> Why:
    """Reasons of the turn player."""
    if code < JOKER_ON:
        return _question(s, seat, code // CARDS, code % CARDS)
    if code < CANCEL:
        return no_joker(s, seat) or wrong_target(seat, code - JOKER_ON, "J1", "a joker is played on")
    if can_ask(s, seat):
        return Reason.MUST_ASK, "F11", "whoever can ask for a card asks"
    if code == DRAW:
        return Reason.NOTHING_TO_DRAW, "F11", "there is no card left to draw"
    return Reason.DRAW_FIRST, "F11", "whoever can't ask draws a card"


def _question(s: FamilyState, seat: int, asked: int, card: int) -> Why:
    if asked == seat or asked >= s.players or s.removed >> asked & 1:
        return wrong_target(seat, asked, "F1", "one asks")
    if s.hands[seat] >> card & 1:
        return Reason.OWN_CARD, "F2", "that card is in the own hand"
    if not s.hands[seat] >> card // 6 * 6 & 63:
        return Reason.NO_FAMILY, "F2", "whoever asks for a card holds another one of its family"
    return Reason.TARGET_EMPTY, "F1", f"seat {asked} has no cards"
