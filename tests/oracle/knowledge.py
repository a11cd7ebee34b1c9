"""What each viewer could have remembered of each hand."""

from __future__ import annotations

import copy
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
    some: set[str] = field(default_factory=set)
    """Families of which it must have a card besides those that it is known to hold (FAMILY)."""


class Knowledge:
    """The memories of all viewers; each method is one thing that everybody at the table witnesses."""

    def __init__(self, players: int, jokers: int) -> None:
        self.texts = sorted(set(deck(jokers)), key=rank)
        self.players = players
        self.gone: set[str] = set()
        """Families that lie on the table (F8)."""
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
        """F1, F2: whoever asks has some of the family."""
        for memory in self._others(asker):
            if not any(held[:2] == card[:2] for held in memory.holds):
                memory.some.add(card[:2])

    def has_not(self, seat: int, card: str) -> None:
        """F2, F4, F12: it was asked for and not given, or asked for by the seat itself."""
        for memory in self._others(seat):
            if card not in memory.lacks:
                memory.lacks.append(card)

    def gave_openly(self, seat: int, card: str) -> None:
        """F3: if nobody knew of this card, it may have been the one that proved the family."""
        for memory in self._others(seat):
            if card in memory.holds:
                memory.holds.remove(card)
            else:
                memory.some.discard(card[:2])
        self.has_not(seat, card)

    def got_openly(self, seat: int, card: str) -> None:
        """F3, F5: everybody saw which card it was."""
        for memory in self._others(seat):
            memory.holds.append(card)
            if card in memory.lacks:
                memory.lacks.remove(card)

    def drew_another(self, seat: int, card: str) -> None:
        """F12: what was drawn is not shown, so it isn't the card that was asked for."""
        self.drew_unseen(seat)
        self.has_not(seat, card)

    def could_not_ask(self, seat: int, size: int) -> None:
        """F11: though others have cards, so there are none but jokers in the hand."""
        for memory in self._others(seat):
            memory.holds = [JOKER] * size
            memory.some = set()

    def passed(self, seat: int) -> None:
        """F11: that stays so, as nothing was drawn."""
        for card in FAMILY_CARDS:
            if card[:2] not in self.gone:
                self.has_not(seat, card)

    def laid(self, family: str) -> None:
        """F8: nobody can hold a card of it from now on, so nobody thinks of it."""
        self.gone.add(family)
        for memories in self.of.values():
            for memory in memories:
                memory.some.discard(family)
                memory.holds = [card for card in memory.holds if card[:2] != family]
                memory.lacks = [card for card in memory.lacks if card[:2] != family]

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
        others = [card for card in self.texts if card[:2] not in self.gone and card not in hand]
        return Memory(list(hand), [*others, *({JOKER} & set(hand) & set(self.texts))])

    def left(self, seat: int) -> None:
        """The hand is gone, and so is the one who remembered."""
        for viewer, memories in self.of.items():
            memories[seat] = Memory()
            if viewer == seat:
                memories[:] = [Memory() for _ in memories]

    def left_to_watch(self, seat: int) -> None:
        """FAMILY: who has left knows what everybody knows."""
        self.left(seat)
        self.of[seat] = copy.deepcopy(self.of[None])
