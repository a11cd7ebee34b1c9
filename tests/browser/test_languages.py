"""Five languages: every screen has room for them, and page and server say the same."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from gongenial.i18n import LANGUAGES, text
from gongenial.wire.events import Event
from gongenial.wire.shown import game_message, table_message
from tests.browser.feed import Feed
from tests.browser.looking import cut_off, no_motion, sideways, small_targets
from tests.browser.screens import SCREENS, full_lobby, own_turn, table
from tests.conftest import NewPage
from tests.serving import Serving

COUNTS = [*range(1, 16), *range(20, 28), 31, 99, 100, 101, 102, 105, 111, 112, 121, 122]
"""One of each plural form of each language, and the numbers on either side."""


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_words_fit_a_narrow_phone(new_page: NewPage, server: Serving, language: str) -> None:
    page = new_page(path=None, language=language)
    page.set_viewport_size({"width": 360, "height": 740})
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        screen.show(page, server.url)
        no_motion(page)
        assert page.evaluate("document.documentElement.lang") == language
        off = sideways(page)
        faults = [*cut_off(page), *small_targets(page), *([f"{off} px sideways"] if off else [])]
        if faults:
            found[screen.name] = faults
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_counts_as_the_server_does(new_page: NewPage, server: Serving, language: str) -> None:
    page = new_page(path=None, language=language)
    feed = table(page, server.url, full_lobby(), seat=None)
    for count in COUNTS:
        tell(feed, count)
        expect(page.locator(".watching")).to_have_text(text(language, "spectators", count=count))
        wins = text(language, "wins", count=count)
        expect(page.get_by_test_id("seat-0").locator(".mark").last).to_have_text(wins)


def tell(feed: Feed, count: int) -> None:
    """As many spectators, and as many wins for the first seat."""
    message = table_message(feed.desk.table, feed.seat, feed.desk.now)
    first = msgspec.structs.replace(message.seats[0], wins=count)
    feed.send(msgspec.structs.replace(message, spectators=count, seats=(first, *message.seats[1:])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_counts_as_the_server_does(new_page: NewPage, server: Serving, language: str) -> None:
    """Every message with a count, as it is read out: in the log, on the stock, in the hands."""
    page = new_page("desktop", path=None, language=language)
    feed = table(page, server.url, own_turn())
    message = game_message(feed.desk.table, 0, feed.desk.now)
    assert message is not None
    events = [Event(1, "gong!2", drew=2, count=count) for count in (0, *COUNTS)]
    events += [Event(0, "gong!2", drew=2, count=count) for count in (0, *COUNTS)]
    feed.send(msgspec.structs.replace(message, events=tuple(events)))
    others = [text(language, "log-catch", count=n, name="Ben", target="Rigel") for n in (0, *COUNTS)]
    own = [text(language, "log-catch-you", count=n, target="Rigel") for n in (0, *COUNTS)]
    lines = page.locator(".side li > span:not(.symbols)")
    expect(lines).to_have_count(len(events))
    assert lines.all_inner_texts()[::-1] == others + own

    for count in range(57):
        view = msgspec.structs.replace(message.view, stock=count, counts=(9, count, 0))
        feed.send(msgspec.structs.replace(message, view=view))
        expect(page.get_by_test_id("stock")).to_have_attribute("aria-label", text(language, "stock", count=count))
        expect(page.get_by_test_id("opponent-1").locator(".sr").first).to_have_text(
            text(language, "opponent", name="Ben", count=count)
        )
