"""Bots at FIGHT."""

from __future__ import annotations

from typing import Any

import pytest

import gongenial as gg
from gongenial.bots import LEVELS, Bot, Level
from gongenial.bots.fight.effects import effect, second_branch
from gongenial.core.errors import BrokenPosition
from gongenial.lab.arena import Entrant, compare
from gongenial.tasks.program import (
    CHOOSE,
    CHOSEN,
    DRAW_CARDS,
    DUEL,
    GIVE,
    JUMP,
    LAYDOWN,
    LOSER,
    ME,
    OTHERS,
    SIGNS,
    SKIP,
    TAKE,
    WINNER,
    step,
    table,
)


def fight(**fields: Any) -> gg.Position:
    return gg.Position.from_dict({"game": "fight", **fields})


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("level", LEVELS)
def test_whole_games_with_legal_choices_only(level: Level, players: int) -> None:
    for seed in range(3):
        game = gg.new("fight", players=players, seed=seed)
        bot = Bot(level, seed)
        while not game.is_over:
            seat = max(game.waiting)
            game.play(bot.choose(game.view(seat), game.legal(seat)), seat=seat)


@pytest.mark.parametrize("level", LEVELS)
def test_no_choice_depends_on_what_is_hidden(level: Level) -> None:
    """B49: the stock and the others' unknown hands are dealt anew; the view, and so the choice, stays the same."""
    changed = 0
    for seed in range(12):
        game = gg.new("fight", players=3, seed=seed)
        bot = Bot(level, seed)
        for _ in range(25):
            if game.is_over:
                break
            seat = min(game.waiting)
            other = _dealt_anew(game, seat)
            choice = bot.choose(game.view(seat), game.legal(seat))
            if other is not None:
                changed += 1
                assert other.view(seat) == game.view(seat)
                assert Bot(level, seed).choose(other.view(seat), other.legal(seat)) == choice
            game.play(choice, seat=seat)
    assert changed > 50


def _dealt_anew(game: gg.Position, seat: int) -> gg.Position | None:
    """The game with one card of another hand and the topmost of the stock in each other's place, where nobody knows
    either of them; None where that can't be."""
    given = game.to_dict()
    other = next(k for k in range(game.players) if k != seat)
    free = [card for card in given["hands"][other] if card != "JK" and not _known(given, card)]
    if not free or not given["stock"] or given["stock"][0] == "JK" or given["joker"] is not None:
        return None
    given["hands"][other][given["hands"][other].index(free[0])], given["stock"][0] = given["stock"][0], free[0]
    try:
        return gg.Position.from_dict(given)
    except BrokenPosition:  # what somebody knows to be lacking can't come there
        return None


def _known(given: dict[str, Any], card: str) -> bool:
    return card in str(given["known"]) or card in str(given.get("moment"))


def test_what_a_task_does_to_whom() -> None:
    tasks = [
        [step(GIVE, 2, ME, CHOSEN)],
        [step(TAKE, 1, CHOSEN, ME), step(SKIP, 0, CHOSEN)],
        [step(DUEL, SIGNS, CHOSEN), step(LAYDOWN, 2, WINNER), step(DRAW_CARDS, 1, LOSER)],
        [step(DRAW_CARDS, 1, OTHERS)],
        [step(CHOOSE, 2), step(LAYDOWN, 3, ME), step(JUMP, 1), step(LAYDOWN, 1, ME)],
    ]
    programs, _ = table([tasks, [], []])

    def me(task: int, first: int = 0) -> float:
        return effect(programs, 0, task, first, ME)

    def chosen(task: int) -> float:
        return effect(programs, 0, task, 0, CHOSEN)

    assert (me(0), chosen(0)) == (-2, 2)
    assert me(1) == 1
    assert chosen(1) == pytest.approx(-1 + 0.8)
    assert (me(2), chosen(2)) == (-0.5, -0.5)
    assert (me(3), chosen(3)) == (0, 1)
    assert (me(4, 1), me(4, second_branch(programs, 0, 4, 0))) == (-3, -1)


def test_hard_chooses_the_leader_to_harm_and_the_last_to_help() -> None:
    """`star-gift` gives a card away; in `hide-and-seek` the winner lays cards down."""
    hands = [["PX1", "PX2", "PX3", "PX4"], ["NB1", "NB2", "NB3", "NB4", "NB5"], ["ZT1", "ZT2"]]
    gift = fight(hands=hands, shown="AD5", task="star-gift")
    assert str(Bot("hard", 1).choose(gift.view(0), gift.legal(0))) == "at 2"
    duel = fight(hands=hands, shown="AD1", task="hide-and-seek")
    assert str(Bot("hard", 1).choose(duel.view(0), duel.legal(0))) == "at 1"


def test_cards_to_be_rid_of_are_low_ones_and_jokers_stay() -> None:
    game = fight(hands=[["PX4", "NB2", "ZT6", "JK"], ["AD1", "AD2"]], shown="AD5", task="twin-stars")
    for level in ("medium", "hard"):
        assert str(Bot(level, 1).choose(game.view(0), game.legal(0))) == "NB2"


@pytest.mark.parametrize("players", [2, 4])
def test_each_level_beats_the_one_below(players: int) -> None:
    for better, worse in ((Entrant("hard"), Entrant("medium")), (Entrant("medium"), Entrant("easy"))):
        shares = compare([better, worse] * (players // 2), deals=1500, seed="levels", game="fight")
        assert shares[better].low > shares[worse].high
