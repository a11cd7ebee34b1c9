"""The address that the codes of printed cards lead to: it has to be right for as long as the cards last."""

from __future__ import annotations

import ipaddress
import re
from typing import Literal
from urllib.parse import SplitResult, urlsplit

Fault = Literal["scheme", "host", "more", "long"]
"""Why an address can't be printed: it doesn't begin with http(s), names no machine, has more than that, is too long."""
Doubt = Literal["local", "private"]
"""Who gets there: only the machine itself, or only those in the same network."""

LONGEST = 72
"""Letters of an address: with more, the squares of a code would be too fine for a home printer."""
_LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?", re.IGNORECASE)
_AT_HOME = (".local", ".lan", ".home", ".internal", ".home.arpa", ".fritz.box", ".test")
"""Endings of names that only a network of one's own knows."""


class BadAddress(ValueError):
    """An address can't be printed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Fault = fault


def sound_address(text: str) -> str:
    """The address as it is printed, such as `https://example.org:8443`. Raises BadAddress."""
    text = text.strip()
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadAddress("host") from None
    if parts.scheme not in ("http", "https") or not text.lower().startswith(f"{parts.scheme}://"):
        raise BadAddress("scheme")
    host = _host(parts)
    if parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc or text.endswith(("?", "#")):
        raise BadAddress("more")
    if port == {"http": 80, "https": 443}[parts.scheme]:
        port = None
    address = f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{'' if port is None else f':{port}'}"
    if len(address) > LONGEST:
        raise BadAddress("long")
    return address


def _host(parts: SplitResult) -> str:
    """The machine's name or number, a name in other letters as the network writes it."""
    name = parts.hostname or ""
    if "%" in name:  # a number with the name of this machine's own plug
        raise BadAddress("host")
    try:
        return str(ipaddress.ip_address(name))
    except ValueError:
        pass
    try:
        name = name.encode("idna").decode("ascii")
    except UnicodeError:
        raise BadAddress("host") from None
    labels = name.removesuffix(".").split(".")
    if not all(_LABEL.fullmatch(label) for label in labels) or labels[-1].isdigit():
        raise BadAddress("host")
    return name


def doubt(address: str) -> Doubt | None:
    """Who alone gets to a sound address; None if everybody does who has a network."""
    name = (urlsplit(address).hostname or "").removesuffix(".")
    if name == "localhost" or name.endswith(".localhost"):
        return "local"
    try:
        number = ipaddress.ip_address(name)
    except ValueError:
        return "private" if "." not in name or name.endswith(_AT_HOME) else None
    if number.is_loopback or number.is_unspecified:
        return "local"
    return None if number.is_global else "private"
