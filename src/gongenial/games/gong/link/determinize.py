"""A full state that a view does not contradict: for search, which never sees the true one."""

from __future__ import annotations

from gongenial.core.bits import count, nth
from gongenial.core.chance import below
from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.core.records import Records
from gongenial.games.gong.cards import DECK, JOKER, SEATS
from gongenial.games.gong.link.state import LinkState
from gongenial.games.gong.link.view import HIDDEN, LinkViewRecord
from gongenial.games.gong.unseen import deal_unseen


@kernel
def determinize(views: Records, j: int, states: Records, i: int, rng: Records) -> None:
    """Deal the hidden cards anew, keeping what is known of each hand. The new state gets a generator of its own, drawn
    from `rng[0]`: a copy of the true one would foretell the stock."""
    v, s = views[j], states[i]
    restore_public(v, s)
    restore_known(v, s)
    seen, jokers = 0, 0
    for k in range(v.pile_size):
        if v.pile[k] == JOKER:
            jokers += 1
        else:
            seen |= 1 << v.pile[k]
    deal_unseen(v, s, rng[0], seen, jokers)
    if v.drawn == HIDDEN:
        fresh = s.hands[s.turn] & ~v.holds[s.turn]
        card = nth(fresh, below(rng[0], count(fresh)))
        s.drawn = min(card, JOKER)
    else:
        s.drawn = v.drawn
    below(rng[0], 2)
    s.random_a, s.random_b = rng[0].random_b, rng[0].random_a


@kernel
def restore_public(v: LinkViewRecord, s: LinkState) -> None:
    """What lies open."""
    s.players, s.turn, s.target = v.players, v.turn, v.target
    s.pile_size, s.top, s.forced = v.pile_size, v.top, NOTHING
    s.acted, s.drew, s.owes, s.catchable, s.cried = v.acted, v.drew, v.owes, v.catchable, v.cried
    s.passes, s.turns, s.removed, s.over, s.winners = v.passes, v.turns, v.removed, v.over, v.winners
    s.jokers, s.hand_size = v.jokers, v.hand_size
    s.draw_when_able, s.false_call_penalty = v.draw_when_able, v.false_call_penalty
    for k in range(DECK):
        s.pile[k] = v.pile[k]


@kernel
def restore_known(v: LinkViewRecord, s: LinkState) -> None:
    """The viewer's own hand and what it knows of the others'. What they know is left empty: whoever searches takes them
    for a little less well informed than they may be."""
    for seat in range(SEATS):
        s.hands[seat] = v.hand if seat == v.seat else v.holds[seat]
        for viewer in range(SEATS + 1):
            s.holds[viewer, seat] = s.lacks[viewer, seat] = 0
        own = v.seat if v.seat >= 0 else SEATS
        s.holds[own, seat] = v.holds[seat]
        s.lacks[own, seat] = v.lacks[seat]
