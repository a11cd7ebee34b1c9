"""The collecting game as the contract asks for it (core/contract.py): kernels on an array of states and an index."""

from __future__ import annotations

from gongenial.core.bits import count, first
from gongenial.core.chance import Generator, below
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records, Word
from gongenial.games.genial.deal import begin
from gongenial.games.genial.rules import leave, moves_of, perform, to_move
from gongenial.games.seats import pay_out


@kernel
def deal(states: Records, i: int, players: int, starter: int, options: Ints, word_a: Word, word_b: Word) -> None:
    """Begin a game. `options`: row_length, alternative_move, each an index into the option's values."""
    s = states[i]
    s.row_length, s.alternative_move = options[0], options[1]
    begin(s, players, starter, word_a, word_b)


@kernel
def waiting(states: Records, i: int) -> int:
    """The turn player, as a set; empty when the game is over."""
    seat = to_move(states[i])
    return 0 if seat == NOBODY else 1 << seat


@kernel
def actors(states: Records, i: int) -> int:
    """The seats that may act: nobody acts out of turn."""
    return waiting(states, i)


@kernel
def legal(states: Records, i: int, seat: int, out: Ints) -> int:
    """The seat's legal actions, rising, into `out`; how many."""
    size = 0
    moves = moves_of(states[i], seat)
    while moves:
        out[size] = first(moves)
        moves &= moves - 1
        size += 1
    return size


@kernel
def sample(states: Records, i: int, seat: int, rng: Records) -> int:
    """One of the seat's legal actions, each equally likely; the seat must have one."""
    return draw_action(moves_of(states[i], seat), rng[0])


@kernel
def draw_action(moves: int, g: Generator) -> int:
    """One member of a set of actions, each equally likely; a single one asks no generator."""
    size = count(moves)
    chosen = below(g, size) if size > 1 else 0
    moves = moves & moves - 1 if chosen > 0 else moves  # no loop: a processor could not foretell its end
    moves = moves & moves - 1 if chosen > 1 else moves
    return first(moves)


@kernel
def apply(states: Records, i: int, seat: int, code: int) -> None:
    """Carry out a legal action; the seat is the turn player's."""
    perform(states[i], code)


@kernel
def force(states: Records, i: int, outcome: int) -> None:
    """Let the next draw bring this colour, if the reserve has it then."""
    states[i].forced = outcome


@kernel
def remove(states: Records, i: int, seat: int) -> None:
    """A seat of a running game leaves (X2)."""
    leave(states[i], seat)


@kernel
def result(states: Records, i: int, returns: Records) -> int:
    """The Termination's code, 0 while the game goes on; into `returns` each seat's: winners share +1, the others -1."""
    return pay_out(states[i], returns)
