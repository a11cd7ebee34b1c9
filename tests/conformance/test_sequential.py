"""Every game one decision at a time, as search and training take it."""

from __future__ import annotations

import random

import pytest

import gongenial as gg
from gongenial.games.sequential import Sequential
from tests.conformance.walks import Setting, settings

each_setting = pytest.mark.parametrize("setting", settings(), ids=str)


@each_setting
def test_one_seat_at_a_time_decides_until_the_game_is_over(setting: Setting) -> None:
    rng = random.Random(30)
    game = Sequential(setting.new(30))
    while not game.is_over:
        seat, choices = game.seat, game.legal()
        assert seat in game.position.actors
        assert choices == sorted(set(choices))
        game.play(rng.choice(choices))
    assert (game.seat, game.legal()) == (None, [])
    assert game.position.outcome is not None
    with pytest.raises(gg.GongenialError):
        game.play(0)


@each_setting
def test_a_copy_goes_its_own_way(setting: Setting) -> None:
    game = Sequential(setting.new(31))
    before, copy = game.position.to_dict(), game.copy()
    copy.play(copy.legal()[0])
    assert game.position.to_dict() == before
    game.play(game.legal()[0])
    assert game.position == copy.position
