"""FAMILY in compiled code: whole games at random, and games between bots."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from gongenial.bots.family.policy import decision
from gongenial.core.chance import below
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records
from gongenial.games.gong.family.kernels import deal, play_at_random
from gongenial.games.gong.family.rules import perform
from gongenial.games.gong.family.spec import FAMILY
from gongenial.games.gong.family.view import observe
from gongenial.games.gong.joker import to_move
from gongenial.lab.stage import share_out


@kernel
def play_randomly(states: Records, i: int, rng: Records) -> int:
    """Play a game to its end; returns how many decisions it took. `rng` is a generator apart from the game's, which
    would otherwise foretell its own future."""
    s, g = states[i], rng[0]
    decisions = 0
    while not s.over:
        play_at_random(s, to_move(s), g)
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


class FamilyStage:
    """The records that bots play in."""

    def __init__(self) -> None:
        self._states = np.zeros(1, FAMILY.state)
        self._views = np.zeros(1, FAMILY.view)

    def play(self, bots: Ints, options: Ints, dealer: Records, rng: Records, won: npt.NDArray[np.float64]) -> None:
        play_deals(self._states, self._views, bots[0], options, dealer, rng, won)


@kernel
def play_deals(
    states: Records,
    views: Records,
    levels: Ints,
    options: Ints,
    dealer: Records,
    rng: Records,
    won: npt.NDArray[np.float64],
) -> None:
    """Play deals, each in every rotation of the line-up; won[deal, place] is what that place of the line-up won. Bots
    see their views only."""
    players = len(levels)
    s = states[0]
    for k in range(len(won)):
        word_a, word_b = dealer[0].random_a, dealer[0].random_b
        for turned in range(players):
            dealer[0].random_a, dealer[0].random_b = word_a, word_b
            deal_from(states, 0, players, 0, options, dealer)
            while not s.over:
                seat = to_move(s)
                place = (seat - turned) % players
                observe(states, 0, seat, views, 0)
                perform(s, seat, decision(views[0], levels[place], rng[0]))
            share_out(s.winners, turned, players, won[k])
