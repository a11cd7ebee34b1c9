"""The 56 cards (G2 to G4), sets of them, and their texts.

A set of cards is one int64. Bit family * 6 + number - 1 is a family card:

    bits  0- 5  PX1 to PX6   bits  6-11  NB   12-17  ZT   18-23  AD   24-29  SR
         30-35  SW               36-41  VG   42-47  OM   48-53  NM   54, 55  one joker, two jokers

The two jokers are alike and nothing may tell them apart (H1), so a set counts them: the first joker that comes in sets
bit 54, the second bit 55, and the first that goes clears the higher one. In a list of cards every joker is JOKER.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from gongenial.core.bits import each
from gongenial.core.errors import AmbiguousAction, InvalidAction, written
from gongenial.core.jit import kernel

FAMILIES = ("PROXIMA", "NEBULA", "ZETA", "ANDROMEDE", "SERPENS", "SPARROW", "VIRGO", "OMEGA", "NEMESIS")
FAMILY_CODES = ("PX", "NB", "ZT", "AD", "SR", "SW", "VG", "OM", "NM")
XPHERES = ("GOLD", "OBSIDIAN", "SILVER", "RUBY", "ICE", "AMETHYST")
"""The colours of the numbers 1 to 6 (G3)."""
NUMBERS = 6
SEATS = 6
"""The most players (G1); the length of what a state keeps for each seat."""

JOKER = 54
FAMILY_CARDS = (1 << 54) - 1
ONE_JOKER, TWO_JOKERS = 1 << 54, 1 << 55
JOKERS = ONE_JOKER | TWO_JOKERS
DECK = 56

FITS = np.array(
    [
        sum(
            1 << other
            for other in range(54)
            if other // NUMBERS == card // NUMBERS or other % NUMBERS == card % NUMBERS
        )
        for card in range(54)
    ]
)
"""For each family card, those with its family or its number, itself included (L3)."""

CARD_TEXTS = (*(f"{code}{number}" for code in FAMILY_CODES for number in range(1, NUMBERS + 1)), "JK")


@kernel
def with_card(cards: int, card: int) -> int:
    """The set with one card more, which must not be in it unless it is a joker."""
    if card == JOKER:
        return cards | (TWO_JOKERS if cards & ONE_JOKER else ONE_JOKER)
    return cards | 1 << card


@kernel
def whole_deck(jokers: int) -> int:
    """All cards of a deck with that many jokers, two or none (G4)."""
    return FAMILY_CARDS | JOKERS if jokers else FAMILY_CARDS


@kernel
def without_joker(cards: int) -> int:
    """The set with one joker less; without jokers, the set as it is."""
    if cards & TWO_JOKERS:
        return cards & ~TWO_JOKERS
    return cards & ~ONE_JOKER


def card_texts(cards: int) -> tuple[str, ...]:
    """A set of cards as texts, by family and number, jokers last."""
    return tuple(CARD_TEXTS[min(card, JOKER)] for card in each(cards))


def card_set(cards: Iterable[int]) -> int:
    """The set of a list of cards; a family card given twice is in it once."""
    members = 0
    for card in cards:
        members = with_card(members, card)
    return int(members)


def parse_card(text: str) -> int:
    """The card that a text names by family and number (G2, G3).

    `NB4`, `JK`, and for people also `nb4`, `Nebula 4`, `neb 4`, `nebula ruby`, `joker`.

    Raises InvalidAction for a text that names no card, AmbiguousAction for one that could name several (`ne 4`).
    """
    plain = "".join(text.split()).upper()
    if plain in CARD_TEXTS:
        return CARD_TEXTS.index(plain)
    if plain in ("JOKER", "GONGJOKER"):
        return JOKER
    for n, xphere in enumerate(XPHERES, start=1):
        if plain.endswith(xphere):
            plain = f"{plain.removesuffix(xphere)}{n}"
    name, number = plain[:-1], plain[-1:]
    if not name.isalpha() or number not in ("1", "2", "3", "4", "5", "6"):
        raise InvalidAction(f"{written(text)} is no card. A card is a family and a number from 1 to 6, as NB4, or JK.")
    families = [k for k, family in enumerate(FAMILIES) if family.startswith(name)]
    if name in FAMILY_CODES:
        families = [FAMILY_CODES.index(name)]
    if not families:
        raise InvalidAction(f"{written(text)} is no card: the families are {', '.join(FAMILY_CODES)}.")
    if len(families) > 1:
        names = " or ".join(f"{FAMILY_CODES[k]}{number} ({FAMILIES[k]})" for k in families)
        raise AmbiguousAction(f"{written(text)} could be {names}. Write which.")
    return families[0] * NUMBERS + int(number) - 1
