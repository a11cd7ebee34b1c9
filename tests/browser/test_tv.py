"""The table on a big screen: a television opens it, phones come to it, and no hand is ever shown there."""

from __future__ import annotations

import io
import json

import pytest
import zxingcpp
from fluent.syntax import ast, parse
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.feed import CODE
from tests.browser.looking import cut_off, faults, no_motion, sideways, small_targets
from tests.browser.player import Player
from tests.browser.screens import full_lobby, table
from tests.browser.test_motion_and_sound import EARS, LISTEN
from tests.browser.test_spectator import hidden_cards, listen
from tests.browser.tv_screens import SHOWN, Television, fight_chooses, fight_duel, link_for_two, lobby, television
from tests.conftest import NewPage
from tests.locales.texts import LANGUAGES, files_of_packs
from tests.serving import Serving
from tests.table.desk import link, playing

TELEVISION = (1280, 720)
SIZES = (TELEVISION, (1920, 1080), (3840, 2160), (1024, 768))
MOVES = 5
TELLING = ("lobby", "link_for_six", "family_given", "fight_opened", "genial_for_four", "match_won")
"""The screens on which most of what there is is shown."""

LAID_OUT = """() => {
  const faults = [];
  const root = document.scrollingElement;
  if (root.scrollHeight > innerHeight + 1) faults.push(`${root.scrollHeight - innerHeight} px to scroll`);
  const em = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const inside = (element, box, what) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const off = Math.max(box.left - left, box.top - top, right - box.right, bottom - box.bottom);
    if (off > 1) faults.push(`${what} is ${Math.round(off)} px outside`);
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const winner = document.querySelector('[data-testid=winner]');
  const called = (part) => part.textContent.trim().slice(0, 30) || part.tagName;
  const whole = ':is([data-testid=winner], [data-testid=tv-lobby])';
  for (const part of document.querySelectorAll(`${whole} :is(li, p, img, table)`))
    inside(part, screen, called(part));
  const foot = document.querySelector('main footer');
  if (foot && !winner) {
    inside(foot, screen, 'the foot');
    for (const part of foot.querySelectorAll('p, img')) inside(part, foot.getBoundingClientRect(), called(part));
    const above = { ...screen, bottom: foot.getBoundingClientRect().top };
    for (const seat of document.querySelectorAll('[data-testid^=tv-seat-]')) inside(seat, above, seat.dataset.testid);
    for (const name of document.querySelectorAll('[data-testid^=tv-seat-] .name'))
      if (name.scrollHeight > name.clientHeight * 1.1) faults.push(`${name.textContent} is cut off`);
    const task = document.querySelector('[data-testid=task] > div');
    if (task && task.scrollHeight > task.clientHeight + 1) faults.push('the task has to be scrolled');
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest('.sr, option, script, style, svg, .card')) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < 0.94 * em) faults.push(`too small: ${text.data.trim().slice(0, 30)}`);
  }
  return faults;
}"""
"""What has no room on the screen, or is too small to be read from the sofa: 0.94 of a sixtieth of its width."""


def show(page: Page, size: tuple[int, int] = TELEVISION) -> Page:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page


def laid_out(page: Page, size: tuple[int, int]) -> list[str]:
    """What is wrong with the screen at a size, once it has that size."""
    show(page, size)
    page.wait_for_function(
        """([width, height]) => {
          const em = parseFloat(getComputedStyle(document.documentElement).fontSize);
          return innerWidth === width && Math.abs(em - Math.min(width / 60, height / 33.75)) < 0.1;
        }""",
        arg=list(size),
    )
    no_motion(page)
    off = sideways(page)
    return [*page.evaluate(LAID_OUT), *small_targets(page), *cut_off(page), *([f"{off} px sideways"] if off else [])]


def scanned(page: Page) -> str:
    """What a phone reads from the whole picture of the screen."""
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(page.screenshot())))
    return found.text


@pytest.mark.rule("H1")
def test_a_television_opens_a_table_and_phones_are_the_hands(new_page: NewPage) -> None:
    screen = show(new_page("desktop", path=None))
    frames = listen(screen)
    phone = Player(new_page(), touch=True)
    screen.goto(f"{phone.page.url}tv")
    screen.get_by_test_id("tv-open").click()
    expect(screen.get_by_test_id("tv-lobby")).to_be_visible()
    no_motion(screen)
    address = scanned(screen)
    assert address.endswith(screen.get_by_test_id("table-code").inner_text())
    phone.page.goto(address)
    phone.press("sit")
    name = phone.page.locator("[data-testid='name']").first.input_value()
    expect(screen.get_by_test_id("seat-0")).to_contain_text(name)
    own = show(phone.page.context.new_page())
    own_frames = listen(own)
    own.goto(address.replace("/t/", "/tv/"))
    expect(own.get_by_test_id("tv-lobby")).to_be_visible()
    phone.press("start")
    for one in (screen, own):
        expect(one.get_by_test_id("board")).to_be_visible()
    assert scanned(screen) == address
    while phone.moves < MOVES and phone.choice() != "over":
        phone.act()
        phone.page.wait_for_timeout(100)
    if phone.choice() != "over":
        expect(screen.get_by_test_id("happened")).not_to_be_empty()
    for heard in (frames, own_frames):
        games = [game for frame in heard if (game := json.loads(frame))["type"] == "game" and game["outcome"] is None]
        assert len(games) > MOVES
        assert hidden_cards(games) == []
        assert all(json.loads(frame).get("seat") is None for frame in heard)


