"""What a browser is told when somebody makes the page an app of their device (a web app manifest)."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromQuery

from gongenial.i18n import LANGUAGES, text
from gongenial.server.files import OWN
from gongenial.server.reader import language_of

SKY = "#141038"
"""The page's night, around the icon while the app starts."""
NAME = "Gongenial"


@get("/manifest.webmanifest")
async def manifest(request: Request[Any, Any, Any], lang: FromQuery[str] = "") -> Response[bytes]:
    """In the language that the page names, else in the reader's. It is the same app in all of them."""
    language = lang if lang in LANGUAGES else language_of(request.headers)
    stamp = request.app.state.pictures.find(_ICONS[0][0])
    version = stamp.etag.strip('"') if stamp else ""
    body = await asyncio.to_thread(_manifest, language, version)
    headers = {"cache-control": OWN, "vary": "cookie, accept-language"}
    return Response(body, media_type="application/manifest+json", headers=headers)


_ICONS = (("app-192.png", "any"), ("app-512.png", "any"), ("icon-192.png", "maskable"), ("icon-512.png", "maskable"))


@cache
def _manifest(language: str, version: str) -> bytes:
    def picture(name: str) -> dict[str, str]:
        side = name.removesuffix(".png").rpartition("-")[2]
        return {"src": f"/pictures/{name}?v={version}", "sizes": f"{side}x{side}", "type": "image/png"}

    shortcuts = (("pwa-play", "/"), ("nav-cards", "/q"), ("nav-score", "/score"))
    return msgspec.json.encode(
        {
            "id": "/",
            "name": NAME,
            "short_name": NAME,
            "description": text(language, "pwa-description"),
            "lang": language,
            "dir": "ltr",
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": SKY,
            "theme_color": SKY,
            "categories": ["games", "entertainment", "kids"],
            "icons": [{**picture(name), "purpose": purpose} for name, purpose in _ICONS],
            "shortcuts": [
                {"name": text(language, key), "url": url, "icons": [picture("app-192.png")]} for key, url in shortcuts
            ],
        }
    )
