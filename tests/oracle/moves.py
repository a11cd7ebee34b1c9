"""LINK's actions, carried out on the twin."""

from __future__ import annotations

from dataclasses import dataclass, field

from .cards import JOKER
from .link import Twin


@dataclass
class Happened:
    """What an action brought about."""

    drew: int | None = None
    cards: list[str] = field(default_factory=list)
    reshuffled: bool = False
    exchanged: tuple[int, int] | None = None
    asked: int | None = None


def play(game: Twin, seat: int, action: str) -> Happened:
    """Carry out one legal action, or one false call, of a seat."""
    if action == "gong":
        settle(game, seat)
        return Happened()
    if action.startswith("gong!"):
        return _call(game, seat, int(action.removeprefix("gong!")))
    if action == "accept":
        return _accept(game)
    if action == "cancel":
        return _cancel(game)
    return _turn_action(game, seat, action)


def _turn_action(game: Twin, seat: int, action: str) -> Happened:
    if not game.acted:
        settle(game, seat)  # L9: the debt lapses with the first action
    game.acted = True
    if action == "draw":
        return _draw_for_turn(game, seat)
    if action == "pass":
        return _pass(game, seat)
    if action.startswith("JK>"):
        return _joker(game, seat, int(action.removeprefix("JK>")))
    return _card(game, seat, action)


# ------------------------------------------------------------------------------------------ debts (L7 to L10)


def settle(game: Twin, seat: int) -> None:
    game.owes.discard(seat)
    game.catchable.discard(seat)


def count_changed(game: Twin, seat: int, before: int) -> None:
    """L10: coming to one card creates a debt, any change away from one clears it."""
    after = len(game.hands[seat])
    if before == after:
        return
    settle(game, seat)
    if after == 1:
        game.owes.add(seat)


def _call(game: Twin, seat: int, accused: int) -> Happened:
    if accused in game.catchable:
        settle(game, accused)  # L8: also if no card could be drawn
        return _draw(game, accused)
    game.false_callers.add(seat)
    return _draw(game, seat)


# ------------------------------------------------------------------------------------------------- drawing


def _draw(game: Twin, seat: int) -> Happened:
    """S1, S2: one card from the stock, which is refilled only now; none if there is none."""
    happened = Happened()
    if not game.stock and game.can_reshuffle:
        staying = [] if game.top is None else [game.top]
        turned = list(game.pile)
        for card in staying:
            turned.remove(card)
        game.pile = staying
        game.stock = game.shuffle(turned)
        happened.reshuffled = True
    if game.stock:
        happened.drew, happened.cards = seat, [game.stock.pop(0)]
        before = len(game.hands[seat])
        game.hands[seat] += happened.cards
        count_changed(game, seat, before)
        game.knowledge.drew_unseen(seat)
    return happened


def _draw_for_turn(game: Twin, seat: int) -> Happened:
    """L4, L5."""
    if not game.options.draw_when_able:
        game.knowledge.had_no_match(seat, game.top)
    happened = _draw(game, seat)
    game.drew, game.drawn, game.passes = True, happened.cards[0], 0
    return happened


def _pass(game: Twin, seat: int) -> Happened:
    """L5, S2, L12: only a pass with nothing to draw counts towards a block."""
    game.passes = 0 if game.drew else game.passes + 1
    if not game.drew:
        game.knowledge.had_no_match(seat, game.top)
    if game.termination != "blocked":  # that ends the game within the turn, as a win does
        end_turn(game, game.following(seat))
    return Happened()


# ------------------------------------------------------------------------------------------------- playing


def end_turn(game: Twin, following: int) -> None:
    """The turn passes; whoever came to one card before can be called from now on (L8)."""
    game.catchable |= {seat for seat in game.owes if seat != game.turn}
    give_turn(game, following)


def give_turn(game: Twin, seat: int) -> None:
    game.turns += 1
    game.turn = seat
    game.drew, game.drawn, game.acted = False, None, False
    game.false_callers.clear()


def _card(game: Twin, seat: int, card: str) -> Happened:
    """L3, L6."""
    before = len(game.hands[seat])
    game.hands[seat].remove(card)
    game.pile.insert(0, card)
    game.passes = 0
    game.knowledge.played(seat, card)
    count_changed(game, seat, before)
    if game.hands[seat]:
        end_turn(game, game.following(seat))
    return Happened()


def _discard_joker(game: Twin, seat: int) -> None:
    """J2: under the top card, if there is a card to match."""
    game.hands[seat].remove(JOKER)
    game.pile.insert(0 if game.top is None else 1, JOKER)
    game.knowledge.played(seat, JOKER)


def _joker(game: Twin, seat: int, target: int) -> Happened:
    """J1, J4, J6."""
    _discard_joker(game, seat)
    game.passes = 0
    game.drawn = None  # L5: the new hand is open
    if not game.hands[seat]:
        settle(game, seat)
        return Happened()
    if game.options.jokers - game.pile.count(JOKER) > 0:
        game.question = (seat, target)
        return Happened(asked=target)
    return _exchange(game, seat, target)


def _exchange(game: Twin, by: int, target: int) -> Happened:
    """J1, J3, L10: counts are compared before and after the whole joker."""
    before = len(game.hands[by]) + 1, len(game.hands[target])
    game.question = None
    game.hands[by], game.hands[target] = game.hands[target], game.hands[by]
    count_changed(game, by, before[0])
    count_changed(game, target, before[1])
    game.knowledge.exchanged(by, target, lambda seat: game.hands[seat])
    return Happened(exchanged=(by, target))


def _accept(game: Twin) -> Happened:
    assert game.question is not None
    return _exchange(game, *game.question)


def _cancel(game: Twin) -> Happened:
    """J4: no exchange, both jokers are gone, the canceller's own turn begins."""
    assert game.question is not None
    by, target = game.question
    game.question = None
    before = len(game.hands[target])
    _discard_joker(game, target)
    count_changed(game, target, before)
    if game.hands[target]:  # else the game has ended (J6)
        count_changed(game, by, len(game.hands[by]) + 1)
        end_turn(game, target)
    return Happened()


# -------------------------------------------------------------------------------------------------- leaving


def leave(game: Twin, seat: int) -> Happened:
    """X2: open questions are answered first, then the cards go back; the turn passes once if it was theirs."""
    happened = Happened()
    if game.question is not None and seat == game.question[1]:
        happened = _accept(game)
    elif game.question is not None and seat == game.question[0]:
        game.question = None
    settle(game, seat)
    game.stock = game.shuffle(game.stock + game.hands[seat])
    game.hands[seat] = []
    game.removed.add(seat)
    game.false_callers.discard(seat)
    game.passes = 0
    game.knowledge.left(seat)
    if seat == game.turn:
        game.drawn = None
        if len(game.seated) > 1:
            give_turn(game, game.following(seat))  # broken off, not completed: L8's window stays shut
    return happened
