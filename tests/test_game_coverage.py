"""Every game shows for itself what its rules say: tests/rules/test_<game>_*.py leave out none that concerns it."""

from __future__ import annotations

import re

import pytest

from tests.coverage_table import measure
from tests.rules_text import ROOT

OWN = {"family": ("F", 12), "fight": ("T", 10), "genial": ("C", 16)}
"""The letter of a game's own rules, and how many there are."""

SHARED = {
    "family": "G1 G4 G6 G7 G8 S2 J1 J2 J3 J4 J6 J7 X1 X2 X3 H1 H2",
    "fight": "G4 G6 G7 G8 S1 S2 J1 J2 J3 J4 J5 J6 X1 X2 X3 H1 H2",
    "genial": "G7 X1 X2 X3 H1 H2",
}
"""The rules for several games that mean something in this one."""

CASES = {
    "family": "B18 B19 B22 B23 B26 B27 B29 B30 B31 B32 B33 B34 B50 B51 B52",
    "fight": "B18 B19 B22 B23 B29 B50 B51 B52",
    "genial": "B22 B23 B29 B36 B37 B38 B39 B51",
}
"""The faults of comparable programs that could be made in this game."""


@pytest.mark.parametrize("game", OWN)
def test_every_rule_of_the_game_has_tests_of_the_game(game: str) -> None:
    letter, last = OWN[game]
    tests = measure().tests
    wanted = [*(f"{letter}{number}" for number in range(1, last + 1)), *SHARED[game].split()]
    shown = {rule for rule, places in tests.items() if any(f"rules/test_{game}_" in place for place in places)}
    assert [rule for rule in wanted if rule not in shown] == []


@pytest.mark.parametrize("game", CASES)
def test_every_case_of_the_game_is_a_test_that_says_so(game: str) -> None:
    source = (ROOT / "tests" / "rules" / f"test_{game}_cases.py").read_text(encoding="utf-8")
    named = set(re.findall(r'mark\.case\("(B\d+)"\)\n(?:@.*\n|    .*\n|\]\)\n)*def test_(b\d+)_', source))
    assert {case for case, name in named if case.lower() == name} == set(CASES[game].split())
