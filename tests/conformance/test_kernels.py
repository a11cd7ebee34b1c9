"""The kernels of every game, as search and training use them."""

from __future__ import annotations

import numpy as np
import pytest

import gongenial as gg
from gongenial.core.bits import each
from gongenial.core.chance import RANDOM, seed_words
from gongenial.core.records import Records
from gongenial.games import GAMES
from tests.conformance.walks import Setting, settings, walk

each_setting = pytest.mark.parametrize("setting", settings(), ids=str)


def generator(seed: str) -> Records:
    rng = np.zeros(1, RANDOM)
    rng[0].random_a, rng[0].random_b = seed_words(seed)
    return rng


@each_setting
def test_samples_are_legal_actions_and_all_of_them_come_up(setting: Setting) -> None:
    spec, rng = GAMES[setting.game], generator("samples")
    for number, position in enumerate(walk(setting, 22, leaving=0.01)):
        if number % 10 or position.is_over:
            continue
        before = position.to_dict()
        for seat in position.actors:
            allowed = {int(action) for action in position.legal(seat)}
            drawn = {spec.sample(position.states, 0, seat, rng) for _ in range(40 * len(allowed))}
            assert drawn == allowed
        assert position.to_dict() == before


@each_setting
def test_seats_as_sets_agree_with_the_position(setting: Setting) -> None:
    spec = GAMES[setting.game]
    returns = np.zeros(8, dtype=np.float64)
    for position in walk(setting, 23, leaving=0.01):
        assert set(each(spec.actors(position.states, 0))) == position.actors
        assert set(each(spec.waiting(position.states, 0))) == position.waiting
        assert bool(spec.result(position.states, 0, returns)) == position.is_over


@each_setting
@pytest.mark.rule("H1")
def test_determinized_worlds_are_sound_and_look_the_same(setting: Setting) -> None:
    """Whatever world is made up from a view: the viewer would see that very view in it, and it is a real position."""
    spec, rng = GAMES[setting.game], generator("worlds")
    worlds, views = np.zeros(1, spec.state), np.zeros(1, spec.view)
    for number, position in enumerate(walk(setting, 24, leaving=0.01)):
        if number % 6 or position.is_over:
            continue
        for seat in range(position.players):
            view = position.view(seat)
            spec.determinize(view.record, 0, worlds, 0, rng)
            assert spec.faults(worlds[0]) == []
            spec.observe(worlds, 0, seat, views, 0)
            assert views.tobytes() == view.record.tobytes()
            assert spec.make_view(views) == view


@each_setting
@pytest.mark.rule("H1")
def test_a_determinized_world_does_not_foretell(setting: Setting) -> None:
    """The generator starts anew, so that a clone's future says nothing of the true one."""
    spec, rng = GAMES[setting.game], generator("futures")
    position = setting.new(25)
    worlds = np.zeros(2, spec.state)
    for index in range(2):
        spec.determinize(position.view(0).record, 0, worlds, index, rng)
    words = {(int(world.random_a), int(world.random_b)) for world in (*worlds, position.states[0])}
    assert len(words) == 3


@pytest.mark.parametrize("name", GAMES)
def test_views_compare_by_content(name: str) -> None:
    one, two = gg.new(name, seed=26), gg.new(name, seed=26)
    assert one.view(0) == two.view(0)
    assert one.view(0).to_dict() == two.view(0).to_dict()
    assert one.view(0) != one.view(1)
    assert one.view(0) != gg.new(name, seed=27).view(0)
