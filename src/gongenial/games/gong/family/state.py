"""The state of a game of FAMILY: everything, hidden or not. Only rules, `observe` and bug reports read it."""

from __future__ import annotations

from typing import Annotated, Protocol

from gongenial.core.records import Ints, layout
from gongenial.games.gong.cards import SEATS
from gongenial.games.gong.joker import QuestionState
from gongenial.games.gong.stock import HandState

FAMILY_COUNT = 9


class FamilyState(HandState, QuestionState, Protocol):
    """A set of seats has bit k for seat k, a set of families bit k for family k; a flag is 0 or 1. How `holds` and
    `lacks` are to be read stands in known.py."""

    some: Annotated[Ints, SEATS]
    """Families of which everybody knows the seat to hold a card besides those that all can name."""
    insiders: int
    """Seats of which somebody may know by an exchange what they lack."""
    laid: int
    """The families that are complete (F8)."""
    laid_size: int
    laid_seat: Annotated[Ints, FAMILY_COUNT]
    """Who completed them, in the order in which that happened (F10)."""
    laid_family: Annotated[Ints, FAMILY_COUNT]
    completed: int
    """A family has been completed in this turn."""
    idle: int
    """Turns in a row that completed no family."""
    dry: int
    """The last of them, without a family card in the stock (X1): hidden, for it tells what the stock has."""
    wet: int
    """A family card has lain in the stock in this turn."""
    turns: int
    """Turns that are over."""

    jokers: int
    hand_size: int


STATE = layout(FamilyState)
