"""What goes out to a seat, byte for byte and moment for moment, tells nothing that the seat may not know (H1)."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import pytest

import gongenial as gg
from gongenial.table import commands
from gongenial.table.commands import Command
from gongenial.table.phrases import PHRASES
from gongenial.table.refused import Refused
from gongenial.table.roster import Person
from tests.server.jumping import run
from tests.server.room import CARD, Room

DECK = [family + number for family in ("PX", "NB", "ZT", "AD", "SR", "SW", "VG", "OM", "NM") for number in "123456"]
OPTIONS = {"draw_when_able": True, "false_call_penalty": True}
"""So that whoever's hidden cards are others can still do the same: draw, and call wrongly."""


@dataclass
class Script:
    """Who asked for what at which moment, and how it was answered."""

    lines: list[tuple[float, int, Command]] = field(default_factory=list)
    answers: list[tuple[int, str]] = field(default_factory=list)


async def carry_out(room: Room, seat: int, command: Command, script: Script) -> None:
    try:
        await room.runner.do(command)
    except Refused as refusal:
        script.answers.append((seat, f"{refusal.code} {refusal.rule} {refusal.message}"))
    else:
        script.answers.append((seat, "done"))


def choose(room: Room, rng: random.Random, viewer: int) -> tuple[int, Command]:
    """Somebody does something: mostly a legal action, now and then a wild call or a phrase, and from the viewer also
    actions for which the cards may be missing."""
    seat = rng.randrange(room.position.players)
    person, shown = Person(f"p{seat}"), room.table.state.shown
    if rng.random() < 0.05:
        return seat, commands.Say(person, "", rng.choice(PHRASES))
    if rng.random() < 0.1:
        wild = ["gong", "draw", "pass", "accept", *(f"gong!{n}" for n in range(3))]
        if seat == viewer:
            wild += ["JK>0", "JK>1", "cancel", *rng.sample(DECK, 8)]
        return seat, commands.Act(person, shown, rng.choice(wild))
    seat = rng.choice(sorted(room.position.actors))
    legal = room.table.legal(seat)
    if not legal:
        return seat, commands.Say(Person(f"p{seat}"), "", "hurry")
    return seat, commands.Act(Person(f"p{seat}"), shown, str(rng.choice(legal)))


async def play(start: dict[str, Any], seed: int, steps: int, viewer: int = -1) -> tuple[Room, Script]:
    """Play at random from a position."""
    rng = random.Random(seed)
    room, script = Room(gg.Position.from_dict(start), clock=30), Script()
    await room.open()
    for _ in range(steps):
        await asyncio.sleep(rng.choice([0.01, 0.4, 1.5, 5.0]))
        if room.table.roster.stage != "playing":
            break
        seat, command = choose(room, rng, viewer)
        script.lines.append((asyncio.get_running_loop().time(), seat, command))
        await carry_out(room, seat, command, script)
    await asyncio.sleep(4.5)
    room.runner.stop()
    return room, script


async def replay(start: dict[str, Any], lines: list[tuple[float, int, Command]]) -> tuple[Room, Script]:
    """The same people do the same at the same moments."""
    room, script = Room(gg.Position.from_dict(start), clock=30), Script()
    await room.open()
    loop = asyncio.get_running_loop()
    for moment, seat, command in lines:
        await asyncio.sleep(moment - loop.time())
        await carry_out(room, seat, command, script)
    await asyncio.sleep(4.5)
    room.runner.stop()
    return room, script


def dealt(seed: int, players: int) -> dict[str, Any]:
    return gg.new("link", players=players, seed=seed, hand_size=5, **OPTIONS).to_dict()


def own_cards(message: dict[str, Any]) -> set[str]:
    """Cards that a game message lets its reader see: own hand, discards, and hands known from exchanges."""
    view = message["view"]
    held = [card for known in view["known"] for card in known["holds"]]
    drawn = [event["card"] for event in message["events"] if "card" in event]
    return {*view["hand"], *view["pile"], *held, *drawn}


