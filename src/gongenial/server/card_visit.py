"""One visit to a page for printed cards: who reads, what the browser has kept, and which task it is shown."""

from __future__ import annotations

import asyncio
import gzip
import logging
from functools import lru_cache

from litestar import Response
from litestar.datastructures import Cookie

from gongenial.server import decks
from gongenial.server.codes import is_code
from gongenial.server.decks import NoDeck, known_pack, of_colour
from gongenial.server.files import OWN
from gongenial.server.limits import Buckets
from gongenial.server.own_order import COOKIE as OWN_ORDER
from gongenial.server.own_order import OwnOrder
from gongenial.server.reader import LANGUAGE, THEME, YEAR, cookies, language_of
from gongenial.server.small_page import LANGUAGE_NAMES, Page, Reader, written
from gongenial.server.small_parts import SmallParts
from gongenial.server.visitors import AnyRequest, sender_of, visited_of
from gongenial.store.store import Store
from gongenial.tasks.pack import Pack, Task
from gongenial.tasks.registry import STARS, is_known
from gongenial.wire.cards import TaskText

log = logging.getLogger(__name__)

DECK = "gongenial-deck"
"""The cookie with the code of the group's deck."""
GROUP_SECONDS = 30 * 86_400


class Visit:
    """A request for a page; `answered` makes the answer."""

    def __init__(self, request: AnyRequest, store: Store) -> None:
        known = cookies(request.headers.get("cookie"))
        self._request = request
        self._kept: list[Cookie] = []
        self._decks = store.decks
        asked = request.query_params.get("lang", "")
        if asked in LANGUAGE_NAMES:
            self._keep(LANGUAGE, asked)
        parts: SmallParts = request.app.state.small_parts
        self.reader = Reader(
            asked if asked in LANGUAGE_NAMES else language_of(request.headers), known.get(THEME, ""), parts
        )
        self.own = OwnOrder.read(known.get(OWN_ORDER), STARS)
        code = known.get(DECK, "")
        self.group = code if is_code(code) else None
        self.note = ""
        """What the reader has to be told, ready to stand in the page."""

    # ------------------------------------------------------------------------------------------------ the group

    async def pack(self) -> Pack:
        """The pack that is drawn from: the group's, if there is one and it is still there."""
        if self.group is not None:
            lost: Buckets = self._request.app.state.lost_decks
            who, now = sender_of(self._request), asyncio.get_running_loop().time()
            if lost.spent(who, now):  # a cookie is no way either to try all codes
                self.group, self.note = None, self.reader.say("error-too-fast")
                return known_pack(self.own.pack)
            deck = await self._decks.find(self.group)
            if deck is not None:
                return known_pack(deck.state.pack)
            lost.charge(who, now)
            self.leave()
            self.note = self.reader.say("cards-group-gone")
        return known_pack(self.own.pack)

    async def join(self, code: str) -> None:
        """Draw from the deck of that code from now on, if there is one."""
        guesses: Buckets = self._request.app.state.guesses
        who, now = sender_of(self._request), asyncio.get_running_loop().time()
        if guesses.spent(who, now):
            self.note = self.reader.say("error-too-fast")
            return
        try:
            if not is_code(code):
                raise NoDeck(code)
            await decks.join_deck(self._decks, code, self.own.pack)
        except NoDeck:
            guesses.charge(who, now)
            self.note = self.reader.say("cards-group-none", code=code[:12])
        except Exception as error:  # a full disk, when a table's deck is to be made
            log.warning("a group's deck could not be made (%s)", type(error).__name__)
            self.note = self.reader.say("error-line")
        else:
            self.group = code
            self._keep(DECK, code, GROUP_SECONDS)

    def leave(self) -> None:
        """Draw alone from now on."""
        self.group = None
        self._keep(DECK, "", 0)

    def choose(self, pack: str) -> None:
        """Draw alone from that pack, if there is such a one; a group chooses by itself."""
        if is_known(pack) and pack != self.own.pack:
            self.own = OwnOrder(pack)
            self._keep(OWN_ORDER, str(self.own))

    # ------------------------------------------------------------------------------------------------- the task

    async def task(self, pack: Pack, colour: int) -> TaskText:
        """The task that the address names; without one a task that hasn't come yet, drawn from the group's deck or, if
        that can't be reached, in the phone's own order."""
        texts = told(pack, colour, self.reader.language)
        named = self._request.query_params.get("t")
        for text in texts:
            if text.name == named:
                return text
        if self.group is not None:
            draws: Buckets = self._request.app.state.draws
            try:
                if draws.take(sender_of(self._request), asyncio.get_running_loop().time()):
                    return text_of(*await decks.draw(self._decks, self.group, colour), self.reader.language)
            except Exception as error:  # a full disk, a deck that has just been dropped: there is a task all the same
                log.warning("a task could not be drawn from a group's deck (%s)", type(error).__name__)
            self.note = self.reader.say("cards-alone")
        own = self.own if self.own.pack == pack.name else OwnOrder(pack.name)
        place, self.own = own.draw(colour, len(texts))
        self._keep(OWN_ORDER, str(self.own))
        return texts[place]

    # ------------------------------------------------------------------------------------------------- the answer

    def answered(self, page: Page, status: int = 200) -> Response[bytes]:
        """The document, with what the browser is to keep."""
        body = written(page, self.reader)
        headers = {"cache-control": OWN, "vary": "accept-encoding, accept-language, cookie"}
        if "gzip" in self._request.headers.get("accept-encoding", ""):
            body, headers["content-encoding"] = gzip.compress(body, 6, mtime=0), "gzip"
        return Response(body, status_code=status, media_type="text/html", headers=headers, cookies=self._kept)

    def _keep(self, name: str, value: str, seconds: int = YEAR) -> None:
        """Let the browser keep something that its scripts may read too; it is nothing to steal."""
        secure = visited_of(self._request).secure
        self._kept.append(Cookie(name, value=value, max_age=seconds, samesite="lax", secure=secure))


def spoken_by(pack: Pack, language: str) -> str:
    """The language of the pack's texts for a reader of this one."""
    return language if language in pack.languages else pack.languages[0]


def text_of(pack: Pack, task: Task, language: str) -> TaskText:
    """What a task says."""
    key = f"task-{task.name}"
    return TaskText(task.name, pack.text(language, key, "title"), pack.text(language, key))


@lru_cache(128)
def told(pack: Pack, colour: int, language: str) -> tuple[TaskText, ...]:
    """What the tasks of a colour say, in the pack's order."""
    return tuple(text_of(pack, task, language) for task in of_colour(pack.tasks, colour))
