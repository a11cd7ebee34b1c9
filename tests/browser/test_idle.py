"""Whoever keeps the others waiting with the page open: a bot can play for them until they sit down again."""

from __future__ import annotations

from playwright.sync_api import expect

from gongenial.table import commands
from gongenial.table.table import PATIENCE
from tests.browser.feed import Feed
from tests.conftest import NewPage
from tests.serving import Serving
from tests.table.desk import ANA, Desk, link, playing


def waiting(turn: int) -> Desk:
    """It has been this seat's turn for too long, though everybody's page is open."""
    desk = playing(link("PX2 PX3", "PX4 ZT5", "AD4 AD5", turn=turn))
    desk.wait(PATIENCE)
    return desk


def test_the_menu_offers_a_bot_for_whoever_keeps_all_waiting(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = Feed(page, waiting(1))
    feed.open(server.url)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("give-up-2")).to_have_count(0)
    page.get_by_test_id("give-up-1").click()
    expect(page.get_by_test_id("sheet")).to_be_visible()
    assert [(asked["type"], asked["seat"], asked["to"]) for asked in feed.asked] == [("set_seat", 1, "medium")]


def test_it_is_offered_to_everybody_if_it_is_the_host(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = Feed(page, waiting(0), 2)
    feed.open(server.url)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("give-up-0")).to_be_visible()


def test_whoever_was_stood_in_for_can_sit_down_again(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = Feed(page, waiting(1), 1)
    feed.open(server.url)
    feed.desk.do(commands.SetSeat(ANA, 1, "easy"))
    feed.seat = None
    feed.show()
    page.get_by_test_id("sit-again").click()
    expect(page.get_by_test_id("hand")).to_have_count(0)
    assert [asked["type"] for asked in feed.asked] == ["sit"]
