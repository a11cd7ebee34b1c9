"""A new release: an old page loads itself anew before it acts, once, and where it was."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.conftest import Complaints
from tests.browser.player import Player
from tests.browser.releases import STATIC, build_of, kept, mark_of, next_release
from tests.browser.test_line import goes_on, seated
from tests.conftest import NewPage, open_context
from tests.serving import Serving

TAPPING = """() => setInterval(() => document.querySelector('[data-playable=true], [data-testid=draw]')?.click(), 15)"""
"""Somebody who can't wait: takes whatever can be taken."""


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """A server that has just started loads the rules before anybody sits at a table again."""
    expect.set_options(timeout=40_000)
    yield
    expect.set_options(timeout=5000)


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(shutil.copytree(STATIC, tmp_path_factory.mktemp("old") / "static"))


@pytest.fixture(scope="module")
def new(old: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return next_release(old, tmp_path_factory.mktemp("new") / "static")


@pytest.fixture
def stuck(old: Path, new: Path, tmp_path: Path) -> Path:
    """The new release, but something on the way still hands out the old one's page."""
    folder = Path(shutil.copytree(old, tmp_path / "stuck"))
    page = (folder / "index.html").read_text("utf-8")
    named = f'<!-- <meta name="build" content="{mark_of(new)}"> -->'
    (folder / "index.html").write_text(page.replace("<head>", f"<head>{named}", 1), "utf-8")
    return folder


@pytest.fixture
def serving(tmp_path: Path, old: Path, complaints: Complaints) -> Iterator[Serving]:
    """Serve the old release; the tests put the new one in its place."""
    complaints.line_is_cut = True
    with Serving(tmp_path / "data", old) as server:
        yield server


def update(server: Serving, release: Path) -> None:
    server.kill()
    server.static = release
    server.start()


def loaded(page: Page, release: Path) -> None:
    """Wait until the page is of that release."""
    expect(page.locator(f"meta[content='{mark_of(release)}']")).to_be_attached(timeout=30_000)


def sent_by(page: Page) -> list[str]:
    """The kinds of all that the page says to its table from now on."""
    said: list[str] = []

    def hear(line: WebSocket) -> None:
        line.on("framesent", lambda text: said.append(json.loads(text)["type"]))

    page.on("websocket", hear)
    return said


@pytest.mark.case("B54")
def test_an_old_page_at_a_table_is_loaded_anew_before_it_acts(
    new_page: NewPage, serving: Serving, old: Path, new: Path
) -> None:
    page = new_page(path=None)
    page.goto(serving.url)
    player = seated(page)
    table, hand, seq = page.url, player.hand(), player.seq()
    assert build_of(page) == mark_of(old)
    serving.kill()
    expect(page.get_by_test_id("cut")).to_be_visible()
    page.evaluate(TAPPING)
    said = sent_by(page)
    update(serving, new)
    loaded(page, new)
    expect(page.get_by_test_id("board")).to_be_visible()
    assert (page.url, player.hand(), player.seq()) == (table, hand, seq)
    assert build_of(page) == mark_of(new)
    assert set(said) == {"hello"}
    goes_on(player)


@pytest.mark.case("B54")
def test_a_page_that_comes_back_as_old_as_it_was_stops(
    new_page: NewPage, serving: Serving, new: Path, stuck: Path
) -> None:
    page = new_page(path=None)
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.goto(serving.url)
    player = seated(page)
    table, hand = page.url, player.hand()
    loads.clear()
    update(serving, stuck)
    expect(page.get_by_test_id("dead")).to_contain_text("new version")
    expect(page.get_by_test_id("board")).to_have_count(0)
    page.wait_for_timeout(1500)
    assert loads == [table], "once, and not again for the same release"
    update(serving, new)
    page.get_by_role("button", name="Load again").tap()
    expect(page.get_by_test_id("hand")).to_be_visible()
    assert (build_of(page), player.hand()) == (mark_of(new), hand)


@pytest.mark.case("B54")
def test_an_old_page_without_a_table_opens_none_and_finds_what_it_lacks(
    new_page: NewPage, complaints: Complaints, serving: Serving, new: Path
) -> None:
    complaints.meant = ("status of 409", "status of 404", "Refused to apply style")
    home, reader = Player(new_page(path=None), touch=True), Player(new_page(path=None), touch=True)
    for player in (home, reader):
        player.page.goto(serving.url)
        player.page.wait_for_load_state("networkidle")
    update(serving, new)
    home.press("play-now")
    loaded(home.page, new)
    assert home.page.url == f"{serving.url}/"
    assert home.page.evaluate("fetch('/api/me').then((answer) => answer.json())")["tables"] == []

    reader.page.get_by_role("link", name="Rules").tap()
    expect(reader.page.get_by_role("heading", name="How to play GONG LINK")).to_be_visible()
    assert (build_of(reader.page), reader.page.url) == (mark_of(new), f"{serving.url}/rules/link")


@pytest.mark.case("B54")
def test_what_is_kept_is_never_of_two_releases(
    browser: Browser, complaints: Complaints, serving: Serving, old: Path, new: Path
) -> None:
    context = open_context(browser, "phone", "en", "light", False, kept_for_later=True)
    page = context.new_page()
    page.on("console", complaints.hear)
    page.goto(serving.url)
    kept(page, serving.url)
    serving.kill()
    page.goto(f"{serving.url}/about")
    expect(page.get_by_test_id("device")).to_be_visible()
    assert build_of(page) == mark_of(old)

    serving.static = new
    serving.start()
    page.goto(f"{serving.url}/rules/fight")
    expect(page.locator("article")).to_be_visible()
    assert build_of(page) == mark_of(new)
    found = kept(page, serving.url)
    assert [name for name in found["names"] if "app" in name] == [f"gongenial-app-{mark_of(new)}"]
    old_files = {f"/assets/{file.name}" for file in (old / "assets").iterdir()}
    assert old_files.isdisjoint(found["app"])
    serving.kill()
    page.goto(f"{serving.url}/about")
    expect(page.get_by_test_id("device")).to_be_visible()
    assert build_of(page) == mark_of(new)
    context.close()
