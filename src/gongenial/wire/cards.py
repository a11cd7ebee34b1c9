"""The pages that the codes of printed cards lead to (T3): what the server writes into them, and what they ask."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gongenial.wire.codec import decode_body
from gongenial.wire.common import Slug, Strict, TaskColour


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
    tasks: Mapping[TaskColour, tuple[TaskText, ...]]
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

    colour: TaskColour


class Drawn(Strict, frozen=True):
    """The answer: a task of the group's pack."""

    pack: str
    task: TaskText


class DeckPack(Strict, frozen=True):
    """`POST /api/decks/CODE/pack`: the whole group goes on with the tasks of another pack."""

    pack: Slug


_new_deck = msgspec.json.Decoder(NewDeck)
_draw = msgspec.json.Decoder(Draw)
_deck_pack = msgspec.json.Decoder(DeckPack)


def decode_new_deck(data: bytes) -> NewDeck:
    """The body of a request; raises BadMessage."""
    return decode_body(_new_deck, data, "That is no deck to open")


def decode_draw(data: bytes) -> Draw:
    """The body of a request; raises BadMessage."""
    return decode_body(_draw, data, "That is nothing to draw from a deck")


def decode_deck_pack(data: bytes) -> DeckPack:
    """The body of a request; raises BadMessage."""
    return decode_body(_deck_pack, data, "That is no pack for a deck")
