"""What a big screen shows, and the shortest way to it: positions in which much is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playwright.sync_api import Page

from gongenial.table.commands import Start
from gongenial.table.roster import Person
from tests.browser.feed import CODE, Feed
from tests.browser.screens import a_match, full_lobby
from tests.table.desk import BEN, Desk, family, fight, genial, link, playing

Show = Callable[[Page, str], "Television"]
"""Brings a fresh page to a table, given the server's address."""
LONG = "Maximiliana von Andromeda"[:24]


class Television(Feed):
    """The other end of a screen's line: it is told what everybody may know."""

    def __init__(self, page: Page, desk: Desk) -> None:
        super().__init__(page, desk, None)

    def open(self, url: str) -> None:
        """Go to the screen of the table, and wait until it is shown."""
        self.page.goto(f"{url}/tv/{CODE}")
        place = "tv-lobby" if self.desk.table.state.position is None else "board"
        self.page.get_by_test_id(place).wait_for()

    def wants_another(self, person: Person) -> None:
        """Somebody asks for another game."""
        self.told(self.desk.do(Start(person, "5e" * 32)))


def television(page: Page, url: str, desk: Desk) -> Television:
    feed = Television(page, desk)
    feed.open(url)
    return feed


def named(desk: Desk, *names: str) -> Desk:
    """The same with other names, the longest that there may be."""
    seats = desk.roster.seats
    chairs = tuple(seat.but(name=name) for seat, name in zip(seats, names, strict=False)) + seats[len(names) :]
    desk.table.state = desk.table.state.but(roster=desk.roster.but(seats=chairs))
    return desk


def lobby(page: Page, url: str) -> Television:
    desk = full_lobby()
    return television(page, url, desk)


def lobby_of_a_match(page: Page, url: str) -> Television:
    desk = full_lobby()
    games = a_match() | {"mix": ("link", "family", "fight", "genial")}
    seats = desk.roster.seats[:4]
    desk.table.state = desk.table.state.but(roster=desk.roster.but(seats=seats, youngest=1, **games))
    return television(page, url, desk)


def link_for_six(page: Page, url: str) -> Television:
    hands = ("PX1 PX2 NB3", "NB1 NB2 ZT3 ZT4 ZT5", "AD5", "SR1 SR2 SW1 SW2 VG3 VG4", "OM1 OM2", "NM1 NM2 NM3")
    desk = playing(link(*hands, pile="PX4 VG5", owes=[2], catchable=[]), 1, 3, clock=30)
    feed = television(page, url, named(desk, "Ana", "Rigel", LONG))
    feed.act(0, "PX1")
    feed.say(4, "one-more")
    return feed


def link_gong(page: Page, url: str) -> Television:
    desk = playing(link("PX1 NB2", "NB5 NB6 SR4", "SR1 SR2 SW3", pile="PX4"), 2)
    feed = television(page, url, desk)
    feed.act(0, "PX1")
    feed.act(0, "gong")
    page.get_by_test_id("tv-gong").wait_for()
    return feed


def link_for_two(page: Page, url: str) -> Television:
    return television(page, url, playing(link("PX1 PX2 NB3", "NB1 NB2 ZT3 ZT4 ZT5", pile="PX4 VG5"), 1))


def family_given(page: Page, url: str) -> Television:
    """A question has been answered with a card."""
    hands = ("PX1 PX4 NB3 NB6 AD2 SW6 OM1 OM2 OM5 JK", "PX2 PX3 OM3 AD1 AD3", "NB1 NB2 OM4 OM6 SW1 SW2 SR1")
    desk = playing(family(*hands, laid="1 VG 0 NM 1 ZT", turn=2), 1)
    feed = television(page, url, desk)
    feed.act(2, "ask 1 OM3")
    page.locator(".answer.given").wait_for()
    return feed


def family_for_six(page: Page, url: str) -> Television:
    hands = ("PX1 NB1 ZT1 AD1 SR1", "PX2 PX3", "NB2 NB3 NB4", "ZT2 ZT3 ZT4 ZT5 ZT6", "AD2 AD3 AD4", "SR2 SR3")
    laid = "1 VG 1 OM 1 NM 4 SW"
    feed = television(page, url, named(playing(family(*hands, laid=laid), 1, 3, clock=60), "Ana", "Rigel", LONG))
    feed.act(0, "ask 2 NB5")
    page.locator(".answer").wait_for()
    return feed


def _fight(page: Page, url: str, card: str, task: str, *answers: str, players: int = 3) -> Television:
    hands = ("PX1 PX2 NB3 NB6 AD2 SR4", "NB1 NB2 ZT3", "AD5 AD6 SR1 SW2 VG3", "OM1 OM2", "NM1 NM2 NM3", "ZT1 ZT2")
    position = fight(
        *hands[:players], pile="AD1 OM6", shown=card, task=task, answers=list(answers), skips=[players - 1]
    )
    return television(page, url, named(playing(position, 2), "Ana", "Ben", LONG))


