"""FIGHT played with lists and texts: the state, and what may be done in it.

`fight_moves.py` carries the actions out, `fight_tasks.py` the tasks. Nothing here is fast or clever.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, Protocol

from . import places
from .cards import FAMILIES, JOKER, deck, in_order, rank
from .fight_knowledge import BOTH, Knowledge, Memory, Viewer

COLOURS = ("yellow", "red", "blue")
SIGNS = ("sun", "moon", "comet")


def colour_of(card: str) -> str | None:
    """T1: 1 and 2 are yellow, 3 and 4 red, 5 and 6 blue; a joker has none."""
    return None if card == JOKER else COLOURS[(int(card[2]) - 1) // 2]


class Chance(Protocol):
    """All that happens by chance in an action, told by whoever knows."""

    def shuffled(self, cards: list[str]) -> list[str]: ...
    def turned_up(self, hand: list[str]) -> str: ...
    def taken(self, giver: int, taker: int, hand: list[str]) -> str: ...
    def seen(self, hand: list[str], count: int) -> list[str]: ...
    def task_deck(self, names: list[str]) -> list[str]: ...


@dataclass
class Options:
    jokers: int = 2
    hand_size: int = 9
    shown_card: str = "discard"
    pack: str = "stars"


@dataclass
class Ask:
    """Something that the game waits for."""

    kind: str
    seats: list[int]
    count: int = 0
    to: int | None = None

    def written(self) -> dict[str, Any]:
        return {"kind": self.kind, "seats": sorted(self.seats), "count": self.count, "to": self.to}


Answer = tuple[int, str] | None
"""A seat and its text; None when somebody has left and the task has to look again."""
Task = Generator[list[Ask], Answer, None]


@dataclass
class Running:
    """The task that is being done."""

    name: str
    shown: str
    own_card: bool
    """T2: the shown card is one of the turn player's own."""
    chosen: int | None = None
    duel: str | None = None
    rival: int | None = None
    guesser: int | None = None
    choices: dict[int, str] = field(default_factory=dict)
    """Hidden choices of a duel, by seat."""
    winner: int | None = None
    loser: int | None = None
    asks: list[Ask] = field(default_factory=list)
    steps: Task | None = None

    def forget(self, seat: int) -> None:
        """X2: who has left is neither rival nor winner nor loser any more. The chosen one stays chosen, in vain."""
        self.rival, self.winner, self.loser = (
            None if one == seat else one for one in (self.rival, self.winner, self.loser)
        )


