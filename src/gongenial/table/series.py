"""Matches: which games are played by turns, how many wins decide, and the score sheet. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gongenial as gg
from gongenial.table.commands import SetSeries
from gongenial.table.roster import Played, Roster
from gongenial.table.seating import check_options, need_between_games, need_host

SHEET = 30
"""Games that the score sheet goes back."""


def set_series(roster: Roster, command: SetSeries) -> Roster:
    """What is played from the next start on. Another length begins a new match, another game doesn't."""
    need_host(roster, command.person)
    need_between_games(roster)
    if (command.games, command.best_of) == (roster.series, roster.best_of):
        return roster
    changed = roster.but(mix=command.games, best_of=command.best_of, turn=0)
    if roster.stage == "lobby":
        changed = changed.but(game=changed.next_game)
    check_options(changed)
    return new_match(changed) if command.best_of != roster.best_of else changed


def new_match(roster: Roster) -> Roster:
    """Everybody begins at no wins again; those of the table stay."""
    seats = tuple(seat.but(match_wins=0) for seat in roster.seats)
    number = roster.match + (roster.match_games > 0)
    return roster.but(seats=seats, match=number, match_games=0, decided=False)


def champions(roster: Roster) -> tuple[int, ...]:
    """The seats that have won the match, once it is decided."""
    if not roster.decided:
        return ()
    return tuple(n for n, seat in enumerate(roster.seats) if seat.match_wins > roster.best_of // 2)


def finished(roster: Roster, outcome: gg.Outcome, shown: Mapping[str, Any]) -> Roster:
    """A game is over: it gets its line on the sheet, and its winners may have decided the match. `shown` is what
    everybody may see of the game."""
    seats = tuple(
        seat.but(wins=seat.wins + 1, match_wins=seat.match_wins + 1) if n in outcome.winners else seat
        for n, seat in enumerate(roster.seats)
    )
    line = Played(
        roster.game,
        roster.match,
        tuple(seat.name for seat in seats),
        roster.starter or 0,
        outcome.termination.value,
        outcome.winners,
        outcome.ranks,
        scores(shown),
    )
    most = max(seat.match_wins for seat in seats)
    return roster.but(
        stage="over",
        seats=seats,
        games=roster.games + 1,
        match_games=roster.match_games + 1,
        decided=bool(roster.best_of) and most > roster.best_of // 2,
        sheet=(*roster.sheet, line)[-SHEET:],
    )


def scores(shown: Mapping[str, Any]) -> tuple[int, ...]:
    """What a game counts, for each seat: tokens collected, families laid, or else cards left."""
    if "collections" in shown:
        return tuple(sum(collection.values()) for collection in shown["collections"])
    if "laid" in shown:
        return tuple(sum(seat == owner for owner, _ in shown["laid"]) for seat in range(shown["players"]))
    return tuple(shown["counts"])
