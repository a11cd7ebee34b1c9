"""LINK in compiled code: whole games at random, each decision uniform among the legal ones, and games between bots."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from gongenial.bots.halving import TRIAL
from gongenial.bots.link.calling import call_or_not
from gongenial.bots.link.policy import decision
from gongenial.core.chance import below
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records
from gongenial.games.gong.joker import to_move
from gongenial.games.gong.link.actions import HAS_SILENT
from gongenial.games.gong.link.kernels import deal, draw_action
from gongenial.games.gong.link.rules import answers, calls, draw_or_pass, plays
from gongenial.games.gong.link.sequential import choices, decide, next_to_call, next_to_decide
from gongenial.games.gong.link.spec import LINK
from gongenial.games.gong.link.view import observe
from gongenial.lab.stage import share_out


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


class LinkStage:
    """The records that bots play in."""

    def __init__(self) -> None:
        self._states = np.zeros(1, LINK.state)
        self._views = np.zeros(1, LINK.view)
        self._worlds = np.zeros(2, LINK.state)
        self._trials = np.zeros(LINK.max_legal, TRIAL)

    def play(self, bots: Ints, options: Ints, dealer: Records, rng: Records, won: npt.NDArray[np.float64]) -> None:
        play_deals(
            self._states, self._views, self._worlds, self._trials, bots[0], bots[1], options, dealer, rng, won
        )  # fmt: skip


@kernel
def play_deals(
    states: Records,
    views: Records,
    worlds: Records,
    trials: Records,
    levels: Ints,
    simulations: Ints,
    options: Ints,
    dealer: Records,
    rng: Records,
    won: npt.NDArray[np.float64],
) -> None:
    """Play deals, each in every rotation of the line-up; won[deal, place] is what that place of the line-up won."""
    players = len(levels)
    for k in range(len(won)):
        word_a, word_b = dealer[0].random_a, dealer[0].random_b
        for turned in range(players):
            dealer[0].random_a, dealer[0].random_b = word_a, word_b
            deal_from(states, 0, players, 0, options, dealer)
            play_with_bots(states, views, worlds, trials, levels, simulations, turned, rng)
            share_out(states[0].winners, turned, players, won[k])


@kernel
def play_with_bots(
    states: Records,
    views: Records,
    worlds: Records,
    trials: Records,
    levels: Ints,
    simulations: Ints,
    turned: int,
    rng: Records,
) -> None:
    """Play the game in states[0] to its end; place k of the line-up has seat k + turned. Bots see their views only."""
    s = states[0]
    players = len(levels)
    asked = 0
    while not s.over:
        seat = next_to_decide(s, asked)
        place = (seat - turned) % players
        low, high = choices(s, asked, seat)
        if next_to_call(s, asked) >= 0:
            code = call_or_not(levels[place], high, rng[0])
        else:
            observe(states, 0, seat, views, 0)
            code = decision(views, 0, low, high, levels[place], simulations[place], worlds, trials, rng)
        asked = decide(s, asked, seat, code)
