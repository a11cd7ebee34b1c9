"""The conformance suite: what holds for every game in the registry, without exemptions."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

import gongenial as gg
from gongenial.games import GAMES
from tests.conformance.walks import Setting, finished, settings, walk
from tests.rules_text import read_rules

SETTINGS = settings()
each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
each_game = pytest.mark.parametrize("name", GAMES)


@each_setting
@pytest.mark.rule("X3")
def test_positions_stay_whole(setting: Setting) -> None:
    for seed in range(3):
        for position in walk(setting, seed, leaving=0.004 * seed):
            position.check()


@each_setting
def test_legal_lists(setting: Setting) -> None:
    spec = GAMES[setting.game]
    for position in walk(setting, 11, leaving=0.004):
        for seat in range(position.players):
            actions = position.legal(seat)
            assert [int(action) for action in actions] == sorted(int(action) for action in actions)
            assert len({str(action) for action in actions}) == len(actions) <= spec.max_legal
            assert bool(actions) == (seat in position.actors)
        assert position.waiting <= position.actors
        assert position.is_over == (not position.waiting)
        assert 0 <= position.turn < position.players


@each_setting
def test_copies_are_equal_and_independent(setting: Setting) -> None:
    for position in walk(setting, 12, leaving=0.01, steps=60):
        if position.is_over:
            break
        before, copy = position.to_dict(), position.copy()
        assert copy.to_dict() == before
        assert copy.history == position.history
        assert copy == position == deepcopy(position)
        seat = min(copy.waiting)
        copy.play(copy.legal(seat)[0], seat=seat)
        assert position.to_dict() == before
        assert len(copy.history) == len(position.history) + 1
        assert copy != position


@each_setting
def test_dictionaries_go_round(setting: Setting) -> None:
    for position in walk(setting, 13, leaving=0.005):
        written = position.to_dict()
        again = gg.Position.from_dict(written)
        assert again.to_dict() == written
        assert again.outcome == position.outcome
        assert (again.waiting, again.actors, again.turn) == (position.waiting, position.actors, position.turn)
        for viewer in (None, *range(position.players)):
            assert again.view(viewer) == position.view(viewer)


@each_setting
def test_a_position_read_back_has_the_same_future(setting: Setting) -> None:
    start = next(walk(setting, 14))
    one, two = start.copy(), gg.Position.from_dict(start.to_dict())
    rng = random.Random(14)
    while not one.is_over:
        seat = rng.choice(sorted(one.actors))
        action = rng.choice(one.legal(seat))
        assert one.play(action, seat=seat) == two.play(action, seat=seat)
    assert one.to_dict() == two.to_dict()


@each_game
def test_notation_goes_round(name: str) -> None:
    spec = GAMES[name]
    texts = [spec.action_text(code) for code in range(spec.actions)]
    assert len(set(texts)) == spec.actions
    for code, text in enumerate(texts):
        action = gg.parse(name, text)
        assert (action, str(action), action.game) == (code, text, name)
        assert gg.parse(name, f"  {text.lower()} ") == action


@each_setting
def test_games_end_within_their_bounds(setting: Setting) -> None:
    spec = GAMES[setting.game]
    for seed in range(4):
        position = finished(setting, seed, leaving=0.002 * seed)
        outcome = position.outcome
        assert outcome is not None
        assert len(position.history) <= spec.max_length
        assert sum(outcome.returns) == pytest.approx(0)
        assert all(-1 <= share <= 1 for share in outcome.returns)
        assert len(outcome.returns) == len(outcome.ranks) == position.players
        assert outcome.winners == tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1)
        for rank in outcome.ranks:
            assert rank == 1 + sum(other < rank for other in outcome.ranks)
        lost = position.players - len(outcome.winners)
        for seat, share in enumerate(outcome.returns):
            even = 0.0 if not lost else 1 / len(outcome.winners) if seat in outcome.winners else -1 / lost
            assert share == pytest.approx(even)


@each_setting
@pytest.mark.parametrize("seed", [7, "seven", b"\x07"])
def test_same_seed_and_actions_same_history(setting: Setting, seed: int | str | bytes) -> None:
    one, two = setting.new(seed), setting.new(seed)
    rng = random.Random(7)
    while not one.is_over:
        seat = rng.choice(sorted(one.actors))
        action = rng.choice(one.legal(seat))
        one.play(action, seat=seat)
        two.play(str(action), seat=seat)
    assert one.history == two.history
    assert one.to_dict() == two.to_dict()


@each_setting
def test_another_seed_is_another_game(setting: Setting) -> None:
    deals = [setting.new(seed).to_dict() for seed in (1, 2, "one", b"two")]
    assert all(one != two for number, one in enumerate(deals) for two in deals[:number])
    assert gg.new(setting.game).to_dict() != gg.new(setting.game).to_dict(), "no seed is a secret one"


@each_setting
def test_histories_replay(setting: Setting) -> None:
    for seed in range(3):
        position = finished(setting, seed, leaving=0.01)
        again = setting.new(seed, starter=seed % setting.players)
        again.replay(position.history)
        assert again.to_dict() == position.to_dict()
        assert again.history == position.history


# ------------------------------------------------------------------------------------------------ refusals

RULES = read_rules()
TRIED = 20
"""Actions, legal ones among them, that each seat tries in each position looked at."""


def refused(position: gg.Position, seat: int, action: int | str) -> None:
    before, history = position.states.tobytes(), list(position.history)
    with pytest.raises(gg.IllegalAction) as caught:
        position.play(action, seat=seat)
    assert caught.value.rule in RULES
    assert caught.value.rule in str(caught.value)
    assert caught.value.reason in list(gg.Reason)
    assert position.states.tobytes() == before
    assert position.history == history


@each_setting
def test_whatever_is_not_legal_is_refused(setting: Setting) -> None:
    """Wrong seat, wrong phase, a card that isn't held, a seat that has left, a game that is over."""
    spec = GAMES[setting.game]
    rng = random.Random(15)
    for number, position in enumerate(walk(setting, 15, leaving=0.02)):
        if number % 5 and not position.is_over:
            continue
        for seat in range(position.players):
            allowed = {int(action) for action in position.legal(seat)}
            for code in rng.sample(range(spec.actions), min(spec.actions, TRIED)):
                if code not in allowed and not _tries(position, seat, code):
                    refused(position, seat, code)


