"""What one seat may know of a game of LINK (H1): the only file that reads a state for others' eyes."""

from __future__ import annotations

from typing import Annotated, Any, Protocol

from gongenial.core.bits import count, each
from gongenial.core.contract import NOBODY, NOTHING, Event, Record
from gongenial.core.jit import kernel
from gongenial.core.records import Ints, Records, layout, plain
from gongenial.games.gong.cards import CARD_TEXTS, DECK, SEATS, card_texts
from gongenial.games.gong.known import known_of
from gongenial.games.gong.link.state import LinkState
from gongenial.games.gong.stock import known_holds
from gongenial.games.viewed import RecordView

HIDDEN = -2
"""In the field of a drawn card: there is one, which the viewer may not see."""


class LinkViewRecord(Protocol):
    """A view as a record: no field could hold the stock's order, another's hand or the generator."""

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
    top: int
    target: int
    acted: int
    drew: int
    drawn: int
    """The card just drawn and still open to be played, HIDDEN for all but the turn player; else NOTHING."""
    owes: int
    catchable: int
    cried: int
    passes: int
    turns: int
    removed: int
    over: int
    winners: int
    holds: Annotated[Ints, SEATS]
    """For each other seat, the cards that the viewer knows it to hold; when the game is over, all of them (H2)."""
    lacks: Annotated[Ints, SEATS]
    jokers: int
    hand_size: int
    draw_when_able: int
    false_call_penalty: int


VIEW = layout(LinkViewRecord)


@kernel
def observe(states: Records, i: int, seat: int, views: Records, j: int) -> None:
    """Fill a view from nothing with what the seat may know; seat -1 is a spectator."""
    s, v = states[i], views[j]
    copy_public(s, v)
    v.seat = seat
    v.hand = 0
    viewer = SEATS
    if seat >= 0:
        viewer = seat
        v.hand = s.hands[seat]
    v.drawn = s.drawn if seat == s.turn or s.drawn == NOTHING else HIDDEN
    if s.over:  # the last opponent may have left between a draw and what was to become of the card
        v.drawn = NOTHING
    for other in range(SEATS):
        v.holds[other] = v.lacks[other] = 0
        if other < s.players and other != seat:
            v.holds[other] = s.hands[other] if s.over else known_holds(s, viewer, other)
            v.lacks[other] = s.lacks[viewer, other]


@kernel
def copy_public(s: LinkState, v: LinkViewRecord) -> None:
    """What lies open on the table, and how many cards lie hidden where."""
    v.players, v.turn, v.target = s.players, s.turn, s.target
    v.stock_size, v.pile_size, v.top = s.stock_size, s.pile_size, s.top
    v.acted, v.drew, v.owes, v.catchable, v.cried = s.acted, s.drew, s.owes, s.catchable, s.cried
    v.passes, v.turns, v.removed, v.over, v.winners = s.passes, s.turns, s.removed, s.over, s.winners
    v.jokers, v.hand_size = s.jokers, s.hand_size
    v.draw_when_able, v.false_call_penalty = s.draw_when_able, s.false_call_penalty
    for seat in range(SEATS):
        v.counts[seat] = count(s.hands[seat])
    for k in range(DECK):
        v.pile[k] = s.pile[k] if k < s.pile_size else NOTHING


class LinkView(RecordView):
    game = "link"

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
            "pile": [CARD_TEXTS[card] for card in v.pile[: v.pile_size][::-1]],
            "top": None if v.top == NOTHING else CARD_TEXTS[v.top],
            "drew": bool(v.drew),
            "drawn": None if v.drawn < 0 else CARD_TEXTS[v.drawn],
            "joker": None if v.target == NOBODY else [v.turn, v.target],
            "owes": list(each(v.owes)),
            "catchable": list(each(v.catchable)),
            "passes": v.passes,
            "turns": v.turns,
            "removed": list(each(v.removed)),
            "options": option_values(v),
            "known": [known_of(v.holds[k], v.lacks[k]) for k in range(players)],
        }


def option_values(record: Any) -> dict[str, int | bool]:
    """The rule options that stand in a state or a view."""
    return {
        "jokers": int(record.jokers),
        "hand_size": int(record.hand_size),
        "draw_when_able": bool(record.draw_when_able),
        "false_call_penalty": bool(record.false_call_penalty),
    }


def link_event(record: Record, viewer: int | None) -> Event:
    """What a viewer learns from a record (H1): a drawn card is shown to the one who drew it."""
    result = record.result
    seen = result.cards[0] if result.cards and viewer is not None and viewer == result.drew else None
    return Event(
        seat=record.seat,
        action=record.action,
        drew=result.drew,
        count=len(result.cards),
        card=seen,
        reshuffled=result.reshuffled,
        exchanged=result.exchanged,
        asked=result.asked,
    )
