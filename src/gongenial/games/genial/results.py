"""What an action of the collecting game did, from the states around it; the order in a finished game."""

from __future__ import annotations

from gongenial.core.contract import Result
from gongenial.core.records import plain
from gongenial.games.genial.actions import DRAW
from gongenial.games.genial.counts import at_least, size, unpacked
from gongenial.games.genial.rules import WON, standing
from gongenial.games.genial.state import GenialState
from gongenial.games.genial.tokens import COLOURS, by_letter
from gongenial.games.seats import ranked


def result_of(before: GenialState, after: GenialState, seat: int, code: int) -> Result:
    """What the seat's action did."""
    old, new = plain(before), plain(after)
    open_before, open_after = old.centre + old.zone, new.centre + new.zone
    drawn = open_after - open_before if code == DRAW else 0
    took = 0 if code == DRAW else open_before - open_after
    had = old.collections[seat] + took
    lined = at_least(had, old.line) & ~at_least(old.collections[seat], old.line)
    due = old.bonus + size(lined)
    return Result(
        token=_letters(drawn)[0] if drawn else None,
        fate=_fate(old.zone & drawn, new.zone) if drawn else None,
        took=_some(took),
        lined=_letters(lined),
        returned=_some(had - new.collections[seat]),
        bonus_lapsed=bool(due and new.turns != old.turns and new.over != WON),
    )


def _fate(had_it: int, zone: int) -> str:
    """What became of a drawn token: a match stays in the zone (C5), a miss clears it (C6, C7)."""
    if zone:
        return "match"
    return "conflict" if had_it else "miss"


def _some(counts: int) -> dict[str, int]:
    if not counts:
        return {}
    return {letter: tokens for letter, tokens in by_letter(unpacked(counts), COLOURS).items() if tokens}


def _letters(counts: int) -> tuple[str, ...]:
    return tuple(_some(counts))


def result_of_leaving(before: GenialState, seat: int) -> Result:
    """What a seat's leaving did: nothing that the table doesn't show (X2)."""
    return Result()


def ranks(s: GenialState) -> tuple[int, ...]:
    """Each seat's rank: winners first, then by tokens and by the smallest colour (C14), those who left last; equals
    share."""
    keys = []
    for seat in range(s.players):
        left, won = s.removed >> seat & 1, s.winners >> seat & 1
        keys.append((bool(left), not won, 0 if left else -int(standing(s, seat))))
    return ranked(keys)
