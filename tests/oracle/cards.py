"""Cards as texts (`NB4`, `JK`), nothing else: what the twin plays with."""

from __future__ import annotations

FAMILIES = ("PX", "NB", "ZT", "AD", "SR", "SW", "VG", "OM", "NM")
NUMBERS = ("1", "2", "3", "4", "5", "6")
JOKER = "JK"
FAMILY_CARDS = tuple(family + number for family in FAMILIES for number in NUMBERS)


def deck(jokers: int) -> list[str]:
    """All cards of a game, in the order of their codes (G3, G4)."""
    return [*FAMILY_CARDS, *[JOKER] * jokers]


def rank(card: str) -> int:
    """Where a card stands in a sorted hand."""
    return len(FAMILY_CARDS) if card == JOKER else FAMILY_CARDS.index(card)


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=rank)


def matches(card: str, top: str | None) -> bool:
    """L3, J5: same family or same number; anything matches when there is no card to match (L2); a joker never."""
    if card == JOKER:
        return False
    return top is None or card[:2] == top[:2] or card[2] == top[2]
