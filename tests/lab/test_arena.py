"""Bots against each other: fair, repeatable, and the better ones win.

These are the small versions of what `python -m benchmarks.bot_strength` measures, with fixed seeds.
"""

from __future__ import annotations

import pytest

from gongenial.lab.arena import Entrant, compare

EASY, MEDIUM, HARD = Entrant("easy"), Entrant("medium"), Entrant("hard", simulations=200)


def test_the_same_seed_gives_the_same_result_and_another_seed_another() -> None:
    line_up = [MEDIUM, EASY, EASY]
    assert compare(line_up, 60, seed=1) == compare(line_up, 60, seed=1) != compare(line_up, 60, seed=2)


def test_all_games_are_shared_out() -> None:
    shares = compare([MEDIUM, EASY, EASY], 60, seed=1)
    assert shares[MEDIUM].mean + 2 * shares[EASY].mean == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 4])
def test_medium_beats_easy(players: int) -> None:
    shares = compare([MEDIUM, EASY] * (players // 2), 400, seed="medium and easy")
    assert shares[MEDIUM].low > 1 / players > shares[EASY].high


@pytest.mark.parametrize("players", [2, 4])
def test_hard_beats_easy(players: int) -> None:
    shares = compare([HARD, EASY] * (players // 2), 150, seed="hard and easy")
    assert shares[HARD].low > 1 / players > shares[EASY].high


def test_hard_beats_medium() -> None:
    hard = Entrant("hard", simulations=600)
    shares = compare([hard, MEDIUM], 500, seed="hard and medium")
    assert shares[hard].low > 0.5 > shares[MEDIUM].high
