"""The state of a game of LINK: everything, hidden or not. Only rules, `observe` and bug reports read it."""

from __future__ import annotations

from typing import Protocol

from gongenial.core.records import layout
from gongenial.games.gong.joker import QuestionState
from gongenial.games.gong.stock import PileState


class LinkState(PileState, QuestionState, Protocol):
    """A set of seats has bit k for seat k; a flag is 0 or 1."""

    top: int
    """The card to match, always the topmost of the pile; NOTHING while no family card lies in the pile (L2)."""
    acted: int
    """The turn player has acted in this turn: a debt from before has lapsed (L9)."""
    drew: int
    """The turn player has drawn in this turn (L5)."""
    drawn: int
    """The card just drawn, the only one that may be played; NOTHING when there is none such."""
    owes: int
    """Seats with one card that have not said GONG (L7)."""
    catchable: int
    """Those among them for whom another may say it (L8)."""
    cried: int
    """Seats that have paid for a false call in this turn (L10)."""
    passes: int
    """Turns in a row passed with nothing to draw (L12)."""
    turns: int
    """Turns that are over."""

    jokers: int
    hand_size: int
    draw_when_able: int
    false_call_penalty: int


STATE = layout(LinkState)
