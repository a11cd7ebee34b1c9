"""The rules of FAMILY, as kernels on a state."""

from __future__ import annotations

from gongenial.core.bits import count
from gongenial.core.chance import shuffle
from gongenial.core.contract import NOBODY, TURN_LIMIT
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, JOKER, JOKERS, SEATS, whole_deck, with_card
from gongenial.games.gong.family.actions import ACCEPT, CANCEL, CARDS, DRAW, JOKER_ON
from gongenial.games.gong.family.families import all_of, cards_of
from gongenial.games.gong.family.known import (
    freshen,
    see_draw,
    see_exchange,
    see_find,
    see_gift,
    see_laid,
    see_miss,
    see_no_family,
)
from gongenial.games.gong.family.state import FAMILY_COUNT, FamilyState
from gongenial.games.gong.stock import lose_joker, return_hand, take_top
from gongenial.games.seats import next_seat, seats_in

WON, STUCK, LIMIT, LEFT = 1, 3, 4, 6
"""Codes of the Terminations that FAMILY knows."""

IDLE_LIMIT = 30
"""Turns for each player, in a row, that may complete no family once the stock has no family card (X1)."""


# ------------------------------------------------------------------------------------------ what is allowed


@kernel
def with_cards(s: FamilyState, seat: int) -> int:
    """The other seats that may be asked: those with cards (F1). A seat that has left has none."""
    found = 0
    for other in range(SEATS):
        found |= (1 if s.hands[other] else 0) << other
    return found & ~(1 << seat)


@kernel
def can_ask(s: FamilyState, seat: int) -> bool:
    """Whether the seat, at its turn, can ask anybody for anything (F2, F11)."""
    return bool(s.hands[seat] & FAMILY_CARDS) and with_cards(s, seat) != 0


@kernel
def joker_targets(s: FamilyState, seat: int) -> int:
    """The seats that the seat, at its turn, may play a joker on, those without cards included (J1, J6)."""
    able = 1 if s.hands[seat] & JOKERS else 0
    return able * (seats_in(s) & ~(1 << seat))


# --------------------------------------------------------------------------------------- what an action does


@kernel
def perform(s: FamilyState, seat: int, code: int) -> None:
    """Carry out a legal action."""
    if code < JOKER_ON:
        asked = code // CARDS
        ask(s, seat, asked, code - asked * CARDS)
    elif code < CANCEL:
        play_joker(s, seat, code - JOKER_ON)
    elif code == ACCEPT:
        accept(s)
    elif code == CANCEL:
        cancel(s)
    else:
        draw_or_pass(s, seat, code)


@kernel
def ask(s: FamilyState, seat: int, asked: int, card: int) -> None:
    """Ask for a card (F1). With it the turn goes on (F3), also when it comes from the stock (F4, F5); without it the
    turn passes (F6)."""
    bit = 1 << card
    if s.hands[asked] & bit:
        s.hands[asked] &= ~bit
        s.hands[seat] |= bit
        see_gift(s, seat, asked, card)
        lay_if_whole(s, seat, card)
        return
    see_miss(s, seat, asked, card)
    if s.stock_size:
        drawn = take_top(s)
        s.hands[seat] = with_card(s.hands[seat], drawn)
        if drawn == card:
            see_find(s, seat, card)
        else:
            see_draw(s, seat, bit)
        lay_if_whole(s, seat, drawn)
        if drawn == card or s.over:
            return
    end_turn(s, next_seat(s, seat))


@kernel
def draw_or_pass(s: FamilyState, seat: int, code: int) -> None:
    """Whoever cannot ask draws a card, or passes when there is none; then the turn passes (F11)."""
    if with_cards(s, seat):
        see_no_family(s, seat)
    if code == DRAW:
        drawn = take_top(s)
        s.hands[seat] = with_card(s.hands[seat], drawn)
        see_draw(s, seat, 0)
        lay_if_whole(s, seat, drawn)
    if not s.over:
        end_turn(s, next_seat(s, seat))


@kernel
def lay_if_whole(s: FamilyState, seat: int, card: int) -> None:
    """The seat has received the card: if that completes its family, it is laid open at once (F8)."""
    if card != JOKER:
        family = card // 6
        if s.hands[seat] >> family * 6 & 63 == 63:
            lay(s, seat, family)


