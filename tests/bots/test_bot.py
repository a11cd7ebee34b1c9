"""One bot plays whatever game it is shown."""

from __future__ import annotations

import pytest

import gongenial as gg
from gongenial.bots import LEVELS, Bot, Level
from gongenial.bots.bot import MINDS
from gongenial.games import GAMES
from gongenial.lab.arena import STAGES


def test_bots_play_and_are_measured_in_games_that_there_are() -> None:
    assert MINDS.keys() <= GAMES.keys()
    assert STAGES.keys() <= MINDS.keys()


@pytest.mark.parametrize("game", MINDS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_knows_the_game_by_the_view(game: str, level: Level) -> None:
    bot = Bot(level, 1, simulations=20)
    for seed in range(3):
        position = gg.new(game, players=3, seed=seed)
        for _ in range(12):
            seat = next(iter(position.waiting))
            action = bot.choose(position.view(seat), position.legal(seat))
            assert action in position.legal(seat)
            position.play(action, seat=seat)


@pytest.mark.parametrize("level", LEVELS)
def test_the_pace_is_one_that_people_can_follow(level: Level) -> None:
    bot = Bot(level, 1)
    paces = [bot.pace for _ in range(100)]
    assert 1.0 <= min(paces) < max(paces) <= 2.5
