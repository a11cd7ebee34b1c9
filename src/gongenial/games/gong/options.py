"""The options that all variants of GONG have: jokers and the size of a hand (G4, G8)."""

from __future__ import annotations

from collections.abc import Mapping

from gongenial.core.contract import Option
from gongenial.core.errors import InvalidOption
from gongenial.core.values import OptionValue
from gongenial.games.gong.cards import JOKER

JOKERS_OPTION = Option("jokers", "G4", 2, (2, 0), "2 or 0")
HAND_SIZE = Option(
    "hand_size", "G8", 9, range(5, 29), "a number of cards from 5 up, for all players together at most the deck"
)


def fit_hands(players: int, options: Mapping[str, OptionValue], stays: int = 0) -> None:
    """Raise InvalidOption unless the deck is large enough for everybody's hand and for what has to stay in the stock
    (G8)."""
    deck = JOKER + int(options["jokers"])
    size = int(options["hand_size"])
    if players * size > deck - stays:
        what = f", {stays} cards stay in the stock" if stays else ""
        raise InvalidOption(
            f"{players} players with {size} cards each need {players * size} cards, and the deck"
            f" has {deck}{what}: hand_size can be 5 to {(deck - stays) // players} (G8)."
        )
