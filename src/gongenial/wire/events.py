"""What happened in a game, as one reader may know it. Fields that say nothing are left out."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from gongenial.wire.common import SeatNo, Slug, Strict
from gongenial.wire.views import Colour, Tokens


class Gift(Strict, frozen=True, omit_defaults=True):
    """Cards that went from hand to hand."""

    giver: SeatNo
    taker: SeatNo
    count: int
    cards: tuple[str, ...] = ()
    """Left out where the reader may not see them."""


class Look(Strict, frozen=True, omit_defaults=True):
    """One seat looked at cards of another."""

    viewer: SeatNo
    seat: SeatNo
    count: int
    cards: tuple[str, ...] = ()
    """For the viewer only."""


class Event(Strict, frozen=True, omit_defaults=True):
    """One thing that happened, as the reader may know it."""

    seat: SeatNo
    """Who did it."""
    action: str
    """In the game's notation; `leave` for a seat that was removed (X2); `deal` at the start (then `seat` is the
    starter); `stand-in` when a bot plays on for somebody who left or was given up, `back` when they have returned.
    What is hidden from the reader shows only its kind: `card`, `sign` or `guess` (T9)."""
    drew: SeatNo | None = None
    """Who drew cards because of it (a penalty goes to the one caught)."""
    count: int = 0
    """How many they drew."""
    card: str | None = None
    """The card drawn, if the reader may see it."""
    cards: tuple[str, ...] = ()
    """The cards drawn, if the reader may see them and there are several."""
    drawn: tuple[tuple[SeatNo, int], ...] = ()
    """Several seats drew, each so many (FIGHT)."""
    reshuffled: bool = False
    """The discards were made into a new stock first (S1)."""
    exchanged: tuple[SeatNo, SeatNo] | None = None
    """Two seats exchanged their hands (J1)."""
    asked: SeatNo | None = None
    """The seat that was asked whether it cancels (J4)."""
    gave: tuple[Gift, ...] = ()
    laid: tuple[tuple[SeatNo, str], ...] = ()
    """(seat, family) that this completed (F8)."""
    put_down: tuple[tuple[SeatNo, str], ...] = ()
    """(seat, card) laid down openly by a task (FIGHT)."""
    shown: str | None = None
    """A card that everybody was shown (F5, F12, T1, T2)."""
    task: Slug | None = None
    """The task that the shown card brought."""
    looked: Look | None = None
    revealed: tuple[tuple[SeatNo, str], ...] = ()
    """The choices of a duel, once all are in (T9)."""
    duel_won: SeatNo | None = None
    """Who won it; without one it was a tie."""
    skipped: tuple[SeatNo, ...] = ()
    """Seats whose turn was skipped."""
    again: bool = False
    """The turn player plays again."""
    token: Colour | None = None
    """The token drawn (C4)."""
    fate: Literal["match", "miss", "conflict"] | None = None
    """What came of it (C5 to C7)."""
    took: Tokens = field(default_factory=dict)
    """What went into the collection (C8, C13)."""
    lined: tuple[Colour, ...] = ()
    """Colours whose line this completed: a bonus turn each (C10)."""
    returned: Tokens = field(default_factory=dict)
    """What was over and went back into the reserve (C11)."""
    bonus_lapsed: bool = False
    """A bonus turn could not draw (C16)."""
    auto: bool = False
    """The clock or a stand-in acted."""
