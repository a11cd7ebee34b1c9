"""Reading a partial position of any game: what is given is checked, and every fault is kept for one message."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gongenial.core.contract import Termination
from gongenial.core.errors import BrokenPosition, written
from gongenial.core.records import Records

MOST = 10**9
"""What a number can be at most."""


class Reading:
    """A dictionary that a position is read from, and the faults found so far."""

    def __init__(self, given: Mapping[str, Any], names: Sequence[str], states: Records) -> None:
        self.given, self.states = given, states
        self.state: Any = states[0]
        self.players = int(self.state.players)
        self.faults = [
            f"there is no field {written(name)} (there are {', '.join(names)})" for name in given if name not in names
        ]

    def expect(self, held: bool, fault: str) -> None:
        """Note the fault unless the condition held."""
        if not held:
            self.faults.append(fault)

    def number(self, name: str, default: int = 0) -> int:
        value = self.given.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
            self.faults.append(f"`{name}` is a whole number from 0 to {MOST}, not {written(value)}")
            return default
        return value

    def flag(self, name: str, default: bool) -> int:
        value = self.given.get(name, default)
        self.expect(isinstance(value, bool), f"`{name}` is true or false, not {written(value)}")
        return int(value is True)

    def seat_of(self, value: object, name: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < self.players:
            self.faults.append(f"`{name}` names a seat from 0 to {self.players - 1}, not {written(value)}")
            return 0
        return value

    def seat(self, name: str, default: int) -> int:
        return self.seat_of(self.given.get(name, default), name)

    def seats(self, name: str, length: int | None = None) -> list[int]:
        value = self.given.get(name)
        if value is None:
            return []
        if not isinstance(value, (list, tuple)) or (length is not None and len(value) != length):
            wanted = "a list of seats" if length is None else f"a list of {length} seats"
            self.faults.append(f"`{name}` is {wanted}, not {written(value)}")
            return []
        return [self.seat_of(seat, name) for seat in value]

    def seat_set(self, name: str) -> int:
        return sum(1 << seat for seat in set(self.seats(name)))

    def entries(self, name: str) -> list[Mapping[str, Any]]:
        value = self.given.get(name)
        if value is None:
            return []
        if not isinstance(value, (list, tuple)) or not all(isinstance(entry, Mapping) for entry in value):
            self.faults.append(f"`{name}` is a list of dictionaries, not {written(value)}")
            return []
        return list(value)

    def over(self, conclude: Callable[[Any], None]) -> None:
        """How the game ended, [termination, [winning seats]]. Without it, `conclude` ends a sound state whose position
        is one that ends the game."""
        over = self.given.get("over")
        if over is None:
            if not self.faults:
                conclude(self.state)
            return
        try:
            if not isinstance(over[0], str):
                raise TypeError
            self.state.over = Termination(over[0]).code
            self.state.winners = 0
            for seat in over[1]:
                self.state.winners |= 1 << self.seat_of(seat, "over")
        except (ValueError, TypeError, LookupError):
            self.faults.append(f"`over` is [termination, [winning seats]], not {written(over)}")

    def refuse_if_broken(self, faults: Callable[[Any], list[str]]) -> None:
        """Raise BrokenPosition for the faults found while reading and for those of the state, each once, X3 first."""
        found = self.faults
        doubled = any(fault.startswith("X3") for fault in found)
        more = [
            fault for fault in faults(self.state) if fault not in found and not (doubled and fault.startswith("X3"))
        ]
        if found or more:
            raise BrokenPosition(sorted(found + more, key=lambda fault: not fault.startswith("X3")))


def over_dict(s: Any) -> list[Any] | None:
    """How a game ended, as `Reading.over` reads it."""
    if not s.over:
        return None
    winners = int(s.winners)
    return [list(Termination)[s.over - 1].value, [seat for seat in range(int(s.players)) if winners >> seat & 1]]


def random_text(s: Any) -> str:
    """The generator as 32 hexadecimal digits."""
    return f"{int(s.random_a):016x}{int(s.random_b):016x}"
