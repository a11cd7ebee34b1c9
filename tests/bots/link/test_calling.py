"""When bots say GONG, for themselves and for others."""

from __future__ import annotations

from statistics import mean

import pytest

import gongenial as gg
from gongenial.bots import LEVELS, Bot, Level, Reaction
from tests.rules.table import link

MANY = 300


def owing() -> gg.Position:
    """Seat 1 owes a GONG and can be caught."""
    return link("PX1 NB2", "PX3", "ZT1 ZT2", pile="PX6", owes=[1], catchable=[1], turn=0)


def reactions(level: Level, seat: int) -> list[Reaction | None]:
    position = owing()
    return [Bot(level, seed).reaction(position.view(seat), position.legal(seat)) for seed in range(MANY)]


def remembered(level: Level, seat: int) -> list[Reaction]:
    return [reaction for reaction in reactions(level, seat) if reaction is not None]


@pytest.mark.rule("L7")
@pytest.mark.rule("L8")
def test_better_bots_forget_less() -> None:
    for seat in (1, 2):
        easy, medium, hard = (len(remembered(level, seat)) for level in LEVELS)
        assert easy < 0.7 * medium < medium < hard
        assert {str(reaction.action) for reaction in remembered("hard", seat)} == {"gong" if seat == 1 else "gong!1"}
    assert len(remembered("hard", 1)) == MANY
    assert len(remembered("easy", 2)) < MANY / 2


@pytest.mark.parametrize(
    ("level", "shortest", "longest"), [("easy", 2.5, 5.0), ("medium", 1.2, 2.5), ("hard", 0.8, 1.6)]
)
def test_a_catch_takes_as_long_as_a_person_of_that_level_takes(level: Level, shortest: float, longest: float) -> None:
    delays = [reaction.delay for reaction in remembered(level, 2)]
    assert shortest <= min(delays) < max(delays) <= longest
    own = [reaction.delay for reaction in remembered(level, 1)]
    assert 0.5 < min(own) < max(own) < longest
    assert mean(own) < mean(delays)


@pytest.mark.parametrize("level", LEVELS)
def test_asking_again_does_not_change_its_mind(level: Level) -> None:
    position = owing()
    for seed in range(40):
        bot = Bot(level, seed)
        answers = {bot.reaction(position.view(2), position.legal(2)) is None for _ in range(10)}
        assert len(answers) == 1


def test_a_new_debt_is_a_new_chance() -> None:
    position, settled = owing(), link("PX1 NB2", "PX3 PX4", "ZT1 ZT2", pile="PX6", turn=0)
    bot = Bot("easy", 3)
    answers = set()
    for _ in range(60):
        answers.add(bot.reaction(position.view(2), position.legal(2)) is None)
        assert bot.reaction(settled.view(2), settled.legal(2)) is None
    assert answers == {True, False}


def test_in_its_turn_a_bot_calls_first() -> None:
    position = owing()
    bot = Bot("hard", 1)
    assert str(bot.choose(position.view(0), position.legal(0))) == "gong!1"
    forgetful = [Bot("easy", seed).choose(position.view(0), position.legal(0)) for seed in range(40)]
    assert {str(action) for action in forgetful} == {"gong!1", "PX1"}


def test_where_silence_is_offered_it_is_what_a_bot_without_a_call_says() -> None:
    from gongenial.games.sequential import Sequential

    said = set()
    for seed in range(40):
        game = Sequential(owing())
        assert game.seat is not None
        said.add(str(Bot("easy", seed).choose(game.position.view(game.seat), game.legal())))
    assert said == {"gong!1", "silent"}
