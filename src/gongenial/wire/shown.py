"""What a reader is shown of a table and its game: messages made from views and events only, never from a state."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gongenial.table.steps import Moved
from gongenial.table.table import Table as LiveTable
from gongenial.wire.messages import Event, Game, LinkOptions, LinkView, OutcomeInfo, SeatInfo, Table


def table_message(table: LiveTable, seat: int | None) -> Table:
    """The table around the game, as the seat (None: a spectator) is told of it."""
    roster = table.roster
    return Table(
        game="link",
        stage=roster.stage,
        seat=seat,
        seats=tuple(_seat_info(table, n) for n in range(len(roster.seats))),
        options=msgspec.convert(roster.options, LinkOptions),
        leaver=roster.leaver,
        clock=roster.clock,
        youngest=roster.youngest,
        starter=roster.starter,
        games=roster.games,
        spectators=table.presence.spectators(roster),
    )


def _seat_info(table: LiveTable, n: int) -> SeatInfo:
    seat = table.roster.seats[n]
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        online=seat.kind == "bot" or table.presence.online(seat.person),
        idle=n == table.idle,
        host=seat.person is not None and seat.person == table.roster.host,
        wins=seat.wins,
    )


def game_message(table: LiveTable, seat: int | None, now: float, moves: Sequence[Moved] = ()) -> Game | None:
    """The game as the seat may see it now (H1), with what has just happened; None if there is no game."""
    position = table.state.position
    if position is None:
        return None
    remaining = table.remaining(now)
    return Game(
        seq=table.state.shown,
        view=msgspec.convert(table.view(seat), LinkView),
        legal=tuple(str(action) for action in table.legal(seat)),
        waiting=tuple(sorted(position.waiting)),
        events=tuple(_event(moved, seat) for moved in moves),
        remaining_ms=None if remaining is None else round(remaining * 1000),
        answered=table.has_answered(seat),
        outcome=_outcome(table),
    )


def _event(moved: Moved, seat: int | None) -> Event:
    event = moved.event(seat)
    return Event(
        seat=event.seat,
        action=event.action,
        drew=event.drew,
        count=event.count,
        card=event.card,
        reshuffled=event.reshuffled,
        exchanged=event.exchanged,
        asked=event.asked,
        auto=moved.auto,
    )


def _outcome(table: LiveTable) -> OutcomeInfo | None:
    """Once a game is over, all hands are shown (H2)."""
    position = table.state.position
    outcome = None if position is None else position.outcome
    if position is None or outcome is None:
        return None
    hands = tuple(tuple(table.view(seat)["hand"]) for seat in range(position.players))
    return OutcomeInfo(outcome.termination.value, outcome.winners, outcome.ranks, hands)
