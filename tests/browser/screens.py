"""Every screen of the page, and the shortest way to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from gongenial.table.roster import Played, Seat, bot_seat
from tests.browser import card_screens, family_screens, fight_screens, genial_screens, pack_screens
from tests.browser.feed import CODE, Feed
from tests.browser.player import bring
from tests.table.desk import BEN, CLEO, Desk, link, lobby, playing

OWN = "PX1 PX2 PX5 NB3 NB6 AD2 SR4 SW6 OM2"
"""A usual hand; with PX4 on the pile four of it fit."""
OTHERS = ("NB1 NB2 ZT3", "AD5 AD6 SR1 SR2 SW1 SW2 VG3")


@dataclass(frozen=True)
class Screen:
    """A screen by its name. `show` brings a fresh page there, given the server's address."""

    name: str
    show: Callable[[Page, str], None]

    def __str__(self) -> str:
        return self.name


def table(page: Page, url: str, desk: Desk, seat: int | None = 0) -> Feed:
    feed = Feed(page, desk, seat)
    feed.open(url)
    return feed


def own_turn() -> Desk:
    return playing(link(OWN, *OTHERS, pile="PX4 VG4 VG2"), 2)


def go(path: str, landmark: str) -> Callable[[Page, str], None]:
    def show(page: Page, url: str) -> None:
        page.goto(url + path)
        page.locator(landmark).first.wait_for()

    return show


