"""Everything that can be wrong with a state of the collecting game."""

from __future__ import annotations

from gongenial.core.bits import each
from gongenial.games.genial.counts import A_COLOUR, EACH, at_least, size, unpacked
from gongenial.games.genial.refusals import ENDS
from gongenial.games.genial.rules import WON, alternative_open, is_full
from gongenial.games.genial.state import GenialState
from gongenial.games.genial.tokens import COLOURS, LETTERS, SEATS, TOKENS
from gongenial.games.seats import seats_in
from gongenial.games.sound import end_faults, table_faults


def faults(s: GenialState) -> list[str]:
    """What is wrong, missing or doubled tokens (X3) first; empty for a sound state."""
    return _tokens(s) + _table(s) + _turn(s) + _end(s)


def _tokens(s: GenialState) -> list[str]:
    """X3: every token is there once."""
    places = [s.reserve, s.centre, s.zone, *s.collections]
    there = [sum(tokens) for tokens in zip(*map(unpacked, places), strict=True)]
    wanted = [int(s.tokens) if colour < s.colours else 0 for colour in range(COLOURS)]
    wrong = [
        f"X3: there are {have} tokens of {letter}, not {want}"
        for letter, have, want in zip(LETTERS, there, wanted, strict=True)
        if have != want
    ]
    if any(not 0 <= counts < 1 << A_COLOUR * COLOURS for counts in places):
        wrong.insert(0, "X3: somewhere there are tokens of no colour")
    return wrong


def _table(s: GenialState) -> list[str]:
    wrong = table_faults(s, SEATS, "C1")
    if not (2 <= s.colours <= COLOURS and 1 <= s.tokens <= TOKENS and 1 <= s.line <= TOKENS):
        wrong.append(f"C1: {s.colours} colours of {s.tokens} tokens with lines of {s.line}")
    for seat in range(SEATS):
        if (seat >= s.players or s.removed >> seat & 1) and s.collections[seat]:
            wrong.append(f"X2: seat {seat} is not in the game and has tokens")
    return wrong


def _turn(s: GenialState) -> list[str]:
    if s.over:
        return ["C14: in a finished game no bonus turn is due"] if s.bonus or s.in_bonus else []
    wrong = []
    if not seats_in(s) >> s.turn & 1:
        wrong.append(f"C3: seat {s.turn} has the turn but is not in the game")
    if s.bonus and not s.in_bonus:
        wrong.append("C10: bonus turns are due, so one of them goes on")
    lines = size(at_least(s.collections[s.turn], s.line))
    if s.bonus + s.in_bonus > lines:
        wrong.append(f"C10: seat {s.turn} has {lines} lines and {s.bonus + s.in_bonus} bonus turns for them")
    if s.zone & ~EACH:
        wrong.append("C7: two tokens of a colour lie in the zone")
    elif s.zone & ~at_least(s.centre, 1):
        wrong.append("C5: a colour lies in the zone that has no match in the centre")
    for seat in range(s.players):
        if at_least(s.collections[seat], s.line + 1) and not (seat == s.turn and s.in_bonus):
            wrong.append(f"C11: seat {seat} has more than {s.line} tokens of a colour")
        if is_full(s, seat):
            wrong.append(f"C14: seat {seat}'s collection is full, yet the game goes on")
    if not s.zone and not s.reserve and (s.in_bonus or not alternative_open(s)):
        wrong.append(f"C16: seat {s.turn} can do nothing")
    return wrong


def _end(s: GenialState) -> list[str]:
    """Winners there are when the game is over, and they are those whom its end makes winners."""
    if wrong := end_faults(s, "C14", ENDS):
        return wrong
    if s.over == WON and [seat for seat in range(s.players) if is_full(s, seat)] != list(each(s.winners)):
        return ["C14: whoever wins has a full collection, and nobody else"]
    return []
