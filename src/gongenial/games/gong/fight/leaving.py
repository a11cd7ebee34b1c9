"""A seat leaves a game of FIGHT, whatever is being waited for (X2)."""

from __future__ import annotations

from gongenial.core.bits import count
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.ending import LEFT
from gongenial.games.gong.fight.asks import DISCARD, GONE
from gongenial.games.gong.fight.duel import drop_choices
from gongenial.games.gong.fight.moves import discard
from gongenial.games.gong.fight.state import FightState
from gongenial.games.gong.fight.steps import begin_step, clear_task, present
from gongenial.games.gong.fight.turn import accept, end_turn, somebody_won
from gongenial.games.gong.fight.who import next_in
from gongenial.games.gong.stock import return_hand
from gongenial.games.seats import seats_in
from gongenial.tasks.program import DUEL, GIVE, LAYDOWN, n_of, operation_of


@kernel
def leave(s: FightState, seat: int) -> None:
    """A seat leaves (X2): an open question is answered 'no' for it, or its joker lapses; whatever else it would have to
    choose lapses too; its cards go into the stock. The task of a turn player who leaves is over, and the turn passes
    once; another's task is ready to go on. The last seat left wins."""
    s.log_size = 0
    if s.target == seat:
        accept(s)
    elif s.turn == seat:
        s.target = NOBODY
    doing = s.task >= 0
    if doing and seat == s.turn:
        drop_task(s)
    return_hand(s, seat)
    if doing and seat != s.turn:
        withdraw(s, seat)
    s.removed |= 1 << seat
    s.skips &= ~(1 << seat)
    staying = seats_in(s)
    if count(staying) == 1:
        if s.task >= 0:
            drop_task(s)
        s.over = LEFT
        s.winners = staying
        s.again = s.replay = 0
    elif seat == s.turn:
        if not somebody_won(s):
            end_turn(s)


@kernel
def drop_task(s: FightState) -> None:
    """The task is over without having been done: a card that lay apart goes onto the discards."""
    if s.shown_card == DISCARD and not s.own_card:
        discard(s, s.shown)
    clear_task(s)


@kernel
def withdraw(s: FightState, seat: int) -> None:
    """Another's task goes on without the seat: it neither gives nor gets, and its duel is off."""
    one, gone = present(s), ~(1 << seat)
    operation = operation_of(one)
    if s.begun and operation in (GIVE, LAYDOWN):
        if s.queue and next_in(s, s.queue) == seat:
            s.entered = s.takers = 0
            s.left = n_of(one)
        elif s.takers and next_in(s, s.takers) == seat:
            s.left = n_of(one)
    s.queue &= gone
    s.inner &= gone
    s.takers &= gone
    if s.rival == seat:
        if s.begun and operation == DUEL:
            drop_choices(s)
            begin_step(s, s.step + 1)
        s.rival = NOBODY
    if s.chosen == seat:
        s.chosen = GONE
    if s.winner == seat:
        s.winner = NOBODY
    if s.loser == seat:
        s.loser = NOBODY
