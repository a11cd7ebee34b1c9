"""What packs, their tasks and their versions are called."""

from __future__ import annotations

import re

NAME = re.compile(r"[a-z][a-z0-9-]{1,31}")
"""Of a pack, and of a task."""
VERSION_SIGN = "@"
"""Between the name of a pack and the digest of one version of it."""
DIGEST = 20
"""Hexadecimal digits of a digest."""


def plain_name(pack: str) -> str:
    """The name of a pack, given that or the name of a version."""
    return pack.partition(VERSION_SIGN)[0]
