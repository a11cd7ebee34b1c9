"""A bot for a live table or a script: views go in, actions come out."""

from __future__ import annotations

import random
from collections.abc import Iterable

from gongenial.bots.family.mind import FamilyMind
from gongenial.bots.fight.mind import FightMind
from gongenial.bots.genial.mind import GenialMind
from gongenial.bots.link.mind import LinkMind
from gongenial.bots.mind import MakeMind, Mind, Reaction
from gongenial.core.chance import Seed
from gongenial.core.contract import Action, View
from gongenial.core.levels import LEVELS, Level

MINDS: dict[str, MakeMind] = {"link": LinkMind, "family": FamilyMind, "fight": FightMind, "genial": GenialMind}
"""For each game, by its name, how bots play it."""

PACE = ((1.3, 2.2), (1.1, 1.9), (1.0, 1.8))
"""By level: seconds that an action of one's turn takes, so that people can follow."""

MOVES_TO_WARM_UP = 12


class Bot:
    """One opponent, for whatever game it is shown. What it chooses depends on its seed and the view alone: the same
    question gets the same answer.

    >>> import gongenial as gg
    >>> p = gg.new("link", players=2, seed=7)
    >>> str(Bot("medium", seed=1).choose(p.view(0), p.legal(0))) in map(str, p.legal(0))
    True
    """

    def __init__(self, level: Level, seed: Seed, simulations: int | None = None) -> None:
        """`simulations`: how many games the hard level imagines for a choice. Left out, the clock has a say too, and
        on a slow machine it may cut the search short."""
        self.level = level
        self._simulations = simulations
        self._level = LEVELS.index(level)
        self._seed = seed if isinstance(seed, bytes) else str(seed).encode()
        self._minds: dict[str, Mind] = {}
        self._time = random.Random(f"pace {self._seed!r}")

    def __repr__(self) -> str:
        return f"<Bot {self.level}>"

    @property
    def pace(self) -> float:
        """Seconds to wait, counted from the question, before the next action of its turn is carried out."""
        return self._time.uniform(*PACE[self._level])

    def choose(self, view: View, legal: list[Action]) -> Action:
        """One of the legal actions of the view's seat."""
        return self._mind(view).choose(view, legal)

    def reaction(self, view: View, legal: list[Action]) -> Reaction | None:
        """What the bot does out of turn, such as a call of GONG, and when; None for nothing."""
        return self._mind(view).reaction(view, legal)

    def _mind(self, view: View) -> Mind:
        if view.game not in self._minds:
            self._minds[view.game] = MINDS[view.game](self._level, self._seed, self._simulations)
        return self._minds[view.game]


def warm_up(games: Iterable[str] = tuple(MINDS)) -> None:
    """Compile, or load from the cache, all that bots need, so that no move waits for it. May run in a thread."""
    import gongenial as gg

    for game in games:
        for level in LEVELS:
            p = gg.new(game, players=2, seed=1)
            bot = Bot(level, 1, simulations=1)
            for _ in range(MOVES_TO_WARM_UP):  # far enough that every kind of question has come
                seat = min(p.waiting)
                p.play(bot.choose(p.view(seat), p.legal(seat)), seat=seat)
