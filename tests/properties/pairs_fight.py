"""The engine and the twin of FIGHT side by side."""

from __future__ import annotations

from typing import Any

import gongenial as gg
from gongenial.core.contract import Result
from tests.oracle import fight
from tests.oracle.cards import in_order
from tests.oracle.fight_moves import Play
from tests.oracle.fight_record import Programs, from_dict
from tests.oracle.fight_tasks import Happened
from tests.properties.pairs import Pair


class Told:
    """The engine's chance, read from what came of an action."""

    def __init__(self, result: Result, drawn: list[str], in_stock: list[str], after: dict[str, Any]) -> None:
        self._result, self._after = result, after
        for card in in_stock:
            if card in drawn:
                drawn.remove(card)
        self._order = drawn + after["stock"]
        """What was drawn and what is left to draw, once the stock was shuffled anew."""
        self._gifts: dict[tuple[int, int], list[str]] = {}
        for gift in result.gave:
            self._gifts.setdefault((gift.giver, gift.taker), []).extend(gift.cards)

    def shuffled(self, cards: list[str]) -> list[str]:
        """Of what was drawn and is left, these: a task may lay down cards and draw them again."""
        rest, order = list(cards), []
        for card in self._order:
            if card in rest:
                rest.remove(card)
                order.append(card)
        assert not rest, "a shuffle loses no card"
        return order

    def turned_up(self, hand: list[str]) -> str:
        assert self._result.shown in hand
        return str(self._result.shown)

    def taken(self, giver: int, taker: int, hand: list[str]) -> str:
        """Of what went from the one to the other, the next that is still there to be taken."""
        cards = self._gifts[giver, taker]
        card = next(card for card in cards if card in hand)
        del cards[: cards.index(card) + 1]
        return card

    def seen(self, hand: list[str], count: int) -> list[str]:
        assert self._result.looked is not None
        cards = list(self._result.looked.cards)
        assert len(cards) == count
        assert all(cards.count(card) <= hand.count(card) for card in cards)
        return cards

    def task_deck(self, names: list[str]) -> list[str]:
        assert self._result.task is not None
        colour = fight.colour_of(str(self._result.shown))
        order = [self._result.task, *self._after["tasks"][colour]]
        assert sorted(order) == sorted(names)
        return order


def merged(gifts: list[tuple[int, int, list[str]]]) -> list[tuple[int, int, list[str]]]:
    """Gifts one after the other between the same two as one."""
    done: list[tuple[int, int, list[str]]] = []
    for giver, taker, cards in gifts:
        if done and done[-1][:2] == (giver, taker):
            done[-1][2].extend(cards)
        elif cards:
            done.append((giver, taker, list(cards)))
    return done


class FightPair(Pair):
    """The twin is told what was drawn, turned up, taken and looked at. Begins between two tasks."""

    twin: fight.Twin

    def __init__(self, position: gg.Position, programs: Programs | None = None) -> None:
        super().__init__(position)
        self.twin = from_dict(position.to_dict(), programs)
        self.doing = Play(self.twin)
        self.compare()

    def play(self, seat: int, action: str) -> None:
        twin = self.twin
        from_stock = action == "draw" and not twin.dealt_out and bool(twin.stock or twin.pile)
        in_stock = list(twin.stock)
        record = self.position.play(action, seat=seat)
        assert (record.seat, record.action) == (seat, action)
        result = record.result
        drawn = [str(result.shown)] if from_stock else []
        told = Told(result, [*drawn, *result.cards], in_stock, self.position.to_dict())
        self._compare_result(result, self.doing.play(seat, action, told))
        self.compare()

    def leave(self, seat: int) -> None:
        record = self.position.remove(seat)
        assert (record.seat, record.action) == (seat, "leave")
        after = self.position.to_dict()
        told = Told(record.result, list(record.result.cards), [], after)
        self._compare_result(record.result, self.doing.leave(seat, told))
        self.compare()

    def _compare_result(self, result: Result, happened: Happened) -> None:
        assert (result.shown, result.task) == (happened.shown, happened.task)
        assert merged([(g.giver, g.taker, list(g.cards)) for g in result.gave]) == merged(happened.gave)
        assert all(gift.count == len(gift.cards) for gift in result.gave)
        assert list(result.put_down) == happened.put_down
        assert list(result.drawn) == [(seat, len(cards)) for seat, cards in happened.drawn]
        assert list(result.cards) == [card for _, cards in happened.drawn for card in in_order(cards)]
        looked = result.looked
        assert (looked is None) == (happened.looked is None)
        if looked is not None and happened.looked is not None:
            assert (looked.viewer, looked.seat) == happened.looked[:2]
            assert in_order(list(looked.cards)) == in_order(happened.looked[2])
        assert dict(result.revealed) == happened.revealed
        assert result.duel_won == happened.duel_won
        assert list(result.skipped) == happened.skipped
        assert result.again == happened.again
        assert (result.exchanged, result.asked) == (happened.exchanged, happened.asked)
        assert result.reshuffled == happened.reshuffled

    def compare(self) -> None:
        truth, twin = self.position.to_dict(), self.twin
        assert truth["hands"] == [in_order(hand) for hand in twin.hands]
        assert (truth["stock"], truth["pile"]) == (twin.stock, twin.pile)
        assert truth["tasks"] == twin.decks
        super().compare()
