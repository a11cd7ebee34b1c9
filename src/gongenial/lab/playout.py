"""Random play of LINK: whole games in compiled code, each decision uniform among the legal ones."""

from __future__ import annotations

from gongenial.core.chance import below
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records
from gongenial.games.gong.link.actions import HAS_SILENT
from gongenial.games.gong.link.kernels import deal, draw_action
from gongenial.games.gong.link.rules import answers, calls, draw_or_pass, plays, to_move
from gongenial.games.gong.link.sequential import decide, next_to_call


@kernel
def play_randomly(states: Records, i: int, rng: Records) -> int:
    """Play a game to its end, one decision at a time (L13); returns how many. `rng` is a generator apart from the
    game's, which would otherwise foretell its own future."""
    s = states[i]
    asked = decisions = 0
    while not s.over:
        low = 0
        seat = next_to_call(s, asked)
        if seat != NOBODY:
            high = calls(s, seat) | HAS_SILENT
        else:
            seat = to_move(s)
            if s.target >= 0:
                high = answers(s, seat)
            else:
                low, high = plays(s, seat), draw_or_pass(s)
        asked = decide(s, asked, seat, draw_action(low, high, rng))
        decisions += 1
    return decisions


@kernel
def deal_from(states: Records, i: int, players: int, starter: int, options: Ints, rng: Records) -> None:
    """Deal a game whose generator is seeded from another one. The words are exchanged, or the two would bring the
    same numbers."""
    below(rng[0], 2)
    deal(states, i, players, starter, options, rng[0].random_b, rng[0].random_a)


@kernel
def random_games(
    states: Records, players: int, options: Ints, games: int, rng: Records, wins: Ints, ends: Ints
) -> tuple[int, int]:
    """Deal and play games at random in states[0]; returns the decisions and the turns they took. Adds up in `wins` how
    often each seat was among the winners, in `ends` how often each Termination's code came."""
    decisions = turns = 0
    for game in range(games):
        deal_from(states, 0, players, game % players, options, rng)
        decisions += play_randomly(states, 0, rng)
        s = states[0]
        turns += s.turns
        ends[s.over] += 1
        for seat in range(players):
            wins[seat] += s.winners >> seat & 1
    return decisions, turns
