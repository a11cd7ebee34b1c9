"""What a request says about who reads the answer: the language, and what the browser keeps for our pages."""

from __future__ import annotations

from collections.abc import Mapping

from gongenial.i18n import LANGUAGES

LANGUAGE = "gongenial-language"
"""The cookie in which the page remembers the language that was chosen."""
THEME = "gongenial-theme"
YEAR = 365 * 86_400
"""Seconds."""


def cookies(header: str | None) -> dict[str, str]:
    """The cookies of a request, plain ones: ours need no quotes. Other programs' on the same host do no harm."""
    pairs = (part.partition("=") for part in (header or "").split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs}


def language_of(headers: Mapping[str, str]) -> str:
    """The reader's language: the one that was chosen, else the browser's favourite of those that we speak."""
    chosen = cookies(headers.get("cookie")).get(LANGUAGE)
    if chosen in LANGUAGES:
        return chosen
    wishes = [_wish(part) for part in headers.get("accept-language", "").split(",")]
    ranked = sorted((wish for wish in wishes if wish[1] in LANGUAGES and wish[0] > 0), key=lambda wish: -wish[0])
    return ranked[0][1] if ranked else "en"


def _wish(part: str) -> tuple[float, str]:
    """How much a language is wished for, from 0 to 1, and its name without a country's."""
    name, *parameters = part.split(";")
    weight = next((one.strip()[2:] for one in parameters if one.strip().startswith("q=")), "1")
    try:
        return float(weight), name.strip().lower().split("-")[0]
    except ValueError:
        return 0.0, ""
