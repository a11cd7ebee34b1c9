"""H1: what a viewer gets does not depend on what it may not see. Non-interference over random positions of LINK."""

from __future__ import annotations

import numpy as np
import pytest

import gongenial as gg
from gongenial.core.chance import generator
from gongenial.core.records import Ints, Records
from gongenial.games import GAMES
from tests.properties import worlds

LINK = GAMES["link"]
BATCH, BATCHES = 10_000, 15


def room() -> tuple[Ints, Ints, Ints]:
    return np.zeros(4, np.int64), np.zeros(64, np.int64), np.zeros(64, np.int64)


def differing(one: Records, two: Records) -> Ints:
    """The indices at which two arrays of records or rows are not the same, byte for byte."""
    rows = len(one)
    left = np.frombuffer(one.tobytes(), np.uint8).reshape(rows, -1)
    right = np.frombuffer(two.tobytes(), np.uint8).reshape(rows, -1)
    return np.flatnonzero((left != right).any(axis=1))


class Batch:
    """Positions, each with a viewer and another world that should look the same to it."""

    def __init__(self, size: int, seed: str) -> None:
        self.rng = generator(seed)
        self.states, self.worlds = np.zeros(size + 1, LINK.state), np.zeros(size, LINK.state)
        self.viewers = np.zeros(size, np.int64)
        worlds.fill(self.states, self.worlds, self.viewers, self.rng, room())
        self.states = self.states[:size].copy()

    def looks(self, viewers: Ints) -> list[tuple[Records, Records]]:
        """Views, and legal actions with who may act, in either world."""
        seen = []
        for states in (self.states, self.worlds):
            views, sets = np.zeros(len(viewers), LINK.view), np.zeros((len(viewers), 4), np.int64)
            worlds.look(states, viewers, views, sets)
            seen.append((views, sets))
        return seen

    def explain(self, at: int) -> str:
        position, world = (gg.Position(LINK, states[at : at + 1]) for states in (self.states, self.worlds))
        return f"viewer {self.viewers[at]}\n{position.to_dict()}\n{world.to_dict()}"

    def check(self) -> None:
        (views, sets), (other_views, other_sets) = self.looks(self.viewers)
        for one, two in ((views, other_views), (sets, other_sets)):
            leaks = differing(one, two)
            assert not leaks.size, self.explain(leaks[0])


@pytest.mark.rule("H1")
@pytest.mark.case("B49")
def test_views_legal_actions_and_what_follows_from_public_actions() -> None:
    """150,000 positions and as many steps from them."""
    changed = elsewhere = stepped = 0
    for number in range(BATCHES):
        batch = Batch(BATCH, f"secrets {number}")
        changed += differing(batch.states["hands"], batch.worlds["hands"]).size
        others = (batch.viewers + 1) % batch.states["players"]
        (views, _), (other_views, _) = batch.looks(others)
        elsewhere += differing(views, other_views).size
        batch.check()
        done = np.zeros(BATCH, np.int64)
        worlds.act(batch.states, batch.worlds, batch.viewers, done, batch.rng)
        kept = np.flatnonzero((done == 1) & (batch.states["over"] == 0))
        batch.states, batch.worlds, batch.viewers = batch.states[kept], batch.worlds[kept], batch.viewers[kept]
        batch.check()
        stepped += kept.size
    total = BATCH * BATCHES
    assert total >= 100_000
    assert changed > 0.9 * total, "the other worlds are really others"
    assert elsewhere > 0.9 * total, "and another seat sees the difference"
    assert stepped > 0.5 * total


@pytest.mark.rule("X3")
def test_the_other_worlds_are_whole() -> None:
    """Nothing is lost in the making of another world, so the test above compares real positions."""
    batch = Batch(2_000, "whole")
    for at in range(2_000):
        faults = [fault for fault in LINK.faults(batch.worlds[at]) if not fault.startswith("H1")]
        assert not faults, batch.explain(at)


def refusal(position: gg.Position, seat: int, code: int) -> tuple[str, str, str] | None:
    try:
        position.copy().play(code, seat=seat)
    except gg.IllegalAction as error:
        return error.rule, str(error.reason), str(error)
    return None


@pytest.mark.rule("H1")
def test_everything_that_a_position_hands_out() -> None:
    """The same through the friendly object: dictionaries, legal texts, refusals word for word, events."""
    batch = Batch(1_200, "objects")
    rng = generator("objects too")
    for at in range(1_200):
        one, two = (gg.Position(LINK, states[at : at + 1].copy()) for states in (batch.states, batch.worlds))
        viewer = None if batch.viewers[at] < 0 else int(batch.viewers[at])
        assert one.view(viewer) == two.view(viewer)
        assert one.view(viewer).to_dict() == two.view(viewer).to_dict()
        assert repr(one.view(viewer)) == repr(two.view(viewer))
        assert (one.waiting, one.actors, one.turn, repr(one)) == (two.waiting, two.actors, two.turn, repr(two))
        if viewer is not None:
            assert one.legal(viewer) == two.legal(viewer)
            for code in range(0, LINK.actions, 3):
                assert refusal(one, viewer, code + at % 3) == refusal(two, viewer, code + at % 3)
        compare_events(one, two, viewer, rng)


def compare_events(one: gg.Position, two: gg.Position, viewer: int | None, rng: Records) -> None:
    """What the viewer is told of an action that shows it nothing new."""
    seat = max(one.actors)
    code = LINK.sample(one.states, 0, seat, rng)
    own = -1 if viewer is None else viewer
    if code not in two.legal(seat) or worlds.teaches(one.states, 0, own, seat, code):
        return
    told = [position.event(position.play(code, seat=seat), viewer) for position in (one, two)]
    assert told[0] == told[1]
    assert repr(told[0]) == repr(told[1])
    if not one.is_over:
        assert one.view(viewer) == two.view(viewer)
