"""Changes of the roster: who sits, who gets up, who hosts, how the table is set up. Pure functions."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

import gongenial as gg
from gongenial.core.levels import Level
from gongenial.table.commands import SetOptions, SetSeat, SetSeats, SetYoungest, Sit
from gongenial.table.refused import Refused
from gongenial.table.roster import STAND_IN_LEVEL, Person, Roster, Seat, bot_seat

Online = Callable[[Person], bool]


def need_host(roster: Roster, person: Person) -> None:
    if roster.host != person:
        raise Refused("not-host", "Only the host can do that.")


def need_between_games(roster: Roster) -> None:
    if roster.stage == "playing":
        raise Refused("wrong-stage", "That has to wait until the game is over.")


_BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Letters and marks by their category, and yet nothing to see."""


def tidy_name(name: str) -> str:
    """A name without what can't be seen or would disturb the page's writing direction."""
    visible = "".join(" " if unicodedata.category(letter).startswith("Z") else letter for letter in name)
    tidy = " ".join("".join(c for c in _BLANK.sub("", visible) if unicodedata.category(c)[0] != "C").split())
    if all(unicodedata.category(c)[0] in "MZ" for c in tidy):  # accents need something to stand on
        raise Refused("bad-message", "A name has at least one letter.")
    return tidy


def sit(roster: Roster, command: Sit) -> Roster:
    """A free seat for a newcomer, another one for whoever sits, their own for whoever comes back to it."""
    own = roster.seat_of(command.person)
    if own is not None and roster.seats[own].kind == "bot":
        return come_back(roster, own)
    if own is not None and command.seat in (None, own):
        return roster
    if own is None and roster.device is not None:
        raise Refused("one-device", "Everybody here plays on one device; others can watch.")
    need_between_games(roster)
    target = _free(roster) if command.seat is None else command.seat
    if target >= len(roster.seats) or _rank(roster.seats[target]) is None:
        raise Refused("seat-taken", "Somebody sits there already.")
    seat = Seat("person", tidy_name(command.name), command.person)
    if own is not None:
        seat = roster.seats[own]
        roster = roster.with_seat(own, Seat())
    roster = roster.with_seat(target, seat)
    return roster if roster.host is not None else roster.but(host=command.person)


def _rank(seat: Seat) -> int | None:
    """How readily a seat is taken by a newcomer, between games; None if it isn't free."""
    if seat.kind in ("open", "gone"):
        return 0
    if seat.kind == "bot" and (seat.person is None or seat.left):
        return 1
    return None


def _free(roster: Roster) -> int:
    ranks = [(rank, n) for n, seat in enumerate(roster.seats) if (rank := _rank(seat)) is not None]
    if not ranks:
        raise Refused("table-full", "Every seat is taken.")
    return min(ranks)[1]


def come_back(roster: Roster, n: int) -> Roster:
    """The person for whom a bot stands in acts for themselves again."""
    seat = roster.seats[n]
    roster = roster.with_seat(n, seat.but(kind="person", level=None, left=False))
    return roster if roster.host is not None else roster.but(host=seat.person)


def rename(roster: Roster, person: Person, name: str) -> Roster:
    n = _own(roster, person)
    return roster.with_seat(n, roster.seats[n].but(name=tidy_name(name)))


def _own(roster: Roster, person: Person) -> int:
    n = roster.held_by(person)
    if n is None:
        raise Refused("not-seated", "You have no seat at this table.")
    return n


def leave(roster: Roster, person: Person, online: Online) -> Roster:
    """Get up (X2). In a game a bot plays on, or the seat is given up for good, as the table was set up."""
    n = _own(roster, person)
    if roster.host == person:
        roster = roster.passed_on(online)
    if roster.stage != "playing":
        return roster.with_seat(n, Seat())
    if roster.leaver == "remove":
        return roster.with_seat(n, gone(roster.seats[n]))
    return roster.with_seat(n, stand_in(roster.seats[n], STAND_IN_LEVEL, left=True))


def gone(seat: Seat) -> Seat:
    return Seat("gone", seat.name)


def stand_in(seat: Seat, level: Level, *, left: bool) -> Seat:
    """A bot plays on under the person's name, and keeps the seat for them."""
    return seat.but(kind="bot", level=level, left=left)


