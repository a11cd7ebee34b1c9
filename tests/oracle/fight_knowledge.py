"""What each viewer could have remembered of each hand in FIGHT, where cards go from hand to hand unseen.

The two jokers can't be told apart: `JK1` in a hand's memory is one joker, `JK1` and `JK2` are both; a hand that lacks
`JK2` has no second one, a hand that lacks both has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .cards import FAMILY_CARDS, JOKER

Viewer = int | None
"""A seat, or None for everybody (a spectator)."""

BOTH = ("JK1", "JK2")


def numbered(cards: list[str], jokers: int) -> set[str]:
    """Cards with the jokers among them counted."""
    return {card for card in cards if card != JOKER} | set(BOTH[: min(jokers, cards.count(JOKER))])


@dataclass
class Memory:
    """What one viewer knows of one hand."""

    holds: set[str] = field(default_factory=set)
    lacks: set[str] = field(default_factory=set)

    @property
    def jokers(self) -> int:
        return len(self.holds & set(BOTH))

    def see(self, card: str) -> None:
        """It has this card; a joker: one more than was known."""
        if card == JOKER:
            card = BOTH[min(self.jokers, 1)]
        self.holds.add(card)
        self.lacks -= self.holds

    def see_a_joker(self, at_least: int = 1) -> None:
        """It has so many jokers at least."""
        self.holds |= set(BOTH[:at_least])
        self.lacks -= self.holds

    def forget(self, card: str) -> None:
        """The card has gone; of a hand known to have had no more jokers than that, none is left."""
        if card == JOKER:
            card = BOTH[max(self.jokers - 1, 0)]
            if self.lacks & set(BOTH):
                self.lacks.add(card)
        self.holds.discard(card)


class Knowledge:
    """The memories of all viewers; each method is one thing that somebody witnesses."""

    def __init__(self, players: int, jokers: int) -> None:
        self.deck = {*FAMILY_CARDS, *BOTH[:jokers]}
        self.jokers = jokers
        self.of: dict[Viewer, list[Memory]] = {
            viewer: [Memory() for _ in range(players)] for viewer in (None, *range(players))
        }

    def _others(self, seat: int) -> Iterator[Memory]:
        return (memories[seat] for viewer, memories in self.of.items() if viewer != seat)

    def shown(self, seat: int, card: str) -> None:
        """T2, T9: everybody has seen that it is in the hand."""
        for memory in self._others(seat):
            if card == JOKER:
                memory.see_a_joker()
            else:
                memory.see(card)

    def drew_openly(self, seat: int, card: str) -> None:
        """T6, T7: everybody has seen it go into the hand."""
        for memory in self._others(seat):
            memory.see(card)

    def drew_unseen(self, seat: int) -> None:
        """The new card may be any."""
        for memory in self._others(seat):
            memory.lacks.clear()

    def looked(self, viewer: int, seat: int, cards: list[str]) -> None:
        memory = self.of[viewer][seat]
        for card in cards:
            if card != JOKER:
                memory.see(card)
        memory.see_a_joker(cards.count(JOKER))

    def went_openly(self, seat: int, card: str) -> None:
        """Laid down, discarded, played."""
        for memory in self._others(seat):
            memory.forget(card)

    def moved(self, giver: int, taker: int, card: str) -> None:
        """T4: the two know which card it was, nobody else does."""
        for viewer, memories in self.of.items():
            if viewer == taker:
                memories[giver].forget(card)
            elif viewer == giver:
                memories[taker].see(card)
            else:
                self._moved_unseen(memories[giver], memories[taker])

    @staticmethod
    def _moved_unseen(giver: Memory, taker: Memory) -> None:
        """The giver may have given any card that it isn't known to lack, known ones too."""
        no_joker = set(BOTH) <= giver.lacks
        taker.lacks = {card for card in taker.lacks if (no_joker if card in BOTH else card in giver.lacks)}
        if giver.jokers:
            giver.lacks -= set(BOTH)
        giver.holds = set()

    def exchanged(self, one: int, two: int, hands: list[list[str]]) -> None:
        """Memories follow the hands; the two remember what they gave away. The hands are those afterwards."""
        for viewer, memories in self.of.items():
            memories[one], memories[two] = memories[two], memories[one]
            if viewer in (one, two):
                other = two if viewer == one else one
                holds = numbered(hands[other], self.jokers)
                memories[other] = Memory(holds, self.deck - holds)
                memories[viewer] = Memory()

    def left(self, seat: int) -> None:
        """The hand is gone, and so is the one who remembered."""
        for viewer, memories in self.of.items():
            memories[seat] = Memory()
            if viewer == seat:
                memories[:] = [Memory() for _ in memories]
