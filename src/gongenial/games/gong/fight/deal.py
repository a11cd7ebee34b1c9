"""Dealing a game of FIGHT."""

from __future__ import annotations

from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.core.records import Word
from gongenial.games.gong.dealing import clear_hands, deal_hands
from gongenial.games.gong.fight.state import COLOUR_COUNT, LOG, FightState
from gongenial.games.gong.fight.steps import clear_task
from gongenial.games.gong.fight.turn import shuffle_tasks


@kernel
def clear(s: FightState) -> None:
    """No cards anywhere, nothing known, nothing has happened; the pack stays."""
    clear_hands(s)
    clear_task(s)
    s.pile_size = 0
    s.turn, s.target = 0, NOBODY
    s.again = s.replay = s.skips = s.dealt_out = s.turns = s.removed = s.over = s.winners = 0
    s.log_size = 0
    for k in range(LOG):
        s.log[k] = 0


@kernel
def deal_cards(s: FightState, players: int, starter: int, word_a: Word, word_b: Word) -> None:
    """Shuffle the deck, with its jokers or without (G4), deal each seat its hand (G6), shuffle the task decks, yellow,
    red, blue (T10). The options and the pack stand in the state already."""
    clear(s)
    s.players, s.turn = players, starter
    s.random_a, s.random_b = word_a, word_b
    deal_hands(s)
    s.dealt_out = 1 if s.stock_size == 0 else 0
    for colour in range(COLOUR_COUNT):
        shuffle_tasks(s, colour)
