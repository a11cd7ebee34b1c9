"""What each viewer could have remembered of each hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .cards import FAMILIES, FAMILY_CARDS, JOKER, deck, matches, rank

Viewer = int | None
"""A seat, or None for a spectator."""


@dataclass
class Memory:
    """What one viewer knows of one hand: cards that must be in it, cards that can't be in it; in FAMILY also families of
    which at least one card must be in it."""

    holds: list[str] = field(default_factory=list)
    lacks: list[str] = field(default_factory=list)
    proved: set[str] = field(default_factory=set)

    @property
    def some(self) -> list[str]:
        """The families that were proved, and those of the cards that are known."""
        return [family for family in FAMILIES if family in self.proved or any(c[:2] == family for c in self.holds)]


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

    # ------------------------------------------------------------------------------------- what FAMILY shows

    def asked(self, asker: int, card: str) -> None:
        """F1, F2: whoever asks has some of the family, and not this card."""
        for memory in self._others(asker):
            memory.proved.add(card[:2])
            self._lacking(memory, card)

    def missed(self, asked: int, card: str) -> None:
        """F4, F12: the answer was no."""
        for memory in self._others(asked):
            self._lacking(memory, card)

    def drew_another(self, seat: int, card: str) -> None:
        """F12: what was drawn is not shown, so it isn't the card that was asked for."""
        self.drew_unseen(seat)
        for memory in self._others(seat):
            memory.lacks.append(card)

    def got_openly(self, seat: int, card: str) -> None:
        """F3, F5: everybody saw which card it was."""
        for memory in self._others(seat):
            if card not in memory.holds:
                memory.holds.append(card)
            if card in memory.lacks:
                memory.lacks.remove(card)

    def gave_openly(self, seat: int, card: str) -> None:
        """F3: it may have been the one that proved the family."""
        for memory in self._others(seat):
            memory.proved.discard(card[:2])
        self.played(seat, card)

    def laid(self, family: str) -> None:
        """F8: nobody can hold a card of it from now on, so nobody thinks of it."""
        for memories in self.of.values():
            for memory in memories:
                memory.proved.discard(family)
                memory.holds = [card for card in memory.holds if card[:2] != family]
                memory.lacks = [card for card in memory.lacks if card[:2] != family]

    @staticmethod
    def _lacking(memory: Memory, card: str) -> None:
        if card not in memory.lacks:
            memory.lacks.append(card)

    # ------------------------------------------------------------------------------------------- all variants

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
