"""The turn clock: seconds left for the seat to move. It stands still while nobody is there (B47)."""

from __future__ import annotations


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
