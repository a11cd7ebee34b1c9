"""A position of the collecting game as a readable dictionary, and back: the format of tests and bug reports.

game, players, turn, options, seed, turns, removed, colours, tokens, line (the box: how many colours, how many tokens of
each, how many make a line), reserve, centre, zone, collections (one for each seat), bonus, in_bonus, lined, order
(letters, the next first), over ([termination, winners]), forced (a letter), random (the generator, 32 hex digits)

Tokens are given as counts, {"R": 2, "V": 1} or [2, 0, 0, 0, 0, 1], or as letters, "RRV" or ["R", "R", "V"].
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gongenial.core.bits import count, each, first
from gongenial.core.contract import NOTHING, TURN_LIMIT
from gongenial.core.records import Records
from gongenial.games.genial.counts import unpacked
from gongenial.games.genial.faults import faults
from gongenial.games.genial.options import option_values
from gongenial.games.genial.reading import TokenReading
from gongenial.games.genial.rules import (
    LEFT,
    LIMIT,
    RESERVE_EMPTY,
    WON,
    alternative_open,
    end,
    go_on,
    is_full,
    most_win,
)
from gongenial.games.genial.state import A_TOKEN, A_WORD, GenialState
from gongenial.games.genial.tokens import LETTERS, by_letter
from gongenial.games.genial.view import lines
from gongenial.games.reading import over_dict, random_text
from gongenial.games.seats import seats_in

NAMES = [
    "game",
    "players",
    "turn",
    "options",
    "seed",
    "turns",
    "removed",
    "colours",
    "tokens",
    "line",
    "reserve",
    "centre",
    "zone",
    "collections",
    "bonus",
    "in_bonus",
    "lined",
    "order",
    "over",
    "forced",
    "random",
]


def to_dict(s: GenialState) -> dict[str, Any]:
    """Every field by name, hidden ones included."""
    colours = int(s.colours)
    return {
        "game": "genial",
        "players": int(s.players),
        "turn": int(s.turn),
        "options": option_values(s),
        "turns": int(s.turns),
        "removed": list(each(s.removed)),
        "colours": colours,
        "tokens": int(s.tokens),
        "line": int(s.line),
        "reserve": by_letter(unpacked(s.reserve), colours),
        "centre": by_letter(unpacked(s.centre), colours),
        "zone": by_letter(unpacked(s.zone), colours),
        "collections": [by_letter(unpacked(s.collections[seat]), colours) for seat in range(s.players)],
        "bonus": int(s.bonus),
        "in_bonus": bool(s.in_bonus),
        "lined": [lines(unpacked(s.collections[seat]), s.line) for seat in range(s.players)],
        "order": "".join(LETTERS[colour] for colour in fixed_order(s)),
        "over": over_dict(s),
        "forced": None if s.forced == NOTHING else LETTERS[s.forced],
        "random": random_text(s),
    }


def fixed_order(s: GenialState) -> list[int]:
    """The colours that are drawn first, the next one first."""
    return [int(s.order[k // A_WORD]) >> A_TOKEN * (k % A_WORD) & 7 for k in reversed(range(s.order_size))]


def from_dict(given: Mapping[str, Any], states: Records) -> None:
    """Fill states[0], whose options, players and generator are set, from a partial dictionary.

    Raises BrokenPosition with everything that is wrong with it.
    """
    p = TokenReading(given, NAMES, states)
    s: GenialState = states[0]
    s.removed = p.seat_set("removed")
    p.read_box()
    p.read_places()
    p.read_order()
    s.turn = p.seat("turn", first(seats_in(s) or 1))
    s.turns, s.bonus = p.number("turns"), p.number("bonus")
    s.in_bonus = p.flag("in_bonus", bool(s.bonus))
    p.check_lines()
    p.over(conclude)
    p.refuse_if_broken(faults)


def conclude(s: GenialState) -> None:
    """Settle at once what needs no action, said or not, as in play: the end of the game (X2, C14, X1, C16), or a bonus
    turn without a token to draw (C16)."""
    staying = seats_in(s)
    full = [seat for seat in each(staying) if is_full(s, seat)]
    if count(staying) == 1:
        end(s, LEFT, staying)
    elif len(full) == 1:
        end(s, WON, 1 << full[0])
    elif s.turns >= TURN_LIMIT:
        most_win(s, LIMIT)
    elif not s.reserve and not s.zone:
        if s.in_bonus:
            go_on(s)
        elif not alternative_open(s):
            most_win(s, RESERVE_EMPTY)
