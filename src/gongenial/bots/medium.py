"""Sound rules of thumb: keep cards that fit much, keep the joker for the end or for a threat, and use what was seen."""

from __future__ import annotations

from gongenial.bots.hand_worth import answerable, following, share, unseen_cards
from gongenial.core.bits import first
from gongenial.core.chance import Generator, below
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, FITS
from gongenial.games.gong.link.actions import ACCEPT, CANCEL, DRAW, HAS_CANCEL, HAS_DRAW, HAS_PASS, HIGH, JOKER_ON, PASS
from gongenial.games.gong.link.view import LinkViewRecord

ASKED = 3 << CANCEL - HIGH
"""The answers to a joker, in the high word."""
WORTH_OF_A_JOKER = 2
"""Cards: a swap that costs the target less than this is not worth a joker of one's own."""
SWAP_GAIN = (2, 3, 4)
"""How many cards fewer the target must have than would go to it, for a target with one card, two, more."""
STUCK = 1
"""The gain may be smaller by this if nothing else can be laid."""

LOCAL, STAYING, ANYWHERE = 1.0, 0.5, 1.0
"""Weights of being able to answer what may follow the card, the card itself, any card."""
DENY, DENY_KNOWN = 0.3, 0.5
"""Weights of what the next seat may answer, and is known to be able to; divided by how many cards it has."""


@kernel
def medium(v: LinkViewRecord, low: int, high: int, g: Generator) -> int:
    """The choice of a seat whose turn it is, or that is asked about a joker (J4)."""
    if high & ASKED:
        return answer(v, high)
    cards, targets = low & FAMILY_CARDS, low >> JOKER_ON
    if targets:
        target = swap_target(v, cards, targets)
        if target >= 0:
            return JOKER_ON + target
    if cards:
        return best_card(v, cards, g)
    if high & HAS_DRAW:
        return DRAW
    if high & HAS_PASS:
        return PASS
    return JOKER_ON + first(targets)


@kernel
def answer(v: LinkViewRecord, high: int) -> int:
    """Cancel unless the hand that comes is shorter by more than the joker is worth."""
    if not high & HAS_CANCEL:
        return ACCEPT
    return CANCEL if v.counts[v.seat] - 1 <= v.counts[v.turn] + WORTH_OF_A_JOKER else ACCEPT


@kernel
def swap_target(v: LinkViewRecord, cards: int, targets: int) -> int:
    """On whom to play a joker now: whoever has fewest cards, the next to play first; NOBODY (-1) to keep it. As a last
    card it wins (J6), so with one other card it is kept."""
    left = v.counts[v.seat] - 1
    if left == 0:
        return first(targets)
    best, fewest = -1, 99
    seat = v.seat
    for _ in range(v.players):
        seat = following(v, seat)
        if targets >> seat & 1 and v.counts[seat] < fewest:
            best, fewest = seat, v.counts[seat]
    if left == 1:
        return -1
    need = SWAP_GAIN[min(fewest, 3) - 1]
    if cards == 0:
        need -= STUCK
    return best if left - fewest >= need else -1


@kernel
def best_card(v: LinkViewRecord, cards: int, g: Generator) -> int:
    """The card to lay; between equals, chance decides."""
    unseen = unseen_cards(v)
    next_seat = following(v, v.seat)
    best, best_worth = -1, -1e9
    while cards:
        card = first(cards)
        cards &= cards - 1
        worth = card_worth(v, card, unseen, next_seat) + below(g, 1000) * 1e-6
        if worth > best_worth:
            best, best_worth = card, worth
    return best


@kernel
def card_worth(v: LinkViewRecord, card: int, unseen: int, next_seat: int) -> float:
    """How good it is to have this card on the pile: what the rest of the hand answers, less what the next seat can."""
    tops = answerable(v.hand & ~(1 << card))
    worth = LOCAL * share(tops, FITS[card] & unseen) + STAYING * (tops >> card & 1) + ANYWHERE * share(tops, unseen)
    few = 1.0 / v.counts[next_seat]
    worth -= DENY * few * share(FITS[card], unseen)
    if v.holds[next_seat] & FITS[card]:
        worth -= DENY_KNOWN * few
    return float(worth)
