"""A live table. A command is checked, its row is stored by the caller, and only then is the step applied and shown.

Times are monotonic seconds given by the caller; the table has no clock of its own. Between `check` and `apply` of
one command nothing else may be asked of the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import gongenial as gg
from gongenial.table import commands
from gongenial.table.again import Again
from gongenial.table.calls import Calls
from gongenial.table.checks import check
from gongenial.table.clock import Clock, Clocks, earns_time
from gongenial.table.commands import Command
from gongenial.table.phrases import Manners
from gongenial.table.presence import Presence
from gongenial.table.roster import Roster
from gongenial.table.steps import Notice, State, Step, TableChanged

ANSWER_AFTER = 4.0
"""Seconds from the question to its answer's effect, whatever it is and whenever it came (J4)."""
TAKEN_AFTER = 1.5
"""Seconds from the answer to its effect, where one device is handed around and the question waits for it (J4)."""
PATIENCE = 120.0
"""Seconds that the game waits for a person until others may give up the seat, even if a page is still open there."""


@dataclass(frozen=True)
class Ask:
    """A bot's seat has something to decide; an equal one asks the same thing."""

    seat: int
    needed: bool
    """The game waits for it; otherwise it may say GONG."""
    turned: int
    """As in State, for what the game waits for. A call is the same whatever happens meanwhile, and has 0."""
    legal: tuple[gg.Action, ...]


