"""LINK as the contract asks for it (core/contract.py): kernels on an array of states and an index."""

from __future__ import annotations

from gongenial.core.bits import count, first, nth
from gongenial.core.chance import below
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records, Word
from gongenial.games.gong.joker import to_move
from gongenial.games.gong.link.actions import HIGH
from gongenial.games.gong.link.deal import deal_cards
from gongenial.games.gong.link.rules import callers, leave, others, perform, plays
from gongenial.games.seats import pay_out


@kernel
def deal(states: Records, i: int, players: int, starter: int, options: Ints, word_a: Word, word_b: Word) -> None:
    """Begin a game. `options`: jokers, hand_size, draw_when_able, false_call_penalty."""
    s = states[i]
    s.jokers, s.hand_size, s.draw_when_able, s.false_call_penalty = options[0], options[1], options[2], options[3]
    deal_cards(s, players, starter, word_a, word_b)


@kernel
def waiting(states: Records, i: int) -> int:
    """The seat that the game waits for, as a set; empty when the game is over."""
    seat = to_move(states[i])
    return 0 if seat == NOBODY else 1 << seat


@kernel
def actors(states: Records, i: int) -> int:
    """The seats that may act: the one waited for and whoever may say GONG (L13)."""
    return waiting(states, i) | callers(states[i])


@kernel
def legal(states: Records, i: int, seat: int, out: Ints) -> int:
    """The seat's legal actions, rising, into `out`; how many."""
    s = states[i]
    size = 0
    low, high = plays(s, seat), others(s, seat)
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
def sample(states: Records, i: int, seat: int, rng: Records) -> int:
    """One of the seat's legal actions, each equally likely; the seat must have one."""
    s = states[i]
    return draw_action(plays(s, seat), others(s, seat), rng)


@kernel
def draw_action(low: int, high: int, rng: Records) -> int:
    """One member of a set of actions, each equally likely."""
    lower = count(low)
    n = below(rng[0], lower + count(high))
    return nth(low, n) if n < lower else HIGH + nth(high, n - lower)


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
    """The Termination's code, 0 while the game goes on; into `returns` each seat's: winners share +1, the others -1."""
    return pay_out(states[i], returns)
