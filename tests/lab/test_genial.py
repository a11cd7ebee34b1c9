"""Random play of the collecting game in compiled code."""

from __future__ import annotations

import numpy as np
import pytest

import gongenial as gg
from gongenial.core.chance import generator
from gongenial.games.genial.spec import GENIAL
from gongenial.games.position import Position
from gongenial.lab.genial import deal_from, play_randomly, random_games

OPTIONS = np.zeros(2, dtype=np.int64)


@pytest.mark.parametrize("players", GENIAL.players)
def test_every_game_is_played_to_a_sound_end_and_as_the_kernels_would(players: int) -> None:
    """The short cut past `apply` leads to the same games."""
    states, rng = np.zeros(2, GENIAL.state), generator(players)
    for game in range(100):
        deal_from(states, 0, players, game % players, OPTIONS, rng)
        states[1], again = states[0], rng.copy()
        decisions, steps = play_randomly(states, 0, rng), 0
        position = Position(GENIAL, states[1:])
        while not position.is_over:
            seat = position.turn
            position.play(GENIAL.sample(position.states, 0, seat, again), seat=seat)
            steps += 1
        assert (steps, again.tobytes()) == (decisions, rng.tobytes())
        assert states[1].tobytes() == states[0].tobytes()
        position.check()


def test_the_same_generator_gives_the_same_games() -> None:
    def totals() -> tuple[tuple[int, int], list[int], list[int]]:
        wins, ends = np.zeros(6, dtype=np.int64), np.zeros(8, dtype=np.int64)
        played = random_games(np.zeros(1, GENIAL.state), 3, OPTIONS, 400, generator("same"), wins, ends)
        return played, wins.tolist(), ends.tolist()

    (decisions, turns), wins, ends = totals()
    assert totals() == ((decisions, turns), wins, ends)
    assert decisions > turns > 400
    assert ends[gg.Termination.WON.code] + ends[gg.Termination.RESERVE_EMPTY.code] == sum(ends[1:]) == 400
    assert ends[gg.Termination.RESERVE_EMPTY.code] > 40, "with three players it is no rarity (C16)"
    assert min(wins[:3]) > 90
    assert sum(wins) >= 400
