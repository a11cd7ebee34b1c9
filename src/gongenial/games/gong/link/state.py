"""The state of a game of LINK: everything, hidden or not. Only rules, `observe` and bug reports read it."""

from __future__ import annotations

from gongenial.core.records import layout
from gongenial.games.gong.stock import CardState


class LinkState(CardState):
    """A set of seats has bit k for seat k; a flag is 0 or 1."""

    turn: int
    """The turn player."""
    target: int
    """The seat that is asked whether it cancels a joker (J4), NOBODY when there is no question."""
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
    removed: int
    """Seats that have left (X2)."""
    over: int
    """The Termination's code, 0 while the game goes on."""
    winners: int
    """The winning seats, empty while the game goes on."""

    jokers: int
    hand_size: int
    draw_when_able: int
    false_call_penalty: int


STATE = layout(LinkState)
