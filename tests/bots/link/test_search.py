"""What the search is made of: estimates at its end, worlds, halving."""

from __future__ import annotations

import numpy as np
import pytest

import gongenial as gg
from gongenial.bots.halving import TRIAL, better_half, rounds_for, worlds_for
from gongenial.bots.link.chances import chance_of
from gongenial.bots.link.search import list_trials, search, try_out
from gongenial.bots.link.worlds import play_on
from gongenial.core.chance import generator
from gongenial.games.gong.link.actions import HIGH
from gongenial.games.gong.link.spec import LINK
from gongenial.games.position import Position
from tests.rules.table import link


def chances(position: gg.Position) -> list[float]:
    return [chance_of(position.states[0], seat) for seat in range(position.players)]


@pytest.mark.parametrize("players", range(2, 7))
def test_chances_are_shared_out_among_those_who_play(players: int) -> None:
    position = gg.new("link", players=players, seed=1)
    assert sum(chances(position)) == pytest.approx(1)
    if players > 2:
        position.remove(1)
        assert sum(chances(position)) - chances(position)[1] == pytest.approx(1)


def test_chances_know_short_hands_jokers_and_a_win_at_hand() -> None:
    long_hand = "SW1 SW2 VG3 VG4 OM5 OM6 NM1"
    _, short, long = chances(link("PX1 PX2 PX3", "ZT1 ZT2", long_hand, pile="AD5"))
    assert short > long
    _, joker, none = chances(link("PX1 PX2 PX3", "ZT1 ZT2 JK", "SW1 SW2 SW3", pile="AD5"))
    assert joker > 2 * none
    assert chances(link("PX1", long_hand, pile="PX5"))[0] > 0.98
    assert chances(link("JK", long_hand, pile="PX5"))[0] > 0.98


def test_worlds_stay_sound_and_stop_at_their_turn() -> None:
    rng = generator("worlds")
    for seed in range(40):
        position = gg.new("link", players=2 + seed % 5, seed=seed)
        for turns in (3, 20, 2000):
            play_on(position.states[0], turns, rng[0])
            position.check()
            assert position.is_over or position.states[0].turns == turns
        assert position.is_over


def test_search_runs_without_the_gil() -> None:
    for compiled in (search, try_out):
        assert getattr(compiled, "targetoptions", {"nogil": True})["nogil"]


def test_every_round_keeps_the_better_half() -> None:
    trials = np.zeros(LINK.max_legal, TRIAL)
    assert list_trials(0b1110, 0b100, trials) == 4
    assert trials["code"][:4].tolist() == [1, 2, 3, 62]
    trials["won"][:4] = [10, 40, 30, 20]
    assert better_half(4, trials) == 2
    assert trials["code"][:4].tolist() == [2, 3, 62, 1]
    assert [rounds_for(size) for size in (1, 2, 3, 4, 5, 9)] == [0, 1, 2, 2, 3, 4]
    assert worlds_for(1000, 2, 4) == 125
    assert worlds_for(1, 4, 9) == 1


def test_search_sees_the_view_alone_and_leaves_it_as_it_is() -> None:
    position: Position = gg.new("link", players=3, seed=4)
    codes = [int(action) for action in position.legal(0)]
    assert len(codes) > 1
    assert max(codes) < HIGH
    view = position.view(0)
    before = view.record.tobytes()
    code = search(
        view.record, 0, sum(1 << c for c in codes), 0, 500, np.zeros(2, LINK.state), np.zeros(LINK.max_legal, TRIAL),
        generator(1),
    )  # fmt: skip
    assert code in codes
    assert view.record.tobytes() == before
