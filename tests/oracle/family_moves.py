"""FAMILY's actions, carried out on the twin."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import places
from .cards import FAMILY_CARDS, JOKER
from .family import Twin


@dataclass
class Happened:
    """What an action brought about."""

    gave: list[tuple[int, int, str]] = field(default_factory=list)
    """(giver, taker, card)."""
    drew: int | None = None
    cards: list[str] = field(default_factory=list)
    shown: str | None = None
    laid: list[tuple[int, str]] = field(default_factory=list)
    exchanged: tuple[int, int] | None = None
    asked: int | None = None


def play(game: Twin, seat: int, action: str) -> Happened:
    """Carry out one legal action of a seat."""
    assert action in game.legal(seat)
    happened = Happened()
    if action.startswith("ask "):
        _, target, card = action.split()
        _ask(game, seat, int(target), card, happened)
    elif action.startswith("JK>"):
        _joker(game, seat, int(action.removeprefix("JK>")), happened)
    elif action == "accept":
        _exchange(game, happened)
    elif action == "cancel":
        _cancel(game)
    else:
        _without_question(game, seat, happened)
    return happened


def _without_question(game: Twin, seat: int, happened: Happened) -> None:
    """F11: a draw, or a pass when there is nothing to draw."""
    if game.hands[seat] and any(game.hands[other] for other in game.seated if other != seat):
        game.knowledge.could_not_ask(seat, len(game.hands[seat]))
    if game.stock:
        _draw(game, seat, happened)
        game.knowledge.drew_unseen(seat)
        _lay(game, seat, happened)
    elif all(card == JOKER for card in game.hands[seat]) and any(game.hands):
        game.knowledge.passed(seat)
    _end_turn(game, places.following(seat, game.players, game.removed))


# -------------------------------------------------------------------------------------------- asking (F1 to F6)


def _ask(game: Twin, seat: int, target: int, card: str, happened: Happened) -> None:
    game.knowledge.asked(seat, card)
    if card in game.hands[target]:
        game.hands[target].remove(card)
        game.hands[seat].append(card)
        game.knowledge.gave_openly(target, card)
        game.knowledge.got_openly(seat, card)
        happened.gave.append((target, seat, card))
        _lay(game, seat, happened)
        return
    game.knowledge.has_not(target, card)
    game.knowledge.has_not(seat, card)
    _draw(game, seat, happened)
    if happened.cards == [card]:
        game.knowledge.got_openly(seat, card)
        happened.shown = card
    elif happened.cards:
        game.knowledge.drew_another(seat, card)
    _lay(game, seat, happened)
    if not happened.shown:
        _end_turn(game, places.following(seat, game.players, game.removed))


def _draw(game: Twin, seat: int, happened: Happened) -> None:
    """F4, F11, S2: one card, if there is one."""
    if game.stock:
        happened.drew, happened.cards = seat, [game.stock.pop(0)]
        game.hands[seat] += happened.cards


def _lay(game: Twin, seat: int, happened: Happened) -> None:
    """F8."""
    for family in sorted({card[:2] for card in game.hands[seat]}):
        whole = [card for card in FAMILY_CARDS if card[:2] == family]
        if family != JOKER and all(card in game.hands[seat] for card in whole):
            game.hands[seat] = [card for card in game.hands[seat] if card not in whole]
            game.laid.append((seat, family))
            game.completed = True
            game.knowledge.laid(family)
            happened.laid.append((seat, family))


# --------------------------------------------------------------------------------------------------- the turn


def _end_turn(game: Twin, following: int) -> None:
    """F6, X1: how long nothing has come of it. Not once all nine families are laid (F9)."""
    if game.termination == "won":
        return
    game.idle = 0 if game.completed else game.idle + 1
    game.dry = 0 if game.completed or game.was_wet or game.is_wet else game.dry + 1
    _give_turn(game, following)


def _give_turn(game: Twin, seat: int) -> None:
    game.turns += 1
    game.turn = seat
    game.completed, game.was_wet = False, game.is_wet


# -------------------------------------------------------------------------------------------------- the joker


def _into_stock(game: Twin, cards: list[str]) -> None:
    """J2, X2."""
    game.stock = game.shuffle(game.stock + cards)
    game.was_wet = game.was_wet or game.is_wet


def _joker(game: Twin, seat: int, target: int, happened: Happened) -> None:
    """J1, J2, J4: the other joker may be anywhere, so the question is always put."""
    game.hands[seat].remove(JOKER)
    game.knowledge.played(seat, JOKER)
    _into_stock(game, [JOKER])
    game.question = (seat, target)
    happened.asked = target


def _exchange(game: Twin, happened: Happened) -> None:
    """J1, J3, J6."""
    assert game.question is not None
    by, target = game.question
    game.question = None
    game.hands[by], game.hands[target] = game.hands[target], game.hands[by]
    game.knowledge.exchanged(by, target, lambda seat: game.hands[seat])
    happened.exchanged = (by, target)


def _cancel(game: Twin) -> None:
    """J4: no exchange, the second joker goes the way of the first, the canceller's own turn begins."""
    assert game.question is not None
    _, target = game.question
    game.question = None
    game.hands[target].remove(JOKER)
    game.knowledge.played(target, JOKER)
    _into_stock(game, [JOKER])
    _end_turn(game, target)


# -------------------------------------------------------------------------------------------------- leaving


def leave(game: Twin, seat: int) -> Happened:
    """X2: an open question is answered first, then the cards go back; the turn passes once if it was theirs."""
    happened = Happened()
    if game.question is not None and seat == game.question[1]:
        _exchange(game, happened)
    elif game.question is not None and seat == game.question[0]:
        game.question = None
    cards, game.hands[seat] = game.hands[seat], []
    _into_stock(game, cards)
    if any(card != JOKER for card in cards):
        game.dry = 0
    game.removed.add(seat)
    game.knowledge.left_to_watch(seat)
    if seat == game.turn and len(game.seated) > 1:
        _end_turn(game, places.following(seat, game.players, game.removed))
    return happened
