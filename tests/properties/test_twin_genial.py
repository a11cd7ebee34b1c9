"""The engine and the twin agree on every game that chance and players can make of Совершенно гениально."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gongenial as gg
from tests.oracle.genial import COLOURS
from tests.properties.pairs import PROFILE, steps
from tests.properties.pairs_genial import GenialPair

options = st.fixed_dictionaries(
    {
        "row_length": st.sampled_from(["sheet", "kosmos"]),
        "alternative_move": st.sampled_from(["one", "all", "off"]),
    }
)


@st.composite
def deals(draw: st.DrawFn) -> gg.Position:
    """A fresh game, with any options."""
    players = draw(st.integers(2, 4))
    return gg.new("genial", players, draw(st.integers(0, 10**6)), draw(st.integers(0, players - 1)), **draw(options))


@st.composite
def middles(draw: st.DrawFn) -> gg.Position:
    """A position from the middle of a game with as many colours, tokens and lines as you like, nearly full collections,
    a reserve that is nearly empty."""
    size = draw(st.integers(2, 6))
    colours = COLOURS[:size]
    line = draw(st.integers(2, 7))
    players = draw(st.integers(2, 4))
    tokens = draw(st.integers(line + 1, 21))
    rest = dict.fromkeys(colours, tokens)

    def some(most: int) -> dict[str, int]:
        taken = {colour: draw(st.integers(0, min(most, rest[colour]))) for colour in colours}
        for colour, count in taken.items():
            rest[colour] -= count
        return taken

    centre = some(3)
    zone = {colour: int(centre[colour] > 0 and rest[colour] > 0 and draw(st.booleans())) for colour in colours}
    for colour, count in zone.items():
        rest[colour] -= count
    collections = [some(line - 1) for _ in range(players)]
    for collection in collections:  # some of them as good as full
        if draw(st.booleans()):
            for colour in colours[:-1]:
                added = min(line - collection[colour], rest[colour])
                collection[colour] += added
                rest[colour] -= added
    given: dict[str, Any] = {
        "game": "genial",
        "colours": size,
        "tokens": tokens,
        "line": line,
        "collections": collections,
        "zone": zone,
        "turn": draw(st.integers(0, players - 1)),
        "turns": draw(st.sampled_from([0, 0, 0, 990])),
        "seed": draw(st.integers(0, 10**6)),
        "options": draw(options),
    }
    if draw(st.booleans()):
        given["centre"] = centre
    else:
        given["reserve"] = {colour: min(count, draw(st.integers(0, 2))) for colour, count in rest.items()}
    return gg.Position.from_dict(given)


@pytest.mark.rule("X3")
@PROFILE
@given(deals(), steps)
def test_games_from_the_deal(position: gg.Position, choices: list[int]) -> None:
    GenialPair(position).play_through(choices)


@pytest.mark.rule("X3")
@settings(PROFILE, max_examples=300)
@given(middles(), steps)
def test_games_from_the_middle(position: gg.Position, choices: list[int]) -> None:
    GenialPair(position).play_through(choices)


@pytest.mark.rule("X3")
@pytest.mark.parametrize("seed", range(12))
def test_whole_games(seed: int) -> None:
    """To the end, without leavers, the choices drawn from the seed."""
    pair = GenialPair(gg.new("genial", players=2 + seed % 3, seed=seed, row_length=("sheet", "kosmos")[seed % 2]))
    pair.play_out(seed)
    assert pair.twin.termination in {"won", "turn_limit", "reserve_empty"}
