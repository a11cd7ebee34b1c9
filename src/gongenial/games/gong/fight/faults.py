"""Everything that can be wrong with a state of FIGHT."""

from __future__ import annotations

from typing import Any

from gongenial.core.bits import count, first
from gongenial.core.contract import NOBODY, NOTHING
from gongenial.games.gong.cards import CARD_TEXTS, JOKER, NUMBERS, SEATS
from gongenial.games.gong.ending import LEFT, LIMIT, WON
from gongenial.games.gong.fight.asks import ASK_CHOICE, ASK_DUEL, ASK_GIVE, ASK_LAYDOWN, ASK_NOTHING, DISCARD
from gongenial.games.gong.fight.duel import duellists
from gongenial.games.gong.fight.state import COLOUR_COUNT, FightState
from gongenial.games.gong.fight.steps import present
from gongenial.games.gong.joker import jokers_in_pile
from gongenial.games.gong.sound import card_faults, knowledge_faults, out_faults, seat_faults
from gongenial.games.seats import seats_in
from gongenial.games.sound import end_faults
from gongenial.tasks.program import CHOOSE, DUEL, END, GIVE, LAYDOWN, operation_of

ENDS = {WON: "T5", LIMIT: "X1", LEFT: "X2"}
"""The rule that ended the game, by its Termination's code."""


def faults(s: FightState) -> list[str]:
    """What is wrong, missing or doubled cards (X3) first; empty for a sound state."""
    table: Any = list(s.pile[: s.pile_size])
    if lies_apart(s):
        table.append(s.shown)
    wrong = card_faults(s, table) + seat_faults(s) + _end(s) + _joker(s) + _decks(s) + _turn(s)
    if s.task == NOTHING:
        wrong += out_faults(s, "T5") + _idle(s)
    elif not wrong:
        wrong += _task(s)
    return wrong + knowledge_faults(s) + _held(s)


def lies_apart(s: FightState) -> bool:
    """Whether the shown card lies in no hand (T6)."""
    return bool(s.shown != NOTHING and not s.own_card and s.shown_card == DISCARD)


def _end(s: FightState) -> list[str]:
    if wrong := end_faults(s, "T5", ENDS):
        return wrong
    if s.over == WON and (count(s.winners) != 1 or s.hands[first(s.winners)]):
        return ["T5: whoever wins has no cards"]
    if s.over and (s.task != NOTHING or s.target != NOBODY):
        return ["T8: a game that is over waits for nothing"]
    return []


def _joker(s: FightState) -> list[str]:
    if s.target == NOBODY:
        return []
    wrong = []
    if JOKER not in s.pile[: s.pile_size]:
        wrong.append("J2: the joker in play does not lie among the discards")
    elif jokers_in_pile(s) == s.jokers:
        wrong.append("J4: nobody is asked when all jokers lie among the discards")
    if s.task != NOTHING:
        wrong.append("T7: jokers are played before the task")
    return wrong


def _turn(s: FightState) -> list[str]:
    wrong = []
    if s.skips & ~seats_in(s):
        wrong.append("X2: a seat that is not in the game is to miss a turn")
    if s.again and (s.replay or s.task == NOTHING):
        wrong.append("T4: a turn is played again once at most, after a task")
    return wrong


def _decks(s: FightState) -> list[str]:
    """T10: each deck has every task once."""
    return [
        "T10: a task deck does not have each of its tasks once"
        for colour in range(COLOUR_COUNT)
        if sorted(int(task) for task in s.order[colour, : s.sizes[colour]]) != list(range(s.sizes[colour]))
        or not 0 <= s.used[colour] <= s.sizes[colour]
    ]


def _idle(s: FightState) -> list[str]:
    busy = (
        s.shown != NOTHING or s.colour != NOTHING or s.ask != ASK_NOTHING or s.asked or s.ready or s.queue or s.takers
    )
    return ["T1: there is no task, and yet one is going on"] if busy else []


def _task(s: FightState) -> list[str]:
    wrong = []
    if not 0 <= s.shown < JOKER or s.shown % NUMBERS // 2 != s.colour or not 0 <= s.task < s.sizes[s.colour]:
        return ["T1: the task is not one of the shown card's colour"]
    if s.task not in s.order[s.colour, : s.used[s.colour]]:
        wrong.append("T10: the task that is being done is still in its deck")
    if s.own_card and not any(int(s.hands[seat]) >> s.shown & 1 for seat in range(SEATS)):
        if s.shown not in s.pile[: s.pile_size] and s.shown not in s.stock[: s.stock_size]:
            wrong.append(f"T2: {CARD_TEXTS[s.shown]} was turned up from a hand and is nowhere")
    return wrong + _asking(s)


def _asking(s: FightState) -> list[str]:
    """Whether what is waited for is what the step needs."""
    one = present(s)
    operation = operation_of(one)
    if operation == END or not ASK_NOTHING < s.ask <= ASK_DUEL or not s.asked or s.asked & ~seats_in(s):
        return ["T4: a task that is being done waits for somebody's choice"]
    wrong = []
    asking = {ASK_GIVE: GIVE, ASK_LAYDOWN: LAYDOWN, ASK_DUEL: DUEL}.get(int(s.ask))
    begun = asking is not None
    if (begun and operation != asking) or (s.ask == ASK_CHOICE) != (operation == CHOOSE) or bool(s.begun) != begun:
        wrong.append("T4: the task waits for something else than its step asks")
    elif (s.queue | s.inner | s.takers) & ~seats_in(s):
        wrong.append("X2: the task means a seat that is not in the game")
    elif s.ask == ASK_GIVE and (not s.takers or s.takers & s.asked):
        wrong.append("T4: cards are given to somebody else")
    elif not begun and s.asked != 1 << s.turn:
        wrong.append("T4: the turn player chooses, and nobody else")
    elif s.ask == ASK_DUEL:
        if s.rival == NOBODY or s.asked != duellists(s, one) & ~s.ready:
            wrong.append("T9: a duel waits for the hidden choices that are not in")
        elif any((s.choices[seat] != NOTHING) != bool(s.ready >> seat & 1) for seat in range(SEATS)):
            wrong.append("T9: a hidden choice is in, or it isn't")
    elif begun and not 1 <= s.left < count(s.hands[first(s.asked)]):
        wrong.append("T8: whoever has no more cards than are asked for is not asked")
    return wrong


def _held(s: FightState) -> list[str]:
    """Nobody is known to hold a card that has left the hand."""
    return [
        f"H1: seat {seat} is known to hold a card that it doesn't hold"
        for viewer in range(SEATS + 1)
        for seat in range(SEATS)
        if s.holds[viewer, seat] & ~s.hands[seat]
    ]
