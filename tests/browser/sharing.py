"""Several people at one page: whose cards are in it at any moment, and what the page offers to whom."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TookTooLong

from gongenial.table import commands
from gongenial.table.refused import Refused
from gongenial.table.roster import sharing
from gongenial.table.steps import Moved, Notice, Resync, TableChanged
from gongenial.wire.codec import encode
from gongenial.wire.messages import PROTOCOL, Done, Error, Pong, ToPage, Welcome
from gongenial.wire.shown import game_message, table_message
from tests.browser.feed import CODE
from tests.browser.player import Player
from tests.serving import Serving
from tests.table.desk import ANA, Desk

WATCH = """(() => {
  const CARD = /\\b(?:PX|NB|ZT|AD|SR|SW|VG|OM|NM)[1-6]\\b/g;
  const FAMILIES = {
    PROXIMA: 'PX', NEBULA: 'NB', ZETA: 'ZT', ANDROMEDE: 'AD', SERPENS: 'SR', SPARROW: 'SW', VIRGO: 'VG', OMEGA: 'OM',
    NEMESIS: 'NM',
  };
  const NAMED = new RegExp(`(${Object.keys(FAMILIES).join('|')}) ([1-6])`, 'g');
  const told = {};  // by seat, and `all`: every card that a message to them has named
  const watch = window.watch = { looks: 0, hands: {}, flashes: [] };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const said = JSON.parse(data);
        if (said.type !== 'game') return;
        const who = said.view.seat ?? 'all';
        for (const card of data.match(CARD) ?? []) (told[who] ??= new Set()).add(card);
      });
    }
  };
  const look = () => {
    const one = document.querySelector('[data-testid=device]');
    if (!one) return;
    const holder = one.dataset.holder ?? null;
    const named = new Set();
    const html = document.body.innerHTML;
    for (const [, card] of html.matchAll(/(?:pictures\\/|testid="card-)([A-Z]{2}[1-6])/g)) named.add(card);
    for (const [, family, number] of html.matchAll(NAMED)) named.add(FAMILIES[family] + number);
    watch.looks++;
    const who = holder ?? 'all';
    if (document.querySelector('[data-testid=hand]')) watch.hands[who] = (watch.hands[who] ?? 0) + 1;
    for (const card of named) if (!told[who]?.has(card)) watch.flashes.push(`${card} before ${who}`);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})();"""
"""Looks at the page after every change, before anybody else can. What may be in it is what a message to whoever has the
device has named, or while nobody has it, a message to all."""


FIRST = """(starts) => {
  const open = (one) => one.getAttribute('aria-disabled') !== 'true' && !one.disabled;
  for (const start of document.querySelector('.number.chosen') ? ['pick-'] : starts) {
    const found = [...document.querySelectorAll(`main [data-testid^=${start}]`)].filter(open);
    if (found.length) return found[Math.floor(Math.random() * found.length)].dataset.testid;
  }
  const cards = [...document.querySelectorAll('[data-playable=true]')].map((card) => card.dataset.testid);
  return cards.find((card) => card !== 'card-JK') ?? cards[0] ?? null;
}"""
STARTS = {
    "family": ["accept", "number-", "family-", "draw", "pass"],
    "fight": ["accept", "pick-", "sign-", "guess-", "one", "draw"],
}
"""In FAMILY and FIGHT, what there is to do next, by how the test ids of controls begin."""


def share(
    page: Page, server: Serving, game: str, names: tuple[str, ...], youngest: int = 0, bots: int = 0, **options: Any
) -> Player:
    """Deal to people who share the page, and go to their table."""
    wish: dict[str, Any] = {
        "game": game,
        "quick": True,
        "players": names,
        "youngest": youngest,
        "seats": len(names) + bots,
    }
    if options:
        wish["options"] = {"game": game, **options}
    answer = page.request.post(f"{server.url}/api/tables", data=wish, headers={"origin": server.url})
    assert answer.ok, answer.text()
    page.goto(f"{server.url}/t/{answer.json()['code']}")
    player = Player(page, touch=True)
    expect(player.see("device")).to_be_visible()
    return player


def next_of(player: Player) -> int | None:
    """Who is to take the device, as the cover says."""
    cover = player.see("cover")
    return int(found) if cover.count() and (found := cover.get_attribute("data-next")) else None


def holder_of(player: Player) -> int | None:
    """Whose hand is shown."""
    return int(found) if (found := player.see("device").get_attribute("data-holder")) else None


def take(player: Player) -> int:
    """Whoever is next taps their name; returns who it was."""
    player.page.wait_for_function("() => document.querySelector('[data-testid=cover][data-next]')")
    seat = next_of(player)
    assert seat is not None
    player.page.wait_for_timeout(400)  # the finger that covered a hand uncovers none
    player.press("reveal")
    expect(player.see("device")).to_have_attribute("data-holder", str(seat))
    return seat


def finish(player: Player) -> None:
    """Decide whatever the holder has to decide, and hand the device on."""
    seat, end = holder_of(player), time.monotonic() + 60
    while seat is not None and holder_of(player) == seat and player.see("winner").count() == 0:
        assert time.monotonic() < end, f"the turn does not end: {player.seen()}"
        if player.see("done").locator("svg circle").count():  # the clock: all is decided
            player.press("done")
            player.page.wait_for_timeout(50)
        else:
            act(player)
            player.page.wait_for_timeout(30)


def act(player: Player) -> None:
    """Do one thing of those that are open."""
    starts = STARTS.get(player.see("board").get_attribute("data-game") or "")
    chosen = player.choice() if starts is None else player.page.evaluate(FIRST, starts)
    if chosen not in (None, "over"):
        try:
            player.press(str(chosen), within=4000)
            player.moves += 1
        except TookTooLong:
            pass  # it has just gone; `finish` knows when nothing goes on


def play(player: Player, *controls: str) -> None:
    """The holder presses these, which is all that they have to decide, and hands the device on."""
    for control in controls:
        player.page.wait_for_timeout(300)  # a tap just when cards have moved is none
        player.press(control)
    expect(player.see("done").locator("svg circle").first).to_be_attached()
    player.press("done")


def play_on(player: Player, until: int | None = None, *, seconds: float = 300) -> set[int]:
    """Play until the end, or for so many turns; returns who had the device."""
    end, had = time.monotonic() + seconds, list[int]()
    while player.see("winner").count() == 0 and (until is None or len(had) < until):
        assert time.monotonic() < end, f"the game does not end: {player.seen()}"
        if next_of(player) is not None:
            had.append(take(player))
            finish(player)
        player.page.wait_for_timeout(40)
    return set(had)


class SharedTable:
    """A table played by the test that several people look at through one page: a line for each of them, and for the
    cover. What the page asks for is carried out, and everybody is told."""

    def __init__(self, page: Page, desk: Desk) -> None:
        self.page = page
        self.desk = desk
        people = enumerate(desk.roster.seats)
        seats = tuple(seat.but(person=sharing(ANA, n)) if seat.kind == "person" else seat for n, seat in people)
        desk.table.state = desk.table.state.but(roster=desk.roster.but(seats=seats, device=ANA))
        desk.arrive(*desk.roster.people())
        self.acted: list[tuple[int, str]] = []
        self._lines: dict[int | None, WebSocketRoute] = {}
        page.route_web_socket(f"**/ws/{CODE}", lambda line: line.on_message(lambda text: self._hear(line, str(text))))

    def open(self, url: str) -> Player:
        self.page.goto(f"{url}/t/{CODE}")
        player = Player(self.page, touch=True)
        expect(player.see("device")).to_be_visible()
        return player

    def wait(self, seconds: float) -> None:
        """Let time pass at the table."""
        before = len(self.desk.notices)
        self.desk.wait(seconds)
        self._tell(self.desk.notices[before:])

    def _hear(self, line: WebSocketRoute, text: str) -> None:
        asked = json.loads(text)
        if asked["type"] == "hello":
            seat = None if asked["part"] == "screen" else int(asked["part"])
            self._lines[seat] = line
            self._send(
                line, Welcome(asked["ref"], PROTOCOL, CODE, f"http://192.168.178.123:8000/t/{CODE}", seat, "", True)
            )
            self._send(line, table_message(self.desk.table, seat, self.desk.now))
            game = game_message(self.desk.table, seat, self.desk.now, with_past=True)
            if game is not None:
                self._send(line, game)
        elif asked["type"] == "ping":
            self._send(line, Pong(asked["ref"]))
        else:
            self._carry_out(line, asked)

    def _carry_out(self, line: WebSocketRoute, asked: dict[str, Any]) -> None:
        (seat,) = (seat for seat, one in self._lines.items() if one is line)
        assert seat is not None, "the cover asks for nothing"
        person = sharing(ANA, seat)
        before = len(self.desk.notices)
        try:
            match asked["type"]:
                case "act":
                    self.desk.act(person, asked["action"], asked["seq"])
                    self.acted.append((seat, asked["action"]))
                case "leave":
                    self.desk.do(commands.Leave(person))
                case "sit":
                    self.desk.do(commands.Sit(person, asked["name"], asked["seat"]))
                case "start":
                    self.desk.do(commands.Start(person, "5e" * 32))
                case other:
                    raise AssertionError(f"the page asks for {other}")
        except Refused as refused:
            self._send(line, Error(asked["ref"], refused.code, refused.message, refused.rule))
            return
        self._tell(self.desk.notices[before:])
        self._send(line, Done(asked["ref"]))

    def _tell(self, notices: Sequence[Notice]) -> None:
        for part, line in self._lines.items():
            seat = None if part is None else self.desk.roster.held_by(sharing(ANA, part))
            for notice in notices:
                match notice:
                    case TableChanged():
                        self._send(line, table_message(self.desk.table, seat, self.desk.now))
                    case Moved():
                        self._game(seat, line, notice)
                    case Resync(person) if part is not None and person == sharing(ANA, part):
                        self._game(seat, line)

    def _game(self, seat: int | None, line: WebSocketRoute, *moves: Moved) -> None:
        game = game_message(self.desk.table, seat, self.desk.now, moves)
        if game is not None:
            self._send(line, game)

    def _send(self, line: WebSocketRoute, message: ToPage) -> None:
        line.send(encode(message).decode())
