"""The pages that the codes of printed cards lead to (T3): what the server writes into them, and what they ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec

from gongenial.wire.codec import BadMessage
from gongenial.wire.common import Slug, Strict

Colour = Literal["yellow", "red", "blue"]
"""Of a card's code: fight, malus, bonus (T1)."""


class TaskText(Strict, frozen=True):
    """A task in one language."""

    name: str
    title: str
    text: str


class CardPage(Strict, frozen=True):
    """What a page of a card, or of a colour, knows from its first moment on. Of a group's deck it has the code alone:
    neither what has been drawn nor what comes next."""

    language: str
    spoken: str
    """The language of the tasks: another one, if the pack doesn't speak the reader's."""
    pack: str
    deck: str | None
    """The code of the group's deck that this browser draws from."""
    path: str | None
    """The page's own address; none in the document that stands in for all of them without a network."""
    task: str | None
    tasks: Mapping[Colour, tuple[TaskText, ...]]
    """Of this colour, in the pack's order; in the document that stands in, of all three."""
    cards: Mapping[str, tuple[str, str]]
    """In the document that stands in: each card's name and the colour of its galaxy."""
    families: tuple[str, ...]
    """The letters of the galaxies: a phone keeps the cards' pictures for later."""
    say: Mapping[str, str]
    """Texts by id that the page may need."""


class NewDeck(Strict, frozen=True):
    """`POST /api/decks`: a deck of tasks for a group."""

    pack: Slug


class DeckCreated(Strict, frozen=True):
    """The answer: the deck's code; its link is `/q?deck=CODE`."""

    code: str


class Draw(Strict, frozen=True):
    """`POST /api/decks/CODE/draw`: the next task of a colour, which nobody else of the group gets (T10)."""

    colour: Colour


class Drawn(Strict, frozen=True):
    """The answer: a task of the group's pack."""

    pack: str
    task: TaskText


class DeckPack(Strict, frozen=True):
    """`POST /api/decks/CODE/pack`: the whole group goes on with the tasks of another pack."""

    pack: Slug


T = TypeVar("T", NewDeck, Draw, DeckPack)


def decode_asked(kind: type[T], data: bytes) -> T:
    """The body of a request; raises BadMessage."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(f"That is nothing to ask of a deck: {error}.") from None
