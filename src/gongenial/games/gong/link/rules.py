"""The rules of LINK, as kernels on a state."""

from __future__ import annotations

from gongenial.core.bits import count
from gongenial.core.contract import NOBODY, NOTHING, TURN_LIMIT
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, FITS, JOKER, JOKERS, whole_deck
from gongenial.games.gong.ending import BLOCKED, LEFT, LIMIT, WON, fewest_win
from gongenial.games.gong.joker import exchange_hands, jokers_in_pile
from gongenial.games.gong.link.actions import (
    ACCEPT,
    CANCEL,
    DRAW,
    GONG,
    GONG_FOR,
    HAS_ACCEPT,
    HAS_CANCEL,
    HAS_DRAW,
    HAS_GONG,
    HAS_PASS,
    HIGH,
    JOKER_ON,
)
from gongenial.games.gong.link.pile import can_draw, draw, lay_joker
from gongenial.games.gong.link.state import LinkState
from gongenial.games.gong.stock import all_lack, return_hand
from gongenial.games.seats import next_seat, seats_in

# ------------------------------------------------------------------------------------------ what is allowed


@kernel
def matching(s: LinkState) -> int:
    """The cards that fit the pile's top card: same family or number (L3), any while there is none (L2); no joker
    (J5)."""
    cards: int = FAMILY_CARDS if s.top < 0 else FITS[s.top]
    return cards


@kernel
def plays(s: LinkState, seat: int) -> int:
    """The seat's cards and jokers that may be laid now, as the low word of actions (J1, L3, L5)."""
    if s.target >= 0 or seat != s.turn or s.over:
        return 0
    if s.drawn == NOTHING:  # before a draw; or after a drawn joker, when the whole new hand is open (L5)
        hand = s.hands[seat]
    elif s.drawn == JOKER:
        return (seats_in(s) & ~(1 << seat)) << JOKER_ON
    else:
        hand = 1 << s.drawn
    low: int = hand & matching(s)
    if hand & JOKERS:
        low |= (seats_in(s) & ~(1 << seat)) << JOKER_ON
    return low


@kernel
def answers(s: LinkState, seat: int) -> int:
    """What the asked seat may say: accept, or cancel with a joker of its own (J4)."""
    return HAS_ACCEPT | HAS_CANCEL if s.hands[seat] & JOKERS else HAS_ACCEPT


@kernel
def draw_or_pass(s: LinkState) -> int:
    """Draw, or pass: the turn player draws for want of a match (L4), passes after a draw (L5) or with nothing to draw
    (S2)."""
    if s.drew:
        return HAS_PASS
    stuck = not s.hands[s.turn] & matching(s)
    if can_draw(s):
        return HAS_DRAW if stuck or s.draw_when_able else 0
    return HAS_PASS if stuck else 0


@kernel
def calls(s: LinkState, seat: int) -> int:
    """Out of turn: say GONG for oneself while one owes it (L7), or for another once the window is open (L8). Calls
    wait while a question is open (J4)."""
    if s.owes == 0 or s.target >= 0 or s.over or s.removed >> seat & 1:
        return 0
    own = s.owes >> seat & 1
    return own * HAS_GONG | (s.catchable & ~(1 << seat)) << GONG_FOR - HIGH


@kernel
def callers(s: LinkState) -> int:
    """The seats to which `calls` is open, as a set (L7, L8)."""
    if s.owes == 0 or s.target >= 0 or s.over:
        return 0
    able = s.owes
    if s.catchable:  # whoever owes alone cannot be caught by itself
        able |= -1 if s.catchable & (s.catchable - 1) else ~s.catchable
    return able & seats_in(s)


@kernel
def others(s: LinkState, seat: int) -> int:
    """All the seat's legal actions but cards and jokers, as the high word."""
    high = calls(s, seat)
    if s.over:
        return high
    if s.target >= 0:
        return answers(s, seat) if seat == s.target else 0
    return high | draw_or_pass(s) if seat == s.turn else high


# --------------------------------------------------------------------------------------- what an action does


@kernel
def perform(s: LinkState, seat: int, code: int) -> None:
    """Carry out a legal action (a false call, never listed, included). With the first of a turn an older debt lapses
    (L9)."""
    if code >= GONG:
        if code == GONG:
            s.owes &= ~(1 << seat)
            s.catchable &= ~(1 << seat)
        else:
            call(s, seat, code - GONG_FOR)
        return
    if code == ACCEPT:
        accept(s)
        return
    if code == CANCEL:
        cancel(s)
        return
    if not s.acted:
        s.acted = 1
        s.owes &= ~(1 << seat)
        s.catchable &= ~(1 << seat)
    if code < JOKER_ON:
        play_card(s, seat, code)
    elif code < CANCEL:
        play_joker(s, seat, code - JOKER_ON)
    elif code == DRAW:
        draw_one(s, seat)
    else:
        pass_turn(s, seat)


