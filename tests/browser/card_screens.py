"""The pages for printed cards."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

LONG = "giant-wrestling"
"""A task with many words, in every language."""


def voices(page: Page, *languages: str) -> None:
    """Give the browser voices for these languages, from its next page on; what they are to say is kept in `said`."""
    page.add_init_script(
        f"""(() => {{
          const voices = {list(languages)}.map((lang) => ({{ lang, name: lang, localService: true }}));
          window.said = [];
          speechSynthesis.getVoices = () => voices;
          speechSynthesis.speak = (words) => said.push([words.lang, words.text]);
          speechSynthesis.cancel = () => undefined;
          window.SpeechSynthesisUtterance = class {{ constructor(text) {{ this.text = text; }} }};
        }})()"""
    )


def shown(path: str, landmark: str = "task") -> Callable[[Page, str], None]:
    """A page with its button to read aloud, in whatever language."""

    def show(page: Page, url: str) -> None:
        voices(page, "en-GB", "fr-FR", "hr-HR", "ru-RU", "de-DE")
        page.goto(url + path)
        page.get_by_test_id(landmark).wait_for()

    return show


def picker(page: Page, url: str) -> None:
    page.goto(url + "/q")
    page.locator("[data-testid=galaxy-NB] summary").click()
    page.locator("a[href='/q/NB6']").wait_for()


def languages(page: Page, url: str) -> None:
    page.goto(url + "/q/NB4")
    page.locator("[data-testid=language] summary").click()


def together(page: Page, url: str) -> None:
    """Home of a group: its code to scan."""
    page.goto(url + "/q")
    page.locator("[data-testid=together], [data-testid=deck-code]").first.wait_for()
    if page.get_by_test_id("together").count():  # the phone may be in a group already
        page.get_by_test_id("together").click()
    page.get_by_test_id("deck-code").wait_for()


def in_a_group(page: Page, url: str) -> None:
    together(page, url)
    page.goto(url + f"/q/NB1?t={LONG}")
    page.get_by_test_id("badge").wait_for()
