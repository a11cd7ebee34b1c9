"""The twin of FAMILY from a dictionary, in the format of `Position.from_dict`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .cards import deck
from .family import Options, Shuffle, Twin
from .knowledge import Memory


def from_dict(given: Mapping[str, Any], shuffle: Shuffle) -> Twin:
    """A twin from a whole or a partial dictionary; cards that stand nowhere lie beneath the stock."""
    options = Options(**given.get("options", {}))
    hands = [list(hand) for hand in given["hands"]]
    stock = list(given.get("stock", []))
    laid = [(seat, family) for seat, family in given.get("laid", [])]
    families = [family for _, family in laid]
    missing = [card for card in deck(options.jokers) if card[:2] not in families]
    for card in (*(card for hand in hands for card in hand), *stock):
        missing.remove(card)
    joker = given.get("joker")
    twin = Twin(
        hands=hands,
        shuffle=shuffle,
        options=options,
        turn=given.get("turn", 0),
        stock=stock + (shuffle(missing) if missing else []),
        laid=laid,
        question=None if joker is None else (joker[0], joker[1]),
        idle=given.get("idle", 0),
        dry=given.get("dry", 0),
        removed=set(given.get("removed", [])),
        turns=given.get("turns", 0),
    )
    twin.knowledge.gone = set(families)
    for entry in given.get("known", []):
        memory = Memory(list(entry.get("holds", [])), list(entry.get("lacks", [])), set(entry.get("some", [])))
        twin.knowledge.of[entry["viewer"]][entry["seat"]] = memory
    return twin
