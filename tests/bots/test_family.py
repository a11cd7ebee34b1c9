"""Bots at FAMILY."""

from __future__ import annotations

from typing import Any

import pytest

import gongenial as gg
from gongenial.bots import LEVELS, Bot, Level
from gongenial.lab.arena import Entrant, compare


def family(**fields: Any) -> gg.Position:
    return gg.Position.from_dict({"game": "family", **fields})


def chosen(level: Level, game: gg.Position, seed: int = 1) -> str:
    return str(Bot(level, seed).choose(game.view(game.turn), game.legal(game.turn)))


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("level", LEVELS)
def test_whole_games_with_legal_choices_only(level: Level, players: int) -> None:
    for seed in range(3):
        game = gg.new("family", players=players, seed=seed)
        bot = Bot(level, seed)
        while not game.is_over:
            seat = min(game.waiting)
            game.play(bot.choose(game.view(seat), game.legal(seat)), seat=seat)


@pytest.mark.parametrize("level", LEVELS)
def test_no_choice_depends_on_what_is_hidden(level: Level) -> None:
    """B49: two hidden cards that nobody knows anything of change places; neither view nor choice changes."""
    changed = 0
    for seed in range(10):
        game = gg.new("family", players=3, seed=seed)
        bot = Bot(level, seed)
        for _ in range(20):
            if game.is_over:
                break
            seat = min(game.waiting)
            other = _with_two_cards_swapped(game, seat)
            choice = bot.choose(game.view(seat), game.legal(seat))
            if other is not None and other.view(seat) == game.view(seat):
                changed += 1
                assert Bot(level, seed).choose(other.view(seat), other.legal(seat)) == choice
            game.play(choice, seat=seat)
    assert changed > 40


def _with_two_cards_swapped(game: gg.Position, seat: int) -> gg.Position | None:
    """The topmost card of the stock against one of another hand; None where somebody knows too much for that."""
    given = game.to_dict()
    other = next(k for k in range(game.players) if k != seat)
    free = [card for card in given["hands"][other] if card != "JK" and card not in str(given["known"])]
    if not free or not given["stock"] or given["joker"] is not None:
        return None
    place = given["hands"][other].index(free[0])
    given["hands"][other][place], given["stock"][0] = given["stock"][0], free[0]
    try:
        return gg.Position.from_dict(given)
    except gg.BrokenPosition:
        return None


def test_a_sure_hit_comes_before_everything() -> None:
    game = family(
        hands=[["PX1", "PX2", "PX3", "NB1"], ["NB2", "ZT1"], ["PX4", "ZT2"]],
        known=[{"viewer": None, "seat": 1, "holds": ["NB2"], "lacks": []}],
    )
    assert chosen("medium", game) == chosen("hard", game) == "ask 1 NB2"


@pytest.mark.parametrize("seed", range(10))
def test_hard_works_out_where_a_card_must_be(seed: int) -> None:
    """Two players and no stock: what is not in the own hand is in the other one."""
    game = family(
        hands=[["PX1", "PX2", "NB1"], ["PX3", "PX4", "PX5", "PX6", "NB2", "NB3", "NB4", "NB5", "NB6"]],
        laid=[[0, code] for code in ("ZT", "AD", "SR", "SW", "VG", "OM", "NM")],
        stock=[],
        options={"jokers": 0},
    )
    action = chosen("hard", game, seed)
    assert game.play(action).result.gave, action


@pytest.mark.parametrize("seed", range(10))
def test_neither_asks_for_what_is_known_to_be_a_miss(seed: int) -> None:
    kin = ["PX2", "PX3", "PX4", "PX5", "PX6"]
    game = family(
        hands=[["PX1", "NB1"], ["ZT1", "ZT2"], ["AD1", "AD2"]],
        known=[{"viewer": None, "seat": 1, "holds": [], "lacks": kin}, {"viewer": None, "seat": 2, "lacks": kin}],
    )
    for level in ("medium", "hard"):
        assert "NB" in chosen(level, game, seed)


@pytest.mark.parametrize("seed", range(10))
def test_hard_infers_from_questions(seed: int) -> None:
    """Seat 2 has asked within PROXIMA, so it has one of its cards."""
    game = family(
        hands=[["PX1", "NB1"], ["ZT1", "ZT2"], ["PX2", "AD2"]],
        known=[{"viewer": None, "seat": 2, "holds": [], "lacks": ["PX3"], "some": ["PX"]}],
    )
    assert chosen("hard", game, seed).startswith("ask 2 PX")


def test_a_joker_is_cancelled_with_a_joker() -> None:
    game = family(hands=[["PX1"], ["JK", "ZT2"]], joker=[0, 1])
    for level in ("medium", "hard"):
        assert str(Bot(level, 1).choose(game.view(1), game.legal(1))) == "cancel"


@pytest.mark.parametrize("players", [2, 4])
def test_each_level_beats_the_one_below(players: int) -> None:
    for better, worse in ((Entrant("hard"), Entrant("medium")), (Entrant("medium"), Entrant("easy"))):
        shares = compare([better, worse] * (players // 2), deals=1500, seed="levels", game="family")
        assert shares[better].low > shares[worse].high
