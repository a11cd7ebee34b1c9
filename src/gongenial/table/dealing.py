"""The start of a game: which one, who plays, and who begins (G7)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from gongenial.core.values import OptionValue
from gongenial.table.commands import Start
from gongenial.table.refused import Refused
from gongenial.table.roster import STAND_IN_LEVEL, Roster, Seat, bot_seat
from gongenial.table.seating import check_options, need_between_games, need_host
from gongenial.table.series import new_match


def start(roster: Roster, command: Start) -> Roster:
    """The roster of the game to be dealt. The host starts the first one; for another, any player will do. Once a
    match is decided, this begins a new one."""
    need_between_games(roster)
    if roster.stage == "lobby":
        need_host(roster, command.person)
    if roster.held_by(command.person) is None:
        raise Refused("not-seated", "Only somebody who sits at the table can start a game.")
    roster = new_match(roster) if roster.decided else roster
    ready = roster.but(
        game=roster.next_game,
        options=_with_version(roster.options, roster.next_game),
        turn=(roster.turn + 1) % len(roster.series),
        seats=tuple(_player(n, seat) for n, seat in enumerate(roster.seats)),
        stage="playing",
        starter=_starter(roster, command.secret),
    )
    check_options(ready)
    return ready


def _with_version(
    options: Mapping[str, Mapping[str, OptionValue]], game: str
) -> Mapping[str, Mapping[str, OptionValue]]:
    """The options, in which FIGHT's pack is named as the version that it is now: the game keeps its tasks, whatever
    becomes of the pack (T10). A pack that has been taken away goes on at tables that have it already."""
    if game != "fight":
        return options
    from gongenial.tasks.registry import STARS, newest  # the compiler with it, which the page doesn't wait for

    own = options.get(game, {})
    try:
        version = newest(str(own.get("pack", STARS)))
    except KeyError:
        raise Refused("no-pack", "That pack of tasks has been taken away; choose another.", "T10") from None
    return {**options, game: {**own, "pack": version}}


def _player(n: int, seat: Seat) -> Seat:
    """Bots take the seats that nobody has, and for good those of people who got up."""
    if seat.kind == "bot" and seat.left:
        return bot_seat(n, seat.level or STAND_IN_LEVEL)
    return bot_seat(n, STAND_IN_LEVEL) if seat.kind in ("open", "gone") else seat


def _starter(roster: Roster, secret: str) -> int:
    """The youngest, or else the lot, in the first game of a match; then clockwise from game to game (G7)."""
    if roster.starter is not None and roster.match_games:
        return (roster.starter + 1) % len(roster.seats)
    if roster.youngest is not None:
        return roster.youngest
    return int.from_bytes(hashlib.sha256(f"lot {secret}".encode()).digest(), "big") % len(roster.seats)