def seen_by(room: Room, listener: int) -> set[str]:
    """All cards that a listener has seen."""
    seen: set[str] = set()
    for _, data in room.listeners[listener].heard:
        message = json.loads(data)
        if message["type"] == "game" and message["outcome"] is None:
            seen |= own_cards(message)
    return seen


def with_others_shuffled(start: dict[str, Any], seen: set[str], viewer: int, rng: random.Random) -> dict[str, Any]:
    """The same deal, but every card that the viewer never saw lies where another of them lay. Jokers count as cards
    like any other, except that a seen one can't be told from the unseen one: then both stay."""
    places = [
        ("hands", seat, n) for seat, hand in enumerate(start["hands"]) for n in range(len(hand)) if seat != viewer
    ]
    places += [("stock", 0, n) for n in range(len(start["stock"]))]
    hands = [list(hand) for hand in start["hands"]]
    stock = list(start["stock"])

    def at(where: str, seat: int) -> list[str]:
        return hands[seat] if where == "hands" else stock

    free = [place for place in places if at(place[0], place[1])[place[2]] not in seen]
    cards = [at(where, seat)[n] for where, seat, n in free]
    rng.shuffle(cards)
    for (where, seat, n), card in zip(free, cards, strict=True):
        at(where, seat)[n] = card
    return {**start, "hands": hands, "stock": stock, "known": None}


@pytest.mark.rule("H1")
@pytest.mark.case("B19")
@pytest.mark.case("B41")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_hidden_deal_sends_the_same_bytes_at_the_same_moments(players: int) -> None:
    differing = 0
    for seed in range(40):
        start = dealt(seed, players)
        steps = random.Random(seed).randrange(1, 60)
        viewer = seed % (players + 1)
        room, script = run(play(start, seed, steps, viewer))
        if room.table.roster.stage == "over":
            continue
        other = with_others_shuffled(start, seen_by(room, viewer), viewer, random.Random(seed))
        differing += other["hands"] != start["hands"] or other["stock"] != start["stock"]
        again, answers = run(replay(other, script.lines))
        assert again.listeners[viewer].heard == room.listeners[viewer].heard
        mine = [[text for seat, text in told.answers if seat == viewer] for told in (script, answers)]
        assert mine[0] == mine[1]
    assert differing >= 10


@pytest.mark.rule("H1")
@pytest.mark.case("B41")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_no_message_names_a_card_that_its_reader_may_not_see(players: int) -> None:
    named = 0
    for seed in range(25):
        room, _ = run(play(dealt(seed, players), seed, 80))
        for seat, listener in enumerate(room.listeners):
            for _, data in listener.heard:
                message = json.loads(data)
                if message["type"] == "game" and message["outcome"] is not None:
                    continue
                visible = own_cards(message) if message["type"] == "game" else set()
                lacked = {card for known in message.get("view", {}).get("known", []) for card in known["lacks"]}
                cards = set(CARD.findall(data.decode()))
                assert cards <= visible | lacked | {"JK"}
                named += len(cards)
                if message["type"] == "game" and seat == players:
                    assert message["view"]["hand"] == message["legal"] == []
                    assert all(known["holds"] == [] for known in message["view"]["known"])
    assert named > 1000


@pytest.mark.rule("H2")
def test_when_the_game_is_over_everybody_sees_every_hand() -> None:
    for seed in range(200):
        room, _ = run(play(dealt(seed, 3), seed, 400))
        if room.table.roster.stage == "over":
            break
    truth = room.position.to_dict()["hands"]
    for listener in room.listeners:
        games = [json.loads(data) for _, data in listener.heard if b'"type":"game"' in data]
        assert games[-1]["outcome"]["hands"] == truth
        assert all(game["outcome"] is None for game in games[:-1])
