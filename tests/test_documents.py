"""What the documents say is true: their examples run, and the files and folders that they name exist."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
SOURCES = ROOT / "src"
WITH_EXAMPLES = [
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for path in sorted(SOURCES.rglob("*.py"))
    if ">>> " in path.read_text("utf-8")
]
QUOTED = re.compile(r"`([\w.*<>-]+(?:/[\w.*<>-]+)*/?)`")
BUILT = {"src/gongenial/static/", "src/gongenial/pictures/", ".venv/"}
"""Made by the build, so named but not in the repository."""


def quoted_paths(text: str) -> set[str]:
    """Return what stands in backquotes and looks like a file or a folder: it holds a slash or a known ending."""
    ending = (".py", ".md", ".toml", ".lock", ".ftl", ".svelte", ".ts", ".json")
    return {found for found in QUOTED.findall(text) if ("/" in found or found.endswith(ending)) and found not in BUILT}


def exists(name: str) -> bool:
    """Tell whether a quoted name is there, from the root or from the package. `<game>` stands for any name."""
    pattern = re.sub(r"<[^>]*>", "*", name).rstrip("/")
    return any(True for base in (ROOT, ROOT / "src" / "gongenial", ROOT / "web" / "src") for _ in base.glob(pattern))


def test_examples_of_the_readme_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_examples_in_the_sources_run(module: str) -> None:
    failed, tried = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_files_named_in_documents_exist(document: Path) -> None:
    missing = {name for name in quoted_paths(document.read_text("utf-8")) if not exists(name)}
    assert not missing


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_modules_named_in_documents_exist(document: Path) -> None:
    text = document.read_text("utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", text)
    assert [link for link in links if not (document.parent / link).exists()] == []
    modules = re.findall(r"python -m ([\w.]+)", text)
    assert [module for module in modules if find_spec(module) is None] == []


def test_a_wrong_name_is_noticed() -> None:
    assert quoted_paths("see `core/jit.py`, `games/<game>/`, `a - b` and `make`") == {"core/jit.py", "games/<game>/"}
    assert not exists("core/no_such_file.py")


def test_the_changelog_has_a_place_for_what_is_new() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert "## Unreleased" in text
