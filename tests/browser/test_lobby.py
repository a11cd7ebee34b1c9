"""Home and lobby: which game, how it is played, and for how long."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gongenial.games import GAMES
from tests.browser.player import Player
from tests.browser.screens import a_match, table
from tests.conftest import NewPage
from tests.serving import Serving
from tests.table.desk import link, lobby, playing


def chosen(page: Page) -> list[str]:
    """The games that the lobby says will be played."""
    pressed = page.get_by_test_id("games").locator("button[aria-pressed=true]")
    names = pressed.evaluate_all("all => all.map((one) => one.dataset.testid)")
    return [str(name).removeprefix("choose-") for name in names]


def test_home_offers_the_games_that_the_server_has(new_page: NewPage) -> None:
    page = new_page()
    expect(page.locator("[data-testid^=game-]")).to_have_count(len(GAMES))
    offered = page.locator("[data-testid^=game-]").evaluate_all("all => all.map((one) => one.dataset.testid)")
    assert {name.removeprefix("game-") for name in offered} == set(GAMES)
    expect(page.get_by_test_id("game-link").locator("input")).to_be_checked()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_any_game_is_two_taps_away_and_then_one(new_page: NewPage, game: str) -> None:
    """The game that was played last is the one that the big button plays."""
    page = new_page()
    if game != "link":
        page.get_by_test_id(f"game-{game}").tap()
    page.get_by_test_id("play-now").tap()
    expect(page.get_by_test_id("board")).to_have_attribute("data-game", game)
    page.goto(page.url.split("/t/", maxsplit=1)[0])
    page.get_by_test_id("play-now").tap()
    expect(page.get_by_test_id("board")).to_have_attribute("data-game", game)


def test_a_game_is_chosen_by_keyboard_too(new_page: NewPage) -> None:
    page = new_page("desktop")
    page.get_by_test_id("game-link").locator("input").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("game-family").locator("input")).to_be_checked()
    expect(page.locator("fieldset p")).to_contain_text("collect whole galaxies")


def test_link_alone_is_fetched_to_play_link(new_page: NewPage, server: Serving) -> None:
    """The other games' boards and texts come when they are wanted."""
    page = new_page(path=None)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(server.url)
    page.get_by_test_id("play-now").tap()
    expect(page.get_by_test_id("hand")).to_be_visible()
    scripts = [url.rsplit("/", maxsplit=1)[1] for url in fetched if url.endswith(".js")]
    assert scripts != []
    assert [name for name in scripts if re.match("Board|Lobby|match|family|fight|genial", name)] == []


def test_the_host_chooses_and_the_guest_sees_it(new_page: NewPage) -> None:
    host = Player(new_page("desktop"), touch=False)
    host.press("open-table")
    guest = new_page("phone", path=None)
    guest.goto(host.page.url)
    host.press("choose-family")
    expect(guest.get_by_test_id("games")).to_contain_text("GONG FAMILY")
    expect(guest.get_by_test_id("games")).not_to_contain_text("GONG LINK")
    assert chosen(host.page) == ["family"]
    host.page.get_by_test_id("turns").check()
    host.press("choose-link")
    expect(guest.get_by_test_id("games").locator("li")).to_have_count(2)
    host.page.get_by_label("How long?").select_option("3")
    expect(guest.get_by_test_id("lobby")).to_contain_text("best of 3")
    host.page.get_by_test_id("turns").uncheck()
    expect(guest.get_by_test_id("games").locator("li")).to_have_count(1)
    host.press("start")
    expect(guest.get_by_test_id("board")).to_have_attribute("data-game", "family")


def test_each_game_has_its_own_settings(new_page: NewPage) -> None:
    host = Player(new_page("desktop"), touch=False)
    host.press("open-table")
    page = host.page
    page.locator("[data-testid=settings] summary").click()
    settings = page.get_by_test_id("settings")
    expect(settings).to_contain_text("A wrong GONG costs a card")
    host.press("choose-fight")
    expect(settings).not_to_contain_text("A wrong GONG costs a card")
    expect(settings.locator("select").filter(has_text="Among the stars")).to_have_count(1)
    expect(settings).not_to_contain_text("can last very long")
    settings.get_by_label("The card with the task").select_option("hand")
    expect(settings).to_contain_text("can last very long")
    host.press("choose-genial")
    settings.get_by_label("Seats").select_option("3")
    expect(settings).to_contain_text("need every single token")
    settings.get_by_label("Tokens in a full line").select_option("kosmos")
    expect(settings).not_to_contain_text("need every single token")
    host.press("choose-fight")
    expect(settings.get_by_label("The card with the task")).to_have_value("hand")


def test_a_table_for_more_than_four_does_not_offer_the_collecting_game(new_page: NewPage) -> None:
    host = Player(new_page("desktop"), touch=False)
    host.press("open-table")
    host.page.locator("[data-testid=settings] summary").click()
    host.see("settings").get_by_label("Seats").select_option("5")
    expect(host.see("choose-genial")).to_be_disabled()
    expect(host.see("choose-family")).to_be_enabled()


def test_the_score_sheet_shows_who_won_what(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    desk = lobby(3)
    desk.table.state = desk.table.state.but(roster=desk.roster.but(**a_match()))
    table(page, server.url, desk)
    rows = page.get_by_test_id("score-sheet").locator("tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(0).locator("td").nth(0)).to_contain_text("won")
    expect(rows.nth(1).locator("td")).to_have_text([re.compile("2"), re.compile("5.*won"), re.compile("2")])


def test_the_end_of_a_match_is_said(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    desk = playing(link("PX1", "NB5 NB6 NB1", "SR1 SR2", pile="PX4", owes=[]), 2, **a_match())
    seats = tuple(seat.but(wins=1, match_wins=int(n < 2)) for n, seat in enumerate(desk.roster.seats))
    desk.table.state = desk.table.state.but(roster=desk.roster.but(seats=seats))
    feed = table(page, server.url, desk)
    feed.act(0, "PX1")
    expect(page.get_by_test_id("champion")).to_contain_text("You win the match!")
    expect(page.get_by_test_id("rematch")).to_contain_text("New match")
