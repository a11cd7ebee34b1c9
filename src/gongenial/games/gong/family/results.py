"""What an action of FAMILY did, from the states around it; the order in a finished game."""

from __future__ import annotations

from gongenial.core.contract import Gift, Result
from gongenial.games.gong.cards import CARD_TEXTS, FAMILY_CODES, card_texts
from gongenial.games.gong.family.actions import ACCEPT, CANCEL, CARDS, DRAW, JOKER_ON
from gongenial.games.gong.family.rules import standing
from gongenial.games.gong.family.state import FamilyState
from gongenial.games.seats import ranked


def result_of(before: FamilyState, after: FamilyState, seat: int, code: int) -> Result:
    """What the seat's action did."""
    if code < JOKER_ON:
        return _asked(before, after, seat, code // CARDS, code % CARDS)
    if code < CANCEL:
        return Result(asked=code - JOKER_ON)
    if code == ACCEPT:
        return Result(exchanged=(int(before.turn), int(before.target)))
    if code == DRAW:
        return Result(drew=seat, cards=_drawn(before, after, seat), laid=_laid(before, after))
    return Result()


def result_of_leaving(before: FamilyState, seat: int) -> Result:
    """What a seat's leaving did: an open question to it is answered, and the hands are exchanged (X2)."""
    return Result(exchanged=(int(before.turn), seat) if before.target == seat else None)


def _asked(before: FamilyState, after: FamilyState, seat: int, asked: int, card: int) -> Result:
    text, laid = CARD_TEXTS[card], _laid(before, after)
    if before.hands[asked] >> card & 1:
        return Result(gave=(Gift(asked, seat, 1, (text,)),), laid=laid)
    cards = _drawn(before, after, seat)
    if not cards:
        return Result()
    return Result(drew=seat, cards=cards, laid=laid, shown=text if cards == (text,) else None)


def _drawn(before: FamilyState, after: FamilyState, seat: int) -> tuple[str, ...]:
    """The card that the seat has drawn, in its hand now or in a family that it completed."""
    held = int(after.hands[seat])
    for k in range(int(before.laid_size), int(after.laid_size)):
        held |= 63 << 6 * int(after.laid_family[k])
    return card_texts(held & ~int(before.hands[seat])) if after.stock_size < before.stock_size else ()


def _laid(before: FamilyState, after: FamilyState) -> tuple[tuple[int, str], ...]:
    new = range(int(before.laid_size), int(after.laid_size))
    return tuple((int(after.laid_seat[k]), FAMILY_CODES[after.laid_family[k]]) for k in new)


def ranks(s: FamilyState) -> tuple[int, ...]:
    """Each seat's rank: by families, then by who reached their number first (F9, F10); those who left last."""
    left = [bool(s.removed >> seat & 1) for seat in range(s.players)]
    return ranked([(left[seat], 0 if left[seat] else -standing(s, seat)) for seat in range(s.players)])
