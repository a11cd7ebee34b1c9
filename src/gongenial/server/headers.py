"""Headers that go with every answer, so that a browser trusts nothing but our own files."""

from __future__ import annotations

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gongenial.server.addresses import sound_host

POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "media-src": "'self' blob:",
    "connect-src": "'self' ws://{host} wss://{host}",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""No inline script, nothing from elsewhere. Styles may be inline: moving cards are placed by style attributes. The own
host's sockets are named because some browsers don't count them as 'self'."""

_POLICY = "; ".join(f"{what} {whence}" for what, whence in POLICY.items())

SECURITY = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """A middleware that adds them to every HTTP answer, errors included."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        host = sound_host(Headers.from_scope(scope).get("host", ""))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                headers.setdefault("content-security-policy", _POLICY.replace("{host}", host))
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_with_headers)

    return middleware
