"""What seats come to know of each other's hands in FIGHT, and what they no longer know (H1).

`holds` is kept within the true hand at every moment: a card that leaves a hand unseen takes all that third parties knew
of that hand with it, for it may have been any card.
"""

from __future__ import annotations

from gongenial.core.bits import count
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, JOKER, JOKERS, ONE_JOKER, SEATS, TWO_JOKERS, with_card
from gongenial.games.gong.stock import HandState, lose_joker


@kernel
def learn(s: HandState, viewer: int, seat: int, cards: int) -> None:
    """A viewer sees cards of a hand at once. Jokers are alike: it knows of as many as it has ever seen together."""
    known = s.holds[viewer, seat] | (cards & FAMILY_CARDS)
    if count(cards & JOKERS) > count(known & JOKERS):
        known = (known & FAMILY_CARDS) | (cards & JOKERS)
    s.holds[viewer, seat] = known
    s.lacks[viewer, seat] &= ~known


@kernel
def learn_more(s: HandState, viewer: int, seat: int, card: int) -> None:
    """A viewer sees a card come into a hand."""
    s.holds[viewer, seat] = with_card(s.holds[viewer, seat], card)
    s.lacks[viewer, seat] &= ~s.holds[viewer, seat]


@kernel
def watches(s: HandState, viewer: int, seat: int) -> bool:
    """Whether there is such a viewer, SEATS being everybody, and it is another than the seat."""
    return viewer != seat and (viewer < s.players or viewer == SEATS)


@kernel
def show(s: HandState, seat: int, card: int) -> None:
    """A seat shows everybody a card of its hand."""
    cards = ONE_JOKER if card == JOKER else 1 << card
    for viewer in range(SEATS + 1):
        if watches(s, viewer, seat):
            learn(s, viewer, seat, cards)


@kernel
def take_openly(s: HandState, seat: int, card: int) -> None:
    """A card comes into a hand before everybody's eyes."""
    s.hands[seat] = with_card(s.hands[seat], card)
    for viewer in range(SEATS + 1):
        if watches(s, viewer, seat):
            learn_more(s, viewer, seat, card)


@kernel
def lose_openly(s: HandState, seat: int, card: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    if card == JOKER:
        lose_joker(s, seat)
    else:
        s.hands[seat] &= ~(1 << card)
        for viewer in range(SEATS + 1):
            s.holds[viewer, seat] &= ~(1 << card)


@kernel
def pass_unseen(s: HandState, giver: int, taker: int, card: int) -> None:
    """A card goes from hand to hand; these two see which, the others only that one went (T4)."""
    for viewer in range(SEATS + 1):
        if viewer != giver and viewer != taker:
            lose_track(s, viewer, giver, taker)
    forget(s, taker, giver, card)
    if card == JOKER:
        s.hands[giver] &= ~(TWO_JOKERS if s.hands[giver] & TWO_JOKERS else ONE_JOKER)
    else:
        s.hands[giver] &= ~(1 << card)
    s.hands[taker] = with_card(s.hands[taker], card)
    learn_more(s, giver, taker, card)


@kernel
def lose_track(s: HandState, viewer: int, giver: int, taker: int) -> None:
    """A third party sees an unknown card go: the giver may have none of those that it was known to hold, the taker any
    that the giver was not known to lack."""
    of_giver = s.lacks[viewer, giver]
    kept = of_giver & FAMILY_CARDS
    if of_giver & JOKERS == JOKERS:  # it was no joker
        kept |= JOKERS
    s.lacks[viewer, taker] &= kept
    if s.holds[viewer, giver] & JOKERS:
        s.lacks[viewer, giver] &= ~JOKERS
    s.holds[viewer, giver] = 0


@kernel
def forget(s: HandState, viewer: int, seat: int, card: int) -> None:
    """A viewer sees a card leave a hand: of jokers, it knows of one less."""
    if card != JOKER:
        s.holds[viewer, seat] &= ~(1 << card)
        return
    held = s.holds[viewer, seat]
    s.holds[viewer, seat] = held & ~(TWO_JOKERS if held & TWO_JOKERS else ONE_JOKER)
    if s.lacks[viewer, seat] & TWO_JOKERS and not s.holds[viewer, seat] & ONE_JOKER:
        s.lacks[viewer, seat] |= ONE_JOKER
