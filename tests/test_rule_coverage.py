"""Every rule of docs/rules.md is tied to the code that carries it out and to the tests that prove it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.coverage_table import Coverage, measure, table
from tests.rules_text import ids_in, read_rules

RULES = [
    *(f"G{number}" for number in range(1, 9)),
    *("S1", "S2"),
    *(f"J{number}" for number in range(1, 8)),
    *(f"L{number}" for number in range(1, 14)),
    *(f"F{number}" for number in range(1, 13)),
    *(f"T{number}" for number in range(1, 11)),
    *(f"C{number}" for number in range(1, 17)),
    *("X1", "X2", "X3"),
    *("H1", "H2"),
]


def test_the_rules_are_all_there_and_in_order() -> None:
    assert list(read_rules()) == RULES


def test_rulings_and_options_are_marked() -> None:
    rules = read_rules()
    options = set().union(*(rule.options for rule in rules.values()))
    assert options == {
        *("jokers", "hand_size", "leaver"),
        *("draw_when_able", "false_call_penalty"),
        *("shown_card", "pack"),
        *("alternative_move", "row_length"),
    }
    of_the_sheets = "G1 G2 G3 G5 G6 J1 L1 L3 L6 F4 F5 F7 T1 T5 C2 C3 C4 C5 C6 C7 C8 C9 C12"
    assert [rule.id for rule in rules.values() if not rule.is_ruling] == of_the_sheets.split()
    wholly_ours = "G8 S2 J5 J6 J7 L10 L11 L12 L13 F11 F12 T6 T7 T8 T9 T10 C13 C14 C15 C16 X1 X2 X3 H1 H2"
    assert [
        rule.id for rule in rules.values() if re.match(r"(\*[A-Z]+ only\* )?\*our ruling\*", rule.text)
    ] == wholly_ours.split()


def test_every_id_that_a_rule_refers_to_exists() -> None:
    rules = read_rules()
    assert set().union(*(ids_in(rule.text) for rule in rules.values())) <= rules.keys()


def test_every_rule_has_code_and_tests() -> None:
    coverage = measure()
    assert "link" in coverage.games
    print(table(coverage))
    assert not coverage.holes(), "\n".join(coverage.holes())


@pytest.fixture
def small_tree(tmp_path: Path) -> Path:
    """A tree with one game of one rule that is carried out and proved."""
    files = {
        "docs/rules.md": "- **L1** A card is turned up,\n  in view.\n- **J7** *FAMILY only* *our ruling* Not here.\n",
        "src/gongenial/games/gong/link/rules.py": 'def start() -> None:\n    """Turn up a card (L1)."""\n',
        "tests/test_start.py": 'import pytest\n\n@pytest.mark.rule("L1")\ndef test_start() -> None: ...\n',
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def _changed(tree: Path, name: str, old: str, new: str) -> Coverage:
    path = tree / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return measure(tree)


def test_the_check_passes_a_tree_without_holes(small_tree: Path) -> None:
    coverage = measure(small_tree)
    assert coverage.holes() == []
    assert coverage.required() == ["L1"]
    assert "games/gong/link/rules:start" in table(coverage)
    assert "waits for FAMILY" in table(coverage)


@pytest.mark.parametrize(
    ("name", "old", "new", "hole"),
    [
        ("src/gongenial/games/gong/link/rules.py", "(L1)", "", "L1: no function names it"),
        ("tests/test_start.py", '"L1"', "", "L1: no test is marked with it"),
        ("src/gongenial/games/gong/link/rules.py", "(L1)", "(L1, L99)", "gongenial/games/gong/link/rules.py: L99"),
        (
            "src/gongenial/games/gong/link/rules.py",
            '."""',
            '."""\n    # L98 decides',
            "gongenial/games/gong/link/rules.py: L98",
        ),
        (
            "src/gongenial/games/gong/link/rules.py",
            '."""',
            '."""\n    print("X9")',
            "gongenial/games/gong/link/rules.py: X9",
        ),
        ("tests/test_start.py", '"L1"', '"L1", "L97"', "test_start.py:test_start: L97"),
        ("docs/rules.md", "*FAMILY only* ", "", "J7: no function names it"),
    ],
)
def test_the_check_sees_a_hole(small_tree: Path, name: str, old: str, new: str, hole: str) -> None:
    assert any(found.startswith(hole) for found in _changed(small_tree, name, old, new).holes())


def test_marks_of_classes_modules_and_parameters_count(small_tree: Path) -> None:
    (small_tree / "tests" / "test_start.py").write_text(
        "import pytest\n"
        'pytestmark = pytest.mark.rule("L1")\n'
        '@pytest.mark.rule("L2")\n'
        "class TestMore:\n"
        '    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("L3"))])\n'
        "    def test_more(self, n: int) -> None: ...\n",
        encoding="utf-8",
    )
    coverage = measure(small_tree)
    assert {rule_id for rule_id, tests in coverage.tests.items() if tests} == {"L1", "L2", "L3"}


def test_ranges_name_every_rule_in_them() -> None:
    assert ids_in("as L7-L9 say, and J1 to J3; not B12, NB4 or LL1") == {"L7", "L8", "L9", "J1", "J2", "J3"}
