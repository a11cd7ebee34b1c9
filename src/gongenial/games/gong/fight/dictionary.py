"""A position of FIGHT as a readable dictionary: the format of tests and bug reports. reading.py reads it.

game, players, turn, options, seed, turns, removed, hands, stock (topmost first), pile (top first), joker ([by,
target]), known ([{viewer, seat, holds, lacks}], viewer None for what everybody knows), shown, own_card, task, moment
(where the running task stands), tasks (by colour, those still to come, the next first), again, replay, skips,
dealt_out, over ([termination, winners]), forced, random (the generator, 32 hex digits); only read: answers, chosen,
pack (which is one of the options too)
"""

from __future__ import annotations

from typing import Any

from gongenial.core.bits import each
from gongenial.core.contract import NOBODY, NOTHING
from gongenial.games.gong.cards import CARD_TEXTS, SEATS, card_texts
from gongenial.games.gong.fight.notation import TEXTS
from gongenial.games.gong.fight.seen import option_values
from gongenial.games.gong.fight.state import FightState
from gongenial.games.gong.known import known_dicts
from gongenial.games.reading import over_dict, random_text
from gongenial.tasks.program import COLOURS
from gongenial.tasks.registry import pack_at

SETS = ("queue", "inner", "takers", "ready", "asked")
"""Fields of a moment that are sets of seats."""
NUMBERS = ("step", "left", "chosen", "rival", "winner", "loser", "ask")
"""Fields that are numbers; of a seat, -1 is nobody."""
FLAGS = ("begun", "entered")


def to_dict(s: FightState) -> dict[str, Any]:
    """Every field by name, hidden ones included."""
    decks = pack_at(int(s.pack)).decks
    return {
        "game": "fight",
        "players": int(s.players),
        "turn": int(s.turn),
        "options": option_values(s),
        "turns": int(s.turns),
        "removed": list(each(s.removed)),
        "hands": [list(card_texts(s.hands[k])) for k in range(s.players)],
        "stock": [CARD_TEXTS[card] for card in s.stock[: s.stock_size][::-1]],
        "pile": [CARD_TEXTS[card] for card in s.pile[: s.pile_size][::-1]],
        "joker": None if s.target == NOBODY else [int(s.turn), int(s.target)],
        "known": known_dicts(s),
        "shown": None if s.shown == NOTHING else CARD_TEXTS[s.shown],
        "own_card": bool(s.own_card),
        "task": None if s.task == NOTHING else decks[s.colour][s.task].name,
        "moment": None if s.task == NOTHING else _moment(s),
        "tasks": {
            name: [decks[k][task].name for task in s.order[k, s.used[k] : s.sizes[k]]] for k, name in enumerate(COLOURS)
        },
        "again": bool(s.again),
        "replay": bool(s.replay),
        "skips": list(each(s.skips)),
        "dealt_out": bool(s.dealt_out),
        "over": over_dict(s),
        "forced": None if s.forced == NOTHING else CARD_TEXTS[s.forced],
        "random": random_text(s),
    }


def _moment(s: FightState) -> dict[str, Any]:
    """Where a running task stands; the fields are those of TaskState."""
    fields: Any = s
    return {
        **{name: int(getattr(fields, name)) for name in NUMBERS},
        **{name: bool(getattr(fields, name)) for name in FLAGS},
        **{name: list(each(getattr(fields, name))) for name in SETS},
        "choices": {str(seat): TEXTS[s.choices[seat]] for seat in range(SEATS) if s.choices[seat] != NOTHING},
    }
