"""A deal worked out from its seed with nothing but the standard library: what anybody could check a game with."""

from __future__ import annotations

import hashlib

from .cards import FAMILIES, JOKER, NUMBERS, deck
from .genial import COLOURS, TOKENS

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


def deal_hands(generator: Generator, players: int, size: int, jokers: int) -> tuple[list[list[str]], list[str]]:
    """Hands and stock, its topmost card last: a whole hand to each seat in turn (G6)."""
    cards = deck(jokers)
    generator.shuffle(cards)
    return [[cards.pop() for _ in range(size)] for _ in range(players)], cards


def deal(
    seed: int | str | bytes, players: int, size: int = 9, jokers: int = 2
) -> tuple[list[list[str]], list[str], list[str]]:
    """LINK: hands, stock (topmost first) and pile, which the start card begins (L1, L11)."""
    generator = Generator.seeded(seed)
    hands, cards = deal_hands(generator, players, size, jokers)
    pile = []
    if any(card != JOKER for card in cards):
        while cards[-1] == JOKER:
            generator.shuffle(cards)
        pile = [cards.pop()]
    return hands, cards[::-1], pile


def deal_family(
    seed: int | str | bytes, players: int, starter: int, size: int, jokers: int
) -> tuple[list[list[str]], list[str], list[tuple[int, str]]]:
    """FAMILY: hands, stock (topmost first), and the families that are laid, from the starter on (F8, F10)."""
    hands, cards = deal_hands(Generator.seeded(seed), players, size, jokers)
    laid = []
    for seat in [(starter + step) % players for step in range(players)]:
        for family in FAMILIES:
            if sum(card[:2] == family for card in hands[seat]) == len(NUMBERS):
                laid.append((seat, family))
                hands[seat] = [card for card in hands[seat] if card[:2] != family]
    return hands, cards[::-1], laid


def deal_fight(
    seed: int | str | bytes, players: int, size: int, jokers: int, tasks: dict[str, list[str]]
) -> tuple[list[list[str]], list[str], dict[str, list[str]]]:
    """FIGHT: hands, stock (topmost first), then the task decks, next first (T10), shuffled in that order."""
    generator = Generator.seeded(seed)
    hands, cards = deal_hands(generator, players, size, jokers)
    decks = {colour: list(tasks[colour]) for colour in ("yellow", "red", "blue")}
    for names in decks.values():
        generator.shuffle(names)
    return hands, cards[::-1], decks


def draw_tokens(seed: int | str | bytes, count: int) -> str:
    """Genial: the first tokens that are drawn from the full reserve (C2, C4). A draw counts from red to violet."""
    generator, reserve = Generator.seeded(seed), dict.fromkeys(COLOURS, TOKENS)
    drawn = ""
    for _ in range(count):
        number = generator.below(sum(reserve.values()))
        lying = "".join(colour * left for colour, left in reserve.items())
        drawn += lying[number]
        reserve[lying[number]] -= 1
    return drawn
