"""H1 in the collecting game: nothing that a viewer gets depends on what will be drawn."""

from __future__ import annotations

import random

import pytest

import gongenial as gg
from gongenial.games import GAMES
from gongenial.games.genial.tokens import LETTERS
from tests.conformance.walks import Setting, walk

SPEC = GAMES["genial"]


def elsewhere(position: gg.Position, rng: random.Random) -> gg.Position:
    """The same position with another future: generator, fixed order and forced token."""
    order = [rng.choice(LETTERS) for _ in range(rng.choice([0, 3, 40, 126]))]
    words = f"{rng.getrandbits(64):016x}{rng.getrandbits(64):016x}"
    forced = rng.choice([None, *LETTERS])
    return gg.Position.from_dict({**position.to_dict(), "order": order, "forced": forced, "random": words})


def refusals(position: gg.Position, seat: int) -> list[str]:
    """Every action that the seat may not take now, with what it is told."""
    told = []
    for code in range(SPEC.actions):
        if code not in position.legal(seat):
            with pytest.raises(gg.IllegalAction) as caught:
                position.play(code, seat=seat)
            told.append(f"{code} {caught.value.rule} {caught.value.reason} {caught.value}")
    return told


def all_that_is_seen(position: gg.Position) -> list[object]:
    viewers = (None, *range(position.players))
    seats = range(position.players)
    return [
        [position.view(viewer).record.tobytes() for viewer in viewers],
        [position.view(viewer).to_dict() for viewer in viewers],
        [position.legal(seat) for seat in seats],
        [refusals(position, seat) for seat in seats],
        [position.waiting, position.actors, position.turn, position.outcome, repr(position)],
    ]


@pytest.mark.rule("H1")
@pytest.mark.parametrize("players", SPEC.players)
def test_two_futures_look_the_same_and_so_does_what_follows(players: int) -> None:
    """Takes, alternative moves and leaving bring the same; and so do draws, if they bring the same colour."""
    rng = random.Random(players)
    for seed in range(2):
        for one in walk(Setting("genial", players), seed):
            one = one.copy()  # noqa: PLW2901  # the walk goes on with its own
            two = elsewhere(one, rng)
            assert all_that_is_seen(one) == all_that_is_seen(two)
            if one.is_over:
                break
            if rng.random() < 0.1:
                seat = rng.randrange(players)
                records = [position.remove(seat) for position in (one, two)]
            else:
                action = rng.choice(one.legal())
                reserve = one.view(None).to_dict()["reserve"]
                colour = rng.choice([letter for letter, tokens in reserve.items() if tokens] or ["R"])
                for position in (one, two):
                    SPEC.force(position.states, 0, LETTERS.index(colour))
                records = [position.play(action) for position in (one, two)]
            assert records[0] == records[1]
            for viewer in (None, *range(players)):
                assert one.event(records[0], viewer) == two.event(records[1], viewer)
            assert all_that_is_seen(one) == all_that_is_seen(two)
