"""What an action of LINK did, from the states around it; the order in a finished game."""

from __future__ import annotations

from gongenial.core.contract import NOBODY, Result
from gongenial.games.gong.cards import card_texts
from gongenial.games.gong.link.actions import ACCEPT, CANCEL, DRAW, GONG_FOR, JOKER_ON, SILENT
from gongenial.games.gong.link.state import LinkState


def result_of(before: LinkState, after: LinkState, seat: int, code: int) -> Result:
    """What the seat's action did."""
    if code == ACCEPT:
        return Result(exchanged=(int(before.turn), int(before.target)))
    if JOKER_ON <= code < CANCEL and not after.over:
        target = code - JOKER_ON
        if after.target == NOBODY:
            return Result(exchanged=(seat, target))
        return Result(asked=target)
    if code == DRAW:
        return _drawn(before, after, seat)
    if GONG_FOR <= code < SILENT:
        owing = code - GONG_FOR
        return _drawn(before, after, owing if before.catchable >> owing & 1 else seat)
    return Result()


def result_of_leaving(before: LinkState, seat: int) -> Result:
    """What a seat's leaving did: an open question to it is answered, and the hands are exchanged (X2)."""
    return Result(exchanged=(int(before.turn), seat) if before.target == seat else None)


def _drawn(before: LinkState, after: LinkState, seat: int) -> Result:
    cards = card_texts(after.hands[seat] & ~before.hands[seat])
    if not cards:
        return Result()
    return Result(drew=seat, cards=cards, reshuffled=bool(before.stock_size == 0))
