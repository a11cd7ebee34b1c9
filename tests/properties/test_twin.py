"""The engine and the twin agree on every game that chance and players can make of LINK."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

import gongenial as gg
from tests.oracle.cards import FAMILY_CARDS, JOKER, deck
from tests.properties.pairs import Pair

PROFILE = settings(
    deadline=None,
    derandomize=True,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

steps = st.lists(st.integers(0, 2**20 - 1), min_size=1, max_size=100)


@st.composite
def deals(draw: st.DrawFn) -> gg.Position:
    """A fresh game, with any options that go together."""
    jokers, players = draw(st.sampled_from([2, 0])), draw(st.integers(2, 6))
    options: dict[str, Any] = {
        "jokers": jokers,
        "hand_size": draw(st.one_of(st.integers(5, 6), st.integers(5, (54 + jokers) // players))),
        "draw_when_able": draw(st.booleans()),
        "false_call_penalty": draw(st.booleans()),
    }
    return gg.new("link", players, draw(st.integers(0, 10**6)), draw(st.integers(0, players - 1)), **options)


def _jokers_under_the_top(pile: list[str]) -> list[str]:
    """J2: a joker lies uppermost only while no family card does."""
    top = next((card for card in pile if card != JOKER), None)
    if top is not None:
        pile.remove(top)
        pile.insert(0, top)
    return pile


@st.composite
def middles(draw: st.DrawFn) -> gg.Position:
    """A position from the middle of a game: short hands, debts, a stock and a pile that are nearly empty."""
    jokers = draw(st.sampled_from([2, 0]))
    cards = draw(st.permutations(deck(jokers)))
    if draw(st.booleans()):
        cards.sort(key=JOKER.__eq__)  # dealt first, to whoever comes first
    sizes = draw(st.lists(st.sampled_from([1, 1, 2, 2, 3, 5]), min_size=2, max_size=6))
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    pile = [cards.pop() for _ in range(draw(st.integers(0, 3)))]
    stock = [cards.pop() for _ in range(draw(st.integers(0, 4)))]
    (hands[draw(st.integers(0, len(hands) - 1))] if draw(st.booleans()) else stock).extend(cards)
    single = [seat for seat, hand in enumerate(hands) if len(hand) == 1]
    owing = draw(st.sets(st.sampled_from(single))) if single else set()
    turn = draw(st.integers(0, len(hands) - 1))
    return gg.Position.from_dict(
        {
            "game": "link",
            "hands": hands,
            "stock": stock,
            "pile": _jokers_under_the_top(pile),
            "turn": turn,
            "owes": sorted(owing),
            "catchable": sorted(draw(st.sets(st.sampled_from(sorted(owing))))) if owing else [],
            "turns": draw(st.sampled_from([0, 0, 0, 985])),
            "passes": draw(st.sampled_from([0, 0, 1])),
            "seed": draw(st.integers(0, 10**6)),
            "options": {
                "jokers": jokers,
                "draw_when_able": draw(st.booleans()),
                "false_call_penalty": draw(st.booleans()),
            },
        }
    )


@st.composite
def endings(draw: st.DrawFn) -> gg.Position:
    """One or two cards each, and the jokers in those hands or on top of the stock."""
    cards = list(draw(st.permutations(FAMILY_CARDS)))
    hands = [[cards.pop() for _ in range(size)] for size in draw(st.lists(st.integers(1, 2), min_size=2, max_size=4))]
    pile, stock = [cards.pop()], [cards.pop() for _ in range(4)]
    for place in draw(st.lists(st.integers(0, len(hands)), min_size=2, max_size=2)):
        if place == len(hands):
            stock.insert(0, JOKER)
        else:
            hands[place][draw(st.integers(0, len(hands[place]) - 1))] = JOKER
    given = {"game": "link", "hands": hands, "stock": stock, "pile": pile, "turn": draw(st.integers(0, len(hands) - 1))}
    owing = [seat for seat, hand in enumerate(hands) if len(hand) == 1 and draw(st.booleans())]
    if sum(hand.count(JOKER) for hand in hands) + stock.count(JOKER) < 2:
        stock.append(JOKER)  # one joker was put where the other one was
    return gg.Position.from_dict({**given, "owes": owing, "catchable": owing})


def _take(pair: Pair, choice: int) -> None:
    """One step: mostly a legal action of any seat that has one, now and then a false call or a leaver."""
    kind, pick = choice % 64, choice // 64
    seats = range(pair.position.players)
    false_calls = [
        (seat, f"gong!{other}") for seat in seats for other in seats if pair.twin.is_false_call(seat, f"gong!{other}")
    ]
    if kind == 0:
        pair.leave(pair.twin.seated[pick % len(pair.twin.seated)])
    elif kind < 4 and false_calls:
        pair.play(*false_calls[pick % len(false_calls)])
    else:
        actions = [(seat, action) for seat in seats for action in pair.twin.legal(seat)]
        pair.play(*actions[pick % len(actions)])


def _play_through(position: gg.Position, choices: list[int]) -> None:
    note(f"from {position.to_dict()}")
    pair = Pair(position)
    for choice in choices:
        if pair.position.is_over:
            return
        try:
            _take(pair, choice)
        finally:
            note(f"{pair.position.history[-1:]}")


@pytest.mark.rule("X3")
@PROFILE
@given(deals(), steps)
def test_games_from_the_deal(position: gg.Position, choices: list[int]) -> None:
    _play_through(position, choices)


@pytest.mark.rule("X3")
@PROFILE
@given(middles(), steps)
def test_games_from_the_middle(position: gg.Position, choices: list[int]) -> None:
    _play_through(position, choices)


@pytest.mark.rule("X3")
@settings(PROFILE, max_examples=400)
@given(endings(), st.lists(st.integers(0, 2**20 - 1), min_size=1, max_size=12))
def test_games_near_the_end(position: gg.Position, choices: list[int]) -> None:
    _play_through(position, choices)


@pytest.mark.rule("X3")
@pytest.mark.parametrize("seed", range(12))
def test_whole_games(seed: int) -> None:
    """To the end, without leavers, the choices drawn from the seed."""
    position = gg.new("link", players=2 + seed % 5, seed=seed, hand_size=5, draw_when_able=seed % 2 == 0)
    pair, choice = Pair(position), seed + 1
    while not position.is_over:
        choice = choice * 48271 % (2**31 - 1)
        _take(pair, 4 + choice % 60 + 64 * (choice // 64))
    assert pair.twin.termination in {"won", "turn_limit", "blocked"}
