"""Dealing a game of LINK."""

from __future__ import annotations

from gongenial.core.chance import shuffle
from gongenial.core.contract import NOBODY, NOTHING
from gongenial.core.jit import kernel
from gongenial.core.records import Word
from gongenial.games.gong.cards import DECK, JOKER, SEATS
from gongenial.games.gong.link.pile import draw
from gongenial.games.gong.link.state import LinkState


@kernel
def clear(s: LinkState) -> None:
    """No cards anywhere, nothing known, nothing has happened."""
    s.turn = 0
    s.target = NOBODY
    s.drawn = s.top = s.forced = NOTHING
    s.acted = s.drew = s.owes = s.catchable = s.cried = s.passes = s.turns = s.removed = s.over = s.winners = 0
    s.stock_size = s.pile_size = 0
    for seat in range(SEATS):
        s.hands[seat] = 0
        for viewer in range(SEATS + 1):
            s.holds[viewer, seat] = s.lacks[viewer, seat] = 0


@kernel
def deal_cards(s: LinkState, players: int, starter: int, word_a: Word, word_b: Word) -> None:
    """Shuffle the deck, with its jokers or without (G4), deal each seat its hand (G6), turn up the start card (L1).

    The options stand in the state already. The shuffled deck is the stock; cards are dealt from its end, a whole hand
    to each seat in turn.
    """
    clear(s)
    s.players, s.turn = players, starter
    s.random_a, s.random_b = word_a, word_b
    for k in range(DECK):
        s.stock[k] = min(k, JOKER)
    s.stock_size = JOKER + s.jokers
    shuffle(s, s.stock, s.stock_size)
    for seat in range(players):
        for _ in range(s.hand_size):
            draw(s, seat)
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
