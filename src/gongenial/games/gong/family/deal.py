"""Dealing a game of FAMILY."""

from __future__ import annotations

from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.core.records import Word
from gongenial.games.gong.cards import SEATS
from gongenial.games.gong.dealing import clear_hands, deal_hands
from gongenial.games.gong.family.rules import lay_dealt
from gongenial.games.gong.family.state import FAMILY_COUNT, FamilyState


@kernel
def clear(s: FamilyState) -> None:
    """No cards anywhere, nothing known, nothing has happened."""
    clear_hands(s)
    s.target = NOBODY
    s.turn = s.insiders = s.laid = s.laid_size = s.completed = s.idle = s.dry = s.wet = s.turns = s.removed = s.over = (
        s.winners
    ) = 0
    for seat in range(SEATS):
        s.some[seat] = 0
    for k in range(FAMILY_COUNT):
        s.laid_seat[k] = s.laid_family[k] = 0


@kernel
def deal_cards(s: FamilyState, players: int, starter: int, word_a: Word, word_b: Word) -> None:
    """Shuffle the deck, with its jokers or without (G4), deal each seat its hand (G6), lay what is complete (F8). The
    options stand in the state already."""
    clear(s)
    s.players, s.turn = players, starter
    s.random_a, s.random_b = word_a, word_b
    deal_hands(s)
    lay_dealt(s)
