"""Facing another player: hidden choices of two, and who wins (T9). The turn player is always one of the two."""

from __future__ import annotations

from gongenial.core.bits import count, first
from gongenial.core.contract import NOBODY, NOTHING
from gongenial.core.jit import kernel
from gongenial.games.gong.cards import JOKER, NUMBERS
from gongenial.games.gong.fight.actions import GUESS_COLOUR_IS, GUESS_FAMILY_IS, GUESS_NUMBER_IS
from gongenial.games.gong.fight.knowledge import show
from gongenial.games.gong.fight.log import REVEALED, WON_DUEL, note
from gongenial.games.gong.fight.state import FightState
from gongenial.tasks.program import (
    GUESS_FAMILY,
    GUESS_NUMBER,
    HIGHEST,
    I_GUESS,
    SIGNS,
    TIE_ME,
    TIE_RIVAL,
    n_of,
    whom_of,
)


@kernel
def guesser_of(s: FightState, one: int) -> int:
    """Who guesses in a duel; NOBODY where nobody does."""
    if n_of(one) < GUESS_NUMBER:
        return NOBODY
    turn: int = s.turn
    rival: int = s.rival
    return turn if whom_of(one) & I_GUESS else rival


@kernel
def hider_of(s: FightState, one: int) -> int:
    """Who hides a card in such a duel."""
    turn: int = s.turn
    rival: int = s.rival
    return rival if whom_of(one) & I_GUESS else turn


@kernel
def plays_card(s: FightState, one: int, seat: int) -> bool:
    """Whether the seat's part in the duel is to pick a card of its hand."""
    return n_of(one) == HIGHEST or (n_of(one) >= GUESS_NUMBER and seat != guesser_of(s, one))


@kernel
def duellists(s: FightState, one: int) -> int:
    """The seats that have a choice to make: those who play a card need one, and nobody guesses what isn't hidden."""
    both = 1 << s.turn | 1 << s.rival
    if n_of(one) == SIGNS:
        return both
    if n_of(one) == HIGHEST:
        if not s.hands[s.turn]:
            both &= ~(1 << s.turn)
        if not s.hands[s.rival]:
            both &= ~(1 << s.rival)
        return both
    return both if s.hands[hider_of(s, one)] else 0


@kernel
def begin_duel(s: FightState, one: int, rival: int) -> None:
    """Two face each other; whoever has one card only needs no time to pick it."""
    s.rival = rival
    s.ready = 0
    both = duellists(s, one)
    while both:
        seat = first(both)
        both &= both - 1
        if plays_card(s, one, seat) and count(s.hands[seat]) == 1:
            s.choices[seat] = min(first(s.hands[seat]), JOKER)
            s.ready |= 1 << seat


@kernel
def settle_duel(s: FightState, one: int) -> None:
    """All choices are in: they are revealed, and somebody wins or nobody does (T9)."""
    balance = outcome(s, one)
    if balance == 0:
        rule = whom_of(one) & ~I_GUESS
        balance = 1 if rule == TIE_ME else (-1 if rule == TIE_RIVAL else 0)
    if balance > 0:
        s.winner, s.loser = s.turn, s.rival
    elif balance < 0:
        s.winner, s.loser = s.rival, s.turn
    reveal(s, one, s.turn)
    reveal(s, one, s.rival)
    note(s, WON_DUEL, s.winner if s.winner >= 0 else 7, 0, 0)
    drop_choices(s)


@kernel
def outcome(s: FightState, one: int) -> int:
    """Above 0 if the turn player has won, below if the rival has, 0 for a tie."""
    mine, theirs = s.choices[s.turn], s.choices[s.rival]
    kind = n_of(one)
    if kind == HIGHEST:
        return number_of(mine) - number_of(theirs)
    if kind == SIGNS:  # sun burns comet, comet strikes moon, moon covers sun: each beats the one before it, in a ring
        ahead: int = (mine - theirs + 4) % 3
        return ahead - 1
    if not s.ready:
        return 0
    turn_guesses = guesser_of(s, one) == s.turn
    guess, card = (mine, theirs) if turn_guesses else (theirs, mine)
    return 1 if is_right(kind, guess, card) == turn_guesses else -1


@kernel
def number_of(card: int) -> int:
    """A card's number; a joker and no card at all count 0 (J5)."""
    return 0 if card in (JOKER, NOTHING) else card % NUMBERS + 1


@kernel
def is_right(kind: int, guess: int, card: int) -> bool:
    """Whether a guess is right; a joker has neither number nor family nor colour (J5)."""
    if card == JOKER:
        return False
    if kind == GUESS_NUMBER:
        return guess - GUESS_NUMBER_IS == card % NUMBERS
    if kind == GUESS_FAMILY:
        return guess - GUESS_FAMILY_IS == card // NUMBERS
    return guess - GUESS_COLOUR_IS == card % NUMBERS // 2


@kernel
def reveal(s: FightState, one: int, seat: int) -> None:
    """A choice is turned up; a card stays in the hand, and everybody knows it now."""
    if s.choices[seat] != NOTHING:
        note(s, REVEALED, seat, 0, s.choices[seat])
        if plays_card(s, one, seat):
            show(s, seat, s.choices[seat])


@kernel
def drop_choices(s: FightState) -> None:
    """No hidden choice is left, and the two are no longer facing each other."""
    s.choices[s.turn] = NOTHING
    if s.rival >= 0:
        s.choices[s.rival] = NOTHING
    s.ready = 0
