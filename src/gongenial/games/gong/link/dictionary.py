"""A position of LINK as a readable dictionary, and back: the format of tests and bug reports.

game, players, turn, options, seed, turns, removed, hands, stock (topmost first), pile (top first), joker ([by,
target]), known ([{viewer, seat, holds, lacks}], viewer None for what everybody knows), acted, drew, drawn, owes,
catchable, cried, passes, over ([termination, winners]), forced, random (the generator, 32 hex digits)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gongenial.core.bits import count, each, first
from gongenial.core.contract import NOBODY, NOTHING, TURN_LIMIT
from gongenial.core.records import Records
from gongenial.games.gong.cards import CARD_TEXTS, card_texts
from gongenial.games.gong.ending import BLOCKED, LEFT, LIMIT, fewest_win
from gongenial.games.gong.known import known_dicts, read_known
from gongenial.games.gong.link.faults import faults
from gongenial.games.gong.link.pile import can_draw
from gongenial.games.gong.link.reading import read_cards
from gongenial.games.gong.link.rules import win
from gongenial.games.gong.link.state import LinkState
from gongenial.games.gong.link.view import option_values
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
        "known": known_dicts(s),
        "acted": bool(s.acted),
        "drew": bool(s.drew),
        "drawn": None if s.drawn == NOTHING else CARD_TEXTS[s.drawn],
        "owes": list(each(s.owes)),
        "catchable": list(each(s.catchable)),
        "cried": list(each(s.cried)),
        "passes": int(s.passes),
        "over": over_dict(s),
        "forced": None if s.forced == NOTHING else CARD_TEXTS[s.forced],
        "random": random_text(s),
    }


def from_dict(given: Mapping[str, Any], states: Records) -> None:
    """Fill states[0], whose options, players and generator are set, from a partial dictionary.

    Raises BrokenPosition with everything that is wrong with it.
    """
    p = Partial(given, NAMES, states)
    s: LinkState = states[0]
    s.removed = p.seat_set("removed")
    read_cards(p, lay_played_joker=given.get("joker") is not None)
    joker = p.seats("joker", 2)
    s.turn = p.seat("turn", joker[0] if joker else first(seats_in(s) or 1))
    if joker:
        p.expect(joker[0] == s.turn, "J4: a joker in play belongs to the turn player")
        s.target = joker[1]
    s.drawn = p.card("drawn")
    s.drew = p.flag("drew", bool(s.drawn != NOTHING))
    s.acted = p.flag("acted", bool(s.drew or joker))
    s.catchable, s.cried = p.seat_set("catchable"), p.seat_set("cried")
    s.owes = s.catchable if given.get("owes") is None else p.seat_set("owes")
    s.passes, s.turns = p.number("passes"), p.number("turns")
    s.forced = p.card("forced")
    read_known(p)
    p.over(conclude)
    p.refuse_if_broken(faults)


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
