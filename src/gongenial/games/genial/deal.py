"""Beginning a game of the collecting game."""

from __future__ import annotations

from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.core.records import Word
from gongenial.games.genial.counts import EACH, some
from gongenial.games.genial.reserve import draw
from gongenial.games.genial.state import ORDER_WORDS, GenialState
from gongenial.games.genial.tokens import COLOURS, SEATS, TOKENS

IN_CENTRE = 3
"""Tokens that a game begins with in the centre (C2)."""


@kernel
def clear(s: GenialState) -> None:
    """No tokens anywhere, nothing has happened, the box as it is sold."""
    s.turn = s.zone = s.bonus = s.in_bonus = s.turns = s.removed = s.over = s.winners = 0
    s.colours, s.tokens, s.line = COLOURS, TOKENS, 7
    s.forced, s.order_size = NOTHING, 0
    for word in range(ORDER_WORDS):
        s.order[word] = 0
    s.reserve = s.centre = 0
    for seat in range(SEATS):
        s.collections[seat] = 0


@kernel
def line_length(players: int, row_length: int) -> int:
    """Tokens in a line: 7, with four players 5 (C10); as in the German edition 7, 6, 5 for two, three, four (C15)."""
    if row_length == 0:
        return 5 if players == 4 else 7
    return 9 - players


@kernel
def begin(s: GenialState, players: int, starter: int, word_a: Word, word_b: Word) -> None:
    """All tokens are in the reserve, and three random ones come into the centre (C1, C2). The options stand in the
    state already."""
    clear(s)
    s.players, s.turn = players, starter
    s.random_a, s.random_b = word_a, word_b
    s.line = line_length(players, s.row_length)
    s.reserve = s.tokens * EACH
    for _ in range(IN_CENTRE):
        s.centre += some(draw(s), 1)
