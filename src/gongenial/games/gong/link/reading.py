"""Reading the cards of a partial position of LINK, which may leave out the pile or be in the middle of a joker."""

from __future__ import annotations

from gongenial.core.contract import NOTHING
from gongenial.games.gong.cards import JOKER
from gongenial.games.gong.partial import Partial


def read_cards(p: Partial, *, lay_played_joker: bool) -> None:
    """Hands (dealt, if none are given), stock and pile. Cards that stand nowhere lie beneath the given stock,
    shuffled; without a given pile a family card among them starts it (L1). An empty stock is an empty stock: then
    they are the pile, if that was left out, and an error otherwise. A joker that is being played lies in the
    pile, said or not."""
    hands, stock, pile = p.hands(), p.cards("stock"), p.cards("pile")
    loose = p.loose(*(hands or []), stock or [], pile or [])
    if lay_played_joker and pile is not None and JOKER not in pile and JOKER in loose:
        pile.insert(1, JOKER)
        loose.remove(JOKER)
    loose = p.shuffled(loose)
    if hands is None:
        hands, loose = p.dealt(loose)
    empty = stock is not None and not stock
    if pile is None:
        pile, loose = _start_pile(loose, everything=empty, joker=lay_played_joker)
    if empty:
        p.missing(loose)
        loose = []
    p.place(hands, (stock or []) + loose)
    p.place_pile(pile)
    p.state.top = pile[0] if pile and pile[0] != JOKER else NOTHING
    if pile and pile[0] == JOKER:
        p.expect(all(card == JOKER for card in pile), "J2: a joker lies under the pile's top card, not on it")


def _start_pile(loose: list[int], *, everything: bool, joker: bool) -> tuple[list[int], list[int]]:
    """The pile (top first) for a dictionary without one, and what is left."""
    family = next((card for card in loose if card != JOKER), None)
    pile = [] if family is None else [family]
    rest = [card for card in loose if card != family]
    if everything:
        return pile + rest, []
    if joker and JOKER in rest:
        rest.remove(JOKER)
        pile.append(JOKER)
    return pile, rest
