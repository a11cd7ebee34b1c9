"""The engine and the twin agree on every game that chance and players can make of LINK."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gongenial as gg
from tests.oracle.cards import FAMILY_CARDS, JOKER, deck
from tests.properties.pairs import PROFILE, LinkPair, steps


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


@pytest.mark.rule("X3")
@PROFILE
@given(deals(), steps)
def test_games_from_the_deal(position: gg.Position, choices: list[int]) -> None:
    LinkPair(position).play_through(choices)


@pytest.mark.rule("X3")
@PROFILE
@given(middles(), steps)
def test_games_from_the_middle(position: gg.Position, choices: list[int]) -> None:
    LinkPair(position).play_through(choices)


@pytest.mark.rule("X3")
@settings(PROFILE, max_examples=400)
@given(endings(), st.lists(st.integers(0, 2**20 - 1), min_size=1, max_size=12))
def test_games_near_the_end(position: gg.Position, choices: list[int]) -> None:
    LinkPair(position).play_through(choices)


@pytest.mark.rule("X3")
@pytest.mark.parametrize("seed", range(12))
def test_whole_games(seed: int) -> None:
    """To the end, without leavers, the choices drawn from the seed."""
    pair = LinkPair(gg.new("link", players=2 + seed % 5, seed=seed, hand_size=5, draw_when_able=seed % 2 == 0))
    pair.play_out(seed)
    assert pair.twin.termination in {"won", "turn_limit", "blocked"}
