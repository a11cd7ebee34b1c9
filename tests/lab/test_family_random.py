"""Random play of FAMILY goes past its actions' numbers, and plays the very games that they would make."""

from __future__ import annotations

import numpy as np
import pytest

from gongenial.core.chance import generator
from gongenial.games.gong.family.kernels import play_at_random
from gongenial.games.gong.family.spec import FAMILY
from gongenial.games.gong.joker import to_move
from gongenial.games.position import new


@pytest.mark.parametrize("players", FAMILY.players)
def test_playing_at_random_is_drawing_an_action_and_carrying_it_out(players: int) -> None:
    for seed in range(20):
        one, two = (new("family", players=players, seed=seed).states for _ in range(2))
        rng, other = generator(seed), generator(seed)
        steps = 0
        while not one[0].over:
            seat = to_move(one[0])
            FAMILY.apply(one, 0, seat, FAMILY.sample(one, 0, seat, rng))
            play_at_random(two[0], seat, other[0])
            steps += 1
            if steps % 8 == 0 or one[0].over:
                assert one.tobytes() == two.tobytes()
        assert np.array_equal(rng, other)