@dataclass
class Twin:
    """One game of FIGHT."""

    hands: list[list[str]]
    programs: dict[str, dict[str, list[dict[str, Any]]]]
    """The pack's tasks as they are written: by colour, by name."""
    options: Options = field(default_factory=Options)
    turn: int = 0
    stock: list[str] = field(default_factory=list)
    """Topmost first."""
    pile: list[str] = field(default_factory=list)
    """Top first."""
    decks: dict[str, list[str]] = field(default_factory=dict)
    """The names of the tasks still to come, next first (T10)."""
    question: tuple[int, int] | None = None
    """(by, target) while the target is asked whether it cancels (J4)."""
    dealt_out: bool = False
    running: Running | None = None
    again: bool = False
    replay: bool = False
    skips: set[int] = field(default_factory=set)
    removed: set[int] = field(default_factory=set)
    turns: int = 0
    won_by: int | None = None
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

    def clockwise(self, start: int) -> list[int]:
        """All seats that are still there, from this one on."""
        circle = [(start + step) % self.players for step in range(self.players)]
        return [seat for seat in circle if seat not in self.removed]

    @property
    def termination(self) -> str | None:
        if len(self.seated) == 1:
            return "left"
        if self.won_by is not None:
            return "won"
        return "turn_limit" if self.turns >= places.TURN_LIMIT else None

    @property
    def waiting(self) -> set[int]:
        if self.termination:
            return set()
        if self.question is not None:
            return {self.question[1]}
        if self.running is not None:
            return {seat for ask in self.running.asks for seat in ask.seats}
        return {self.turn}

    @property
    def actors(self) -> set[int]:
        return self.waiting

    # ------------------------------------------------------------------------------------- what is legal

    def legal(self, seat: int) -> list[str]:
        if seat not in self.waiting:
            return []
        if self.question is not None:
            return ["cancel", "accept"] if JOKER in self.hands[seat] else ["accept"]
        if self.running is not None:
            return self._answers(seat, next(ask for ask in self.running.asks if seat in ask.seats))
        jokers = [f"JK>{other}" for other in self.seated if other != seat] if JOKER in self.hands[seat] else []
        return [*jokers, "draw"]

    def _answers(self, seat: int, ask: Ask) -> list[str]:
        if ask.kind == "player":
            return [f"at {other}" for other in self.seated if other != seat]
        if ask.kind == "signs":
            return list(SIGNS)
        if ask.kind == "choose":
            return ["one", "two"]
        if ask.kind.startswith("guess-"):
            options: dict[str, tuple[str, ...]] = {"number": tuple("123456"), "family": FAMILIES, "colour": COLOURS}
            return [f"guess {option}" for option in options[ask.kind.removeprefix("guess-")]]
        return sorted(set(self.hands[seat]), key=rank)

    # ----------------------------------------------------------------------------------- how it came out

    def ranks(self) -> list[int]:
        """T5, T8, X1: the winner first, then the fewest cards; removed seats last."""
        keys = [(seat in self.removed, seat != self.won_by, len(self.hands[seat])) for seat in range(self.players)]
        return places.ranks(keys)

    # -------------------------------------------------------------------------------------- what is seen

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """What a seat, or a spectator (None), may know (H1)."""
        running = self.running
        return {
            "game": "fight",
            "seat": viewer,
            "players": self.players,
            "turn": self.turn,
            "hand": [] if viewer is None else in_order(self.hands[viewer]),
            "counts": [len(hand) for hand in self.hands],
            "stock": len(self.stock),
            "pile": list(self.pile),
            "joker": None if self.question is None else list(self.question),
            "shown": running and running.shown,
            "own_card": bool(running and running.own_card),
            "task": running and running.name,
            "code": running and colour_of(running.shown),
            "asks": [ask.written() for ask in running.asks] if running else [],
            "rival": running and running.rival,
            "chosen_seat": running.chosen if running and running.chosen not in self.removed else None,
            "duel": running and running.duel,
            "guesser": running and running.guesser,
            "ready": sorted(running.choices) if running else [],
            "my_choice": running.choices.get(viewer) if running and viewer is not None else None,
            "winner": running and running.winner,
            "loser": running and running.loser,
            "again": self.again,
            "replay": self.replay,
            "skips": sorted(self.skips),
            "drawn_tasks": self.drawn_tasks(),
            "dealt_out": self.dealt_out,
            "turns": self.turns,
            "removed": sorted(self.removed),
            "options": dict(vars(self.options)),
            "known": [self._memory(viewer, seat) for seat in range(self.players)],
        }

    def drawn_tasks(self) -> dict[str, list[str]]:
        """T10: those that won't come again before their deck is used up."""
        return {
            colour: [name for name in self.programs[colour] if name not in self.decks[colour]] for colour in COLOURS
        }

    def _memory(self, viewer: Viewer, seat: int) -> dict[str, list[str]]:
        memory = Memory() if viewer == seat else self.knowledge.of[viewer][seat]
        holds = [JOKER if card in BOTH else card for card in memory.holds]
        if self.termination and viewer != seat:
            holds = self.hands[seat]  # H2: everything is laid open
        lacks = {JOKER if card in BOTH else card for card in memory.lacks}
        return {"holds": in_order(holds), "lacks": in_order(list(lacks))}

    def check(self) -> None:
        """X3: every card is there, once; and nothing that is remembered is wrong."""
        apart = [self.running.shown] if self.running and self._lies_apart(self.running) else []
        cards = [card for hand in self.hands for card in hand] + self.stock + self.pile + apart
        assert in_order(cards) == deck(self.options.jokers)
        for memories in self.knowledge.of.values():
            for seat, memory in enumerate(memories):
                jokers = self.hands[seat].count(JOKER)
                assert {card for card in memory.holds if card not in BOTH} <= set(self.hands[seat])
                assert memory.jokers <= jokers
                assert not memory.lacks & set(self.hands[seat])
                assert jokers < 2 or not memory.lacks & set(BOTH)
                assert not jokers or not set(BOTH[: self.options.jokers]) <= memory.lacks

    def _lies_apart(self, running: Running) -> bool:
        """T6: in no hand while its task is done."""
        return not running.own_card and self.options.shown_card == "discard"
