"""A position of LINK as a readable dictionary, and back: the format of tests and bug reports.

game, players, turn, options, seed, turns, removed, hands, stock (topmost first), pile (top first), joker ([by,
target]), known ([{viewer, seat, holds, lacks}], viewer None for what everybody knows), acted, drew, drawn, owes,
catchable, cried, passes, over ([termination, winners]), forced, random (the generator, 32 hex digits)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from gongenial.core.bits import count, each, first
from gongenial.core.contract import NOBODY, NOTHING, TURN_LIMIT, Termination
from gongenial.core.errors import written
from gongenial.core.records import Records
from gongenial.games.gong.cards import CARD_TEXTS, SEATS, card_set, card_texts
from gongenial.games.gong.link.faults import refuse_if_broken
from gongenial.games.gong.link.rules import BLOCKED, LEFT, LIMIT, fewest_win, seats_in, win
from gongenial.games.gong.link.state import LinkState
from gongenial.games.gong.link.view import lacking_texts, option_values
from gongenial.games.gong.partial import Partial
from gongenial.games.gong.stock import can_draw

NAMES = [
    "game",
    "players",
    "turn",
    "options",
    "seed",
    "turns",
    "removed",
    "hands",
    "stock",
    "pile",
    "joker",
    "known",
    "acted",
    "drew",
    "drawn",
    "owes",
    "catchable",
    "cried",
    "passes",
    "over",
    "forced",
    "random",
]


def to_dict(s: LinkState) -> dict[str, Any]:
    """Every field by name, hidden ones included."""
    return {
        "game": "link",
        "players": int(s.players),
        "turn": int(s.turn),
        "options": option_values(s),
        "turns": int(s.turns),
        "removed": list(each(s.removed)),
        "hands": [list(card_texts(s.hands[k])) for k in range(s.players)],
        "stock": [CARD_TEXTS[card] for card in s.stock[: s.stock_size][::-1]],
        "pile": [CARD_TEXTS[card] for card in s.pile[: s.pile_size][::-1]],
        "joker": None if s.target == NOBODY else [int(s.turn), int(s.target)],
        "known": _known_dicts(s),
        "acted": bool(s.acted),
        "drew": bool(s.drew),
        "drawn": None if s.drawn == NOTHING else CARD_TEXTS[s.drawn],
        "owes": list(each(s.owes)),
        "catchable": list(each(s.catchable)),
        "cried": list(each(s.cried)),
        "passes": int(s.passes),
        "over": [list(Termination)[s.over - 1].value, list(each(s.winners))] if s.over else None,
        "forced": None if s.forced == NOTHING else CARD_TEXTS[s.forced],
        "random": f"{int(s.random_a):016x}{int(s.random_b):016x}",
    }


def _known_dicts(s: LinkState) -> list[dict[str, Any]]:
    known = []
    for viewer in range(SEATS + 1):
        for seat in range(s.players):
            holds = int(s.holds[viewer, seat] & s.hands[seat])
            lacks = int(s.lacks[viewer, seat])
            if holds or lacks:
                known.append(
                    {
                        "viewer": None if viewer == SEATS else viewer,
                        "seat": seat,
                        "holds": list(card_texts(holds)),
                        "lacks": list(lacking_texts(holds, lacks)),
                    }
                )
    return known


def from_dict(given: Mapping[str, Any], states: Records) -> None:
    """Fill states[0], whose options, players and generator are set, from a partial dictionary.

    Raises BrokenPosition with everything that is wrong with it.
    """
    p = Partial(given, NAMES, states)
    s: LinkState = states[0]
    p.read_table()
    p.read_cards(lay_played_joker=given.get("joker") is not None)
    joker = p.seats("joker", 2)
    s.turn = p.seat("turn", joker[0] if joker else first(seats_in(s) or 1))
    if joker:
        p.expect(joker[0] == s.turn, "J4: a joker in play belongs to the turn player")
        s.target = joker[1]
    drawn = p.card("drawn")
    s.drawn = NOTHING if drawn is None else drawn
    s.drew = p.flag("drew", drawn is not None)
    s.acted = p.flag("acted", bool(s.drew or joker))
    s.catchable, s.cried = p.seat_set("catchable"), p.seat_set("cried")
    s.owes = s.catchable if given.get("owes") is None else p.seat_set("owes")
    s.passes, s.turns = p.number("passes"), p.number("turns")
    forced = p.card("forced")
    s.forced = NOTHING if forced is None else forced
    _read_known(p, s)
    _read_over(p, s)
    refuse_if_broken(s, p.faults)


def conclude(s: LinkState) -> None:
    """End the game if the position is one that ends it, said or not: X2, L6, L12, X1."""
    staying = seats_in(s)
    out = [seat for seat in each(staying) if not s.hands[seat]]
    if count(staying) == 1:
        s.over, s.winners = LEFT, staying
    elif len(out) == 1:
        win(s, out[0])
    elif s.passes >= count(staying) and not can_draw(s):
        fewest_win(s, BLOCKED)
    elif s.turns >= TURN_LIMIT:
        fewest_win(s, LIMIT)


def _read_known(p: Partial, s: LinkState) -> None:
    for entry in p.entries("known"):
        viewer = SEATS if entry.get("viewer") is None else p.seat_of(entry["viewer"], "known")
        seat = p.seat_of(entry.get("seat"), "known")
        holds = card_set(p.cards_of(entry.get("holds", ()), "known"))
        lacks = 0
        for card in p.cards_of(entry.get("lacks", ()), "known"):
            lacks |= (3 << 54 & ~holds) if card == 54 else 1 << card
        p.expect(not holds & ~int(s.hands[seat]), f"H1: seat {seat} is known to hold a card that it doesn't hold")
        s.holds[viewer, seat], s.lacks[viewer, seat] = np.int64(holds), np.int64(lacks)


def _read_over(p: Partial, s: LinkState) -> None:
    over = p.given.get("over")
    if over is None:
        if not p.faults:
            conclude(s)
        return
    try:
        if not isinstance(over[0], str):
            raise TypeError
        s.over = Termination(over[0]).code
        s.winners = 0
        for seat in over[1]:
            s.winners |= 1 << p.seat_of(seat, "over")
    except (ValueError, TypeError, LookupError):
        p.faults.append(f"`over` is [termination, [winning seats]], not {written(over)}")
