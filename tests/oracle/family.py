"""FAMILY played with lists and texts: the state, and what may be done in it.

`family_moves.py` carries the actions out. Nothing here is fast or clever; each method reads like its rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from . import places
from .cards import FAMILIES, FAMILY_CARDS, JOKER, deck, in_order
from .knowledge import Knowledge, Memory, Viewer

Shuffle = Callable[[list[str]], list[str]]
"""Given the cards to shuffle, their new order, topmost first: the only chance in a running game."""

PATIENCE = 30
"""X1: so many turns for each player may go by without a family, once no family card is left in the stock."""


@dataclass
class Options:
    jokers: int = 2
    hand_size: int = 9


@dataclass
class Twin:
    """One game of FAMILY."""

    hands: list[list[str]]
    shuffle: Shuffle
    options: Options = field(default_factory=Options)
    turn: int = 0
    stock: list[str] = field(default_factory=list)
    """Topmost first."""
    laid: list[tuple[int, str]] = field(default_factory=list)
    """Seats and their families, in the order laid (F8, F10)."""
    question: tuple[int, int] | None = None
    """(by, target) while the target is asked whether it cancels (J4)."""
    idle: int = 0
    """Turns in a row that completed no family."""
    dry: int = 0
    """Those at the end of them that had no family card in the stock all the time (X1)."""
    was_wet: bool = False
    """A family card lay in the stock at some moment of this turn."""
    completed: bool = False
    """A family was laid in this turn."""
    removed: set[int] = field(default_factory=set)
    turns: int = 0
    knowledge: Knowledge = field(init=False)

    def __post_init__(self) -> None:
        self.knowledge = Knowledge(len(self.hands), self.options.jokers)
        self.was_wet = self.is_wet

    # ------------------------------------------------------------------------------------- looking at it

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def seated(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.removed]

    @property
    def is_wet(self) -> bool:
        """A family card lies in the stock (X1)."""
        return any(card != JOKER for card in self.stock)

    @property
    def termination(self) -> str | None:
        """X2, F9, X1."""
        if len(self.seated) == 1:
            return "left"
        if len(self.laid) == len(FAMILIES):
            return "won"
        if self.dry >= PATIENCE * self.players:
            return "stuck"
        return "turn_limit" if self.turns >= places.TURN_LIMIT else None

    @property
    def waiting(self) -> set[int]:
        if self.termination:
            return set()
        return {self.turn if self.question is None else self.question[1]}

    @property
    def actors(self) -> set[int]:
        return self.waiting

    # ------------------------------------------------------------------------------------- what is legal

    def legal(self, seat: int) -> list[str]:
        """F1, F2, F11, J1, J4."""
        if seat not in self.waiting:
            return []
        if self.question is not None:
            return ["cancel", "accept"] if JOKER in self.hands[seat] else ["accept"]
        asks = self._asks(seat)
        jokers = [f"JK>{other}" for other in self.seated if other != seat] if JOKER in self.hands[seat] else []
        if asks:
            return asks + jokers
        return [*jokers, "draw" if self.stock else "pass"]

    def _asks(self, seat: int) -> list[str]:
        own = self.hands[seat]
        families = {card[:2] for card in own if card != JOKER}
        wanted = [card for card in FAMILY_CARDS if card[:2] in families and card not in own]
        others = [other for other in self.seated if other != seat and self.hands[other]]
        return [f"ask {other} {card}" for other in others for card in wanted]

    # ----------------------------------------------------------------------------------- how it came out

    def ranks(self) -> list[int]:
        """F9, F10: most families, then the first to have so many; those without any share. Removed seats
        share the last place, whatever they have laid (X2)."""
        keys = []
        for seat in range(self.players):
            own = [when for when, (owner, _) in enumerate(self.laid) if owner == seat and seat not in self.removed]
            keys.append((seat in self.removed, -len(own), own[-1] if own else -1))
        return places.ranks(keys)

    # -------------------------------------------------------------------------------------- what is seen

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know (H1)."""
        return {
            "game": "family",
            "seat": viewer,
            "players": self.players,
            "turn": self.turn,
            "hand": [] if viewer is None else in_order(self.hands[viewer]),
            "counts": [len(hand) for hand in self.hands],
            "stock": len(self.stock),
            "joker": None if self.question is None else list(self.question),
            "laid": [[seat, family] for seat, family in self.laid],
            "idle": self.idle,
            "turns": self.turns,
            "removed": sorted(self.removed),
            "options": dict(vars(self.options)),
            "known": [self._memory(viewer, seat) for seat in range(self.players)],
        }

    def _memory(self, viewer: Viewer, seat: int) -> dict[str, list[str]]:
        memory = Memory() if viewer == seat else self.knowledge.of[viewer][seat]
        if self.termination and viewer != seat:
            memory = Memory(self.hands[seat], memory.lacks)  # H2: everything is laid open
        some = [family for family in FAMILIES if family in memory.some]
        return {"holds": in_order(memory.holds), "lacks": in_order(memory.lacks), "some": some}

    def check(self) -> None:
        """X3: every card is there, once; and nothing that is remembered is wrong."""
        laid = [card for card in FAMILY_CARDS if any(card[:2] == family for _, family in self.laid)]
        assert in_order([card for hand in self.hands for card in hand] + self.stock + laid) == deck(self.options.jokers)
        for memories in self.knowledge.of.values():
            for seat, memory in enumerate(memories):
                hand = self.hands[seat]
                assert all(memory.holds.count(card) <= hand.count(card) for card in memory.holds)
                assert not set(memory.lacks) - {JOKER} & set(hand)
                rest = Counter(hand) - Counter(memory.holds)
                assert memory.some <= {card[:2] for card in rest}
