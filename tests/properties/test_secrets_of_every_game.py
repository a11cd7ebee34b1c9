"""H1 in every game: what a viewer gets, now and after the next action, follows from what it has seen and been told.

For each of many random positions another one is dealt that looks the same to a viewer. Whatever the viewer is handed
must be the same there; and as long as it is told the same of what happens next, it goes on looking the same.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import pytest

import gongenial as gg
from gongenial.core.bits import count, nth
from gongenial.core.chance import below, generator
from gongenial.core.contract import GameSpec
from gongenial.core.records import Ints, Records
from gongenial.games import GAMES
from tests.conformance.walks import settings

POSITIONS = 100_000
BATCH = 5_000
STEPS = 4_000
"""Positions from which one action is taken in both worlds, through the friendly object."""

each_game = pytest.mark.parametrize("name", GAMES)

Filler = Callable[[Records, Records, Records, Ints, Ints, Records, Records], None]


def filler_of(spec: GameSpec) -> Filler:
    """A kernel that fills `states` with positions of random games, `viewers` with somebody who looks at each, `worlds`
    with positions that look the same to it, and `rows` with what there is to be seen in both."""
    actors, waiting, legal, sample, apply = spec.actors, spec.waiting, spec.legal, spec.sample, spec.apply
    remove, observe, determinize = spec.remove, spec.observe, spec.determinize

    def look(states: Records, i: int, viewer: int, row: Ints) -> None:
        row[:] = 0
        row[0], row[1] = actors(states, i), waiting(states, i)
        if viewer >= 0:
            row[2] = legal(states, i, viewer, row[3:])

    look_at = numba.njit(error_model="numpy")(look)

    def fill(
        deals: Records, states: Records, worlds: Records, viewers: Ints, rows: Ints, views: Records, rng: Records
    ) -> None:
        game, work = 0, deals[:1].copy()
        for i in range(states.size):
            if work[0].over or below(rng[0], 400) == 0:
                game += 1
                work[0] = deals[game % deals.size]
                below(rng[0], 2)
                work[0].random_a, work[0].random_b = rng[0].random_a, rng[0].random_b
            for _ in range(1 + below(rng[0], 4)):
                if not work[0].over:
                    able = actors(work, 0)
                    seat = nth(able, below(rng[0], count(able)))
                    if below(rng[0], 150) == 0:
                        remove(work, 0, seat)
                    else:
                        apply(work, 0, seat, sample(work, 0, seat, rng))
            states[i] = work[0]
            viewers[i] = below(rng[0], work[0].players + 1) - 1
            observe(states, i, viewers[i], views, 2 * i)
            determinize(views, 2 * i, worlds, i, rng)
            observe(worlds, i, viewers[i], views, 2 * i + 1)
            look_at(states, i, viewers[i], rows[2 * i])
            look_at(worlds, i, viewers[i], rows[2 * i + 1])

    compiled: Filler = numba.njit(error_model="numpy")(fill)
    return compiled


class Batch:
    """Positions, each with a viewer and another world that looks the same to it."""

    def __init__(self, spec: GameSpec, fill: Filler, size: int, seed: str) -> None:
        self.spec = spec
        deals = [setting.new(f"{seed} {number}").states for number, setting in enumerate(settings(spec.name))]
        self.states, self.worlds = np.zeros(size, spec.state), np.zeros(size, spec.state)
        self.viewers, self.rows = np.zeros(size, np.int64), np.zeros((2 * size, spec.max_legal + 3), np.int64)
        self.views = np.zeros(2 * size, spec.view)
        order = np.random.default_rng(len(seed)).permutation(len(deals))
        fill(
            np.concatenate([deals[k] for k in order]),
            self.states,
            self.worlds,
            self.viewers,
            self.rows,
            self.views,
            generator(seed),
        )

    def pair(self, at: int) -> tuple[gg.Position, gg.Position]:
        one, two = (gg.Position(self.spec, states[at : at + 1].copy()) for states in (self.states, self.worlds))
        return one, two

    def viewer(self, at: int) -> int | None:
        return None if self.viewers[at] < 0 else int(self.viewers[at])

    def differing(self) -> Ints:
        """The positions in which the viewer sees or may do something else, byte for byte."""
        views = np.frombuffer(self.views.tobytes(), np.uint8).reshape(len(self.states), 2, -1)
        rows = self.rows.reshape(len(self.states), 2, -1)
        return np.flatnonzero((views[:, 0] != views[:, 1]).any(1) | (rows[:, 0] != rows[:, 1]).any(1))


@pytest.mark.rule("H1")
@pytest.mark.case("B49")
@each_game
def test_what_looks_the_same_is_the_same_for_whoever_looks(name: str) -> None:
    spec = GAMES[name]
    fill = filler_of(spec)
    others = 0
    for number in range(POSITIONS // BATCH):
        batch = Batch(spec, fill, BATCH, f"{name} {number}")
        leaks = batch.differing()
        assert not leaks.size, (batch.viewer(leaks[0]), *(position.to_dict() for position in batch.pair(leaks[0])))
        others += sum(one.tobytes() != two.tobytes() for one, two in zip(batch.states, batch.worlds, strict=True))
    assert others > 0.9 * POSITIONS, "the other worlds are really others"


def handed_out(position: gg.Position, viewer: int | None) -> list[Any]:
    """All that the friendly object says."""
    view = position.view(viewer)
    seen = [view, view.to_dict(), repr(view), position.waiting, position.actors, position.turn, position.outcome]
    return [*seen, repr(position), [] if viewer is None else position.legal(viewer)]


def refusals(position: gg.Position, seat: int, codes: list[int]) -> list[str]:
    """What the seat is told of actions, word for word."""
    told = []
    for code in codes:
        try:
            position.copy().play(code, seat=seat)
            told.append("")
        except gg.IllegalAction as error:
            told.append(f"{error.rule} {error.reason} {error}")
    return told


def step(position: gg.Position, seat: int, action: gg.Action | None, viewer: int | None) -> gg.Event:
    """One action, or the seat leaves."""
    record = position.remove(seat) if action is None else position.play(action, seat=seat)
    return position.event(record, viewer)


@pytest.mark.rule("H1")
@each_game
def test_what_comes_next_follows_from_what_is_told(name: str) -> None:
    """Dictionaries, refusals word for word, events; and the same view again where the same was told."""
    spec, rng = GAMES[name], random.Random(name)
    batch = Batch(spec, filler_of(spec), STEPS, f"{name} next")
    found: Counter[str] = Counter()
    for at in range(STEPS):
        (one, two), viewer = batch.pair(at), batch.viewer(at)
        assert handed_out(one, viewer) == handed_out(two, viewer)
        if one.is_over:
            continue
        if viewer is not None:
            codes = rng.sample(range(spec.actions), min(spec.actions, 12))
            assert refusals(one, viewer, codes) == refusals(two, viewer, codes)
        seat = rng.choice(sorted(one.actors))
        action = rng.choice(one.legal(seat)) if rng.random() > 0.03 else None
        if action is not None and action not in two.legal(seat):
            found["not possible there"] += 1
            continue
        told, other = step(one, seat, action, viewer), step(two, seat, action, viewer)
        if told.exchanged and viewer in told.exchanged:
            found["a new hand"] += 1  # which the view shows, and no event
        elif action is None and seat == viewer:
            found["left"] += 1  # and what it alone knew with it
        elif told != other or one.is_over or two.is_over:
            found["other news"] += 1
        else:
            found["same news"] += 1
            assert handed_out(one, viewer) == handed_out(two, viewer), (action, batch.pair(at)[0].to_dict(), viewer)
    assert found["same news"] > STEPS / 4, found
    assert found["other news"] > STEPS / 100, "the other worlds are really others"
