"""The page as an app: what a browser needs to install it, and what is there without a network."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import Complaints
from tests.browser.looking import cut_off, faults, sideways, small_targets
from tests.browser.releases import kept
from tests.conftest import CHROMIUM_FLAGS, NewPage, chromium, open_context
from tests.serving import Serving


@pytest.fixture
def context(browser: Browser, server: Serving, complaints: Complaints) -> Iterator[BrowserContext]:
    """A phone whose reader speaks Croatian, and that may keep pages."""
    opened = open_context(browser, "phone", "hr", "light", False, kept_for_later=True)
    opened.set_default_timeout(30_000)
    complaints.line_is_cut = True
    yield opened
    opened.close()


@pytest.fixture
def page(context: BrowserContext, server: Serving, complaints: Complaints) -> Page:
    opened = context.new_page()
    opened.on("console", complaints.hear)
    opened.goto(server.url)
    return opened


def test_chromium_can_install_it_and_finds_its_manifest_sound(
    browser: Browser, server: Serving, tmp_path: Path
) -> None:
    """In a window of a person's own: nothing is installed from a private one."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=chromium(), args=CHROMIUM_FLAGS, locale="hr"
    )
    try:
        page = context.new_page()
        page.goto(server.url)
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        devtools = context.new_cdp_session(page)
        read = devtools.send("Page.getAppManifest")
        assert read["errors"] == []
        assert read["url"].endswith("/manifest.webmanifest?lang=hr")
        told = json.loads(read["data"])
        assert (told["lang"], told["display"]) == ("hr", "standalone")
        assert "igre" in told["description"]
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    finally:
        context.close()


def test_without_a_network_there_are_rules_cards_and_a_score_sheet(
    page: Page, server: Serving, axe_source: str
) -> None:
    found = kept(page, server.url)
    assert all(path in found["app"] for path in ("/", "/q", "/q-shell"))
    assert all(path.startswith("/api/packs") for path in found["packs"])
    assert not [path for path in found["app"] if path.startswith(("/api", "/t/"))]
    page.context.set_offline(True)
    expect(page.get_by_test_id("offline")).to_contain_text("Nema veze")
    expect(page.get_by_test_id("play-now")).to_be_hidden()
    assert (faults(page, axe_source), small_targets(page), sideways(page)) == ([], [], 0)

    for game in ("link", "family", "fight", "genial"):
        page.goto(f"{server.url}/rules/{game}")
        expect(page.locator("article h1")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "hr")
    page.goto(f"{server.url}/about")
    expect(page.get_by_test_id("device")).to_contain_text("pravila")
    page.goto(f"{server.url}/q/NB4")
    expect(page.locator("img[src*='NB4']").first).to_be_visible()
    assert (
        page.locator("img[src*='NB4']").first.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    )
    page.goto(f"{server.url}/score")
    expect(page.get_by_role("heading").first).to_be_visible()

    page.goto(server.url)
    expect(page.get_by_test_id("offline")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.get_by_test_id("offline")).to_have_count(0)


def test_where_a_browser_may_not_keep_pages_the_page_says_so_and_works(new_page: NewPage, axe_source: str) -> None:
    page = new_page(path="/about", language="en")
    device = page.get_by_test_id("device")
    expect(device).to_contain_text("http")
    expect(device).to_contain_text("Everything else works")
    assert (faults(page, axe_source), small_targets(page), sideways(page)) == ([], [], 0)


def test_an_offer_to_install_is_taken_up_from_home(page: Page, axe_source: str) -> None:
    """No browser makes its offer to a test: the same event comes from the test."""
    page.evaluate("""() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      offer.prompt = async () => { document.title = 'prompted'; return { outcome: 'accepted' }; };
      document.title = dispatchEvent(offer) ? 'a banner' : 'no banner';
    }""")
    assert page.title() == "no banner"
    offer = page.get_by_test_id("install")
    expect(offer).to_have_text("Instaliraj")
    assert (faults(page, axe_source), small_targets(page), sideways(page), cut_off(page)) == ([], [], 0, [])
    offer.tap()
    expect(page).to_have_title("prompted")
    expect(offer).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    page.get_by_role("link", name="O igri").tap()
    expect(page.get_by_test_id("device")).to_contain_text("instaliran")
