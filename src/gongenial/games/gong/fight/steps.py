"""Carrying out a task, step by step, until somebody has to choose (T4)."""

from __future__ import annotations

from gongenial.core.bits import count, first
from gongenial.core.contract import NOBODY, NOTHING
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import SEATS
from gongenial.games.gong.fight.asks import (
    ASK_CHOICE,
    ASK_DUEL,
    ASK_GIVE,
    ASK_LAYDOWN,
    ASK_NOTHING,
    ASK_PLAYER,
    NOT_YET,
)
from gongenial.games.gong.fight.duel import begin_duel, duellists, settle_duel
from gongenial.games.gong.fight.moves import draw_cards, give_all, lay_all_down, look_at, take_cards
from gongenial.games.gong.fight.state import FightState
from gongenial.games.gong.fight.who import is_open, means, next_in
from gongenial.tasks.program import (
    ALL,
    CHOOSE,
    DRAW_CARDS,
    DUEL,
    END,
    GIVE,
    JUMP,
    LAYDOWN,
    LEFT,
    LOOK,
    OTHERS,
    RIGHT,
    SKIP,
    TAKE,
    n_of,
    operation_of,
    step_at,
    who_of,
    whom_of,
)


@kernel
def clear_task(s: FightState) -> None:
    """No task is being done."""
    s.shown = s.colour = s.task = NOTHING
    s.own_card = s.step = 0
    s.chosen = NOT_YET
    s.rival = s.winner = s.loser = NOBODY
    s.ready = 0
    for seat in range(SEATS):
        s.choices[seat] = NOTHING
    begin_step(s, 0)
    wait_for(s, ASK_NOTHING, 0)


@kernel
def begin_step(s: FightState, step: int) -> None:
    """The next step to be carried out is this one, and nothing of it has been done."""
    s.step = step
    s.begun = s.queue = s.inner = s.entered = s.takers = s.left = 0


@kernel
def wait_for(s: FightState, ask: int, seats: int) -> None:
    """The task waits for these seats."""
    s.ask, s.asked = ask, seats


@kernel
def present(s: FightState) -> int:
    """The step that is being carried out."""
    return step_at(s.programs, s.colour, s.task, s.step)


@kernel
def run(s: FightState) -> bool:
    """Carry the task on; True when it is done, False when somebody has to choose."""
    wait_for(s, ASK_NOTHING, 0)
    while True:
        one = present(s)
        operation = operation_of(one)
        if operation == END:
            return True
        if operation == CHOOSE:
            wait_for(s, ASK_CHOICE, 1 << s.turn)
            return False
        if operation == JUMP:
            begin_step(s, s.step + 1 + n_of(one))
            continue
        if not s.begun and asks_for_chosen(s, one, operation):
            wait_for(s, ASK_PLAYER, 1 << s.turn)
            return False
        if not carried_out(s, one, operation):
            return False
        begin_step(s, s.step + 1)


@kernel
def asks_for_chosen(s: FightState, one: int, operation: int) -> bool:
    """Whether the turn player has to choose somebody before this step (the field of AGAIN says ME)."""
    if is_open(s, who_of(one)):
        return True
    return operation in (GIVE, TAKE) and is_open(s, whom_of(one))


@kernel
def carried_out(s: FightState, one: int, operation: int) -> bool:
    """Carry a step out, or on; False when somebody has to choose first."""
    if operation == GIVE:
        return give(s, one)
    if operation == LAYDOWN:
        return lay(s, one)
    if operation == DUEL:
        return face(s, one)
    if operation == TAKE:
        take(s, one)
    elif operation == DRAW_CARDS:
        draw_each(s, one)
    elif operation == SKIP:
        s.skips |= means(s, who_of(one), s.turn)
    elif operation == LOOK:
        seats = means(s, who_of(one), s.turn) & ~(1 << s.turn)
        if seats:
            look_at(s, s.turn, first(seats), n_of(one))
    elif not s.replay:  # AGAIN, at most once a turn
        s.again = 1
    return True


@kernel
def has_its_own(inner: int, outer: int) -> bool:
    """Whether each of several players has its own neighbour in mind."""
    return outer in (OTHERS, ALL) and inner in (LEFT, RIGHT)


@kernel
def give(s: FightState, one: int) -> bool:
    """Each giver in turn gives each taker cards of its choice; who has no more than is asked for gives all (T8)."""
    outer, inner, n = who_of(one), whom_of(one), n_of(one)
    if not s.begun:
        s.begun, s.left = 1, n
        s.queue = means(s, outer, s.turn)
        s.inner = 0 if has_its_own(inner, outer) else means(s, inner, s.turn)
    while s.queue:
        giver = next_in(s, s.queue)
        if not s.entered:
            s.entered = 1
            s.takers = (means(s, inner, giver) if has_its_own(inner, outer) else s.inner) & ~(1 << giver)
        while s.takers:
            if count(s.hands[giver]) > s.left:
                wait_for(s, ASK_GIVE, 1 << giver)
                return False
            give_all(s, giver, next_in(s, s.takers))
            next_taker(s, n)
        next_giver(s, n)
    return True


@kernel
def next_taker(s: FightState, n: int) -> None:
    """The present taker has got its cards."""
    s.takers &= ~(1 << next_in(s, s.takers))
    s.left = n


@kernel
def next_giver(s: FightState, n: int) -> None:
    """The first of the queue has done its part of the step."""
    s.queue &= ~(1 << next_in(s, s.queue))
    s.entered = s.takers = 0
    s.left = n


@kernel
def take(s: FightState, one: int) -> None:
    """Each taker in turn draws cards unseen from each giver (T4)."""
    outer, inner = whom_of(one), who_of(one)
    takers = means(s, outer, s.turn)
    settled = 0 if has_its_own(inner, outer) else means(s, inner, s.turn)
    while takers:
        taker = next_in(s, takers)
        takers &= ~(1 << taker)
        givers = (means(s, inner, taker) if has_its_own(inner, outer) else settled) & ~(1 << taker)
        while givers:
            giver = next_in(s, givers)
            givers &= ~(1 << giver)
            take_cards(s, giver, taker, n_of(one))


@kernel
def lay(s: FightState, one: int) -> bool:
    """Each in turn lays cards of its choice down; who has no more than is asked for lays all down (T8)."""
    if not s.begun:
        s.begun, s.left = 1, n_of(one)
        s.queue = means(s, who_of(one), s.turn)
    while s.queue:
        seat = next_in(s, s.queue)
        if count(s.hands[seat]) > s.left:
            wait_for(s, ASK_LAYDOWN, 1 << seat)
            return False
        lay_all_down(s, seat)
        next_giver(s, n_of(one))
    return True


@kernel
def draw_each(s: FightState, one: int) -> None:
    """Each in turn draws cards (S2)."""
    seats = means(s, who_of(one), s.turn)
    while seats:
        seat = next_in(s, seats)
        seats &= ~(1 << seat)
        draw_cards(s, seat, n_of(one))


@kernel
def face(s: FightState, one: int) -> bool:
    """A duel: settled when all hidden choices are in (T9); without a rival there is none."""
    if not s.begun:
        seats = means(s, who_of(one), s.turn)
        if seats == 0:
            return True
        s.begun = 1
        begin_duel(s, one, first(seats))
    missing = duellists(s, one) & ~s.ready
    if missing:
        wait_for(s, ASK_DUEL, missing)
        return False
    settle_duel(s, one)
    return True
