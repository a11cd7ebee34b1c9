"""The turn clocks: seconds left for each seat that the game waits for. They stand still while nobody is there (B47)."""

from __future__ import annotations

from collections.abc import Mapping

import gongenial as gg


class Clock:
    """Times are monotonic seconds, given by the caller."""

    def __init__(self) -> None:
        self._left: float | None = None
        self._since: float | None = None

    def restart(self, seconds: float | None, now: float) -> None:
        """A new turn; None is no clock."""
        self._left = seconds
        self._since = now

    def run(self, running: bool, now: float) -> None:
        """Go on, or stand still."""
        if not running and self._since is not None:
            self._left = self.left(now)
            self._since = None
        elif running and self._since is None:
            self._since = now

    def left(self, now: float) -> float | None:
        if self._left is None or self._since is None:
            return self._left
        return max(0.0, self._left - (now - self._since))

    def deadline(self) -> float | None:
        """When it runs out, if it runs."""
        if self._left is None or self._since is None:
            return None
        return self._since + self._left


class Clocks:
    """One for each person that the game waits for."""

    def __init__(self) -> None:
        self._running: dict[int, tuple[object, Clock]] = {}

    def follow(self, waited: Mapping[int, object], seconds: float | None, now: float) -> None:
        """These seats are waited for, each in a turn that goes by some name; a new turn has all its time."""
        for seat in self._running.keys() - waited.keys():
            del self._running[seat]
        for seat, turn in waited.items():
            if seat not in self._running or self._running[seat][0] != turn:
                self._running[seat] = turn, Clock()
                self._running[seat][1].restart(seconds, now)

    def restart(self, seat: int, seconds: float | None, now: float) -> None:
        if seat in self._running:
            self._running[seat][1].restart(seconds, now)

    def run(self, running: bool, now: float) -> None:
        for _, clock in self._running.values():
            clock.run(running, now)

    def left(self, seat: int | None, now: float) -> float | None:
        """Of the seat if it is waited for, or else of whoever has least."""
        if seat in self._running:
            return self._running[seat][1].left(now)
        return min((left for _, clock in self._running.values() if (left := clock.left(now)) is not None), default=None)

    def next(self) -> tuple[float, int] | None:
        """The first that runs out: when, and whose."""
        ends = [(end, seat) for seat, (_, clock) in self._running.items() if (end := clock.deadline()) is not None]
        return min(ends, default=None)


def earns_time(event: gg.Event) -> bool:
    """Whether an action has brought its player something more to decide in the same turn: another question (F3, F5),
    another token (C5), a task (T1), another turn. Who goes on so has all the time anew."""
    return bool(event.gave or event.shown or event.fate == "match" or event.lined or event.again)
