"""Who is connected, and who has been away for how long. Nothing of it outlives the process."""

from __future__ import annotations

from collections.abc import Iterable

from gongenial.table.roster import SCREEN_MARK, Person, Roster

GRACE = 30.0
"""Seconds away after which a host's part passes on, and a host may give up an absent person's seat."""


class Presence:
    """Connections by person. While nobody of the table is there, nobody's absence counts (B47)."""

    def __init__(self) -> None:
        self._connections: dict[Person, set[int]] = {}
        self._away: dict[Person, float] = {}

    def arrive(self, person: Person, connection: int, roster: Roster, now: float) -> None:
        if not self.anybody(roster.people()):
            self._away = {other: now for other in roster.people()}
        self._connections.setdefault(person, set()).add(connection)
        self._away.pop(person, None)

    def depart(self, person: Person, connection: int, roster: Roster, now: float) -> None:
        """The late close of an old connection leaves a newer one alone (B46)."""
        connections = self._connections.get(person, set())
        connections.discard(connection)
        if not connections and person in self._connections:
            del self._connections[person]
            if roster.seat_of(person) is not None:
                self._away[person] = now

    def online(self, person: Person | None) -> bool:
        return person in self._connections

    def anybody(self, people: Iterable[Person]) -> bool:
        return any(person in self._connections for person in people)

    def spectators(self, roster: Roster) -> int:
        """How many people watch; a screen that shows the table is none of them."""
        people = (person for person in self._connections if not person.endswith(SCREEN_MARK))
        return sum(roster.held_by(person) is None for person in people)

    def awake(self, roster: Roster) -> bool:
        """Whether clocks run and bots play: somebody who sits here is there, or bots alone are being watched (B47)."""
        people = list(roster.people())
        return self.anybody(people) if people else bool(self._connections)

    def gone_at(self, person: Person, roster: Roster, now: float) -> float | None:
        """When the person's grace is over; None while they are there, or while nobody is."""
        if self.online(person) or not self.anybody(roster.people()):
            return None
        return self._away.setdefault(person, now) + GRACE

    def long_away(self, person: Person, roster: Roster, now: float) -> bool:
        """Whether the person's grace is over."""
        over = self.gone_at(person, roster, now)
        return over is not None and over <= now
