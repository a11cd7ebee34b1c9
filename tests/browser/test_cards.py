"""Printed cards and phones around a real table: scan, read, another one, together, without a network."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from gongenial.tasks.registry import pack
from tests.browser.card_screens import voices
from tests.browser.conftest import Complaints
from tests.conftest import NewPage, open_context
from tests.serving import Serving

KEPT = """async (addresses) => {
  const kept = (address) => caches.match(address, { ignoreSearch: true, ignoreVary: true });
  await navigator.serviceWorker.ready;
  while (!(await Promise.all(addresses.map(kept))).every(Boolean)) await new Promise((done) => setTimeout(done, 100));
}"""
"""Waits until the browser has kept what is at these addresses."""


def of_colour(colour: int) -> set[str]:
    return {task.name for task in pack("stars").tasks if task.colour == colour}


def task(page: Page) -> str:
    name = page.get_by_test_id("task").get_attribute("data-task")
    assert name
    return name


def another(page: Page) -> str:
    """Tap for another task, and return it."""
    before = task(page)
    page.get_by_test_id("another").tap()
    expect(page.get_by_test_id("task")).not_to_have_attribute("data-task", before)
    return task(page)


def test_scan_read_and_read_again(new_page: NewPage, server: Serving) -> None:
    page = new_page(path="/q/NB4", language="de")
    first = task(page)
    stars = pack("stars")
    expect(page.get_by_role("heading", level=1)).to_have_text(stars.text("de", f"task-{first}", "title"))
    expect(page.locator("#text")).to_have_text(stars.text("de", f"task-{first}"))
    expect(page).to_have_url(re.compile(rf"/q/NB4\?t={first}$"))
    picture = page.get_by_role("img", name="NEBULA 4")
    expect(picture).to_be_visible()
    assert picture.evaluate("img => img.complete && img.naturalWidth > 200")

    page.reload()
    assert task(page) == first
    page.locator("a[href='/rules/fight']").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("FIGHT")
    page.go_back()
    expect(page.get_by_test_id("task")).to_have_attribute("data-task", first)

    seen = [first] + [another(page) for _ in range(27)]
    assert set(seen) == of_colour(1)
    page.reload()
    assert task(page) == seen[-1]
    page.goto(f"{server.url}/q/NB4")
    assert task(page) != seen[-1], "scanned anew, the card has another task"


def test_the_language_is_remembered_here_and_on_the_page_of_the_game(new_page: NewPage, server: Serving) -> None:
    page = new_page(path="/q/SW5", language="fr")
    first = task(page)
    page.get_by_test_id("language").locator("summary").tap()
    page.get_by_role("link", name="Hrvatski").tap()
    expect(page.locator("html")).to_have_attribute("lang", "hr")
    expect(page.locator("#text")).to_have_text(pack("stars").text("hr", f"task-{first}"))
    page.goto(server.url)
    expect(page.locator("html")).to_have_attribute("lang", "hr")
    page.get_by_test_id("language").select_option("ru")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.get_by_test_id("bonus-cards").tap()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.get_by_test_id("task")).to_be_visible()


def test_it_is_read_aloud_where_there_is_a_voice_for_the_language(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None, language="de")
    voices(page, "en-US", "de_AT")
    page.goto(f"{server.url}/q/NB4")
    read = page.get_by_test_id("read")
    expect(read).to_be_visible()
    read.tap()
    expect(read).to_have_attribute("aria-pressed", "true")
    said = pack("stars").text("de", f"task-{task(page)}")
    language, words = page.evaluate("said.at(-1)")
    assert language == "de_AT"
    assert words.endswith(said)
    page.goto(f"{server.url}/q/NB4?lang=hr")
    expect(page.locator("html")).to_have_attribute("lang", "hr")
    expect(read).to_be_hidden()


def test_two_phones_share_a_deck_and_each_has_a_task_without_the_net(
    new_page: NewPage, server: Serving, complaints: Complaints
) -> None:
    ana, ben = new_page(path="/q"), new_page(path=None, language="de")
    ana.get_by_test_id("together").tap()
    link = ana.get_by_test_id("deck-link").inner_text()
    assert ana.locator(".qr img").evaluate("img => img.decode().then(() => img.naturalWidth > 50)")
    ben.goto(server.url + link[link.index("/q?") :])
    expect(ben.get_by_test_id("deck-code")).to_have_text(ana.get_by_test_id("deck-code").inner_text())
    expect(ben).to_have_url(re.compile("/q$"))

    seen = []
    for page in (ana, ben):
        page.goto(f"{server.url}/q/AD1")
        expect(page.get_by_test_id("badge")).to_be_visible()
        seen.append(task(page))
    for _ in range(13):
        for page in (ana, ben):
            page.get_by_test_id("another").tap()
        for page in (ana, ben):
            expect(page.get_by_test_id("task")).not_to_have_attribute("data-task", re.compile(f"^({'|'.join(seen)})$"))
            seen.append(task(page))
    assert len(seen) == len(set(seen)) == 28
    assert set(seen) == of_colour(0)

    complaints.line_is_cut = True
    ben.context.set_offline(True)
    another(ben)
    expect(ben.locator("#note")).not_to_be_empty()
    ben.context.set_offline(False)
    another(ben)
    expect(ben.locator("#note")).to_be_empty()


def test_home_leads_to_the_cards_and_still_to_a_game_at_once(new_page: NewPage) -> None:
    page = new_page()
    page.set_viewport_size({"width": 360, "height": 640})
    play = page.get_by_test_id("play-now").bounding_box()
    assert play is not None
    assert play["y"] + play["height"] <= 640
    for kind, colour in (("fight", 0), ("malus", 1), ("bonus", 2)):
        page.get_by_test_id(f"{kind}-cards").tap()
        expect(page.get_by_test_id("task")).to_be_visible()
        assert task(page) in of_colour(colour)
        page.get_by_role("link", name="Home").tap()
        expect(page.get_by_test_id("play-now")).to_be_visible()
    page.get_by_test_id("all-cards").tap()
    page.locator("[data-testid=galaxy-VG] summary").tap()
    page.get_by_role("link", name="VIRGO 3").tap()
    expect(page.get_by_role("img", name="VIRGO 3")).to_be_visible()


def test_cards_never_seen_have_tasks_without_a_network(
    browser: Browser, server: Serving, complaints: Complaints
) -> None:
    """One visit to one card is enough."""
    context = open_context(browser, "phone", "de", "light", False, kept_for_later=True)
    context.set_default_timeout(30_000)
    page = context.new_page()
    page.on("console", complaints.hear)
    complaints.line_is_cut = True
    page.goto(f"{server.url}/q/NB4")
    page.evaluate(KEPT, ["/q", "/q/JK", "/q-shell", "/pictures/ZT1-240.webp", "/pictures/NB6-240.webp"])
    context.set_offline(True)

    page.goto(f"{server.url}/q/ZT1")
    first = task(page)
    assert first in of_colour(0)
    expect(page.locator("#text")).to_have_text(pack("stars").text("de", f"task-{first}"))
    expect(page.locator("#heading")).to_have_text("ZETA 1")
    assert page.get_by_role("img", name="ZETA 1").evaluate("img => img.decode().then(() => img.naturalWidth)") == 240
    page.reload()
    expect(page.get_by_test_id("task")).to_have_attribute("data-task", first)
    assert {first} | {another(page) for _ in range(27)} == of_colour(0)
    for path, landmark in (("/q/nb6", "task"), ("/q/malus", "task"), ("/q/JK", "joker"), ("/q", "galaxy-NB")):
        page.goto(server.url + path)
        expect(page.get_by_test_id(landmark)).to_be_visible()
    context.close()
