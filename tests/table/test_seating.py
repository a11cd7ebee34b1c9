"""Sitting down, getting up, hosting, and setting a table up."""

from __future__ import annotations

import pytest

from gongenial.table import commands
from gongenial.table.roster import Person
from gongenial.table.steps import TableChanged
from tests.table.desk import ANA, BEN, CLEO, OPTIONS, PEOPLE, Desk, link, lobby, playing

SECRET = "5e" * 32


def seated(desk: Desk, *people: Person) -> Desk:
    for person in people:
        desk.arrive(person)
        desk.do(commands.Sit(person, person.title()))
    return desk


def test_whoever_opens_a_table_hosts_it_on_the_first_seat() -> None:
    desk = lobby(4)
    assert desk.kinds() == ["person", "open", "open", "open"]
    assert desk.roster.host == ANA
    assert desk.roster.seats[0].name == "Ana"


def test_a_newcomer_takes_the_first_open_seat_or_the_one_named() -> None:
    desk = seated(lobby(4), BEN)
    assert desk.roster.seat_of(BEN) == 1
    desk.do(commands.Sit(CLEO, "Cleo", 3))
    assert desk.kinds() == ["person", "person", "open", "person"]


def test_open_seats_go_before_bots_and_a_bot_gives_way() -> None:
    desk = lobby(3)
    desk.do(commands.SetSeat(ANA, 1, "hard"))
    seated(desk, BEN)
    assert desk.kinds() == ["person", "bot", "person"]
    seated(desk, CLEO)
    assert desk.kinds() == ["person", "person", "person"]
    assert desk.refused(commands.Sit(Person("dora"), "Dora")).code == "table-full"


def test_nobody_sits_on_somebody_elses_seat_or_on_two() -> None:
    desk = seated(lobby(3), BEN)
    assert desk.refused(commands.Sit(CLEO, "Cleo", 1)).code == "seat-taken"
    assert desk.refused(commands.Sit(CLEO, "Cleo", 5)).code == "seat-taken"
    desk.do(commands.Sit(BEN, "Ben", 2))
    assert desk.kinds() == ["person", "open", "person"]
    desk.do(commands.Sit(BEN, "Ben"))
    assert desk.roster.seat_of(BEN) == 2


def test_names_are_tidied_and_not_empty() -> None:
    desk = lobby()
    desk.do(commands.Rename(ANA, "  An\u202ea \t Banana "))
    assert desk.roster.seats[0].name == "Ana Banana"
    desk.do(commands.Rename(ANA, "Z\u030c\u3164ana \u2764\ufe0f"))
    assert desk.roster.seats[0].name == "Z\u030cana \u2764"
    for unseen in ("\u200b \u2066", "\u3164", "\u2800 \u115f", "\u0301", "\ufe0f", "\uffa0\U000e0100"):
        assert desk.refused(commands.Rename(ANA, unseen)).code == "bad-message"
    assert desk.refused(commands.Rename(BEN, "Ben")).code == "not-seated"


def test_only_the_host_sets_the_table_up() -> None:
    desk = seated(lobby(3), BEN)
    for command in (
        commands.SetSeat(BEN, 2, "easy"),
        commands.SetSeats(BEN, 4),
        commands.SetOptions(BEN, "link", OPTIONS, "bot", 0),
        commands.SetYoungest(BEN, 1),
        commands.Start(BEN, SECRET),
    ):
        assert desk.refused(command).code == "not-host"


def test_options_must_go_together_with_the_number_of_players() -> None:
    desk = lobby(6)
    assert desk.refused(commands.SetOptions(ANA, "link", {**OPTIONS, "hand_size": 10}, "bot", 0)).code == "bad-option"
    desk.do(commands.SetOptions(ANA, "link", {**OPTIONS, "hand_size": 8, "jokers": 0}, "remove", 30))
    assert (desk.roster.options["link"]["hand_size"], desk.roster.leaver, desk.roster.clock) == (8, "remove", 30)
    desk = lobby(2)
    desk.do(commands.SetOptions(ANA, "link", {**OPTIONS, "hand_size": 28}, "bot", 0))
    assert desk.refused(commands.SetSeats(ANA, 3)).code == "bad-option"


