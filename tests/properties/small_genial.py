"""The collecting game for two with a small box, solved exactly: a position is a handful of tuples, a probability a
fraction. It knows nothing of the engine; rule ids say what each line is about."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

Counts = tuple[int, ...]


def plus(counts: Counts, colour: int, tokens: int) -> Counts:
    return (*counts[:colour], counts[colour] + tokens, *counts[colour + 1 :])


@dataclass(frozen=True)
class Small:
    """A position before a decision of the turn player, or at the end."""

    line: int
    turns_left: int
    turn: int
    reserve: Counts
    centre: Counts
    collections: tuple[Counts, Counts]
    zone: frozenset[int] = frozenset()
    bonus: int = 0
    in_bonus: bool = False

    @property
    def own(self) -> Counts:
        return self.collections[self.turn]

    @property
    def scarce(self) -> int | None:
        """C12, C13: the colour that the alternative move would bring."""
        fewest = [colour for colour, tokens in enumerate(self.own) if tokens == min(self.own)]
        if self.in_bonus or self.zone or len(fewest) > 1 or not self.centre[fewest[0]]:
            return None
        return fewest[0]

    def share(self) -> Fraction | None:
        """What seat 0 has of the win, None while the game goes on (C14, X1, C16)."""
        full = [min(collection) >= self.line for collection in self.collections]
        stranded = not any(self.reserve) and not self.zone and self.scarce is None
        if not any(full) and self.turns_left and not stranded:
            return None
        here, there = ((is_full, sum(own), min(own)) for is_full, own in zip(full, self.collections, strict=True))
        return Fraction(1 + (here > there) - (here < there), 2)

    def collected(self, colour: int, tokens: int) -> Small:
        """C10: crossing the length of a line upwards earns a bonus turn."""
        own = plus(self.own, colour, tokens)
        earned = self.own[colour] < self.line <= own[colour]
        pair = (own, self.collections[1]) if self.turn == 0 else (self.collections[0], own)
        return replace(
            self, collections=pair, centre=plus(self.centre, colour, -self.centre[colour]), bonus=self.bonus + earned
        )

    def going_on(self) -> Small:
        """C9, C10, C11, C16: a bonus turn, or the surplus goes back and the next one has the turn."""
        if min(self.own) >= self.line:
            return replace(self, bonus=0, in_bonus=False)
        if self.bonus and any(self.reserve):
            return replace(self, bonus=self.bonus - 1, in_bonus=True)
        kept = tuple(min(tokens, self.line) for tokens in self.own)
        reserve = tuple(lying + had - has for lying, had, has in zip(self.reserve, self.own, kept, strict=True))
        pair = (kept, self.collections[1]) if self.turn == 0 else (self.collections[0], kept)
        return replace(
            self,
            collections=pair,
            reserve=reserve,
            turn=1 - self.turn,
            turns_left=self.turns_left - 1,
            bonus=0,
            in_bonus=False,
        )

    def drawn(self, colour: int) -> Small:
        """C4 to C7."""
        left = replace(self, reserve=plus(self.reserve, colour, -1))
        if self.centre[colour] and colour not in self.zone:
            return replace(left, zone=self.zone | {colour})
        centre = plus(self.centre, colour, 1)
        for lying in self.zone:
            centre = plus(centre, lying, 1)
        return replace(left, centre=centre, zone=frozenset()).going_on()

    def taken(self) -> Small:
        """C8."""
        after = self
        for colour in self.zone:
            after = after.collected(colour, 1 + self.centre[colour])
        return replace(after, zone=frozenset()).going_on()

    def alternated(self) -> Small:
        """C13: one token."""
        assert self.scarce is not None
        after = self.collected(self.scarce, 1)
        return replace(after, centre=plus(self.centre, self.scarce, -1)).going_on()


@cache
def chances(small: Small) -> dict[str, Fraction]:
    """Of each legal action, what seat 0 wins by it on average when both play on as well as can be."""
    found = {}
    if total := sum(small.reserve):
        come = [(colour, tokens) for colour, tokens in enumerate(small.reserve) if tokens]
        found["draw"] = sum((Fraction(n, total) * best(small.drawn(colour)) for colour, n in come), Fraction(0))
    if small.zone:
        found["take"] = best(small.taken())
    if small.scarce is not None:
        found["alt"] = best(small.alternated())
    return found


@cache
def best(small: Small) -> Fraction:
    """What seat 0 wins on average when both play as well as can be: exactly."""
    share = small.share()
    if share is not None:
        return share
    return (max if small.turn == 0 else min)(chances(small).values())
