"""Who is who: a random id for each browser, signed, in a cookie that scripts can't read. No account."""

from __future__ import annotations

import base64
import errno
import hashlib
import hmac
import os
import secrets
import tempfile
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from gongenial.table.roster import Person, sharing
from gongenial.wire.messages import Part

COOKIE = "gongenial"
MAX_AGE = 400 * 86_400
"""Seconds; browsers keep no cookie for longer."""
KEY_SIZE = 32


def secret_key(data: Path) -> bytes:
    """The server's key, made at its first start; only the owner of the file may read it. It is there wholly or not at
    all, whatever happens to the server meanwhile; of two servers that make one, both use the first."""
    path = data / "secret.key"
    if not path.exists():
        handle, made = tempfile.mkstemp(prefix=".secret", dir=data)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(secrets.token_bytes(KEY_SIZE))
                file.flush()
                os.fsync(file.fileno())
            _put(made, path)
        finally:
            Path(made).unlink(missing_ok=True)
    key = path.read_bytes()
    if len(key) < KEY_SIZE:
        raise OSError(errno.EIO, f"{path.name} is damaged. Remove that file, and every browser starts anew", str(path))
    return key


def _put(made: str, path: Path) -> None:
    """Name the file, unless another has the name by now, where the disk can do that."""
    try:
        os.link(made, path)
    except FileExistsError:
        return
    except OSError:  # a disk without links
        Path(made).replace(path)


def part_of(person: Person, part: Part) -> Person:
    """One of those who share a browser, or the screen that it is."""
    return sharing(person, part)


class Sessions:
    """Makes and checks cookies."""

    def __init__(self, key: bytes) -> None:
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
