"""Calls of GONG are a race: those that come too early cost their presser a pause, those that must wait are kept."""

from __future__ import annotations

from collections import deque

from gongenial.table.defaults import is_catch
from gongenial.table.refused import Refused

COOL_DOWN = 1.5
"""Seconds without a catch for whoever pressed before the window was open (B12)."""
JUST_CLOSED = 1.5
"""Seconds after a window's end in which a catch counts as a lost race, and costs nothing."""


class Calls:
    """What a table remembers of calls; nothing of it outlives the process."""

    def __init__(self) -> None:
        self._cool_until: dict[int, float] = {}
        self._closed: dict[int, float] = {}
        self._open: frozenset[int] = frozenset()
        self._held: deque[tuple[int, str]] = deque()

    def window(self, catchable: frozenset[int], now: float) -> None:
        """The seats that may be caught from now on."""
        self._closed |= {seat: now for seat in self._open - catchable}
        self._open = catchable

    def check(self, seat: int, action: str, now: float) -> None:
        """A catch within its presser's pause is refused, even if it would be right (B12)."""
        if is_catch(action) and now < self._cool_until.get(seat, now):
            if int(action.rpartition("!")[2]) not in self._open:
                self._cool_until[seat] = now + COOL_DOWN
            raise Refused("cool-down", "You pressed too early; wait a moment before you call again.", "L8")

    def missed(self, seat: int, action: str, now: float) -> None:
        """A catch that was not right: too early starts the presser's pause, too late doesn't."""
        if is_catch(action) and not self.lost_race(action, now):
            self._cool_until[seat] = now + COOL_DOWN

    def lost_race(self, action: str, now: float) -> bool:
        """Whether a catch comes so soon after its window's end that its presser can't have known of it."""
        closed = self._closed.get(int(action.rpartition("!")[2])) if is_catch(action) else None
        return closed is not None and now - closed <= JUST_CLOSED

    def hold(self, seat: int, action: str) -> None:
        """Keep a call until the question is settled (J4); a repeated one stays one."""
        if (seat, action) not in self._held:
            self._held.append((seat, action))

    def held(self) -> tuple[int, str] | None:
        """The first call that waits."""
        return self._held[0] if self._held else None

    def release(self) -> None:
        """The first call that waits has had its answer."""
        self._held.popleft()

    def clear(self) -> None:
        """A new game."""
        self.__init__()  # type: ignore[misc]
