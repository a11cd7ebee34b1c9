"""Other worlds of LINK: all that one viewer cannot see is changed, in keeping with what it was shown (H1).

Compiled, so that a hundred thousand positions take a moment.
"""

from __future__ import annotations

from gongenial.core.bits import count, nth
from gongenial.core.chance import below
from gongenial.core.contract import NOBODY, NOTHING
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records
from gongenial.games.gong.cards import FAMILY_CARDS, JOKER, JOKERS, SEATS, with_card
from gongenial.games.gong.joker import jokers_in_pile
from gongenial.games.gong.link.actions import ACCEPT, CANCEL, DRAW, GONG_FOR, HIGH, JOKER_ON
from gongenial.games.gong.link.kernels import actors, apply, deal, draw_action, remove, waiting
from gongenial.games.gong.link.rules import others, plays
from gongenial.games.gong.link.view import observe
from gongenial.games.gong.stock import known_holds

SWAPS = 120
LEFT = -2
"""Instead of an action's code: the seat leaves."""


@kernel
def forbidden(world: Records, j: int, viewer: int, seat: int, card: int) -> bool:
    """Whether the viewer knows that a seat (SEATS for the stock) hasn't this card."""
    if seat == SEATS:
        return False
    lacks = world[j].lacks[viewer, seat]
    return bool(lacks & JOKERS) if card == JOKER else bool(lacks >> card & 1)


@kernel
def collect_hidden(world: Records, j: int, viewer: int, own: int, cards: Ints, places: Ints) -> int:
    """Take every hidden card away into `cards`, with where it lay in `places`; returns how many."""
    w = world[j]
    size = 0
    for seat in range(w.players):
        if seat == own:
            continue
        known = known_holds(w, viewer, seat)
        unknown = w.hands[seat] & ~known
        jokers = count(unknown & JOKERS)
        unknown &= FAMILY_CARDS
        for k in range(count(unknown)):
            cards[size], places[size] = nth(unknown, k), seat
            size += 1
        for _ in range(jokers):
            cards[size], places[size] = JOKER, seat
            size += 1
        w.hands[seat] = known
    for k in range(w.stock_size):
        cards[size], places[size] = w.stock[k], SEATS
        size += 1
    return size


@kernel
def change_hidden(
    states: Records, i: int, own: int, world: Records, j: int, rng: Records, cards: Ints, places: Ints
) -> None:
    """world[j] becomes another world that looks like states[i] to the seat `own` (NOBODY for a spectator)."""
    world[j] = states[i]
    w = world[j]
    viewer = own if own >= 0 else SEATS
    size = collect_hidden(world, j, viewer, own, cards, places)
    for _ in range(SWAPS if size > 1 else 0):
        a, b = below(rng[0], size), below(rng[0], size)
        if not forbidden(world, j, viewer, places[a], cards[b]) and not forbidden(
            world, j, viewer, places[b], cards[a]
        ):
            cards[a], cards[b] = cards[b], cards[a]
    w.stock_size = 0
    for k in range(size):
        if places[k] == SEATS:
            w.stock[w.stock_size] = cards[k]
            w.stock_size += 1
        else:
            w.hands[places[k]] = with_card(w.hands[places[k]], cards[k])
    change_memories(world, j, viewer, own, rng)
    w.forced = w.stock[below(rng[0], w.stock_size)] if w.stock_size and below(rng[0], 2) else NOTHING
    below(rng[0], 2)
    w.random_a, w.random_b = rng[0].random_b, rng[0].random_a


@kernel
def change_memories(world: Records, j: int, viewer: int, own: int, rng: Records) -> None:
    """What others know is hidden too, and so is which card the turn player has just drawn."""
    w = world[j]
    for other in range(SEATS + 1):
        for seat in range(w.players):
            if other != viewer:
                w.holds[other, seat] = w.hands[seat] if below(rng[0], 2) else 0
                w.lacks[other, seat] = FAMILY_CARDS & ~w.hands[seat] if below(rng[0], 2) else 0
    if w.drawn != NOTHING and w.turn != own:
        fresh = w.hands[w.turn] & ~known_holds(w, viewer, w.turn)
        w.drawn = min(nth(fresh, below(rng[0], count(fresh))), JOKER)