def test_fewer_seats_take_open_ones_first_and_never_people() -> None:
    desk = seated(lobby(5), BEN)
    desk.do(commands.SetSeat(ANA, 4, "easy"))
    desk.do(commands.SetSeats(ANA, 3))
    assert desk.kinds() == ["person", "person", "bot"]
    assert desk.roster.seats[2].name == "Rigel"
    desk.do(commands.SetSeats(ANA, 2))
    assert desk.kinds() == ["person", "person"]
    desk.do(commands.SetSeats(ANA, 6))
    seated(desk, CLEO)
    assert desk.refused(commands.SetSeats(ANA, 2)).code == "seat-taken"


def test_the_host_can_send_somebody_away_in_the_lobby() -> None:
    desk = seated(lobby(3), BEN)
    desk.do(commands.SetSeat(ANA, 1, "open"))
    assert desk.kinds() == ["person", "open", "open"]
    assert desk.refused(commands.SetSeat(ANA, 4, "open")).code == "bad-option"


def test_when_the_host_leaves_the_next_person_hosts() -> None:
    desk = seated(lobby(3), BEN, CLEO)
    desk.do(commands.Leave(ANA))
    assert desk.roster.host == BEN
    desk.do(commands.Leave(BEN))
    desk.do(commands.Leave(CLEO))
    assert desk.roster.host is None
    seated(desk, BEN)
    assert desk.roster.host == BEN


@pytest.mark.case("B47")
def test_an_absent_hosts_part_passes_to_somebody_who_is_there() -> None:
    desk = seated(lobby(4), BEN, CLEO)
    desk.do(commands.Depart(BEN, 2))
    desk.do(commands.Depart(ANA, 1))
    desk.wait(29)
    assert desk.roster.host == ANA
    desk.wait(2)
    assert desk.roster.host == CLEO


@pytest.mark.case("B47")
def test_when_everybody_drops_nothing_happens_and_grace_begins_with_the_first_return() -> None:
    desk = seated(lobby(3), BEN)
    desk.do(commands.Depart(ANA, 1))
    desk.do(commands.Depart(BEN, 2))
    desk.wait(3600)
    assert desk.roster.host == ANA
    desk.arrive(BEN)
    desk.wait(29)
    assert desk.roster.host == ANA
    desk.wait(2)
    assert desk.roster.host == BEN


@pytest.mark.rule("G7")
@pytest.mark.rule("G1")
def test_the_youngest_begins_and_the_start_passes_clockwise() -> None:
    desk = seated(lobby(3), BEN)
    assert desk.refused(commands.SetYoungest(ANA, 3)).code == "bad-option"
    desk.do(commands.SetYoungest(ANA, 1))
    desk.do(commands.Start(ANA, SECRET))
    assert (desk.roster.starter, desk.position.turn) == (1, 1)
    assert desk.moves() == [(1, "deal")]
    starters = []
    for _ in range(4):
        finish(desk)
        desk.rematch()
        starters.append(desk.position.turn)
    assert starters == [2, 0, 1, 2]
    assert desk.roster.games == 4
    assert desk.refused(commands.SetYoungest(ANA, 1)).code == "wrong-stage"


@pytest.mark.rule("G7")
@pytest.mark.parametrize(("starter", "begins"), [(0, "Cleo"), (1, "Cleo"), (2, "Dora"), (3, "Ana")])
def test_the_start_passes_on_when_a_chair_is_taken_away(starter: int, begins: str) -> None:
    desk = playing(link("PX2", "ZT4 ZT5", "AD2 AD3", "SR1 SR2"), starter=starter)
    desk.act(ANA, "PX2")
    desk.do(commands.SetSeat(ANA, 1, "open"))
    desk.do(commands.SetSeats(ANA, 3))
    assert [seat.name for seat in desk.roster.seats] == ["Ana", "Cleo", "Dora"]
    desk.do(commands.Start(ANA, SECRET))
    assert desk.roster.seats[desk.position.turn].name == begins


