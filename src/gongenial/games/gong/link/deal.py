"""Dealing a game of LINK."""

from __future__ import annotations

from gongenial.core.chance import shuffle
from gongenial.core.contract import NOBODY, NOTHING
from gongenial.core.jit import kernel
from gongenial.core.records import Word
from gongenial.games.gong.cards import JOKER
from gongenial.games.gong.dealing import clear_hands, deal_hands
from gongenial.games.gong.link.state import LinkState


@kernel
def clear(s: LinkState) -> None:
    """No cards anywhere, nothing known, nothing has happened."""
    clear_hands(s)
    s.turn = 0
    s.target = NOBODY
    s.drawn = s.top = NOTHING
    s.acted = s.drew = s.owes = s.catchable = s.cried = s.passes = s.turns = s.removed = s.over = s.winners = 0
    s.pile_size = 0


@kernel
def deal_cards(s: LinkState, players: int, starter: int, word_a: Word, word_b: Word) -> None:
    """Shuffle the deck, with its jokers or without (G4), deal each seat its hand (G6), turn up the start card (L1).

    The options stand in the state already.
    """
    clear(s)
    s.players, s.turn = players, starter
    s.random_a, s.random_b = word_a, word_b
    deal_hands(s)
    turn_up(s)


@kernel
def turn_up(s: LinkState) -> None:
    """The topmost card of the stock starts the pile (L1); a joker goes back, and the stock is shuffled again, until
    it is a family card (L11). Without one there is no start card (L2)."""
    family_cards = 0
    for k in range(s.stock_size):
        if s.stock[k] != JOKER:
            family_cards += 1
    if family_cards == 0:
        return
    while s.stock[s.stock_size - 1] == JOKER:
        shuffle(s, s.stock, s.stock_size)
    s.stock_size -= 1
    s.top = s.stock[s.stock_size]
    s.pile[0] = s.top
    s.pile_size = 1
