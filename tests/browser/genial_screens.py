"""The screens of the collecting game, and positions that show much of it at once."""

from __future__ import annotations

from playwright.sync_api import Page

import gongenial as gg
from tests.browser.feed import Feed
from tests.table.desk import Desk, genial, playing

OWN = "RRRRR OOO YYYYYYY GG BBBB V"
OTHERS = ("RR OOOO Y GGG BB VVVVV", "RRR O YYYY GGGGG B VV")
CENTRE = {"R": 2, "O": 1, "G": 4, "V": 1, "B": 6}


def position(**fields: object) -> gg.Position:
    """A game of three half way, in which seat 0 has drawn two tokens that fit."""
    usual: dict[str, object] = {"zone": {"R": 1, "G": 1}, "centre": CENTRE, "lined": ["Y", "", ""]}
    return genial(OWN, *OTHERS, **(usual | fields))


def shown(page: Page, url: str, desk: Desk, seat: int | None = 0) -> Feed:
    feed = Feed(page, desk, seat)
    feed.open(url)
    return feed


def mine(page: Page, url: str) -> None:
    shown(page, url, playing(position(), 2))


def chances(page: Page, url: str) -> None:
    mine(page, url)
    page.get_by_test_id("odds").click()
    page.get_by_test_id("odds-match").wait_for()
    page.mouse.move(0, 0)


def other_move(page: Page, url: str) -> None:
    shown(page, url, playing(genial("RRR O YYYY GGGGG BB VV", *OTHERS, zone={}, centre=CENTRE), 2))
    page.get_by_test_id("alt").wait_for()


def four(page: Page, url: str) -> None:
    """Somebody else's turn at a full table."""
    rows = ("RRRR OOO YYYYY GG BBBB V", "RR OOOO Y GGG BB VVVVV", "RRR O YYYY GGGGG B VV", "R OO YYY G BB VV")
    lined = ["Y", "V", "G", ""]
    shown(page, url, playing(genial(*rows, turn=1, zone={"R": 1}, centre=CENTRE, lined=lined), 2, 3, clock=30))


def watching(page: Page, url: str) -> None:
    shown(page, url, playing(position(), 2), seat=None)


def won(page: Page, url: str) -> None:
    won_by(page, url, 0)


def won_by(page: Page, url: str, reader: int) -> Feed:
    """The last line is filled, and the end is shown."""
    rows = ("RRRRRRR OOOOOOO YYYYYYY GGGGGGG BBBBBBB VVVVV", *OTHERS)
    full = genial(*rows, zone={"V": 1}, centre={"V": 1, "R": 1}, lined=["ROYGB", "", ""])
    feed = shown(page, url, playing(full, 2), reader)
    feed.act(0, "take")
    page.get_by_test_id("winner").wait_for()
    return feed


def help_sheet(page: Page, url: str) -> None:
    mine(page, url)
    page.locator("button[data-testid=help]").click()
    page.get_by_test_id("sheet").wait_for()
