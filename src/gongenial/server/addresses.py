"""Addresses: which one this machine has in its network, which one the visitor used, which one to share."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

_HOST = re.compile(r"([\w.\-]+|\[[\da-fA-F:.]+\])(:\d{1,5})?")
"""A name or address with or without a port; anything else is nobody's address bar."""
LONGEST_HOST = 260
"""Letters of a name and a port: names have 253 at most."""

_HAS_PORT = re.compile(r":\d+$")

HOUSEHOLD = 64
"""Bits of an IPv6 address that a household has in common."""


@dataclass(frozen=True)
class Visited:
    """The address in the visitor's browser."""

    scheme: str
    host: str
    """With the port, if it isn't the usual one."""

    @property
    def secure(self) -> bool:
        return self.scheme == "https"


def lan_address() -> str | None:
    """The address of this machine in its network; None without a network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if is_local(address) or address == "0.0.0.0" else address


def visited(scheme: str, headers: Mapping[str, str], *, behind_proxy: bool) -> Visited:
    """What the visitor's browser shows. A proxy's headers count only if there is one (B53)."""
    host = headers.get("host", "localhost")
    port = ""
    if behind_proxy:
        forwarded = _forwarded(headers.get("forwarded", ""))
        scheme = forwarded.get("proto") or _first(headers.get("x-forwarded-proto")) or scheme
        host = forwarded.get("host") or _first(headers.get("x-forwarded-host")) or host
        port = _first(headers.get("x-forwarded-port"))
    at = Visited("https" if scheme.lower() in ("https", "wss") else "http", sound_host(host))
    return _as_the_page_says(_with_port(at, port), headers)


def _with_port(at: Visited, port: str) -> Visited:
    """Some proxies tell the port apart from the host."""
    usual = "443" if at.secure else "80"
    if not re.fullmatch(r"\d{1,5}", port) or port == usual or _HAS_PORT.search(at.host):
        return at
    return Visited(at.scheme, f"{at.host}:{port}")


def _as_the_page_says(at: Visited, headers: Mapping[str, str]) -> Visited:
    """A proxy that opens TLS may not tell that it does; our own page, which it has brought to the browser, knows."""
    page = headers.get("origin") or headers.get("referer") or ""
    return Visited("https", at.host) if page.startswith("https://") and same_origin(page, at) else at


def sound_host(host: str) -> str:
    """A Host header's value, or `localhost` for one that can't stand in an address."""
    try:
        sound = len(host) <= LONGEST_HOST and _HOST.fullmatch(host) and urlsplit(f"//{host}").port != 0
    except ValueError:  # brackets around what is no address, or a port that there isn't
        sound = False
    return host if sound else "localhost"


def sender(client: str, headers: Mapping[str, str], *, behind_proxy: bool) -> str:
    """Whom a limit counts for: the connection's other end, or whoever the nearest proxy had there. Of an IPv6 address
    only the network, for whoever has one has as many addresses in it as they like."""
    nearest = headers.get("x-forwarded-for", "").rpartition(",")[2].strip() if behind_proxy else ""
    who = nearest or client
    try:
        address = ipaddress.ip_address(who.partition("%")[0])
    except ValueError:
        return who
    if address.version == 4:
        return who
    return str(address.ipv4_mapped or ipaddress.ip_network((address, HOUSEHOLD), strict=False))


def _first(header: str | None) -> str:
    """The value that the outermost proxy set."""
    return (header or "").split(",")[0].strip()


def _forwarded(header: str) -> dict[str, str]:
    """The first element of a Forwarded header (RFC 7239)."""
    pairs = (part.partition("=") for part in _first(header).split(";"))
    return {name.strip().lower(): value.strip().strip('"') for name, _, value in pairs}


def share_base(visited_at: Visited, port: int, *, lan: bool) -> str:
    """The address to give to others. Whoever looks at it on this machine as `localhost` gives the network's (B53)."""
    host = visited_at.host
    address = lan_address() if lan and is_local(_name(host)) else None
    if address is None:
        return f"{visited_at.scheme}://{host}"
    return f"http://{address}" if port == 80 else f"http://{address}:{port}"


def _name(host: str) -> str:
    return urlsplit(f"//{host}").hostname or ""


def is_local(name: str) -> bool:
    """Whether only this machine itself gets there by that name or address."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def same_origin(origin: str | None, visited_at: Visited) -> bool:
    """Whether a request comes from our own page. Browsers always send an Origin with a socket or a POST; what sends
    none is no browser, and carries nobody's cookie by accident."""
    if origin is None:
        return True
    usual = {"http": 80, "https": 443}
    try:
        parts = urlsplit(origin)
        theirs = (parts.hostname, parts.port or usual.get(parts.scheme))
        ours = urlsplit(f"//{visited_at.host}")
        return theirs == (ours.hostname, ours.port or usual.get(parts.scheme))
    except ValueError:
        return False
