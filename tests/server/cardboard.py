"""Phones around a real table, as tests of the card pages play them: each with cookies of its own, like a browser."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import httpx

FAMILIES = ("PX", "NB", "ZT", "AD", "SR", "SW", "VG", "OM", "NM")
CARDS = [f"{family}{number}" for family in FAMILIES for number in range(1, 7)]
COLOURS = ("yellow", "red", "blue")


class Document:
    """A page as it came over the line, before any script."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self.html = answer.text
        found = re.search(r'<script type="application/json" id="data">(.*?)</script>', self.html, re.DOTALL)
        self.data: dict[str, Any] = json.loads(found[1]) if found else {}

    def text(self, element_id: str) -> str:
        found = re.search(rf'id="{element_id}"[^>]*>(.*?)</', self.html, re.DOTALL)
        assert found, f"there is no #{element_id}"
        return unescape(found[1]).strip()

    @property
    def task(self) -> str:
        found = re.search(r'data-task="([\w-]+)"', self.html)
        assert found
        return found[1]

    @property
    def language(self) -> str:
        found = re.search(r'<html lang="(\w+)"', self.html)
        assert found
        return found[1]


class Phone(httpx.Client):
    """A browser without scripts."""

    def __init__(self, host: str, language: str = "en") -> None:
        super().__init__(base_url=f"http://{host}", timeout=60, headers={"accept-language": language})

    def see(self, path: str, **headers: str) -> Document:
        return Document(self.get(path, headers=headers))

    def together(self, pack: str = "stars") -> str:
        """Open a deck for a group, and join it; its code."""
        answer = self.post("/api/decks", json={"pack": pack})
        assert answer.status_code == 201, answer.text
        code = str(answer.json()["code"])
        self.see(f"/q?deck={code}")
        return code
