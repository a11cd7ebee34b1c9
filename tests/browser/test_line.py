"""What becomes of a game when the line is cut, the server restarts, or somebody has two tabs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Complaints
from tests.browser.player import Player, open_table
from tests.conftest import NewPage
from tests.serving import Serving


def seated(page: Page) -> Player:
    """Play alone against bots, up to the first turn of one's own."""
    player = Player(page, touch=True)
    player.press("play-now")
    turn(player)
    return player


def turn(player: Player) -> None:
    """Wait until the page says that one is to move."""
    player.page.wait_for_selector("[data-testid=status][data-tone=you], [data-testid=status][data-tone=gong]")


def goes_on(player: Player) -> None:
    """One can move, and the game takes it."""
    turn(player)
    before = player.seq()
    for _ in range(40):
        player.act()
        player.page.wait_for_timeout(100)
        if player.seq() > before:
            return
    raise AssertionError("the game does not go on")


def cut(page: Page) -> None:
    expect(page.get_by_test_id("cut")).to_be_visible()
    expect(page.get_by_test_id("cut")).to_contain_text("No connection")


def back(page: Page) -> None:
    expect(page.get_by_test_id("cut")).to_be_hidden(timeout=60_000)


def test_the_net_goes_and_comes(new_page: NewPage, complaints: Complaints) -> None:
    complaints.line_is_cut = True
    player = seated(new_page())
    hand = player.hand()
    player.page.context.set_offline(True)
    cut(player.page)
    assert player.hand() == hand, "the table stays in sight"
    player.page.context.set_offline(False)
    back(player.page)
    assert player.hand() == hand
    goes_on(player)


def test_a_line_that_drops_is_taken_up_again(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    lines: list[WebSocketRoute] = []

    def kept(line: WebSocketRoute) -> None:
        through(line)
        lines.append(line)

    page.route_web_socket("**/ws/*", kept)
    page.goto(server.url)
    player = seated(page)
    hand = player.hand()
    with page.expect_websocket():
        lines[-1].close()
    back(page)
    assert player.hand() == hand
    goes_on(player)


def through(line: WebSocketRoute) -> None:
    """Let everything pass, both ways."""
    line.connect_to_server()


@pytest.mark.case("B47")
def test_a_crashed_server_comes_back_to_the_same_game(
    new_page: NewPage, complaints: Complaints, tmp_path: Path
) -> None:
    complaints.line_is_cut = True
    with Serving(tmp_path / "data") as server:
        page = new_page(path=None)
        page.goto(server.url)
        player = seated(page)
        goes_on(player)
        turn(player)
        hand, seq = player.hand(), player.seq()
        server.kill()
        cut(page)
        server.start()
        back(page)
        assert (player.hand(), player.seq()) == (hand, seq)
        goes_on(player)


@pytest.mark.case("B45")
@pytest.mark.case("B46")
def test_two_tabs_of_one_person_both_live(new_page: NewPage) -> None:
    host = Player(new_page("desktop"), touch=False)
    link = open_table(host, seats=2)
    guest = Player(new_page("phone", path=None), touch=True)
    guest.page.goto(link)
    guest.press("sit")
    expect(host.see("seat-kind-1")).to_have_value("person")
    host.press("start")
    expect(guest.see("hand")).to_be_visible()

    second = Player(guest.page.context.new_page(), touch=True)
    second.page.goto(link)
    expect(second.see("hand")).to_be_visible()
    assert second.hand() == guest.hand()
    for player in (guest, second):
        while guest.see("status").get_attribute("data-tone") != "you":
            host.act()
            host.page.wait_for_timeout(50)
        goes_on(player)
        for tab in (guest, second):
            expect(tab.see("board")).to_have_attribute("data-seq", str(player.seq()))
    second.page.close()
    guest.page.reload()
    expect(guest.see("hand")).to_be_visible()
    expect(host.see("opponent-1")).not_to_contain_text("away")


@pytest.mark.case("B54")
def test_an_old_page_must_load_the_new_one(new_page: NewPage) -> None:
    """It shows nothing of the game, and does nothing but load again."""
    player = seated(new_page())
    page, table = player.page, player.page.url
    old = page.context.new_page()

    def older(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(text: str | bytes) -> None:
            message = json.loads(text)
            server.send(json.dumps(message | ({"protocol": 0} if message["type"] == "hello" else {})))

        line.on_message(say)

    old.route_web_socket("**/ws/*", older)
    old.goto(table)
    expect(old.get_by_test_id("dead")).to_contain_text("new version")
    expect(old.get_by_test_id("board")).to_have_count(0)
    old.route_web_socket("**/ws/*", through)
    old.get_by_role("button", name=re.compile("again")).tap()
    expect(old.get_by_test_id("hand")).to_be_visible()
