"""One deck of tasks for the phones of a group (T10): nobody gets a task again before the others have been used up."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

from gongenial.server.codes import new_code
from gongenial.server.randomness import new_secret
from gongenial.store.decks import Deck, DeckState, DeckStore
from gongenial.store.writer import Conflict
from gongenial.tasks.pack import Pack, Task
from gongenial.tasks.program import COLOURS
from gongenial.tasks.registry import STARS, is_known, pack

T = TypeVar("T")


class NoDeck(Exception):
    """There is neither a deck nor a table with that code."""


async def open_deck(store: DeckStore, pack_name: str) -> str:
    """The code of a new deck, once it is durable."""
    while True:
        code = new_code()
        if not await store.is_table(code):  # its link would lead to strangers
            try:
                await store.create(Deck(code, DeckState(pack_name), new_secret()))
            except Conflict:
                continue
            return code


async def join_deck(store: DeckStore, code: str, pack_name: str) -> Deck:
    """The deck with that code; a live table's is made when it is first asked for. Raises NoDeck."""
    deck = await store.find(code)
    if deck is None and await store.is_table(code):
        with suppress(Conflict):  # somebody else of the table has come at the same moment
            await store.create(Deck(code, DeckState(pack_name), new_secret()))
        deck = await store.find(code)
    if deck is None:
        raise NoDeck(code)
    return deck


async def draw(store: DeckStore, code: str, colour: int) -> tuple[Pack, Task]:
    """The next task of a colour, once it is durable that it is drawn; two who ask at the same moment get two. Raises
    NoDeck."""
    while True:
        deck = await store.find(code)
        if deck is None:
            raise NoDeck(code)
        known = known_pack(deck.state.pack)
        task, state = _next(deck, known, colour)
        try:
            await store.change(deck, state)
        except Conflict:
            continue
        return known, task


async def use_pack(store: DeckStore, code: str, pack_name: str) -> None:
    """Go on with the tasks of another pack, from their beginning. Raises NoDeck."""
    while True:
        deck = await store.find(code)
        if deck is None:
            raise NoDeck(code)
        first, second, third = (number + 1 for number in deck.state.rounds)
        try:
            await store.change(deck, DeckState(pack_name, (first, second, third)))
        except Conflict:
            continue
        return


def known_pack(name: str) -> Pack:
    """The pack of that name, or the one that comes with the program if it is gone."""
    return pack(name if is_known(name) else STARS)


def of_colour(tasks: Sequence[Task], colour: int) -> list[Task]:
    """The tasks of a colour, those for a real table too."""
    return [task for task in tasks if task.colour == colour]


def _next(deck: Deck, known: Pack, colour: int) -> tuple[Task, DeckState]:
    """The task that is drawn next, and the state after it. It follows from the seed and from what has been drawn, so
    that a pack that has changed meanwhile does no harm."""
    state = deck.state if deck.state.pack == known.name else DeckState(known.name)
    tasks = of_colour(known.tasks, colour)
    drawn, number = state.drawn[colour], state.rounds[colour]
    left = [task for task in tasks if task.name not in drawn]
    if not left:
        left = [task for task in tasks if task.name not in drawn[-1:]] or tasks
        drawn, number = (), number + 1
    task = min(left, key=lambda one: _place(deck.seed, f"{known.name} {COLOURS[colour]} {number} {one.name}"))
    after = DeckState(
        known.name,
        _put(state.rounds, colour, number),
        _put(state.drawn, colour, (*drawn, task.name)),
    )
    return task, after


def _place(seed: str, what: str) -> bytes:
    """Where something lies in a shuffled deck."""
    return hmac.digest(seed.encode(), what.encode(), hashlib.sha256)


def _put(three: tuple[T, T, T], at: int, new: T) -> tuple[T, T, T]:
    first, second, third = (new if k == at else old for k, old in enumerate(three))
    return first, second, third
