"""The own hand: wholly on the screen, free for a finger, and never in the way of the gong."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Position, expect

from tests.browser.looking import covered_cards, no_motion, sideways
from tests.browser.screens import table
from tests.conftest import NewPage
from tests.serving import Serving
from tests.table.desk import link, playing

FAMILIES = ("PX", "NB", "ZT", "AD", "SR", "SW", "VG", "OM", "NM")
CARDS = [f"{family}{number}" for family in FAMILIES for number in range(1, 7)]
CORNER: Position = {"x": 22, "y": 22}
"""Where no other card lies on a card."""


@pytest.mark.parametrize(("size", "players"), [(1, 2), (9, 6), (14, 2), (20, 2), (20, 6), (28, 2), (28, 6)])
def test_every_card_can_be_seen_and_tapped(new_page: NewPage, server: Serving, size: int, players: int) -> None:
    """Joker exchanges make hands as large as the largest deal."""
    others = [f"{CARDS[size + 2 * n]} {CARDS[size + 2 * n + 1]}" for n in range(players - 1)]
    own = " ".join([*CARDS[: size - 1], "JK"])
    position = link(own, *others, pile=CARDS[-1])
    page = new_page(path=None)
    table(page, server.url, playing(position, *range(1, players)))
    found = {}
    for width, height in ((390, 844), (360, 740), (360, 640), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        no_motion(page)
        found[width, height] = [*covered_cards(page), *(["sideways"] if sideways(page) else [])]
    assert page.locator("[data-testid=hand] button").count() == size
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.case("B13")
@pytest.mark.parametrize("by", ["finger", "key"])
@pytest.mark.parametrize("sheet", ["talk", "log", "help", "menu"])
def test_no_dialog_covers_the_gong(new_page: NewPage, server: Serving, sheet: str, by: str) -> None:
    page = new_page(path=None)
    position = link("PX1", "NB5 NB6", "SR1 SR2", pile="PX4", turn=1, owes=[0])
    feed = table(page, server.url, playing(position, 2))
    page.locator(f"button[data-testid={sheet}]").tap()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    say_gong(page, by)
    feed.expect("gong")
    expect(page.get_by_test_id("sheet")).to_be_visible()


def say_gong(page: Page, by: str) -> None:
    if by == "key":
        page.keyboard.press("g")
    else:
        page.get_by_test_id("gong").tap(force=True)  # it beats, and so never holds still


@pytest.mark.case("B13")
@pytest.mark.rule("J4")
@pytest.mark.parametrize("by", ["finger", "key"])
def test_no_question_covers_the_gong(new_page: NewPage, server: Serving, by: str) -> None:
    page = new_page(path=None)
    position = link("JK", "NB5 NB6", "SR1 SR2", pile="PX4", joker=[1, 0], turn=1, owes=[0])
    feed = table(page, server.url, playing(position, 2))
    expect(page.get_by_test_id("accept")).to_be_visible()
    say_gong(page, by)
    feed.expect("gong")
    page.get_by_test_id("cancel").tap()
    feed.expect("gong", "cancel")


@pytest.mark.case("B13")
@pytest.mark.rule("J1")
def test_choosing_whom_to_swap_with_does_not_cover_the_gong(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    position = link("JK", "NB5 NB6", "SR1 SR2", pile="PX4", turn=0, owes=[0])
    feed = table(page, server.url, playing(position, 2))
    page.get_by_test_id("card-JK").tap(position=CORNER)
    expect(page.get_by_test_id("pick-2")).to_be_visible()
    say_gong(page, "finger")
    feed.expect("gong")
    page.get_by_test_id("pick-2").tap()
    feed.expect("gong", "JK>2")


@pytest.mark.rule("L8")
@pytest.mark.parametrize("by", ["finger", "key"])
def test_whoever_forgot_to_say_gong_can_be_caught(new_page: NewPage, server: Serving, by: str) -> None:
    page = new_page(path=None)
    position = link("PX1 PX2", "NB5", "SR1 SR2", pile="PX4", turn=2, owes=[1], catchable=[1])
    feed = table(page, server.url, playing(position, 2))
    if by == "key":
        page.keyboard.press("c")
    else:
        page.get_by_test_id("catch-1").tap(force=True)  # it beats too
    feed.expect("gong!1")


@pytest.mark.case("B42")
def test_a_tap_on_the_joker_can_be_taken_back(new_page: NewPage, server: Serving) -> None:
    """Nothing is sent until it is said whom to swap with; what was sent is not taken back."""
    page = new_page(path=None)
    feed = table(page, server.url, playing(link("PX1 NB2 JK", "NB5 NB6", "SR1 SR2", pile="PX4"), 2))
    joker, target = page.get_by_test_id("card-JK"), page.get_by_test_id("pick-1")
    joker.tap(position=CORNER)
    expect(target).to_be_visible()
    page.keyboard.press("Escape")
    expect(target).to_have_count(0)
    joker.tap(position=CORNER)
    expect(target).to_be_visible()
    joker.tap(position=CORNER)
    expect(target).to_have_count(0)
    page.get_by_test_id("card-PX1").tap(position=CORNER)
    feed.expect("PX1")


def test_two_quick_taps_are_one_move(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = table(page, server.url, playing(link("NB1 NB2", "NB5 NB6", pile="PX4"), 1))
    page.evaluate("""() => {
        const draw = document.querySelector('[data-testid=draw]');
        draw.click();
        draw.click();
    }""")
    say_gong(page, "finger")
    feed.expect("draw", "gong")
