"""A full state that a view does not contradict: for search, which never sees the true one."""

from __future__ import annotations

from gongenial.core.bits import count, first, nth
from gongenial.core.chance import Generator, below, shuffle
from gongenial.core.contract import NOTHING
from gongenial.core.jit import kernel
from gongenial.core.records import Records
from gongenial.games.gong.cards import DECK, JOKER, SEATS
from gongenial.games.gong.fight.actions import GUESS_COLOUR_IS, GUESS_FAMILY_IS, GUESS_NUMBER_IS, SIGN
from gongenial.games.gong.fight.asks import DISCARD
from gongenial.games.gong.fight.duel import plays_card
from gongenial.games.gong.fight.state import COLOUR_COUNT, LOG, FightState
from gongenial.games.gong.fight.steps import present
from gongenial.games.gong.fight.view import FightViewRecord
from gongenial.games.gong.unseen import deal_unseen
from gongenial.tasks.program import GUESS_FAMILY, GUESS_NUMBER, MOST_TASKS, SIGNS, WORDS, n_of


@kernel
def determinize(views: Records, j: int, states: Records, i: int, rng: Records) -> None:
    """Deal the hidden cards, undrawn tasks and hidden choices anew, keeping what is known. The new state gets a
    generator of its own, drawn from `rng[0]`: a copy of the true one would foretell the stock."""
    v, s = views[j], states[i]
    restore_table(v, s)
    restore_task(v, s)
    restore_known(v, s)
    restore_pack(v, s, rng[0])
    seen, jokers = open_cards(v)
    deal_unseen(v, s, rng[0], seen, jokers)
    imagine_choices(v, s, rng[0])
    below(rng[0], 2)
    s.random_a, s.random_b = rng[0].random_b, rng[0].random_a


@kernel
def open_cards(v: FightViewRecord) -> tuple[int, int]:
    """The family cards that lie open outside the hands, and how many jokers do."""
    seen, jokers = 0, 0
    for k in range(v.pile_size):
        if v.pile[k] == JOKER:
            jokers += 1
        else:
            seen |= 1 << v.pile[k]
    if v.shown != NOTHING and not v.own_card and v.shown_card == DISCARD:
        seen |= 1 << v.shown
    return seen, jokers


@kernel
def restore_table(v: FightViewRecord, s: FightState) -> None:
    """What lies open."""
    s.players, s.turn, s.target = v.players, v.turn, v.target
    s.pile_size, s.forced = v.pile_size, NOTHING
    s.again, s.replay, s.skips, s.dealt_out = v.again, v.replay, v.skips, v.dealt_out
    s.turns, s.removed, s.over, s.winners = v.turns, v.removed, v.over, v.winners
    s.jokers, s.hand_size, s.shown_card, s.pack = v.jokers, v.hand_size, v.shown_card, v.pack
    for k in range(DECK):
        s.pile[k] = v.pile[k]
    s.log_size = 0
    for k in range(LOG):
        s.log[k] = 0


@kernel
def restore_task(v: FightViewRecord, s: FightState) -> None:
    """The task that is being done."""
    s.shown, s.own_card, s.colour, s.task = v.shown, v.own_card, v.colour, v.task
    s.step, s.begun, s.queue, s.inner = v.step, v.begun, v.queue, v.inner
    s.entered, s.takers, s.left = v.entered, v.takers, v.left
    s.chosen, s.rival, s.winner, s.loser = v.chosen, v.rival, v.winner, v.loser
    s.ready, s.ask, s.asked = v.ready, v.ask, v.asked


@kernel
def restore_known(v: FightViewRecord, s: FightState) -> None:
    """The viewer's own hand and what it knows of the others'. What they know is left empty: whoever searches takes them
    for a little less well informed than they may be."""
    own = v.seat if v.seat >= 0 else SEATS
    for seat in range(SEATS):
        s.hands[seat] = v.hand if seat == v.seat else v.holds[seat]
        for viewer in range(SEATS + 1):
            s.holds[viewer, seat] = s.lacks[viewer, seat] = 0
        s.holds[own, seat] = v.holds[seat]
        s.lacks[own, seat] = v.lacks[seat]


@kernel
def restore_pack(v: FightViewRecord, s: FightState, g: Generator) -> None:
    """The pack, with the tasks that are still to come in an order of their own (T10)."""
    for colour in range(COLOUR_COUNT):
        s.sizes[colour] = v.sizes[colour]
        for task in range(MOST_TASKS):
            s.order[colour, task] = 0
            for k in range(WORDS):
                s.programs[colour, task, k] = v.programs[colour, task, k]
        drawn, fresh = 0, 0
        for task in range(v.sizes[colour]):
            if not v.drawn[colour] >> task & 1:
                s.order[colour, fresh] = task
                fresh += 1
        shuffle(g, s.order[colour], fresh)
        for k in range(fresh - 1, -1, -1):  # behind the tasks that have been drawn
            s.order[colour, k + v.sizes[colour] - fresh] = s.order[colour, k]
        for task in range(v.sizes[colour]):
            if v.drawn[colour] >> task & 1:
                s.order[colour, drawn] = task
                drawn += 1
        s.used[colour] = drawn


@kernel
def imagine_choices(v: FightViewRecord, s: FightState, g: Generator) -> None:
    """The viewer's own hidden choice is what it is; another's may be anything that was open to it (T9)."""
    for seat in range(SEATS):
        s.choices[seat] = NOTHING
    ready = v.ready
    while ready:
        seat = first(ready)
        ready &= ready - 1
        s.choices[seat] = v.my_choice if seat == v.seat else any_choice(s, seat, g)


@kernel
def any_choice(s: FightState, seat: int, g: Generator) -> int:
    """One of the choices that a seat of a duel has, at random."""
    one = present(s)
    if plays_card(s, one, seat):
        hand = s.hands[seat]
        return min(nth(hand, below(g, count(hand))), JOKER)
    kind = n_of(one)
    if kind == SIGNS:
        return SIGN + below(g, 3)
    if kind == GUESS_NUMBER:
        return GUESS_NUMBER_IS + below(g, 6)
    return GUESS_FAMILY_IS + below(g, 9) if kind == GUESS_FAMILY else GUESS_COLOUR_IS + below(g, 3)
