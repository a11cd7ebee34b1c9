"""Rebuilding a table from its stored rows: the moves are run again, and every result must be the stored one."""

from __future__ import annotations

from collections.abc import Sequence

from gongenial.table import evolve
from gongenial.table.evolve import LEAVE
from gongenial.table.steps import Row, State


class Mismatch(Exception):
    """A row came out otherwise than it was stored: the rules have changed under a running game, or the row was."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"row {seq} comes out otherwise than it was stored")
        self.seq = seq


def rebuild(rows: Sequence[Row]) -> State:
    """The state after `rows`. The first must be a whole one: a start, or a roster between games."""
    first = rows[0]
    if first.roster is None:
        raise Mismatch(first.seq)
    shown = first.shown - (first.kind == "start")
    state = State(first.roster, log=first.seq - 1, shown=shown, turned=shown)
    for row in rows:
        try:
            state, again = _run(state, row)
        except ValueError as error:
            raise Mismatch(row.seq) from error
        if again != row:
            raise Mismatch(row.seq)
    return state


def _run(state: State, row: Row) -> tuple[State, Row]:
    match row:
        case Row(kind="roster", roster=roster) if roster is not None:
            return evolve.with_roster(state, roster)
        case Row(kind="start", roster=roster, seed=str(seed)) if roster is not None:
            return evolve.dealt(state, roster, seed)
        case Row(kind="answer", seat=int(seat), action=str(action)):
            return evolve.answered(state, seat, action)
        case Row(kind="move", seat=int(seat), action=action, roster=roster) if action == LEAVE and roster is not None:
            return evolve.removed(state, seat, roster)
        case Row(kind="move", seat=int(seat), action=str(action)):
            return evolve.moved(state, seat, action, auto=row.auto)
    raise Mismatch(row.seq)
