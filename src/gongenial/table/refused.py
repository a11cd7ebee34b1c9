"""A command that a table refuses; nothing has changed then."""

from __future__ import annotations

NOT_STORED = "not-stored"
"""The code for what could not be stored, by a disk that is full, say."""


class Refused(Exception):
    """`code` is what the page has a text for, `message` the same in English, `rule` the rule that decided."""

    def __init__(self, code: str, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule
