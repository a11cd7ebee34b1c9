"""FIGHT as the contract asks for it (core/contract.py): kernels on an array of states and an index."""

from __future__ import annotations

from gongenial.core.bits import count, first, select
from gongenial.core.chance import below
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records, Word
from gongenial.games.gong.fight.actions import HIGH
from gongenial.games.gong.fight.deal import deal_cards
from gongenial.games.gong.fight.leaving import leave
from gongenial.games.gong.fight.rules import awaited, cards_open, others_open, perform
from gongenial.games.gong.fight.turn import go_on
from gongenial.games.seats import pay_out


@kernel
def deal(states: Records, i: int, players: int, starter: int, options: Ints, word_a: Word, word_b: Word) -> None:
    """Begin a game with the tasks that stand in the state. `options`: jokers, hand_size, shown_card, pack."""
    s = states[i]
    s.jokers, s.hand_size, s.shown_card, s.pack = options[0], options[1], options[2], options[3]
    deal_cards(s, players, starter, word_a, word_b)


@kernel
def waiting(states: Records, i: int) -> int:
    """The seats that the game waits for, as a set; empty when it is over."""
    return awaited(states[i])


@kernel
def legal(states: Records, i: int, seat: int, out: Ints) -> int:
    """The seat's legal actions, rising, into `out`; how many."""
    s = states[i]
    size = 0
    low, high = cards_open(s, seat), others_open(s, seat)
    while low:
        out[size] = first(low)
        low &= low - 1
        size += 1
    while high:
        out[size] = HIGH + first(high)
        high &= high - 1
        size += 1
    return size


@kernel
def draw_action(low: int, high: int, rng: Records) -> int:
    """One member of a set of actions, each equally likely."""
    lower = count(low)
    n = below(rng[0], lower + count(high))
    return select(low, n) if n < lower else HIGH + select(high, n - lower)


@kernel
def sample(states: Records, i: int, seat: int, rng: Records) -> int:
    """One of the seat's legal actions, each equally likely; the seat must have one."""
    return draw_action(cards_open(states[i], seat), others_open(states[i], seat), rng)


@kernel
def apply(states: Records, i: int, seat: int, code: int) -> None:
    """Carry out a legal action."""
    perform(states[i], seat, code)


@kernel
def force(states: Records, i: int, outcome: int) -> None:
    """Let the next card that comes by chance be this one, if it can come then."""
    states[i].forced = outcome


@kernel
def remove(states: Records, i: int, seat: int) -> None:
    """A seat of a running game leaves (X2)."""
    s = states[i]
    leave(s, seat)
    if s.task >= 0:
        go_on(s)


@kernel
def result(states: Records, i: int, returns: Records) -> int:
    """The Termination's code, 0 while the game goes on; each seat's return."""
    return pay_out(states[i], returns)