@kernel
def lay(s: FamilyState, seat: int, family: int) -> None:
    """A completed family leaves the hand and lies face up (F8, J7). With the ninth the game ends (F9)."""
    s.hands[seat] &= ~(63 << family * 6)
    s.laid |= 1 << family
    s.laid_seat[s.laid_size], s.laid_family[s.laid_size] = seat, family
    s.laid_size += 1
    s.completed = 1
    see_laid(s, family)
    if s.laid_size == FAMILY_COUNT:
        finish(s, WON)


@kernel
def lay_dealt(s: FamilyState) -> None:
    """Families that were dealt whole are laid in seat order from the starter (F8, F10)."""
    seat = s.turn
    for _ in range(s.players):
        complete = all_of(s.hands[seat])
        for family in range(FAMILY_COUNT):
            if complete >> 6 * family & 1:
                lay(s, seat, family)
        seat = 0 if seat + 1 == s.players else seat + 1
    begin_turn(s)


@kernel
def play_joker(s: FamilyState, seat: int, target: int) -> None:
    """A joker goes into the stock, which is reshuffled (J2), and its target is asked (J4): always, since nobody can
    see where the other joker is."""
    joker_to_stock(s, seat)
    s.target = target


@kernel
def joker_to_stock(s: FamilyState, seat: int) -> None:
    """A played joker goes from the hand into the stock, which is reshuffled (J2)."""
    lose_joker(s, seat)
    s.stock[s.stock_size] = JOKER
    s.stock_size += 1
    shuffle(s, s.stock, s.stock_size)


@kernel
def accept(s: FamilyState) -> None:
    """The hands are exchanged, and the same turn goes on with the new hand (J1, J3); also with an empty one (J6)."""
    by, target = s.turn, s.target
    s.target = NOBODY
    see_exchange(s, by, target, whole_deck(s.jokers) & ~cards_of(s.laid))


@kernel
def cancel(s: FamilyState) -> None:
    """The target plays its own joker: no exchange, both are in the stock, and the turn is the target's now (J4)."""
    target = s.target
    s.target = NOBODY
    joker_to_stock(s, target)
    end_turn(s, target)


@kernel
def end_turn(s: FamilyState, to: int) -> None:
    """The turn goes to a seat; no game runs for ever (X1)."""
    s.idle = 0 if s.completed else s.idle + 1
    s.dry = 0 if s.completed or s.wet else s.dry + 1
    begin_turn(s)
    s.turn = to
    s.turns += 1
    if s.dry >= IDLE_LIMIT * s.players:
        finish(s, STUCK)
    elif s.turns >= TURN_LIMIT:
        finish(s, LIMIT)


@kernel
def begin_turn(s: FamilyState) -> None:
    """What is kept for one turn begins anew."""
    s.completed = 0
    s.wet = 1 if family_card_in_stock(s) else 0


@kernel
def family_card_in_stock(s: FamilyState) -> bool:
    """Whether the stock has anything but jokers."""
    if s.stock_size > 2:
        return True
    for k in range(s.stock_size):
        if s.stock[k] != JOKER:
            return True
    return False


@kernel
def standing(s: FamilyState, seat: int) -> int:
    """A number that is the larger, the better the seat stands: most families (F9), then whoever was first to reach
    that number (F10). With none all stand alike."""
    families = last = 0
    for k in range(s.laid_size):
        if s.laid_seat[k] == seat:
            families += 1
            last = k
    return families * FAMILY_COUNT - last


@kernel
def finish(s: FamilyState, termination: int) -> None:
    """The game is over: whoever stands best of those who are in it wins (F9, F10)."""
    best = -1
    for seat in range(s.players):
        if not s.removed >> seat & 1:
            stands = standing(s, seat)
            if stands > best:
                best = stands
                s.winners = 0
            if stands == best:
                s.winners |= 1 << seat
    s.over = termination


@kernel
def leave(s: FamilyState, seat: int) -> None:
    """A seat leaves (X2): an open question is answered 'no' for it, or its joker lapses; its cards go into the stock;
    if it was its turn, that passes once. Its families stay, but it can't win. The last seat left wins."""
    if s.target == seat:
        accept(s)
    elif s.turn == seat:
        s.target = NOBODY
    if s.hands[seat] & FAMILY_CARDS:
        s.dry, s.wet = 0, 1
    freshen(s)
    return_hand(s, seat)
    s.some[seat] = 0
    s.removed |= 1 << seat
    if count(seats_in(s)) == 1:
        finish(s, LEFT)
    elif s.turn == seat:
        end_turn(s, next_seat(s, seat))
