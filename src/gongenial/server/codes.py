"""The six letters that a table goes by."""

from __future__ import annotations

import re
import secrets

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word, rude or not; no I and O anyway, which read like digits."""
LENGTH = 6
RUDE = ("BTCH", "CNT", "DCK", "FCK", "FKN", "FTZ", "KKK", "NGR", "PZD", "SHT", "STFL", "WTF")
"""What people read into consonants all the same."""

_PATTERN = re.compile(f"[A-Z]{{{LENGTH}}}")


def new_code() -> str:
    """One of 64 million, by chance."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if is_new_code(code):
            return code


def is_new_code(text: str) -> bool:
    """Whether we could have made it."""
    return is_code(text) and set(text) <= set(LETTERS) and not any(word in text for word in RUDE)


def is_code(text: str) -> bool:
    return _PATTERN.fullmatch(text) is not None
