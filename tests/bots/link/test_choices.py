"""What bots do in their turn: legal always, sensible by level, and from the view alone."""

from __future__ import annotations

import pytest

import gongenial as gg
from gongenial.bots import LEVELS, Bot, Level
from gongenial.core.chance import generator
from tests.rules.table import hand, link

SEEDS = range(8)


def choice(level: Level, position: gg.Position, seat: int = 0, seed: int = 1) -> str:
    return str(Bot(level, seed, simulations=400).choose(position.view(seat), position.legal(seat)))


def choices(level: Level, position: gg.Position, seat: int = 0) -> set[str]:
    """What bots of that level, with different seeds, choose."""
    return {choice(level, position, seat, seed) for seed in SEEDS}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"draw_when_able": True, "hand_size": 5}),
        (4, {"jokers": 0}),
        (6, {"jokers": 0, "false_call_penalty": True}),
    ],
)
def test_whole_games(level: Level, players: int, options: dict[str, int | bool]) -> None:
    for seed in range(3):
        position = gg.new("link", players=players, seed=seed, **options)
        bots = [Bot(level, f"{seed} {seat}", simulations=60) for seat in range(players)]
        for _ in range(3000):
            if position.is_over:
                break
            seat = next(iter(position.waiting))
            legal = position.legal(seat)
            action = bots[seat].choose(position.view(seat), legal)
            assert action in legal
            position.play(action, seat=seat)
        assert position.is_over


@pytest.mark.case("B49")
@pytest.mark.rule("H1")
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_does_not_change_when_unseen_cards_are_permuted(level: Level) -> None:
    rng, permuted = generator("permuted"), 0
    for seed in range(6):
        position = gg.new("link", players=2 + seed % 3, seed=seed)
        bots = [Bot("medium", seat) for seat in range(position.players)]
        while not position.is_over:
            seat = next(iter(position.waiting))
            view, legal = position.view(seat), position.legal(seat)
            other = position.copy()
            position.spec.determinize(view.record, 0, other.states, 0, rng)
            assert other.view(seat) == view
            permuted += any(hand(other, k) != hand(position, k) for k in range(position.players) if k != seat)
            if len(legal) > 1:
                bot, twin = (Bot(level, "same seed", simulations=60) for _ in range(2))
                assert bot.choose(view, legal) == twin.choose(other.view(seat), other.legal(seat))
            position.play(bots[seat].choose(view, legal), seat=seat)
    assert permuted > 100


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_gets_the_same_answer(level: Level) -> None:
    position = gg.new("link", players=3, seed=5)
    bot = Bot(level, "a seed", simulations=60)
    assert len({bot.choose(position.view(0), position.legal(0)) for _ in range(5)}) == 1


def test_with_a_fixed_number_of_simulations_no_clock_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    position = gg.new("link", players=2, seed=5)
    before = choice("hard", position)
    times = iter(range(0, 10**9, 1000))
    monkeypatch.setattr("gongenial.bots.halving.perf_counter", lambda: next(times))
    assert choice("hard", position) == before


def test_the_clock_ends_a_search_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    position = gg.new("link", players=2, seed=5)
    asked = []

    def later() -> float:
        asked.append(1)
        return 1000.0 * len(asked)

    monkeypatch.setattr("gongenial.bots.halving.perf_counter", later)
    assert Bot("hard", 1).choose(position.view(0), position.legal(0)) in position.legal(0)
    assert len(asked) < 20


@pytest.mark.rule("J6")
@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_as_last_card_is_played(level: Level) -> None:
    assert choices(level, link("JK", "PX1 PX2", pile="NB3")) <= {"JK>1"}


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_with_a_joker_and_a_card_that_fits_the_card_goes_first(level: Level) -> None:
    assert choices(level, link("JK PX1", "ZT1 ZT2 ZT4 OM5", pile="PX3")) == {"PX1"}


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_long_hand_is_exchanged_for_a_last_card(level: Level) -> None:
    position = link("JK SW1 SW2 VG3 VG4 OM5 OM6 NM1", "ZT1", "PX1 PX2 AD3 AD4 SR5", pile="NB3")
    assert choices(level, position) == {"JK>1"}


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_joker_is_not_wasted_on_a_longer_hand(level: Level) -> None:
    position = link("JK NB1 PX3", "ZT1 ZT2 ZT4 OM5 OM6 SR1 SR2", pile="NB3")
    assert "JK>1" not in choices(level, position)


@pytest.mark.rule("J4")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_joker_defends_a_short_hand(level: Level) -> None:
    position = link("SW1 SW2 VG3 VG4 OM5 OM6", "JK ZT1", pile="NB3 JK", joker=[0, 1])
    assert choices(level, position, seat=1) == {"cancel"}


def test_medium_leaves_nothing_to_a_neighbour_with_a_known_card() -> None:
    position = link(
        "NB1 NB2 PX5 SR4", "ZT1", "PX1 PX2 AD3 AD4", pile="NB3", known=[{"viewer": 0, "seat": 1, "holds": ["ZT1"]}]
    )
    assert choices("medium", position) == {"NB2"}


def test_easy_is_careless_with_jokers_and_medium_is_not() -> None:
    position = link("JK NB1 PX3 NB5", "ZT1 ZT2 ZT4 OM5 OM6 SR1 SR2", pile="NB3")
    many = range(60)
    assert any(choice("easy", position, seed=seed) == "JK>1" for seed in many)
    assert all(choice("medium", position, seed=seed) != "JK>1" for seed in many)
