"""Texts and the code that shows them fit together: none is missing, none is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from gongenial.core.errors import Reason
from tests.locales.texts import texts
from tests.rules_text import ROOT, ids_in, read_rules

WEB = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "gongenial"

ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_STRING = re.compile(r"'((?:[^'\\\n]|\\.)*)'|\"((?:[^\"\\\n]|\\.)*)\"|`((?:[^`\\]|\\.)*)`")
_HOLE = re.compile(r"\$\{[^}]*\}")
_CALL = re.compile(r"(?<![\w.])(?:i18n\.)?t\(")


def web_sources() -> list[Path]:
    return [path for path in sorted(WEB.rglob("*")) if path.suffix in {".ts", ".svelte"} and ".test." not in path.name]


def strings_of(source: str) -> list[str]:
    """The string literals of TypeScript or Svelte; a template's `${...}` becomes a star."""
    found = [next(part for part in match.groups() if part is not None) for match in _STRING.finditer(source)]
    inner = [strings_of(hole.group()[2:-1]) for text in found for hole in _HOLE.finditer(text)]
    return [_HOLE.sub("*", text) for text in found] + [text for texts_inside in inner for text in texts_inside]


def python_strings(source: str) -> Iterator[str]:
    """The string literals of Python; the parts of an f-string that vary become a star."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)


def first_arguments(source: str) -> Iterator[str]:
    """The first argument of each call of `t(...)`."""
    for call in _CALL.finditer(source):
        depth = 0
        for end in range(call.end(), len(source)):
            character = source[end]
            if depth == 0 and character in ",)":
                yield source[call.end() : end]
                break
            depth += (character in "([{") - (character in ")]}")


def asked_for(source: str) -> set[str]:
    """The ids that a page's source asks `t` for outright; comparisons inside a choice are no ids."""
    found: set[str] = set()
    for argument in first_arguments(source):
        values = re.sub(r"[!=]==\s*(?:'[^']*'|\"[^\"]*\")", "", argument)
        found.update(text for text in strings_of(values) if text)
    return found


@cache
def mentioned() -> frozenset[str]:
    """Every string of the code that could be a text's id or a pattern for one."""
    found: set[str] = set()
    for path in web_sources():
        found.update(strings_of(path.read_text(encoding="utf-8")))
    for path in PYTHON.rglob("*.py"):
        found.update(python_strings(path.read_text(encoding="utf-8")))
    return frozenset(found)


def matches(shape: str, text_id: str) -> bool:
    """Whether `shape`, a string with stars for its gaps, can become this id.

    A gap at the start (`*-you`) stands for an id that is mentioned itself.
    """
    found = re.fullmatch(re.escape(shape).replace(r"\*", "([a-z0-9_-]+)"), text_id)
    return found is not None and (not shape.startswith("*") or found.group(1) in mentioned())


def shapes() -> list[str]:
    """The strings with gaps that could be ids; a gap alone says nothing."""
    return [text for text in mentioned() if "*" in text and "-" in text and ID.fullmatch(text.replace("*", "x"))]


def test_the_scan_sees_how_ids_are_written() -> None:
    source = "t('a-b'); t(x === 'no' ? 'c-d' : `e-${y ? 'f' : 'g'}`, { name: 'h' }); i18n.t(\"i-j\")"
    assert asked_for(source) == {"a-b", "c-d", "e-*", "f", "g", "i-j"}
    assert list(python_strings('show(f"error-{code}", "k-l")'))[:2] != []


def test_no_text_is_missing() -> None:
    known = texts("en").keys()
    wanted = {text for path in web_sources() for text in asked_for(path.read_text(encoding="utf-8"))}
    plain = {text for text in wanted if ID.fullmatch(text) and "-" in text}
    assert plain - known == set()
    for text in wanted:
        if "*" in text and len(text.strip("*-")) > 1:
            assert any(matches(text, text_id) for text_id in known), text


def test_sentences_about_people_have_a_form_for_the_reader() -> None:
    """`told` speaks to the reader in `...-you`, `toldOf` also in `...-at-you`."""
    source = (WEB / "lib" / "sentences.ts").read_text(encoding="utf-8")
    told = re.findall(r"\b(told|toldOf)\(telling, '([\w-]+)'", source)
    assert len(told) > 3
    for function, text_id in told:
        forms = ["", "-you"] if function == "told" else ["", "-you", "-at-you"]
        assert {text_id + form for form in forms} <= texts("en").keys()


def test_no_text_is_left_over() -> None:
    gaps = shapes()
    unused = [
        text_id
        for text_id in texts("en")
        if text_id not in mentioned() and not any(matches(shape, text_id) for shape in gaps)
    ]
    assert unused == []


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_of_the_rules_has_a_text(reason: Reason) -> None:
    assert f"error-illegal-{reason.value}" in texts("en")


def test_every_refusal_of_the_table_has_a_text() -> None:
    """Codes are the first argument of `Refused`, or the `code` of an `Error`."""
    codes: set[str] = set()
    for path in PYTHON.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in {"Refused", "Error"}:
                given = [*node.args, *(word.value for word in node.keywords if word.arg == "code")]
                values = [
                    part.value for part in given if isinstance(part, ast.Constant) and isinstance(part.value, str)
                ]
                codes.update(value for value in values if ID.fullmatch(value))
    assert {"not-host", "cool-down", "table-full"} <= codes
    assert {code for code in codes if f"error-{code}" not in texts("en")} == set()


GUIDES = {game: WEB / "rules" / f"{game}.ts" for game in ("link", "family", "fight", "genial")}
"""The page of rules of each game."""
GONG = WEB / "rules" / "gong.ts"
"""What the three games with the GONG deck have in common."""


def ids_on(page: Path) -> set[str]:
    return ids_in(page.read_text(encoding="utf-8").replace("'", " "))


def test_rules_named_in_texts_exist() -> None:
    for text in texts("en").values():
        assert ids_in(text.words) <= read_rules().keys(), text.id


@pytest.mark.parametrize("game", GUIDES)
def test_every_rule_of_a_game_is_on_its_page(game: str) -> None:
    rules = read_rules()
    on_page = ids_on(GUIDES[game]) | (set() if game == "genial" else ids_on(GONG))
    assert on_page <= rules.keys()
    assert {rule.id for rule in rules.values() if game in rule.games} - on_page == set()


@pytest.mark.parametrize("page", [*GUIDES.values(), GONG], ids=lambda page: page.stem)
def test_passages_are_marked_as_ours_where_the_rule_is_ours(page: Path) -> None:
    """A rule that is wholly ours is never shown without the badge, one that is wholly the sheet's never with it."""
    rules = read_rules()
    passages = re.findall(
        r"text: '(rules-[\w-]+)', rules: \[([^\]]*)\](, ours: true)?", page.read_text(encoding="utf-8")
    )
    assert len(passages) > 15
    for text_id, cited, ours in passages:
        for rule_id in re.findall(r"\w+", cited):
            if rules[rule_id].text.removeprefix("*FAMILY only* ").startswith("*our ruling*"):
                assert ours, text_id
        if ours:
            assert any(rules[rule_id].is_ruling for rule_id in re.findall(r"\w+", cited)), text_id