@kernel
def play_card(s: LinkState, seat: int, card: int) -> None:
    """Lay a card on the pile (L3); the turn ends, and with the last card the game (L6)."""
    s.hands[seat] &= ~(1 << card)
    s.pile[s.pile_size] = card
    s.pile_size += 1
    s.top = card
    s.passes = 0
    left = count(s.hands[seat])
    if left == 0:
        win(s, seat)
    else:
        recount(s, seat, left + 1)
        end_turn(s, next_seat(s, seat))


@kernel
def play_joker(s: LinkState, seat: int, target: int) -> None:
    """Lay a joker (J1): with the last card it wins (J6), else the target is asked (J4), unless all jokers lie in the
    pile for all to see, and the hands are exchanged at once."""
    lay_joker(s, seat)
    s.drawn = NOTHING
    s.passes = 0
    if s.hands[seat] == 0:
        win(s, seat)
        return
    s.target = target
    if jokers_in_pile(s) == s.jokers:
        accept(s)


@kernel
def accept(s: LinkState) -> None:
    """The hands are exchanged, and the same turn goes on with the new hand (J1, J3). For debts the joker counts as one
    whole: cards are compared before it was laid and after the exchange (L10)."""
    by, target = s.turn, s.target
    s.target = NOBODY
    by_before, target_before = count(s.hands[by]) + 1, count(s.hands[target])
    exchange_hands(s, by, target, whole_deck(s.jokers))
    recount(s, by, by_before)
    recount(s, target, target_before)


@kernel
def cancel(s: LinkState) -> None:
    """The target lays its own joker: no exchange, and the turn is the target's now (J4); with its last card it wins
    (J6)."""
    by, target = s.turn, s.target
    s.target = NOBODY
    lay_joker(s, target)
    left = count(s.hands[target])
    if left == 0:
        win(s, target)
        return
    recount(s, by, count(s.hands[by]) + 1)
    recount(s, target, left + 1)
    end_turn(s, target)


@kernel
def draw_one(s: LinkState, seat: int) -> None:
    """Take a card from the stock (L4); the turn goes on with that card alone (L5)."""
    s.drawn = draw(s, seat)
    s.drew = 1
    s.passes = 0
    recount(s, seat, count(s.hands[seat]) - 1)


@kernel
def pass_turn(s: LinkState, seat: int) -> None:
    """The turn ends without a card laid. If everybody in turn has passed with nothing to draw, the game is blocked
    (L12)."""
    if not s.drew:  # everybody sees now that the seat had nothing that fits
        all_lack(s, seat, matching(s))
        s.passes += 1
        if s.passes >= count(seats_in(s)):
            fewest_win(s, BLOCKED)
            return
    end_turn(s, next_seat(s, seat))


@kernel
def call(s: LinkState, caller: int, owing: int) -> None:
    """Say GONG for another: that seat draws a penalty card and the debt is settled (L8). A false call costs its
    caller one card, once a turn (L10)."""
    if s.catchable >> owing & 1:
        s.owes &= ~(1 << owing)
        s.catchable &= ~(1 << owing)
        draw(s, owing)
    else:
        s.cried |= 1 << caller
        before = count(s.hands[caller])
        draw(s, caller)
        recount(s, caller, before)


@kernel
def recount(s: LinkState, seat: int, before: int) -> None:
    """The number of the seat's cards was `before`: coming to one is a debt, any other change clears it (L7, L10)."""
    now = count(s.hands[seat])
    if now != before:
        s.owes &= ~(1 << seat)
        s.catchable &= ~(1 << seat)
        if now == 1:
            s.owes |= 1 << seat


@kernel
def end_turn(s: LinkState, to: int) -> None:
    """The turn player has completed a turn: whoever else owes a GONG can be called from now on (L8)."""
    s.catchable |= s.owes & ~(1 << s.turn)
    pass_on(s, to)


@kernel
def pass_on(s: LinkState, to: int) -> None:
    """The turn goes to a seat; no game runs for ever (X1)."""
    s.turn = to
    s.acted = s.drew = s.cried = 0
    s.drawn = NOTHING
    s.turns += 1
    if s.turns >= TURN_LIMIT:
        fewest_win(s, LIMIT)


@kernel
def win(s: LinkState, seat: int) -> None:
    """The first without cards wins, and the game ends at that moment (L6)."""
    s.over = WON
    s.winners = 1 << seat
    s.owes &= ~s.winners
    s.catchable &= ~s.winners


@kernel
def leave(s: LinkState, seat: int) -> None:
    """A seat leaves (X2): an open question is answered 'no' for it, or its joker lapses; its cards go into the stock;
    if it was its turn, that passes once. The last seat left wins."""
    if s.target == seat:
        accept(s)
    elif s.turn == seat:
        s.target = NOBODY
        s.drawn = NOTHING
    if s.hands[seat]:
        s.passes = 0
    return_hand(s, seat)
    s.removed |= 1 << seat
    gone = ~(1 << seat)
    s.owes &= gone
    s.catchable &= gone
    s.cried &= gone
    staying = seats_in(s)
    if count(staying) == 1:
        s.over = LEFT
        s.winners = staying
    elif s.turn == seat:
        pass_on(s, next_seat(s, seat))
