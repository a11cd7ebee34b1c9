"""Setting up positions in few words, and asking what may be done."""

from __future__ import annotations

from typing import Any

import pytest

import gongenial as gg
from tests.packs import COLOUR
from tests.positions import spread_rest


def link(*hands: str, pile: str | None = None, stock: str | None = None, **fields: Any) -> gg.Position:
    """A position from hands such as `"PX1 NB2"`; `rest` stands for the cards that are named nowhere.

    Without `stock` the cards that are named nowhere are the stock, shuffled.
    """
    setup: dict[str, Any] = {"hands": [hand.split() for hand in hands], **fields}
    if pile is not None:
        setup["pile"] = pile.split()
    if stock is not None:
        setup["stock"] = stock.split()
    return gg.Position.from_dict({"game": "link", **spread_rest(setup)})


def family(*hands: str, stock: str | None = None, **fields: Any) -> gg.Position:
    """A position of FAMILY, in the same way."""
    setup: dict[str, Any] = {"hands": [hand.split() for hand in hands], **fields}
    if stock is not None:
        setup["stock"] = stock.split()
    return gg.Position.from_dict({"game": "family", **spread_rest(setup)})


def fight(*hands: str, pile: str | None = None, stock: str | None = None, **fields: Any) -> gg.Position:
    """A position of FIGHT, in the same way, with the tasks of `tests.packs.TRIAL`."""
    setup: dict[str, Any] = {"hands": [hand.split() for hand in hands], **fields}
    setup["options"] = {"pack": "trial", **fields.get("options", {})}
    if pile is not None:
        setup["pile"] = pile.split()
    if stock is not None:
        setup["stock"] = stock.split()
    return gg.Position.from_dict({"game": "fight", **spread_rest(setup)})


SHOWN = {"yellow": "NM1", "red": "NM3", "blue": "NM5"}
"""The card that brings a task of a colour."""


def task(name: str, *hands: str, stock: str = "", **fields: Any) -> gg.Position:
    """The turn player has drawn a card that brings this task of the trial pack."""
    colour = COLOUR[name]
    position = fight(*hands, stock=f"{SHOWN[colour]} {stock}", tasks={colour: [name]}, **fields)
    position.play("draw", seat=position.turn)
    return position


def genial(*collections: str, **fields: Any) -> gg.Position:
    """A position from collections such as `"RRO"`; tokens that are named nowhere are in the reserve.

    A `reserve` of letters is drawn in that order, the tokens that are named nowhere lie beneath.
    """
    return gg.Position.from_dict({"game": "genial", "collections": list(collections), **fields})


def legal(position: gg.Position, seat: int | None = None) -> list[str]:
    return [str(action) for action in position.legal(seat)]


def hand(position: gg.Position, seat: int) -> list[str]:
    """All of a seat's cards, as only a test may see them."""
    cards: list[str] = position.to_dict()["hands"][seat]
    return cards


def field(position: gg.Position, name: str, viewer: int | None = None) -> Any:
    """One field of the view of a seat, or of a spectator, with tuples and lists alike."""
    value = position.view(viewer).to_dict()[name]
    return list(value) if isinstance(value, tuple) else value


def play(position: gg.Position, *moves: tuple[int, str]) -> gg.Position:
    for seat, action in moves:
        position.play(action, seat=seat)
    return position


def refused(position: gg.Position, seat: int, action: str, rule: str, reason: str | None = None) -> str:
    """The action is refused by that rule and nothing has changed; the message."""
    before = position.to_dict()
    history = list(position.history)
    with pytest.raises(gg.IllegalAction) as caught:
        position.play(action, seat=seat)
    assert (caught.value.rule, str(caught.value.reason)) == (rule, reason or str(caught.value.reason)), str(
        caught.value
    )
    assert reason is None or caught.value.reason == reason
    assert position.to_dict() == before
    assert position.history == history
    return str(caught.value)
