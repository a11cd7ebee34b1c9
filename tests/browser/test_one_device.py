"""One device for all: whoever is next taps their name, and no card is ever on the page before the eyes of another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import gongenial as gg
from gongenial.table.table import TAKEN_AFTER
from tests.browser.fight_screens import position
from tests.browser.looking import cut_off, faults, no_motion, sideways, small_targets
from tests.browser.player import Player
from tests.browser.sharing import WATCH, SharedTable, finish, holder_of, next_of, play, play_on, share, take
from tests.conftest import NewPage, Scheme
from tests.serving import Serving
from tests.table.desk import link, playing

NAMES = ("Ana", "Ben", "Cleo")
LINK = {"hand_size": 5, "jokers": 2, "draw_when_able": False, "false_call_penalty": False}


def looked(player: Player) -> dict[str, int]:
    """How often a hand was seen on the page, by whoever had the device; no card was there before anybody else."""
    watch = player.page.evaluate("watch")
    assert watch["flashes"] == []
    return {str(who): int(times) for who, times in watch["hands"].items()}


@pytest.mark.timeout(900)  # some games are long
@pytest.mark.rule("H1")
@pytest.mark.rule("L6")
def test_three_play_a_whole_game_of_link_and_no_hand_flashes(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None, reduced_motion=True)
    page.add_init_script(WATCH)
    player = share(page, server, "link", NAMES, youngest=2, **LINK)
    assert next_of(player) == 2
    assert play_on(player) == {0, 1, 2}
    expect(player.see("winner")).to_contain_text("wins!")
    assert set(looked(player)) == {"0", "1", "2"}

    player.press("rematch")
    expect(player.see("winner")).to_have_count(0)
    assert take(player) == 0  # the start passes on (G7)
    assert len(player.hand()) == 5
    looked(player)
    page.evaluate("""() => {
        const card = document.createElement('i');
        card.dataset.testid = 'card-ZZ1';
        document.querySelector('[data-testid=device]').append(card);
    }""")
    assert page.evaluate("watch.flashes")[0].startswith("ZZ1 before"), "the watch sees nothing"


@pytest.mark.timeout(300)
@pytest.mark.rule("H1")
@pytest.mark.parametrize("game", ["family", "fight"])
def test_three_begin_the_other_games_with_cards_and_no_hand_flashes(
    new_page: NewPage, server: Serving, game: str
) -> None:
    page = new_page(path=None)
    page.add_init_script(WATCH)
    player = share(page, server, game, NAMES)
    had = play_on(player, until=4)
    assert len(had) > 1
    assert set(looked(player)) == {str(seat) for seat in had}


@pytest.mark.timeout(300)
def test_the_collecting_game_turns_to_whoever_is_next_without_a_cover(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    player = share(page, server, "genial", NAMES)
    for seat in (0, 1):
        expect(player.see("device")).to_have_attribute("data-holder", str(seat))
        assert player.see("cover").count() == 0
        while holder_of(player) == seat:
            for move in ("take", "draw"):
                button = page.locator(f"[data-testid={move}][aria-disabled=false]")
                if button.count():
                    button.first.tap()
                    break
            page.wait_for_timeout(60)
    expect(player.see("device")).to_have_attribute("data-holder", "2")


@pytest.mark.timeout(120)
def test_three_taps_lead_a_family_from_home_to_the_cover(new_page: NewPage, server: Serving) -> None:
    page = new_page()
    player = Player(page, touch=True)
    player.press("one-device")
    player.see("name-0").fill("Ana")
    player.see("name-1").fill("Ana")
    player.press("add-player")
    page.keyboard.type("Cleo")
    player.press("youngest-2")
    player.press("start-one")
    expect(player.see("cover")).to_have_attribute("data-next", "2")
    expect(player.see("opponent-1")).to_contain_text("Ana 2")  # nobody has the name of another

    page.goto(server.url)
    expect(player.see("running")).to_contain_text("Cleo")
    player.press("one-device")
    player.press("start-one")
    expect(player.see("cover")).to_contain_text("Cleo")


@pytest.mark.timeout(120)
@pytest.mark.rule("H1")
def test_a_page_that_is_loaded_again_or_put_away_comes_back_covered(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None)
    page.add_init_script(WATCH)
    player = share(page, server, "link", NAMES)
    take(player)
    held = player.hand()
    page.reload()
    expect(player.see("cover")).to_have_attribute("data-next", "0")
    assert player.hand() == []
    take(player)
    assert player.hand() == held
    page.evaluate("""() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
    }""")
    assert player.hand() == []
    assert holder_of(player) is None
    looked(player)

    watcher = new_page(path=None)
    watcher.goto(page.url)
    expect(watcher.get_by_test_id("board")).to_be_visible()
    assert watcher.get_by_test_id("cover").count() == 0
    assert watcher.locator("[data-testid^='card-']").count() == 0


@pytest.mark.case("B13")
@pytest.mark.rule("L7")
@pytest.mark.rule("L8")
def test_everybody_can_say_gong_at_any_time(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None, reduced_motion=True)
    desk = playing(link("PX2 PX3", "PX4 PX5 ZT4", "PX6 AD5 AD6", pile="PX1"))
    table = SharedTable(page, desk)
    player = table.open(server.url)
    assert [player.see(f"gong-{seat}").count() for seat in range(3)] == [1, 1, 1]
    take(player)
    play(player, "card-PX2")
    expect(player.see("cover")).to_have_attribute("data-next", "1")
    assert player.see("catch-0").count() == 0  # nobody may call yet
    take(player)
    play(player, "card-PX4")  # and now they may
    expect(player.see("cover")).to_have_attribute("data-next", "2")
    expect(player.see("catch-0")).to_have_text("Caught!")
    take(player)  # it is reached while a hand is shown, too
    expect(player.see("catch-0")).to_be_visible()
    player.press("gong-0")
    expect(player.see("catch-0")).to_have_count(0)
    assert table.acted[-1] == (0, "gong")
    assert holder_of(player) == 2

    play(player, "card-PX6")
    take(player)
    player.press("gong-1")  # who owes nothing
    expect(player.see("status")).to_have_attribute("data-tone", "you")
    assert table.acted[-1] == (2, "PX6")


@pytest.mark.rule("L8")
def test_one_tap_on_the_cover_catches_whoever_forgot(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None, reduced_motion=True)
    desk = playing(link("PX2", "PX4 PX5 ZT4", "PX6 AD5", pile="PX1", turn=2, owes=[0], catchable=[0]))
    table = SharedTable(page, desk)
    player = table.open(server.url)
    player.see("catch-0").tap(force=True)
    expect(player.see("catch-0")).to_have_count(0)
    assert table.acted == [(2, "gong!0")]
    assert desk.position.view(None).to_dict()["counts"][0] == 2


@pytest.mark.rule("J4")
@pytest.mark.rule("H1")
@pytest.mark.parametrize("hand", ["JK ZT4 ZT5", "SR6 ZT4 ZT5"])
def test_the_question_of_a_joker_waits_for_the_device(new_page: NewPage, server: Serving, hand: str) -> None:
    page = new_page(path=None, reduced_motion=True)
    others = "AD2 AD3" if "JK" in hand else "AD2 JK"
    table = SharedTable(page, playing(link("JK PX2 PX3", hand, others)))
    player = table.open(server.url)
    take(player)
    play(player, "card-JK", "pick-1")
    expect(player.see("cover")).to_have_attribute("data-next", "1")
    table.wait(3600)
    expect(player.see("status")).to_have_text("Ben may answer the joker…")
    take(player)
    assert player.see("question").get_by_role("timer").count() == 0
    assert player.see("cancel").count() == int("JK" in hand)
    play(player, "accept")
    assert next_of(player) is None
    table.wait(TAKEN_AFTER)
    assert take(player) == 0
    assert set(player.hand()) == set(hand.split())


@pytest.mark.rule("T9")
def test_two_who_face_each_other_choose_one_after_the_other_and_all_see_the_end(
    new_page: NewPage, server: Serving
) -> None:
    page = new_page(path=None, reduced_motion=True)
    table = SharedTable(page, playing(position("SR2", "star-tug")))
    player = table.open(server.url)
    assert take(player) == 0
    finish(player)
    hidden = table.acted[-1][1]
    assert hidden not in page.content()
    assert take(player) == 1
    assert hidden not in page.content()
    finish(player)
    expect(player.see("arena")).to_have_attribute("data-open", "true")
    assert holder_of(player) is None
    assert hidden in page.content()


@pytest.mark.rule("X2")
def test_whoever_leaves_can_come_back(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None, reduced_motion=True)
    table = SharedTable(page, playing(link("PX2 PX3", "PX4 PX5", "AD5 AD6", pile="PX1", turn=1)))
    player = table.open(server.url)
    take(player)
    for control in ("menu", "leave", "leave-sure"):
        player.press(control)
    expect(player.see("gong-1")).to_have_count(0)
    assert player.see("gong-0").count() == player.see("gong-2").count() == 1
    player.press("back-1")
    expect(player.see("cover")).to_have_attribute("data-next", "1")
    expect(player.see("gong-1")).to_be_visible()


@pytest.mark.rule("X2")
def test_the_last_of_them_needs_no_cover(new_page: NewPage, server: Serving) -> None:
    page = new_page(path=None, reduced_motion=True)
    table = SharedTable(page, playing(link("PX2 PX3", "PX4 PX5", "AD5 AD6", pile="PX1"), 2))
    player = table.open(server.url)
    take(player)
    for control in ("menu", "leave", "leave-sure"):
        player.press(control)
    expect(player.see("device")).to_have_attribute("data-holder", "1")
    assert player.see("cover").count() == player.see("strip").count() == 0
    assert set(player.hand()) == {"PX4", "PX5"}


@pytest.mark.timeout(180)
@pytest.mark.parametrize(
    ("language", "scheme", "width", "height"), [("hr", "dark", 360, 640), ("de", "light", 740, 360)]
)
def test_every_page_of_it_is_for_everybody(
    new_page: NewPage, server: Serving, axe_source: str, language: str, scheme: Scheme, width: int, height: int
) -> None:
    page = new_page(path=None, language=language, scheme=scheme, reduced_motion=True)
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server.url}/one")
    page.get_by_test_id("start-one").wait_for()
    for _ in range(3):
        page.get_by_test_id("add-player").tap()
    sound(page, axe_source)
    names = ["Ana", "Maximilian", "Cleopatra", "Dora", "Emil", "Franziska"]
    desk = playing(gg.new("link", players=6, seed=3, starter=1))
    seats = tuple(seat.but(name=name) for seat, name in zip(desk.roster.seats, names, strict=True))
    desk.table.state = desk.table.state.but(roster=desk.roster.but(seats=seats))
    player = SharedTable(page, desk).open(server.url)
    expect(player.see("cover")).to_have_attribute("data-next", "1")
    sound(page, axe_source)
    take(player)
    sound(page, axe_source)
    finish(player)
    expect(player.see("cover")).to_be_visible()


def sound(page: Page, axe_source: str) -> None:
    """Nothing is wrong with what is shown."""
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    no_motion(page)
    assert faults(page, axe_source) == []
    assert small_targets(page) == []
    assert cut_off(page) == []
    assert sideways(page) <= 0
