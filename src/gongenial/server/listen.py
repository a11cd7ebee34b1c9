"""Taking a port before anything slow is loaded: a refusal comes at once, and early visitors wait in line."""

from __future__ import annotations

import errno
import socket

BACKLOG = 1024


class PortTaken(Exception):
    """Something else listens there already."""


class BadAddress(Exception):
    """No address of this machine, or one where it may not listen."""


def bind(host: str, port: int) -> socket.socket:
    """A listening socket. Raises PortTaken or BadAddress."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)  # Windows, where the other option steals ports
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR if exclusive is None else exclusive, 1)
    if host == "::":  # all addresses, those of IPv4 too: some systems do that only when they are told to
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(f"port {port} is in use") from None
        raise BadAddress(str(error.strerror or error)) from None
    return listener
