"""Views, options and events of every game go through their messages without losing anything."""

from __future__ import annotations

import json
import random
from typing import get_args

import msgspec
import pytest

from gongenial.games import GAMES
from gongenial.table.steps import Moved
from gongenial.wire import options, shown, views
from gongenial.wire.common import GameName
from tests.table.games import act_at_random, dealt

OPTIONS = {kind.__struct_config__.tag: kind for kind in options.Options.__args__}
VIEWS = {kind.__struct_config__.tag: kind for kind in views.View.__args__}


def test_every_game_has_its_name_its_view_and_its_options() -> None:
    names = set(get_args(GameName))
    assert names == OPTIONS.keys() == VIEWS.keys() == set(options.AllOptions.__struct_fields__)
    assert GAMES.keys() <= names


@pytest.mark.parametrize("game", GAMES)
def test_options_and_their_defaults_are_those_of_the_game(game: str) -> None:
    plain = msgspec.structs.asdict(OPTIONS[game]())
    assert plain == {option.name: option.default for option in GAMES[game].options}
    for option in GAMES[game].options:
        for value in option.values:
            msgspec.convert({"game": game, option.name: value}, options.Options)


@pytest.mark.parametrize("game", GAMES)
def test_a_message_shows_all_that_the_view_and_the_events_say(game: str) -> None:
    """And in the same words: what the page gets is what a script gets."""
    for seed in range(4):
        desk = dealt(game, 3, seed)
        rng = random.Random(seed)
        for _ in range(150):
            if desk.roster.stage == "over":
                break
            seen = len(desk.notices)
            act_at_random(desk, rng)
            desk.wait(rng.choice([0.0, 4.0]))
            moves = [notice for notice in desk.notices[seen:] if isinstance(notice, Moved)]
            for seat in (0, 1, 2, None):
                message = shown.game_message(desk.table, seat, desk.now, moves)
                sent = json.loads(msgspec.json.encode(message))
                view = json.loads(msgspec.json.encode(desk.table.view(seat)))
                assert sent["view"] == {**view, "options": {"game": game, **view["options"]}}
                said = [without_nothing(vars(moved.event(seat))) for moved in moves]
                assert [without_nothing(event) for event in sent["events"]] == said


def without_nothing(fields: dict[str, object]) -> dict[str, object]:
    """As JSON has it, without what says nothing: seat and action are always there."""
    plain = json.loads(msgspec.json.encode(fields))
    kept = {name: value for name, value in plain.items() if value not in (None, False, 0, [], {}) and name != "auto"}
    kept |= {"seat": plain["seat"], "action": plain["action"]}
    for name in ("drew", "asked", "duel_won"):  # a seat may be number 0
        if plain.get(name) is not None:
            kept[name] = plain[name]
    for name in ("gave", "looked"):
        if name in kept:
            gifts = kept[name] if isinstance(kept[name], list) else [kept[name]]
            for gift in gifts:
                if not gift.get("cards", True):
                    del gift["cards"]
    return kept
