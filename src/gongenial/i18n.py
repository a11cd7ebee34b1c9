"""Texts in five languages, from the same Fluent files as the page's."""

from __future__ import annotations

import locale
import os
from functools import cache
from pathlib import Path
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["en", "fr", "hr", "ru", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
LOCALES = Path(__file__).parent / "locales"


def text(language: str, key: str, /, **arguments: str | int) -> str:
    """A message in a language, or in English where that language lacks it. Raises KeyError if both do."""
    for bundle in (_bundle(language), _bundle("en")):
        if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
            formatted, errors = bundle.format_pattern(pattern, arguments)
            if errors:
                raise ValueError(f"{key}: {errors[0]}")
            return str(formatted)
    raise KeyError(key)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def system_language() -> Language:
    """The first of ours that the terminal's settings ask for; English without one."""
    named = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    for wish in [*":".join(filter(None, named)).split(":"), locale.getlocale()[0] or ""]:
        for language in LANGUAGES:
            if wish[:2].lower() == language:
                return language
    return "en"
