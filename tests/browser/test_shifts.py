"""Nothing jumps: whatever happens in a game, every part of its board stays where it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import gongenial as gg
from gongenial.games import GAMES
from tests.browser.feed import Opposed
from tests.browser.looking import no_motion, shifts, watch_shifts
from tests.conftest import NewPage
from tests.serving import Serving
from tests.table.desk import playing

pytestmark = pytest.mark.alone

MOVES = 24


def plays(page: Page, url: str, game: str, *, seat: int | None = 0) -> Opposed:
    """Bots play for all, and the page is told of each move before it has done with showing the last."""
    table = Opposed(page, playing(gg.new(game, players=3, seed=7)))
    table.seat = seat
    table.open(url)
    for _ in range(MOVES):
        if table.desk.position.is_over:
            break
        table.bot_moves(min(table.desk.position.waiting))
        page.wait_for_timeout(60)
    return table


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_jumps_on_a_small_phone(new_page: NewPage, server: Serving, game: str) -> None:
    page = new_page(path=None, language="de")
    page.set_viewport_size({"width": 360, "height": 640})
    watch_shifts(page)
    plays(page, server.url, game)
    no_motion(page)
    assert shifts(page) == []


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_jumps_on_a_desktop_either(new_page: NewPage, server: Serving, game: str) -> None:
    """The log is in view there; motion is reduced, so nothing is seen to glide."""
    page = new_page("desktop", path=None, language="ru", reduced_motion=True)
    watch_shifts(page)
    plays(page, server.url, game)
    no_motion(page)
    assert shifts(page) == []


def test_a_jump_is_seen(new_page: NewPage, server: Serving) -> None:
    """The check itself can fail."""
    page = new_page(path=None)
    watch_shifts(page)
    plays(page, server.url, "link", seat=None)
    page.evaluate("document.querySelector('.opponents').style.paddingTop = '40px'")
    no_motion(page)
    expect(page.get_by_test_id("board")).to_be_visible()
    assert shifts(page) != []
