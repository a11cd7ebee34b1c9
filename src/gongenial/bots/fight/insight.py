"""Hard: reads what a task does to whom before it chooses, and guesses where most cards can be."""

from __future__ import annotations

from gongenial.bots.fight.effects import effect, second_branch
from gongenial.bots.fight.thumb import FEWEST, MOST, SEATS_THERE, extreme, medium
from gongenial.core.bits import count, first
from gongenial.core.chance import Generator, below
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import FAMILY_CARDS, JOKER, NUMBERS
from gongenial.games.gong.fight.actions import (
    AT,
    GUESS_COLOUR_IS,
    GUESS_FAMILY_IS,
    GUESS_NUMBER_IS,
    HAS_COLOURS,
    HAS_FAMILIES,
    HAS_NUMBERS,
    HAS_ONE,
    HIGH,
    ONE,
    TWO,
)
from gongenial.games.gong.fight.asks import ASK_PLAYER
from gongenial.games.gong.fight.view import FightViewRecord
from gongenial.tasks.program import CHOSEN, ME

GUESSES = HAS_NUMBERS | HAS_FAMILIES | HAS_COLOURS


@kernel
def hard(v: FightViewRecord, low: int, high: int, g: Generator) -> int:
    """The choice of a seat that the game waits for; `low`, `high`: its legal actions as two words."""
    if high & GUESSES:
        return likeliest(v, high, g)
    if v.ask == ASK_PLAYER:
        return AT + player_for(v, high >> AT - HIGH & SEATS_THERE)
    if high & HAS_ONE:
        return better_branch(v)
    return medium(v, low, high, g)


@kernel
def player_for(v: FightViewRecord, seats: int) -> int:
    """Whom to choose: whoever is closest to winning for what does harm, whoever has most cards for what helps."""
    harm = effect(v.programs, v.colour, v.task, v.step, CHOSEN)
    return extreme(v, seats, FEWEST if harm >= 0 else MOST)


@kernel
def better_branch(v: FightViewRecord) -> int:
    """The branch that leaves the turn player with fewer cards."""
    one = effect(v.programs, v.colour, v.task, v.step + 1, ME)
    two = effect(v.programs, v.colour, v.task, second_branch(v.programs, v.colour, v.task, v.step), ME)
    return ONE if one <= two else TWO


@kernel
def hidden_from(v: FightViewRecord, rival: int) -> int:
    """The cards that a rival may have hidden: the hand, if it is known, or else all that can still be in it."""
    known: int = v.holds[rival] & FAMILY_CARDS
    if count(known) == v.counts[rival]:
        return known
    seen: int = v.hand
    for k in range(v.pile_size):
        if v.pile[k] != JOKER:
            seen |= 1 << v.pile[k]
    for other in range(v.players):
        if other != rival:
            seen |= v.holds[other]
    if v.shown >= 0 and not v.own_card:
        seen |= 1 << v.shown
    lacked: int = v.lacks[rival]
    return FAMILY_CARDS & ~seen & ~lacked


@kernel
def likeliest(v: FightViewRecord, high: int, g: Generator) -> int:
    """The guess that fits most of the cards that it may be, those known to be in the hand counted thrice; between
    equals, chance decides."""
    rival = v.rival if v.turn == v.seat else v.turn
    possible = hidden_from(v, rival)
    known = v.holds[rival] & FAMILY_CARDS
    best, most = -1, -1
    codes = high
    while codes:
        code = HIGH + first(codes)
        codes &= codes - 1
        worth = (fitting(possible, code) + 2 * fitting(known, code)) * 256 + below(g, 256)
        if worth > most:
            best, most = code, worth
    return best


@kernel
def fitting(cards: int, guess: int) -> int:
    """How many of the cards a guess would name rightly."""
    right = 0
    while cards:
        card = first(cards)
        cards &= cards - 1
        number = card % NUMBERS
        if guess >= GUESS_COLOUR_IS:
            right += number // 2 == guess - GUESS_COLOUR_IS
        elif guess >= GUESS_FAMILY_IS:
            right += card // NUMBERS == guess - GUESS_FAMILY_IS
        else:
            right += number == guess - GUESS_NUMBER_IS
    return right
