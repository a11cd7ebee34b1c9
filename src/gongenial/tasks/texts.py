"""The Fluent files of a pack: what they say, and where."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from fluent.runtime import FluentResource

NEST = re.compile(r"(?:[{(][^{}()\n]*+(?:\n\s*+)?){50}")
"""Braces in braces. There is one way only to read what is between two of them: of two ways each, fifty would take
years."""


@dataclass
class Message:
    """One message of a file."""

    line: int
    has_value: bool
    attributes: dict[str, int] = field(default_factory=dict)
    """Each attribute's name with its line."""
    words: dict[str, str] = field(default_factory=dict)
    """What it says and, by their names, what its attributes say; its own words have no name."""
    holes: list[int] = field(default_factory=list)
    """Lines on which something in braces has to be filled in; plain text in quotes is all right."""


@dataclass
class Texts:
    """One file, read."""

    messages: dict[str, Message] = field(default_factory=dict)
    unreadable: list[int] = field(default_factory=list)
    """Lines that are no Fluent."""
    doubled: list[tuple[str, int, int]] = field(default_factory=list)
    """Ids that come twice: the id, the line of the second one, and of the first."""


def read_texts(source: str) -> Texts:
    """Every message of a Fluent file with its lines."""
    found = Texts()
    ends = [end.start() for end in re.finditer("\n", source)]

    def line_at(place: int) -> int:
        return bisect_left(ends, place) + 1

    try:
        body: Any = FluentResource(source).body
    except RecursionError:  # braces in braces, more than any reader follows
        nest = NEST.search(source)
        found.unreadable.append(line_at(nest.start()) if nest else 1)
        return found
    for entry in body:
        kind = type(entry).__name__
        if kind == "Junk":
            places = [note.span.start for note in entry.annotations] or [entry.span.start]
            found.unreadable.append(line_at(places[0]))
        elif kind == "Message":
            name, line = entry.id.name, line_at(entry.id.span.start)
            if name in found.messages:
                found.doubled.append((name, line, found.messages[name].line))
                continue
            patterns = {"": entry.value} | {attribute.id.name: attribute.value for attribute in entry.attributes}
            said = {key: pattern for key, pattern in patterns.items() if pattern is not None}
            found.unreadable += [line_at(place) for pattern in said.values() for place in _impossible(pattern)]
            found.messages[name] = Message(
                line,
                entry.value is not None,
                {attribute.id.name: line_at(attribute.span.start) for attribute in entry.attributes},
                {key: _words(pattern) for key, pattern in said.items()},
                [line_at(place) for pattern in said.values() for place in _holes(pattern)],
            )
    return found


def _words(pattern: Any) -> str:
    """What a pattern says, less what would be filled in."""
    return "".join(
        element.value if type(element).__name__ == "TextElement" else _letters(element.expression) or ""
        for element in pattern.elements
        if type(element).__name__ == "TextElement" or type(element.expression).__name__ == "StringLiteral"
    )


def _letters(literal: Any) -> str | None:
    """What a text in quotes says; None if it names a letter beyond the last one that there is."""
    try:
        return str(literal.parse()["value"])
    except ValueError:
        return None


def _impossible(pattern: Any) -> Iterator[int]:
    """Where a pattern names such a letter."""
    for element in pattern.elements:
        if type(element).__name__ == "Placeable" and type(element.expression).__name__ == "StringLiteral":
            if _letters(element.expression) is None:
                yield element.span.start


def _holes(pattern: Any) -> Iterator[int]:
    """Where a pattern has something to be filled in."""
    for element in pattern.elements:
        if type(element).__name__ == "Placeable" and type(element.expression).__name__ != "StringLiteral":
            yield element.span.start
