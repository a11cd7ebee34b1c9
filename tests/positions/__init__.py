"""Position files: what may be done in a given position, as plain text for the twin and the engine alike."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.oracle.cards import deck

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Row:
    """One row of a position file."""

    id: str
    rule: str
    case: str | None
    setup: dict[str, Any]
    """As `Position.from_dict` reads it."""
    seat: int
    legal: tuple[str, ...]


def spread_rest(setup: dict[str, Any]) -> dict[str, Any]:
    """The set-up with `rest` in a hand, the stock or the pile replaced by all the cards that stand nowhere."""
    if "hands" not in setup:
        return setup
    laid = [family for _, family in setup.get("laid", [])]
    rest = [card for card in deck(setup.get("options", {}).get("jokers", 2)) if card[:2] not in laid]
    places = [*setup["hands"], setup.get("stock", []), setup.get("pile", [])]
    for place in places:
        for card in place:
            if card != "rest":
                rest.remove(card)

    def spread(place: list[str]) -> list[str]:
        return [put for card in place for put in (rest if card == "rest" else [card])]

    done = {**setup, "hands": [spread(hand) for hand in setup["hands"]]}
    return done | {name: spread(setup[name]) for name in ("stock", "pile") if name in setup}


def rows(game: str) -> list[Row]:
    """All rows of a game's file."""
    listed = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))["position"]
    return [
        Row(
            id=row["id"],
            rule=row["rule"],
            case=row.get("case"),
            setup={"game": game, **spread_rest(row["setup"])},
            seat=row["seat"],
            legal=tuple(row["legal"]),
        )
        for row in listed
    ]


@dataclass(frozen=True)
class PerftRow:
    """One row of a file of tree counts."""

    id: str
    setup: dict[str, Any]
    sequences: tuple[int, ...]
    """How many sequences of legal actions there are of length 1, 2, ..."""
    ended: int
    """How many of those ended the game."""


def perft_rows(file: str) -> list[PerftRow]:
    """All rows of a file of tree counts."""
    listed = tomllib.loads((FOLDER / f"{file}.toml").read_text(encoding="utf-8"))["position"]
    return [
        PerftRow(row["id"], {"game": "link", **spread_rest(row["setup"])}, tuple(row["sequences"]), row["ended"])
        for row in listed
    ]