class Table:
    """One table; everything that lasts is in `state`."""

    def __init__(self, code: str, state: State) -> None:
        self.code = code
        self.state = state
        self.presence = Presence()
        self._clocks = Clocks()
        self.calls = Calls()
        self.manners = Manners()
        self.again = Again()
        self.idle: frozenset[int] = frozenset()
        """The seats that the game has been waiting for beyond all patience."""
        self._patience = Clock()
        self._waited_for: object = None
        self._settle_at: float | None = None
        """When the open question is settled; None also while it waits for its answer."""
        self._left_open: set[int] = set()
        """Seats whose persons left while a choice was theirs (X2)."""
        self._viewed: gg.Position | None = None
        self._views: dict[int | None, dict[str, Any]] = {}

    @property
    def roster(self) -> Roster:
        return self.state.roster

    # ------------------------------------------------------------------------------------ check, then apply

    def check(self, command: Command, now: float) -> Step:
        """The step that the command leads to; raises Refused. Of what lasts, nothing changes yet."""
        return check(self, command, now)

    def apply(self, step: Step, now: float) -> tuple[Notice, ...]:
        """The step's row is stored: go on from it. Returns who is to be told of what, in this order."""
        before, self.state = self.state, step.state
        was_idle = self.idle
        if step.row is not None and step.row.kind == "start":
            self.calls.clear()
        if self.state.asked is None:
            self._settle_at = None
        elif before.asked is None or self._settle_at is None:
            self._settle_at = self._settled_at(self.state.asked, now)
        if self.state.position is not before.position:
            self.calls.window(self.catchable(), now)
        self.again.tidy(self.roster)
        self._left_open = {seat for seat in self._left_open | self._just_left(before) if self._has_choice(seat)}
        self._retime(now)
        if (row := step.row) is not None and row.seat is not None and row.public is not None:
            if earns_time(row.public):
                self._clocks.restart(row.seat, self.roster.clock or None, now)
        moved_on = bool(was_idle) and not self.idle and TableChanged() not in step.notices
        return (*step.notices, TableChanged()) if moved_on else step.notices

    def wake(self, now: float) -> None:
        """The table has just been rebuilt: an open question gets its time anew."""
        self.apply(Step(self.state), now)
        self.calls.window(self.catchable(), now)

    # ------------------------------------------------------------------------------------------------- time

    def deadline(self, now: float) -> float | None:
        """When `due` next has something, unless a command comes before."""
        if self._held() is not None:
            return now
        if self._left_open:
            return now
        out = self._clocks.next()
        moments = [
            self._settle_at,
            None if out is None else out[0],
            self._patience.deadline(),
            self._host_gone_at(now),
            self.again_at(),
        ]
        return min((moment for moment in moments if moment is not None), default=None)

    def due(self, now: float) -> Command | None:
        """What the table does by itself at this time, one thing after the other."""
        if self._settle_at is not None and now >= self._settle_at:
            return commands.Settle()
        if (call := self._held()) is not None:
            return commands.HeldCall(*call)
        if self._left_open:
            return commands.Resolve(min(self._left_open))
        if (out := self._clocks.next()) is not None and now >= out[0]:
            return commands.TimeUp(out[1])
        if (again := self.again_at()) is not None and now >= again and (wish := self.again.first()) is not None:
            return commands.Another(wish)
        if (enough := self._patience.deadline()) is not None and now >= enough:
            return commands.Waited()
        if (gone := self._host_gone_at(now)) is not None and now >= gone:
            return commands.PassHost()
        return None

    def remaining(self, now: float, seat: int | None = None) -> float | None:
        """Seconds that the seat has left, or whoever else is waited for; None without a clock."""
        if self.state.asked is not None:
            return None if self._settle_at is None else max(0.0, self._settle_at - now)
        return self._clocks.left(seat, now)

    def _settled_at(self, asked: int, now: float) -> float | None:
        """The moment of a question that has just been put, or answered, to that seat (J4). Where a device has to reach
        its player first, no time is fixed that would be enough; then it is fixed from the answer on."""
        if self.roster.device is None or self.roster.seats[asked].kind != "person":
            return now + ANSWER_AFTER
        return None if self.state.answer is None else now + TAKEN_AFTER

    def again_at(self) -> float | None:
        """When another game is dealt, if anybody has asked for it."""
        return self.again.at(self.roster, self.presence.online)

    def lose_patience(self, now: float) -> None:
        """From now on the seats that are waited for may be given up; until somebody acts, or a question is put (J4)."""
        self.idle = frozenset(self._people_waited_for())
        self._patience.restart(None, now)

    def _people_waited_for(self) -> list[int]:
        """Seats of people whose action or choice the game waits for; not while a question is open."""
        roster, position = self.roster, self.state.position
        if position is None or roster.stage != "playing" or self.state.asked is not None:
            return []
        return [seat for seat in sorted(position.waiting) if roster.seats[seat].kind == "person"]

    def _just_left(self, before: State) -> set[int]:
        """Seats that a person has just left to a bot."""
        if self.roster is before.roster or self.roster.stage != "playing" or before.roster.stage != "playing":
            return set()
        pairs = enumerate(zip(before.roster.seats, self.roster.seats, strict=True))
        return {n for n, (old, new) in pairs if old.kind == "person" and new.kind == "bot"}

    def _has_choice(self, seat: int) -> bool:
        """Whether more than a turn is waited for from a bot's seat: a choice that others, or a task, put to it."""
        position = self.state.position
        if position is None or self.roster.seats[seat].kind != "bot" or self.state.asked is not None:
            return False
        asks = self.view(None).get("asks") or ()
        return seat in position.waiting and (seat != position.turn or any(seat in ask["seats"] for ask in asks))

    def _held(self) -> tuple[int, str] | None:
        return self.calls.held() if self.state.asked is None else None

    def _host_gone_at(self, now: float) -> float | None:
        host = self.roster.host
        return None if host is None else self.presence.gone_at(host, self.roster, now)

    def _retime(self, now: float) -> None:
        """A new turn starts a person's clock anew; only whoever is waited for has one, and not while a question is
        open. Patience begins again with whatever happens in the game."""
        waited = self._people_waited_for()
        turn = (self.roster.games, self.view(0)["turns"]) if waited else None
        self._clocks.follow(dict.fromkeys(waited, turn), self.roster.clock or None, now)
        waited_for = (turn, *waited, self.state.shown) if waited else None
        if waited_for != self._waited_for:
            self.idle = frozenset()
            self._patience.restart(PATIENCE if waited and self.roster.device is None else None, now)
            self._waited_for = waited_for
        awake = self.presence.awake(self.roster)
        self._clocks.run(awake, now)
        self._patience.run(awake, now)

    # ------------------------------------------------------------------------------------- what can be seen

    def catchable(self) -> frozenset[int]:
        """Seats for which another may say GONG now (L8)."""
        return frozenset() if self.state.position is None else frozenset(self.view(0).get("catchable", ()))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What the seat, or a spectator, may know of the game, as plain values; made once for each position."""
        position = self.state.position
        if position is None:
            raise ValueError("no game runs at this table")
        if self._viewed is not position:
            self._viewed, self._views = position, {}
        if seat not in self._views:
            self._views[seat] = position.view(seat).to_dict()
        return self._views[seat]

    def legal(self, seat: int | None) -> tuple[gg.Action, ...]:
        """The seat's legal actions; none once it has answered the open question."""
        position = self.state.position
        if position is None or seat is None or self.roster.stage != "playing" or self.has_answered(seat):
            return ()
        return tuple(position.legal(seat))

    def has_answered(self, seat: int | None) -> bool:
        return seat is not None and seat == self.state.asked and self.state.answer is not None

    def asks(self) -> tuple[Ask, ...]:
        """What bots have to decide now; nothing while nobody is there (B47)."""
        position, roster = self.state.position, self.roster
        if position is None or roster.stage != "playing" or not self.presence.awake(roster):
            return ()
        asks = []
        for seat in sorted(position.actors):
            if roster.seats[seat].kind == "bot" and (legal := self.legal(seat)):
                needed = seat in position.waiting
                asks.append(Ask(seat, needed, self.state.turned_for(seat) if needed else 0, legal))
        return tuple(asks)
