"""What the tests share: a real server, and real browsers that look at it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.serving import Serving

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Device = Literal["phone", "desktop"]
Scheme = Literal["light", "dark"]


class NewPage(Protocol):
    """Opens a page of the server in a context of its own, which makes whoever looks at it another person."""

    def __call__(
        self,
        device: Device = "phone",
        *,
        path: str | None = "/",
        language: str = "en",
        scheme: Scheme = "light",
        reduced_motion: bool = False,
    ) -> Page: ...


def chromium() -> str:
    """Return the path of the browser. Without one the tests fail: a skipped test would look like a passed one."""
    names = (os.environ.get("GONGENIAL_CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    for name in names:
        if name and (path := shutil.which(name)):
            return path
    pytest.fail("there is no Chromium: run scripts/ensure-chromium")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve for the whole run: tests share it as strangers do, each with tables of its own."""
    with Serving(tmp_path_factory.mktemp("server") / "data") as serving:
        yield serving


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start Chromium for one file of tests: its event loop must be gone before a test that has one of its own."""
    path = chromium()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield started
        started.close()


def open_context(
    browser: Browser,
    device: Device,
    language: str,
    scheme: Scheme,
    reduced_motion: bool,
    *,
    kept_for_later: bool = False,
) -> BrowserContext:
    """Open one that is another person's. Unless its pages are to be `kept_for_later` they have no service worker, as on
    plain http: each would fetch the whole page once more, and answer in the place of routes that tests set up."""
    phone = device == "phone"
    context = browser.new_context(
        viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
        device_scale_factor=3 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        locale=language,
        color_scheme=scheme,
        reduced_motion="reduce" if reduced_motion else "no-preference",
    )
    if not kept_for_later:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    return context


@pytest.fixture
def new_page(browser: Browser, server: Serving) -> Iterator[NewPage]:
    """Hand out pages, close them afterwards, and fail when a script on one of them threw an error."""
    contexts: list[BrowserContext] = []
    thrown: list[str] = []

    def open_page(
        device: Device = "phone",
        *,
        path: str | None = "/",
        language: str = "en",
        scheme: Scheme = "light",
        reduced_motion: bool = False,
    ) -> Page:
        context = open_context(browser, device, language, scheme, reduced_motion)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: thrown.append(str(error)))
        if path is not None:
            page.goto(server.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert thrown == []


@pytest.fixture(scope="session")
def axe_source() -> str:
    """Return the script of axe-core, which `npm ci` puts beside the page's other tools."""
    path = Path(__file__).resolve().parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return path.read_text("utf-8")
