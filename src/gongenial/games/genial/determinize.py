"""A full state that a view does not contradict: for search, which never sees the true one."""

from __future__ import annotations

from gongenial.core.chance import below
from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.core.records import Records
from gongenial.games.genial.counts import some
from gongenial.games.genial.state import ORDER_WORDS
from gongenial.games.genial.tokens import COLOURS, SEATS


@kernel
def determinize(views: Records, j: int, states: Records, i: int, rng: Records) -> None:
    """What lies open, and a future of its own: a generator drawn from `rng[0]` (a copy of the true one would foretell
    the draws), and no fixed order."""
    v, s = views[j], states[i]
    s.players, s.turn, s.bonus, s.in_bonus = v.players, v.turn, v.bonus, v.in_bonus
    s.turns, s.removed, s.over, s.winners = v.turns, v.removed, v.over, v.winners
    s.row_length, s.alternative_move = v.row_length, v.alternative_move
    s.colours, s.tokens, s.line = v.colours, v.tokens, v.line
    s.reserve = s.centre = s.zone = 0
    for seat in range(SEATS):
        s.collections[seat] = 0
    for colour in range(COLOURS):
        s.reserve += some(colour, v.reserve[colour])
        s.centre += some(colour, v.centre[colour])
        s.zone += some(colour, v.zone >> colour & 1)
        for seat in range(SEATS):
            s.collections[seat] += some(colour, v.collections[seat, colour])
    s.forced, s.order_size = NOTHING, 0
    for word in range(ORDER_WORDS):
        s.order[word] = 0
    below(rng[0], 2)
    s.random_a, s.random_b = rng[0].random_b, rng[0].random_a
