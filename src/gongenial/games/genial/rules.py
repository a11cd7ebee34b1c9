"""The rules of the collecting game, as kernels on a state."""

from __future__ import annotations

from gongenial.core.bits import count
from gongenial.core.contract import NOBODY, NOTHING, TURN_LIMIT
from gongenial.core.jit import kernel
from gongenial.games.genial.actions import ALTERNATIVE, DRAW, HAS_ALTERNATIVE, HAS_DRAW, HAS_TAKE
from gongenial.games.genial.counts import A_COLOUR, at_least, fewest, number, only, size, some, total
from gongenial.games.genial.reserve import draw
from gongenial.games.genial.state import GenialState
from gongenial.games.seats import next_seat, seats_in

WON, LIMIT, RESERVE_EMPTY, LEFT = 1, 4, 5, 6
"""Codes of the Terminations that this game knows."""
ONE, ALL, OFF = 0, 1, 2
"""Values of the option `alternative_move` (C13)."""


# ------------------------------------------------------------------------------------------ what is allowed


@kernel
def to_move(s: GenialState) -> int:
    """The seat that the game waits for: the turn player, NOBODY when it is over."""
    return NOBODY if s.over else s.turn


@kernel
def alternative_open(s: GenialState) -> bool:
    """Whether the turn player may make the alternative move: the colour that it has fewest of lies in the centre (C12),
    at the start of a normal turn, under an option that knows the move (C13)."""
    if s.alternative_move == OFF or s.zone or s.in_bonus:
        return False
    colour = fewest(s.collections[s.turn], s.colours)
    return bool(colour != NOTHING and number(s.centre, colour) > 0)


@kernel
def moves(s: GenialState) -> int:
    """The turn player's legal actions, as a set: draw while the reserve has a token (C4, C16), take after a success
    (C5, C8), the alternative move (C12)."""
    if s.over:
        return 0
    open_now = HAS_DRAW if s.reserve else 0
    if s.zone:
        return open_now | HAS_TAKE
    return open_now | HAS_ALTERNATIVE if alternative_open(s) else open_now


@kernel
def moves_of(s: GenialState, seat: int) -> int:
    """A seat's legal actions, as a set."""
    return moves(s) if seat == s.turn else 0


# --------------------------------------------------------------------------------------- what an action does


@kernel
def perform(s: GenialState, code: int) -> None:
    """Carry out a legal action of the turn player."""
    if code == DRAW:
        draw_token(s)
    elif code == ALTERNATIVE:
        alternative(s)
    else:
        take(s)


@kernel
def draw_token(s: GenialState) -> None:
    """A token comes from the reserve into the collecting zone (C4): a success if the centre has its colour and the zone
    had it not (C5). Otherwise it is a miss, and the zone goes to the centre, that token included (C6, C7)."""
    token = some(draw(s), 1)
    if at_least(s.centre, 1) & ~s.zone & token:
        s.zone += token
    else:
        s.centre += s.zone + token
        s.zone = 0
        go_on(s)


@kernel
def take(s: GenialState) -> None:
    """Everything in the zone, and of the centre all that has a colour of the zone, goes into the collection (C8)."""
    from_centre = only(s.centre, s.zone)
    s.centre -= from_centre
    tokens = s.zone + from_centre
    s.zone = 0
    collect(s, tokens)


@kernel
def alternative(s: GenialState) -> None:
    """One token of the colour that the turn player has fewest of comes from the centre, or all of them (C13)."""
    colour = fewest(s.collections[s.turn], s.colours)
    tokens = some(colour, 1 if s.alternative_move == ONE else number(s.centre, colour))
    s.centre -= tokens
    collect(s, tokens)


@kernel
def collect(s: GenialState, tokens: int) -> None:
    """Tokens come into the turn player's collection. Each line that they complete earns a bonus turn (C10); it can do
    so only once, since a full colour stays full. Whoever has all colours full wins at once (C14); else the turn goes on
    with a bonus turn, or ends (C9)."""
    lines = at_least(s.collections[s.turn], s.line)
    s.collections[s.turn] += tokens
    lines_now = at_least(s.collections[s.turn], s.line)
    s.bonus += size(lines_now & ~lines)
    if is_full(s, s.turn):
        end(s, WON, 1 << s.turn)
    else:
        go_on(s)


@kernel
def is_full(s: GenialState, seat: int) -> bool:
    """Whether the seat's collection has a line of every colour (C14)."""
    return bool(size(at_least(s.collections[seat], s.line)) == s.colours)


@kernel
def go_on(s: GenialState) -> None:
    """A bonus turn that is due begins (C10). If there is none, or nothing to draw for it, so that it lapses (C16), the
    turn ends (C9): first the surplus goes back (C11)."""
    if s.bonus > 0 and s.reserve:
        s.bonus -= 1
        s.in_bonus = 1
    else:
        s.bonus = s.in_bonus = 0
        return_surplus(s)
        pass_on(s)


@kernel
def return_surplus(s: GenialState) -> None:
    """What a colour has above a line goes back into the reserve (C11)."""
    collection = s.collections[s.turn]
    above = at_least(collection, s.line + 1)
    if above:
        surplus = only(collection, above) - s.line * above
        s.collections[s.turn] -= surplus
        s.reserve += surplus


@kernel
def pass_on(s: GenialState) -> None:
    """The turn goes to the next seat (C3). No game runs for ever (X1); one in which that seat can neither draw nor make
    the alternative move is over (C16)."""
    s.turn = next_seat(s, s.turn)
    s.turns += 1
    if s.turns >= TURN_LIMIT:
        most_win(s, LIMIT)
    elif s.reserve == 0 and not alternative_open(s):
        most_win(s, RESERVE_EMPTY)


# ------------------------------------------------------------------------------------------- how a game ends


@kernel
def end(s: GenialState, termination: int, winners: int) -> None:
    """The game is over, and bonus turns with it (C14)."""
    s.over = termination
    s.winners = winners
    s.bonus = s.in_bonus = 0


@kernel
def standing(s: GenialState, seat: int) -> int:
    """A number that is larger for a better collection and equal for equal ones: by its tokens, then by its smallest
    colour (C14)."""
    collection = s.collections[seat]
    smallest = number(collection, 0)
    for colour in range(1, s.colours):
        smallest = min(smallest, number(collection, colour))
    return total(collection) << A_COLOUR | smallest


@kernel
def most_win(s: GenialState, termination: int) -> None:
    """The game ends with no collection full: the best one wins, equal ones share (C14, C16, X1)."""
    best = -1
    winners = 0
    for seat in range(s.players):
        if not s.removed >> seat & 1:
            here = standing(s, seat)
            if here > best:
                best = here
                winners = 0
            if here == best:
                winners |= 1 << seat
    end(s, termination, winners)


@kernel
def leave(s: GenialState, seat: int) -> None:
    """A seat leaves (X2): its collection goes into the reserve; if it was its turn, the zone goes to the centre, bonus
    turns lapse, and the turn passes once. The last seat left wins."""
    s.reserve += s.collections[seat]
    s.collections[seat] = 0
    s.removed |= 1 << seat
    if s.turn == seat:
        s.centre += s.zone
        s.zone = s.bonus = s.in_bonus = 0
    staying = seats_in(s)
    if count(staying) == 1:
        end(s, LEFT, staying)
    elif s.turn == seat:
        pass_on(s)
