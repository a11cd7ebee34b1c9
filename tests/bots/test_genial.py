"""Bots at the collecting game."""

from __future__ import annotations

import pytest

import gongenial as gg
from gongenial.bots import LEVELS, Bot, Level
from gongenial.bots.genial.risk import LYING, OWN, drawing, gain, left_behind, taking
from gongenial.bots.genial.thumb import after_one_more, zone_worth
from gongenial.lab.arena import Entrant, compare


def table(**fields: object) -> gg.Position:
    return gg.Position.from_dict({"game": "genial", "players": 2, **fields})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_whole_games_with_legal_moves_only(level: Level, players: int) -> None:
    for seed in range(3):
        game = gg.new("genial", players=players, seed=seed)
        bot = Bot(level, seed)
        while not game.is_over:
            game.play(bot.choose(game.view(game.turn), game.legal()))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_gets_the_same_answer_whatever_comes_next(level: Level) -> None:
    """The order of the reserve is the only hidden thing: no choice depends on it."""
    for seed in range(20):
        game = gg.new("genial", players=3, seed=seed)
        for _ in range(12):
            if game.is_over:
                break
            other = gg.Position.from_dict({**game.to_dict(), "random": f"{seed + 1:032x}"})
            choice = Bot(level, 5).choose(game.view(game.turn), game.legal())
            assert choice == Bot(level, 5).choose(other.view(other.turn), other.legal())
            game.play(choice)


def test_what_a_draw_is_worth_is_exact() -> None:
    """The kernel agrees with the definition, written out."""
    game = table(centre="ROYYG", zone="R", collections=["RRROOB", "YYYYYYG"])
    view = game.view(0).record[0]
    reserve = [int(n) for n in view.reserve]
    centre = [int(n) for n in view.centre]

    def worth(zone: int, drawn: int) -> float:
        """Of having that zone, those colours in it drawn from here on."""
        take = taking(view, zone)
        return take if zone == view.zone and not drawn else max(take, on(zone, drawn))

    def on(zone: int, drawn: int) -> float:
        left = [n - (drawn >> c & 1) for c, n in enumerate(reserve)]
        parts = [
            n * (worth(zone | 1 << c, drawn | 1 << c) if centre[c] and not zone >> c & 1 else -miss(zone, c))
            for c, n in enumerate(left)
        ]
        return sum(parts) / sum(left)

    def miss(zone: int, colour: int) -> float:
        return left_behind(view, 0, zone, colour)

    assert drawing(view) == pytest.approx(on(int(view.zone), 0))


def test_a_line_that_is_full_gains_nothing_more() -> None:
    view = table(centre="RO", zone="R", collections=["RRRRRRROOOOOO", ""]).view(0).record[0]
    assert gain(view, 0, 2) == 0
    assert gain(view, 1, 1) == gain(view, 1, 5) > 2


def test_what_lies_in_the_centre_counts_for_those_who_have_use_for_it() -> None:
    view = table(centre="RRO", collections=["RRRRRRR", "OOOOOOO"]).view(0).record[0]
    assert left_behind(view, 0, 0, -1) == pytest.approx(LYING * (2 + OWN * 1))


def test_medium_compares_what_it_has_with_what_it_may_get() -> None:
    view = table(centre="RROY", zone="R").view(0).record[0]
    assert zone_worth(view) == 3
    orange = yellow = 20
    red, others = 18, 3 * 21
    assert after_one_more(view) == pytest.approx((orange + yellow) * (3 + 2) / (orange + yellow + red + others))


def test_with_little_to_lose_hard_draws_on_and_with_much_to_lose_it_takes() -> None:
    sure = table(centre="ROYGBV", zone="R")
    assert str(Bot("hard", 1).choose(sure.view(0), sure.legal())) == "draw"
    rich = table(centre="RRRRR", zone="R")
    assert str(Bot("hard", 1).choose(rich.view(0), rich.legal())) == "take"


@pytest.mark.parametrize("players", [2, 4])
def test_each_level_beats_the_one_below(players: int) -> None:
    for better, worse in ((Entrant("hard"), Entrant("medium")), (Entrant("medium"), Entrant("easy"))):
        shares = compare([better, worse] * (players // 2), deals=1500, seed="levels", game="genial")
        assert shares[better].low > shares[worse].high
