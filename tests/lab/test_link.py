"""Random play in compiled code."""

from __future__ import annotations

import numpy as np
import pytest

import gongenial as gg
from gongenial.core.chance import generator
from gongenial.games.gong.link.spec import LINK
from gongenial.games.position import Position
from gongenial.lab.link import deal_from, play_randomly, random_games

OPTIONS = np.array([2, 9, 0, 0])


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_game_is_played_to_a_sound_end(players: int) -> None:
    states, rng = np.zeros(1, LINK.state), generator(players)
    for game in range(100):
        deal_from(states, 0, players, game % players, OPTIONS, rng)
        assert play_randomly(states, 0, rng) >= states[0].turns
        position = Position(LINK, states)
        assert position.outcome is not None
        position.check()


def test_the_same_generator_gives_the_same_games() -> None:
    def totals() -> tuple[tuple[int, int], list[int], list[int]]:
        wins, ends = np.zeros(6, dtype=np.int64), np.zeros(8, dtype=np.int64)
        played = random_games(np.zeros(1, LINK.state), 3, OPTIONS, 200, generator("same"), wins, ends)
        return played, wins.tolist(), ends.tolist()

    (decisions, turns), wins, ends = totals()
    assert totals() == ((decisions, turns), wins, ends)
    assert decisions >= turns > 200
    assert sum(ends[1:]) == 200
    assert sum(wins) >= 200
    assert ends[gg.Termination.WON.code] > 190
