"""Reading docs/rules.md: which rules there are, and for which games."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES_FILE = ROOT / "docs" / "rules.md"

RULE_ID = re.compile(r"(?<![\w-])([GSJLFTCXH][1-9]\d?)(?![\w-])")
RANGE = re.compile(r"(?<![\w-])([GSJLFTCXH])([1-9]\d?)(?:-|–| to )\1([1-9]\d?)(?![\w-])")
_LINE = re.compile(r"^- \*\*([A-Z]\d+)\*\* ")

GAMES_OF_LETTER = {
    "G": ("link", "family", "fight"),
    "S": ("link", "family", "fight"),
    "J": ("link", "family", "fight"),
    "L": ("link",),
    "F": ("family",),
    "T": ("fight",),
    "C": ("genial",),
    "X": ("link", "family", "fight", "genial"),
    "H": ("link", "family", "fight", "genial"),
}
"""The games that a rule concerns, by the letter of its id; a mark such as *FAMILY only* narrows it."""


@dataclass(frozen=True)
class Rule:
    """One line of docs/rules.md."""

    id: str
    text: str
    games: frozenset[str]
    """Names of the games that have to carry it out."""
    is_ruling: bool
    """Something in it is our own decision."""
    options: frozenset[str]
    """Names of the options that it introduces."""


def ids_in(text: str) -> set[str]:
    """All the rule ids that a text names; `L7-L9` and `L7 to L9` name three."""
    found = set(RULE_ID.findall(text))
    for letter, first, last in RANGE.findall(text):
        found.update(f"{letter}{number}" for number in range(int(first), int(last) + 1))
    return found


def _rule(rule_id: str, text: str) -> Rule:
    only = re.match(r"\*([A-Z]+) only\*", text)
    games = (only.group(1).lower(),) if only else GAMES_OF_LETTER[rule_id[0]]
    return Rule(
        id=rule_id,
        text=text,
        games=frozenset(games),
        is_ruling="*our ruling*" in text,
        options=frozenset(re.findall(r"\*option\*(?: of the table)? `(\w+)`", text)),
    )


def read_rules(path: Path = RULES_FILE) -> dict[str, Rule]:
    """Every rule of the file by its id, in the file's order. A repeated id is a ValueError."""
    texts: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in path.read_text(encoding="utf-8").splitlines():
        start = _LINE.match(line)
        if start:
            if start.group(1) in texts:
                raise ValueError(f"{path}: {start.group(1)} stands there twice")
            current = texts.setdefault(start.group(1), [])
            current.append(line[start.end() :])
        elif current is not None and line.startswith("  "):
            current.append(line.strip())
        else:
            current = None
    return {rule_id: _rule(rule_id, " ".join(lines)) for rule_id, lines in texts.items()}
