"""The twin to and from dictionaries, in the format of `Position.to_dict`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .cards import deck, in_order
from .knowledge import Knowledge, Memory, Viewer
from .link import Options, Shuffle, Twin

ENGINE_ONLY = ("seed", "random", "forced", "over")
"""Fields that the twin has no use for: the generator, the next card by force, the end (which it works out)."""


def from_dict(given: Mapping[str, Any], shuffle: Shuffle) -> Twin:
    """A twin from a whole or a partial dictionary; cards that stand nowhere lie beneath the stock."""
    options = Options(**given.get("options", {}))
    hands = [list(hand) for hand in given["hands"]]
    stock, pile = list(given.get("stock", [])), list(given.get("pile", []))
    missing = deck(options.jokers)
    for card in (*(card for hand in hands for card in hand), *stock, *pile):
        missing.remove(card)
    joker = given.get("joker")
    twin = Twin(
        hands=hands,
        shuffle=shuffle,
        options=options,
        turn=given.get("turn", 0),
        stock=stock + (shuffle(missing) if missing else []),
        pile=pile,
        question=None if joker is None else (joker[0], joker[1]),
        drawn=given.get("drawn"),
        drew=given.get("drew", given.get("drawn") is not None),
        acted=given.get("acted", given.get("drawn") is not None),
        owes=set(given.get("owes", [])),
        catchable=set(given.get("catchable", [])),
        false_callers=set(given.get("cried", [])),
        removed=set(given.get("removed", [])),
        passes=given.get("passes", 0),
        turns=given.get("turns", 0),
    )
    twin.knowledge = _knowledge(given.get("known", []), len(hands), options.jokers)
    return twin


def _knowledge(listed: list[dict[str, Any]], players: int, jokers: int) -> Knowledge:
    knowledge = Knowledge(players, jokers)
    for entry in listed:
        memory = Memory(list(entry.get("holds", [])), list(entry.get("lacks", [])))
        knowledge.of[entry["viewer"]][entry["seat"]] = memory
    return knowledge


def to_dict(twin: Twin) -> dict[str, Any]:
    """What `Position.to_dict` has to say of the same position, without the ENGINE_ONLY fields."""
    return {
        "game": "link",
        "players": twin.players,
        "turn": twin.turn,
        "options": dict(vars(twin.options)),
        "turns": twin.turns,
        "removed": sorted(twin.removed),
        "hands": [in_order(hand) for hand in twin.hands],
        "stock": list(twin.stock),
        "pile": list(twin.pile),
        "joker": None if twin.question is None else list(twin.question),
        "known": _known(twin),
        "acted": twin.acted,
        "drew": twin.drew,
        "drawn": twin.drawn,
        "owes": sorted(twin.owes),
        "catchable": sorted(twin.catchable),
        "cried": sorted(twin.false_callers),
        "passes": twin.passes,
    }


def _known(twin: Twin) -> list[dict[str, Any]]:
    viewers: list[Viewer] = [*range(twin.players), None]
    return [
        {"viewer": viewer, "seat": seat, "holds": in_order(memory.holds), "lacks": in_order(memory.lacks)}
        for viewer in viewers
        for seat, memory in enumerate(twin.knowledge.of[viewer])
        if viewer != seat and (memory.holds or memory.lacks)
    ]
