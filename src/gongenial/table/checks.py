"""What each command leads to. Checking changes nothing that lasts; it may note who is there and who pressed too
early, which does not outlive the process."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from gongenial.table import commands, evolve, seating, series
from gongenial.table.commands import Command
from gongenial.table.dealing import start
from gongenial.table.defaults import mildest
from gongenial.table.play import check_action
from gongenial.table.refused import Refused
from gongenial.table.roster import Roster
from gongenial.table.steps import Moved, Notice, Resync, Row, Spoken, State, Step, TableChanged

if TYPE_CHECKING:
    from gongenial.table.table import Table


def check(table: Table, command: Command, now: float) -> Step:
    """The step that the command leads to; raises Refused."""
    return _HANDLERS[type(command)](table, command, now)


def _arrive(table: Table, command: commands.Arrive, now: float) -> Step:
    """The person's seat is theirs at once again, if a bot stood in for them while they were away. Whoever got up and
    still has the table open elsewhere has not come back by opening it once more; they sit down. Nor has somebody whose
    device is there for others."""
    before = _attendance(table)
    was_there = table.presence.online(command.person)
    table.presence.arrive(command.person, command.connection, table.roster, now)
    n = table.roster.seat_of(command.person)
    stays_away = was_there or table.roster.device is not None
    if n is not None and table.roster.seats[n].kind == "bot" and not (stays_away and table.roster.seats[n].left):
        return _reseated(table.state, seating.come_back(table.roster, n))
    return Step(table.state, notices=(TableChanged(),) if _attendance(table) != before else ())


def _depart(table: Table, command: commands.Depart, now: float) -> Step:
    before = _attendance(table)
    table.presence.depart(command.person, command.connection, table.roster, now)
    return Step(table.state, notices=(TableChanged(),) if _attendance(table) != before else ())


def _attendance(table: Table) -> tuple[object, ...]:
    """What everybody may see of who is there."""
    return (
        *(table.presence.online(seat.person) for seat in table.roster.seats if seat.person is not None),
        table.presence.spectators(table.roster),
    )


def _roster_command(table: Table, command: Command, now: float) -> Step:
    """The commands that change the roster, and the game only where a seat is given up (X2)."""
    return _reseated(table.state, _changed(table, command, now))


def _changed(table: Table, command: Command, now: float) -> Roster:
    roster, presence = table.roster, table.presence
    match command:
        case commands.Sit():
            return seating.sit(roster, command)
        case commands.Rename():
            return seating.rename(roster, command.person, command.name)
        case commands.Leave():
            return seating.leave(roster, command.person, presence.online)
        case commands.SetSeat():
            away = partial(presence.long_away, roster=roster, now=now)
            return seating.set_seat(roster, command, presence.online, away, table.idle)
        case commands.SetSeats():
            return seating.set_seats(roster, command)
        case commands.SetOptions():
            return seating.set_options(roster, command)
        case commands.SetSeries():
            return series.set_series(roster, command)
        case commands.SetYoungest():
            return seating.set_youngest(roster, command)
        case commands.PassHost():
            return roster.passed_on(presence.online)
    raise TypeError(f"no roster changes by {type(command).__name__}")


def _reseated(state: State, roster: Roster) -> Step:
    """The step to another roster; whose seat is another now sees the game anew."""
    if roster == state.roster:
        return Step(state)
    removed = next((n for n, seat in enumerate(roster.seats) if _is_removed(state, n, seat.kind)), None)
    if removed is None:
        changed, row = evolve.with_roster(state, roster)
    else:
        changed, row = evolve.removed(state, removed, roster)
    moved: tuple[Notice, ...] = () if row.public is None else (_shown(row),)
    people = {*state.roster.people(), *roster.people()}
    other = sorted(p for p in people if state.roster.held_by(p) != changed.roster.held_by(p))
    resyncs = tuple(Resync(person) for person in other) if changed.position is not None else ()
    return Step(changed, row, (TableChanged(), *moved, *resyncs))


def _is_removed(state: State, n: int, kind: str) -> bool:
    return kind == "gone" and state.roster.stage == "playing" and state.roster.seats[n].kind != "gone"


def _start(table: Table, command: commands.Start, now: float) -> Step:
    """The first game is dealt at once; another, once the others are ready too. Those who share a device all see who
    asks for it."""
    if table.roster.stage != "over" or table.roster.device is not None:
        return _dealt(table, command)
    start(table.roster, command)
    table.again.wish(command, now)
    return Step(table.state, notices=(TableChanged(),))


def _another(table: Table, command: commands.Another, _now: float) -> Step:
    return _dealt(table, command.wish)


def _dealt(table: Table, command: commands.Start) -> Step:
    state, row = evolve.dealt(table.state, start(table.roster, command), command.secret)
    return Step(state, row, (TableChanged(), _shown(row)))


def _act(table: Table, command: commands.Act, now: float) -> Step:
    seat = table.roster.held_by(command.person)
    if seat is None:
        raise Refused("not-seated", "You have no seat at this table.")
    return _acted(table, seat, command.action, now, seen=command.seen)


def _bot_act(table: Table, command: commands.BotAct, now: float) -> Step:
    seat = table.roster.seats[command.seat]
    if seat.kind != "bot":
        raise Refused("not-seated", "No bot sits there.")
    return _acted(table, command.seat, command.action, now, seen=command.seen, auto=seat.person is not None)


def _settle(table: Table, _command: commands.Settle, now: float) -> Step:
    """The answer, or "no" without one, takes effect; nothing in it tells which of the two it was (J4, H1)."""
    state = table.state
    if state.asked is None:
        raise Refused("stale", "No question is open.")
    changed, row = evolve.moved(state, state.asked, state.answer or "accept", auto=False)
    return _stepped(state, changed, row)


def _held_call(table: Table, command: commands.HeldCall, now: float) -> Step:
    table.calls.release()
    return _acted(table, command.seat, command.action, now, seen=table.state.shown, held=True)


def _mildest(table: Table, command: commands.TimeUp | commands.Resolve, now: float) -> Step:
    """The mildest choice, for this seat and no other (B48, X2)."""
    legal = table.legal(command.seat)
    if not legal:
        raise Refused("stale", "Nothing is waited for from that seat.")
    return _acted(table, command.seat, mildest(map(str, legal)), now, seen=table.state.shown, auto=True)


def _waited(table: Table, _command: commands.Waited, now: float) -> Step:
    table.lose_patience(now)
    return Step(table.state, notices=(TableChanged(),))


def _acted(
    table: Table, seat: int, action: str, now: float, *, seen: int, auto: bool = False, held: bool = False
) -> Step:
    """An action of the game by a seat, or an answer, or a call that has to wait."""
    checked = check_action(table.state, table.calls, seat, action, now, seen=seen, auto=auto, held=held)
    if checked is None:
        return Step(table.state)
    changed, row = checked
    if row.kind == "answer":
        who = table.roster.seats[seat]  # nobody is told when a stand-in has answered (J4)
        return Step(changed, row, (Resync(who.person),) if who.kind == "person" and who.person is not None else ())
    return _stepped(table.state, changed, row)


def _stepped(before: State, changed: State, row: Row) -> Step:
    notices: tuple[Notice, ...] = (_shown(row),)
    return Step(changed, row, notices if changed.roster is before.roster else (*notices, TableChanged()))


def _shown(row: Row) -> Moved:
    if row.public is None:
        raise ValueError(f"a row of kind {row.kind} shows nothing")
    return Moved(row.public, row.private, row.auto)


def _say(table: Table, command: commands.Say, now: float) -> Step:
    table.manners.check(command.person, command.phrase, now)
    seat = table.roster.held_by(command.person)
    name = command.name if seat is None else table.roster.seats[seat].name
    return Step(table.state, notices=(Spoken(seat, name, command.phrase),))


_HANDLERS: dict[type[Command], Callable[[Table, Any, float], Step]] = {
    commands.Arrive: _arrive,
    commands.Depart: _depart,
    commands.Sit: _roster_command,
    commands.Rename: _roster_command,
    commands.Leave: _roster_command,
    commands.SetSeat: _roster_command,
    commands.SetSeats: _roster_command,
    commands.SetOptions: _roster_command,
    commands.SetSeries: _roster_command,
    commands.SetYoungest: _roster_command,
    commands.PassHost: _roster_command,
    commands.Start: _start,
    commands.Act: _act,
    commands.BotAct: _bot_act,
    commands.Settle: _settle,
    commands.HeldCall: _held_call,
    commands.TimeUp: _mildest,
    commands.Resolve: _mildest,
    commands.Another: _another,
    commands.Waited: _waited,
    commands.Say: _say,
}
