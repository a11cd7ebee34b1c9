"""A turn of FIGHT: jokers, the card that is turned up, its task, and what comes after it."""

from __future__ import annotations

from gongenial.core.chance import shuffle
from gongenial.core.contract import NOBODY, TURN_LIMIT
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import JOKER, NUMBERS, whole_deck
from gongenial.games.gong.ending import LIMIT, WON, fewest_win
from gongenial.games.gong.fight.asks import DISCARD, HAND
from gongenial.games.gong.fight.knowledge import show, take_openly
from gongenial.games.gong.fight.log import ASKED, EXCHANGED, PLAYS_AGAIN, PUT_DOWN, SHOWN, SKIPPED, TASK, note
from gongenial.games.gong.fight.moves import discard, has_stock, lay_down, pick
from gongenial.games.gong.fight.state import FightState
from gongenial.games.gong.fight.steps import clear_task, run
from gongenial.games.gong.fight.who import next_in
from gongenial.games.gong.joker import exchange_hands, jokers_in_pile
from gongenial.games.gong.stock import lose_joker, take_top
from gongenial.games.seats import next_seat, seats_in

# ---------------------------------------------------------------------------------------------------- jokers


@kernel
def play_joker(s: FightState, seat: int, target: int) -> None:
    """Lay a joker (J1): with the last card it wins (J6), else the target is asked (J4), unless all jokers lie among the
    discards, and the hands are exchanged at once."""
    lose_joker(s, seat)
    discard(s, JOKER)
    if s.hands[seat] == 0:
        win(s, seat)
        return
    s.target = target
    if jokers_in_pile(s) == s.jokers:
        accept(s)
    else:
        note(s, ASKED, target, 0, 0)


@kernel
def accept(s: FightState) -> None:
    """The hands are exchanged, and the same turn goes on with the new hand (J1, J3)."""
    by, target = s.turn, s.target
    s.target = NOBODY
    exchange_hands(s, by, target, whole_deck(s.jokers))
    note(s, EXCHANGED, by, target, 0)


@kernel
def cancel(s: FightState) -> None:
    """The target lays its own joker: no exchange, and the turn is the target's now (J4); with its last card it wins
    (J6)."""
    target = s.target
    s.target = NOBODY
    lose_joker(s, target)
    discard(s, JOKER)
    if s.hands[target] == 0:
        win(s, target)
    else:
        pass_on(s, target)


# ------------------------------------------------------------------------------------------ card and task


@kernel
def turn_up(s: FightState, seat: int) -> None:
    """Show the stock's topmost card (T1), or without a stock a random one of the hand (T2), and which task it brings;
    after a joker, which comes into the hand, the turn passes (T7). A card of the stock may come into it too (T6)."""
    own = s.dealt_out != 0 or not has_stock(s)
    if own:
        card = pick(s, s.hands[seat])
        show(s, seat, card)
    else:
        card = take_top(s)
        if card == JOKER or s.shown_card == HAND:
            take_openly(s, seat, card)
    note(s, SHOWN, seat, 0, card)
    if card == JOKER:
        end_turn(s)
        return
    s.shown, s.own_card = card, 1 if own else 0
    s.colour = card % NUMBERS // 2
    s.task = next_task(s, s.colour)
    note(s, TASK, s.colour, 0, s.task)


@kernel
def next_task(s: FightState, colour: int) -> int:
    """The next task of the colour's deck; a deck that is used up is shuffled anew (T10)."""
    if s.used[colour] == s.sizes[colour]:
        shuffle_tasks(s, colour)
    task: int = s.order[colour, s.used[colour]]
    s.used[colour] += 1
    return task


@kernel
def shuffle_tasks(s: FightState, colour: int) -> None:
    """All tasks of a colour, in the pack's order, shuffled; the first one comes next."""
    for k in range(s.sizes[colour]):
        s.order[colour, k] = k
    shuffle(s, s.order[colour], s.sizes[colour])
    s.used[colour] = 0


@kernel
def go_on(s: FightState) -> None:
    """Carry the task on, and when it is done, what follows (T6, T8)."""
    if run(s):
        put_away(s)
        if not somebody_won(s):
            if s.again:
                s.again, s.replay = 0, 1
                note(s, PLAYS_AGAIN, s.turn, 0, 0)
            else:
                end_turn(s)


@kernel
def put_away(s: FightState) -> None:
    """The task is over: the shown card goes onto the discards, one's own too if it is still in the hand (T6)."""
    if s.shown_card == DISCARD:
        if not s.own_card:
            discard(s, s.shown)
        elif s.hands[s.turn] >> s.shown & 1:
            lay_down(s, s.turn, s.shown)
            note(s, PUT_DOWN, s.turn, 0, 1 << s.shown)
    clear_task(s)


@kernel
def somebody_won(s: FightState) -> bool:
    """Whoever has no cards now wins, the first clockwise from the turn player, who counts first (T5, T8)."""
    empty = 0
    for seat in range(s.players):
        if s.hands[seat] == 0:
            empty |= 1 << seat
    empty &= seats_in(s)
    if empty:
        win(s, next_in(s, empty))
    return empty != 0


@kernel
def win(s: FightState, seat: int) -> None:
    """The first without cards wins (T5)."""
    s.over = WON
    s.winners = 1 << seat
    s.again = s.replay = 0


# ---------------------------------------------------------------------------------------------- next turn


@kernel
def end_turn(s: FightState) -> None:
    """The turn goes to the next seat that doesn't have to miss it (T4)."""
    seat = next_seat(s, s.turn)
    while s.skips >> seat & 1:
        s.skips &= ~(1 << seat)
        note(s, SKIPPED, seat, 0, 0)
        seat = next_seat(s, seat)
    pass_on(s, seat)


@kernel
def pass_on(s: FightState, to: int) -> None:
    """The turn goes to a seat; no game runs for ever (X1)."""
    s.turn = to
    s.again = s.replay = 0
    s.turns += 1
    if s.turns >= TURN_LIMIT:
        fewest_win(s, LIMIT)