def fight_chooses(page: Page, url: str) -> Television:
    return _fight(page, url, "SR5", "star-gift", players=6)


def fight_duel(page: Page, url: str) -> Television:
    """Two have to choose in secret, and one has."""
    feed = _fight(page, url, "SR2", "robot-boxing")
    feed.act(0, "moon")
    page.get_by_test_id("arena").wait_for()
    return feed


def fight_opened(page: Page, url: str) -> Television:
    feed = fight_duel(page, url)
    feed.act(1, "sun")
    page.locator("[data-testid=arena][data-open=true]").wait_for()
    return feed


def genial_for_four(page: Page, url: str) -> Television:
    rows = ("RRRR OOO YYYYY GG BBBB V", "RR OOOO Y GGG BB VVVVV", "RRR O YYYY GGGGG B VV", "R OO YYY G BB VV")
    centre = {"R": 2, "O": 1, "G": 4, "V": 1, "B": 6}
    desk = playing(genial(*rows, turn=1, zone={"R": 1}, centre=centre, lined=["Y", "V", "G", ""]), 2, 3, clock=30)
    return television(page, url, named(desk, "Ana", LONG))


def genial_for_two(page: Page, url: str) -> Television:
    rows = ("RRRRR OOO YYYYYYY GG BBBB V", "RR OOOO Y GGG BB VVVVV")
    desk = playing(genial(*rows, zone={"R": 1, "G": 1}, centre={"R": 2, "O": 1, "G": 4}, lined=["Y", ""]))
    return television(page, url, desk)


def link_won(page: Page, url: str) -> Television:
    hands = ("PX1", "NB5 NB6 NB1 NB2 JK PX2 PX3 SR4", "SR1 SR2", "OM1 OM2 OM3", "NM1 NM2", "ZT1")
    desk = playing(link(*hands, pile="PX4", owes=[]), 1, 3)
    feed = television(page, url, named(desk, LONG, "Rigel"))
    feed.act(0, "PX1")
    page.get_by_test_id("winner").wait_for()
    return feed


def match_won(page: Page, url: str) -> Television:
    """A game ends that ends a match, and somebody wants another."""
    desk = playing(link("PX1", "NB5 NB6 NB1", "SR1 SR2", pile="PX4", owes=[]), 2, **a_match())
    seats = tuple(seat.but(wins=1, match_wins=int(n < 2)) for n, seat in enumerate(desk.roster.seats))
    desk.table.state = desk.table.state.but(roster=desk.roster.but(seats=seats))
    feed = television(page, url, desk)
    feed.act(0, "PX1")
    page.get_by_test_id("champion").wait_for()
    feed.wants_another(BEN)
    return feed


def family_won(page: Page, url: str) -> Television:
    laid = "0 PX 1 NB 0 ZT 1 AD 2 SR 1 SW 0 VG 1 NM"
    feed = television(page, url, playing(family("OM1 OM2 OM3 OM4 OM5", "OM6", "", laid=laid), 2))
    feed.act(0, "ask 1 OM6")
    page.get_by_test_id("winner").wait_for()
    return feed


def fight_won(page: Page, url: str) -> Television:
    last = fight("PX1", "NB1 NB2 ZT3", "AD5 AD6 SR1", stock=["SR5"], tasks={"blue": ["three-wishes"]})
    feed = television(page, url, playing(last, 2))
    feed.act(0, "draw")
    page.get_by_test_id("winner").wait_for()
    return feed


def genial_won(page: Page, url: str) -> Television:
    rows = ("RRRRRRR OOOOOOO YYYYYYY GGGGGGG BBBBBBB VVVVV", "RR OOOO Y GGG BB VVVVV", "RRR O YYYY GGGGG B VV")
    desk = playing(genial(*rows, zone={"V": 1}, centre={"V": 1, "R": 1}, lined=["ROYGB", "", ""]), 2)
    feed = television(page, url, desk)
    feed.act(0, "take")
    page.get_by_test_id("winner").wait_for()
    return feed


SHOWN: Mapping[str, Show] = {
    show.__name__: show
    for show in (
        lobby,
        lobby_of_a_match,
        link_for_two,
        link_for_six,
        link_gong,
        link_won,
        match_won,
        family_given,
        family_for_six,
        family_won,
        fight_chooses,
        fight_duel,
        fight_opened,
        fight_won,
        genial_for_two,
        genial_for_four,
        genial_won,
    )
}
