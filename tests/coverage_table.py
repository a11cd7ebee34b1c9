"""Which function carries out each rule and which tests prove it: `python -m tests.coverage_table` prints the table.

A function in src carries a rule out if its docstring names the rule's id; a test proves it if it is marked
`@pytest.mark.rule("L3")`. Nothing is imported: the sources are parsed, so the check takes no time.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.rules_text import ROOT, RULE_ID, Rule, ids_in, read_rules

Citations = dict[str, list[str]]
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass
class Coverage:
    """Who cites which rule."""

    rules: dict[str, Rule]
    games: frozenset[str]
    """The games that are there."""
    code: Citations = field(default_factory=lambda: defaultdict(list))
    """Functions by rule id, as `gongenial/games/gong/joker.py:exchange`."""
    tests: Citations = field(default_factory=lambda: defaultdict(list))
    unknown: list[str] = field(default_factory=list)
    """Citations of ids that docs/rules.md does not have, as `place: id`."""

    def required(self) -> list[str]:
        """The ids that some game that is there must carry out."""
        return [rule.id for rule in self.rules.values() if rule.games & self.games]

    def holes(self) -> list[str]:
        """What is missing, one line each; empty when all is well."""
        missing = [f"{rule_id}: no function names it" for rule_id in self.required() if not self.code.get(rule_id)]
        missing += [
            f"{rule_id}: no test is marked with it" for rule_id in self.required() if not self.tests.get(rule_id)
        ]
        return missing + [f"{place} is no rule of docs/rules.md" for place in self.unknown]


def games_there(src: Path) -> frozenset[str]:
    """The games whose rules are in the source tree."""
    return frozenset(path.parent.name for path in (src / "gongenial" / "games").rglob("rules.py"))


def _definitions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, Definition]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            yield prefix + node.name, node
            yield from _definitions(node, f"{prefix}{node.name}.")
        else:
            yield from _definitions(node, prefix)


def _docstrings(tree: ast.Module) -> Iterator[str]:
    """Docstrings, the strings below fields included: every string that stands alone as a statement."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def _ids_as_values(tree: ast.Module) -> Iterator[str]:
    """String constants that are a rule's id and nothing else, such as the id that an error carries."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
            yield node.value


def _comments(source: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def read_code(coverage: Coverage, src: Path) -> None:
    """Collect what the docstrings of functions cite, and unknown ids wherever they stand."""
    for path in sorted(src.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        place = path.relative_to(src).as_posix()
        tree = ast.parse(source)
        cited: set[str] = set(_ids_as_values(tree))
        for text in (*_docstrings(tree), *_comments(source)):
            cited |= ids_in(text)
        coverage.unknown += [f"{place}: {rule_id}" for rule_id in sorted(cited - coverage.rules.keys())]
        for name, node in _definitions(tree):
            if not isinstance(node, ast.ClassDef):
                for rule_id in ids_in(ast.get_docstring(node) or ""):
                    coverage.code[rule_id].append(f"{place}:{name}")


def _marked(node: ast.AST) -> set[str]:
    """Ids in calls of `pytest.mark.rule` anywhere in a decorator or an assigned `pytestmark`."""
    return {
        argument.value
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def _marks_of_tests(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """The name and the ids of every test; marks of a class or module hold for what is in it."""
    marks: dict[str, set[str]] = {}
    everywhere: set[str] = set()
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "pytestmark":
            everywhere |= _marked(statement.value)
    for name, node in _definitions(tree):
        outer = marks.get(name.rpartition(".")[0], everywhere)
        marks[name] = outer.union(*(_marked(decorator) for decorator in node.decorator_list))
        if not isinstance(node, ast.ClassDef) and node.name.startswith("test"):
            yield name, marks[name]


def read_tests(coverage: Coverage, tests: Path) -> None:
    """Collect the ids that tests are marked with, unknown ones too."""
    for path in sorted(tests.rglob("test_*.py")):
        place = path.relative_to(tests).as_posix()
        for name, ids in _marks_of_tests(ast.parse(path.read_text(encoding="utf-8"))):
            for rule_id in ids:
                coverage.tests[rule_id].append(f"{place}:{name}")
            coverage.unknown += [f"{place}:{name}: {rule_id}" for rule_id in sorted(ids - coverage.rules.keys())]


def measure(root: Path = ROOT) -> Coverage:
    """The coverage of the tree below `root`."""
    coverage = Coverage(read_rules(root / "docs" / "rules.md"), games_there(root / "src"))
    read_code(coverage, root / "src")
    read_tests(coverage, root / "tests")
    return coverage


def table(coverage: Coverage, shown: int = 3) -> str:
    """One line for each rule: its id, the functions, the tests; of each at most `shown` by name."""

    def some(places: list[str]) -> str:
        names = [re.sub(r"^gongenial/|\.py(?=:)", "", place) for place in sorted(places)]
        return ", ".join(names[:shown]) + (f" and {len(names) - shown} more" if len(names) > shown else "") or "-"

    lines = []
    for rule in coverage.rules.values():
        if rule.games & coverage.games:
            lines.append(f"{rule.id:<4}{some(coverage.code.get(rule.id, []))}")
            lines.append(f"    tests: {some(coverage.tests.get(rule.id, []))}")
        else:
            lines.append(f"{rule.id:<4}waits for {', '.join(sorted(rule.games)).upper()}")
    return "\n".join(lines)


def main() -> int:
    coverage = measure()
    print(table(coverage))
    holes = coverage.holes()
    print(
        "\n".join(["", *holes]) if holes else f"\nEvery rule of {', '.join(sorted(coverage.games))} has code and tests."
    )
    return 1 if holes else 0


if __name__ == "__main__":
    sys.exit(main())
