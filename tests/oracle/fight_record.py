"""The twin of FIGHT from a dictionary, in the format of `Position.from_dict`, at the beginning of a turn."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from .cards import JOKER, deck
from .fight import COLOURS, Options, Twin
from .fight_knowledge import BOTH, Memory, numbered

Programs = dict[str, dict[str, list[dict[str, Any]]]]
"""By colour, by name, what is to be done."""

PACKS = Path(__file__).resolve().parents[2] / "src" / "gongenial" / "tasks" / "packs"


@cache
def built_in(pack: str) -> Programs:
    """The tasks of a built-in pack that the game itself carries out, in the pack's order."""
    tasks = tomllib.loads((PACKS / pack / "pack.toml").read_text("utf-8"))["task"]
    return {
        colour: {task["name"]: task["do"] for task in tasks if task["colour"] == colour and "do" in task}
        for colour in COLOURS
    }


def from_dict(given: Mapping[str, Any], programs: Programs | None = None) -> Twin:
    """A twin from a whole or a partial dictionary; cards that stand nowhere lie beneath the stock, in order."""
    options = Options(**given.get("options", {}))
    tasks = programs or built_in(options.pack)
    hands = [list(hand) for hand in given["hands"]]
    stock, pile = list(given.get("stock", [])), list(given.get("pile", []))
    missing = deck(options.jokers)
    for card in (*(card for hand in hands for card in hand), *stock, *pile):
        missing.remove(card)
    joker = given.get("joker")
    twin = Twin(
        hands=hands,
        programs=tasks,
        options=options,
        turn=given.get("turn", 0 if joker is None else joker[0]),
        stock=stock + missing,
        pile=pile,
        decks={colour: list(given.get("tasks", {}).get(colour, tasks[colour])) for colour in COLOURS},
        question=None if joker is None else (joker[0], joker[1]),
        dealt_out=given.get("dealt_out", not stock + missing + pile),
        again=given.get("again", False),
        replay=given.get("replay", False),
        skips=set(given.get("skips", [])),
        removed=set(given.get("removed", [])),
        turns=given.get("turns", 0),
    )
    for entry in given.get("known", []):
        twin.knowledge.of[entry["viewer"]][entry["seat"]] = _memory(entry, options.jokers)
    empty = [seat for seat in twin.clockwise(twin.turn) if not twin.hands[seat]]
    twin.won_by = empty[0] if empty else None
    return twin


def _memory(entry: Mapping[str, Any], jokers: int) -> Memory:
    """A hand that lacks jokers has none besides those that it is known to hold."""
    holds = numbered(entry.get("holds", []), jokers)
    lacks = set(entry.get("lacks", []))
    if JOKER in lacks:
        lacks = lacks - {JOKER} | (set(BOTH[:jokers]) - holds)
    return Memory(holds, lacks)
