"""How cards move in FIGHT: drawn, taken, given, laid down, looked at."""

from __future__ import annotations

from gongenial.core.bits import count, first, nth
from gongenial.core.chance import below
from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import JOKER, with_card, without_joker
from gongenial.games.gong.fight.knowledge import learn, lose_openly, pass_unseen
from gongenial.games.gong.fight.log import DREW, GAVE, LOOKED, PUT_DOWN, RESHUFFLED, note
from gongenial.games.gong.fight.state import FightState
from gongenial.games.gong.stock import draw_unseen, restock


@kernel
def without(cards: int, card: int) -> int:
    """The set with one card less, which must be in it."""
    return without_joker(cards) if card == JOKER else cards & ~(1 << card)


@kernel
def pick(s: FightState, cards: int) -> int:
    """One card of a set, each equally likely, drawn unseen; the forced one if it is among them."""
    if s.forced != NOTHING:
        forced, s.forced = s.forced, NOTHING
        if cards >> forced & 1:
            return forced
    card: int = min(nth(cards, below(s, count(cards))), JOKER)
    return card


@kernel
def has_stock(s: FightState) -> bool:
    """Whether the stock has a card, after a reshuffle of the discards if need be (S1); in a game dealt out whole there
    is none (T2)."""
    if s.stock_size == 0 and s.pile_size > 0 and not s.dealt_out:
        restock(s, 0)
        note(s, RESHUFFLED, 0, 0, 0)
    return s.stock_size > 0


@kernel
def discard(s: FightState, card: int) -> None:
    """A card goes onto the discards."""
    s.pile[s.pile_size] = card
    s.pile_size += 1


@kernel
def draw_cards(s: FightState, seat: int, n: int) -> None:
    """The seat draws n cards unseen, or as many as there are (S2)."""
    drawn = 0
    for _ in range(n):
        if has_stock(s):
            drawn = with_card(drawn, draw_unseen(s, seat))
    if drawn:
        note(s, DREW, seat, 0, drawn)


@kernel
def take_cards(s: FightState, giver: int, taker: int, n: int) -> None:
    """The taker draws n cards unseen from the giver's hand, or as many as there are (T4, T8)."""
    taken = 0
    for _ in range(n):
        if s.hands[giver]:
            card = pick(s, s.hands[giver])
            pass_unseen(s, giver, taker, card)
            taken = with_card(taken, card)
    if taken:
        note(s, GAVE, giver, taker, taken)


@kernel
def give_all(s: FightState, giver: int, taker: int) -> None:
    """The giver gives its whole hand, which is no more than it is asked for (T8)."""
    cards = s.hands[giver]
    rest = cards
    while rest:
        pass_unseen(s, giver, taker, min(first(rest), JOKER))
        rest &= rest - 1
    if cards:
        note(s, GAVE, giver, taker, cards)


@kernel
def lay_down(s: FightState, seat: int, card: int) -> None:
    """A card goes openly from a hand onto the discards."""
    lose_openly(s, seat, card)
    discard(s, card)


@kernel
def lay_all_down(s: FightState, seat: int) -> None:
    """The seat lays its whole hand down, which is no more than it is asked for (T8)."""
    cards = s.hands[seat]
    rest = cards
    while rest:
        lay_down(s, seat, min(first(rest), JOKER))
        rest &= rest - 1
    if cards:
        note(s, PUT_DOWN, seat, 0, cards)


@kernel
def look_at(s: FightState, viewer: int, seat: int, n: int) -> None:
    """The viewer sees n cards of a hand, picked at random, or all of them (T4)."""
    rest = s.hands[seat]
    seen = 0
    for _ in range(n):
        if rest:
            card = pick(s, rest)
            rest = without(rest, card)
            seen = with_card(seen, card)
    if seen:
        learn(s, viewer, seat, seen)
        note(s, LOOKED, viewer, seat, seen)