@pytest.mark.parametrize("name", SHOWN)
def test_all_has_its_place_on_every_screen(new_page: NewPage, server: Serving, name: str) -> None:
    page = show(new_page("desktop", path=None, reduced_motion=True))
    SHOWN[name](page, server.url)
    found = {size: laid_out(page, size) for size in SIZES}
    assert {size: what for size, what in found.items() if what} == {}


@pytest.mark.parametrize(
    "name", ["lobby", "link_for_six", "family_given", "fight_opened", "genial_for_four", "match_won"]
)
def test_axe_finds_nothing(new_page: NewPage, server: Serving, axe_source: str, name: str) -> None:
    page = show(new_page("desktop", path=None, reduced_motion=True))
    SHOWN[name](page, server.url)
    no_motion(page)
    found = {"light": faults(page, axe_source)}
    page.emulate_media(color_scheme="dark")
    no_motion(page)
    found["dark"] = faults(page, axe_source)
    assert {where: what for where, what in found.items() if what} == {}


def told(language: str) -> list[tuple[str, str]]:
    """The tasks of the packs, each with what it says."""
    entries = [entry for file in files_of_packs(language) for entry in parse(file.read_text(encoding="utf-8")).body]
    return [
        (entry.id.name, "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement)))
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value is not None
    ]


def test_every_task_has_room(new_page: NewPage, server: Serving) -> None:
    """The longest one in the longest language too."""
    page = show(new_page("desktop", path=None, reduced_motion=True))
    fight_chooses(page, server.url)
    expect(page.get_by_test_id("task")).to_contain_text("Choose a player")
    no_motion(page)
    tasks = [(language, *task) for language in LANGUAGES for task in told(language)]
    assert len(tasks) > 200
    crowded = page.evaluate(
        """async (tasks) => {
          const box = document.querySelector('[data-testid=task] > div');
          const crowded = [];
          await document.fonts.load('600 16px Nunito', 'ж');
          for (const [least, most, size] of [[0, 74, 'short'], [75, 130, ''], [131, 999, 'long']]) {
            for (const name of ['short', 'long']) box.classList.toggle(name, name === size);
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            for (const task of tasks.filter(([, , words]) => words.length >= least && words.length <= most)) {
              box.querySelector('p').textContent = task[2];
              if (box.scrollHeight > box.clientHeight + 1) crowded.push(task);
            }
          }
          return crowded;
        }""",
        tasks,
    )
    assert crowded == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_room_in_every_language(new_page: NewPage, server: Serving, language: str) -> None:
    page = show(new_page("desktop", path=None, language=language, reduced_motion=True))
    found: dict[str, object] = {}
    page.goto(f"{server.url}/tv")
    page.get_by_test_id("tv-open").wait_for()
    no_motion(page)
    found["start"] = [*page.evaluate(LAID_OUT), *cut_off(page)]
    for name in ("lobby", "lobby_of_a_match", "family_for_six", "match_won"):
        SHOWN[name](page, server.url)
        no_motion(page)
        found[name] = [*page.evaluate(LAID_OUT), *cut_off(page)]
    assert {where: what for where, what in found.items() if what} == {}


@pytest.mark.rule("H1")
def test_a_duel_stays_hidden_until_both_have_chosen(new_page: NewPage, server: Serving) -> None:
    page = show(new_page("desktop", path=None, reduced_motion=True))
    frames = listen(page)
    feed = fight_duel(page, server.url)
    expect(page.get_by_test_id("happened")).to_contain_text("Ana")
    assert "moon" not in page.get_by_test_id("arena").inner_html()
    assert not any('"moon"' in frame for frame in frames)
    feed.act(1, "sun")
    expect(page.get_by_test_id("arena")).to_contain_text("moon")


def test_a_gong_is_seen_and_heard(new_page: NewPage, server: Serving) -> None:
    page = show(new_page("desktop", path=None))
    page.add_init_script(f"({EARS})()")
    # what a test evaluates counts for the browser as something that a person does
    page.add_init_script("Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })")
    feed = television(page, server.url, playing(link("PX1 NB2", "NB5 NB6 SR4", "SR1 SR2", pile="PX4"), 2))
    expect(page.get_by_test_id("tv-silent")).to_be_visible()
    page.keyboard.press("a")
    expect(page.get_by_test_id("tv-silent")).to_have_count(0)
    feed.act(0, "PX1")
    feed.act(0, "gong")
    expect(page.get_by_test_id("tv-gong")).to_contain_text("GONG!Ana")
    expect(page.get_by_test_id("happened")).to_have_text("Ana says GONG!")
    assert page.evaluate(LISTEN)["ringing"] > 0.001


def test_whose_turn_it_is_is_told_and_marked(new_page: NewPage, server: Serving) -> None:
    page = show(new_page("desktop", path=None))
    feed = link_for_two(page, server.url)
    expect(page.get_by_test_id("status")).to_have_text("It's Ana's turn.")
    expect(page.get_by_test_id("tv-seat-0")).to_have_attribute("data-waited", "true")
    feed.act(0, "PX1")
    expect(page.get_by_test_id("tv-seat-1")).to_have_attribute("data-waited", "true")
    expect(page.get_by_test_id("happened")).to_have_text("Ana plays PROXIMA 1.")
    assert feed.asked == []


def test_a_broken_line_is_told_and_mends_itself(new_page: NewPage, server: Serving) -> None:
    page = show(new_page("desktop", path=None))
    link_for_two(page, server.url)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_test_id("cut")).to_contain_text("No connection")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_test_id("cut")).to_contain_text("is back")
    expect(page.get_by_test_id("board")).to_be_visible()


