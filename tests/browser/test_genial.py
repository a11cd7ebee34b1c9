"""The collecting game on the page: whole games, the moment before a token is known, keys, chances, and what moves."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from gongenial.table import commands
from tests.browser.feed import Opposed
from tests.browser.genial_screens import position, shown, won_by
from tests.browser.looking import no_motion
from tests.browser.player import take
from tests.browser.test_motion_and_sound import EARS, LISTEN, WATCH, frames
from tests.conftest import NewPage
from tests.serving import Serving
from tests.table.desk import PEOPLE, genial, playing

COLOURS = "ROYGBV"
PLACES = """() => ['reserve', 'centre', 'zone', 'lines', 'draw', 'take', 'alt', 'status'].flatMap((name) => {
  const found = document.querySelector(`[data-testid="${name}"]`);
  const at = (name === 'status' ? found?.parentElement : found)?.getBoundingClientRect();
  return at ? [[name === 'alt' ? 'take' : name, at.x, at.y, at.width, at.height].join(' ')] : [];
})"""


QUICK = """async () => {
  const body = JSON.stringify({ game: 'genial', quick: true, seats: 2, name: 'Mia' });
  const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await made.json()).code;
}"""


def counts(page: Page, place: str) -> dict[str, int]:
    """What the page shows in the `centre`, the `zone` or a player's `lines`."""
    found = page.get_by_test_id(place).locator("[data-colour]")
    return dict(found.evaluate_all("all => all.map((one) => [one.dataset.colour, Number(one.dataset.count)])"))


def settled(page: Page) -> None:
    """Wait until what has happened has been shown, and something can be chosen again or somebody else is waited for."""
    expect(page.locator(".flights > svg")).to_have_count(0)
    expect(page.get_by_test_id("status")).not_to_contain_text("What will it be")
    no_motion(page)


@pytest.mark.timeout(600)
@pytest.mark.rule("C14")
def test_a_whole_game_on_a_phone_against_bots(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None, reduced_motion=True)
    desk = playing(genial("", "", "", seed=5))
    Opposed(page, desk).open(server.url)
    moves: dict[str, int] = {"draw": 0, "take": 0, "alt": 0}
    end = time.monotonic() + 500
    while not page.get_by_test_id("winner").count():
        at_stake = sum(counts(page, "zone").values())
        for move in ("alt", "take", "draw"):
            button = page.locator(f"[data-testid={move}][aria-disabled=false]")
            if button.count() and not (move == "take" and at_stake < 2 and moves["take"] % 3):
                moves[move] += take(page, move)
                break
        assert time.monotonic() < end, f"the game does not end: {page.get_by_test_id('status').inner_text()}"
        page.wait_for_timeout(20)
    assert desk.position.is_over
    assert min(moves["draw"], moves["take"]) > 5
    view = desk.position.view(None).to_dict()
    totals = [str(sum(own.values())) for own in view["collections"]]
    assert sorted(page.get_by_test_id("winner").locator(".score b").all_inner_texts()) == sorted(totals)


@pytest.mark.timeout(300)
def test_the_first_turns_at_the_real_server(new_page: NewPage, server: Serving) -> None:
    page = new_page()
    code = page.evaluate(QUICK)
    page.goto(f"{server.url}/t/{code}")
    ended = 0
    end = time.monotonic() + 200
    while ended < 3:
        may_draw = page.locator("[data-testid=draw][aria-disabled=false]")
        may_take = page.locator("[data-testid=take][aria-disabled=false]")
        expect(page.get_by_test_id("draw")).to_be_visible()
        if may_take.count():
            ended += take(page, "take")
        elif may_draw.count():
            take(page, "draw")
        if page.locator("[role=log] p").filter(has_text="goes into the centre").count():
            ended += 1
        assert time.monotonic() < end
        page.wait_for_timeout(150)
    expect(page.get_by_test_id("reserve")).not_to_have_attribute("data-count", "123")


@pytest.mark.rule("C5")
def test_nothing_gives_a_token_away_before_it_turns_over(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(reserve="B"), 2))
    feed.act(0, "draw")
    expect(page.get_by_test_id("status")).to_have_text("What will it be?")
    assert counts(page, "zone")["B"] == 0
    assert "blue drop" not in page.get_by_role("log").inner_text()
    expect(page.get_by_test_id("draw")).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_test_id("banner")).to_have_text("It fits!")
    expect(page.get_by_test_id("zone").locator("[data-colour=B]")).to_have_attribute("data-count", "1")
    expect(page.get_by_role("log")).to_contain_text("You draw: blue drop. It fits!")
    expect(page.get_by_test_id("take")).to_have_attribute("aria-disabled", "false")


@pytest.mark.rule("C6")
@pytest.mark.rule("C7")
@pytest.mark.parametrize(("token", "word"), [("Y", "No match!"), ("G", "Clash!")])
def test_after_a_miss_all_of_the_zone_lies_in_the_centre(
    new_page: NewPage, server: Serving, token: str, word: str
) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(reserve=token), 2))
    before = counts(page, "centre")
    feed.act(0, "draw")
    expect(page.get_by_test_id("banner")).to_have_text(word)
    expect(page.get_by_test_id("status")).to_have_text("It's Ben's turn.")
    settled(page)
    lost = "RG" + token
    assert counts(page, "centre") == {colour: before[colour] + lost.count(colour) for colour in COLOURS}
    assert sum(counts(page, "zone").values()) == 0


