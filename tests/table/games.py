"""Every game at a table: dealt, played at random, or brought to the point that a test wants."""

from __future__ import annotations

import random
from collections.abc import Callable

import gongenial as gg
from gongenial.games import GAMES
from gongenial.table import commands, opening
from gongenial.table.roster import Roster, Seat, bot_seat
from gongenial.table.steps import State
from tests.table.desk import ANA, BEN, PEOPLE, Desk

WITH_HANDS = [name for name, spec in GAMES.items() if any(option.name == "jokers" for option in spec.options)]
"""The variants of GONG."""


def dealt(game: str, players: int = 3, seed: int = 1, *bots: int, **settings: object) -> Desk:
    """People, all there, in a new game; the seats in `bots` are easy bots'."""
    return at(gg.new(game, players=players, seed=f"table {seed}", starter=seed % players), *bots, **settings)


def at(position: gg.Position, *bots: int, **settings: object) -> Desk:
    """People, all there, in the middle of a game."""
    chairs = [
        bot_seat(n, "easy") if n in bots else Seat("person", person.title(), person)
        for n, person in enumerate(PEOPLE[: position.players])
    ]
    options = {position.game: dict(position.view(None).to_dict()["options"])}
    roster = Roster(position.game, tuple(chairs), options, PEOPLE[0], "playing", starter=position.turn).but(**settings)
    asked = next((seat for seat in position.waiting if "accept" in map(str, position.legal(seat))), None)
    desk = Desk(State(roster, position, asked=asked, shown=1, turned=1, log=1))
    desk.arrive(*roster.people())
    desk.notices.clear()
    return desk


def where(game: str, wanted: Callable[[gg.Position], bool], players: int = 3, tries: int = 400) -> gg.Position:
    """A position, met in random play, that is as a test wants it."""
    for seed in range(tries):
        rng = random.Random(seed)
        position = gg.new(game, players=players, seed=f"where {seed}")
        for _ in range(120):
            if position.is_over:
                break
            if wanted(position):
                return position
            seat = rng.choice(sorted(position.actors))
            position.play(rng.choice(position.legal(seat)), seat=seat)
    raise AssertionError("no such position comes up")


def open_table(game: str, players: int = 4, **options: int | bool | str) -> Desk:
    """Ana and Ben at a table that is still to be started, with its first rows."""
    state, row = opening.opened(game, ANA, "Ana", players, options)
    desk = Desk(state, [row])
    desk.arrive(ANA, BEN)
    desk.do(commands.Sit(BEN, "Ben"))
    return desk


def act_at_random(desk: Desk, rng: random.Random) -> None:
    """Somebody who may act does something: a person or a bot, the mildest or not."""
    actors = [seat for seat in sorted(desk.position.actors) if desk.table.legal(seat)]
    if not actors:
        return
    seat = rng.choice(actors)
    action, shown = str(rng.choice(desk.table.legal(seat))), desk.table.state.shown
    person = desk.roster.seats[seat].person
    if desk.roster.seats[seat].kind == "person" and person is not None:
        desk.act(person, action)
    else:
        desk.do(commands.BotAct(seat, shown, action))
