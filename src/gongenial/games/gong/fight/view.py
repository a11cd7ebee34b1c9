"""What one seat may know of a game of FIGHT (H1): the only file that reads a state for others' eyes."""

from __future__ import annotations

from typing import Annotated, Protocol

from gongenial.core.bits import count
from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records, layout
from gongenial.games.gong.cards import DECK, SEATS
from gongenial.games.gong.fight.state import COLOUR_COUNT, FightState
from gongenial.games.gong.stock import known_holds
from gongenial.tasks.program import MOST_TASKS, WORDS


class FightViewRecord(Protocol):
    """A view as a record: no field could hold the stock's order, another's hand or choice, an undrawn task's place or
    the generator. What the fields mean stands in state.py."""

    seat: int
    """Whose view this is; NOBODY for a spectator."""
    players: int
    turn: int
    hand: int
    counts: Annotated[Ints, SEATS]
    stock_size: int
    pile: Annotated[Ints, DECK]
    """The discards, the topmost last; NOTHING beyond pile_size."""
    pile_size: int
    target: int
    shown: int
    own_card: int
    colour: int
    task: int
    step: int
    begun: int
    queue: int
    inner: int
    entered: int
    takers: int
    left: int
    chosen: int
    rival: int
    winner: int
    loser: int
    ready: int
    my_choice: int
    """The viewer's own hidden choice, NOTHING."""
    ask: int
    asked: int
    again: int
    replay: int
    skips: int
    dealt_out: int
    turns: int
    removed: int
    over: int
    winners: int
    holds: Annotated[Ints, SEATS]
    """For each other seat, the cards that the viewer knows it to hold; when the game is over, all of them (H2)."""
    lacks: Annotated[Ints, SEATS]
    programs: Annotated[Ints, (COLOUR_COUNT, MOST_TASKS, WORDS)]
    sizes: Annotated[Ints, COLOUR_COUNT]
    drawn: Annotated[Ints, COLOUR_COUNT]
    """Of each colour, the tasks drawn since the deck was shuffled, as a set (T10)."""
    jokers: int
    hand_size: int
    shown_card: int
    pack: int


VIEW = layout(FightViewRecord)


@kernel
def observe(states: Records, i: int, seat: int, views: Records, j: int) -> None:
    """Fill a view from nothing with what the seat may know; seat -1 is a spectator."""
    s, v = states[i], views[j]
    copy_table(s, v)
    copy_task(s, v)
    copy_pack(s, v)
    v.seat = seat
    v.hand, v.my_choice = 0, NOTHING
    viewer = SEATS
    if seat >= 0:
        viewer = seat
        v.hand, v.my_choice = s.hands[seat], s.choices[seat]
    for other in range(SEATS):
        v.holds[other] = v.lacks[other] = 0
        if other < s.players and other != seat:
            v.holds[other] = s.hands[other] if s.over else known_holds(s, viewer, other)
            v.lacks[other] = s.lacks[viewer, other]


@kernel
def copy_table(s: FightState, v: FightViewRecord) -> None:
    """What lies open on the table, and how many cards lie hidden where."""
    v.players, v.turn, v.target = s.players, s.turn, s.target
    v.stock_size, v.pile_size = s.stock_size, s.pile_size
    v.again, v.replay, v.skips, v.dealt_out = s.again, s.replay, s.skips, s.dealt_out
    v.turns, v.removed, v.over, v.winners = s.turns, s.removed, s.over, s.winners
    v.jokers, v.hand_size, v.shown_card, v.pack = s.jokers, s.hand_size, s.shown_card, s.pack
    for seat in range(SEATS):
        v.counts[seat] = count(s.hands[seat])
    for k in range(DECK):
        v.pile[k] = s.pile[k] if k < s.pile_size else NOTHING


@kernel
def copy_task(s: FightState, v: FightViewRecord) -> None:
    """The task that is being done, which all can follow; of a duel, whose choices are in (T9)."""
    v.shown, v.own_card, v.colour, v.task = s.shown, s.own_card, s.colour, s.task
    v.step, v.begun, v.queue, v.inner = s.step, s.begun, s.queue, s.inner
    v.entered, v.takers, v.left = s.entered, s.takers, s.left
    v.chosen, v.rival, v.winner, v.loser = s.chosen, s.rival, s.winner, s.loser
    v.ready, v.ask, v.asked = s.ready, s.ask, s.asked


@kernel
def copy_pack(s: FightState, v: FightViewRecord) -> None:
    """The tasks of the pack, and which of them have been drawn (T10)."""
    for colour in range(COLOUR_COUNT):
        v.sizes[colour] = s.sizes[colour]
        v.drawn[colour] = 0
        for k in range(s.used[colour]):
            v.drawn[colour] |= 1 << s.order[colour, k]
        for task in range(MOST_TASKS):
            for k in range(WORDS):
                v.programs[colour, task, k] = s.programs[colour, task, k]
