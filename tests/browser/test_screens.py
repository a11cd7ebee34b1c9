"""Every screen: nothing that axe finds, nothing too small to tap, nothing wider than the screen."""

from __future__ import annotations

import pytest

from tests.browser.looking import cut_off, faults, no_motion, sideways, small_targets
from tests.browser.screens import SCREENS, Screen, mine
from tests.conftest import NewPage
from tests.serving import Serving

SIZES = ((390, 844), (360, 640), (768, 1024), (844, 390), (1280, 800))


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_a_screen_is_for_everybody(new_page: NewPage, server: Serving, axe_source: str, screen: Screen) -> None:
    page = new_page(path=None)
    screen.show(page, server.url)
    no_motion(page)
    found: dict[object, object] = {"light": faults(page, axe_source)}
    page.emulate_media(color_scheme="dark")
    no_motion(page)
    found["dark"] = faults(page, axe_source, colours=True)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        no_motion(page)
        off = sideways(page)
        found[width, height] = [*small_targets(page), *cut_off(page), *([f"{off} px sideways"] if off else [])]
    assert {where: what for where, what in found.items() if what} == {}


def test_axe_sees_a_fault(new_page: NewPage, server: Serving, axe_source: str) -> None:
    """The check itself can fail."""
    page = new_page(path=None)
    mine(page, server.url)
    page.evaluate("""() => {
        const menu = document.querySelector('button[data-testid=menu]');
        menu.removeAttribute('aria-label');
        menu.removeAttribute('title');
        const draw = document.querySelector('[data-testid=draw]');
        draw.style.cssText = 'color: #ccc; background: #fff; opacity: 1';
        draw.removeAttribute('aria-disabled');
    }""")
    assert {"button-name", "color-contrast"} <= {name for name, _ in faults(page, axe_source)}
