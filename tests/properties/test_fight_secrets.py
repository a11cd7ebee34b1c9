"""H1 in FIGHT: what a viewer sees next follows from what it saw and from what it is told, and from nothing else."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import gongenial as gg
from gongenial.core.chance import generator
from gongenial.core.contract import Event
from gongenial.core.records import Records
from gongenial.games import GAMES
from gongenial.games.gong.cards import CARD_TEXTS, NUMBERS
from tests.conformance.walks import Setting, walk

SPEC = GAMES["fight"]
SETTINGS = [
    Setting("fight", 2),
    Setting("fight", 3),
    Setting("fight", 4, (("shown_card", "hand"), ("hand_size", 5))),
    Setting("fight", 4, (("hand_size", 14),)),
    Setting("fight", 6, (("jokers", 0),)),
]


def another_world(position: gg.Position, viewer: int | None, rng: Records) -> gg.Position:
    """A position that looks the same to the viewer and differs in what it can't see."""
    views, states = np.zeros(1, SPEC.view), np.zeros(1, SPEC.state)
    SPEC.observe(position.states, 0, -1 if viewer is None else viewer, views, 0)
    SPEC.determinize(views, 0, states, 0, rng)
    return gg.Position(SPEC, states)


def align(one: gg.Position, two: gg.Position) -> None:
    """Let the same card be turned up next in both, if it can be, and bring the same task."""
    s, w = one.states[0], two.states[0]
    if not s.stock_size:
        return
    card = int(s.stock[s.stock_size - 1])
    for position in (one, two):
        SPEC.force(position.states, 0, card)
    colour = card % NUMBERS // 2
    if card < 54 and s.used[colour] < s.sizes[colour]:
        coming = w.order[colour]
        place = [int(task) for task in coming].index(int(s.order[colour, s.used[colour]]), int(w.used[colour]))
        coming[[place, int(w.used[colour])]] = coming[[int(w.used[colour]), place]]


def what_is_seen(position: gg.Position, viewer: int | None) -> list[Any]:
    seen = [position.view(viewer).record.tobytes(), position.view(viewer).to_dict()]
    return [*seen, position.waiting, position.actors, position.turn, position.outcome, repr(position)]


def what_may_be_done(position: gg.Position, seat: int) -> list[str]:
    """What the seat may do, and why it may not do the rest, word for word."""
    told = []
    for code in range(SPEC.actions):
        try:
            position.copy().play(code, seat=seat)
            told.append(f"{code}")
        except gg.IllegalAction as error:
            told.append(f"{code} {error.rule} {error.reason} {error}")
    return told


def told_cards(event: Event, viewer: int | None) -> set[str]:
    """Cards that an event names though the viewer neither sees them lie open, nor had them in its own hand or drew
    them."""
    named = set(event.cards) | {card for gift in event.gave for card in gift.cards}
    named |= set(event.looked.cards) if event.looked else set()
    named |= {event.action} & set(CARD_TEXTS)
    open_cards = {card for _, card in (*event.put_down, *event.revealed)} | {event.shown}
    own = {card for gift in event.gave if viewer in (gift.giver, gift.taker) for card in gift.cards}
    own |= set(event.cards) if any(seat == viewer for seat, _ in event.drawn) else set()
    own |= set(event.looked.cards) if event.looked and event.looked.viewer == viewer else set()
    own |= {event.action} if event.seat == viewer else set()
    return {str(card) for card in named - open_cards - own}


@pytest.mark.rule("H1")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_views_follow_from_views_and_events(setting: Setting) -> None:
    rng, dealer = random.Random(str(setting)), generator(str(setting))
    found: Counter[str] = Counter()
    for seed in range(6):
        for true in walk(setting, seed, leaving=0.003, steps=250):
            if true.is_over:
                break
            viewer = rng.choice([None, *range(true.players)])
            one, two = true.copy(), another_world(true, viewer, dealer)
            assert what_is_seen(one, viewer) == what_is_seen(two, viewer)
            if viewer is not None and rng.random() < 0.1:
                assert what_may_be_done(one, viewer) == what_may_be_done(two, viewer)
            align(one, two)
            seat = rng.choice(sorted(one.waiting))
            action = rng.choice(one.legal(seat))
            if action not in two.legal(seat):
                found["not possible there"] += 1
                continue
            records = [position.play(action, seat=seat) for position in (one, two)]
            told = [position.event(record, viewer) for position, record in zip((one, two), records, strict=True)]
            assert told_cards(told[0], viewer) == set()
            if told[0].exchanged and viewer in told[0].exchanged:
                found["a new hand"] += 1  # which the view shows, and no event
            elif told[0] == told[1] and not one.is_over:
                found["same news"] += 1
                assert what_is_seen(one, viewer) == what_is_seen(two, viewer), (true.to_dict(), viewer, records)
            else:
                found["other news"] += 1
    assert found["same news"] > 100, "most steps are compared"
    assert found["other news"] > 0, "the other worlds are really others"


@pytest.mark.rule("H1")
@pytest.mark.rule("T9")
@pytest.mark.parametrize("players", [2, 4])
def test_what_leaves_and_what_is_hidden_does_not_show_in_what_leaving_does(players: int) -> None:
    """A seat leaves in two worlds that look the same to a third."""
    rng, dealer = random.Random(players), generator(f"leaving {players}")
    same = 0
    for seed in range(6):
        for true in walk(Setting("fight", players), seed, steps=120):
            if true.is_over:
                break
            if rng.random() < 0.6:
                continue
            viewer, gone = rng.sample([None, *range(players)], 2)
            if gone is None:
                continue
            one, two = true.copy(), another_world(true, viewer, dealer)
            told = [position.event(position.remove(gone), viewer) for position in (one, two)]
            if told[0] == told[1] and not told[0].exchanged and not one.is_over:
                same += 1
                assert what_is_seen(one, viewer) == what_is_seen(two, viewer)
    assert same > (20 if players > 2 else -1)
