"""The score sheet for real cards and tokens: one phone, several phones, no line, and an evening's end."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Locator, Page, expect

from gongenial.i18n import LANGUAGES
from tests.browser.conftest import Complaints
from tests.browser.looking import cut_off, faults, focus, no_motion, sideways, small_targets
from tests.browser.releases import kept
from tests.conftest import NewPage, Scheme, open_context
from tests.serving import Serving

NAMES = ("Ana", "Ivo", "Zoë")


def begin(page: Page, *names: str, best: int = 0, youngest: str | None = None) -> None:
    """Fill in who plays and how long, and begin."""
    fields = page.locator("[data-testid^=name-]")
    while fields.count() < len(names):
        page.get_by_test_id("add").tap()
    for n, name in enumerate(names):
        page.get_by_test_id(f"name-{n}").fill(name)
    if youngest:
        page.get_by_test_id("youngest").get_by_label(youngest, exact=True).check()
    if best:
        page.get_by_test_id("length").get_by_label(f"best of {best}").check()
    page.get_by_test_id("begin").tap()
    expect(page.get_by_test_id("winners").locator("button")).to_have_count(len(names))


def won(page: Page, *names: str) -> None:
    """A game is over: two taps, if one has won."""
    for name in names:
        page.get_by_test_id("winners").get_by_role("button", name=name).tap()
    page.get_by_test_id("done").tap()


def stands(page: Page, state: str) -> None:
    expect(page.get_by_test_id("state")).to_have_attribute("data-state", state, timeout=30_000)


def rows(page: Page) -> Locator:
    return page.get_by_test_id("match-1").locator("tbody tr")


def wins(page: Page) -> list[str]:
    return page.get_by_test_id("match-1").locator("tfoot td").all_inner_texts()


def scanned(page: Page) -> str:
    """What another phone's camera reads from this one's screen."""
    page.get_by_test_id("hand-on").tap()
    picture = page.locator("[data-testid=hand-on-dialog] img")
    expect(picture).to_have_js_property("complete", True)
    no_motion(page)
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(page.screenshot())))
    page.keyboard.press("Escape")
    return str(found.text)


@pytest.mark.rule("G7")
def test_an_evening_on_two_phones_one_of_which_loses_the_net(new_page: NewPage, complaints: Complaints) -> None:
    ana = new_page(path="/score")
    begin(ana, *NAMES, best=5, youngest="Ivo")
    expect(ana.get_by_test_id("starter")).to_contain_text("Ivo begins")
    stands(ana, "saved")
    assert re.search(r"/score/[A-Z]{6}$", ana.url), "the address can be shared"
    won(ana, "Ana")
    expect(ana.get_by_test_id("starter")).to_contain_text("Zoë begins")
    ana.get_by_test_id("game-family").locator("input").check()
    won(ana, "Zoë")

    ben = new_page(path=None)
    ben.goto(scanned(ana))
    expect(rows(ben)).to_have_count(2)
    expect(ben.get_by_test_id("starter")).to_contain_text("Ana begins")
    won(ben, "Ivo", "Ana")
    expect(rows(ana)).to_have_count(3)

    complaints.line_is_cut = True
    ana.context.set_offline(True)
    won(ana, "Ana")
    expect(rows(ana)).to_have_count(4)
    stands(ana, "cut")
    ben.get_by_test_id("players").tap()
    ben.get_by_test_id("player-name").nth(1).fill("Ivo Šćukovac")
    ben.get_by_test_id("new-name").fill("Luka")
    ben.get_by_test_id("add-player").tap()
    ben.keyboard.press("Escape")
    expect(rows(ben)).to_have_count(3)
    ana.context.set_offline(False)
    expect(rows(ben)).to_have_count(4)
    expect(ben.get_by_test_id("champion")).to_contain_text("Ana wins the match!")
    expect(ana.get_by_test_id("champion")).to_contain_text("Ana wins the match!")
    expect(ana.get_by_test_id("standing")).to_contain_text("Ivo Šćukovac")
    assert wins(ana) == wins(ben)

    ana.get_by_test_id("champion-close").tap()
    ana.reload()
    ana.get_by_test_id("undo").tap()
    expect(rows(ben)).to_have_count(3)
    expect(ana.get_by_test_id("winners").locator("button")).to_have_count(4)
    ben.get_by_test_id("champion-close").tap()
    expect(ben.get_by_test_id("winners")).to_be_visible()
    ben.evaluate("localStorage.clear()")
    ben.goto(ben.url.rsplit("/", maxsplit=1)[0])
    expect(ben.get_by_test_id("own-sheet")).to_contain_text("Ivo Šćukovac")
    ben.get_by_test_id("own-sheet").tap()
    expect(rows(ben)).to_have_count(3)


@pytest.fixture
def keeper(browser: Browser, server: Serving, complaints: Complaints) -> Iterator[Page]:
    """A phone that has been at home once, and keeps the pages for later."""
    context = open_context(browser, "phone", "en", "light", False, kept_for_later=True)
    page = context.new_page()
    page.on("console", complaints.hear)
    page.goto(server.url)
    kept(page, server.url)
    yield page
    context.close()


def test_without_a_net_one_device_is_enough_and_all_of_it_is_sent_later(
    keeper: Page, server: Serving, complaints: Complaints
) -> None:
    complaints.line_is_cut = True
    page = keeper
    page.context.set_offline(True)
    page.goto(f"{server.url}/score")
    begin(page, "Oma", "Kai")
    stands(page, "own")
    expect(page.get_by_test_id("state")).to_contain_text("Only on this device")
    won(page, "Kai")
    page.get_by_test_id("count").tap()
    page.get_by_test_id("points").nth(0).fill("4")
    won(page, "Kai")
    page.get_by_test_id("game-row-1").tap()
    dialog = page.get_by_test_id("game-dialog")
    dialog.get_by_test_id("correct-winners").get_by_role("button", name="Oma").tap()
    dialog.get_by_test_id("correct-winners").get_by_role("button", name="Kai").tap()
    dialog.get_by_test_id("correct").tap()
    assert wins(page) == ["1", "1"]
    page.get_by_test_id("game-row-2").tap()
    dialog.get_by_test_id("strike").tap()
    expect(rows(page)).to_have_count(1)
    page.get_by_test_id("undo").tap()
    expect(rows(page)).to_have_count(2)
    expect(rows(page).nth(1).locator("td").first).to_have_text(re.compile("4"))
    own = page.url
    page.reload()
    stands(page, "own")
    expect(rows(page)).to_have_count(2)
    page.context.set_offline(False)
    stands(page, "saved")
    assert page.url != own
    page.goto(own)
    expect(rows(page)).to_have_count(2)
    page.goto(own.rsplit("/", maxsplit=1)[0])
    expect(page.get_by_test_id("own-sheet")).to_contain_text("Oma and Kai")
    expect(page.get_by_test_id("own-sheet")).to_contain_text("2 games")


def test_a_server_that_has_lost_everything_gets_the_sheet_back(
    new_page: NewPage, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.line_is_cut = True
    complaints.CUT = ("net::ERR_", "404")
    with Serving(tmp_path / "data") as server:
        phones = [new_page(path=None), new_page(path=None)]
        ana, ben = phones
        ana.goto(f"{server.url}/score")
        begin(ana, *NAMES)
        won(ana, "Zoë")
        stands(ana, "saved")
        ben.goto(ana.url)
        expect(rows(ben)).to_have_count(1)
        server.kill()
        for file in server.data.glob("*.sqlite3*"):
            file.unlink()
        won(ben, "Ivo")
        stands(ben, "cut")
        server.start()
        for phone in phones:
            stands(phone, "saved")
            expect(rows(phone)).to_have_count(2, timeout=30_000)
        assert ana.url == ben.url
        nobody = new_page(path=None)
        nobody.goto(f"{server.url}/score/QQQQQQ")
        expect(nobody.get_by_test_id("dead")).to_contain_text("no such score sheet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_a_narrow_phone_and_everybody_can_use_it(new_page: NewPage, axe_source: str, language: str) -> None:
    scheme: Scheme = "dark" if language in ("ru", "fr") else "light"
    page = new_page(path=None, language=language, scheme=scheme, reduced_motion=True)
    page.set_viewport_size({"width": 360, "height": 640})
    found: dict[str, list[object]] = {}

    def look(name: str) -> None:
        no_motion(page)
        off = sideways(page)
        seen = faults(page, axe_source) if language in ("en", "ru") else []
        bad = [*cut_off(page), *small_targets(page), *seen, *([off] if off else [])]
        if bad:
            found[name] = bad

    page.goto(new_page().url + "score")
    expect(page.get_by_test_id("new-sheet")).to_be_visible()
    look("new")
    for _ in range(4):
        page.get_by_test_id("add").tap()
    for n, name in enumerate(("Ana", "Ivo", "Maximilian")):
        page.get_by_test_id(f"name-{n}").fill(name)
    page.get_by_test_id("length").locator("input").nth(4).check()
    page.get_by_test_id("begin").tap()
    stands(page, "saved")
    winners = page.get_by_test_id("winners").locator("button")
    for n in (0, 2):
        winners.nth(n).tap()
    page.get_by_test_id("count").tap()
    look("sheet")
    page.get_by_test_id("done").tap()
    for opener, name in (("game-row-1", "game"), ("players", "players"), ("hand-on", "hand on"), ("match", "match")):
        if page.get_by_test_id("champion").count():
            look("champion")
            page.get_by_test_id("champion-close").tap()
            look("over")
        page.get_by_test_id(opener).tap()
        if name == "game":
            page.get_by_test_id("game-dialog").locator("summary").tap()
        look(name)
        page.keyboard.press("Escape")
    assert found == {}


def test_a_game_is_entered_by_keyboard(new_page: NewPage) -> None:
    page = new_page("desktop", path="/score")
    page.get_by_test_id("add").press("Enter")
    for n, name in enumerate(NAMES):
        page.get_by_test_id(f"name-{n}").fill(name)
    page.get_by_test_id("name-2").press("Enter")
    expect(page.get_by_test_id("winners")).to_be_visible()
    page.get_by_test_id("winners").get_by_role("button", name="Ivo").focus()
    page.keyboard.press("Space")
    expect(page.locator("[role=status]").filter(has_text="Ivo wins!")).to_have_count(1)
    for _ in range(2):
        page.keyboard.press("Tab")
    at = focus(page)
    assert at is not None
    assert (at["id"], at["seen"], at["inside"]) == ("done", True, True)
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(1)
    page.get_by_test_id("game-row-1").press("Enter")
    expect(page.get_by_test_id("game-dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("game-dialog")).to_have_count(0)
    at = focus(page)
    assert at is not None
    assert at["id"] == "game-row-1"
