"""The screens of task packs."""

from __future__ import annotations

from playwright.sync_api import Page

from gongenial.tasks.scaffold import first_files

FAULTS = (("draw = 1 }]", "draw = 9 }]"), ("    .title = One more\n", ""), ("Draw a card.", "Draw\u202e a card."))
"""What a pack is given, from sound to faulty."""


def written(page: Page, url: str, name: str, *changes: tuple[str, str]) -> None:
    """The editor with a pack in it, as one has left it."""
    files = first_files(name, "en")
    for old, new in changes:
        files = {file: text.replace(old, new, 1) for file, text in files.items()}
    page.goto(url + "/about")
    page.evaluate("files => localStorage.setItem('gongenial-pack-draft', JSON.stringify(files))", files)
    page.goto(url + "/packs")
    page.get_by_test_id("paper").wait_for()


def listed(page: Page, url: str) -> None:
    page.goto(url + "/packs")
    page.get_by_test_id("look-stars").wait_for()
    page.get_by_test_id("pack-start").wait_for()


def whole(page: Page, url: str) -> None:
    page.goto(url + "/packs/stars")
    page.wait_for_function("() => document.querySelector('[data-task] h3')?.textContent.trim()")


def missing(page: Page, url: str) -> None:
    page.goto(url + "/packs/nowhere")
    page.get_by_test_id("no-pack").wait_for()


def faulty(page: Page, url: str) -> None:
    written(page, url, "faulty", *FAULTS)
    page.get_by_test_id("pack-check").click()
    page.get_by_test_id("fault").first.wait_for()


def sound(page: Page, url: str) -> None:
    written(page, url, "sound")
    page.get_by_test_id("pack-check").click()
    page.locator("[data-testid=result] .good").wait_for()


def own(page: Page, url: str) -> None:
    """A pack of one's own, right after it has been added."""
    written(page, url, "my-very-own")
    page.get_by_test_id("pack-add").click()
    page.get_by_test_id("pack-link").or_(page.get_by_test_id("pack-replace")).first.wait_for()
