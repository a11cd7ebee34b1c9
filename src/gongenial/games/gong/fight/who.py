"""Whom a step of a task means."""

from __future__ import annotations

from gongenial.core.bits import count, first
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.fight.asks import NOT_YET
from gongenial.games.gong.fight.state import FightState
from gongenial.games.seats import next_seat, seats_in
from gongenial.tasks.program import ALL, CHOSEN, FEWEST, LEFT, ME, MOST, OTHERS, RIGHT, WINNER


@kernel
def next_in(s: FightState, seats: int) -> int:
    """The first seat of a set that is not empty, clockwise from the turn player, who counts first."""
    ahead = seats >> s.turn << s.turn
    return first(ahead) if ahead else first(seats)


@kernel
def rivals(s: FightState) -> int:
    """Everybody but the turn player."""
    return seats_in(s) & ~(1 << s.turn)


@kernel
def is_open(s: FightState, who: int) -> bool:
    """Whether the turn player has to choose somebody first; with one rival there is nothing to choose."""
    if who != CHOSEN or s.chosen != NOT_YET:
        return False
    if count(rivals(s)) == 1:
        s.chosen = first(rivals(s))
        return False
    return True


@kernel
def as_set(seat: int) -> int:
    """The set of one seat, or of nobody."""
    return 1 << seat if seat >= 0 else 0


@kernel
def means(s: FightState, who: int, near: int) -> int:
    """The seats that are meant, as a set; left and right are those of the seat `near`."""
    if who == ME:
        return 1 << s.turn
    if who == CHOSEN:
        return as_set(s.chosen)
    if who == LEFT:
        return 1 << next_seat(s, near)
    if who == RIGHT:
        return 1 << seat_before(s, near)
    if who == OTHERS:
        return rivals(s)
    if who == ALL:
        return seats_in(s)
    if who in (MOST, FEWEST):
        return as_set(extreme(s, who == MOST))
    if who == WINNER:
        return as_set(s.winner)
    return as_set(s.loser)


@kernel
def seat_before(s: FightState, seat: int) -> int:
    """The next seat anticlockwise that is still in the game."""
    while True:
        seat -= 1
        if seat < 0:
            seat = s.players - 1
        if not s.removed >> seat & 1:
            return seat


@kernel
def extreme(s: FightState, most: bool) -> int:
    """The other player with the most cards, or the fewest; of equal ones the first clockwise from the turn player."""
    found, best = NOBODY, 0
    seats = rivals(s)
    while seats:
        seat = next_in(s, seats)
        seats &= ~(1 << seat)
        cards = count(s.hands[seat])
        if found == NOBODY or (cards > best if most else cards < best):
            found, best = seat, cards
    return found