def running(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_test_id("open-table").click()
    page.get_by_test_id("lobby").wait_for()
    page.goto(url)
    page.get_by_test_id("running").wait_for()


def host(page: Page, url: str) -> None:
    table(page, url, full_lobby())
    page.locator("[data-testid=settings] summary").click()
    page.get_by_role("combobox").last.wait_for()


def full_lobby() -> Desk:
    """A lobby with every kind of seat, some games old."""
    desk = lobby(6)
    long = "Maximiliana von Andromeda"[:24]
    chairs = (
        desk.roster.seats[0].but(wins=2),
        Seat("person", "Ben", BEN, wins=11),
        bot_seat(2, "hard"),
        Seat(),
        bot_seat(4, "easy"),
        Seat("person", long, CLEO, wins=1),
    )
    desk.table.state = desk.table.state.but(roster=desk.roster.but(seats=chairs, games=14, youngest=1))
    return desk


def a_match() -> dict[str, object]:
    """A match of three games by turns, of which two have been played."""
    names = ("Ana", "Ben", "Rigel")

    def played(game: str, winner: int, *scores: int) -> Played:
        ranks = tuple(1 if seat == winner else 2 for seat in range(3))
        return Played(game, 1, names, 0, "won", (winner,), ranks, scores)

    return {
        "mix": ("link", "family", "genial"),
        "best_of": 3,
        "match_games": 2,
        "games": 2,
        "sheet": (played("link", 0, 0, 4, 7), played("family", 1, 2, 5, 2)),
    }


def match_lobby(page: Page, url: str) -> None:
    desk = lobby(3)
    chairs = (
        desk.roster.seats[0].but(wins=1, match_wins=1),
        Seat("person", "Ben", BEN, wins=1, match_wins=1),
        bot_seat(2, "hard"),
    )
    desk.table.state = desk.table.state.but(roster=desk.roster.but(seats=chairs, **a_match()))
    table(page, url, desk)
    page.get_by_test_id("score-sheet").wait_for()
    page.locator("[data-testid=settings] summary").click()
    page.get_by_role("combobox").last.wait_for()


def match_over(page: Page, url: str) -> None:
    """A game is over that ends a match."""
    desk = playing(link("PX1", "NB5 NB6 NB1", "SR1 SR2", pile="PX4", owes=[]), 2, **a_match())
    seats = tuple(seat.but(wins=1, match_wins=int(n < 2)) for n, seat in enumerate(desk.roster.seats))
    desk.table.state = desk.table.state.but(roster=desk.roster.but(seats=seats))
    feed = table(page, url, desk)
    feed.act(0, "PX1")
    page.get_by_test_id("champion").wait_for()


def invited(page: Page, url: str) -> None:
    table(page, url, full_lobby(), seat=None)


def seated(page: Page, url: str) -> None:
    table(page, url, full_lobby(), seat=1)


def mine(page: Page, url: str) -> None:
    table(page, url, own_turn())


def theirs(page: Page, url: str) -> None:
    table(page, url, playing(link(OWN, *OTHERS, pile="PX4", turn=1), 2, clock=30))


def nothing_fits(page: Page, url: str) -> None:
    table(page, url, playing(link("NB1 NB2 OM3", "NB5 NB6", "SR1 SR2", "SR3", "SR5 SR6", pile="PX4"), 1, 2, 3, 4))


def choosing(page: Page, url: str) -> None:
    table(page, url, playing(link("PX1 NB2 JK", "NB5 NB6", "SR1 SR2", "SR3 SR4 SR5", pile="PX4"), 2, 3))
    bring(page, "card-JK", "[data-testid=pick-1]")


def asked(page: Page, url: str) -> None:
    table(page, url, playing(link("PX1 NB2 JK", "NB5 NB6", "SR1 SR2", pile="PX4", joker=[1, 0], turn=1), 2))
    page.get_by_test_id("accept").wait_for()


def owing(page: Page, url: str) -> None:
    table(page, url, playing(link("PX1", "NB5", "SR1 SR2", pile="PX4", turn=2, owes=[0, 1], catchable=[1]), 2))
    page.get_by_test_id("catch-1").wait_for()


def watching(page: Page, url: str) -> None:
    table(page, url, own_turn(), seat=None)


def over(page: Page, url: str) -> None:
    over_for(page, url, 0)


def lost(page: Page, url: str) -> None:
    over_for(page, url, 1)


def over_for(page: Page, url: str, seat: int) -> Feed:
    desk = playing(link("PX1", "NB5 NB6 NB1 NB2 JK PX2 PX3 SR4", "SR1 SR2", pile="PX4", owes=[]), 2)
    feed = table(page, url, desk, seat)
    feed.act(0, "PX1")
    page.get_by_test_id("winner").wait_for()
    return feed


def sheet(name: str, seat: int | None = 0) -> Callable[[Page, str], None]:
    def show(page: Page, url: str) -> None:
        feed = table(page, url, own_turn(), seat)
        if name == "log":
            feed.act(0, "PX1")
        page.locator(f"button[data-testid={name}]").click()
        page.get_by_test_id("sheet").wait_for()

    return show


def talking(page: Page, url: str) -> None:
    feed = table(page, url, own_turn())
    for seat, phrase in ((0, "good-luck"), (1, "one-more"), (2, "rocket")):
        feed.say(seat, phrase)
    page.locator(".bubble").nth(2).wait_for()


def cut(page: Page, url: str) -> None:
    table(page, url, own_turn())
    # no new line opens, or the old state is back within a moment
    page.evaluate("window.WebSocket = class { send() {} close() {} }; dispatchEvent(new Event('offline'))")
    page.locator("[data-testid=cut].shown").wait_for()


def missing(page: Page, url: str) -> None:
    page.goto(f"{url}/t/{CODE[::-1]}")
    page.get_by_test_id("dead").wait_for()


SCREENS = [
    Screen("home", go("/", "[data-testid=play-now]")),
    Screen("home-running", running),
    Screen("lobby-host", host),
    Screen("lobby-guest", invited),
    Screen("lobby-seated", seated),
    Screen("own-turn", mine),
    Screen("their-turn", theirs),
    Screen("six-draw", nothing_fits),
    Screen("joker-target", choosing),
    Screen("question", asked),
    Screen("gong-due", owing),
    Screen("watching", watching),
    Screen("won", over),
    Screen("lost", lost),
    Screen("log", sheet("log")),
    Screen("talk", sheet("talk")),
    Screen("menu", sheet("menu")),
    Screen("help", sheet("help")),
    Screen("bubbles", talking),
    Screen("cut", cut),
    Screen("missing", missing),
    *(Screen(f"rules-{game}", go(f"/rules/{game}", "main h1")) for game in ("link", "family", "fight", "genial")),
    Screen("about", go("/about", "main h1")),
    Screen("packs", pack_screens.listed),
    Screen("pack", pack_screens.whole),
    Screen("print", go("/print", "[data-testid=make]")),
    Screen("card-fight", card_screens.shown(f"/q/NB1?t={card_screens.LONG}")),
    Screen("card-malus", card_screens.shown("/q/OM4")),
    Screen("cards-bonus", card_screens.shown("/q/bonus")),
    Screen("card-joker", card_screens.shown("/q/JK", "joker")),
    Screen("card-languages", card_screens.languages),
    Screen("card-picker", card_screens.picker),
    Screen("card-group", card_screens.together),
    Screen("card-in-a-group", card_screens.in_a_group),
    Screen("lobby-match", match_lobby),
    Screen("match-over", match_over),
    Screen("family-own-turn", family_screens.mine),
    Screen("family-nine", family_screens.nine),
    Screen("family-which", family_screens.which),
    Screen("family-whom", family_screens.whom),
    Screen("family-reminded", family_screens.reminded),
    Screen("family-theirs", family_screens.theirs),
    Screen("family-refused", family_screens.refused),
    Screen("family-draws", family_screens.draws),
    Screen("family-watching", family_screens.watching),
    Screen("family-won", family_screens.won),
    Screen("family-help", family_screens.help_sheet),
    Screen("fight-own-turn", fight_screens.mine),
    Screen("fight-theirs", fight_screens.theirs),
    Screen("fight-player", fight_screens.choosing("SR5", "star-gift", landmark="pick-1")),
    Screen("fight-give", fight_screens.choosing("SR5", "star-gift", "at 2", landmark="card-NB6")),
    Screen("fight-highest", fight_screens.choosing("SR2", "giant-wrestling", landmark="arena")),
    Screen("fight-signs", fight_screens.choosing("SR2", "robot-boxing", landmark="sign-sun")),
    Screen("fight-hide", fight_screens.choosing("ZT1", "lost-galaxy", "at 1", landmark="arena")),
    Screen("fight-colour", fight_screens.choosing("ZT1", "hide-and-seek", "at 1", landmark="guess-red")),
    Screen("fight-number", fight_screens.choosing("ZT1", "mind-reader", "at 1", landmark="guess-4")),
    Screen("fight-galaxy", fight_screens.choosing("ZT1", "galaxy-quiz", "at 1", landmark="guess-VG")),
    Screen("fight-fork", fight_screens.choosing("SR6", "golden-fork", landmark="two")),
    Screen("fight-sealed", fight_screens.sealed),
    Screen("fight-opened", fight_screens.opened),
    Screen("fight-watching", fight_screens.watching),
    Screen("fight-won", fight_screens.won),
    Screen("fight-help", fight_screens.help_sheet),
    Screen("genial-own-turn", genial_screens.mine),
    Screen("genial-chances", genial_screens.chances),
    Screen("genial-other-move", genial_screens.other_move),
    Screen("genial-four", genial_screens.four),
    Screen("genial-watching", genial_screens.watching),
    Screen("genial-won", genial_screens.won),
    Screen("genial-help", genial_screens.help_sheet),
]
