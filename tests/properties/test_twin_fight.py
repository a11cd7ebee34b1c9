"""The engine and the twin agree on every game that chance and players can make of FIGHT."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gongenial as gg
from tests.oracle.cards import JOKER, deck
from tests.packs import known, wild
from tests.properties.pairs import PROFILE, steps
from tests.properties.pairs_fight import FightPair

WILD = {f"wild{seed}": {colour: dict(tasks) for colour, tasks in wild(seed).items()} for seed in range(4)}
"""Packs of random tasks."""

shown = st.sampled_from(["discard", "discard", "hand"])


@st.composite
def deals(draw: st.DrawFn) -> gg.Position:
    """A fresh game, with any options that go together."""
    jokers, players = draw(st.sampled_from([2, 0])), draw(st.integers(2, 6))
    size = draw(st.one_of(st.integers(5, 6), st.integers(5, (54 + jokers) // players)))
    starter = draw(st.integers(0, players - 1))
    options: dict[str, Any] = {"jokers": jokers, "hand_size": size, "shown_card": draw(shown)}
    return gg.new("fight", players, draw(st.integers(0, 10**6)), starter, **options)


@pytest.fixture(scope="module", autouse=True)
def wild_packs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with known(tmp_path_factory.mktemp("packs"), WILD):
        yield


@st.composite
def middles(draw: st.DrawFn, packs: tuple[str, ...] = ("stars",)) -> gg.Position:
    """A position between two tasks: short hands, hardly anything to draw, a task that is sure to come."""
    jokers = draw(st.sampled_from([2, 2, 0]))
    cards = list(draw(st.permutations(deck(jokers))))
    if draw(st.booleans()):
        cards.sort(key=JOKER.__eq__)  # dealt first, to whoever comes first
    sizes = draw(st.lists(st.sampled_from([1, 1, 2, 3, 4, 6]), min_size=2, max_size=6))
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    stock = [cards.pop() for _ in range(draw(st.sampled_from([0, 0, 1, 2, 5])))]
    pile = [cards.pop() for _ in range(draw(st.sampled_from([0, 1, 4])))]
    place = draw(st.sampled_from(["hand", "pile", "stock"]))
    if place == "hand":
        hands[draw(st.integers(0, len(hands) - 1))].extend(cards)
    else:
        (pile if place == "pile" else stock).extend(cards)
    skips = draw(st.sets(st.integers(0, len(hands) - 1), max_size=2))
    return gg.Position.from_dict(
        {
            "game": "fight",
            "hands": hands,
            "stock": stock,
            "pile": pile,
            "turn": draw(st.integers(0, len(hands) - 1)),
            "turns": draw(st.sampled_from([0, 0, 0, 985])),
            "skips": sorted(skips),
            "seed": draw(st.integers(0, 10**6)),
            "options": {"jokers": jokers, "shown_card": draw(shown), "pack": draw(st.sampled_from(packs))},
        }
    )


@pytest.mark.rule("X3")
@PROFILE
@given(deals(), steps)
def test_games_from_the_deal(position: gg.Position, choices: list[int]) -> None:
    FightPair(position).play_through(choices)


@pytest.mark.rule("X3")
@settings(PROFILE, max_examples=200)
@given(middles(), steps)
def test_games_from_the_middle(position: gg.Position, choices: list[int]) -> None:
    FightPair(position).play_through(choices)


@pytest.mark.rule("T4")
@pytest.mark.rule("X3")
@settings(PROFILE, max_examples=200)
@given(middles(tuple(WILD)), steps)
def test_games_with_whatever_tasks(position: gg.Position, choices: list[int]) -> None:
    FightPair(position, WILD[position.to_dict()["options"]["pack"]]).play_through(choices)


@pytest.mark.rule("X3")
@pytest.mark.parametrize("seed", range(10))
def test_whole_games(seed: int) -> None:
    """To the end, without leavers, the choices drawn from the seed."""
    position = gg.new(
        "fight", players=2 + seed % 5, seed=seed, hand_size=5, shown_card=("discard", "hand")[seed % 4 == 3]
    )
    pair = FightPair(position)
    pair.play_out(seed)
    assert pair.twin.termination in {"won", "turn_limit"}
