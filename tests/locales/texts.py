"""Reading the Fluent files: every message of every language, with what a translation must keep."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tests.rules_text import ROOT

LOCALES = ROOT / "src" / "gongenial" / "locales"
PACKS = ROOT / "src" / "gongenial" / "tasks" / "packs"
"""The packs of tasks that come with the program, each with its own texts."""
LANGUAGES = ("en", "fr", "hr", "ru", "de")
PLURAL_NAMES = frozenset({"zero", "one", "two", "few", "many", "other"})


class _Parts(Visitor):
    """Collects the variables, references and plain words below a node."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@dataclass(frozen=True)
class Plural:
    """A choice by the plural category of a variable."""

    variable: str
    categories: frozenset[str]
    numbers: frozenset[str]
    """Exact numbers with a variant of their own."""


@dataclass(frozen=True)
class Text:
    """One message in one language."""

    id: str
    file: str
    has_value: bool
    attributes: frozenset[str]
    variables: frozenset[str]
    references: frozenset[str]
    plurals: tuple[Plural, ...]
    words: str
    """All that is shown, variants one after the other, without the variables."""


def _plural(select: ast.SelectExpression) -> Plural | None:
    """The choice, if it is one by plural category."""
    keys = [variant.key for variant in select.variants]
    names = frozenset(key.name for key in keys if isinstance(key, ast.Identifier))
    if not isinstance(select.selector, ast.VariableReference) or not names <= PLURAL_NAMES:
        return None
    numbers = frozenset(key.value for key in keys if isinstance(key, ast.NumberLiteral))
    return Plural(select.selector.id.name, names, numbers)


def _text(message: ast.Message, file: str) -> Text:
    parts = _Parts()
    parts.visit(message)
    plurals = (_plural(select) for select in parts.selects)
    return Text(
        id=message.id.name,
        file=file,
        has_value=message.value is not None,
        attributes=frozenset(attribute.id.name for attribute in message.attributes),
        variables=frozenset(parts.variables),
        references=frozenset(parts.references),
        plurals=tuple(plural for plural in plurals if plural is not None),
        words=" ".join(parts.words),
    )


def files(language: str) -> list[Path]:
    """The files with the texts of the program."""
    return sorted((LOCALES / language).glob("*.ftl"))


def files_of_packs(language: str) -> list[Path]:
    return sorted(PACKS.glob(f"*/{language}.ftl"))


def junk(path: Path) -> list[str]:
    """The parts of a file that Fluent cannot read."""
    body = parse(path.read_text(encoding="utf-8")).body
    return [entry.content or "" for entry in body if isinstance(entry, ast.Junk)]


@cache
def texts(language: str) -> dict[str, Text]:
    """All messages of the program in a language by id. An id that stands in two places is a ValueError."""
    return _read(files(language))


@cache
def all_texts(language: str) -> dict[str, Text]:
    """Those of the program, and of each pack, with the pack's name before their ids: `stars/task-star-gift`."""
    found = dict(texts(language))
    for file in files_of_packs(language):
        found |= {f"{file.parent.name}/{name}": text for name, text in _read([file]).items()}
    return found


def _read(paths: list[Path]) -> dict[str, Text]:
    found: dict[str, Text] = {}
    for path in paths:
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise ValueError(f"{path}: {entry.id.name} stands there twice")
                found[entry.id.name] = _text(entry, "pack" if path.is_relative_to(PACKS) else path.name)
    return found
