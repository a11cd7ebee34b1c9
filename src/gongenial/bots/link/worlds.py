"""Imagined games: one of the worlds that a view allows is played on, everybody following rules of thumb.

A world comes from `determinize`, which sees the view alone, so nothing here can know the true cards. Everybody in it
decides by what a player would know: the own hand and how many cards the others have.
"""

from __future__ import annotations

from typing import Any

from gongenial.bots.link.thumb import answerable, swap_target
from gongenial.core.bits import count, first
from gongenial.core.chance import Generator, below
from gongenial.core.contract import NOBODY
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS
from gongenial.games.gong.joker import to_move
from gongenial.games.gong.link.actions import ACCEPT, CANCEL, DRAW, HAS_CANCEL, HAS_DRAW, HAS_PASS, JOKER_ON, PASS
from gongenial.games.gong.link.rules import answers, draw_or_pass, perform, plays

World = Any
"""A record of the game's state type, made by `determinize`."""


@kernel
def play_on(world: World, turns: int, g: Generator) -> None:
    """Play a world until its number of turns has come to `turns`, or to its end. Everybody says GONG in time."""
    while not world.over and world.turns < turns:
        world.owes = world.catchable = 0
        perform(world, to_move(world), by_thumb(world, g))


@kernel
def by_thumb(world: World, g: Generator) -> int:
    """What the seat to move does, chosen quickly."""
    if world.target >= 0:
        return CANCEL if answers(world, world.target) & HAS_CANCEL else ACCEPT
    low = plays(world, world.turn)
    cards, targets = low & FAMILY_CARDS, low >> JOKER_ON
    if targets:
        target = swap_target(sizes_of(world), world.turn, world.players, targets, cards == 0)
        if target != NOBODY:
            return JOKER_ON + target
    if cards:
        return versatile(world.hands[world.turn], cards, g)
    high = draw_or_pass(world)
    if high & HAS_DRAW:
        return DRAW
    if high & HAS_PASS:
        return PASS
    return JOKER_ON + first(targets)


@kernel
def sizes_of(world: World) -> int:
    """How many cards each seat has, a byte for each."""
    sizes = 0
    for seat in range(world.players):
        sizes |= count(world.hands[seat]) << 8 * seat
    return sizes


@kernel
def versatile(hand: int, cards: int, g: Generator) -> int:
    """The card without which the hand can still answer most; between equals, chance decides."""
    if cards & (cards - 1) == 0:
        return first(cards)
    best, best_worth = -1, -1
    while cards:
        card = first(cards)
        cards &= cards - 1
        worth = count(answerable(hand & ~(1 << card))) * 1024 + below(g, 1024)
        if worth > best_worth:
            best, best_worth = card, worth
    return best
