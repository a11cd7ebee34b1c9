"""Chance in the collecting game: each token alike, odds that are exact, and small games solved to the last fraction."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import gongenial as gg
from gongenial.core.chance import below, generator
from gongenial.core.contract import TURN_LIMIT
from gongenial.games import GAMES
from gongenial.games.genial.counts import colour_of, packed, total
from gongenial.games.genial.tokens import LETTERS
from tests.conformance.walks import Setting, walk
from tests.oracle.deal import Generator
from tests.properties.small_genial import Small, best, chances

SPEC = GAMES["genial"]


def after(position: gg.Position, colour: str) -> gg.Position:
    """The same game after a draw of that colour."""
    copy = position.copy()
    SPEC.force(copy.states, 0, LETTERS.index(colour))
    assert copy.play("draw").result.token == colour
    return copy


# ------------------------------------------------------------------------------------------ each token alike


@pytest.mark.rule("C4")
def test_each_token_of_the_reserve_has_one_number() -> None:
    """`colour_of` turns a number that `below` draws evenly into a colour: as many numbers as there are tokens."""
    rng = np.random.default_rng(1)
    for _ in range(300):
        counts = rng.integers(0, 22, 6).tolist()
        reserve = packed(counts)
        assert total(reserve) == sum(counts)
        assert [colour_of(reserve, n) for n in range(sum(counts))] == [
            colour for colour, tokens in enumerate(counts) for _ in range(tokens)
        ]


@pytest.mark.rule("C2")
@pytest.mark.rule("C4")
@pytest.mark.parametrize("seed", range(5))
def test_all_draws_follow_from_the_seed(seed: int) -> None:
    """Worked out from the seed by the page in reserve.py alone, with the generator of the tests."""
    position = gg.new("genial", players=3, seed=seed)
    words = gg.new("genial", players=3, seed=seed).to_dict()
    own = Generator.seeded(seed)
    reserve = dict.fromkeys(LETTERS, 21)

    def draw() -> str:
        tokens = [letter for letter in LETTERS for _ in range(reserve[letter])]
        letter = tokens[own.below(len(tokens))]
        reserve[letter] -= 1
        return letter

    centre = Counter(draw() for _ in range(3))
    assert words["centre"] == {letter: centre[letter] for letter in LETTERS}
    while not position.is_over:
        action = position.legal()[-1] if len(position.history) % 3 else position.legal()[0]
        result = position.play(action).result
        if result.token:
            assert result.token == draw()
        for letter, tokens in result.returned.items():
            reserve[letter] += tokens


@pytest.mark.rule("C4")
def test_draws_come_as_often_as_they_should() -> None:
    position = gg.Position.from_dict(
        {"game": "genial", "reserve": [12, 0, 3, 1, 7, 2], "collections": [{}, {}], "seed": "often"}
    )
    games, seen = 20_000, Counter[str]()
    rng = generator("often")
    for _ in range(games):
        copy = position.copy()
        below(rng[0], 2)
        copy.states[0].random_a, copy.states[0].random_b = rng[0].random_a, rng[0].random_b
        seen[str(copy.play("draw").result.token)] += 1
    expected = {"R": 12, "Y": 3, "G": 1, "B": 7, "V": 2}
    assert seen.keys() == expected.keys()
    square = sum((seen[c] - games * n / 25) ** 2 / (games * n / 25) for c, n in expected.items())
    assert square < 18.5, "chi-square with four degrees of freedom: one in a thousand is larger"


# ------------------------------------------------------------------------------------------------ exact odds


@pytest.mark.rule("C5")
@pytest.mark.rule("C6")
@pytest.mark.rule("C7")
@pytest.mark.parametrize("players", SPEC.players)
def test_odds_are_what_all_possible_draws_bring(players: int) -> None:
    """Every colour that can come is drawn, on a copy each; their fates, weighted by the tokens, are the odds shown."""
    for number, position in enumerate(walk(Setting("genial", players), players, leaving=0.004)):
        view = position.view(None).to_dict()
        assert view["odds"]["of"] == sum(view["reserve"].values())
        if number % 3 or position.is_over or "draw" not in map(str, position.legal()):
            continue
        fates = Counter[str]()
        for colour, tokens in view["reserve"].items():
            if tokens:
                fates[str(after(position, colour).history[-1].result.fate)] += tokens
        assert view["odds"] == {**{fate: fates[fate] for fate in ("match", "miss", "conflict")}, "of": fates.total()}


# ---------------------------------------------------------------------------------- small games, solved exactly

LETTER = {letter: colour for colour, letter in enumerate(LETTERS)}


def small_of(position: gg.Position) -> Small:
    view = position.view(None).to_dict()
    colours = list(view["reserve"])
    return Small(
        line=view["line"],
        turns_left=TURN_LIMIT - view["turns"],
        turn=view["turn"],
        reserve=tuple(view["reserve"].values()),
        centre=tuple(view["centre"].values()),
        collections=(tuple(view["collections"][0].values()), tuple(view["collections"][1].values())),
        zone=frozenset(LETTER[colour] for colour in colours if view["zone"][colour]),
        bonus=view["bonus"],
        in_bonus=view["in_bonus"],
    )


class Tree:
    """All that can happen from a position on, in the engine; equal positions once."""

    def __init__(self) -> None:
        self.known: dict[str, Fraction] = {}

    def best(self, position: gg.Position) -> Fraction:
        """What seat 0 wins on average when both play as well as can be."""
        if position.outcome:
            winners = position.outcome.winners
            return Fraction(0 in winners, len(winners))
        key = str(position.view(None).to_dict())
        if key not in self.known:
            self.known[key] = (max if position.turn == 0 else min)(self.chances(position).values())
        return self.known[key]

    def chances(self, position: gg.Position) -> dict[str, Fraction]:
        """Of each legal action, what seat 0 wins by it."""
        found = {}
        for action in position.legal():
            if str(action) != "draw":
                copy = position.copy()
                copy.play(action)
                found[str(action)] = self.best(copy)
                continue
            reserve = {c: n for c, n in position.view(None).to_dict()["reserve"].items() if n}
            found["draw"] = sum(
                (Fraction(n, sum(reserve.values())) * self.best(after(position, c)) for c, n in reserve.items()),
                Fraction(0),
            )
        return found


SMALL: dict[str, tuple[int, dict[str, Any]]] = {
    "two colours of three, lines of two": (19, {"colours": 2, "tokens": 3, "line": 2, "centre": "RRO"}),
    "two colours of five, lines of three": (
        2000,
        {"colours": 2, "tokens": 5, "line": 3, "centre": "ROO", "turns": TURN_LIMIT - 8},
    ),
    "three colours of three, lines of two": (
        600,
        {"colours": 3, "tokens": 3, "line": 2, "centre": "ROY", "turns": TURN_LIMIT - 6},
    ),
    "a bonus turn goes on": (
        300,
        {
            "colours": 2,
            "tokens": 5,
            "line": 2,
            "centre": "OO",
            "turns": TURN_LIMIT - 6,
            "collections": ["RRR", ""],
            "in_bonus": True,
        },
    ),
}
"""Boxes small enough, with the least number of positions that a game from there can come to."""


def small_game(name: str) -> gg.Position:
    return gg.Position.from_dict({"game": "genial", "collections": ["", ""], **SMALL[name][1]})


@pytest.mark.rule("C10")
@pytest.mark.rule("C11")
@pytest.mark.rule("C14")
@pytest.mark.rule("C16")
@pytest.mark.parametrize("name", SMALL)
def test_a_small_game_is_worth_what_arithmetic_says(name: str) -> None:
    """The whole tree of the engine, every token that can come weighted with its odds, against fractions alone."""
    position, tree = small_game(name), Tree()
    assert tree.best(position) == best(small_of(position))
    assert tree.chances(position) == chances(small_of(position))
    assert 0 < best(small_of(position)) < 1
    assert len(tree.known) >= SMALL[name][0]


@pytest.mark.rule("C8")
def test_one_worked_out_by_hand() -> None:
    """The last turn, with a red and an orange token face down, two red ones in the centre, and one token each.

    Red comes in one of two cases and is a match. To take it makes four tokens against one, and a line of three, whose
    bonus turn can spoil nothing: won. To draw on brings the orange one, a miss: one token each, shared. If orange comes
    first, it is a miss too. So a draw is worth 1/2 x 1 + 1/2 x 1/2.
    """
    position = gg.Position.from_dict(
        {
            "game": "genial",
            "options": {"alternative_move": "off"},
            "colours": 2,
            "tokens": 3,
            "line": 3,
            "turns": TURN_LIMIT - 1,
            "reserve": {"R": 1, "O": 1},
            "centre": "RR",
            "collections": ["O", "O"],
        }
    )
    tree = Tree()
    assert tree.chances(position) == {"draw": Fraction(3, 4)}
    assert tree.chances(after(position, "R")) == {"draw": Fraction(1, 2), "take": Fraction(1)}
    assert tree.best(after(position, "O")) == Fraction(1, 2)


@pytest.mark.rule("C4")
def test_played_games_come_out_as_the_tree_says() -> None:
    """Both sides play perfectly, chance is the game's own generator: seat 0 wins as often as the fraction says."""
    position = small_game("three colours of three, lines of two")
    worth, games, won = float(best(small_of(position))), 1500, 0.0
    rng = generator("played")
    for _ in range(games):
        game = position.copy()
        below(rng[0], 2)
        game.states[0].random_a, game.states[0].random_b = rng[0].random_a, rng[0].random_b
        while not game.is_over:
            values = chances(small_of(game))
            game.play((max if game.turn == 0 else min)(values, key=lambda action: values[action]))
        assert game.outcome is not None
        won += (0 in game.outcome.winners) / len(game.outcome.winners)
    spread = (worth * (1 - worth) / games) ** 0.5
    assert abs(won / games - worth) < 4 * spread
