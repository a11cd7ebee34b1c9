"""Who is who: a random id for each browser, signed, in a cookie that scripts can't read. No account."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from gongenial.table.roster import Person

COOKIE = "gongenial"
MAX_AGE = 400 * 86_400
"""Seconds; browsers keep no cookie for longer."""


def secret_key(data: Path) -> bytes:
    """The server's key, made at its first start; only the owner of the file may read it."""
    path = data / "secret.key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_bytes(32)
        file.write(key)
    return key


class Sessions:
    """Makes and checks cookies."""

    def __init__(self, key: bytes) -> None:
        if len(key) < 32:
            raise ValueError("the secret key is damaged: remove the file, and every browser starts anew")
        self._key = key

    def new(self) -> Person:
        return Person(secrets.token_urlsafe(16))

    def person(self, cookie_header: str | None) -> Person | None:
        """Whom the request's Cookie header names; None without a cookie that we have signed."""
        try:
            morsel = SimpleCookie(cookie_header or "").get(COOKIE)
        except CookieError:
            return None
        person, _, signature = (morsel.value if morsel is not None else "").rpartition(".")
        if not person or not hmac.compare_digest(signature.encode(), self._sign(person).encode()):
            return None
        return Person(person)

    def header(self, person: Person, *, secure: bool) -> str:
        """The Set-Cookie header that makes a browser this person."""
        attributes = f"Path=/; Max-Age={MAX_AGE}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
        return f"{COOKIE}={person}.{self._sign(person)}; {attributes}"

    def _sign(self, person: str) -> str:
        digest = hmac.digest(self._key, f"session {person}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
