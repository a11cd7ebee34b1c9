"""How a table's state goes on: each function makes the next state and the row that says so. Live play and the
rebuilding of a stored table both come through here."""

from __future__ import annotations

import gongenial as gg
from gongenial.table.defaults import is_call
from gongenial.table.roster import Roster, Seat
from gongenial.table.series import finished
from gongenial.table.steps import Moved, Row, State, kept

LEAVE = "leave"
"""The action of a row and an event in which a seat is removed."""
DEAL = "deal"
"""The action of the event that opens a game; its seat is the starter."""
STAND_IN = "stand-in"
"""The action of the event that tells that a bot plays on for somebody."""
BACK = "back"
"""The same of their return."""
PAST = 30
"""How many of the last events whoever comes to a table is told."""


def with_roster(state: State, roster: Roster) -> tuple[State, Row]:
    """Another roster. Whoever leaves an open question to a bot has answered "no" (X2), unless they had answered.
    Whoever comes back to one answers it."""
    news = _news(state, roster)
    row = Row(state.log + 1, "roster", state.shown, roster, public=news)
    asked = state.asked
    answer = state.answer
    if asked is not None and answer is None and _left_to_a_bot(state.roster.seats[asked], roster.seats[asked]):
        answer = "accept"
    position = state.position if roster.stage != "lobby" else None
    past = state.past if news is None else _longer(state.past, Moved(news, {}, False))
    return state.but(roster=roster, position=position, answer=answer, log=row.seq, past=past), row


def _news(state: State, roster: Roster) -> gg.Event | None:
    """What the log of a running game says of a seat that goes to a bot, or comes back."""
    if state.roster.stage != "playing" or roster.stage != "playing":
        return None
    for n, (before, after) in enumerate(zip(state.roster.seats, roster.seats, strict=True)):
        if before.kind != after.kind:
            return gg.Event(n, STAND_IN if after.kind == "bot" else BACK)
    return None


def _longer(past: tuple[bytes, ...], moved: Moved) -> tuple[bytes, ...]:
    return (*past, kept(moved))[-PAST:]


def _left_to_a_bot(before: Seat, after: Seat) -> bool:
    return before.kind == "person" and after.kind == "bot"


def dealt(state: State, roster: Roster, secret: str) -> tuple[State, Row]:
    """A new game, dealt from the secret."""
    if roster.starter is None:
        raise ValueError("a game needs a starter")
    options = dict(roster.options.get(roster.game, {}))
    position = gg.new(roster.game, players=len(roster.seats), seed=secret, starter=roster.starter, **options)
    event = gg.Event(roster.starter, DEAL)
    row = Row(state.log + 1, "start", state.shown + 1, roster, secret, public=event)
    past = _longer((), Moved(event, {}, False))
    return State(roster, position, log=row.seq, shown=row.shown, turned=row.shown, past=past), row


def answered(state: State, seat: int, action: str) -> tuple[State, Row]:
    """The question's answer, kept until it takes effect (J4)."""
    row = Row(state.log + 1, "answer", state.shown, seat=seat, action=action)
    return state.but(answer=action, log=row.seq), row


def moved(state: State, seat: int, action: str, *, auto: bool) -> tuple[State, Row]:
    """An action of the game. Raises gongenial.IllegalAction or gongenial.InvalidAction."""
    position = _position(state).copy()
    record = position.play(action, seat=seat)
    return _went_on(state, position, record, None, auto=auto)


def removed(state: State, seat: int, roster: Roster) -> tuple[State, Row]:
    """A seat leaves the game for good (X2); `roster` is what remains around it."""
    position = _position(state).copy()
    return _went_on(state, position, position.remove(seat), roster, auto=False)


def _position(state: State) -> gg.Position:
    if state.position is None:
        raise ValueError("no game runs at this table")
    return state.position


def _went_on(
    state: State, position: gg.Position, record: gg.Record, roster: Roster | None, *, auto: bool
) -> tuple[State, Row]:
    position.history.clear()  # the table's rows have it all
    public = position.event(record, None)
    seen = {seat: position.event(record, seat) for seat in range(position.players)}
    row = Row(
        state.log + 1,
        "move",
        state.shown + 1,
        _finished(roster, state.roster, position),
        seat=record.seat,
        action=record.action,
        auto=auto,
        public=public,
        private={seat: event for seat, event in seen.items() if event != public},
    )
    asked = record.result.asked if record.result.asked is not None else _still_asked(state, position, record)
    changed = state.but(
        roster=row.roster or state.roster,
        position=position,
        asked=asked,
        answer=state.answer if asked is not None and asked == state.asked else None,
        log=row.seq,
        shown=row.shown,
        turned=state.turned if is_call(record.action) else row.shown,
        earlier=state.earlier if is_call(record.action) else _earlier(state, position, record),
        past=_longer(state.past, Moved(public, row.private, auto)),
    )
    return changed, row


def _earlier(state: State, position: gg.Position, record: gg.Record) -> dict[int, int]:
    """Those of several who were waited for, and have the same choice as before: another's changes nothing for them
    (T9)."""
    before = _position(state)
    waited = before.waiting & position.waiting - {record.seat} if len(before.waiting) > 1 else frozenset()
    return {seat: state.turned_for(seat) for seat in waited if before.legal(seat) == position.legal(seat)}


def _still_asked(state: State, position: gg.Position, record: gg.Record) -> int | None:
    """The question stays open only if some third seat left meanwhile (X2)."""
    if state.asked is None or record.action != LEAVE or position.is_over:
        return None
    return state.asked if any(str(action) == "accept" for action in position.legal(state.asked)) else None


def _finished(roster: Roster | None, before: Roster, position: gg.Position) -> Roster | None:
    """The roster after a move, if it is another: when the game is over, with its result. A stored one has that behind
    it."""
    outcome = position.outcome
    if outcome is None or (roster or before).stage == "over":
        return roster
    return finished(roster or before, outcome, position.view(None).to_dict())
