"""A whole game by two keyboards alone, with the focus in sight at every stop."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import focus
from tests.browser.player import Player
from tests.conftest import NewPage

KEYS = {"draw": "d", "pass": "p", "gong": "g", "accept": "a", "cancel": "x"}
STOPS = 80
"""No page has more places to tab to."""


def stop(page: Page) -> dict[str, Any] | None:
    """Return what the focus is at; it must be in sight."""
    at = focus(page)
    assert at is None or (at["seen"] and at["inside"]), f"the focus can't be seen: {at}"
    return at


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the control with that test id, or else tag, has the focus."""
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        at = stop(page)
        if at is not None and name in (at["id"], at["tag"]):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def tab_to_hand(page: Page) -> None:
    for _ in range(STOPS):
        at = stop(page)
        if at is not None and at["hand"]:
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead to the hand")


@pytest.mark.timeout(900)  # some games are long
def test_a_whole_game_by_keyboard(new_page: NewPage) -> None:
    players = [Player(new_page("desktop"), touch=False), Player(new_page("desktop", path=None), touch=False)]
    host, friend = (player.page for player in players)
    set_up(host)
    friend.goto(host.url)
    friend.get_by_test_id("sit").wait_for()
    tab_to(friend, "sit")
    friend.keyboard.press("Enter")
    expect(host.get_by_test_id("seat-kind-1")).to_have_value("person")
    tab_to(host, "start")
    host.keyboard.press("Enter")
    expect(friend.get_by_test_id("hand")).to_be_visible()
    end = time.monotonic() + 800
    over = [False]
    while not all(over):
        over = [turn(player) for player in players]
        assert time.monotonic() < end, f"the game does not end: {[player.seen() for player in players]}"
        host.wait_for_timeout(30)
    expect(host.locator("#winner-title")).to_be_focused()
    tab_to(host, "rematch")
    host.keyboard.press("Enter")
    expect(friend.get_by_test_id("winner")).to_have_count(0, timeout=10_000)  # after a countdown


def turn(player: Player) -> bool:
    """Do what there is to do, if anything; tells whether the game is over."""
    choice = player.choice()
    if choice is not None and choice != "over":
        do(player, choice)
    return choice == "over"


def set_up(page: Page) -> None:
    """From home to a table for two with five cards each."""
    tab_to(page, "open-table")
    page.keyboard.press("Enter")
    page.get_by_test_id("lobby").wait_for()
    tab_to(page, "settings-open")
    page.keyboard.press("Enter")
    seats, hand_size = (page.get_by_test_id("settings").locator("select").nth(n) for n in (0, 2))
    tab_to(page, "SELECT")
    expect(seats).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator("[data-testid^='seat-kind-']")).to_have_count(1)
    tab_to(page, "SELECT")
    tab_to(page, "SELECT")
    expect(hand_size).to_be_focused()
    page.keyboard.press("5")
    expect(hand_size).to_have_value("5")


def do(player: Player, choice: str) -> None:
    """Carry a choice out with keys."""
    page, before = player.page, player.seq()
    if choice.startswith("card-"):
        tab_to_hand(page)
        walk_to(player, choice)
        page.keyboard.press("Enter")
    elif choice.startswith("pick-"):
        page.keyboard.press(player.see(choice).locator("kbd").inner_text())
    else:
        page.keyboard.press(KEYS[choice])
    if choice != "card-JK":
        end = time.monotonic() + 3
        while player.seq() == before and time.monotonic() < end:
            page.wait_for_timeout(20)


def walk_to(player: Player, card: str) -> None:
    """Walk through the hand with the arrow keys."""
    for _ in range(STOPS):
        at = stop(player.page)
        hand = [f"card-{one}" for one in player.hand()]
        if at is None or at["id"] not in hand or card not in hand or at["id"] == card:
            return
        player.page.keyboard.press("ArrowRight" if hand.index(card) > hand.index(at["id"]) else "ArrowLeft")
    raise AssertionError(f"the arrows do not lead to {card}")