def finish(desk: Desk) -> None:
    """Play the mildest actions until the game is over."""
    while desk.roster.stage == "playing":
        if (asked := desk.table.state.asked) is not None:
            desk.wait(5)
            assert desk.table.state.asked != asked
            continue
        seat = min(desk.position.waiting)
        action = str(desk.position.legal(seat)[0])
        person = desk.roster.seats[seat].person
        if desk.roster.seats[seat].kind == "person" and person is not None:
            desk.act(person, action)
        else:
            desk.do(commands.BotAct(seat, desk.table.state.shown, action))


@pytest.mark.rule("G7")
def test_without_a_youngest_the_lot_decides_for_everybody_to_see() -> None:
    drawn = set()
    for n in range(40):
        desk = seated(lobby(3), BEN)
        desk.do(commands.Start(ANA, f"{n:064x}"))
        drawn.add(desk.roster.starter)
        assert desk.roster.starter == desk.position.turn
    assert drawn == {0, 1, 2}


def test_open_seats_get_bots_of_the_medium_level_at_the_start() -> None:
    desk = lobby(3)
    desk.do(commands.SetSeat(ANA, 1, "hard"))
    desk.do(commands.Start(ANA, SECRET))
    assert [seat.level for seat in desk.roster.seats] == [None, "hard", "medium"]
    assert len({seat.name for seat in desk.roster.seats}) == 3


def test_a_running_game_leaves_the_table_as_it_is() -> None:
    desk = seated(lobby(3), BEN)
    desk.do(commands.Start(ANA, SECRET))
    desk.arrive(CLEO)
    for command in (
        commands.Start(ANA, SECRET),
        commands.SetOptions(ANA, "link", OPTIONS, "bot", 0),
        commands.SetSeats(ANA, 4),
        commands.SetYoungest(ANA, 0),
        commands.Sit(CLEO, "Cleo"),
        commands.Sit(BEN, "Ben", 2),
    ):
        assert desk.refused(command).code == "wrong-stage"
    assert desk.refused(commands.SetSeat(ANA, 1, "open")).code == "absent-only"
    assert desk.refused(commands.SetSeat(ANA, 2, "open")).code == "absent-only"


def test_the_score_counts_games_won_and_stays_with_the_person() -> None:
    desk = playing(link("PX2", "ZT4 ZT5", "AD2 AD3"))
    desk.act(ANA, "PX2")
    assert desk.roster.stage == "over"
    assert [seat.wins for seat in desk.roster.seats] == [1, 0, 0]
    assert any(isinstance(notice, TableChanged) for notice in desk.notices)
    desk.do(commands.Leave(BEN))
    desk.rematch()
    assert [(seat.kind, seat.wins) for seat in desk.roster.seats] == [("person", 1), ("bot", 0), ("person", 0)]


def test_between_games_friends_may_join_and_seats_be_added() -> None:
    desk = playing(link("PX2", "ZT4 ZT5"), 1)
    desk.act(ANA, "PX2")
    seated(desk, BEN)
    assert desk.roster.seat_of(BEN) == 1
    desk.do(commands.SetSeats(ANA, 3))
    assert (desk.roster.stage, desk.table.state.position) == ("lobby", None)
    seated(desk, CLEO)
    desk.do(commands.Start(ANA, SECRET))
    assert desk.position.players == 3
    assert desk.roster.starter == 1


def test_a_spectator_cannot_start_or_act() -> None:
    desk = playing(link("PX2 PX3", "ZT4 ZT5"))
    watcher = PEOPLE[4]
    desk.arrive(watcher)
    assert desk.table.presence.spectators(desk.roster) == 1
    assert desk.refused(desk.acting(watcher, "PX2")).code == "not-seated"
    desk.act(ANA, "PX2")
    desk.act(BEN, "draw")
    desk.act(BEN, "pass")
    desk.act(ANA, "PX3")
    assert desk.refused(commands.Start(watcher, SECRET)).code == "not-seated"
