"""A table played by the test: the page gets the server's own messages of any position, and what it asks is kept."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from gongenial.bots import Bot
from gongenial.table.roster import Person
from gongenial.table.steps import Moved, Notice
from gongenial.table.table import ANSWER_AFTER
from gongenial.wire.codec import encode
from gongenial.wire.messages import PROTOCOL, Done, Pong, Said, ToPage, Welcome
from gongenial.wire.shown import game_message, table_message
from tests.table.desk import PEOPLE, Desk

CODE = "BCDFGH"
WATCHER = Person("walt")


class Feed:
    """The other end of a page's line, at the seat of one of the desk's people or as a spectator."""

    def __init__(self, page: Page, desk: Desk, seat: int | None = 0) -> None:
        self.page = page
        self.desk = desk
        self.seat = seat
        self.asked: list[dict[str, Any]] = []
        """What the page has asked for, besides hellos and pings."""
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(f"**/ws/{CODE}", self._opened)

    def open(self, url: str) -> None:
        """Go to the table, and wait until it is shown."""
        self.page.goto(f"{url}/t/{CODE}")
        place = "lobby" if self.desk.table.state.position is None else "board"
        self.page.get_by_test_id(place).wait_for()

    def _opened(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        asked = json.loads(text)
        match asked["type"]:
            case "hello":
                name = "" if self.seat is None else PEOPLE[self.seat].title()
                url = f"http://192.168.178.123:8000/t/{CODE}"
                self.send(Welcome(asked["ref"], PROTOCOL, CODE, url, self.seat, name))
                self.show()
            case "ping":
                self.send(Pong(asked["ref"]))
            case _:
                self.asked.append(asked)
                self.send(Done(asked["ref"]))

    def send(self, message: ToPage) -> None:
        assert self._socket is not None, "the page has not opened its line"
        self._socket.send(encode(message).decode())

    def show(self, *moves: Moved) -> None:
        """The table and the game as they are now, with what has just happened."""
        self.send(table_message(self.desk.table, self.seat, self.desk.now))
        game = game_message(self.desk.table, self.seat, self.desk.now, moves)
        if game is not None:
            self.send(game)

    def act(self, seat: int, action: str) -> None:
        """A seat does something, and the page is told."""
        self.told(self.desk.act(PEOPLE[seat], action))

    def say(self, seat: int, phrase: str) -> None:
        self.send(Said(seat, PEOPLE[seat].title(), phrase))

    def told(self, notices: Sequence[Notice]) -> None:
        self.show(*[notice for notice in notices if isinstance(notice, Moved)])

    def expect(self, *actions: str) -> None:
        """Wait until the page has asked for so many actions, and has heard that they are done; they must be these."""
        end = time.monotonic() + 15
        while len(self.actions()) < len(actions) and time.monotonic() < end:
            self.page.wait_for_timeout(10)
        assert self.actions() == list(actions)
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 20))")

    def actions(self) -> list[str]:
        """The actions of the game that the page has asked for."""
        return [asked["action"] for asked in self.asked if asked["type"] == "act"]


class Opposed(Feed):
    """A table at which the page's actions are carried out, and bots answer at once."""

    def __init__(self, page: Page, desk: Desk, seat: int = 0) -> None:
        super().__init__(page, desk, seat)
        self.reader = seat
        self.bots = [Bot("medium", n) for n in range(desk.position.players)]

    def _hear(self, text: str | bytes) -> None:
        super()._hear(text)
        asked = json.loads(text)
        if asked["type"] == "act":
            self.act(self.reader, asked["action"])
            if asked["action"] in ("accept", "cancel"):
                self._moment_comes()
        self.others()

    def others(self) -> None:
        """Everybody else does what they are waited for."""
        while others := self._waiting():
            self.bot_moves(min(others))

    def bot_moves(self, seat: int) -> None:
        """A bot does what a seat is waited for, the reader's too."""
        here = self.desk.position
        self.act(seat, str(self.bots[seat].choose(here.view(seat), here.legal(seat))))
        if self.desk.table.state.asked == seat:
            self._moment_comes()

    def _waiting(self) -> set[int]:
        here = self.desk.position
        return set() if here.is_over else set(here.waiting) - {self.reader}

    def _moment_comes(self) -> None:
        """The answer to J4's question takes effect at its fixed moment."""
        before = len(self.desk.notices)
        self.desk.wait(ANSWER_AFTER)
        self.told(self.desk.notices[before:])
