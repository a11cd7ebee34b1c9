"""Signs that have no business in a task pack: they can't be seen, or they turn the writing around them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

ALLOWED = "\t\n\u00ad\u200c\u200d"
"""Of what can't be seen: blanks, the soft hyphen, and what joins and parts letters in some scripts and pictures."""
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0]")
"""Letters and marks by their category, and yet nothing to see."""
MOST_MARKS = 8
"""Accents one upon the other; more of them would cover the lines around."""


def odd_sign(text: str) -> str | None:
    """The first sign that can't stand in a text, if there is one."""
    return next(_odd(text), None)


def odd_lines(text: str) -> Iterator[tuple[int, str]]:
    """Each line with such a sign, from 1, and the sign."""
    for number, line in enumerate(text.split("\n"), 1):
        if (sign := odd_sign(line)) is not None:
            yield number, sign


def name_of(sign: str) -> str:
    """A sign as a message names it."""
    return f"U+{ord(sign):04X}"


def is_blank(text: str) -> bool:
    """Whether there is nothing in a text that can be seen."""
    return all(unicodedata.category(sign)[0] in "CMZ" for sign in BLANK.sub("", text))


def _odd(text: str) -> Iterator[str]:
    if text.isascii() and text.isprintable():
        return
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        unseen = kind in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp") and sign not in ALLOWED
        if unseen or marks > MOST_MARKS or BLANK.match(sign):
            yield sign
