"""What seats know of each other's hands, as it stands in the dictionaries of positions and views."""

from __future__ import annotations

from typing import Any

import numpy as np

from gongenial.core.bits import each
from gongenial.core.records import Ints
from gongenial.games.gong.cards import FAMILY_CODES, JOKERS, SEATS, card_set, card_texts
from gongenial.games.gong.partial import Partial
from gongenial.games.gong.stock import HandState


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


def known_dicts(s: HandState, some: Ints | None = None) -> list[dict[str, Any]]:
    """All that is known: one entry for each viewer, None for what everybody knows, and each seat."""
    known = []
    for viewer in range(SEATS + 1):
        for seat in range(int(s.players)):
            holds, lacks = int(s.holds[viewer, seat] & s.hands[seat]), int(s.lacks[viewer, seat])
            families = None if some is None else int(some[viewer, seat])
            if holds or lacks or families:
                whose = {"viewer": None if viewer == SEATS else viewer, "seat": seat}
                known.append(whose | known_of(holds, lacks, families))
    return known


def read_known(p: Partial, some: Ints | None = None) -> None:
    """Fill `holds`, `lacks` and, where a variant keeps it, `some` from the field `known`."""
    s = p.state
    for entry in p.entries("known"):
        viewer = SEATS if entry.get("viewer") is None else p.seat_of(entry["viewer"], "known")
        seat = p.seat_of(entry.get("seat"), "known")
        holds = card_set(p.cards_of(entry.get("holds", ()), "known"))
        lacks = 0
        for card in p.cards_of(entry.get("lacks", ()), "known"):
            lacks |= (JOKERS & ~holds) if card == 54 else 1 << card
        p.expect(not holds & ~int(s.hands[seat]), f"H1: seat {seat} is known to hold a card that it doesn't hold")
        s.holds[viewer, seat], s.lacks[viewer, seat] = np.int64(holds), np.int64(lacks)
        if some is not None:
            some[viewer, seat] = np.int64(_families(p, entry.get("some", ())))


def _families(p: Partial, values: Any) -> int:
    families = 0
    for code in values if isinstance(values, (list, tuple)) else [values]:
        if code in FAMILY_CODES:
            families |= 1 << FAMILY_CODES.index(code)
        else:
            p.expect(False, f"`known`: `some` is a list of families such as {', '.join(FAMILY_CODES)}")
    return families
