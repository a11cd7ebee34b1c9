"""FAMILY as the contract asks for it (core/contract.py): kernels on an array of states and an index."""

from __future__ import annotations

import numpy as np

from gongenial.core.bits import count, first, nth, select
from gongenial.core.chance import Generator, below
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records, Word
from gongenial.games.gong.cards import JOKERS, SEATS
from gongenial.games.gong.family.actions import ACCEPT, CANCEL, CARDS, DRAW, JOKER_ON, PASS
from gongenial.games.gong.family.deal import deal_cards
from gongenial.games.gong.family.families import askable
from gongenial.games.gong.family.rules import ask, joker_targets, leave, perform, with_cards
from gongenial.games.gong.family.state import FamilyState
from gongenial.games.gong.joker import to_move
from gongenial.games.seats import pay_out

NTH_SEAT = np.array(
    [
        [
            next((seat for seat in range(SEATS) if seats >> seat & 1 and (seats & (1 << seat) - 1).bit_count() == n), 0)
            for n in range(SEATS)
        ]
        for seats in range(1 << SEATS)
    ]
)
"""[seats, n]: the n-th lowest of a set of seats."""


@kernel
def deal(states: Records, i: int, players: int, starter: int, options: Ints, word_a: Word, word_b: Word) -> None:
    """Begin a game. `options`: jokers, hand_size."""
    s = states[i]
    s.jokers, s.hand_size = options[0], options[1]
    deal_cards(s, players, starter, word_a, word_b)


@kernel
def waiting(states: Records, i: int) -> int:
    """The seat that the game waits for, as a set; empty when the game is over."""
    seat = to_move(states[i])
    return 0 if seat == NOBODY else 1 << seat


@kernel
def legal(states: Records, i: int, seat: int, out: Ints) -> int:
    """The seat's legal actions, rising, into `out`; how many."""
    s = states[i]
    if seat != to_move(s):
        return 0
    size = 0
    if s.target >= 0:
        if s.hands[seat] & JOKERS:
            out[size] = CANCEL
            size += 1
        out[size] = ACCEPT
        return size + 1
    cards, seats = askable(s.hands[seat]), with_cards(s, seat)
    while seats:
        base = first(seats) * CARDS
        rest = cards
        while rest:
            out[size] = base + first(rest)
            rest &= rest - 1
            size += 1
        seats &= seats - 1
    cannot_ask = size == 0
    targets = joker_targets(s, seat)
    while targets:
        out[size] = JOKER_ON + first(targets)
        targets &= targets - 1
        size += 1
    if cannot_ask:
        out[size] = DRAW if s.stock_size else PASS
        size += 1
    return size


@kernel
def sample(states: Records, i: int, seat: int, rng: Records) -> int:
    """One of the seat's legal actions, each equally likely; the seat must have one."""
    return draw_action(states[i], seat, rng[0])


@kernel
def draw_action(s: FamilyState, seat: int, g: Generator) -> int:
    """The same, given the records themselves: an array would be counted in and out, which takes as long as the rest."""
    asked, what = choose(s, seat, g)
    return what if asked < 0 else asked * CARDS + what


@kernel
def play_at_random(s: FamilyState, seat: int, g: Generator) -> None:
    """Carry out what `draw_action` draws, without making a number of a question and taking it apart again."""
    asked, what = choose(s, seat, g)
    if asked < 0:
        perform(s, seat, what)
    else:
        ask(s, seat, asked, what)


@kernel
def choose(s: FamilyState, seat: int, g: Generator) -> tuple[int, int]:
    """One of the seat's legal actions: who is asked for which card, or -1 and the number of another action."""
    if s.target >= 0:
        return -1, CANCEL if s.hands[seat] & JOKERS and below(g, 2) else ACCEPT
    cards, seats = askable(s.hands[seat]), with_cards(s, seat)
    each, of = count(cards), count(seats)
    targets = joker_targets(s, seat)
    n = below(g, max(each * of, 1) + count(targets))
    if n < each * of:
        if of == 1:
            return first(seats), select(cards, n)
        return int(NTH_SEAT[seats, below(g, of)]), select(cards, below(g, each))  # to divide n would take longer
    n -= each * of
    if n < count(targets):
        return -1, JOKER_ON + nth(targets, n)
    return -1, DRAW if s.stock_size else PASS


@kernel
def apply(states: Records, i: int, seat: int, code: int) -> None:
    """Carry out a legal action."""
    perform(states[i], seat, code)


@kernel
def force(states: Records, i: int, outcome: int) -> None:
    """Let the next draw bring this card, if the stock has it then."""
    states[i].forced = outcome


@kernel
def remove(states: Records, i: int, seat: int) -> None:
    """A seat of a running game leaves (X2)."""
    leave(states[i], seat)


@kernel
def result(states: Records, i: int, returns: Records) -> int:
    """The Termination's code, 0 while the game goes on; into `returns` each seat's."""
    return pay_out(states[i], returns)
