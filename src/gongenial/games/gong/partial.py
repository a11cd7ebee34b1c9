"""Reading a partial position of a GONG game: what is given is checked, what is left out is completed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gongenial.core.chance import shuffle
from gongenial.core.errors import GongenialError, written
from gongenial.core.records import Records
from gongenial.games.gong.cards import CARD_TEXTS, JOKER, card_set, parse_card

_TEXT = "cards are texts such as NB4 or JK"
MOST = 10**9
"""What a number can be at most."""


class Partial:
    """A dictionary that a position is read from, and the faults found so far."""

    def __init__(self, given: Mapping[str, Any], names: Sequence[str], states: Records) -> None:
        self.given, self.states = given, states
        self.state: Any = states[0]
        self.players = int(self.state.players)
        self.faults = [
            f"there is no field {written(name)} (there are {', '.join(names)})" for name in given if name not in names
        ]

    def expect(self, held: bool, fault: str) -> None:
        """Note the fault unless the condition held."""
        if not held:
            self.faults.append(fault)

    # ------------------------------------------------------------------------------------------- plain values

    def number(self, name: str, default: int = 0) -> int:
        value = self.given.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
            self.faults.append(f"`{name}` is a whole number from 0 to {MOST}, not {written(value)}")
            return default
        return value

    def flag(self, name: str, default: bool) -> int:
        value = self.given.get(name, default)
        self.expect(isinstance(value, bool), f"`{name}` is true or false, not {written(value)}")
        return int(value is True)

    def seat_of(self, value: object, name: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < self.players:
            self.faults.append(f"`{name}` names a seat from 0 to {self.players - 1}, not {written(value)}")
            return 0
        return value

    def seat(self, name: str, default: int) -> int:
        return self.seat_of(self.given.get(name, default), name)

    def seats(self, name: str, length: int | None = None) -> list[int]:
        value = self.given.get(name)
        if value is None:
            return []
        if not isinstance(value, (list, tuple)) or (length is not None and len(value) != length):
            wanted = "a list of seats" if length is None else f"a list of {length} seats"
            self.faults.append(f"`{name}` is {wanted}, not {written(value)}")
            return []
        return [self.seat_of(seat, name) for seat in value]

    def seat_set(self, name: str) -> int:
        return sum(1 << seat for seat in set(self.seats(name)))

    def card(self, name: str) -> int | None:
        value = self.given.get(name)
        return None if value is None else next(iter(self.cards_of([value], name)), None)

    def cards_of(self, values: object, name: str) -> list[int]:
        try:
            if isinstance(values, str) or not isinstance(values, Iterable):
                raise TypeError
            listed = list(values)
        except TypeError:  # there are iterables that can't be iterated
            self.faults.append(f"`{name}` is a list of cards, not {written(values)}; {_TEXT}")
            return []
        cards = []
        for value in listed:
            if not isinstance(value, str):
                self.faults.append(f"`{name}`: {written(value)}: {_TEXT}")
                continue
            try:
                cards.append(parse_card(value))
            except GongenialError as error:
                self.faults.append(f"`{name}`: {error}")
        return cards

    def entries(self, name: str) -> list[Mapping[str, Any]]:
        value = self.given.get(name)
        if value is None:
            return []
        if not isinstance(value, (list, tuple)) or not all(isinstance(entry, Mapping) for entry in value):
            self.faults.append(f"`{name}` is a list of dictionaries, not {written(value)}")
            return []
        return list(value)

    # -------------------------------------------------------------------------------------------------- cards

    def read_table(self) -> None:
        """Who has left."""
        self.state.removed = self.seat_set("removed")

    def read_cards(self, *, lay_played_joker: bool) -> None:
        """Hands (dealt, if none are given), stock and pile. Cards that stand nowhere lie beneath the given stock,
        shuffled; without a given pile a family card among them starts it (L1). An empty stock is an empty stock: then
        they are the pile, if that was left out, and an error otherwise. A joker that is being played lies in the
        pile, said or not."""
        hands = self._hands()
        dealt = hands is None
        hands = hands or [[] for _ in range(self.players)]
        stock = None if self.given.get("stock") is None else self.cards_of(self.given["stock"], "stock")
        pile = None if self.given.get("pile") is None else self.cards_of(self.given["pile"], "pile")
        loose = self._loose(hands, stock or [], pile or [])
        if lay_played_joker and pile is not None and JOKER not in pile and JOKER in loose:
            pile.insert(1, JOKER)
            loose.remove(JOKER)
        loose = self._shuffled(loose)
        if dealt:
            hands, loose = self._dealt(loose)
        empty = stock is not None and not stock
        if pile is None:
            pile, loose = self._start_pile(loose, everything=empty, joker=lay_played_joker)
        if empty:
            self.expect(not loose, f"X3: {_list(loose)} missing, and the stock is empty")
            loose = []
        self._place(hands, (stock or []) + loose, pile)

    def _hands(self) -> list[list[int]] | None:
        given = self.given.get("hands")
        if given is None:
            return None
        if not isinstance(given, (list, tuple)) or len(given) != self.players:
            self.faults.append(f"`hands` is a list of {self.players} hands, one for each player")
            return [[] for _ in range(self.players)]
        return [self.cards_of(hand, f"hands[{seat}]") for seat, hand in enumerate(given)]

    def _dealt(self, cards: list[int]) -> tuple[list[list[int]], list[int]]:
        """A hand for each seat that has not left, and what is left over."""
        size, hands = int(self.state.hand_size), []
        for seat in range(self.players):
            taken = 0 if int(self.state.removed) >> seat & 1 else size
            hands.append(cards[:taken])
            cards = cards[taken:]
        return hands, cards

    def _loose(self, hands: list[list[int]], stock: list[int], pile: list[int]) -> list[int]:
        """The cards of the deck that stand nowhere. More of one than there are is a fault."""
        placed = Counter(card for cards in (*hands, stock, pile) for card in cards)
        deck = Counter(range(JOKER)) + Counter({JOKER: int(self.state.jokers)})
        for card in sorted(placed - deck):
            many = deck[card]
            self.faults.insert(
                0, f"X3: {CARD_TEXTS[card]} is there {placed[card]} times, the deck has {many or 'none'}"
            )
        return sorted((deck - placed).elements())

    def _shuffled(self, cards: list[int]) -> list[int]:
        for k, card in enumerate(cards):
            self.state.stock[k] = card
        shuffle(self.state, self.state.stock, len(cards))
        return [int(card) for card in self.state.stock[: len(cards)]]

    def _start_pile(self, loose: list[int], *, everything: bool, joker: bool) -> tuple[list[int], list[int]]:
        """The pile (top first) for a dictionary without one, and what is left."""
        family = next((card for card in loose if card != JOKER), None)
        pile = [] if family is None else [family]
        rest = [card for card in loose if card != family]
        if everything:
            return pile + rest, []
        if joker and JOKER in rest:
            rest.remove(JOKER)
            pile.append(JOKER)
        return pile, rest

    def _place(self, hands: list[list[int]], stock: list[int], pile: list[int]) -> None:
        s = self.state
        for seat, hand in enumerate(hands):
            s.hands[seat] = card_set(hand)
        if len(stock) > 56 or len(pile) > 56:
            return  # cards given twice: a fault already
        for k, card in enumerate(reversed(stock)):
            s.stock[k] = card
        for k, card in enumerate(reversed(pile)):
            s.pile[k] = card
        s.stock_size, s.pile_size = len(stock), len(pile)
        s.top = pile[0] if pile and pile[0] != JOKER else -1
        if pile and s.top < 0:
            self.expect(all(card == JOKER for card in pile), "J2: a joker lies under the pile's top card, not on it")


def _list(cards: list[int]) -> str:
    return ", ".join(CARD_TEXTS[card] for card in sorted(cards))
