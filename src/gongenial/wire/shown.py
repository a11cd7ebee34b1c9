"""What a reader is shown of a table and its game: messages made from views and events only, never from a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gongenial.core.values import OptionValue
from gongenial.table.series import champions, scores
from gongenial.table.steps import Moved, told
from gongenial.table.table import Table as LiveTable
from gongenial.tasks.naming import plain_name
from gongenial.wire.common import GameName
from gongenial.wire.events import Event
from gongenial.wire.messages import Game, OutcomeInfo, Played, SeatInfo, Series, Table, Termination
from gongenial.wire.options import AllOptions
from gongenial.wire.views import View


def table_message(table: LiveTable, seat: int | None, now: float) -> Table:
    """The table around the game, as the seat (None: a spectator) is told of it."""
    roster = table.roster
    again = table.again_at()
    return Table(
        game=msgspec.convert(roster.game, GameName),
        next_game=msgspec.convert(roster.next_game, GameName),
        stage=roster.stage,
        seat=seat,
        seats=tuple(_seat_info(table, n) for n in range(len(roster.seats))),
        options=_all_options(roster.options),
        leaver=roster.leaver,
        clock=roster.clock,
        youngest=roster.youngest,
        starter=roster.starter,
        games=roster.games,
        series=Series(msgspec.convert(roster.series, tuple[GameName, ...]), roster.best_of),
        match=roster.match,
        match_games=roster.match_games,
        champions=champions(roster),
        sheet=msgspec.convert(roster.sheet, tuple[Played, ...], from_attributes=True),
        again=table.again.seats(roster),
        again_ms=None if again is None else _ms(again - now),
        spectators=table.presence.spectators(roster),
        one_device=roster.device is not None,
    )


def _all_options(options: Mapping[str, Mapping[str, OptionValue]]) -> AllOptions:
    """As they are set for the next game: of a task pack that is the name, not the version that the last one had."""
    named = {game: {"game": game, **values} for game, values in options.items()}
    for values in named.values():
        if isinstance(pack := values.get("pack"), str):
            values["pack"] = plain_name(pack)
    return msgspec.convert(named, AllOptions)


def _seat_info(table: LiveTable, n: int) -> SeatInfo:
    roster = table.roster
    seat = roster.seats[n]
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        online=seat.kind == "bot" or table.presence.online(seat.person),
        idle=n in table.idle,
        host=seat.person is not None and seat.person == roster.host,
        wins=seat.wins,
        match_wins=seat.match_wins,
        part=roster.part(n),
    )


def game_message(
    table: LiveTable, seat: int | None, now: float, moves: Sequence[Moved] = (), *, with_past: bool = False
) -> Game | None:
    """The game as the seat may see it now (H1), with what has just happened, or what happened before; None if there is
    no game."""
    position = table.state.position
    if position is None:
        return None
    remaining = table.remaining(now, seat)
    return Game(
        seq=table.state.shown,
        view=_view(table.view(seat)),
        legal=tuple(str(action) for action in table.legal(seat)),
        waiting=tuple(sorted(position.waiting)),
        events=tuple(_event(moved, seat) for moved in moves),
        past=tuple(_event(told(moved), seat) for moved in table.state.past) if with_past else None,
        remaining_ms=None if remaining is None else _ms(remaining),
        answered=table.has_answered(seat),
        outcome=_outcome(table),
    )


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))


def _view(shown: dict[str, Any]) -> View:
    options = {"game": shown["game"], **shown["options"]}
    return msgspec.convert({**shown, "options": options}, View)  # type: ignore[no-any-return]


def _event(moved: Moved, seat: int | None) -> Event:
    said = {name: value for name, value in vars(moved.event(seat)).items() if value is not None}
    return msgspec.convert({**said, "auto": moved.auto}, Event, from_attributes=True)


def _outcome(table: LiveTable) -> OutcomeInfo | None:
    """Once a game is over, all hands are shown (H2)."""
    position = table.state.position
    outcome = None if position is None else position.outcome
    if position is None or outcome is None:
        return None
    views = [table.view(seat) for seat in range(position.players)]
    hands = tuple(tuple(view["hand"]) for view in views if "hand" in view)
    ended = msgspec.convert(outcome.termination.value, Termination)
    return OutcomeInfo(ended, outcome.winners, outcome.ranks, scores(views[0]), hands)
