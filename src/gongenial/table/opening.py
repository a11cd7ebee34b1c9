"""How a table comes to be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gongenial.core.levels import Level
from gongenial.core.values import OptionValue
from gongenial.table import evolve
from gongenial.table.commands import Start
from gongenial.table.dealing import start
from gongenial.table.roster import Person, Roster, Seat, bot_seat, sharing
from gongenial.table.seating import check_options
from gongenial.table.steps import Row, State


def opened(game: str, person: Person, name: str, seats: int, options: Mapping[str, OptionValue]) -> tuple[State, Row]:
    """A table with its host on the first seat, the others open. The row is the table's first."""
    roster = _roster(game, person, name, [Seat()] * (seats - 1), options)
    return evolve.with_roster(State(roster), roster)


def opened_for_all(game: str, seats: int, options: Mapping[str, OptionValue]) -> tuple[State, Row]:
    """A table with nobody at it: whoever sits down first is its host. The row is the table's first."""
    roster = Roster(game, (Seat(),) * seats, {game: dict(options)})
    check_options(roster)
    return evolve.with_roster(State(roster), roster)


def dealt_at_once(
    game: str, person: Person, name: str, seats: int, options: Mapping[str, OptionValue], level: Level, secret: str
) -> tuple[State, Row]:
    """A table whose other seats are bots', with its first game dealt."""
    roster = _roster(game, person, name, [bot_seat(n, level) for n in range(1, seats)], options)
    return evolve.dealt(State(roster), start(roster, Start(person, secret)), secret)


def on_one_device(
    game: str,
    device: Person,
    names: Sequence[str],
    seats: int,
    options: Mapping[str, OptionValue],
    level: Level,
    youngest: int | None,
    secret: str | None,
) -> tuple[State, Row]:
    """A table whose people hand one device around, with bots on the other seats; dealt at once if there is a secret to
    deal from."""
    people = tuple(Seat("person", name, sharing(device, part)) for part, name in enumerate(names))
    bots = (bot_seat(n, level) for n in range(len(names), seats))
    roster = Roster(game, (*people, *bots), {game: dict(options)}, host=device, device=device, youngest=youngest)
    check_options(roster)
    if secret is None:
        return evolve.with_roster(State(roster), roster)
    return evolve.dealt(State(roster), start(roster, Start(device, secret)), secret)


def _roster(game: str, person: Person, name: str, others: list[Seat], options: Mapping[str, OptionValue]) -> Roster:
    roster = Roster(game, (Seat("person", name, person), *others), {game: dict(options)}, host=person)
    check_options(roster)
    return roster
