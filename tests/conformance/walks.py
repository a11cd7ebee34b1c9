"""Random games of any registered game, reactions and leavers included."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import gongenial as gg
from gongenial.core.values import OptionValue
from gongenial.games import GAMES


@dataclass(frozen=True)
class Setting:
    """One way to set a game up."""

    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def new(self, seed: int | str | bytes, starter: int = 0) -> gg.Position:
        chosen: dict[str, Any] = dict(self.options)
        return gg.new(self.game, players=self.players, seed=seed, starter=starter, **chosen)

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options)
        return f"{self.game} for {self.players}{options}"


def _fits(setting: Setting) -> bool:
    try:
        setting.new(0)
    except gg.InvalidOption:
        return False
    return True


def settings(*names: str) -> list[Setting]:
    """These games, or every one, with each number of players, and with each option at either end of its range."""
    found = []
    for name, spec in ((name, GAMES[name]) for name in names or GAMES):
        found += [Setting(name, players) for players in spec.players]
        for option in spec.options:
            values = list(option.values)
            for value in {values[0], values[-1]} - {option.default}:
                ends = [Setting(name, players, ((option.name, value),)) for players in spec.players]
                fitting = [setting for setting in ends if _fits(setting)]
                found += [fitting[0], fitting[-1]] if len(fitting) > 1 else fitting
    return found


def random_step(position: gg.Position, rng: random.Random, leaving: float = 0.0) -> gg.Record:
    """One action of any seat that may act, or, now and then, a seat that leaves."""
    if leaving and rng.random() < leaving:
        gone = {record.seat for record in position.history if record.action == "leave"}
        return position.remove(rng.choice([seat for seat in range(position.players) if seat not in gone]))
    seat = rng.choice(sorted(position.actors))
    return position.play(rng.choice(position.legal(seat)), seat=seat)


def walk(setting: Setting, seed: int, leaving: float = 0.0, steps: int = 10**6) -> Iterator[gg.Position]:
    """The same position again and again, one random step further each time, from the deal to the end."""
    rng = random.Random(seed)
    position = setting.new(seed, starter=seed % setting.players)
    yield position
    while not position.is_over and steps:
        random_step(position, rng, leaving)
        steps -= 1
        yield position


def finished(setting: Setting, seed: int, leaving: float = 0.0) -> gg.Position:
    """The end of that walk."""
    *_, last = walk(setting, seed, leaving)
    return last
