"""LINK one decision at a time (L13)."""

from __future__ import annotations

import random

import pytest

import gongenial as gg
from gongenial.core.bits import each
from gongenial.games.gong.link.rules import callers, calls
from gongenial.games.sequential import Sequential
from tests.rules.table import link


def decisions(game: Sequential, *actions: str) -> list[tuple[int | None, str]]:
    """Play the actions; who decided each of them."""
    made = []
    for action in actions:
        made.append((game.seat, action))
        game.play(action)
    return made


@pytest.mark.rule("L13")
def test_seats_are_asked_clockwise_from_the_turn_player_before_it_acts() -> None:
    game = Sequential(link("PX1 NB2", "PX3", "NB5", "ZT6", pile="PX6", owes=[1, 2], catchable=[1, 2], turn=1))
    assert [str(action) for action in game.legal()] == ["gong", "gong!2", "silent"]
    made = decisions(game, "silent", "silent", "silent", "silent", "PX3")
    assert made == [(1, "silent"), (2, "silent"), (3, "silent"), (0, "silent"), (1, "PX3")]


@pytest.mark.rule("L13")
def test_a_seat_is_asked_until_it_has_no_call_or_says_nothing() -> None:
    game = Sequential(link("PX1 NB2", "PX3", "NB5", "ZT6 ZT5", pile="PX6", owes=[1, 2], catchable=[1, 2], turn=0))
    assert decisions(game, "gong!1", "gong!2", "PX1") == [(0, "gong!1"), (0, "gong!2"), (0, "PX1")]


@pytest.mark.rule("L13")
def test_silence_lasts_for_one_turn() -> None:
    game = Sequential(link("PX1 NB2", "PX3", pile="PX6", turn=0))
    made = decisions(game, "PX1", "silent")
    assert made == [(0, "PX1"), (0, "silent")]
    assert game.seat == 1
    assert [str(action) for action in game.legal()] == ["PX3"]


@pytest.mark.rule("L13")
def test_nobody_is_asked_once_the_turn_player_has_acted_nor_while_a_joker_waits_for_its_answer() -> None:
    game = Sequential(link("JK PX1 NB2", "PX3", "ZT1 ZT2", pile="PX6", owes=[1], turn=0))
    decisions(game, "silent", "JK>2")
    assert game.seat == 2
    assert [str(action) for action in game.legal()] == ["accept"]
    game.play("accept")
    assert game.seat == 0
    assert "silent" not in map(str, game.legal())


@pytest.mark.rule("L13")
def test_what_is_not_asked_for_is_refused_and_nothing_changes() -> None:
    game = Sequential(link("PX1 NB2", "PX3", pile="PX6", owes=[1], catchable=[1], turn=0))
    before = game.position.to_dict()
    with pytest.raises(gg.InvalidAction, match="not asked for PX1 now, but for one of gong!1, silent"):
        game.play("PX1")
    with pytest.raises(gg.IllegalAction):
        game.play("NB2")
    assert game.position.to_dict() == before


def test_a_copy_goes_its_own_way() -> None:
    game = Sequential(link("PX1 NB2", "PX3", pile="PX6", owes=[1], turn=0))
    copy = game.copy()
    game.play("silent")
    assert (game.seat, copy.seat) == (0, 1)


@pytest.mark.rule("L13")
@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    chance = random.Random(players)
    for seed in range(15):
        game = Sequential(gg.new("link", players=players, seed=seed))
        while not game.is_over:
            state = game.position.states[0]
            assert set(each(callers(state))) == {seat for seat in range(players) if calls(state, seat)}
            legal = game.legal()
            assert len(legal) == len(set(legal)) > 0
            game.play(chance.choice(legal))
        assert (game.seat, game.legal()) == (None, [])
        game.position.check()
        with pytest.raises(gg.IllegalAction):
            game.play("draw")