def test_the_screen_stays_on_and_what_is_for_hands_goes_out_of_the_way(new_page: NewPage, server: Serving) -> None:
    page = show(new_page("desktop", path=None))
    page.clock.install()
    page.add_init_script(
        "window.asked = [];"
        "navigator.wakeLock.request = async (kind) => (asked.push(kind), { release: async () => undefined });"
    )
    link_for_two(page, server.url)
    assert page.evaluate("asked") == ["screen"]
    page.mouse.move(30, 30)
    expect(page.get_by_test_id("screen")).not_to_have_class("idle")
    page.clock.run_for(5000)
    assert page.evaluate("getComputedStyle(document.querySelector('[data-testid=board]')).cursor") == "none"
    page.keyboard.press("m")
    assert page.evaluate("localStorage.getItem('gongenial-muted')") == "yes"
    page.keyboard.press("f")
    page.wait_for_function("document.fullscreenElement !== null")


def test_somebody_sitting_down_is_seen_and_heard(new_page: NewPage, server: Serving) -> None:
    page = show(new_page("desktop", path=None))
    page.add_init_script(f"({EARS})()")
    feed = lobby(page, server.url)
    page.keyboard.press("a")
    seats = list(feed.desk.roster.seats)
    seats[3] = seats[1].but(name="Zoe", person="zoe")
    feed.desk.table.state = feed.desk.table.state.but(roster=feed.desk.roster.but(seats=tuple(seats)))
    feed.show()
    expect(page.get_by_test_id("seat-3")).to_contain_text("Zoe")
    assert page.evaluate(LISTEN)["peak"] > 0.01


def test_a_television_is_told_which_table_to_show(new_page: NewPage, server: Serving) -> None:
    page = show(new_page("desktop", path=None))
    feed = Television(page, full_lobby())
    page.goto(f"{server.url}/tv")
    expect(page.get_by_test_id("tv-open")).to_be_focused()
    page.get_by_test_id("tv-code").fill("bcd")
    page.get_by_test_id("tv-show").click()
    expect(page.get_by_test_id("tv-code")).to_have_attribute("aria-invalid", "true")
    page.get_by_test_id("tv-code").fill(CODE.lower())
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("tv-lobby")).to_be_visible()
    assert feed.asked == []
    page.goto(f"{server.url}/tv/{CODE[::-1]}")
    page.get_by_test_id("dead").get_by_role("link").click()
    expect(page.get_by_test_id("tv-start")).to_be_visible()


def test_a_phone_tells_how_its_table_comes_to_a_screen(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    table(page, server.url, full_lobby())
    page.get_by_test_id("big-screen").locator("summary").tap()
    expect(page.get_by_test_id("big-screen-address")).to_have_text(f"192.168.178.123:8000/tv/{CODE}")
    expect(page.get_by_test_id("big-screen-open")).to_have_attribute("href", f"/tv/{CODE}")
    assert sideways(page) == 0
    assert small_targets(page) == []
