"""What can be wrong with a state of any game: who is at the table, how it ended."""

from __future__ import annotations

from collections.abc import Mapping

from gongenial.core.bits import count
from gongenial.games.seats import Ended, seats_in


def table_faults(s: Ended, most: int, rule: str) -> list[str]:
    """Who is at the table, where by that rule it has so many seats at most."""
    wrong = []
    if not 2 <= s.players <= most:
        wrong.append(f"{rule}: {s.players} players")
    if s.removed >> s.players or (not seats_in(s)):
        wrong.append("X2: the seats that have left are not all seats of this table, or nobody is left")
    if not s.over and count(seats_in(s)) < 2:
        wrong.append("X2: with one seat left the game is over")
    return wrong


def end_faults(s: Ended, rule: str, ends: Mapping[int, str]) -> list[str]:
    """Winners there are when the game is over, in one of the ways that this game knows."""
    if bool(s.over) != bool(s.winners):
        return [f"{rule}: a game has winners when it is over, and only then"]
    if s.over and s.over not in ends:
        return [f"{rule}: this game does not end that way"]
    if s.winners & ~seats_in(s):
        return ["X2: a seat that has left cannot win"]
    return []
