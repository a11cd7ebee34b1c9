"""The GONG JOKER: laying it down and exchanging hands (J1, J2), shared by the variants."""

from __future__ import annotations

from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, JOKER, JOKERS, SEATS, without_joker
from gongenial.games.gong.stock import CardState, forget_joker


@kernel
def lay_joker(s: CardState, seat: int) -> None:
    """A joker goes from the seat's hand under the pile's top card, or onto a pile without a card to match (J2)."""
    s.hands[seat] = without_joker(s.hands[seat])
    forget_joker(s, seat)
    if s.top >= 0:
        s.pile[s.pile_size] = s.pile[s.pile_size - 1]
        s.pile[s.pile_size - 1] = JOKER
    else:
        s.pile[s.pile_size] = JOKER
    s.pile_size += 1


@kernel
def jokers_in_pile(s: CardState) -> int:
    """How many jokers all can see in the pile (J4)."""
    found = 0
    for k in range(s.pile_size):
        if s.pile[k] == JOKER:
            found += 1
    return found


@kernel
def exchange_hands(s: CardState, by: int, target: int, jokers: int) -> None:
    """Two seats exchange their whole hands (J1). What others knew moves with the cards; each of the two knows the
    other's new hand, since it was its own. `jokers` is how many the deck has."""
    s.hands[by], s.hands[target] = s.hands[target], s.hands[by]
    for viewer in range(SEATS + 1):
        if viewer != by and viewer != target:
            s.holds[viewer, by], s.holds[viewer, target] = s.holds[viewer, target], s.holds[viewer, by]
            s.lacks[viewer, by], s.lacks[viewer, target] = s.lacks[viewer, target], s.lacks[viewer, by]
    deck = FAMILY_CARDS | (JOKERS if jokers else 0)
    s.holds[by, target] = s.hands[target]
    s.lacks[by, target] = deck & ~s.hands[target]
    s.holds[target, by] = s.hands[by]
    s.lacks[target, by] = deck & ~s.hands[by]
