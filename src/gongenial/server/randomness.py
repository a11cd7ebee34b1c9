"""Where the server's secrets come from."""

from __future__ import annotations

import secrets


def new_secret() -> str:
    """The randomness of one deal, from the system; never from a clock."""
    return secrets.token_hex(32)
