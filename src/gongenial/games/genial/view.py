"""What one seat may know of the collecting game (H1): the only file that reads a state for others' eyes.

Everything lies open but what will be drawn, so all seats see the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Protocol

from gongenial.core.bits import each
from gongenial.core.contract import Event, Record
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records, layout, plain
from gongenial.games.genial.counts import number
from gongenial.games.genial.options import option_values
from gongenial.games.genial.tokens import COLOURS, LETTERS, SEATS, by_letter
from gongenial.games.viewed import RecordView


class GenialViewRecord(Protocol):
    """A view as a record: no field could hold an order of the reserve or the generator. Counts are by colour."""

    seat: int
    """Whose view this is; NOBODY for a spectator."""
    players: int
    turn: int
    reserve: Annotated[Ints, COLOURS]
    centre: Annotated[Ints, COLOURS]
    zone: int
    """The colours in the collecting zone, as a set: bit k for colour k."""
    collections: Annotated[Ints, (SEATS, COLOURS)]
    bonus: int
    in_bonus: int
    turns: int
    removed: int
    over: int
    winners: int
    row_length: int
    alternative_move: int
    colours: int
    tokens: int
    line: int


VIEW = layout(GenialViewRecord)


@kernel
def observe(states: Records, i: int, seat: int, views: Records, j: int) -> None:
    """Fill a view from nothing with what lies open; seat -1 is a spectator. How many tokens of a colour the reserve has
    is open, too: those that are nowhere else."""
    s, v = states[i], views[j]
    v.seat = seat
    v.players, v.turn, v.bonus, v.in_bonus = s.players, s.turn, s.bonus, s.in_bonus
    v.turns, v.removed, v.over, v.winners = s.turns, s.removed, s.over, s.winners
    v.row_length, v.alternative_move = s.row_length, s.alternative_move
    v.colours, v.tokens, v.line = s.colours, s.tokens, s.line
    v.zone = 0
    for colour in range(COLOURS):
        v.zone |= number(s.zone, colour) << colour
        v.reserve[colour], v.centre[colour] = number(s.reserve, colour), number(s.centre, colour)
        for owner in range(SEATS):
            v.collections[owner, colour] = number(s.collections[owner], colour)


@kernel
def in_reserve(v: GenialViewRecord) -> int:
    """How many tokens the reserve has."""
    tokens: int = v.reserve[0]
    for colour in range(1, COLOURS):
        tokens += v.reserve[colour]
    return tokens


@kernel
def odds(v: GenialViewRecord) -> tuple[int, int, int]:
    """How many tokens of the reserve would be a match, a miss and a conflict if drawn now (C5, C6, C7). What lies open
    says so exactly, for chance draws each token alike (C4)."""
    match = miss = conflict = 0
    for colour in range(COLOURS):
        if v.zone >> colour & 1:
            conflict += v.reserve[colour]
        elif v.centre[colour] > 0:
            match += v.reserve[colour]
        else:
            miss += v.reserve[colour]
    return match, miss, conflict


class GenialView(RecordView):
    game = "genial"

    def to_dict(self) -> dict[str, Any]:
        v = plain(self.record[0])
        players, colours = v.players, v.colours
        match, miss, conflict = odds(self.record[0])
        return {
            "game": self.game,
            "seat": self.seat,
            "players": players,
            "turn": v.turn,
            "reserve": by_letter(v.reserve, colours),
            "centre": by_letter(v.centre, colours),
            "zone": by_letter([v.zone >> colour & 1 for colour in range(COLOURS)], colours),
            "collections": [by_letter(v.collections[seat], colours) for seat in range(players)],
            "bonus": v.bonus,
            "in_bonus": bool(v.in_bonus),
            "line": v.line,
            "lined": [lines(v.collections[seat], v.line) for seat in range(players)],
            "odds": {"match": match, "miss": miss, "conflict": conflict, "of": match + miss + conflict},
            "turns": v.turns,
            "removed": list(each(v.removed)),
            "options": option_values(v),
        }


def lines(collection: Iterable[int], line: int) -> list[str]:
    """The letters of the colours of which a collection has a line; each has earned its bonus turn (C10)."""
    return [letter for letter, tokens in zip(LETTERS, collection, strict=True) if tokens >= line]


def genial_event(record: Record, viewer: int | None) -> Event:
    """What a viewer learns from a record: everything, for a drawn token is laid face up (C4)."""
    result = record.result
    return Event(
        seat=record.seat,
        action=record.action,
        token=result.token,
        fate=result.fate,
        took=result.took,
        lined=result.lined,
        returned=result.returned,
        bonus_lapsed=result.bonus_lapsed,
    )
