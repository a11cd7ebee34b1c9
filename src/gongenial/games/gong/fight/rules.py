"""What a seat may do in FIGHT, and doing it, as kernels on a state."""

from __future__ import annotations

from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, JOKERS, ONE_JOKER, with_card
from gongenial.games.gong.fight.actions import (
    ACCEPT,
    AT,
    CANCEL,
    DRAW,
    HAS_ACCEPT,
    HAS_CANCEL,
    HAS_COLOURS,
    HAS_DRAW,
    HAS_FAMILIES,
    HAS_NUMBERS,
    HAS_ONE,
    HAS_SIGNS,
    HAS_TWO,
    HIGH,
    JOKER_ON,
    ONE,
)
from gongenial.games.gong.fight.asks import ASK_CHOICE, ASK_DUEL, ASK_GIVE, ASK_LAYDOWN, ASK_PLAYER
from gongenial.games.gong.fight.duel import plays_card
from gongenial.games.gong.fight.knowledge import pass_unseen
from gongenial.games.gong.fight.log import GAVE, PUT_DOWN, note
from gongenial.games.gong.fight.moves import lay_down
from gongenial.games.gong.fight.state import FightState
from gongenial.games.gong.fight.steps import begin_step, next_giver, next_taker, present
from gongenial.games.gong.fight.turn import accept, cancel, go_on, play_joker, turn_up
from gongenial.games.gong.fight.who import next_in, rivals
from gongenial.games.seats import seats_in
from gongenial.tasks.program import GUESS_FAMILY, GUESS_NUMBER, SIGNS, n_of


@kernel
def awaited(s: FightState) -> int:
    """The seats that the game waits for: the one asked (J4), those whom the task asks, else the turn player."""
    if s.over:
        return 0
    if s.target != NOBODY:
        return 1 << s.target
    if s.ask:
        asked: int = s.asked
        return asked
    return 1 << s.turn


@kernel
def cards_open(s: FightState, seat: int) -> int:
    """The cards of its hand that the seat may pick for the task, as the low word of actions (T4)."""
    if s.over or s.target != NOBODY or not s.asked >> seat & 1:
        return 0
    if s.ask == ASK_GIVE or s.ask == ASK_LAYDOWN or (s.ask == ASK_DUEL and plays_card(s, present(s), seat)):
        hand = s.hands[seat]
        low: int = (hand & FAMILY_CARDS) | (ONE_JOKER if hand & JOKERS else 0)
        return low
    return 0


@kernel
def others_open(s: FightState, seat: int) -> int:
    """All the seat's legal actions but cards of its hand, as the high word."""
    if s.over:
        return 0
    if s.target != NOBODY:
        if seat != s.target:
            return 0
        return HAS_ACCEPT | HAS_CANCEL if s.hands[seat] & JOKERS else HAS_ACCEPT
    if s.ask:
        return answers(s, seat) if s.asked >> seat & 1 else 0
    if seat != s.turn:
        return 0
    high = HAS_DRAW
    if s.hands[seat] & JOKERS:
        high |= (seats_in(s) & ~(1 << seat)) << JOKER_ON - HIGH
    return high


@kernel
def answers(s: FightState, seat: int) -> int:
    """What a seat may answer to the task, but cards: a player, one of two, a sign, a guess (T4, T9)."""
    if s.ask == ASK_PLAYER:
        return rivals(s) << AT - HIGH
    if s.ask == ASK_CHOICE:
        return HAS_ONE | HAS_TWO
    one = present(s)
    if s.ask != ASK_DUEL or plays_card(s, one, seat):
        return 0
    kind = n_of(one)
    if kind == SIGNS:
        return HAS_SIGNS
    if kind == GUESS_NUMBER:
        return HAS_NUMBERS
    return HAS_FAMILIES if kind == GUESS_FAMILY else HAS_COLOURS


@kernel
def perform(s: FightState, seat: int, code: int) -> None:
    """Carry out a legal action, and the task that is being done then."""
    s.log_size = 0
    if code == DRAW:
        turn_up(s, seat)
    elif code == ACCEPT:
        accept(s)
    elif code == CANCEL:
        cancel(s)
    elif JOKER_ON <= code < CANCEL:
        play_joker(s, seat, code - JOKER_ON)
    else:
        answer(s, seat, code)
    if s.task >= 0:
        go_on(s)


@kernel
def answer(s: FightState, seat: int, code: int) -> None:
    """Take a choice for the task."""
    if s.ask == ASK_PLAYER:
        s.chosen = code - AT
    elif s.ask == ASK_CHOICE:
        begin_step(s, s.step + 1 + (0 if code == ONE else n_of(present(s))))
    elif s.ask == ASK_GIVE:
        taker = next_in(s, s.takers)
        pass_unseen(s, seat, taker, code)
        note(s, GAVE, seat, taker, with_card(0, code))
        s.left -= 1
        if s.left == 0:
            next_taker(s, n_of(present(s)))
    elif s.ask == ASK_LAYDOWN:
        lay_down(s, seat, code)
        note(s, PUT_DOWN, seat, 0, with_card(0, code))
        s.left -= 1
        if s.left == 0:
            next_giver(s, n_of(present(s)))
    else:
        s.choices[seat] = code
        s.ready |= 1 << seat
