"""What one seat may know of a game of FAMILY (H1): the only file that reads a state for others' eyes."""

from __future__ import annotations

from typing import Annotated, Any, Protocol

from gongenial.core.bits import count, each
from gongenial.core.contract import NOBODY, Event, Record
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records, layout, plain
from gongenial.games.gong.cards import FAMILY_CODES, SEATS, card_texts
from gongenial.games.gong.family.known import PUBLIC, holds_of, lacks_of, some_of
from gongenial.games.gong.family.state import FAMILY_COUNT, FamilyState
from gongenial.games.gong.known import known_of
from gongenial.games.viewed import RecordView


class FamilyViewRecord(Protocol):
    """A view as a record: no field could hold the stock's order, another's hand or the generator."""

    seat: int
    """Whose view this is; NOBODY for a spectator."""
    players: int
    turn: int
    hand: int
    counts: Annotated[Ints, SEATS]
    stock_size: int
    target: int
    laid: int
    laid_size: int
    laid_seat: Annotated[Ints, FAMILY_COUNT]
    laid_family: Annotated[Ints, FAMILY_COUNT]
    completed: int
    idle: int
    turns: int
    removed: int
    over: int
    winners: int
    holds: Annotated[Ints, SEATS]
    """For each other seat, the cards that the viewer knows it to hold; when the game is over, all of them (H2)."""
    lacks: Annotated[Ints, SEATS]
    some: Annotated[Ints, SEATS]
    """Families of which the viewer knows the seat to hold a card besides those; none when the game is over."""
    told_holds: int
    """Of the viewer's own hand, what everybody knows."""
    told_lacks: int
    told_some: int
    jokers: int
    hand_size: int


VIEW = layout(FamilyViewRecord)


@kernel
def observe(states: Records, i: int, seat: int, views: Records, j: int) -> None:
    """Fill a view from nothing with what the seat may know; seat -1 is a spectator."""
    s, v = states[i], views[j]
    copy_public(s, v)
    v.seat = seat
    v.hand = v.told_holds = v.told_lacks = v.told_some = 0
    viewer = PUBLIC
    if seat >= 0:
        viewer = seat
        v.hand = s.hands[seat]
        v.told_holds, v.told_lacks = s.holds[PUBLIC, seat], s.lacks[PUBLIC, seat]
        v.told_some = s.some[seat]
    for other in range(SEATS):
        v.holds[other] = v.lacks[other] = v.some[other] = 0
        if other < s.players and other != seat:
            v.lacks[other] = lacks_of(s, viewer, other)
            if s.over:
                v.holds[other] = s.hands[other]
            else:
                v.holds[other], v.some[other] = holds_of(s, viewer, other), some_of(s, viewer, other)


@kernel
def copy_public(s: FamilyState, v: FamilyViewRecord) -> None:
    """What lies open on the table, and how many cards lie hidden where."""
    v.players, v.turn, v.target, v.stock_size = s.players, s.turn, s.target, s.stock_size
    v.laid, v.laid_size, v.completed, v.idle, v.turns = s.laid, s.laid_size, s.completed, s.idle, s.turns
    v.removed, v.over, v.winners, v.jokers, v.hand_size = s.removed, s.over, s.winners, s.jokers, s.hand_size
    for seat in range(SEATS):
        v.counts[seat] = count(s.hands[seat])
    for k in range(FAMILY_COUNT):
        v.laid_seat[k], v.laid_family[k] = s.laid_seat[k], s.laid_family[k]


class FamilyView(RecordView):
    game = "family"

    def to_dict(self) -> dict[str, Any]:
        v = plain(self.record[0])
        players = v.players
        return {
            "game": self.game,
            "seat": self.seat,
            "players": players,
            "turn": v.turn,
            "hand": list(card_texts(v.hand)),
            "counts": v.counts[:players],
            "stock": v.stock_size,
            "joker": None if v.target == NOBODY else [v.turn, v.target],
            "laid": laid_list(v),
            "idle": v.idle,
            "turns": v.turns,
            "removed": list(each(v.removed)),
            "options": option_values(v),
            "known": [known_of(v.holds[k], v.lacks[k], v.some[k]) for k in range(players)],
        }


def laid_list(record: Any) -> list[list[Any]]:
    """The families that lie open, [seat, family] in the order in which they were completed."""
    return [[int(record.laid_seat[k]), FAMILY_CODES[record.laid_family[k]]] for k in range(int(record.laid_size))]


def option_values(record: Any) -> dict[str, int | bool]:
    """The rule options that stand in a state or a view."""
    return {"jokers": int(record.jokers), "hand_size": int(record.hand_size)}


def family_event(record: Record, viewer: int | None) -> Event:
    """What a viewer learns from a record (H1): all of it is public, but for a card drawn unseen (F12)."""
    result = record.result
    seen = result.cards[0] if result.cards and viewer is not None and viewer == result.drew else None
    return Event(
        seat=record.seat,
        action=record.action,
        drew=result.drew,
        count=len(result.cards),
        card=seen,
        exchanged=result.exchanged,
        asked=result.asked,
        gave=result.gave,
        laid=result.laid,
        shown=result.shown,
    )
