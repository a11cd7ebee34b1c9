"""The screens of FIGHT, and positions in which each kind of choice is open."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

import gongenial as gg
from tests.browser.feed import Feed
from tests.table.desk import Desk, fight, playing

OWN = "PX1 PX4 NB3 NB6 AD2 SW6 OM1 OM5 JK"
OTHERS = ("SR1 SR3 SR4 ZT2 ZT4", "VG1 VG2 VG3 VG4 VG6 NM1 NM2")


def position(card: str | None = None, task: str | None = None, *answers: str, **fields: object) -> gg.Position:
    """A game of three in which seat 0 is to move, or to do a task."""
    task_fields = {} if card is None else {"shown": card, "task": task, "answers": list(answers)}
    return fight(OWN, *OTHERS, pile="AD1 OM6", **(task_fields | fields))


def shown(page: Page, url: str, desk: Desk, seat: int | None = 0) -> Feed:
    feed = Feed(page, desk, seat)
    feed.open(url)
    return feed


def choosing(card: str, task: str, *answers: str, landmark: str) -> Callable[[Page, str], None]:
    """Seat 0 is to answer what the task asks."""

    def show(page: Page, url: str) -> None:
        shown(page, url, playing(position(card, task, *answers), 1, 2))
        page.get_by_test_id(landmark).first.wait_for()

    return show


def mine(page: Page, url: str) -> None:
    shown(page, url, playing(position(skips=[1]), 1, 2))


def theirs(page: Page, url: str) -> None:
    """Somebody else's turn at a full table, with a clock."""
    hands = (OWN, "SR1 SR3 SR4", "VG1 VG2", "NM1 NM2 NM3", "ZT2 ZT4", "SW1 SW2 SW3 SW4")
    shown(page, url, playing(fight(*hands, turn=1, skips=[0, 4]), 2, 3, clock=30))


def sealed(page: Page, url: str) -> None:
    """Seat 0 has picked a sign, and waits for the other."""
    feed = shown(page, url, playing(position("SR2", "robot-boxing"), 2))
    feed.act(0, "moon")
    page.get_by_test_id("arena").wait_for()


def opened(page: Page, url: str) -> None:
    """The duel has just been decided."""
    feed = shown(page, url, playing(position("SR2", "robot-boxing"), 2))
    feed.act(0, "moon")
    feed.act(1, "sun")
    page.locator("[data-testid=arena][data-open=true]").wait_for()


def watching(page: Page, url: str) -> None:
    shown(page, url, playing(position("SR2", "robot-boxing"), 2), seat=None)


def won(page: Page, url: str) -> None:
    won_by(page, url, 0)


def won_by(page: Page, url: str, reader: int) -> Feed:
    """The last card is laid down, and the end is shown."""
    last = fight("PX1", *OTHERS, stock=["SR5"], tasks={"blue": ["three-wishes"]})
    feed = shown(page, url, playing(last, 2), reader)
    feed.act(0, "draw")
    page.get_by_test_id("winner").wait_for()
    return feed


def help_sheet(page: Page, url: str) -> None:
    mine(page, url)
    page.locator("button[data-testid=help]").click()
    page.get_by_test_id("sheet").wait_for()
