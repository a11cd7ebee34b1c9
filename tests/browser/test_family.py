"""FAMILY on the page: whole games, questions in three taps, answers that all see, and the help to remember."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

import gongenial as gg
from tests.browser.family_screens import OWN, mine, position, shown, whom, won_by
from tests.browser.feed import Feed, Opposed
from tests.browser.looking import no_motion
from tests.browser.player import take
from tests.browser.test_keyboard import tab_to
from tests.browser.test_motion_and_sound import WATCH, frames
from tests.conftest import NewPage
from tests.serving import Serving
from tests.table.desk import CLEO, family, playing

CHOICE = """() => {
  if (document.querySelector('[data-testid=winner]')) return 'over';
  const open = (one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled;
  const chosen = document.querySelector('.number.chosen');
  const starts = chosen ? ['pick-'] : ['accept', 'number-', 'family-', 'draw', 'pass'];
  for (const start of starts) {
    const found = [...document.querySelectorAll(`button[data-testid^=${start}]`)].filter(open);
    if (found.length) return found[Math.floor(Math.random() * found.length)].dataset.testid;
  }
  return null;
}"""
QUICK = """async () => {
  const body = JSON.stringify({ game: 'family', quick: true, seats: 3, name: 'Mia' });
  const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await made.json()).code;
}"""


def choice(page: Page) -> str | None:
    found = page.evaluate(CHOICE)
    return None if found is None else str(found)


@pytest.mark.timeout(900)
@pytest.mark.rule("F9")
def test_a_whole_game_on_a_phone_against_bots(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None, reduced_motion=True)
    desk = playing(gg.new("family", players=3, seed=4))
    table = Opposed(page, desk)
    table.open(server.url)
    table.others()
    end = time.monotonic() + 800
    while (chosen := choice(page)) != "over":
        assert time.monotonic() < end, f"the game does not end: {page.get_by_test_id('status').inner_text()}"
        if chosen is not None:
            take(page, chosen)
        page.wait_for_timeout(30)
    assert desk.position.is_over
    laid = [owner for owner, _ in desk.position.view(None).to_dict()["laid"]]
    shelves = (
        page.get_by_test_id("winner")
        .locator("[data-count]")
        .evaluate_all("all => Object.fromEntries(all.map((one) => [one.dataset.testid, Number(one.dataset.count)]))")
    )
    assert shelves == {f"laid-{seat}": laid.count(seat) for seat in range(3)}


@pytest.mark.timeout(300)
@pytest.mark.rule("F1")
def test_the_first_questions_at_the_real_server(new_page: NewPage, server: Serving) -> None:
    page = new_page()
    page.goto(f"{server.url}/t/{page.evaluate(QUICK)}")
    expect(page.get_by_test_id("board")).to_have_attribute("data-game", "family")
    end = time.monotonic() + 240
    log = page.locator("[role=log]").get_by_text(re.compile("^You ask"))
    while log.count() == 0 and (chosen := choice(page)) != "over":
        assert time.monotonic() < end
        if chosen is not None:
            take(page, chosen)
        page.wait_for_timeout(150)
    expect(log.first).to_be_attached()


@pytest.mark.rule("F1")
@pytest.mark.rule("F2")
def test_three_taps_ask_a_question(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(), 1, 2))
    page.get_by_test_id("family-OM").tap()
    page.get_by_test_id("number-3").tap()
    page.get_by_test_id("pick-2").tap()
    feed.expect("ask 2 OM3")


def test_the_player_may_be_chosen_first(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(), 2))
    page.get_by_test_id("pick-1").tap()
    expect(page.get_by_test_id("status")).to_contain_text("from Ben")
    page.get_by_test_id("family-OM").tap()
    page.get_by_test_id("number-3").tap()
    feed.expect("ask 1 OM3")


def test_a_card_of_the_hand_stands_for_its_galaxy(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(), 1, 2))
    page.wait_for_timeout(300)
    page.get_by_test_id("card-NB3").tap(position={"x": 22, "y": 14})
    page.get_by_test_id("number-4").tap()
    page.get_by_test_id("pick-1").tap()
    feed.expect("ask 1 NB4")


def test_with_one_other_two_taps_are_enough(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(family("OM1 OM2", "OM3 PX1"), 1))
    page.get_by_test_id("family-OM").tap()
    page.get_by_test_id("number-6").tap()
    feed.expect("ask 1 OM6")


@pytest.mark.rule("F2")
def test_only_what_may_be_asked_is_offered(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    mine(page, server.url)
    offered = page.locator("button[data-testid^=family-]").evaluate_all("all => all.map((one) => one.dataset.testid)")
    assert {name.removeprefix("family-") for name in offered} == {card[:2] for card in OWN.split()} - {"JK"}
    page.get_by_test_id("family-OM").tap()
    numbers = page.locator("button[data-testid^=number-]").evaluate_all("all => all.map((one) => one.dataset.testid)")
    assert numbers == ["number-3", "number-4", "number-6"]
    page.get_by_test_id("other-family").tap()
    expect(page.get_by_test_id("family-NB")).to_be_visible()


@pytest.mark.rule("F12")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_question_and_answer_are_seen_by_everybody(new_page: NewPage, server: Serving, seat: int | None) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(turn=2), 1), seat)
    feed.act(2, "ask 1 OM3")
    expect(page.locator(".bubble img").first).to_have_attribute("src", re.compile("/OM3-"))
    expect(page.locator(".answer.given")).to_contain_text("Here you are!")
    feed.act(2, "ask 1 OM5")
    expect(page.locator(".answer.given")).to_have_count(0)
    expect(page.locator(".answer")).to_have_count(1)


@pytest.mark.rule("F12")
def test_the_card_drawn_after_a_no_is_for_its_drawer_alone(new_page: NewPage, server: Serving) -> None:
    pages = [new_page(path=None), new_page(path=None)]
    desk = playing(position(turn=2, stock=["SR5"]), 1)
    feeds = [shown(page, server.url, desk, seat) for page, seat in zip(pages, (2, 0), strict=True)]
    told = desk.act(CLEO, "ask 1 OM5")
    for feed in feeds:
        feed.told(told)
    expect(pages[0].get_by_test_id("card-SR5")).to_be_visible()
    expect(pages[1].locator("[role=log]")).to_contain_text("Cleo draws a card")
    assert "SR5" not in pages[1].content()


@pytest.mark.rule("F8")
def test_a_whole_galaxy_lies_in_front_of_its_owner(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    here = family("OM1 OM2 OM3 OM4 OM5 PX1", "OM6 PX2", "NB1", laid="1 VG")
    feed = shown(page, server.url, playing(here, 2))
    expect(page.get_by_test_id("laid-0").first).to_have_attribute("data-count", "0")
    feed.act(0, "ask 1 OM6")
    expect(page.get_by_test_id("laid-0").first).to_have_attribute("data-count", "1")
    expect(page.get_by_test_id("card-OM1")).to_have_count(0)
    expect(page.locator("[role=log]")).to_contain_text("You have all of OMEGA!")


@pytest.mark.rule("F10")
def test_the_end_says_who_was_first_if_galaxies_are_equal(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    won_by(page, server.url, 0)
    winner = page.get_by_test_id("winner")
    expect(winner).to_contain_text("Ben wins!")
    expect(winner).to_contain_text("whoever had them first")


def test_the_help_to_remember_is_off_until_it_is_wanted(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(turn=2), 1))
    feed.act(2, "ask 1 OM3")
    feed.act(2, "ask 1 OM5")
    page.get_by_test_id("family-OM").tap()
    page.get_by_test_id("number-3").tap()
    expect(page.get_by_role("img", name=re.compile("^has it$"))).to_have_count(0)
    page.locator("button[data-testid=extra]").tap()
    page.get_by_test_id("aid").tap()
    expect(page.locator(".memory")).to_contain_text("Surely has")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("opponent-2").get_by_role("img", name="has it")).to_be_visible()
    expect(page.get_by_test_id("opponent-1").get_by_role("img", name="doesn't have it")).to_be_visible()
    page.reload()
    page.get_by_test_id("family-OM").tap()
    expect(page.locator(".keepers [role=img]")).to_have_count(1)


@pytest.mark.rule("J1")
def test_a_joker_is_played_on_a_player(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(), 1, 2))
    no_motion(page)
    page.wait_for_timeout(300)
    page.get_by_test_id("card-JK").tap(position={"x": 22, "y": 14})
    expect(page.get_by_test_id("status")).to_contain_text("swap hands")
    page.get_by_test_id("pick-2").tap()
    feed.expect("JK>2")


@pytest.mark.rule("J4")
def test_the_question_of_a_joker_is_put(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(turn=1, joker=[1, 0]), 2))
    page.get_by_test_id("cancel").tap()
    feed.expect("cancel")


def test_keys_alone_ask_a_question(new_page: NewPage, server: Serving) -> None:
    page = new_page("desktop", path=None)
    feed = shown(page, server.url, playing(position(), 1, 2))
    tab_to(page, "family-OM")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("number-3")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    feed.expect("ask 2 OM3")


def test_a_second_look_at_the_table_takes_nothing_back(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(), 1, 2))
    page.get_by_test_id("family-OM").tap()
    page.get_by_test_id("number-3").tap()
    feed.show()
    page.wait_for_timeout(200)
    page.get_by_test_id("pick-2").tap()
    feed.expect("ask 2 OM3")


def test_escape_takes_back_what_was_said_of_a_question(new_page: NewPage, server: Serving) -> None:
    page = new_page("desktop", path=None)
    whom(page, server.url)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("family-OM")).to_be_visible()


@pytest.mark.parametrize("reduced", [False, True])
def test_what_is_given_flies_only_for_those_who_want_it(new_page: NewPage, server: Serving, reduced: bool) -> None:
    page = new_page(path=None, reduced_motion=reduced)
    feed: Feed = shown(page, server.url, playing(position(turn=2), 1))
    page.evaluate(WATCH)
    feed.act(2, "ask 1 OM3")
    expect(page.locator(".answer.given")).to_be_visible()
    frames(page, 10)
    assert (page.evaluate("peak") == 0) == reduced
