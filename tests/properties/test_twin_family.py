"""The engine and the twin agree on every game that chance and players can make of FAMILY."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gongenial as gg
from tests.oracle.cards import FAMILIES, FAMILY_CARDS, JOKER
from tests.properties.pairs import PROFILE, steps
from tests.properties.pairs_family import FamilyPair


@st.composite
def deals(draw: st.DrawFn) -> gg.Position:
    """A fresh game, with any options that go together."""
    jokers, players = draw(st.sampled_from([2, 0])), draw(st.integers(2, 6))
    most = (54 + jokers) // players if players > 2 else (42 + jokers) // 2
    size = draw(st.one_of(st.integers(5, 6), st.integers(5, most)))
    starter = draw(st.integers(0, players - 1))
    return gg.new("family", players, draw(st.integers(0, 10**6)), starter, jokers=jokers, hand_size=size)


@st.composite
def middles(draw: st.DrawFn) -> gg.Position:
    """A position near the end: few families are left, in hands of which some are empty, and nearly nothing to draw."""
    jokers = draw(st.sampled_from([2, 2, 0]))
    players = draw(st.integers(2, 6))
    order = draw(st.permutations(FAMILIES))
    left = draw(st.integers(1, 4))
    owners = draw(st.lists(st.integers(0, players - 1), min_size=9 - left, max_size=9 - left))
    laid = list(zip(owners, order, strict=False))
    taken = {name for _, name in laid}
    cards = list(draw(st.permutations([*(card for card in FAMILY_CARDS if card[:2] not in taken), *[JOKER] * jokers])))
    stock = [cards.pop() for _ in range(draw(st.integers(0, 4)))]
    hands: list[list[str]] = [[] for _ in range(players)]
    dealt = draw(st.lists(st.integers(0, draw(st.integers(1, players - 1))), min_size=len(cards), max_size=len(cards)))
    for seat, card in zip(dealt, cards, strict=True):
        whole = sum(held[:2] == card[:2] for held in hands[seat]) == 5
        hands[(seat + 1) % players if whole and card != JOKER else seat].append(card)
    return gg.Position.from_dict(
        {
            "game": "family",
            "hands": hands,
            "stock": stock,
            "laid": [list(entry) for entry in laid],
            "turn": draw(st.integers(0, players - 1)),
            "turns": draw(st.sampled_from([0, 0, 0, 985])),
            "seed": draw(st.integers(0, 10**6)),
            "options": {"jokers": jokers},
        }
    )


@pytest.mark.rule("X3")
@PROFILE
@given(deals(), steps)
def test_games_from_the_deal(position: gg.Position, choices: list[int]) -> None:
    FamilyPair(position).play_through(choices)


@pytest.mark.rule("X3")
@settings(PROFILE, max_examples=300)
@given(middles(), steps)
def test_games_near_the_end(position: gg.Position, choices: list[int]) -> None:
    FamilyPair(position).play_through(choices)


@pytest.mark.rule("X3")
@pytest.mark.parametrize("seed", range(10))
def test_whole_games(seed: int) -> None:
    """To the end, without leavers, the choices drawn from the seed."""
    pair = FamilyPair(gg.new("family", players=2 + seed % 5, seed=seed, hand_size=5 + seed % 5))
    pair.play_out(seed)
    assert pair.twin.termination in {"won", "turn_limit", "stuck"}
