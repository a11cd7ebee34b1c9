"""A pack of one's own, from a fault in a file to a game that is played with it, on a phone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gongenial.i18n import LANGUAGES, text
from gongenial.tasks.scaffold import first_files
from tests.browser.conftest import Complaints
from tests.browser.looking import cut_off, faults, no_motion, sideways, small_targets
from tests.browser.pack_screens import faulty, own, sound
from tests.conftest import NewPage
from tests.serving import Serving

NINE: dict[str, str | int] = {"field": "draw", "value": "9", "most": 5}
"""What the first fault of the pack names."""


def choose(page: Page, folder: Path, *names: str) -> None:
    page.get_by_test_id("pack-files").set_input_files([folder / name for name in names])


@pytest.mark.rule("T10")
def test_a_pack_with_a_fault_is_mended_added_and_played_with(
    new_page: NewPage, server: Serving, tmp_path: Path
) -> None:
    files = first_files("pirate-ship", "en")
    files["pack.toml"] = files["pack.toml"].replace("draw = 1 }]", "draw = 9 }]", 1)
    line = next(k for k, words in enumerate(files["pack.toml"].splitlines(), 1) if "draw = 9" in words)
    for name, words in {**files, "notes.txt": "Ahoy"}.items():
        (tmp_path / name).write_text(words, "utf-8")
    page = new_page(path="/packs")
    choose(page, tmp_path, "pack.toml", "en.ftl", "notes.txt")
    expect(page.get_by_test_id("brought")).to_contain_text("notes.txt")

    page.get_by_test_id("pack-add").tap()
    fault = page.get_by_test_id("fault")
    expect(fault).to_have_count(1)
    expect(fault).to_contain_text(f"pack.toml, line {line}")
    expect(fault).to_contain_text(text("en", "pack-fault-count-wanted", **NINE))
    page.get_by_test_id("language").select_option("de")
    expect(fault).to_contain_text(text("de", "pack-fault-count-wanted", **NINE))
    page.get_by_test_id("language").select_option("en")

    fault.tap()
    paper = page.get_by_test_id("paper")
    expect(paper).to_be_focused()
    start, end = page.evaluate("() => [document.activeElement.selectionStart, document.activeElement.selectionEnd]")
    assert "draw = 9" in files["pack.toml"][start:end]
    assert "\n" not in files["pack.toml"][start:end]
    page.keyboard.type("do = [{ draw = 2 }]")
    expect(page.get_by_test_id("result")).to_have_text("You have changed something. Check it again.")
    page.reload()  # nothing is lost
    expect(paper).to_have_value(re.compile("draw = 2"))
    page.get_by_test_id("pack-check").tap()
    expect(page.get_by_test_id("result")).to_contain_text("Everything is all right!")
    page.get_by_test_id("pack-add").tap()

    expect(page.get_by_test_id("pack-title")).to_have_text("My tasks")
    expect(page).to_have_url(f"{server.url}/packs/pirate-ship")
    expect(page.locator("[data-task=arm-wrestling]")).to_contain_text("Real table only")
    expect(page.locator("[data-task=bitter-choice]")).to_contain_text("“Miss a turn” or “Take a card”")
    page.get_by_test_id("pack-table").tap()
    expect(page.get_by_test_id("lobby")).to_be_visible()
    page.locator("[data-testid=settings] summary").tap()
    chosen = page.locator("select", has=page.locator("option[value=pirate-ship]"))
    expect(chosen).to_have_value("pirate-ship")
    expect(chosen.locator("option:checked")).to_have_text("My tasks")

    page.goto(f"{server.url}/packs/pirate-ship")
    page.get_by_test_id("pack-play").tap()
    titles = re.compile("High card|Three signs|One more|A bitter choice|Two less|Peep and give")
    task = page.locator("[data-testid=task][data-task]")
    page.locator("[data-testid=draw]:not([aria-disabled=true]), [data-testid=task][data-task]").first.wait_for()
    if not task.count():  # the lot has it that one begins oneself
        page.get_by_test_id("draw").tap()
    expect(task).to_contain_text(titles)

    guest = new_page(path=page.url.removeprefix(server.url))
    expect(guest.get_by_test_id("board")).to_be_visible()
    guest.goto(f"{server.url}/packs/pirate-ship")
    expect(guest.get_by_test_id("pack-title")).to_have_text("My tasks")
    expect(guest.get_by_test_id("pack-remove")).to_have_count(0)
    guest.goto(f"{server.url}/packs")
    expect(guest.get_by_test_id("look-pirate-ship")).to_be_visible()


def test_a_pack_is_begun_replaced_and_taken_away(new_page: NewPage, server: Serving, complaints: Complaints) -> None:
    page = new_page(path="/packs")
    name, fault = page.get_by_test_id("pack-name"), page.get_by_test_id("name-fault")
    for wrong in ("a", "stars"):
        name.fill(wrong)
        page.get_by_test_id("pack-start").tap()
        expect(fault).to_have_text(re.compile("2 to 32|called stars already"))
    name.fill("treehouse")
    page.get_by_test_id("pack-start").tap()
    page.get_by_test_id("add-language").select_option("hr")
    expect(page.get_by_test_id("file-hr.ftl")).to_have_attribute("aria-pressed", "true")
    paper = page.get_by_test_id("paper")
    paper.fill(paper.input_value().replace("My tasks", "<b>Kućica</b> na stablu"))
    page.get_by_test_id("pack-add").tap()
    page.get_by_test_id("language").select_option("hr")
    expect(page.get_by_test_id("pack-title")).to_have_text("<b>Kućica</b> na stablu")

    page.get_by_test_id("pack-edit").tap()
    page.get_by_test_id("file-hr.ftl").tap()
    paper.fill(paper.input_value().replace("<b>Kućica</b>", "Kućica"))
    page.get_by_test_id("pack-add").tap()
    page.get_by_test_id("pack-replace").tap()
    expect(page.get_by_test_id("pack-title")).to_have_text("Kućica na stablu")
    page.get_by_test_id("pack-remove").tap()
    page.get_by_test_id("pack-remove-yes").tap()
    expect(page.get_by_test_id("look-stars")).to_be_visible()
    expect(page.get_by_test_id("look-treehouse")).to_have_count(0)
    complaints.meant = ("404",)
    page.goto(f"{server.url}/packs/treehouse")
    expect(page.get_by_test_id("no-pack")).to_be_visible()


def test_the_editor_is_for_everybody(new_page: NewPage, server: Serving, axe_source: str) -> None:
    page = new_page(path=None, language="en")
    faulty(page, server.url)
    found: dict[object, object] = {}
    for language in LANGUAGES:
        page.get_by_test_id("language").select_option(language)
        expect(page.get_by_test_id("fault").last).to_contain_text(
            text(language, "pack-fault-no-title", text="task-one-more")
        )
        for width, height in ((390, 844), (360, 640), (820, 1180), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            no_motion(page)
            off = sideways(page)
            found[language, width] = [*small_targets(page), *cut_off(page), *([off] if off else [])]
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        no_motion(page)
        found[scheme] = faults(page, axe_source)
    assert {where: what for where, what in found.items() if what} == {}


def test_what_is_sound_and_ones_own_is_for_everybody_too(new_page: NewPage, server: Serving, axe_source: str) -> None:
    page = new_page(path=None, language="ru")
    for show in (sound, own):
        show(page, server.url)
        page.set_viewport_size({"width": 360, "height": 640})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            no_motion(page)
            assert [*faults(page, axe_source), *small_targets(page), *cut_off(page)] == []
        assert sideways(page) == 0
