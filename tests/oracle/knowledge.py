"""What each viewer could have remembered of each hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .cards import FAMILY_CARDS, JOKER, deck, matches, rank

Viewer = int | None
"""A seat, or None for a spectator."""


@dataclass
class Memory:
    """What one viewer knows of one hand: cards that must be in it, cards that can't be in it."""

    holds: list[str] = field(default_factory=list)
    lacks: list[str] = field(default_factory=list)


class Knowledge:
    """The memories of all viewers; each method is one thing that everybody at the table witnesses."""

    def __init__(self, players: int, jokers: int) -> None:
        self.texts = sorted(set(deck(jokers)), key=rank)
        self.players = players
        self.of: dict[Viewer, list[Memory]] = {
            viewer: [Memory() for _ in range(players)] for viewer in (None, *range(players))
        }

    def _others(self, seat: int) -> list[Memory]:
        return [memories[seat] for viewer, memories in self.of.items() if viewer != seat]

    def had_no_match(self, seat: int, top: str | None) -> None:
        """Whoever had to draw or pass (L4) holds no card that matches."""
        for memory in self._others(seat):
            proved = [card for card in FAMILY_CARDS if matches(card, top)]
            memory.lacks += [card for card in proved if card not in memory.lacks]

    def drew_unseen(self, seat: int) -> None:
        """The new card may be any."""
        for memory in self._others(seat):
            memory.lacks.clear()

    def played(self, seat: int, card: str) -> None:
        for memory in self._others(seat):
            if card in memory.holds:
                memory.holds.remove(card)

    def exchanged(self, one: int, two: int, hand: Callable[[int], list[str]]) -> None:
        """Memories follow the hands; the two remember what they gave away. `hand` gives the hands afterwards."""
        for viewer, memories in self.of.items():
            memories[one], memories[two] = memories[two], memories[one]
            if viewer in (one, two):
                other = two if viewer == one else one
                memories[other] = self._whole_hand(hand(other))
                memories[viewer] = Memory()

    def _whole_hand(self, hand: list[str]) -> Memory:
        """A hand that was one's own a moment ago: these cards and no others (a joker: none besides those it holds)."""
        return Memory(list(hand), [card for card in self.texts if card == JOKER or card not in hand])

    def left(self, seat: int) -> None:
        """The hand is gone, and so is the one who remembered."""
        for viewer, memories in self.of.items():
            memories[seat] = Memory()
            if viewer == seat:
                memories[:] = [Memory() for _ in memories]
