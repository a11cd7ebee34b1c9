"""What seats know of each other's hands, as it stands in the dictionaries of positions and views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from gongenial.core.bits import each
from gongenial.games.gong.cards import FAMILY_CODES, JOKER, JOKERS, SEATS, card_set, card_texts
from gongenial.games.gong.partial import Partial
from gongenial.games.gong.stock import HandState, known_holds


def known_of(holds: int, lacks: int, some: int | None = None) -> dict[str, Any]:
    """What a viewer knows of one hand: cards that it holds and lacks, and, where a variant keeps it, the families of
    which it holds a card that the viewer can't name."""
    told = {"holds": list(card_texts(holds)), "lacks": list(lacking_texts(lacks))}
    return told if some is None else told | {"some": family_texts(some)}


def lacking_texts(lacks: int) -> tuple[str, ...]:
    """Cards known to be lacking; `JK` says that there is no joker besides those known to be held."""
    return tuple(dict.fromkeys(card_texts(lacks)))


def family_texts(families: int) -> list[str]:
    """A set of families as their codes."""
    return [FAMILY_CODES[family] for family in each(families)]


Knows = Callable[[int, int], tuple[int, int, int | None]]
"""What a viewer (SEATS: everybody) knows of a seat: cards held, cards lacked, families held (None: not kept)."""


def known_dicts(s: HandState, knows: Knows | None = None) -> list[dict[str, Any]]:
    """All that is known: one entry for each viewer, None for what everybody knows, and each other seat. A variant that
    keeps it in its own way says how it is read."""
    known = []
    for viewer in (*range(int(s.players)), SEATS):
        for seat in range(int(s.players)):
            holds, lacks, some = knows(viewer, seat) if knows else _plainly(s, viewer, seat)
            if viewer != seat and (holds or lacks or some):
                whose = {"viewer": None if viewer == SEATS else viewer, "seat": seat}
                known.append(whose | known_of(holds, lacks, some))
    return known


def _plainly(s: HandState, viewer: int, seat: int) -> tuple[int, int, None]:
    return int(known_holds(s, viewer, seat)), int(s.lacks[viewer, seat]), None


class Known(NamedTuple):
    """One entry of the field `known`; viewer SEATS for everybody."""

    viewer: int
    seat: int
    holds: int
    lacks: int
    some: int


def read_known(p: Partial) -> list[Known]:
    """Fill `holds` and `lacks` from the field `known`, whose entries are also returned."""
    s, entries = p.state, []
    for given in p.entries("known"):
        viewer = SEATS if given.get("viewer") is None else p.seat_of(given["viewer"], "known")
        seat = p.seat_of(given.get("seat"), "known")
        p.expect(viewer != seat, f"H1: seat {seat} knows its own hand, and `known` is about the others'")
        holds = card_set(p.cards_of(given.get("holds", ()), "known"))
        lacks = 0
        for card in p.cards_of(given.get("lacks", ()), "known"):
            lacks |= (JOKERS & ~holds) if card == JOKER else 1 << card
        p.expect(not holds & ~int(s.hands[seat]), f"H1: seat {seat} is known to hold a card that it doesn't hold")
        s.holds[viewer, seat], s.lacks[viewer, seat] = np.int64(holds), np.int64(lacks)
        entries.append(Known(viewer, seat, holds, lacks, _families(p, given.get("some", ()))))
    return entries


def _families(p: Partial, values: Any) -> int:
    families = 0
    for code in values if isinstance(values, (list, tuple)) else [values]:
        if code in FAMILY_CODES:
            families |= 1 << FAMILY_CODES.index(code)
        else:
            p.expect(False, f"`known`: `some` is a list of families such as {', '.join(FAMILY_CODES)}")
    return families