@kernel
def is_allowed(states: Records, i: int, seat: int, code: int) -> bool:
    low, high = plays(states[i], seat), others(states[i], seat)
    return bool(high >> (code - HIGH) & 1) if code >= HIGH else bool(low >> code & 1)


@kernel
def teaches(states: Records, i: int, own: int, seat: int, code: int) -> bool:
    """Whether the action shows the viewer something that it didn't know: cards that it draws or is given."""
    s = states[i]
    if own == NOBODY:
        return False
    if code == LEFT:
        return bool(seat == s.target and (s.turn == own or seat == own))
    if code == ACCEPT:
        return bool(s.turn == own or s.target == own)
    if JOKER_ON <= code < CANCEL:
        exchanged = jokers_in_pile(s) + 1 == s.jokers
        return bool(exchanged and (seat == own or code - JOKER_ON == own))
    return bool((code == DRAW and seat == own) or (code >= GONG_FOR and own in (seat, code - GONG_FOR)))


@kernel
def deal_any(states: Records, i: int, rng: Records, options: Ints) -> None:
    """A fresh game with any number of players and any options."""
    g = rng[0]
    players = 2 + below(g, SEATS - 1)
    options[0] = 2 * below(g, 2)
    options[1] = 5 + below(g, 5)
    options[2], options[3] = below(g, 2), below(g, 2)
    below(g, 2)
    deal(states, i, players, below(g, players), options, g.random_a, g.random_b)


@kernel
def step(states: Records, i: int, rng: Records) -> None:
    """One action of any seat that may act, a false call where it is accepted, or, rarely, a seat that leaves."""
    s, g = states[i], rng[0]
    seat = nth(actors(states, i), below(g, count(actors(states, i))))
    if below(g, 60) == 0:
        staying = ((1 << s.players) - 1) & ~s.removed
        remove(states, i, nth(staying, below(g, count(staying))))
    elif below(g, 12) == 0 and s.false_call_penalty and s.target < 0:
        caller, accused = below(g, s.players), below(g, s.players)
        if caller != accused and not (s.removed | s.cried) >> caller & 1:
            if not (s.removed | s.owes) >> accused & 1:
                apply(states, i, caller, GONG_FOR + accused)
    else:
        apply(states, i, seat, draw_action(plays(s, seat), others(s, seat), rng))


@kernel
def fill(states: Records, worlds: Records, viewers: Ints, rng: Records, room: tuple[Ints, Ints, Ints]) -> None:
    """Positions from random games, a viewer for each, and a world that should look the same to it."""
    options, cards, places = room
    game = states.size - 1  # the last one is where the games are played
    deal_any(states, game, rng, options)
    for i in range(game):
        step(states, game, rng)
        while states[game].over:
            deal_any(states, game, rng, options)
            step(states, game, rng)
        states[i] = states[game]
        viewers[i] = below(rng[0], states[i].players + 1) - 1
        change_hidden(states, i, viewers[i], worlds, i, rng, cards, places)


@kernel
def look(states: Records, viewers: Ints, views: Records, sets: Ints) -> None:
    """What each viewer sees, may do, and is told about who may act."""
    for i in range(viewers.size):
        observe(states, i, viewers[i], views, i)
        sets[i, 0] = sets[i, 1] = 0
        if viewers[i] >= 0:
            sets[i, 0], sets[i, 1] = plays(states[i], viewers[i]), others(states[i], viewers[i])
        sets[i, 2], sets[i, 3] = actors(states, i), waiting(states, i)


@kernel
def act(states: Records, worlds: Records, viewers: Ints, done: Ints, rng: Records) -> None:
    """The same action in both worlds, where both allow it and it shows the viewer nothing new: done[i] is 1."""
    for i in range(viewers.size):
        s, g = states[i], rng[0]
        seat = nth(actors(states, i), below(g, count(actors(states, i))))
        code = draw_action(plays(s, seat), others(s, seat), rng)
        done[i] = 0
        if below(g, 30) == 0:
            staying = ((1 << s.players) - 1) & ~s.removed
            seat, code = nth(staying, below(g, count(staying))), LEFT
        if teaches(states, i, viewers[i], seat, code):
            continue
        if code == LEFT:
            remove(states, i, seat)
            remove(worlds, i, seat)
            done[i] = 1
        elif is_allowed(worlds, i, seat, code):
            apply(states, i, seat, code)
            apply(worlds, i, seat, code)
            done[i] = 1
