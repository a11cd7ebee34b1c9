"""How well balanced a pack of tasks is: many games between bots, how long they last and who wins them.

python -m gongenial.lab.balance                     the pack that comes along, 20,000 games for each number of players
python -m gongenial.lab.balance FOLDER --games 2000 a pack of one's own
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.table import Table

from gongenial.bots.fight.policy import decision
from gongenial.core.bits import count, first
from gongenial.core.chance import generator
from gongenial.core.contract import Termination
from gongenial.core.jit import kernel
from gongenial.core.levels import LEVELS, Level
from gongenial.core.records import Ints, Records
from gongenial.games.gong.fight.rules import awaited, cards_open, others_open, perform
from gongenial.games.gong.fight.spec import FIGHT, load_pack
from gongenial.games.gong.fight.view import observe
from gongenial.lab.fight import deal_from
from gongenial.tasks.pack import read_pack
from gongenial.tasks.registry import STARS, add_pack

PLAYERS = (2, 3, 4, 6)
SHORTEST, LONGEST = 8, 25
"""Turns a player in the median game: below, a game is over before it is fun; above, children are tired."""
MOST_LIMIT = 0.005
"""Share of the games that may end by the turn limit (X1)."""
MOST_SHARE = 1.15
"""What a seat may win, as a multiple of what it would win by chance."""


@dataclass(frozen=True)
class Figure:
    """A measured number with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"


@dataclass(frozen=True)
class Balance:
    """What many games at a table of one size showed."""

    players: int
    games: int
    turns: Figure
    """Of the median game, for each player."""
    spread: tuple[float, float]
    """The same of games at a tenth and at nine tenths."""
    limit: Figure
    """The share of games that came to the turn limit (X1)."""
    shares: tuple[Figure, ...]
    """What each seat won, the starter's first, as a multiple of its fair share."""

    @property
    def is_fair(self) -> bool:
        """Whether games last as long as they should, end by themselves, and no seat is much better than another."""
        fair = all(share.value <= MOST_SHARE for share in self.shares)
        return SHORTEST <= self.turns.value <= LONGEST and self.limit.value < MOST_LIMIT and fair


def balance(
    players: int,
    games: int,
    pack: str = STARS,
    level: Level = "medium",
    seed: int | str = 1,
    shown_card: str = "discard",
) -> Balance:
    """Let bots of one level play with a known pack. The same arguments give the same games.

    >>> measured = balance(players=3, games=200, seed=7)
    >>> measured == balance(players=3, games=200, seed=7)
    True
    """
    chosen = {"shown_card": shown_card, "pack": pack}
    options = [option.number(chosen.get(option.name, option.default)) for option in FIGHT.options]
    states, views = np.zeros(1, FIGHT.state), np.zeros(1, FIGHT.view)
    load_pack(states, 0, pack)
    turns, ends, wins = np.zeros(games, np.int64), np.zeros(8, np.int64), np.zeros(players)
    dealer, rng = generator(f"{seed} balance deals"), generator(f"{seed} balance bots")
    play_all(states, views, LEVELS.index(level), players, np.array(options), dealer, rng, turns, ends, wins)
    long = np.sort(turns / players)
    aside = round(0.98 * sqrt(games))  # the median's 95 % interval, in places of the sorted list
    middle = games // 2
    return Balance(
        players=players,
        games=games,
        turns=Figure(
            float(np.median(long)), float(long[max(middle - aside, 0)]), float(long[min(middle + aside, games - 1)])
        ),
        spread=(float(long[games // 10]), float(long[games * 9 // 10])),
        limit=proportion(int(ends[Termination.TURN_LIMIT.code]), games),
        shares=tuple(scaled(proportion(float(won), games), players) for won in wins),
    )


def proportion(hits: float, games: int) -> Figure:
    """A share of all games, with the interval of E. B. Wilson, 1927."""
    share, z = hits / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Figure(share, middle - half, middle + half)


def scaled(figure: Figure, factor: float) -> Figure:
    return Figure(figure.value * factor, figure.low * factor, figure.high * factor)


@kernel
def play_all(
    states: Records,
    views: Records,
    level: int,
    players: int,
    options: Ints,
    dealer: Records,
    rng: Records,
    turns: Ints,
    ends: Ints,
    wins: npt.NDArray[np.float64],
) -> None:
    """One game for each place of `turns`, seat 0 starting; adds up how they ended and who won."""
    for game in range(len(turns)):
        deal_from(states, 0, players, 0, options, dealer)
        s = states[0]
        while not s.over:
            seat = first(awaited(s))
            observe(states, 0, seat, views, 0)
            perform(s, seat, decision(views[0], cards_open(s, seat), others_open(s, seat), level, rng[0]))
        turns[game] = s.turns
        ends[s.over] += 1
        for seat in range(players):
            if s.winners >> seat & 1:
                wins[seat] += 1.0 / count(s.winners)


def report(measured: list[Balance]) -> Table:
    """The figures as a table."""
    table = Table("players", "turns a player, median", "10 % to 90 %", "turn limit, %", "best seat, share", "")
    for one in measured:
        best = max(one.shares, key=lambda share: share.value)
        place = one.shares.index(best) + 1
        table.add_row(
            str(one.players),
            str(one.turns),
            f"{one.spread[0]:.1f} to {one.spread[1]:.1f}",
            str(scaled(one.limit, 100)),
            f"{best}, place {place}",
            "fair" if one.is_fair else "NOT FAIR",
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description="How well balanced a pack of tasks is.")
    parser.add_argument("pack", nargs="?", type=Path, help="the folder of a pack; left out, the one that comes along")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--level", choices=LEVELS, default="medium")
    parser.add_argument("--shown-card", choices=("discard", "hand"), default="discard", help="T6")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    name = STARS if given.pack is None else add_pack(read_pack(given.pack)).name
    measured = [balance(n, given.games, name, given.level, given.seed, given.shown_card) for n in PLAYERS]
    Console().print(report(measured))


if __name__ == "__main__":
    main()
