"""Pages that the server writes whole, in the reader's language: they can be read before any script has come."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from urllib.parse import urlencode

from gongenial.i18n import text
from gongenial.printing.sheets.codes import SIGNS
from gongenial.printing.symbols import FAMILIES, XPHERES
from gongenial.server.small_parts import SmallParts

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "hr": "Hrvatski", "ru": "Русский", "de": "Deutsch"}
"""Each in itself: nobody has to read another one to find their own."""
THEMES = ("light", "dark")

ICONS = {
    "back": "M15 5l-7 7 7 7",
    "globe": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
    "sound": "M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
    "again": "M20 12a8 8 0 1 1-2.6-5.9M20 3v4.5h-4.5",
    "cards": "M10 3.5h9.5v14H10zM10 7L4.5 8.5 8 20.5l7.5-2",
    "help": "M9 9.2a3 3 0 1 1 4.4 2.6c-1 .6-1.4 1.2-1.4 2.2M12 17.6v.2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
    "people": "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-8 13-8 13 0M16 4.5q4 3 0 6M18 14q3.5 2 3.5 6",
    "share": "M12 15V4M8 7.5L12 3.5l4 4M6 12v8h12v-8",
    "leave": "M14 4H6v16h8M10 12h11M17 8l4 4-4 4",
    "check": "M5 12.5l4.5 4.5L19 7.5",
    **SIGNS,
}
"""Line drawings on a 24 by 24 grid."""


@dataclass(frozen=True)
class Reader:
    """Whom a page is written for."""

    language: str
    theme: str
    parts: SmallParts

    def plain(self, key: str, /, **arguments: str | int) -> str:
        """A text."""
        return text(self.language, key, **arguments)

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A text, ready to stand in a page."""
        return escape(self.plain(key, **arguments))


@dataclass(frozen=True)
class Page:
    """What stands in the frame of a small page."""

    title: str
    path: str
    """Its address, to which its other languages lead back."""
    body: str
    heading: str = ""
    """Beside the way home; the title, if there is none."""
    query: dict[str, str] = field(default_factory=dict)
    """What the address needs to show the same again."""
    data: bytes = b""
    """JSON for the page's script."""


def icon(name: str, size: int = 24) -> str:
    box = f'viewBox="0 0 24 24" width="{size}" height="{size}"'
    return f'<svg class="icon" {box} aria-hidden="true"><path d="{ICONS[name]}"/></svg>'


def written(page: Page, reader: Reader) -> bytes:
    """The whole document."""
    theme = f' data-theme="{reader.theme}"' if reader.theme in THEMES else ""
    first, *others = reader.parts.scripts or ("",)
    scripts = "".join(f'<link rel="modulepreload" href="{other}">' for other in others)
    scripts += f'<script type="module" src="{first}"></script>' if first else ""
    data = page.data.decode().replace("<", "\\u003c")
    document = f"""<!doctype html>
<html lang="{reader.language}"{theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#efeaff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0c0a24" media="(prefers-color-scheme: dark)">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="build" content="{reader.parts.mark}">
<title>{escape(page.title)} – Gongenial</title>
<style>{reader.parts.style}</style>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
{scripts}
</head>
<body>
<div class="small">
<header>
<a class="icon-button" href="/" aria-label="{reader.say("nav-home")}">{icon("back")}</a>
<span class="heading" id="heading" aria-hidden="true">{escape(page.heading or page.title)}</span>
{_languages(page, reader)}
</header>
{page.body}
</div>
{f'<script type="application/json" id="data">{data}</script>' if data else ""}
</body>
</html>
"""
    return document.encode()


def _languages(page: Page, reader: Reader) -> str:
    links = "".join(
        f'<a href="{escape(page.path)}?{urlencode({**page.query, "lang": language})}" lang="{language}" '
        f'hreflang="{language}" data-language="{language}"{_current(language == reader.language)}>{name}</a>'
        for language, name in LANGUAGE_NAMES.items()
    )
    return (
        f'<details class="languages" data-testid="language"><summary>{icon("globe", 22)}'
        f'<span class="sr">{reader.say("language")}</span><b>{reader.language.upper()}</b></summary>'
        f'<nav aria-label="{reader.say("language")}">{links}</nav></details>'
    )


def _current(is_it: bool) -> str:
    return ' aria-current="true"' if is_it else ""


def shape(path: str, size: int, color: str) -> str:
    """A symbol of the cards."""
    box = f'viewBox="-100 -100 200 200" width="{size}" height="{size}"'
    return f'<svg {box} aria-hidden="true"><path d="{path}" fill="{color}"/></svg>'


CARD = re.compile(f"({'|'.join(FAMILIES)})([{min(XPHERES)}-{max(XPHERES)}])")
"""The name of a card that has a code; a joker has none (T7)."""
JOKER = "JK"


def picture(reader: Reader, card: str, size: int = 240) -> str:
    """The address of a card's picture."""
    return f"/pictures/{card}-{size}.webp?v={reader.parts.pictures}"
