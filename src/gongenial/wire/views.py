"""The view of each game: all that one seat, or a spectator, may know of it. Cards are `NB4`, a joker is `JK`."""

from __future__ import annotations

from typing import Literal

from gongenial.wire.common import SeatNo, Slug, Strict
from gongenial.wire.options import FamilyOptions, FightOptions, GenialOptions, LinkOptions


class Known(Strict, frozen=True):
    """What the reader could have remembered of one seat's hand."""

    holds: tuple[str, ...]
    lacks: tuple[str, ...]


class LinkView(Strict, frozen=True, tag="link", tag_field="game"):
    """All that one seat (or a spectator) may know of a game of LINK."""

    seat: SeatNo | None
    players: int
    turn: SeatNo
    hand: tuple[str, ...]
    """Own cards, sorted by family and number; empty for a spectator."""
    counts: tuple[int, ...]
    """Cards in each seat's hand."""
    stock: int
    pile: tuple[str, ...]
    """The discards, top first."""
    top: str | None
    """The card to match; None while no family card lies in the pile (L2)."""
    drew: bool
    """The turn player has drawn this turn."""
    drawn: str | None
    """The card that the reader has just drawn and may still play."""
    joker: tuple[SeatNo, SeatNo] | None
    """(by, target) while the question of J4 is open."""
    owes: tuple[SeatNo, ...]
    """Seats that have one card and have not said GONG."""
    catchable: tuple[SeatNo, ...]
    """Those among them for whom another may say it now (L8)."""
    passes: int
    turns: int
    removed: tuple[SeatNo, ...]
    options: LinkOptions
    known: tuple[Known, ...]
    """For each seat."""


class FamilyKnown(Strict, frozen=True):
    """What the reader could have remembered of one seat's hand in FAMILY."""

    holds: tuple[str, ...]
    lacks: tuple[str, ...]
    some: tuple[str, ...]
    """Families of which the seat is known to hold at least one card."""


class FamilyView(Strict, frozen=True, tag="family", tag_field="game"):
    """All that one seat (or a spectator) may know of a game of FAMILY."""

    seat: SeatNo | None
    players: int
    turn: SeatNo
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    stock: int
    joker: tuple[SeatNo, SeatNo] | None
    laid: tuple[tuple[SeatNo, str], ...]
    """(seat, family) in the order in which the families were completed (F8, F10)."""
    idle: int
    """Turns in a row in which no family was completed (X1)."""
    turns: int
    removed: tuple[SeatNo, ...]
    options: FamilyOptions
    known: tuple[FamilyKnown, ...]


Code = Literal["yellow", "red", "blue"]
"""The colour of a card's code: fight, malus, bonus (T1)."""

AskedFor = Literal[
    "player",
    "give",
    "laydown",
    "highest",
    "signs",
    "pick",
    "guess-number",
    "guess-family",
    "guess-colour",
    "choose",
]


class Asks(Strict, frozen=True):
    """A choice that a task of FIGHT waits for."""

    kind: AskedFor
    seats: tuple[SeatNo, ...]
    """Those who must still answer."""
    count: int
    """How many cards are to be given or laid down one by one from here."""
    to: SeatNo | None
    """Who gets them."""


class FightView(Strict, frozen=True, tag="fight", tag_field="game"):
    """All that one seat (or a spectator) may know of a game of FIGHT."""

    seat: SeatNo | None
    players: int
    turn: SeatNo
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    stock: int
    pile: tuple[str, ...]
    """The discards, top first."""
    shown: str | None
    """The card whose task is being done (T1, T2)."""
    own_card: bool
    """It is one of the turn player's own hand (T2)."""
    task: Slug | None
    """The name of that task in its pack."""
    code: Code | None
    joker: tuple[SeatNo, SeatNo] | None
    asks: tuple[Asks, ...]
    """What is waited for; in a guessing duel two things at once."""
    rival: SeatNo | None
    """The turn player's rival in a duel."""
    chosen_seat: SeatNo | None
    """The player whom the turn player has chosen."""
    duel: Literal["highest", "signs", "guess-number", "guess-family", "guess-colour"] | None
    guesser: SeatNo | None
    """Who guesses, in a guessing duel."""
    ready: tuple[SeatNo, ...]
    """Seats whose hidden choice is in (T9)."""
    my_choice: str | None
    """The reader's own hidden choice."""
    winner: SeatNo | None
    loser: SeatNo | None
    """Of the task's duel."""
    again: bool
    """The turn player will play again."""
    replay: bool
    """This is already what is played again (T4)."""
    skips: tuple[SeatNo, ...]
    """Seats that will miss their next turn."""
    drawn_tasks: dict[Code, tuple[str, ...]]
    """The tasks drawn of each colour: none of them comes again until all have come (T10)."""
    dealt_out: bool
    """All cards were dealt: own cards are turned up instead of drawing (T2)."""
    turns: int
    removed: tuple[SeatNo, ...]
    options: FightOptions
    known: tuple[Known, ...]


Colour = Literal["R", "O", "Y", "G", "B", "V"]
Tokens = dict[Colour, int]
"""How many tokens of each colour."""


class Odds(Strict, frozen=True):
    """What the next token is, in so many of `of` cases."""

    match: int
    miss: int
    conflict: int
    of: int


class GenialView(Strict, frozen=True, tag="genial", tag_field="game"):
    """All that one seat (or a spectator) may know of the collecting game: all but the token that comes next."""

    seat: SeatNo | None
    players: int
    turn: SeatNo
    reserve: Tokens
    centre: Tokens
    zone: Tokens
    collections: tuple[Tokens, ...]
    """For each seat."""
    bonus: int
    """Bonus turns still due (C10)."""
    in_bonus: bool
    line: int
    """Tokens of a full line (C15)."""
    lined: tuple[tuple[Colour, ...], ...]
    """For each seat the colours whose line has earned its bonus turn."""
    odds: Odds
    turns: int
    removed: tuple[SeatNo, ...]
    options: GenialOptions


View = LinkView | FamilyView | FightView | GenialView
