"""FIGHT on the page: whole games, what a card says, every kind of choice, and duels that stay tense to the end."""

from __future__ import annotations

import re
import time
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import gongenial as gg
from gongenial.i18n import LANGUAGES
from tests.browser.feed import Opposed
from tests.browser.fight_screens import choosing, position, shown
from tests.browser.looking import no_motion
from tests.browser.player import take
from tests.browser.test_motion_and_sound import frames
from tests.conftest import NewPage
from tests.serving import Serving
from tests.table.desk import PEOPLE, playing

PACKS = Path(gg.__file__).parent / "tasks" / "packs"
SMALLEST_PX = 14.4
CHOICE = """() => {
  if (document.querySelector('[data-testid=winner]')) return 'over';
  const open = (one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled;
  for (const start of ['accept', 'pick-', 'sign-', 'guess-', 'one', 'draw']) {
    const found = [...document.querySelectorAll(`button[data-testid^=${start}]`)].filter(open);
    if (found.length) return found[0].dataset.testid;
  }
  const cards = [...document.querySelectorAll('[data-playable=true]')].map((card) => card.dataset.testid);
  return cards.find((card) => card !== 'card-JK') ?? cards[0] ?? null;
}"""
QUICK = """async () => {
  const body = JSON.stringify({ game: 'fight', quick: true, seats: 3, name: 'Mia' });
  const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return (await made.json()).code;
}"""
VOICES = """(languages) => {
  window.said = [];
  const voices = languages.map((lang) => ({ lang, name: lang, localService: true, default: false, voiceURI: lang }));
  const speech = new EventTarget();
  const speak = (words) => said.push([words.lang, words.text]);
  Object.assign(speech, { getVoices: () => voices, cancel() {}, speak });
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
}"""


def press(page: Page, name: str) -> bool:
    """Tap a control, a card at the corner that no other covers; tells whether it was still there."""
    return take(page, name, {"x": 22, "y": 14} if name.startswith("card-") else None)


def choice(page: Page) -> str | None:
    found = page.evaluate(CHOICE)
    return None if found is None else str(found)


def play(page: Page, seconds: float) -> set[str]:
    """Take whatever is offered until the game is over; returns the kinds of choices that there were."""
    end = time.monotonic() + seconds
    kinds: set[str] = set()
    while (chosen := choice(page)) != "over":
        assert time.monotonic() < end, f"the game does not end: {page.get_by_test_id('status').inner_text()}"
        if chosen is not None:
            kinds.add(chosen.split("-", maxsplit=1)[0])
            press(page, chosen)
        page.wait_for_timeout(30)
    return kinds


@pytest.mark.timeout(900)
@pytest.mark.rule("T5")
def test_a_whole_game_on_a_phone_against_bots(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None, reduced_motion=True)
    desk = playing(gg.new("fight", players=3, seed=8))
    table = Opposed(page, desk)
    table.open(server.url)
    table.others()
    kinds = play(page, 800)
    assert desk.position.is_over
    assert {"draw", "card"} <= kinds
    counts = desk.position.view(None).to_dict()["counts"]
    rests = (
        page.get_by_test_id("winner")
        .locator("li")
        .evaluate_all("rows => rows.map((row) => row.querySelectorAll('.rest img').length)")
    )
    assert sorted(rests) == sorted(min(count, 5) for count in counts)
    expect(page.get_by_test_id("rematch")).to_be_visible()


@pytest.mark.timeout(300)
@pytest.mark.rule("T1")
def test_the_first_turns_at_the_real_server(new_page: NewPage, server: Serving) -> None:
    page = new_page()
    page.goto(f"{server.url}/t/{page.evaluate(QUICK)}")
    expect(page.get_by_test_id("board")).to_have_attribute("data-game", "fight")
    drawn = 0
    end = time.monotonic() + 240
    while drawn < 2 and (chosen := choice(page)) != "over":
        assert time.monotonic() < end
        if chosen is not None:
            drawn += press(page, chosen) and chosen == "draw"
        page.wait_for_timeout(200)
    expect(page.locator("[role=log]").get_by_text(re.compile("^You (turn over|draw)")).first).to_be_attached()


