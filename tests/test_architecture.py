"""Imports go one way, what may not see a state doesn't, and files stay readable."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "gongenial"

LAYERS = [
    {"core"},
    {"tasks"},
    {"games"},
    {"bots"},
    {"lab", "envs", "table"},
    {"wire", "store"},
    {"server"},
    {"cli_print"},
    {"cli"},
    {"__main__"},
]
"""Each layer may import from those above it in this list, and within a part from itself."""

BESIDE = {"i18n", "locales", "printing", "__init__"}
"""Leaves: whoever likes may import them, and they import nothing that stands in a layer; `__init__` exports games."""

LONGEST = 500
"""Lines of a file."""


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def module_of(path: Path) -> tuple[str, ...]:
    """Return the parts of a module's name below `gongenial`; a package keeps its `__init__`."""
    return path.relative_to(PACKAGE).with_suffix("").parts


def imports_of(path: Path) -> Iterator[tuple[str, ...]]:
    """Yield what a module imports from gongenial, as parts of names, the imports inside functions included."""
    here = ("gongenial", *module_of(path))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level] if node.level else ()
            stem = (*base, *(node.module.split(".") if node.module else ()))
            names = [(*stem, alias.name) for alias in node.names]
        else:
            continue
        yield from (name[1:] for name in names if name[0] == "gongenial")


def layer_of(part: str) -> int:
    found = [number for number, parts in enumerate(LAYERS) if part in parts]
    assert found, f"{part}: no layer of LAYERS holds it"
    return found[0]


def test_every_part_has_a_layer() -> None:
    parts = {module_of(path)[0] for path in sources()} - BESIDE
    assert parts <= set().union(*LAYERS)
    assert {"core", "games", "bots", "table", "wire", "store", "server"} <= parts


@pytest.mark.parametrize("path", sources(), ids=lambda path: "/".join(module_of(path)))
def test_imports_go_one_way(path: Path) -> None:
    part = module_of(path)[0]
    for target in imports_of(path):
        other = target[0] if target else "__init__"
        if part in BESIDE:
            allowed = other in BESIDE or (part == "__init__" and layer_of(other) <= layer_of("games"))
        elif other in BESIDE:
            # a bare `import gongenial` is the games' public surface, which core and games themselves stand below
            allowed = other != "__init__" or layer_of(part) > layer_of("games")
        elif (PACKAGE / other).exists() or (PACKAGE / f"{other}.py").exists():
            allowed = other == part or layer_of(other) < layer_of(part)
        else:
            allowed = layer_of(part) > layer_of("games")  # a public name, as in `from gongenial import Position`
        assert allowed, f"{'.'.join(module_of(path))} imports {'.'.join(target)}"


@pytest.mark.rule("H1")
@pytest.mark.parametrize(
    "path",
    [path for path in sources() if module_of(path)[0] in {"bots", "wire"}],
    ids=lambda path: "/".join(module_of(path)),
)
def test_what_gets_views_imports_no_state(path: Path) -> None:
    for target in imports_of(path):
        assert "state" not in target, f"{'.'.join(module_of(path))} imports {'.'.join(target)}"


def tracked(*suffixes: str) -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name.endswith(suffixes) and (ROOT / name).is_file()]


def test_files_are_short_enough_to_read() -> None:
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in tracked(".py", ".ts", ".svelte", ".css")}
    long = {str(path.relative_to(ROOT)): count for path, count in lines.items() if count > LONGEST}
    assert not long


def test_nothing_is_left_for_later() -> None:
    words = ("TO" + "DO", "FIX" + "ME", "XX" + "X")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked(".py", ".ts", ".svelte")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if any(word in line for word in words)
    ]
    assert not found
