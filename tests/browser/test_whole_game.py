"""Whole games, from the first tap to the winner."""

from __future__ import annotations

import io
import re

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from tests.browser.player import Player, open_table, play_to_the_end
from tests.conftest import NewPage


@pytest.mark.timeout(900)  # some games are long
@pytest.mark.rule("L6")
@pytest.mark.rule("G7")
def test_a_phone_and_a_desktop_play_against_each_other_and_a_bot(new_page: NewPage) -> None:
    host = Player(new_page("desktop"), touch=False)
    link = open_table(host, seats=3, bots=1)
    friend = Player(new_page("phone", path=None), touch=True)
    friend.page.goto(scanned(host))
    assert friend.page.url == link
    friend.press("sit")
    expect(host.see("seat-kind-1")).to_have_value("person")
    expect(host.see("seat-kind-2")).to_have_value("easy")
    host.press("start")

    expect(friend.see("hand")).to_be_visible()
    assert len(host.hand()) == len(friend.hand()) == 5
    first = first_in_log(host)
    play_to_the_end([host, friend])
    assert min(host.moves, friend.moves) > 0
    assert results(host) == results(friend)
    assert sorted(int(wins) for wins in re.findall(r"Wins:\s*(\d+)", host.see("winner").inner_text())) == [0, 0, 1]

    friend.press("rematch")
    expect(host.see("winner")).to_be_visible()  # nobody takes it away from the others
    host.press("rematch")
    for player in (host, friend):
        expect(player.see("winner")).to_have_count(0)
        expect(player.see("hand")).to_be_visible()
    assert first_in_log(host) != first


def scanned(player: Player) -> str:
    """Return the address in the QR code, as a camera reads it off the screen."""
    picture = player.see("lobby").get_by_role("img", name=re.compile("QR"))
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("complete", True)
    found = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture.screenshot())))
    assert len(found) == 1, "no QR code can be read off the screen"
    return str(found[0].text)


def first_in_log(player: Player) -> str:
    """Return the line of the log that says who begins, as this player reads it."""
    line = player.page.locator("[role=log]").get_by_text(re.compile("begin"))
    expect(line).to_be_attached()
    return line.inner_text()


def results(player: Player) -> list[str]:
    """Return what the table of results says of the hands that are left, seat by seat."""
    rows = player.see("winner").locator("ol li .rest")
    return [str(row.get_attribute("aria-label")) for row in rows.all()]