@pytest.mark.rule("C8")
@pytest.mark.rule("C10")
@pytest.mark.parametrize("reduced", [False, True])
def test_taking_fills_the_lines_and_a_full_one_is_celebrated(new_page: NewPage, server: Serving, reduced: bool) -> None:
    page = new_page(path=None, reduced_motion=reduced)
    feed = shown(page, server.url, playing(position(), 2))
    page.evaluate(WATCH)
    feed.act(0, "take")
    expect(page.get_by_test_id("banner")).to_have_text("Bonus turn!")
    expect(page.get_by_test_id("status")).to_have_text("Bonus turn! Draw a token.")
    frames(page, 3)
    assert (page.evaluate("peak") == 0) == reduced
    settled(page)
    assert counts(page, "lines") == {"R": 8, "O": 3, "Y": 7, "G": 7, "B": 4, "V": 1}
    assert counts(page, "centre") == {"R": 0, "O": 1, "Y": 0, "G": 0, "B": 6, "V": 1}


def test_nothing_moves_that_is_not_a_token(new_page: NewPage, server: Serving) -> None:
    """Buttons, rows and lines stay where they are, whatever happens."""
    page = new_page(path=None)
    rows = ("RRR O YYYY GGGGG BB VV", "RR OOOO Y GGG BB VVVVV")
    centre = {"R": 2, "O": 1, "G": 4, "V": 1, "B": 6}
    feed = shown(page, server.url, playing(genial(*rows, zone={}, centre=centre, reserve="GBY"), 2))
    places = page.evaluate(PLACES)
    assert len(places) == 7
    page.get_by_test_id("odds").tap()
    for move in ("draw", "take", "draw", "take", "draw"):  # two bonus turns, then a miss
        feed.act(0, move)
        settled(page)
        assert page.evaluate(PLACES) == places
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_every_move_has_its_key(new_page: NewPage, server: Serving) -> None:
    page = new_page("desktop", path=None)
    feed = shown(page, server.url, playing(position(), 2))
    page.keyboard.press("o")
    expect(page.get_by_test_id("odds-match")).to_be_visible()
    page.keyboard.press("o")
    expect(page.get_by_test_id("odds-match")).to_have_count(0)
    expect(page.get_by_test_id("draw")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("a")  # not open now
    page.keyboard.press("d")
    feed.expect("draw")
    page.keyboard.press("s")
    feed.expect("draw", "take")

    other = new_page("desktop", path=None)
    rows = ("RRR O YYYY GGGGG BB VV", "RR OOOO Y GGG BB VVVVV")
    feed = shown(other, server.url, playing(genial(*rows, zone={}, centre={"O": 2}), 2))
    expect(other.get_by_test_id("alt")).to_have_attribute("aria-disabled", "false")
    other.keyboard.press("s")  # not open now
    other.keyboard.press("a")
    feed.expect("alt")


def test_chances_are_shown_to_those_who_ask_and_stay(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    here = position()
    shown(page, server.url, playing(here, 2))
    expect(page.get_by_test_id("odds-match")).to_have_count(0)
    expect(page.get_by_test_id("take")).to_have_text("Take")
    page.get_by_test_id("odds").tap()
    odds = here.view(0).to_dict()["odds"]
    for fate in ("match", "miss", "conflict"):
        expect(page.get_by_test_id(f"odds-{fate}").locator("b")).to_have_text(str(odds[fate]))
    expect(page.get_by_test_id("take")).to_have_text("Take 8")
    page.reload()
    expect(page.get_by_test_id("odds-match")).to_be_visible()


def test_those_who_hear_the_page_are_told_everything(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    shown(page, server.url, playing(position(), 2))
    zone = page.get_by_role("img", name="In the zone: red heart × 1, green clover × 1")
    centre = "In the centre: red heart × 2, orange moon × 1, green clover × 4, blue drop × 6, purple diamond × 1"
    expect(zone).to_be_visible()
    expect(page.get_by_role("img", name=centre)).to_be_visible()
    expect(page.get_by_test_id("line-Y")).to_contain_text("yellow star: 7 of 7, bonus turn earned")
    expect(page.get_by_test_id("opponent-1")).to_contain_text("Ben, 17 tokens, red heart × 2")


def test_the_winner_is_cheered(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    won_by(page, server.url, 1)
    expect(page.locator("#winner-title")).to_have_text("Ana wins!")
    expect(page.get_by_test_id("winner")).to_contain_text("All six lines are full!")
    expect(page.get_by_role("img", name="42 tokens")).to_be_visible()


@pytest.mark.parametrize("token", ["B", "Y"])
def test_good_and_bad_luck_can_be_heard(new_page: NewPage, server: Serving, token: str) -> None:
    page = new_page(path=None)
    page.add_init_script(f"({EARS})()")
    feed = shown(page, server.url, playing(position(reserve=token), 2))
    page.keyboard.press("Shift")
    feed.act(0, "draw")
    expect(page.get_by_test_id("banner")).to_be_visible()
    assert 0.02 < page.evaluate(LISTEN)["peak"] <= 1


@pytest.mark.rule("X2")
def test_a_seat_that_leaves_gives_its_tokens_back(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    desk = playing(position(turn=1), 2, leaver="remove")
    feed = shown(page, server.url, desk)

    feed.told(desk.do(commands.Leave(PEOPLE[1])))
    expect(page.get_by_role("log")).to_contain_text("Ben leaves.")
    settled(page)
    assert sum(counts(page, "zone").values()) == 0
    expect(page.get_by_test_id("opponent-1")).to_have_class(re.compile(r"\bgone\b"))
