"""Two sides measured in the same run, by turns, and reported in one line that ends in the ratio."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import thread_time

RUNS = 7


@dataclass(frozen=True)
class Rate:
    """How much of something a side gets done in a second of one core."""

    per_second: float

    def __str__(self) -> str:
        if self.per_second >= 1e6:
            return f"{self.per_second / 1e6:.2f} M/s"
        return f"{self.per_second / 1e3:.1f} k/s"


def rate(work: Callable[[], float]) -> float:
    """Do some work, which returns how much it was; how much that is in a second of this thread's CPU time.

    CPU time, so that other programs on the machine take nothing away from either side.
    """
    started = thread_time()
    done = work()
    return done / (thread_time() - started)


def by_turns(ours: Callable[[], float], theirs: Callable[[], float]) -> tuple[Rate, Rate]:
    """The median rates of two sides that take turns. Both are warmed up first."""
    ours(), theirs()
    pairs = [(rate(ours), rate(theirs)) for _ in range(RUNS)]
    return Rate(median(pair[0] for pair in pairs)), Rate(median(pair[1] for pair in pairs))


def line(what: str, unit: str, ours: Rate, theirs: Rate) -> str:
    """One figure: what was compared, both rates, the ratio."""
    return f"{what:<66} {ours} against {theirs} ({unit}) ... {ours.per_second / theirs.per_second:.1f}x"
