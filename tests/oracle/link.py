"""LINK played with lists and texts: the state, and what may be done in it.

`moves.py` carries the actions out. Nothing here is fast or clever; each method reads like its rule.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from . import places
from .cards import JOKER, deck, in_order, matches, rank
from .knowledge import Knowledge, Memory, Viewer

Shuffle = Callable[[list[str]], list[str]]
"""Given the cards to shuffle, their new order, topmost first: the only chance in a running game."""


@dataclass
class Options:
    jokers: int = 2
    hand_size: int = 9
    draw_when_able: bool = False
    false_call_penalty: bool = False


@dataclass
class Twin:
    """One game of LINK."""

    hands: list[list[str]]
    shuffle: Shuffle
    options: Options = field(default_factory=Options)
    turn: int = 0
    stock: list[str] = field(default_factory=list)
    """Topmost first."""
    pile: list[str] = field(default_factory=list)
    """Top first; jokers lie under the top family card."""
    question: tuple[int, int] | None = None
    """(by, target) while the target is asked whether it cancels (J4)."""
    drew: bool = False
    """The turn player has drawn in this turn."""
    drawn: str | None = None
    """The card drawn in this turn, as long as it alone may be played (L5)."""
    acted: bool = False
    """The turn player has had the first action of the turn (L9)."""
    owes: set[int] = field(default_factory=set)
    catchable: set[int] = field(default_factory=set)
    false_callers: set[int] = field(default_factory=set)
    """Seats that have paid for a false call in this turn (L10)."""
    removed: set[int] = field(default_factory=set)
    passes: int = 0
    """Turns in a row that ended with nothing to draw (L12)."""
    turns: int = 0
    knowledge: Knowledge = field(init=False)

    def __post_init__(self) -> None:
        self.knowledge = Knowledge(len(self.hands), self.options.jokers)

    # ------------------------------------------------------------------------------------- looking at it

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def seated(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.removed]

    @property
    def top(self) -> str | None:
        """The card to match; jokers in the pile are none (J2, L2)."""
        return next((card for card in self.pile if card != JOKER), None)

    @property
    def can_reshuffle(self) -> bool:
        """S1, L2: there is something in the pile besides its top family card."""
        return len(self.pile) > (0 if self.top is None else 1)

    @property
    def can_draw(self) -> bool:
        return bool(self.stock) or self.can_reshuffle

    def following(self, seat: int) -> int:
        """The next seat clockwise that is still there."""
        return places.following(seat, self.players, self.removed)

    @property
    def termination(self) -> str | None:
        if len(self.seated) == 1:
            return "left"
        if any(not self.hands[seat] for seat in self.seated):
            return "won"
        if self.passes >= len(self.seated):
            return "blocked"
        return "turn_limit" if self.turns >= places.TURN_LIMIT else None

    @property
    def waiting(self) -> set[int]:
        if self.termination:
            return set()
        return {self.turn if self.question is None else self.question[1]}

    @property
    def actors(self) -> set[int]:
        return {seat for seat in range(self.players) if self.legal(seat)}

    # ------------------------------------------------------------------------------------- what is legal

    def legal(self, seat: int) -> list[str]:
        if self.termination or seat in self.removed:
            return []
        if self.question is not None:
            return self._answers(seat)
        return (self._turn_actions() if seat == self.turn else []) + self._calls(seat)

    def _answers(self, seat: int) -> list[str]:
        """J4: the chosen player alone has an action."""
        assert self.question is not None
        if seat != self.question[1]:
            return []
        return ["cancel", "accept"] if JOKER in self.hands[seat] else ["accept"]

    def _turn_actions(self) -> list[str]:
        """L3 to L5, J1, S2."""
        seat = self.turn
        playable = self._playable()
        actions = sorted((card for card in playable if card != JOKER), key=rank)
        if JOKER in playable:
            actions += [f"JK>{target}" for target in self.seated if target != seat]
        if self.drew:
            return [*actions, "pass"]
        has_match = any(card != JOKER for card in playable)
        if self.can_draw and (not has_match or self.options.draw_when_able):
            actions.append("draw")
        if not self.can_draw and not has_match:
            actions.append("pass")
        return actions

    def _playable(self) -> set[str]:
        if self.drawn is not None:
            return {self.drawn} if self.drawn == JOKER or matches(self.drawn, self.top) else set()
        return {card for card in self.hands[self.turn] if card == JOKER or matches(card, self.top)}

    def _calls(self, seat: int) -> list[str]:
        """L7, L8."""
        own = ["gong"] if seat in self.owes else []
        return own + [f"gong!{other}" for other in sorted(self.catchable) if other != seat]

    def is_false_call(self, seat: int, action: str) -> bool:
        """L10 under `false_call_penalty`: accepted, though never listed."""
        if not (self.options.false_call_penalty and action.startswith("gong!")):
            return False
        if self.termination or self.question is not None or seat not in self.seated:
            return False
        accused = int(action.removeprefix("gong!"))
        free = seat not in self.false_callers
        return free and accused != seat and accused in self.seated and accused not in self.owes

    # ----------------------------------------------------------------------------------- how it came out

    def ranks(self) -> list[int]:
        """L6, L12, X1: fewest cards first, equals share, removed seats last."""
        return places.ranks([(seat in self.removed, len(self.hands[seat])) for seat in range(self.players)])

    # -------------------------------------------------------------------------------------- what is seen

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know (H1)."""
        return {
            "game": "link",
            "seat": viewer,
            "players": self.players,
            "turn": self.turn,
            "hand": [] if viewer is None else in_order(self.hands[viewer]),
            "counts": [len(hand) for hand in self.hands],
            "stock": len(self.stock),
            "pile": list(self.pile),
            "top": self.top,
            "drew": self.drew,
            "drawn": self.drawn if viewer == self.turn and not self.termination else None,
            "joker": None if self.question is None else list(self.question),
            "owes": sorted(self.owes),
            "catchable": sorted(self.catchable),
            "passes": self.passes,
            "turns": self.turns,
            "removed": sorted(self.removed),
            "options": dict(vars(self.options)),
            "known": [self._memory(viewer, seat) for seat in range(self.players)],
        }

    def _memory(self, viewer: Viewer, seat: int) -> dict[str, list[str]]:
        memory = Memory() if viewer == seat else self.knowledge.of[viewer][seat]
        if self.termination and viewer != seat:
            memory = Memory(self.hands[seat], memory.lacks)  # H2: everything is laid open
        return {"holds": in_order(memory.holds), "lacks": in_order(memory.lacks)}

    def check(self) -> None:
        """X3: every card is there, once."""
        cards = [card for hand in self.hands for card in hand] + self.stock + self.pile
        assert in_order(cards) == deck(self.options.jokers)
