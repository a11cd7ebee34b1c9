"""Shuffling the deck and dealing the hands, as every variant does it (G4, G6)."""

from __future__ import annotations

from typing import Protocol

from gongenial.core.chance import shuffle
from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import DECK, JOKER, SEATS, with_card
from gongenial.games.gong.stock import HandState


class DealtState(HandState, Protocol):
    """And the options that a deal needs."""

    jokers: int
    hand_size: int


@kernel
def clear_hands(s: HandState) -> None:
    """No cards anywhere, and nothing known."""
    s.stock_size, s.forced = 0, NOTHING
    for seat in range(SEATS):
        s.hands[seat] = 0
        for viewer in range(SEATS + 1):
            s.holds[viewer, seat] = s.lacks[viewer, seat] = 0


@kernel
def deal_hands(s: DealtState) -> None:
    """The shuffled deck is the stock; cards are dealt from its end, a whole hand to each seat in turn."""
    for k in range(DECK):
        s.stock[k] = min(k, JOKER)
    s.stock_size = JOKER + s.jokers
    shuffle(s, s.stock, s.stock_size)
    for seat in range(s.players):
        for _ in range(s.hand_size):
            s.stock_size -= 1
            s.hands[seat] = with_card(s.hands[seat], s.stock[s.stock_size])
