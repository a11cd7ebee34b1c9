"""Matches of several games, one game or a mix, with a score sheet."""

from __future__ import annotations

import pytest

from gongenial.games import GAMES
from gongenial.table import commands
from gongenial.table.series import SHEET, champions, scores
from gongenial.wire.shown import table_message
from tests.table.desk import ANA, BEN, CLEO, Desk, link, lobby, playing
from tests.table.test_seating import finish, seated

SECRET = "5e" * 32


def match(best_of: int, *games: str, seats: int = 3) -> Desk:
    """A table that plays a match, dealt."""
    desk = seated(lobby(seats), BEN)
    desk.do(commands.SetSeries(ANA, games or ("link",), best_of))  # type: ignore[arg-type]
    desk.do(commands.Start(ANA, SECRET))
    return desk


def play_on(desk: Desk) -> None:
    """To the end of the match."""
    for _ in range(30):
        finish(desk)
        if desk.roster.decided:
            return
        desk.rematch(f"{desk.roster.games:064x}")
    raise AssertionError("the match does not end")


@pytest.mark.rule("G7")
def test_a_match_ends_when_somebody_has_won_more_than_half_and_everybody_is_told() -> None:
    desk = match(5)
    play_on(desk)
    message = table_message(desk.table, None, desk.now)
    (champion,) = message.champions
    assert [seat.match_wins == 3 for seat in message.seats] == [n == champion for n in range(3)]
    assert (message.match, message.match_games, message.games) == (1, desk.roster.games, desk.roster.games)
    assert len(message.sheet) == message.games
    assert message.sheet[-1].winners == message.champions
    for line, starter in zip(message.sheet, range(message.sheet[0].starter, 99), strict=False):
        assert line.starter == starter % 3
        assert line.names[:2] == ("Ana", "Ben")
        assert all(line.scores[seat] == 0 for seat in line.winners)


@pytest.mark.rule("G7")
def test_the_next_start_begins_a_new_match_which_the_youngest_begins() -> None:
    desk = match(3)
    play_on(desk)
    games, wins = desk.roster.games, [seat.wins for seat in desk.roster.seats]
    desk.do(commands.SetYoungest(ANA, 1))
    desk.rematch()
    roster = desk.roster
    assert (roster.match, roster.match_games, roster.decided) == (2, 0, False)
    assert champions(roster) == ()
    assert [seat.match_wins for seat in roster.seats] == [0, 0, 0]
    assert ([seat.wins for seat in roster.seats], roster.games) == (wins, games)
    assert roster.starter == desk.position.turn == 1
    finish(desk)
    assert desk.roster.sheet[-1].match == 2


@pytest.mark.rule("G7")
def test_within_a_match_the_youngest_is_settled() -> None:
    desk = match(3)
    finish(desk)
    assert not desk.roster.decided
    assert desk.refused(commands.SetYoungest(ANA, 1)).rule == "G7"


def test_without_an_end_there_are_no_champions() -> None:
    desk = match(0)
    for _ in range(4):
        finish(desk)
        assert champions(desk.roster) == ()
        desk.rematch(f"{desk.roster.games:064x}")
    assert (desk.roster.match, desk.roster.match_games, desk.roster.games) == (1, 4, 4)


def test_another_length_begins_a_new_match_but_another_game_does_not() -> None:
    desk = playing(link("PX2", "ZT4 ZT5"))
    desk.act(ANA, "PX2")
    desk.do(commands.SetSeries(ANA, ("link", "link"), 0))
    assert (desk.roster.match, desk.roster.match_games, desk.roster.seats[0].match_wins) == (1, 1, 1)
    desk.do(commands.SetSeries(ANA, ("link",), 3))
    assert (desk.roster.match, desk.roster.match_games, desk.roster.seats[0].match_wins) == (2, 0, 0)
    assert desk.roster.seats[0].wins == 1


def test_only_the_host_sets_the_match_between_games_and_only_with_games_that_there_are() -> None:
    desk = seated(lobby(3), BEN)
    assert desk.refused(commands.SetSeries(BEN, ("link",), 3)).code == "not-host"
    assert desk.refused(commands.SetSeries(ANA, ("link", "whist"), 3)).code == "bad-option"
    desk.do(commands.Start(ANA, SECRET))
    assert desk.refused(commands.SetSeries(ANA, ("link",), 3)).code == "wrong-stage"


def test_the_sheet_goes_back_a_while_and_no_further() -> None:
    desk = playing(link("PX2", "ZT4 ZT5"))
    desk.act(ANA, "PX2")
    (line,) = desk.roster.sheet
    assert (line.game, line.winners, line.ranks, line.scores) == ("link", (0,), (1, 2), (0, 2))
    long = desk.roster.but(sheet=(line,) * (SHEET + 5), stage="playing")
    desk = playing(link("PX2", "ZT4 ZT5"), sheet=long.sheet)
    desk.act(ANA, "PX2")
    assert len(desk.roster.sheet) == SHEET


def test_what_each_game_counts() -> None:
    assert scores({"counts": [0, 3]}) == (0, 3)
    assert scores({"counts": [4, 3], "laid": [[1, "PX"], [1, "OM"], [0, "NB"]], "players": 2}) == (1, 2)
    assert scores({"collections": [{"R": 2, "O": 1}, {"R": 0, "O": 0}]}) == (3, 0)


@pytest.mark.rule("G7")
def test_a_mix_goes_round_and_the_start_with_it() -> None:
    games = tuple(GAMES)
    desk = match(0, *games)
    first = desk.position.turn
    for n in range(2 * len(games)):
        assert desk.roster.game == desk.position.game == games[n % len(games)]
        assert desk.roster.next_game == games[(n + 1) % len(games)]
        assert desk.roster.starter == (first + n) % 3
        finish(desk)
        assert desk.roster.sheet[-1].game == games[n % len(games)]
        desk.rematch(f"{n:064x}")


@pytest.mark.rule("G7")
def test_a_mix_goes_on_when_a_seat_is_added() -> None:
    games = tuple(GAMES)
    desk = match(0, *games)
    finish(desk)
    desk.do(commands.SetSeats(ANA, 4))
    assert (desk.roster.stage, desk.roster.game) == ("lobby", games[1 % len(games)])
    seated(desk, CLEO)
    desk.do(commands.Start(ANA, SECRET))
    assert desk.position.game == games[1 % len(games)]