def set_seat(roster: Roster, command: SetSeat, online: Online, long_away: Online, idle: frozenset[int]) -> Roster:
    """Between games any seat; in a game only that of a person who has been away for a while, or an `idle` one, which
    keeps everybody waiting (X2). If that is the host's, any other player may do it."""
    if command.seat >= len(roster.seats):
        raise Refused("bad-option", "The table has no such seat.")
    seat = roster.seats[command.seat]
    is_idle = command.seat in idle and seat.person != command.person
    if not (is_idle and seat.person == roster.host and roster.held_by(command.person) is not None):
        need_host(roster, command.person)
    if roster.stage == "playing" and not is_idle:
        if seat.person is None or online(seat.person) or (seat.kind == "person" and not long_away(seat.person)):
            raise Refused("absent-only", "Only the seat of somebody who has been away for a while can be given up.")
    if seat.person is not None and seat.person == roster.host:
        roster = roster.passed_on(online)
    if roster.stage == "playing":
        return roster.with_seat(command.seat, _given_up(roster, command))
    return roster.with_seat(command.seat, Seat() if command.to == "open" else bot_seat(command.seat, command.to))


def _given_up(roster: Roster, command: SetSeat) -> Seat:
    """`open` gives the seat up for good; a level lets a bot keep it for the absent person."""
    seat = roster.seats[command.seat]
    if roster.leaver == "remove":
        return gone(seat)
    if command.to == "open":
        return bot_seat(command.seat, STAND_IN_LEVEL)
    return stand_in(seat, command.to, left=seat.left)


def set_seats(roster: Roster, command: SetSeats) -> Roster:
    """More or fewer seats; open ones go first, then bots, people never. A finished game is cleared away."""
    need_host(roster, command.person)
    need_between_games(roster)
    seats = list(enumerate(roster.seats))
    while len(seats) > command.count:
        spare = [(rank, -n) for n, (_, seat) in enumerate(seats) if (rank := _rank(seat)) is not None]
        if not spare:
            raise Refused("seat-taken", "People sit on the seats that would go.")
        del seats[-min(spare)[1]]
    kept = [old for old, _ in seats]
    youngest = kept.index(roster.youngest) if roster.youngest in kept else None
    starter = roster.starter
    if starter is not None:  # whoever is to begin next still sits after it (G7)
        starter = (sum(old <= starter for old in kept) - 1) % len(kept)
    chairs = [_seat_moved(seat, n) for n, (_, seat) in enumerate(seats)]
    chairs += [Seat()] * (command.count - len(chairs))
    changed = roster.but(seats=tuple(chairs), youngest=youngest, starter=starter, stage="lobby", game=roster.next_game)
    check_options(changed)
    return changed


def _seat_moved(seat: Seat, n: int) -> Seat:
    """A bot has the name of its chair."""
    return bot_seat(n, seat.level) if seat.kind == "bot" and seat.person is None and seat.level else seat


def set_options(roster: Roster, command: SetOptions) -> Roster:
    need_host(roster, command.person)
    need_between_games(roster)
    if command.clock and roster.device is not None:
        raise Refused("bad-option", "No clock runs where a device is handed around.", "J4")
    options = {**roster.options, command.game: dict(command.options)}
    changed = roster.but(options=options, leaver=command.leaver, clock=command.clock)
    check_game(changed, command.game)
    return changed


def check_options(roster: Roster) -> None:
    """The options of every game that is played here and the number of players must go together (G8)."""
    for game in dict.fromkeys(roster.series):
        check_game(roster, game)


def check_game(roster: Roster, game: str) -> None:
    """Raises Refused unless the table can play the game as it is set up."""
    from gongenial.games import game_spec  # the compiler with it, which the page doesn't wait for

    players = len(roster.seats)
    try:
        spec = game_spec(game)
        if players not in spec.players:
            most = spec.players[-1]
            raise Refused("too-many-seats", f"{game} is for at most {most} players.", "C1" if most == 4 else "G1")
        gg.new(game, players=players, seed=0, starter=0, **dict(roster.options.get(game, {})))
    except gg.InvalidOption as error:
        raise Refused("bad-option", str(error)) from None


def set_youngest(roster: Roster, command: SetYoungest) -> Roster:
    """The youngest begins the first game of a match (G7)."""
    need_host(roster, command.person)
    need_between_games(roster)
    if roster.match_games and not roster.decided:
        raise Refused("wrong-stage", "The start passes clockwise from game to game now.", "G7")
    if command.seat is not None and command.seat >= len(roster.seats):
        raise Refused("bad-option", "The table has no such seat.")
    return roster.but(youngest=command.seat)
