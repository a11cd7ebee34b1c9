"""OpenSpiel's nearest relatives of our games, played by its own C++ code."""

from __future__ import annotations

import random
from typing import Any

import pyspiel

ROLLOUTS = 500
GAMES_COUNTED = 200
SEARCHED = 2000
LONGEST = 1000


class Peer:
    """One deal of a game, from which games are played at random or searched."""

    def __init__(self, name: str, players: int) -> None:
        """`name`: as OpenSpiel has it, such as crazy_eights, go_fish or pig."""
        self.name = name
        self.players = players
        self.game: Any = pyspiel.load_game(f"{name}(players={players})")
        self.dealt = self.game.new_initial_state()
        chance = random.Random(1)
        while self.dealt.is_chance_node():
            self.dealt.apply_action(chance.choice([action for action, _ in self.dealt.chance_outcomes()]))
        self.decisions_a_game = sum(self._count(seed) for seed in range(GAMES_COUNTED)) / GAMES_COUNTED

    def _count(self, seed: int) -> int:
        """The players' decisions of one random game from the deal on; chance's are not counted."""
        state = self.dealt.clone()
        bots = [pyspiel.make_uniform_random_bot(player, seed) for player in range(self.players)]
        pyspiel.evaluate_bots(state, bots, seed)
        before = len(self.dealt.full_history())
        return sum(step.player >= 0 for step in state.full_history()[before:])

    def rollouts(self) -> float:
        """Play random games, all in one call of C++; how many decisions that was."""
        self._search(rollouts=ROLLOUTS, simulations=1)
        return ROLLOUTS * self.decisions_a_game

    def search(self) -> float:
        """Monte-Carlo tree search that sees all cards; how many simulations."""
        self._search(rollouts=1, simulations=SEARCHED)
        return SEARCHED

    def _search(self, rollouts: int, simulations: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.4, simulations, LONGEST, False, 1, False)
        bot.mcts_search(self.dealt)
