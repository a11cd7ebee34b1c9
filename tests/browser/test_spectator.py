"""Whoever watches sees backs of cards, on the page and on the line."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.conftest import NewPage

CARD = re.compile(r"\b(?:PX|NB|ZT|AD|SR|SW|VG|OM|NM)[1-6]\b|\bJK\b")
MOVES = 6


@pytest.mark.case("B41")
@pytest.mark.rule("H1")
def test_a_spectator_sees_no_hand(new_page: NewPage) -> None:
    player = Player(new_page(), touch=True)
    player.press("play-now")
    expect(player.see("hand")).to_be_visible()
    watcher = new_page("desktop", path=None)
    frames = listen(watcher)
    watcher.goto(player.page.url)
    expect(watcher.get_by_test_id("board")).to_be_visible()
    shown: list[tuple[str, list[str]]] = []
    while player.moves < MOVES and player.choice() != "over":
        player.act()
        if player.see("winner").count() == 0:
            shown.append((watcher.content(), [frame for frame in frames if "outcome" in frame]))
        player.page.wait_for_timeout(100)
    games = [game for frame in frames if (game := json.loads(frame))["type"] == "game" and game["outcome"] is None]
    assert len(games) > MOVES
    assert hidden_cards(games) == []
    expect(watcher.locator("[data-testid^='card-']")).to_have_count(0)
    lain = public_cards(games)
    for page, _ in shown:
        pictured = set(re.findall(r"/pictures/([A-Z]{2}[1-6])-", page))
        assert pictured <= lain, "a card is pictured that has never lain open"


def listen(page: Page) -> list[str]:
    """Keep every message that the page is sent."""
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def public_cards(games: list[dict[str, Any]]) -> set[str]:
    return {card for game in games for card in game["view"]["pile"]} | {
        event["action"] for game in games for event in game["events"]
    }


def hidden_cards(games: list[dict[str, Any]]) -> list[str]:
    """Cards that a message names before they have lain open, and hands or actions of somebody's own."""
    found: list[str] = []
    lain: set[str] = set()
    for game in games:
        lain |= public_cards([game])
        view = game["view"] | {"pile": [], "top": None, "known": [known["holds"] for known in game["view"]["known"]]}
        rest = game | {"view": view, "events": [event | {"action": ""} for event in game["events"]]}
        if game["view"]["hand"] or game["legal"]:
            found.append("a hand")
        found += [card for card in CARD.findall(json.dumps(rest)) if card not in lain]
    return found
