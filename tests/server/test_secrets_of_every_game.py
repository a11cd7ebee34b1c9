"""What a seat is sent and how it is refused follows from its view alone, in every game (H1)."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import numpy as np
import pytest

import gongenial as gg
from gongenial.core.chance import generator
from gongenial.games import GAMES
from gongenial.table import commands
from gongenial.table.refused import Refused
from gongenial.table.roster import Person
from tests.server.jumping import run
from tests.server.room import CARD, Room
from tests.table.games import WITH_HANDS


def another_world(position: gg.Position, viewer: int | None, seed: str) -> gg.Position:
    """A position that looks the same to the viewer; what it may not see is drawn anew."""
    states = np.zeros(1, position.spec.state)
    position.spec.determinize(position.view(viewer).record, 0, states, 0, generator(seed))
    return gg.Position(position.spec, states)


def moments(game: str, players: int, seed: int, number: int) -> list[gg.Position]:
    """Positions of one random game."""
    rng = random.Random(seed)
    position = gg.new(game, players=players, seed=f"secrets {seed}", starter=seed % players)
    found: list[gg.Position] = []
    for _ in range(number):
        for _ in range(rng.randrange(1, 9)):
            seat = rng.choice(sorted(position.actors))
            position.play(rng.choice(position.legal(seat)), seat=seat)
            if position.is_over:
                return found
        found.append(position.copy())
    return found


async def told(position: gg.Position, viewer: int | None, seed: int) -> list[object]:
    """Everything that a viewer is sent on coming to the table, and while the viewer tries actions of all kinds, says
    something, and the others come and go; with the moments."""
    rng = random.Random(seed)
    room = Room(position, clock=30)
    await room.open()
    listener = room.listeners[-1 if viewer is None else viewer]
    spec, answers = position.spec, []
    for _ in range(12):
        await asyncio.sleep(rng.choice([0.01, 0.1]))
        text = spec.action_text(rng.randrange(spec.actions))
        command = commands.Act(listener.person, room.table.state.shown, text)
        if viewer is not None and gg.parse(spec.name, text) in position.legal(viewer):
            command = commands.Act(listener.person, 0, text)  # nothing happens, so that the worlds stay alike
        try:
            await room.runner.do(command)
        except Refused as refusal:
            answers.append((refusal.code, refusal.rule, refusal.message))
        else:
            answers.append(("done", None, ""))
            break  # a call that came true, or one that waits
    await room.runner.part(room.listeners[0 if viewer != 0 else 1])
    await room.runner.do(commands.Say(Person(f"p{viewer or 0}"), "", "hello"))
    room.runner.stop()
    return [*listener.heard, *answers]


@pytest.mark.rule("H1")
@pytest.mark.case("B19")
@pytest.mark.case("B41")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_another_hidden_world_sends_the_same_bytes_and_refusals(game: str, players: int) -> None:
    differing = compared = 0
    for seed in range(12):
        for number, position in enumerate(moments(game, players, seed, 4)):
            viewer = None if (seed + number) % (players + 1) == players else (seed + number) % (players + 1)
            other = another_world(position, viewer, f"{seed} {number}")
            if str(position.legal(viewer or 0)) != str(other.legal(viewer or 0)) and viewer is not None:
                raise AssertionError("the viewer's own actions differ")
            one, two = (run(told(world, viewer, seed)) for world in (position, other))
            assert one == two
            compared += 1
            differing += position != other
    assert compared >= 20
    assert differing >= compared // 2


def cards_of(view: dict[str, Any]) -> set[str]:
    """Cards that a view lets its reader see: own hand, what lies open, and what others are known to hold."""
    held = [card for known in view.get("known", []) for card in known["holds"]]
    chosen = [view[name] for name in ("shown", "top", "drawn", "my_choice") if view.get(name)]
    laid = [f"{family}{number}" for _, family in view.get("laid", []) for number in range(1, 7)]
    return {*view.get("hand", []), *view.get("pile", []), *held, *chosen, *laid}


def asked_for(action: str) -> set[str]:
    """The card that a question names (F1): no secret, whoever may hold it."""
    return set(CARD.findall(action)) if action.startswith("ask") else set()


def laid_open(event: dict[str, Any]) -> set[str]:
    """Cards that lay open for everybody, though they may be hidden again by now: shown (T1, F5), laid down (T4), or
    revealed in a duel (T9)."""
    pairs = [*event.get("put_down", []), *event.get("revealed", [])]
    return {*(card for _, card in pairs), *([event["shown"]] if "shown" in event else [])}


async def play(game: str, players: int, seed: int, steps: int) -> Room:
    rng = random.Random(seed)
    room = Room(gg.new(game, players=players, seed=f"told {seed}", starter=seed % players))
    await room.open()
    for _ in range(steps):
        await asyncio.sleep(rng.choice([0.01, 1.5, 5.0]))
        if room.table.roster.stage != "playing":
            break
        seat = rng.choice(sorted(room.position.actors))
        legal = room.table.legal(seat)
        if legal:
            act = commands.Act(Person(f"p{seat}"), room.table.state.shown, str(rng.choice(legal)))
            try:
                await room.runner.do(act)
            except Refused:
                continue
    room.runner.stop()
    return room


@pytest.mark.rule("H1")
@pytest.mark.case("B41")
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("game", WITH_HANDS)
def test_no_message_names_a_card_that_its_reader_may_not_see(game: str, players: int) -> None:
    named = 0
    for seed in range(12):
        room = run(play(game, players, seed, 80))
        for seat, listener in enumerate(room.listeners):
            before: set[str] = set()
            for _, data in listener.heard:
                message = json.loads(data)
                if message["type"] != "game":
                    assert not CARD.search(data.decode())
                    continue
                if message["outcome"] is not None:
                    break
                visible = cards_of(message["view"])
                open_ = {card for event in message["events"] for card in laid_open(event)}
                asked = {card for event in message["events"] for card in asked_for(event["action"])}
                lacked = {card for known in message["view"]["known"] for card in known["lacks"]}
                own = {card for action in message["legal"] for card in asked_for(action)}
                cards = set(CARD.findall(data.decode()))
                assert cards <= before | visible | open_ | asked | lacked | own | {"JK"}
                named += len(cards)
                before = visible
                if seat == players:
                    assert message["view"]["hand"] == message["legal"] == []
    assert named > 1000


@pytest.mark.rule("H2")
@pytest.mark.parametrize("game", GAMES)
def test_the_end_shows_everything_to_everybody(game: str) -> None:
    room = run(play(game, 2, 3, 5000))
    assert room.table.roster.stage == "over"
    truth = room.position.to_dict()
    for listener in room.listeners:
        outcome = json.loads([data for _, data in listener.heard if b'"type":"game"' in data][-1])["outcome"]
        assert outcome["hands"] == truth.get("hands", [])
        assert len(outcome["scores"]) == len(outcome["ranks"]) == 2
