"""What an action of FIGHT did, read from the log that the rules keep; and one viewer's part of it (H1)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from gongenial.core.bits import count
from gongenial.core.contract import Event, Gift, Look, Record, Result
from gongenial.games.gong.cards import CARD_TEXTS, card_texts
from gongenial.games.gong.fight import kernels
from gongenial.games.gong.fight.log import (
    ASKED,
    DREW,
    EXCHANGED,
    GAVE,
    LOOKED,
    PLAYS_AGAIN,
    PUT_DOWN,
    RESHUFFLED,
    REVEALED,
    SHOWN,
    SKIPPED,
    TASK,
    WON_DUEL,
)
from gongenial.games.gong.fight.notation import TEXTS
from gongenial.games.gong.fight.state import STATE, FightState
from gongenial.tasks.registry import pack_at


def result_of(before: FightState, after: FightState, seat: int, code: int) -> Result:
    """What the seat's action did."""
    return _read(after)


def result_of_leaving(before: FightState, seat: int) -> Result:
    """What a seat's leaving did: the task goes on without it (X2)."""
    states = np.zeros(1, STATE)
    states[0] = before
    kernels.remove(states, 0, seat)
    return _read(states[0])


def _read(s: FightState) -> Result:
    """The log as a result."""
    found: dict[str, Any] = {}
    for k in range(0, int(s.log_size), 2):
        what, which = int(s.log[k]), int(s.log[k + 1])
        _note(s, found, what // 64, what // 8 % 8, what % 8, which)
    return Result(**found)


def _note(s: FightState, found: dict[str, Any], kind: int, a: int, b: int, which: int) -> None:
    """Add what one pair of the log says."""

    def add(name: str, *values: Any) -> None:
        found[name] = (*found.get(name, ()), *values)

    if kind == SHOWN:
        found["shown"] = CARD_TEXTS[which]
    elif kind == TASK:
        found["task"] = pack_at(int(s.pack)).decks[a][which].name
    elif kind == DREW:
        add("drawn", (a, count(which)))
        add("cards", *card_texts(which))
    elif kind == GAVE:
        add("gave", Gift(a, b, count(which), card_texts(which)))
    elif kind == PUT_DOWN:
        add("put_down", *((a, card) for card in card_texts(which)))
    elif kind == LOOKED:
        found["looked"] = Look(a, b, count(which), card_texts(which))
    elif kind == REVEALED:
        add("revealed", (a, TEXTS[which]))
    elif kind == WON_DUEL:
        found["duel_won"] = a if a < 7 else None
    elif kind == SKIPPED:
        add("skipped", a)
    elif kind == PLAYS_AGAIN:
        found["again"] = True
    elif kind == RESHUFFLED:
        found["reshuffled"] = True
    elif kind == EXCHANGED:
        found["exchanged"] = (a, b)
    elif kind == ASKED:
        found["asked"] = a


def fight_event(record: Record, viewer: int | None) -> Event:
    """What a viewer learns from a record (H1): cards that it drew, gave, got or looked at, and choices that are no
    longer hidden."""
    result = record.result
    cards: list[str] = []
    at = 0
    for seat, many in result.drawn:
        if seat == viewer:
            cards += result.cards[at : at + many]
        at += many
    looked = result.looked
    return Event(
        seat=record.seat,
        action=_told_action(record, viewer),
        reshuffled=result.reshuffled,
        exchanged=result.exchanged,
        asked=result.asked,
        cards=tuple(cards),
        drawn=result.drawn,
        gave=tuple(gift if viewer in (gift.giver, gift.taker) else replace(gift, cards=()) for gift in result.gave),
        put_down=result.put_down,
        shown=result.shown,
        task=result.task,
        looked=looked if looked is None or viewer == looked.viewer else replace(looked, cards=()),
        revealed=result.revealed,
        duel_won=result.duel_won,
        skipped=result.skipped,
        again=result.again,
    )


def _told_action(record: Record, viewer: int | None) -> str:
    """The action, or for whom it is hidden only of what kind it was: `card`, `sign` or `guess`. A card that was given
    is told to the giver and the taker; a choice in a duel to its own player until all are in (T9)."""
    action, result = record.action, record.result
    kind = _KINDS.get(action)
    if kind is None or viewer == record.seat:
        return action
    gifts = [gift for gift in result.gave if gift.giver == record.seat and action in gift.cards]
    if gifts:
        return action if viewer == gifts[0].taker else kind
    told = (record.seat, action)
    return action if told in result.put_down or told in result.revealed else kind


_KINDS = (
    dict.fromkeys(CARD_TEXTS, "card")
    | dict.fromkeys(("sun", "moon", "comet"), "sign")
    | {text: "guess" for text in TEXTS if text.startswith("guess")}
)
"""Actions that may be hidden from others."""
