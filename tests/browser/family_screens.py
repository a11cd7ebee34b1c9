"""The screens of FAMILY, and positions in which much lies on the table."""

from __future__ import annotations

from playwright.sync_api import Page

import gongenial as gg
from tests.browser.feed import Feed
from tests.browser.player import bring
from tests.table.desk import Desk, family, playing

OWN = "PX1 PX4 NB3 NB6 AD2 SW6 OM1 OM2 OM5 JK"
OTHERS = ("PX2 PX3 OM3 AD1 AD3", "NB1 NB2 OM4 OM6 SW1 SW2 SR1")
LAID = "1 VG 0 NM 1 ZT"


def position(**fields: object) -> gg.Position:
    """A game of three with three galaxies complete, in which seat 0 is to ask."""
    return family(OWN, *OTHERS, laid=LAID, **fields)


def shown(page: Page, url: str, desk: Desk, seat: int | None = 0) -> Feed:
    feed = Feed(page, desk, seat)
    feed.open(url)
    return feed


def mine(page: Page, url: str) -> None:
    shown(page, url, playing(position(), 1, 2))
    page.get_by_test_id("family-OM").wait_for()


def nine(page: Page, url: str) -> None:
    """Something of every galaxy in the hand, and five others to ask."""
    own = "PX1 NB1 ZT1 AD1 SR1 SW1 VG1 OM1 NM1"
    rest = ("PX2 PX3", "NB2 NB3 NB4", "ZT2", "AD2 AD3 AD4 AD5", "SR2 SR3")
    shown(page, url, playing(family(own, *rest), 1, 3, clock=60))
    page.get_by_test_id("family-NM").wait_for()


def which(page: Page, url: str) -> None:
    mine(page, url)
    bring(page, "family-OM", "[data-testid=number-3]")


def whom(page: Page, url: str) -> None:
    which(page, url)
    bring(page, "number-3", "[data-testid=pick-2]:not(.soft)")


def reminded(page: Page, url: str) -> None:
    """The same with the help to remember."""
    feed = shown(page, url, playing(position(turn=2), 1))
    feed.act(2, "ask 1 OM3")
    page.locator("button[data-testid=extra]").click()
    page.get_by_test_id("aid").click()
    page.locator(".memory li").first.wait_for()


def theirs(page: Page, url: str) -> None:
    """A question has been answered with a card."""
    feed = shown(page, url, playing(position(turn=2), 1))
    feed.act(2, "ask 1 OM3")
    page.locator(".answer.given").wait_for()


def refused(page: Page, url: str) -> None:
    """A question has been answered with no, and it is the reader's turn."""
    feed = shown(page, url, playing(position(turn=2), 1))
    feed.act(2, "ask 1 OM5")
    page.locator(".answer").wait_for()


def draws(page: Page, url: str) -> None:
    """Nothing can be asked."""
    shown(page, url, playing(family("", *OTHERS, laid=LAID, turn=0), 1, 2))
    page.locator("button[data-testid=draw]").wait_for()


def watching(page: Page, url: str) -> None:
    shown(page, url, playing(position(), 2), seat=None)


def won(page: Page, url: str) -> None:
    won_by(page, url, 0)


def won_by(page: Page, url: str, reader: int) -> Feed:
    """The last galaxy is completed, and the end is shown."""
    laid = "0 PX 1 NB 0 ZT 1 AD 2 SR 1 SW 0 VG 1 NM"
    feed = shown(page, url, playing(family("OM1 OM2 OM3 OM4 OM5", "OM6", "", laid=laid), 2), reader)
    feed.act(0, "ask 1 OM6")
    page.get_by_test_id("winner").wait_for()
    return feed


def help_sheet(page: Page, url: str) -> None:
    mine(page, url)
    page.locator("button[data-testid=help]").click()
    page.get_by_test_id("sheet").wait_for()