@pytest.mark.rule("T1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_says_its_task_in_the_readers_language(new_page: NewPage, server: Serving, language: str) -> None:
    page = new_page(path=None, language=language)
    choosing("SR5", "star-gift", landmark="pick-1")(page, server.url)
    task = page.get_by_test_id("task")
    expect(task).to_have_attribute("data-task", "star-gift")
    source = (PACKS / "stars" / f"{language}.ftl").read_text("utf-8")
    said = re.search(r"^task-star-gift = (.+)\n +\.title = (.+)$", source, re.MULTILINE)
    assert said is not None
    expect(task.locator("p")).to_have_text(said.group(1))
    expect(task.locator("h2")).to_have_text(said.group(2))
    expect(page.get_by_test_id("shown")).to_have_attribute("data-card", "SR5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_task_is_read_on_a_small_phone_without_scrolling(
    new_page: NewPage, server: Serving, language: str
) -> None:
    page = new_page(path=None, language=language, reduced_motion=True)
    page.add_init_script(f"({VOICES})({[language]!r})")
    page.set_viewport_size({"width": 360, "height": 640})
    feed = shown(page, server.url, playing(position(), 2))
    expect(page.get_by_test_id("draw")).to_be_visible()
    source = (PACKS / "stars" / f"{language}.ftl").read_text("utf-8")
    texts = dict(re.findall(r"^task-(\S+) = (.+)$", source, re.MULTILINE))
    cards = {"yellow": "ZT1", "red": "ZT3", "blue": "ZT5"}
    done = [task for task in tomllib.loads((PACKS / "stars" / "pack.toml").read_text("utf-8"))["task"] if "do" in task]
    for task in sorted(done, key=lambda task: -len(texts[task["name"]]))[:8]:
        name, colour = task["name"], task["colour"]
        stock = [cards[colour], "VG5", "NM3", "NM4"]
        feed.desk = playing(position(stock=stock, tasks={colour: [name]}), 2)
        feed.show()
        feed.act(0, "draw")
        said = page.get_by_test_id("task").locator("[role=region]")
        expect(said).to_have_text(re.compile(re.escape(texts[name])))
        expect(page.get_by_test_id("read")).to_be_visible()
        assert said.evaluate("one => one.scrollHeight <= one.clientHeight"), name
        assert float(said.locator("p").evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= SMALLEST_PX


@pytest.mark.parametrize("spoken", [True, False])
def test_it_is_read_aloud_only_where_there_is_a_voice(new_page: NewPage, server: Serving, spoken: bool) -> None:
    page = new_page(path=None, language="de")
    page.add_init_script(f"({VOICES})({['en-GB', *(['de-AT'] if spoken else [])]!r})")
    choosing("SR5", "star-gift", landmark="pick-1")(page, server.url)
    read = page.get_by_test_id("read")
    expect(page.get_by_test_id("task").locator("h2")).not_to_be_empty()
    expect(read).to_have_count(int(spoken))
    if spoken:
        read.tap()
        [(language, words)] = page.evaluate("said")
        assert language == "de-AT"
        assert page.get_by_test_id("task").locator("p").inner_text() in words


@pytest.mark.rule("T4")
@pytest.mark.parametrize(
    ("card", "task", "answers", "tap", "asked"),
    [
        ("SR5", "star-gift", [], "pick-2", "at 2"),
        ("SR5", "star-gift", ["at 2"], "card-NB6", "NB6"),
        ("SR5", "twin-stars", [], "card-JK", "JK"),
        ("SR2", "robot-boxing", [], "sign-comet", "comet"),
        ("SR2", "star-tug", [], "card-OM5", "OM5"),
        ("ZT1", "hide-and-seek", ["at 1"], "guess-red", "guess red"),
        ("ZT1", "mind-reader", ["at 1"], "guess-4", "guess 4"),
        ("ZT1", "galaxy-quiz", ["at 1"], "guess-VG", "guess VG"),
        ("ZT1", "lost-galaxy", ["at 1"], "card-PX4", "PX4"),
        ("SR6", "golden-fork", [], "two", "two"),
    ],
)
def test_whatever_a_task_asks_can_be_tapped(
    new_page: NewPage, server: Serving, card: str, task: str, answers: list[str], tap: str, asked: str
) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position(card, task, *answers), 1, 2))
    expect(page.get_by_test_id("status")).to_have_attribute("data-tone", "you")
    no_motion(page)
    page.wait_for_timeout(300)  # a tap while cards still move is taken for one that was meant for another card
    assert press(page, tap)
    feed.expect(asked)


