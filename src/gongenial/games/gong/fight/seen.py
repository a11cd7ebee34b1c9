"""A view of FIGHT for people and programs in Python."""

from __future__ import annotations

from typing import Any

import numpy as np

from gongenial.core.bits import each
from gongenial.core.contract import NOBODY, NOTHING
from gongenial.core.records import plain
from gongenial.games.gong.cards import CARD_TEXTS, card_texts
from gongenial.games.gong.fight.asks import (
    ASK_CHOICE,
    ASK_DUEL,
    ASK_GIVE,
    ASK_LAYDOWN,
    ASK_NOTHING,
    ASK_PLAYER,
    DISCARD,
)
from gongenial.games.gong.fight.duel import guesser_of
from gongenial.games.gong.fight.notation import TEXTS
from gongenial.games.gong.fight.who import next_in
from gongenial.games.gong.known import known_of
from gongenial.games.viewed import RecordView
from gongenial.tasks.program import COLOURS, DUELS, GUESS_NUMBER, n_of, step_at
from gongenial.tasks.registry import pack_at, pack_name

_KINDS = {ASK_PLAYER: "player", ASK_GIVE: "give", ASK_LAYDOWN: "laydown", ASK_CHOICE: "choose"}


class FightView(RecordView):
    game = "fight"

    def to_dict(self) -> dict[str, Any]:
        v = plain(self.record[0])
        return {
            "game": self.game,
            "seat": self.seat,
            "players": v.players,
            "turn": v.turn,
            "hand": list(card_texts(v.hand)),
            "counts": v.counts[: v.players],
            "stock": v.stock_size,
            "pile": [CARD_TEXTS[card] for card in v.pile[: v.pile_size][::-1]],
            "joker": None if v.target == NOBODY else [v.turn, v.target],
            **_task(self.record[0], v),
            "again": bool(v.again),
            "replay": bool(v.replay),
            "skips": list(each(v.skips)),
            "drawn_tasks": drawn_names(v.pack, v.drawn),
            "dealt_out": bool(v.dealt_out),
            "turns": v.turns,
            "removed": list(each(v.removed)),
            "options": option_values(v),
            "known": [known_of(v.holds[k], v.lacks[k]) for k in range(v.players)],
        }


def _task(record: Any, v: Any) -> dict[str, Any]:
    """The task that is being done, and what it waits for."""
    duel = guesser = None
    if v.ask == ASK_DUEL:
        one = _present(v)
        duel = DUELS[n_of(one)]
        guesser = _seat(guesser_of(record, one))
    return {
        "shown": None if v.shown == NOTHING else CARD_TEXTS[v.shown],
        "own_card": bool(v.own_card),
        "task": None if v.task == NOTHING else pack_at(v.pack).decks[v.colour][v.task].name,
        "code": None if v.colour == NOTHING else COLOURS[v.colour],
        "asks": _asks(record, v, guesser),
        "rival": _seat(v.rival),
        "chosen_seat": _seat(v.chosen),
        "duel": duel,
        "guesser": guesser,
        "ready": list(each(v.ready)),
        "my_choice": None if v.my_choice == NOTHING else TEXTS[v.my_choice],
        "winner": _seat(v.winner),
        "loser": _seat(v.loser),
    }


def _asks(record: Any, v: Any, guesser: int | None) -> list[dict[str, Any]]:
    """Each thing that the task waits for, with the seats that have not answered."""
    if v.ask == ASK_NOTHING:
        return []
    seats = list(each(v.asked))
    if v.ask != ASK_DUEL:
        cards = v.ask in (ASK_GIVE, ASK_LAYDOWN)
        to = next_in(record, v.takers) if v.ask == ASK_GIVE else None
        return [_ask(_KINDS[v.ask], seats, v.left if cards else 0, to)]
    kind = n_of(_present(v))
    if kind < GUESS_NUMBER:
        return [_ask(DUELS[kind], seats)]
    hiding, guessing = [seat for seat in seats if seat != guesser], [seat for seat in seats if seat == guesser]
    return [_ask("pick", hiding)] * bool(hiding) + [_ask(DUELS[kind], guessing)] * bool(guessing)


def _ask(kind: str, seats: list[int], count: int = 0, to: int | None = None) -> dict[str, Any]:
    return {"kind": kind, "seats": seats, "count": count, "to": None if to is None else int(to)}


def _present(v: Any) -> int:
    """The step that is being carried out, of a view's plain lists."""
    return int(step_at(np.array(v.programs), v.colour, v.task, v.step))


def _seat(seat: int) -> int | None:
    return None if seat < 0 else int(seat)


def drawn_names(pack: int, drawn: list[int]) -> dict[str, list[str]]:
    """The tasks drawn of each colour, in the pack's order."""
    decks = pack_at(pack).decks
    return {name: [decks[k][task].name for task in each(drawn[k])] for k, name in enumerate(COLOURS)}


def option_values(record: Any) -> dict[str, int | str]:
    """The rule options that stand in a state or a view."""
    return {
        "jokers": int(record.jokers),
        "hand_size": int(record.hand_size),
        "shown_card": "discard" if record.shown_card == DISCARD else "hand",
        "pack": pack_name(int(record.pack)),
    }
