"""Print and play in the page: choose, look at the first sheet, make the PDF, fetch it."""

from __future__ import annotations

import pypdfium2 as pdfium
import pytest
from playwright.sync_api import Page, expect

from gongenial.i18n import text
from tests.browser.looking import cut_off, faults, no_motion, sideways, small_targets
from tests.conftest import NewPage, Scheme

MAKING = 120_000
"""Milliseconds that a PDF may take on a machine that is busy with other tests."""


def pick(page: Page, group: str, *names: str) -> None:
    for name in names:
        page.get_by_test_id(group).get_by_label(name).check()


def test_tokens_are_chosen_looked_at_made_and_fetched(new_page: NewPage) -> None:
    page = new_page(path="/print")
    pick(page, "what", "The tokens")
    pick(page, "paper", "Letter")
    pick(page, "ink", "Black and white")
    pick(page, "sides", "Front only")
    expect(page.get_by_test_id("address")).to_have_count(0)
    preview = page.locator("[data-testid=preview][data-of=tokens]")
    expect(preview).to_be_visible(timeout=MAKING)
    page.wait_for_function("document.querySelector('[data-testid=preview]').src.includes('paper=letter&bw=true')")
    assert preview.evaluate("picture => picture.complete && picture.naturalWidth > 500")
    page.get_by_test_id("make").tap()
    download = page.get_by_test_id("download")
    expect(download).to_be_visible(timeout=MAKING)
    expect(page.get_by_role("status")).to_have_text("It's ready!")
    with page.expect_download() as caught:
        download.tap()
    assert caught.value.suggested_filename == "gongenial-tokens-letter-bw.pdf"
    with pdfium.PdfDocument(caught.value.path()) as document:
        assert len(document) == 3
    pick(page, "ink", "In colour")
    expect(download).to_have_count(0)


def test_an_address_is_looked_at_before_it_is_printed(new_page: NewPage) -> None:
    page = new_page("desktop", path="/print")
    field, make = page.get_by_test_id("address"), page.get_by_test_id("make")
    expect(field).to_have_value(page.url.removesuffix("/print"))
    expect(page.get_by_text("works only on the computer itself")).to_be_visible()
    expect(make).to_be_enabled()
    field.fill("gongenial.example.org")
    expect(page.get_by_text("has to begin with http")).to_be_visible()
    expect(make).to_be_disabled()
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("https://gongenial.example.org")
    expect(page.get_by_text("Whoever scans a card")).to_be_visible()
    expect(make).to_be_enabled()
    pick(page, "codes", "Without codes")
    expect(field).to_have_count(0)
    expect(make).to_be_enabled()


@pytest.mark.parametrize(("language", "scheme", "width"), [("ru", "light", 360), ("hr", "dark", 820)])
def test_it_fits_and_axe_finds_nothing(
    new_page: NewPage, axe_source: str, language: str, scheme: Scheme, width: int
) -> None:
    page = new_page(path="/print", language=language, scheme=scheme)
    page.set_viewport_size({"width": width, "height": 800})
    page.get_by_test_id("address").fill("http://192.168.1.20:8000")
    expect(page.get_by_text(text(language, "print-doubt-private"))).to_be_visible()
    no_motion(page)
    assert [*cut_off(page), *small_targets(page), *faults(page, axe_source)] == []
    assert sideways(page) == 0
