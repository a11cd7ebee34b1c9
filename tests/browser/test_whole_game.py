"""Whole games, from the first tap to the winner."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, open_table, play_to_the_end
from tests.conftest import NewPage


@pytest.mark.rule("L6")
@pytest.mark.rule("G7")
def test_a_phone_and_a_desktop_play_against_each_other_and_a_bot(new_page: NewPage) -> None:
    host = Player(new_page("phone"), touch=True)
    link = open_table(host, seats=3, bots=1)
    friend = Player(new_page("desktop", path=None), touch=False)
    friend.page.goto(link)
    friend.press("sit")
    expect(host.see("seat-kind-1")).to_have_value("person")
    expect(host.see("seat-kind-2")).to_have_value("easy")
    host.press("start")

    expect(friend.see("hand")).to_be_visible()
    assert len(host.hand()) == len(friend.hand()) == 5
    first = first_in_log(host)
    play_to_the_end([host, friend])
    assert min(host.moves, friend.moves) > 0
    assert ranking(host) == ranking(friend)

    friend.press("rematch")
    for player in (host, friend):
        expect(player.see("winner")).to_have_count(0)
        expect(player.see("hand")).to_be_visible()
    assert first_in_log(host) != first


def first_in_log(player: Player) -> str:
    """Return the line of the log that says who begins, as this player reads it."""
    line = player.see("log").get_by_text(re.compile("begin"))
    expect(line).to_be_attached()
    return line.inner_text()


def ranking(player: Player) -> list[str]:
    """Return the lines of the table of results, without the reader's own `you`."""
    return [re.sub(r"\s+", " ", line) for line in player.see("winner").locator("ol li .rest").all_inner_texts()]
