"""Rules of thumb about hands and jokers, shared by the policies and by the search's imagined games."""

from __future__ import annotations

from gongenial.core.bits import first
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, FITS

GAIN = (99, 1, 5, 5, 5)
"""How many cards fewer a target of so many cards must have than would go to it. The joker is worth much: it is played
against a player with one card, else for a landslide, and otherwise kept: it cancels, and as a last card it wins."""
STUCK = 1
"""The gain may be smaller by this for a player who has nothing else to lay."""


@kernel
def answerable(hand: int) -> int:
    """The tops of the pile that some card of the hand fits."""
    tops = 0
    rest = hand & FAMILY_CARDS
    while rest:
        tops |= FITS[first(rest)]
        rest &= rest - 1
    return tops


@kernel
def worth_a_joker(left: int, fewest: int, stuck: bool) -> bool:
    """Whether to exchange the `left` cards that remain besides the joker for a hand of `fewest` (J1). With one card
    left the joker is kept: the last card, it can always be played (J6)."""
    if left == 1 or fewest >= len(GAIN):
        return False
    need = GAIN[fewest]
    if stuck:
        need -= STUCK
    return left - fewest >= need


@kernel
def swap_target(sizes: int, seat: int, players: int, targets: int, stuck: bool) -> int:
    """On whom `seat` plays a joker now: whoever has fewest cards, the next to play among equals; NOBODY to keep it.
    `sizes`: how many cards each seat has, a byte for each."""
    left = (sizes >> 8 * seat & 0xFF) - 1
    if left == 0:
        return first(targets)
    best, fewest = NOBODY, 99
    for _ in range(players):
        seat += 1
        if seat == players:
            seat = 0
        size = sizes >> 8 * seat & 0xFF
        if targets >> seat & 1 and size < fewest:
            best, fewest = seat, size
    return best if worth_a_joker(left, fewest, stuck) else NOBODY
