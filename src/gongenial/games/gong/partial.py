"""Reading the cards of a partial position of a GONG game: what is given is checked, the rest of the deck is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from gongenial.core.chance import shuffle
from gongenial.core.contract import NOTHING
from gongenial.core.errors import GongenialError, written
from gongenial.games.gong.cards import CARD_TEXTS, DECK, JOKER, card_set, parse_card
from gongenial.games.reading import Reading

_TEXT = "cards are texts such as NB4 or JK"


class Partial(Reading):
    """A dictionary with cards in it."""

    def card(self, name: str) -> int:
        """The card, or NOTHING."""
        value = self.given.get(name)
        return NOTHING if value is None else next(iter(self.cards_of([value], name)), NOTHING)

    def cards(self, name: str) -> list[int] | None:
        """A list of cards, None where it is left out."""
        value = self.given.get(name)
        return None if value is None else self.cards_of(value, name)

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
                self.faults.append(f"`{name}`: {str(error).removesuffix('.')}")
        return cards

    def hands(self) -> list[list[int]] | None:
        """The hands, None where they are left out."""
        given = self.given.get("hands")
        if given is None:
            return None
        if not isinstance(given, (list, tuple)) or len(given) != self.players:
            self.faults.append(f"`hands` is a list of {self.players} hands, one for each player")
            return [[] for _ in range(self.players)]
        return [self.cards_of(hand, f"hands[{seat}]") for seat, hand in enumerate(given)]

    def dealt(self, cards: list[int]) -> tuple[list[list[int]], list[int]]:
        """A hand for each seat that has not left, from the top of these cards, and what is left over."""
        size, hands = int(self.state.hand_size), []
        for seat in range(self.players):
            taken = 0 if int(self.state.removed) >> seat & 1 else size
            hands.append(cards[:taken])
            cards = cards[taken:]
        return hands, cards

    def loose(self, *places: Sequence[int]) -> list[int]:
        """The cards of the deck that stand in none of these places. More of one than there are is a fault."""
        placed = Counter(card for cards in places for card in cards)
        deck = Counter(range(JOKER)) + Counter({JOKER: int(self.state.jokers)})
        for card in sorted(placed - deck):
            many = deck[card]
            self.faults.insert(
                0, f"X3: {CARD_TEXTS[card]} is there {placed[card]} times, the deck has {many or 'none'}"
            )
        return sorted((deck - placed).elements())

    def shuffled(self, cards: list[int]) -> list[int]:
        """These cards in an order of the state's generator."""
        for k, card in enumerate(cards):
            self.state.stock[k] = card
        shuffle(self.state, self.state.stock, len(cards))
        return [int(card) for card in self.state.stock[: len(cards)]]

    def missing(self, cards: list[int]) -> None:
        """Note that these cards stand nowhere, and there is no stock that they could lie in."""
        names = ", ".join(CARD_TEXTS[card] for card in sorted(cards))
        self.expect(not cards, f"X3: {names} missing, and the stock is empty")

    def place(self, hands: list[list[int]], stock: list[int]) -> None:
        """Put these hands and this stock, topmost first, into the state."""
        s = self.state
        for seat, hand in enumerate(hands):
            s.hands[seat] = card_set(hand)
        if len(stock) <= DECK:  # else cards are given twice: a fault already
            for k, card in enumerate(reversed(stock)):
                s.stock[k] = card
            s.stock_size = len(stock)

    def place_pile(self, pile: list[int]) -> None:
        """Put these discards, top first, into the state."""
        s = self.state
        if len(pile) <= DECK:
            for k, card in enumerate(reversed(pile)):
                s.pile[k] = card
            s.pile_size = len(pile)
