"""Another game after a finished one: it is dealt once everybody who is there wants it, or a while after the first who
does. So nobody takes the result away from the others' eyes."""

from __future__ import annotations

from collections.abc import Callable

from gongenial.table.commands import Start
from gongenial.table.roster import Person, Roster

AGAIN_AFTER = 6.0
"""Seconds from the first wish to the deal."""


class Again:
    """Who wants another game. Nothing of it outlives the process."""

    def __init__(self) -> None:
        self._wishes: dict[Person, Start] = {}
        self._since: float | None = None

    def wish(self, command: Start, now: float) -> None:
        self._wishes.setdefault(command.person, command)
        if self._since is None:
            self._since = now

    def tidy(self, roster: Roster) -> None:
        """Whoever has got up wants nothing any more; nor does anybody once another game is dealt."""
        over = roster.stage == "over"
        self._wishes = {who: wish for who, wish in self._wishes.items() if over and roster.held_by(who) is not None}
        if not self._wishes:
            self._since = None

    def seats(self, roster: Roster) -> tuple[int, ...]:
        """The seats of those who want another game."""
        return tuple(n for n, seat in enumerate(roster.seats) if seat.person in self._wishes)

    def at(self, roster: Roster, online: Callable[[Person], bool]) -> float | None:
        """When it is to be dealt, None while nobody wants it, or nobody is there."""
        present = [person for person in roster.people() if online(person)]
        if self._since is None or not present:
            return None
        return self._since if all(person in self._wishes for person in present) else self._since + AGAIN_AFTER

    def first(self) -> Start | None:
        """The first wish, which the game is dealt from."""
        return next(iter(self._wishes.values()), None)
