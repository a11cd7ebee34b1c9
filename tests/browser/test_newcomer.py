"""Somebody who has never been here."""

from __future__ import annotations

from playwright.sync_api import Dialog, Page, expect

from tests.browser.looking import no_motion
from tests.browser.player import Player
from tests.conftest import NewPage
from tests.serving import Serving


def test_three_taps_to_the_first_move(new_page: NewPage, server: Serving) -> None:
    """No dialog, no form, no splash stands before it."""
    page = new_page("phone", path=None)
    dialogs: list[str] = []

    def dismiss(dialog: Dialog) -> None:
        dialogs.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", dismiss)
    player = Player(page, touch=True)
    page.goto(server.url)
    assert stacked(page) == 0
    player.press("play-now")
    taps = 1 + first_move(player)
    assert taps <= 3
    assert dialogs == []


def first_move(player: Player) -> int:
    """Take the first action of one's own; returns the taps that it took."""
    taps = 0
    log = player.page.locator("[role=log]")
    for _ in range(3):
        player.page.wait_for_selector("[data-testid=status][data-tone=you]")
        assert stacked(player.page) == 0
        no_motion(player.page)  # a tap while cards still move is taken for one that was meant for another card
        chosen = player.choice()
        assert chosen is not None
        player.press(chosen)
        taps += 1
        if not chosen.startswith("card-JK"):
            break
    expect(log.get_by_text("You ").last).to_be_attached()
    return taps


def stacked(page: Page) -> int:
    """Count what lies over the page."""
    return page.locator("[role=dialog], [role=alertdialog], dialog[open]").count()


def test_a_reload_lands_at_the_table_and_home_leads_back(new_page: NewPage) -> None:
    player = Player(new_page(), touch=True)
    page = player.page
    player.press("play-now")
    expect(player.see("hand")).to_be_visible()
    page.wait_for_selector("[data-testid=status][data-tone=you]")
    table, hand = page.url, player.hand()

    page.reload()
    expect(player.see("hand")).to_be_visible()
    expect(page.locator("[data-testid^='card-']")).to_have_count(len(hand))
    assert (page.url, player.hand()) == (table, hand)

    page.goto(page.url.split("/t/", maxsplit=1)[0])
    expect(player.see("running")).to_contain_text("your turn")
    player.press("running")
    expect(page.locator("[data-testid^='card-']")).to_have_count(len(hand))
    assert (page.url, player.hand()) == (table, hand)


def test_a_code_read_aloud_leads_to_the_table(new_page: NewPage) -> None:
    """It may be typed in any way that people write it."""
    host = Player(new_page("desktop"), touch=False)
    host.press("open-table")
    code = host.see("table-code").inner_text()
    guest = new_page("phone")
    guest.get_by_test_id("code").fill(f" {code[:3].lower()}-{code[3:].lower()} ")
    guest.get_by_test_id("join").tap()
    expect(guest.get_by_test_id("sit")).to_be_visible()
    expect(host.see("lobby")).to_contain_text("1 person is watching")