def _tries(position: gg.Position, seat: int, code: int) -> bool:
    """Accepted without being listed: only an option makes such actions, and the game's spec says so."""
    return bool(position.spec.tries(position.states, 0, seat, code))


@each_game
def test_only_options_make_unlisted_actions(name: str) -> None:
    spec = GAMES[name]
    for position in walk(Setting(name, spec.players[0]), 16):
        for seat in range(position.players):
            allowed = {int(action) for action in position.legal(seat)}
            assert not any(_tries(position, seat, code) for code in range(spec.actions) if code not in allowed)


@each_setting
def test_after_the_end_everything_is_refused(setting: Setting) -> None:
    position = finished(setting, 17)
    for seat in range(position.players):
        assert position.legal(seat) == []
        for code in range(GAMES[setting.game].actions):
            refused(position, seat, code)
        with pytest.raises(gg.IllegalAction):
            position.remove(seat)
    with pytest.raises(gg.IllegalAction):
        position.play(0)


@each_setting
def test_a_seat_that_left_is_refused_everything(setting: Setting) -> None:
    if setting.players < 3:
        setting = Setting(setting.game, 3)
    position = setting.new(18)
    position.remove(1)
    assert position.legal(1) == []
    for code in range(GAMES[setting.game].actions):
        refused(position, 1, code)
    with pytest.raises(gg.IllegalAction):
        position.remove(1)


@each_game
@pytest.mark.parametrize(
    "text", ["", " ", "nonsense", "JK>9", "gong!9", "PX0", "NB44", "42", "-1", "pass pass", "💥", "x" * 500]
)
def test_texts_that_mean_nothing(name: str, text: str) -> None:
    position = gg.new(name, seed=19)
    before = position.to_dict()
    with pytest.raises(gg.InvalidAction):
        gg.parse(name, text)
    with pytest.raises(gg.InvalidAction):
        position.play(text, seat=0)
    assert position.to_dict() == before


@each_game
@pytest.mark.parametrize("thing", [None, 1.0, True, b"draw", ["draw"]])
def test_things_that_are_no_text(name: str, thing: object) -> None:
    with pytest.raises(gg.InvalidAction):
        gg.parse(name, thing)  # type: ignore[arg-type]
    with pytest.raises(gg.InvalidAction):
        gg.new(name, seed=19).play(thing, seat=0)  # type: ignore[arg-type]


@each_game
def test_codes_and_seats_that_there_are_not(name: str) -> None:
    position = gg.new(name, seed=20)
    before = position.to_dict()
    for code in (-1, GAMES[name].actions, 10**6, 2**70):
        with pytest.raises(gg.InvalidAction):
            position.play(code, seat=0)
    for seat in (-1, position.players, 63, 64, True, "0", 0.0):
        with pytest.raises(gg.InvalidAction):
            position.legal(seat)  # type: ignore[arg-type]
        with pytest.raises(gg.InvalidAction):
            position.view(seat)  # type: ignore[arg-type]
        with pytest.raises(gg.InvalidAction):
            position.remove(seat)  # type: ignore[arg-type]
        with pytest.raises(gg.InvalidAction):
            position.play(0, seat=seat)  # type: ignore[arg-type]
    assert position.to_dict() == before


@each_game
def test_an_action_of_another_game(name: str) -> None:
    position = gg.new(name, seed=21)
    with pytest.raises(gg.InvalidAction):
        position.play(gg.Action(int(position.legal()[0]), "another", "draw"), seat=0)
