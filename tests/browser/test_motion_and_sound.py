"""What moves, for those who want that, and what sounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.feed import Feed
from tests.browser.screens import over_for, own_turn, table
from tests.conftest import NewPage
from tests.serving import Serving
from tests.table.desk import link, playing

pytestmark = pytest.mark.alone

WATCH = """() => {
  window.peak = 0;
  const look = () => {
    const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1);
    peak = Math.max(peak, moving.length);
    requestAnimationFrame(look);
  };
  look();
}"""

EARS = """() => {
  window.AudioContext = function () {
    const rendering = new OfflineAudioContext(1, 44100 * 10, 44100);
    Object.defineProperty(rendering, 'state', { get: () => 'running' });
    window.heard = rendering;
    return rendering;
  };
}"""
"""Sound goes into a rendering that nobody has to wait for."""

LISTEN = """async () => {
  const samples = (await heard.startRendering()).getChannelData(0);
  const rms = (from, to) => {
    const part = samples.slice(from * 44100, to * 44100);
    return Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length);
  };
  return {
    peak: samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0),
    blow: rms(0, 0.5), ringing: rms(1.5, 2.5), fading: rms(5, 6), end: rms(9.5, 10),
  };
}"""


def frames(page: Page, count: int) -> None:
    """Let the page draw so many frames."""
    page.evaluate(
        """(count) => new Promise((done) => {
          const next = () => (count-- ? requestAnimationFrame(next) : done());
          next();
        })""",
        count,
    )


@pytest.mark.parametrize("reduced", [False, True])
def test_cards_fly_only_for_those_who_want_it(new_page: NewPage, server: Serving, reduced: bool) -> None:
    page = new_page(path=None, reduced_motion=reduced)
    feed = table(page, server.url, own_turn())
    page.evaluate(WATCH)
    feed.act(0, "PX1")
    expect(page.get_by_test_id("pile")).to_have_attribute("data-card", "PX1")
    frames(page, 10)
    feed.act(1, "NB1")
    expect(page.get_by_test_id("pile")).to_have_attribute("data-card", "NB1")
    frames(page, 10)
    assert (page.evaluate("peak") == 0) == reduced


@pytest.mark.parametrize("reduced", [False, True])
def test_the_sky_stands_still_for_those_who_want_it(new_page: NewPage, server: Serving, reduced: bool) -> None:
    page = new_page(path=None, reduced_motion=reduced)
    over_for(page, server.url, 0)
    frames(page, 3)
    picture = "document.querySelector('canvas').toDataURL()"
    before = page.evaluate(picture)
    frames(page, 10)
    assert (page.evaluate(picture) == before) == reduced


def with_ears(page: Page, url: str) -> Feed:
    """Sit at a table where the next to do something says GONG; sound has been allowed by a key."""
    page.add_init_script(f"({EARS})()")
    position = link("PX1 NB2", "NB5", "SR1 SR2", pile="PX4", turn=2, owes=[1])
    feed = table(page, url, playing(position, 2))
    page.keyboard.press("Shift")
    return feed


def test_the_gong_sounds_like_one(new_page: NewPage, server: Serving) -> None:
    """A blow, then a long ringing that fades, and nothing clips."""
    page = new_page(path=None)
    with_ears(page, server.url).act(1, "gong")
    expect(page.locator("[role=log]")).to_contain_text("Ben says GONG!")
    heard = page.evaluate(LISTEN)
    assert 0.1 < heard["peak"] <= 1
    assert heard["blow"] > heard["ringing"] > heard["fading"] > heard["end"]
    assert heard["ringing"] > heard["blow"] / 10, "it rings on"
    assert heard["end"] < 0.001, "and ends"


def test_sound_off_is_silence(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = with_ears(page, server.url)
    page.get_by_role("button", name="Sound off").first.tap()
    feed.act(1, "gong")
    expect(page.locator("[role=log]")).to_contain_text("Ben says GONG!")
    assert page.evaluate(LISTEN)["peak"] == 0