@pytest.mark.rule("T9")
def test_both_choices_of_a_duel_are_turned_at_once_after_three_two_one(new_page: NewPage, server: Serving) -> None:
    """Until then neither the table nor the log nor the sentence says how it ended."""
    page = new_page("desktop", path=None)
    feed = shown(page, server.url, playing(position("SR2", "robot-boxing"), 2))
    arena, log = page.get_by_test_id("arena"), page.locator(".side li")
    feed.act(1, "sun")
    expect(arena.locator(".ready")).to_have_count(1)
    assert "/pictures/back" in arena.inner_html()
    before = log.count()
    feed.act(0, "moon")
    expect(arena.locator(".number")).to_have_text("3")
    assert log.count() == before
    expect(page.get_by_test_id("status")).to_contain_text("Three, two, one")
    expect(arena).to_have_attribute("data-open", "true")
    expect(arena.locator(".won")).to_contain_text("Ana")
    expect(log.first).to_contain_text("You win the duel!")
    expect(page.get_by_test_id("status")).to_contain_text("lay down")


@pytest.mark.rule("T9")
def test_what_a_duel_brings_is_seen_when_it_is_open(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position("SR2", "giant-wrestling"), 2))
    arena, count = page.get_by_test_id("arena"), page.get_by_test_id("count-1")
    feed.act(1, "SR1")
    feed.act(0, "PX4")
    expect(arena.locator(".number")).to_have_text("3")
    assert arena.get_attribute("data-open") == "false"
    expect(count).to_have_text("5")
    expect(arena).to_have_attribute("data-open", "true")
    expect(count).to_have_text("6")


@pytest.mark.rule("T9")
def test_what_a_rival_has_picked_is_not_on_the_page_before(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    feed = shown(page, server.url, playing(position("SR2", "star-tug"), 2))
    feed.act(1, "ZT4")
    expect(page.get_by_test_id("arena").locator(".ready")).to_have_count(1)
    assert "ZT4" not in page.content()


@pytest.mark.rule("T4")
def test_what_is_looked_at_is_shown_to_the_one_who_looks(new_page: NewPage, server: Serving) -> None:
    pages = [new_page("phone", path=None), new_page("phone", path=None)]
    desk = playing(position("SR6", "telescope"), 2)
    feeds = [shown(page, server.url, desk, seat) for page, seat in zip(pages, (0, 1), strict=True)]
    told = desk.act(PEOPLE[0], "at 1")
    for feed in feeds:
        feed.told(told)
    expect(pages[0].get_by_test_id("looked").locator("li")).to_have_count(2)
    expect(pages[1].get_by_test_id("looked")).to_have_count(0)
    expect(pages[1].locator("[role=log]")).to_contain_text("Ana looks at 2 of your cards")


@pytest.mark.parametrize("reduced", [False, True])
def test_the_card_turns_over_only_for_those_who_want_it(new_page: NewPage, server: Serving, reduced: bool) -> None:
    page = new_page(path=None, reduced_motion=reduced)
    feed = shown(page, server.url, playing(position(stock=["ZT6"], tasks={"blue": ["telescope"]}), 1, 2))
    feed.act(0, "draw")
    expect(page.get_by_test_id("shown")).to_have_attribute("data-card", "ZT6")
    frames(page, 3)
    turning = page.locator(".turning").evaluate("one => one.getAnimations().length")
    assert (turning == 0) == reduced


def test_keys_alone_do_a_task(new_page: NewPage, server: Serving) -> None:
    page = new_page("desktop", path=None)
    feed = shown(page, server.url, playing(position("SR5", "star-gift"), 1, 2))
    page.keyboard.press("2")
    feed.expect("at 2")
    feed.act(0, "at 2")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("card-PX1")).to_be_focused()
    page.keyboard.press("Enter")
    feed.expect("at 2", "PX1")


def test_who_sleeps_is_seen_and_heard(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    shown(page, server.url, playing(position(skips=[1]), 1, 2))
    expect(page.get_by_test_id("opponent-1")).to_contain_text("Zzz")
    expect(page.get_by_test_id("opponent-1").locator(".sr").first).to_contain_text("misses the next turn")
