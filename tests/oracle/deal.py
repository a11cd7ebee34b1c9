"""A deal worked out from its seed with nothing but the standard library: what anybody could check a game with."""

from __future__ import annotations

import hashlib

from .cards import JOKER, deck

MASK = (1 << 64) - 1


def _rotated(word: int, by: int) -> int:
    return (word << by | word >> 64 - by) & MASK


class Generator:
    """xoroshiro128++, seeded with the first 16 bytes of a SHA-256."""

    def __init__(self, a: int, b: int) -> None:
        self.a, self.b = a, b

    @classmethod
    def seeded(cls, seed: int | str | bytes) -> Generator:
        digest = hashlib.sha256(seed if isinstance(seed, bytes) else str(seed).encode()).digest()
        return cls(int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little"))

    def word(self) -> int:
        a, b = self.a, self.b
        result = (_rotated((a + b) & MASK, 17) + a) & MASK
        b ^= a
        self.a, self.b = _rotated(a, 49) ^ b ^ (b << 21 & MASK), _rotated(b, 28)
        return result

    def below(self, n: int) -> int:
        """The upper half of a word, scaled; the few values that would make some results likelier are thrown away."""
        while True:
            high, low = divmod((self.word() >> 32) * n, 1 << 32)
            if low >= (1 << 32) % n:
                return high

    def shuffle(self, cards: list[str]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


def deal(
    seed: int | str | bytes, players: int, size: int = 9, jokers: int = 2
) -> tuple[list[list[str]], list[str], list[str]]:
    """Hands, stock (topmost first) and pile: a whole hand to each seat in turn, then the start card (L1, L11)."""
    generator, cards = Generator.seeded(seed), deck(jokers)
    generator.shuffle(cards)
    hands = [[cards.pop() for _ in range(size)] for _ in range(players)]
    pile = []
    if any(card != JOKER for card in cards):
        while cards[-1] == JOKER:
            generator.shuffle(cards)
        pile = [cards.pop()]
    return hands, cards[::-1], pile
