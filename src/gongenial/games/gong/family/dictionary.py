"""A position of FAMILY as a readable dictionary, and back: the format of tests and bug reports.

game, players, turn, options, seed, turns, removed, hands, stock (topmost first), laid ([[seat, family]], in the order
of their completion), joker ([by, target]), known ([{viewer, seat, holds, lacks, some}], viewer None for what everybody
knows), idle, dry, completed, wet, over ([termination, [winners]]), forced, random (the generator, 32 hex digits)
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from gongenial.core.bits import count, each, first
from gongenial.core.contract import NOBODY, NOTHING, TURN_LIMIT
from gongenial.core.errors import written
from gongenial.core.records import Records
from gongenial.games.gong.cards import CARD_TEXTS, FAMILY_CODES, JOKER, SEATS, card_texts
from gongenial.games.gong.family.families import cards_of
from gongenial.games.gong.family.faults import faults
from gongenial.games.gong.family.known import holds_of, lacks_of, some_of
from gongenial.games.gong.family.rules import (
    IDLE_LIMIT,
    LEFT,
    LIMIT,
    STUCK,
    WON,
    family_card_in_stock,
    finish,
    lay_dealt,
)
from gongenial.games.gong.family.state import FAMILY_COUNT, FamilyState
from gongenial.games.gong.family.view import laid_list, option_values
from gongenial.games.gong.known import known_dicts, read_known
from gongenial.games.gong.partial import Partial
from gongenial.games.reading import over_dict, random_text
from gongenial.games.seats import seats_in

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
    "laid",
    "joker",
    "known",
    "idle",
    "dry",
    "completed",
    "wet",
    "over",
    "forced",
    "random",
]


def to_dict(s: FamilyState) -> dict[str, Any]:
    """Every field by name, hidden ones included."""
    return {
        "game": "family",
        "players": int(s.players),
        "turn": int(s.turn),
        "options": option_values(s),
        "turns": int(s.turns),
        "removed": list(each(s.removed)),
        "hands": [list(card_texts(s.hands[k])) for k in range(s.players)],
        "stock": [CARD_TEXTS[card] for card in s.stock[: s.stock_size][::-1]],
        "laid": laid_list(s),
        "joker": None if s.target == NOBODY else [int(s.turn), int(s.target)],
        "known": known_dicts(s, partial(knows, s)),
        "idle": int(s.idle),
        "dry": int(s.dry),
        "completed": bool(s.completed),
        "wet": bool(s.wet),
        "over": over_dict(s),
        "forced": None if s.forced == NOTHING else CARD_TEXTS[s.forced],
        "random": random_text(s),
    }


def knows(s: FamilyState, viewer: int, seat: int) -> tuple[int, int, int]:
    """What a viewer knows of a hand."""
    return int(holds_of(s, viewer, seat)), int(lacks_of(s, viewer, seat)), int(some_of(s, viewer, seat))


def from_dict(given: Mapping[str, Any], states: Records) -> None:
    """Fill states[0], whose options, players and generator are set, from a partial dictionary.

    Raises BrokenPosition with everything that is wrong with it.
    """
    p = Partial(given, NAMES, states)
    s: FamilyState = states[0]
    s.removed = p.seat_set("removed")
    joker = p.seats("joker", 2)
    s.turn = p.seat("turn", joker[0] if joker else first(seats_in(s) or 1))
    if joker:
        p.expect(joker[0] == s.turn, "J4: a joker in play belongs to the turn player")
        s.target = joker[1]
    _read_laid(p, s)
    _read_cards(p, s, lay_played_joker=bool(joker))
    s.dry, s.turns = p.number("dry"), p.number("turns")
    s.idle = p.number("idle", int(s.dry))
    s.completed, s.wet = p.flag("completed", False), p.flag("wet", bool(family_card_in_stock(s)))
    s.forced = p.card("forced")
    _read_known(p, s)
    p.over(conclude)
    p.refuse_if_broken(faults)


def _read_laid(p: Partial, s: FamilyState) -> None:
    given = p.given.get("laid")
    for entry in given if isinstance(given, (list, tuple)) else [] if given is None else [given]:
        if not isinstance(entry, (list, tuple)) or len(entry) != 2 or entry[1] not in FAMILY_CODES:
            p.faults.append(f"`laid` is a list of [seat, family] such as [0, 'OM'], not {written(given)}")
            return
        seat, family = p.seat_of(entry[0], "laid"), FAMILY_CODES.index(entry[1])
        if s.laid >> family & 1 or s.laid_size == FAMILY_COUNT:
            p.faults.insert(0, f"X3: the family {entry[1]} is laid twice")
            return
        s.laid_seat[s.laid_size], s.laid_family[s.laid_size] = seat, family
        s.laid |= 1 << family
        s.laid_size += 1


def _read_cards(p: Partial, s: FamilyState, *, lay_played_joker: bool) -> None:
    """Hands (dealt, if none are given) and stock; cards that stand nowhere lie beneath the given stock, shuffled. An
    empty stock is an empty stock, but for a joker that is being played (J2). There is no pile (F7)."""
    p.expect(not p.given.get("pile"), "F7: nothing is discarded in FAMILY")
    hands, stock, laid = p.hands(), p.cards("stock"), list(each(cards_of(s.laid)))
    loose = p.loose(*(hands or []), stock or [], laid)
    if lay_played_joker and stock == [] and JOKER in loose:
        stock = [JOKER]
        loose.remove(JOKER)
        p.missing(loose)
        loose = []
    loose = p.shuffled(loose)
    dealt = hands is None
    if hands is None:
        hands, loose = p.dealt(loose)
    if stock == []:
        p.missing(loose)
        loose = []
    p.place(hands, (stock or []) + loose)
    if dealt and not p.faults:
        lay_dealt(s)


def _read_known(p: Partial, s: FamilyState) -> None:
    """What is known of laid families is no knowledge; what one viewer knows of families follows from the cards that it
    knows and from what everybody knows."""
    entries = read_known(p)
    open_cards, open_families = int(cards_of(s.laid)), int(s.laid)
    for entry in entries:
        s.holds[entry.viewer, entry.seat] &= ~open_cards
        s.lacks[entry.viewer, entry.seat] &= ~open_cards
        p.expect(not entry.lacks & int(s.hands[entry.seat]), f"H1: seat {entry.seat} is known to lack a card it holds")
        if entry.viewer == SEATS:
            s.some[entry.seat] = entry.some & ~open_families
        elif entry.lacks:
            s.insiders |= 1 << entry.seat
    for entry in entries:
        if not p.faults and entry.some & ~int(some_of(s, entry.viewer, entry.seat)) & ~open_families:
            p.faults.append("H1: `some` is what everybody knows of a seat (viewer None)")


def conclude(s: FamilyState) -> None:
    """End the game if the position is one that ends it, said or not: F9, X2, X1."""
    if s.laid_size == FAMILY_COUNT:
        finish(s, WON)
    elif count(seats_in(s)) == 1:
        finish(s, LEFT)
    elif s.dry >= IDLE_LIMIT * s.players:
        finish(s, STUCK)
    elif s.turns >= TURN_LIMIT:
        finish(s, LIMIT)
